import { readArguments, readChoice, readNumber } from '../arguments.ts'
import type { Command } from '../command.ts'
import { readJsonFile } from '../files.ts'
import { drain, sayError, startProgress } from '../terminal.ts'
import { USAGE_STATUS, UsageError } from '../usage-error.ts'
import { INPUTS, type Input } from './input.ts'
import { type Entry, judgeHere, judgeInWorkers } from './jobs.ts'
import { createJudging, FORMATS, type Settings, STATUSES } from './judging.ts'
import { expandFolders, readOrders } from './read-orders.ts'
import { readPolicyFile } from './read-policy-file.ts'
import { Tally } from './tally.ts'

const OPTIONS = {
	products: { type: 'string' },
	policy: { type: 'string' },
	format: { type: 'string', default: 'table' },
	input: { type: 'string' },
	group: { type: 'string' },
	only: { type: 'string' },
	all: { type: 'boolean', default: false },
	explain: { type: 'boolean', default: false },
	balance: { type: 'string', default: '75' },
	lang: { type: 'string', default: 'en' },
	jobs: { type: 'string', default: '1' },
	'exit-zero': { type: 'boolean', default: false },
} as const
/** More threads than any machine of a shop has processors for. */
const MOST_JOBS = 64

export const check: Command = {
	name: 'check',
	summary: 'judges orders from files: JSON, JSON lines, CSV or standard input',
	usage: `
Usage: orderwright check FILE... [options]

Judges orders as validate-order does, one by one, without reading a file whole. A file holds one order as JSON, a list of
orders, an order in each line, or CSV with the names of fields in its first row (zip, countryCode, variantId, quantity …).
FILE can be a folder with such files, or - for standard input.

  --products FILE      the products, as get-product shows them; without it, shipping isn't checked
  --policy FILE        your service's choices where the interface leaves one, as JSON: { "phone": "max" }
  --format FORMAT      table, json (one object a line) or junit
  --input FORM         json, jsonl or csv; needed only if the file's name and start don't show it
  --group COLUMN       neighbouring rows of a CSV file with one value in this column are one order, such as orderId
  --only STATUS        shows only orders that are valid, invalid, unknown or unreadable; all are counted
  --all                shows valid orders, too
  --explain            shows valid orders, too, and what a store of credits makes of each
  --balance 75         the balance of the person that --explain builds orders for
  --lang fr            the language of the messages: en, de, es, fr, it, ja, ko, pt or zh
  --jobs 4             judges in so many threads; the output stays the same
  --exit-zero          exits with 0 whatever the verdicts

Exit status: 0 if all orders are valid; 1 if one is invalid or lacks a product; 2 if something can't be read.`,
	run,
}

async function run(args: readonly string[]): Promise<number> {
	const { values, positionals } = readArguments(args, OPTIONS)
	if (positionals.length === 0) throw new UsageError('Name a file with orders, or - for standard input.')
	const input = values.input === undefined ? undefined : readChoice('input', values.input, INPUTS)
	const only = values.only === undefined ? null : readChoice('only', values.only, STATUSES)
	const jobs = readNumber('jobs', values.jobs, 1, MOST_JOBS)
	const settings: Settings = {
		products: readProducts(values.products),
		policy: readPolicyFile(values.policy),
		lang: values.lang,
		format: readChoice('format', values.format, FORMATS),
		only,
		all: values.all || values.explain || only === 'valid',
		balance: values.explain ? readNumber('balance', values.balance, 0, 1_000_000_000) : null,
	}
	const judging = createJudging(settings)
	const tally = new Tally()
	const progress = startProgress()
	process.stdout.write(judging.begin())
	const entries = readFiles(expandFolders(positionals), input, values.group)
	const texts = jobs === 1 ? judgeHere(entries, judging, tally) : judgeInWorkers(entries, settings, jobs, tally)
	for await (const text of texts) {
		// The reader of the output may be gone after this line.
		process.exitCode = statusOf(tally, values['exit-zero'])
		if (text !== '') {
			progress.clear()
			process.stdout.write(text)
			await drain()
		}
		progress.show(() => tally.line)
	}
	progress.clear()
	process.stdout.write(judging.end(tally))
	return statusOf(tally, values['exit-zero'])
}

async function* readFiles(
	files: readonly string[],
	input: Input | undefined,
	group: string | undefined,
): AsyncGenerator<Entry> {
	for (const file of files) {
		const warn = (message: string): void => sayError(`orderwright: ${file} ${message}.`)
		for await (const record of readOrders(file, input, warn, group)) yield { file, record }
	}
}

/** Returns the exit status for what was judged so far. */
function statusOf({ counts: { invalid, unknown, unreadable } }: Tally, isForgiving: boolean): number {
	if (unreadable > 0) return USAGE_STATUS
	return invalid + unknown > 0 && !isForgiving ? 1 : 0
}

function readProducts(file: string | undefined): Settings['products'] {
	if (file === undefined) return null
	const products = readJsonFile(file)
	if (!Array.isArray(products)) throw new UsageError(`${file} isn't a list of products.`)
	return products
}
