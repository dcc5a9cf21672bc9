/**
 * Runs the published vectors and generated orders with the programs of docs/engines.md. Every byte of the answers must be equal to Node's answers.
 * Reads `dist/`, and installs missing packages of Debian. `test/cli/serve.test.ts` tests `orderwright serve`.
 *
 * lab/run hosts lab/run hosts -- --orders 2000
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { openSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as bulk from '../../src/entries/bulk.ts'
import { makeRow, PRODUCTS } from '../../test/engines/orders.ts'
import { readVectors } from '../../test/engines/vectors.ts'
import { installDebian } from '../shared/debian.ts'
import { check, makeFolder, ROOT } from '../shared/room.ts'
import { blocksOf } from '../snippets/blocks.ts'

/** A question: the name of a function of `orderwright/bulk`, and JSON text for each argument. */
type Question = readonly [name: string, ...texts: readonly string[]]

const ORDERS_A_LIST = 500
const PYTHON = '/usr/bin/python3'
const PAGE = 'docs/engines.md'
const SCRIPT = join(ROOT, 'dist/bulk.cjs')

const { values } = parseArgs({ options: { orders: { type: 'string', default: '20000' } } })
const count = Math.ceil(Number(values.orders) / ORDERS_A_LIST) * ORDERS_A_LIST
const folder = makeFolder('hosts')
symlinkSync(join(ROOT, 'lab/node_modules'), join(folder, 'node_modules'))

/** The vectors that `orderwright/bulk` can answer. */
const vectors = readVectors()
	.map(([call, args]) => [call, args.filter((value) => value !== undefined)] as const)
	.filter(([call]) => call in bulk)
	.map(([call, args]): Question => [call, ...args.map((value) => JSON.stringify(value))])
const facts = JSON.stringify({ products: PRODUCTS })
const orders = Array.from({ length: count / ORDERS_A_LIST }, (_, list): Question => {
	const rows = Array.from({ length: ORDERS_A_LIST }, (_, at) => makeRow(list * ORDERS_A_LIST + at).order)
	return ['validateOrders', JSON.stringify(rows), facts]
})
const input = join(folder, 'questions.tsv')
// The file has the form that the examples of docs/engines.md read. JSON text contains no tabs and no line breaks.
writeFileSync(input, [...vectors, ...orders].map((question) => `${question.join('\t')}\n`).join(''))

/** The digest of all answers from Node. */
let expected = ''

await check(`Node ${process.version}`, () => {
	const rules = createRequire(import.meta.url)(SCRIPT) as Readonly<Record<string, (...texts: string[]) => string>>
	const hash = createHash('sha256')
	const ask = ([name, ...texts]: Question): unknown => hash.update(`${rules[name]?.(...texts)}\n`)
	vectors.forEach(ask)
	orders.forEach(ask)
	expected = hash.digest('hex')
})
await check('Python, JavaScriptCore', () => {
	const import_ = "import gi; gi.require_version('JavaScriptCore', '4.1')"
	if (spawnSync(PYTHON, ['-c', import_]).status !== 0) installDebian('python3-gi', 'gir1.2-javascriptcoregtk-4.1')
	return askProgram(PYTHON, writeBlock('judge.py'))
})
await check('QuickJS', () => askProgram(process.execPath, writeBlock('judge.mjs')))

/** Writes the example with this file name from the page, unchanged. */
function writeBlock(file: string): string {
	const [block, other] = blocksOf(PAGE, readFileSync(join(ROOT, PAGE), 'utf8')).filter((each) => each.file === file)
	if (block === undefined || other !== undefined) throw new Error(`${PAGE} must have one block for ${file}`)
	writeFileSync(join(folder, file), block.code)
	return file
}

/** Sends all questions to a program. */
async function askProgram(program: string, file: string): Promise<void> {
	const stdio = [openSync(input, 'r'), 'pipe', 'inherit'] as const
	const child = spawn(program, [file, SCRIPT], { cwd: folder, stdio: [...stdio] })
	const ended = once(child, 'close')
	const hash = createHash('sha256')
	for await (const data of child.stdout ?? []) hash.update(data)
	const [status] = await ended
	if (status !== 0) throw new Error(`ended with ${status}`)
	if (hash.digest('hex') !== expected) throw new Error('answers other bytes')
}
