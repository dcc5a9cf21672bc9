// Runs the script in Node, Bun or Deno, as any other script, and prints its answers. Arguments: SCRIPT STEPS.
const { readFileSync } = require('node:fs')
const { runInThisContext } = require('node:vm')
const { write } = require('./write.cjs')
const [path, steps] = process.argv.slice(2)

runInThisContext(readFileSync(path, 'utf8'))
for (let step = 0; step < Number(steps); step++) write(globalThis.answer(step))
