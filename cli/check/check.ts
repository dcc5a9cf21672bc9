import { type Command, readArguments, readChoice, readNumber, USAGE_STATUS, UsageError } from '../command.ts'
import { readPolicyFile, readProducts } from '../read-options.ts'
import { clean, drain, sayError, startOutput, startProgress } from '../terminal.ts'
import { INPUTS, type Reading } from './input.ts'
import { type Entry, judgeHere, judgeInWorkers } from './jobs.ts'
import { createJudging, FORMATS, type Settings, STATUSES } from './judging.ts'
import { SPOKEN } from './languages.ts'
import { readMaps } from './mapping.ts'
import { startPace } from './pace.ts'
import { expandFolders, readOrders } from './read-orders.ts'
import { showColumns } from './show-columns.ts'
import { summary } from './table-format.ts'
import { Tally } from './tally.ts'

const OPTIONS = {
	products: { type: 'string' },
	policy: { type: 'string' },
	format: { type: 'string' },
	fix: { type: 'boolean', default: false },
	input: { type: 'string' },
	group: { type: 'string' },
	only: { type: 'string' },
	all: { type: 'boolean', default: false },
	explain: { type: 'boolean', default: false },
	balance: { type: 'string', default: '75' },
	lang: { type: 'string', default: 'en' },
	jobs: { type: 'string', default: '1' },
	map: { type: 'string', multiple: true },
	columns: { type: 'boolean', default: false },
	addresses: { type: 'boolean', default: false },
	encoding: { type: 'string' },
	'exit-zero': { type: 'boolean', default: false },
} as const
/** More threads than any machine of a shop has processors for. */
const MOST_JOBS = 64
/** A run that takes longer shows its progress, in milliseconds. */
const SOON = 1000

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
  --map NAME           reads a file of another system: shopify, etsy, hubspot … or your own mapping, shop.json
  --map FIELD=COLUMN   the column of one field, such as zip="ZIP Code"; country==US is one country for all
  --columns            shows what is read from where, and a mapping to start from, and judges nothing
  --addresses          each row is an address without items
  --format FORMAT      table, json (one object a line), junit, or csv: the file itself with a column that says what is wrong
  --fix                gives the file back with what has one reading corrected: letters for digits, lost zeros, separators
  --input FORM         json, jsonl or csv; needed only if the file's name and start don't show it
  --encoding NAME      the encoding of a file that is neither UTF-8 nor has a byte order mark, such as windows-1252
  --group COLUMN       neighbouring rows of a CSV file with one value in this column are one order, such as orderId
  --only STATUS        shows only orders that are valid, invalid, unknown or unreadable, or have a warning; all are counted
  --all                shows valid orders, too
  --explain            shows valid orders, too, and what a store of credits makes of each
  --balance 75         the balance of the person that --explain builds orders for
  --lang fr            the language of the messages: ${SPOKEN.join(', ')}
  --jobs 4             judges in so many threads; the output stays the same
  --exit-zero          exits with 0 whatever the verdicts

Exit status: 0 if all orders are valid; 1 if one is invalid or lacks a product; 2 if something can't be read.`,
	run,
}

async function run(args: readonly string[]): Promise<number> {
	const { values, positionals } = readArguments(args, OPTIONS)
	if (positionals.length === 0) throw new UsageError('Name a file with orders, or - for standard input.')
	const files = expandFolders(positionals)
	const only = values.only === undefined ? null : readChoice('only', values.only, STATUSES)
	const jobs = readNumber('jobs', values.jobs, 1, MOST_JOBS)
	const format = readChoice('format', values.format ?? (values.fix ? 'csv' : 'table'), FORMATS)
	if (values.fix && format !== 'csv') throw new UsageError('--fix gives a file back: use it with --format csv.')
	if (format === 'csv' && files.length > 1) throw new UsageError('--format csv gives one file back. Name one file.')
	const settings: Settings = {
		products: readProducts(values.products),
		policy: readPolicyFile(values.policy),
		lang: values.lang,
		format,
		only,
		all: values.all || values.explain || only === 'valid' || only === 'warning',
		addresses: values.addresses,
		fix: values.fix,
		balance: values.explain ? readNumber('balance', values.balance, 0, 1_000_000_000) : null,
	}
	const reading = {
		input: values.input === undefined ? undefined : readChoice('input', values.input, INPUTS),
		maps: readMaps(values.map ?? []),
		group: values.group,
		encoding: readEncoding(values.encoding),
		addresses: values.addresses,
		keepsRows: format === 'csv',
		keepsFields: format === 'json',
	}
	if (values.columns) return showColumns(files, reading)
	const judging = createJudging(settings)
	const tally = new Tally()
	const pace = startPace(files)
	const progress = startProgress(SOON)
	const output = startOutput(() => progress.clear())
	output.write(judging.begin())
	const entries = readFiles(files, reading, pace.count)
	const texts = jobs === 1 ? judgeHere(entries, judging, tally) : judgeInWorkers(entries, settings, jobs, tally)
	try {
		for await (const text of texts) {
			// The reader of the output may be gone after this line.
			process.exitCode = statusOf(tally, values['exit-zero'])
			output.write(format === 'csv' ? forTerminal(text) : text)
			await drain()
			progress.show(() => `${tally.line}${pace.describe(tally.judged)}`)
		}
		output.write(judging.end(tally))
	} finally {
		output.flush()
		progress.clear()
	}
	if (format === 'csv') sayError(summary(tally, settings.products).trimEnd())
	return statusOf(tally, values['exit-zero'])
}

/** Returns rows of a file as they are; without controls if a terminal shows them. */
function forTerminal(text: string): string {
	return process.stdout.isTTY === true ? clean(text.replaceAll('\r', '')) : text
}

async function* readFiles(
	files: readonly string[],
	reading: Omit<Reading, 'warn' | 'hasMark'>,
	count: (bytes: number) => void,
): AsyncGenerator<Entry> {
	for (const file of files) {
		const warn = (message: string): void => sayError(`orderwright: ${file} ${message}.`)
		for await (const record of readOrders(file, { ...reading, warn }, count)) {
			const about =
				'about' in record ? record.about : 'problem' in record && record.rows === undefined ? record.problem : ''
			// A file that is given back has no place for a word about it.
			if (reading.keepsRows && about !== '') sayError(`orderwright: ${file} ${about.replace(/\.?$/, '.')}`)
			yield { file, record }
		}
	}
}

/** Returns the name of an encoding, or throws a `UsageError` if there is none of this name. */
function readEncoding(name: string | undefined): string | undefined {
	try {
		return name === undefined ? undefined : new TextDecoder(name).encoding
	} catch {
		throw new UsageError(`There is no encoding "${name}". Name one such as utf-8, utf-16le, windows-1252 or shift_jis.`)
	}
}

/** Returns the exit status for what was judged so far. */
function statusOf({ counts: { invalid, unknown, unreadable } }: Tally, isForgiving: boolean): number {
	if (unreadable > 0) return USAGE_STATUS
	return invalid + unknown > 0 && !isForgiving ? 1 : 0
}
