// Runs the script in a page of headless Chromium, which posts its answers to a server on the loopback: SCRIPT STEPS.
const { spawn } = require('node:child_process')
const { mkdtempSync, readFileSync, rmSync } = require('node:fs')
const { createServer } = require('node:http')
const { tmpdir } = require('node:os')
const { join } = require('node:path')
const { write } = require('./write.cjs')
const [path, steps] = process.argv.slice(2)

/** A page that stays silent for so many milliseconds has failed. */
const PATIENCE = 120_000
const PAGE = `<!doctype html><meta charset="utf-8"><script>
onerror = (message) => fetch('/failed', { method: 'POST', body: message })
</script><script src="/script"></script><script>
(async () => {
	for (let step = 0; step < ${Number(steps)}; step++) await fetch('/answer', { method: 'POST', body: answer(step) })
	await fetch('/done', { method: 'POST' })
})().catch((error) => fetch('/failed', { method: 'POST', body: String(error) }))
</script>`

const profile = mkdtempSync(join(tmpdir(), 'orderwright-chromium-'))
const server = createServer(respond).listen(0, '127.0.0.1', start)
let browser
let failure = 'the page fell silent'
let timer = setTimeout(stop, PATIENCE, 1)

function start() {
	const page = `http://127.0.0.1:${server.address().port}/`
	const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', `--user-data-dir=${profile}`]
	browser = spawn('chromium', [...flags, page], { stdio: 'ignore' })
	browser.on('error', (error) => fail(error.message))
	browser.on('exit', () => fail('Chromium ended'))
}

async function respond(request, response) {
	if (request.url === '/') return response.setHeader('content-type', 'text/html').end(PAGE)
	if (request.url === '/script') return response.setHeader('content-type', 'text/javascript').end(readFileSync(path))
	const chunks = []
	for await (const chunk of request) chunks.push(chunk)
	response.end()
	timer.refresh()
	const body = Buffer.concat(chunks)
	if (request.url === '/answer') write(body.toString())
	else if (request.url === '/done') stop(0)
	else if (request.url === '/failed') fail(body.toString())
}

function fail(message) {
	failure = message
	stop(1)
}

function stop(status) {
	if (timer === null) return
	clearTimeout(timer)
	timer = null
	if (status !== 0) console.error(failure)
	const end = () => {
		rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
		process.exit(status)
	}
	if (browser === undefined || browser.exitCode !== null) return end()
	browser.removeAllListeners('exit').once('exit', end)
	browser.kill()
}
