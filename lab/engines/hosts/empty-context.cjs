// Runs the script where there is nothing but the language: no Intl, no clock, no randomness, no code from strings: SCRIPT STEPS.
const { readFileSync } = require('node:fs')
const { constants, createContext, runInContext } = require('node:vm')
const { write } = require('./write.cjs')
const [path, steps] = process.argv.slice(2)

const GONE = ['Intl', 'Date', 'console', 'WebAssembly']
const global = createContext(constants.DONT_CONTEXTIFY, { codeGeneration: { strings: false, wasm: false } })
runInContext(`delete Math.random; ${GONE.map((name) => `delete globalThis.${name}`).join(';')}`, global)
for (const name of [...GONE, 'process', 'performance', 'crypto', 'require', 'setTimeout', 'Math.random']) {
	if (runInContext(`typeof ${name}`, global) !== 'undefined') throw new Error(`the context has ${name}`)
}
runInContext(readFileSync(path, 'utf8'), global)
for (let step = 0; step < Number(steps); step++) write(global.answer(step))
