/**
 * Judges the published vectors and generated orders in each host of docs/languages.md, and through `orderwright serve`: every byte
 * of the answers must be that of Node. Reads `dist/`.
 *
 *   lab/run hosts                     fails if a host can't run
 *   lab/run hosts -- --orders 2000
 *
 * Debian's packages that are missing are installed, if this user may. A host that can't run is named.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startServer } from '../../scripts/start-mock.ts'
import { installDebian } from '../shared/debian.ts'
import { type Host, writeHosts } from './hosts.ts'
import { askNode } from './node.ts'
import { orderQuestions, toLine, vectorQuestions } from './questions.ts'
import { askServer } from './serve.ts'

/** All answers as one digest, and how fast the orders were judged. */
export interface Answered {
	readonly digest: string
	readonly milliseconds: number
}

const ROOT = join(import.meta.dirname, '../..')
const LINE_BREAK = 10

const { values } = parseArgs({
	options: { orders: { type: 'string', default: '20000' }, strict: { type: 'boolean', default: false } },
})
const count = Number(values.orders)
if (!(count >= 1)) throw new Error('--orders must be a whole number of 1 or more')
const isStrict = values.strict || Boolean(process.env['CI'])
for (const file of ['bulk.cjs', 'cli.js'])
	if (!existsSync(join(ROOT, 'dist', file))) throw new Error('Build first: npm run build')

const folder = mkdtempSync(join(tmpdir(), 'orderwright-hosts-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const vectors = vectorQuestions()
const orders = orderQuestions(count)
const input = join(folder, 'questions.tsv')
writeFileSync(input, [...vectors, ...orders].map(toLine).join(''))

const rows: Record<string, string>[] = []
let failed = 0
const missing: string[] = []
const expected = askNode(join(ROOT, 'dist/bulk.cjs'), vectors, orders)
report('Node', process.version.slice(1), expected)
for (const host of writeHosts(folder)) {
	if (!prepare(host)) missing.push(`${host.name} (Debian's ${host.packages.join(', ')})`)
	else await attempt(host.name, host.version(), () => askHost(host))
}
await attempt('orderwright serve', process.version.slice(1), async () => {
	const { child, ended, url } = await startServer(join(ROOT, 'dist/cli.js'), 'serve', ['--quiet'])
	const answered = await askServer(url, vectors, orders).finally(() => child.kill('SIGTERM'))
	if ((await ended) !== 0) throw new Error('the server did not end well')
	return answered
})
console.table(rows)
for (const name of missing) console.log(`NOT RUN: ${name} is missing.`)
const isWell = failed === 0 && !(isStrict && missing.length > 0)
const hosts = rows.length - failed
console.log(
	isWell && missing.length === 0
		? `All ${hosts} hosts gave the same bytes for ${vectors.length} vectors and ${count} orders.`
		: `${hosts} hosts gave the same bytes; ${failed} FAILED; ${missing.length} NOT RUN.`,
)
process.exitCode = isWell ? 0 : 1

/** Installs what a host lacks, and returns whether it can run. */
function prepare({ isThere, packages }: Host): boolean {
	if (isThere()) return true
	if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
	try {
		installDebian(...packages)
	} catch (error) {
		console.log((error as Error).message)
	}
	return isThere()
}

async function attempt(name: string, version: string, ask: () => Promise<Answered>): Promise<void> {
	try {
		report(name, version, await ask())
	} catch (error) {
		failed++
		rows.push({ host: name, version, digest: 'FAILED', 'orders a second': '' })
		console.log(`FAILED: ${name}: ${(error as Error).message}`)
	}
}

function report(host: string, version: string, { digest, milliseconds }: Answered): void {
	const isSame = digest === expected.digest
	if (!isSame) failed++
	const rate = Math.round((count / milliseconds) * 1000).toLocaleString('en')
	rows.push({ host, version, digest: isSame ? digest.slice(0, 16) : 'DIFFERENT', 'orders a second': rate })
	console.log(`${host} ${version}: ${isSame ? 'the same bytes' : 'DIFFERENT'}, ${rate} orders a second`)
}

/** Sends all questions to a program. The time of the orders begins when the last vector is answered. */
function askHost({ command: [program, ...args] }: Host): Promise<Answered> {
	return new Promise((resolve, reject) => {
		const child = spawn(program, args, { cwd: folder, stdio: ['pipe', 'pipe', 'pipe'] })
		const hash = createHash('sha256')
		let lines = 0
		let start = 0
		let complaint = ''
		child.stdout.on('data', (data: Buffer) => {
			hash.update(data)
			for (let at = data.indexOf(LINE_BREAK); at >= 0; at = data.indexOf(LINE_BREAK, at + 1)) lines++
			if (start === 0 && lines >= vectors.length) start = performance.now()
		})
		child.stderr.on('data', (data: Buffer) => {
			complaint = (complaint + data.toString()).slice(-2000)
		})
		child.on('error', reject)
		// A program that ends early no longer reads.
		child.stdin.on('error', () => {})
		child.on('close', (status) => {
			if (status !== 0) reject(new Error(complaint.trim() || `ended with ${status}`))
			else resolve({ digest: hash.digest('hex'), milliseconds: performance.now() - start })
		})
		createReadStream(input).pipe(child.stdin)
	})
}
