/**
 * Runs the same input on every engine: the published vectors, and orders generated from a seed. Every byte of the answers must be equal.
 *
 * lab/run engines a hundred thousand orders in every engine, fewer in the slow ones lab/run engines -- --orders 20000 fewer lab/run engines --
 * --slow-orders 20000 fewer in the slow engines lab/run engines -- bun chromium only these engines, and the first
 *
 * Chromium is installed by apt-get. Exits with 1 if answers differ or an engine can't run.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { installChromium } from '../shared/debian.ts'
import { makeFolder } from '../shared/room.ts'
import { readAnswers } from './answers.ts'
import { ENGINES, type Engine } from './engines.ts'
import { ROWS_A_STEP, type Script, writeLowered, writeScript } from './script.ts'

const { values: options, positionals: named } = parseArgs({
	allowPositionals: true,
	options: { orders: { type: 'string', default: '1000000' }, 'slow-orders': { type: 'string' } },
})
const orders = Number(options.orders)
const slowOrders = Math.min(orders, roundUp(Number(options['slow-orders'] ?? orders)))
if (!(orders >= 1 && slowOrders >= 1)) throw new Error('--orders and --slow-orders must be whole numbers of 1 or more')

const [reference, ...others] = ENGINES as [Engine, ...Engine[]]
for (const part of named)
	if (!ENGINES.some((engine) => hasName(engine, part))) throw new Error(`Unknown engine: ${part}`)
const asked = [reference, ...others.filter((each) => named.length === 0 || named.some((part) => hasName(each, part)))]
if (asked.some(({ name }) => name === 'Chromium')) installChromium()

const folder = makeFolder('engines')
const fullScript = await writeScript(join(folder, 'full'), orders)
const slowScript = await writeScript(join(folder, 'slow'), slowOrders)

/** The answers of the first engine: for each step, the digest of all answers up to this step. */
const expected: string[] = []
const rows: Readonly<Record<string, string>>[] = []
let failed = 0
for (const engine of asked) {
	rows.push(await ask(engine))
	if (expected.length === 0) break
}
console.table(rows)
console.log(failed === 0 ? 'All engines that ran agree on every byte.' : `${failed} of ${asked.length} engines FAILED.`)
process.exitCode = failed === 0 ? 0 : 1

function hasName({ name }: Engine, part: string): boolean {
	return name.toLowerCase().replaceAll(' ', '-').includes(part.toLowerCase())
}

/** Rounds up to whole steps. */
function roundUp(count: number): number {
	return Math.ceil(count / ROWS_A_STEP) * ROWS_A_STEP
}

async function ask(engine: Engine): Promise<Readonly<Record<string, string>>> {
	const count = engine.isSlow ? slowOrders : orders
	const script = engine.isSlow ? slowScript : fullScript
	const version = readVersion(engine)
	const hash = createHash('sha256')
	const started = performance.now()
	let steps = 0
	let difference = ''
	const row = { engine: engine.name, version, orders: count.toLocaleString('en'), digest: '', seconds: '' }
	try {
		for await (const answer of readAnswers(commandOf(engine, script))) {
			const digest = hash.update(answer).copy().digest('hex')
			if (engine === reference) expected.push(digest)
			else if (digest !== expected[steps]) difference = describe(script, steps, answer)
			if (difference !== '') break
			steps++
		}
		if (difference !== '') throw new Error(difference)
		if (steps !== script.steps) throw new Error(`answered ${steps} of ${script.steps} steps`)
	} catch (error) {
		failed++
		console.log(`FAILED: ${engine.name}: ${difference || (error as Error).message}`)
		return { ...row, digest: difference === '' ? 'FAILED' : 'DIFFERENT' }
	}
	const seconds = ((performance.now() - started) / 1000).toFixed(1)
	console.log(`${engine.name} ${version}: ${seconds} s`)
	return { ...row, digest: hash.digest('hex').slice(0, 16), seconds }
}

function commandOf({ run, isLowered }: Engine, script: Script): readonly string[] {
	return isLowered ? [...run, writeLowered(folder, script)] : [...run, script.path, String(script.steps)]
}

/** Returns the first line of a step that differs from the first engine. To find the line, the first engine runs the step again. */
function describe({ path }: Script, step: number, answer: Buffer): string {
	const [command, ...args] = reference.run as [string, ...string[]]
	const again = spawnSync(command, [...args, path, String(step + 1)], { maxBuffer: 2 ** 31 - 1 })
	const theirs = (again.stdout.toString().split('\0')[step] ?? '').split('\n')
	const ours = answer.toString().split('\n')
	const line = ours.findIndex((text, at) => text !== theirs[at])
	return [
		`differs from ${reference.name} in line ${line + 1} of step ${step}:`,
		ours[line],
		'instead of:',
		theirs[line],
	].join('\n')
}

function readVersion({ version: [command, ...args] }: Engine): string {
	const { stdout } = spawnSync(command as string, args, { encoding: 'utf8' })
	return /\d+(?:\.\d+)+/.exec(stdout ?? '')?.[0] ?? ''
}
