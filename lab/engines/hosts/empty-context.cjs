// Runs the script where there is nothing but the language: no Intl, no clock, no time zone, no randomness, no code from strings: SCRIPT STEPS.
const { readFileSync } = require('node:fs')
const { constants, createContext, runInContext } = require('node:vm')
const { write } = require('./write.cjs')
const [path, steps] = process.argv.slice(2)

const GONE = ['Intl', 'console', 'WebAssembly']
/** What is left of Date is arithmetic: a number of milliseconds in UTC, and its parts. */
const UNTIMED = `{
	const Given = Date
	const local = Object.getOwnPropertyNames(Date.prototype).filter((name) => /^(get|set)(?!UTC|Time$)|^to(?!ISOString$|JSON$)/.test(name))
	for (const name of local) delete Date.prototype[name]
	delete Date.now
	Date = function (...given) {
		if (!new.target || typeof given[0] !== 'number' || given.length > 1) throw new Error('the time, or a local time, was asked for')
		return new Given(given[0])
	}
	Date.UTC = Given.UTC
	Date.prototype = Given.prototype
	Given.prototype.constructor = Date
}`
const global = createContext(constants.DONT_CONTEXTIFY, { codeGeneration: { strings: false, wasm: false } })
runInContext(`delete Math.random; ${GONE.map((name) => `delete globalThis.${name}`).join(';')}`, global)
runInContext(UNTIMED, global)
for (const name of [
	...GONE,
	'process',
	'performance',
	'crypto',
	'require',
	'setTimeout',
	'Math.random',
	'Date.now',
	'Date.parse',
]) {
	if (runInContext(`typeof ${name}`, global) !== 'undefined') throw new Error(`the context has ${name}`)
}
runInContext(readFileSync(path, 'utf8'), global)
for (let step = 0; step < Number(steps); step++) write(global.answer(step))
