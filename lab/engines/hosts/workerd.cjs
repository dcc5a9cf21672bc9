// Runs the script in workerd, which miniflare starts. Arguments: SCRIPT STEPS.
const { readFileSync } = require('node:fs')
const { Miniflare } = require('miniflare')
const { write } = require('./write.cjs')
const [path, steps] = process.argv.slice(2)

const WORKER = `
export default {
	fetch(request) {
		return new Response(answer(Number(new URL(request.url).pathname.slice(1))))
	},
}`

main()

async function main() {
	const script = readFileSync(path, 'utf8') + WORKER
	const worker = new Miniflare({ modules: true, script, compatibilityDate: '2026-04-01' })
	try {
		for (let step = 0; step < Number(steps); step++) {
			const response = await worker.dispatchFetch(`http://worker/${step}`)
			if (!response.ok) throw new Error(await response.text())
			write(await response.text())
		}
	} finally {
		await worker.dispose()
	}
}
