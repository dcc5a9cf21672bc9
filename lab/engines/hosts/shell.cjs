// Runs the script as Node, Bun and Deno run any other, and prints its answers: SCRIPT STEPS.
const { readFileSync } = require('node:fs')
const { runInThisContext } = require('node:vm')
const { write } = require('./write.cjs')
const [path, steps] = process.argv.slice(2)

runInThisContext(readFileSync(path, 'utf8'))
for (let step = 0; step < Number(steps); step++) write(globalThis.answer(step))
