// Runs the script in QuickJS that is compiled to WebAssembly. Arguments: SCRIPT STEPS.
const { readFileSync } = require('node:fs')
const { getQuickJS } = require('quickjs-emscripten')
const { write } = require('./write.cjs')
const [path, steps] = process.argv.slice(2)

main()

async function main() {
	const context = (await getQuickJS()).newContext()
	context.unwrapResult(context.evalCode(readFileSync(path, 'utf8'), 'engine.js', { type: 'global' })).dispose()
	for (let step = 0; step < Number(steps); step++) {
		const answer = context.unwrapResult(context.evalCode(`answer(${step})`))
		write(context.getString(answer))
		answer.dispose()
	}
}
