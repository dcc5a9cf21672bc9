import { checkShippable, type Product } from 'orderwright'
import {
	type Command,
	programWords,
	readArguments,
	readChoice,
	readNumber,
	USAGE_STATUS,
	UsageError,
} from '../command.ts'
import { startDraft, tryReport } from '../files.ts'
import { readPolicyFile, readProducts } from '../read-options.ts'
import { clean, count, drain, sayError, startOutput, startProgress } from '../terminal.ts'
import { nameOf } from './encoding.ts'
import type { Witness } from './fixes.ts'
import { INPUTS, type Reading } from './input.ts'
import { type Judged, judgeInWorkers, type Part } from './jobs.ts'
import { createJudging, FORMATS, type Judging, type Settings, STATUSES } from './judging.ts'
import { SPOKEN } from './languages.ts'
import { readMaps } from './mapping.ts'
import { startPace } from './pace.ts'
import { expandFolders, readBatches, sourceOf } from './read-orders.ts'
import { showColumns } from './show-columns.ts'
import { summary } from './table-format.ts'
import { Tally } from './tally.ts'
import { findLostZeros } from './zeros.ts'

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
	sheet: { type: 'string' },
	output: { type: 'string' },
	'no-header': { type: 'boolean', default: false },
	'no-column': { type: 'boolean', default: false },
	'no-summary': { type: 'boolean', default: false },
	'allow-empty': { type: 'boolean', default: false },
	'exit-zero': { type: 'boolean', default: false },
} as const
/** The most threads: more than the processors of a shop's computer. */
const MAX_JOBS = 64
/** The time in milliseconds after which a run shows its progress. */
const SOON = 1000

export const check: Command = {
	name: 'check',
	summary: 'checks orders from files: JSON, JSON lines, CSV or standard input',
	usage: `
Usage: orderwright check FILE... [options]

Checks orders as validate-order does, one by one, so a large file needs little memory. A file contains one order as JSON, a list of
orders, an order in each line, or rows with the names of fields in the first: CSV, or a spreadsheet (.xlsx). gzip is unpacked.
FILE can be a folder with such files, or - for standard input.

  --products FILE      the products, as get-product returns them (none: shipping isn't checked)
  --policy FILE        what your store does where the API documentation leaves a choice, as JSON, e.g. { "phone": "max" }
  --map NAME           the system of the file, e.g. shopify, etsy, hubspot, or a mapping of your own, e.g. shop.json
  --map FIELD=COLUMN   the column of one field, e.g. zip="ZIP Code"; country==US sets one country for all
  --columns            print the column of each field and a mapping to start from, and check nothing
  --addresses          read each row as an address without items
  --format FORMAT      table, json (one object a line), junit, or csv: the file itself with a column that shows what is wrong (table)
  --fix                write the file with corrections where there is one reading: letters for digits, separators, lost zeros
  --no-column          with --format csv: omit that column, so that you can upload the file again
  --output FILE        the file for the output; it gets its name only when it is complete (standard output)
  --input FORM         json, jsonl or csv (by the file's name and start)
  --encoding NAME      the encoding, e.g. windows-1252 (UTF-8, UTF-16 or the most likely one)
  --sheet NAME         the sheet of a spreadsheet (the first)
  --no-header          no row contains the names of the columns: --map zip=#3 is the third column
  --group COLUMN       the column whose value neighboring rows of one order share, e.g. orderId
  --only STATUS        print only orders that are valid, invalid, unknown, unreadable or warning (all that aren't valid)
  --all                print valid orders, too
  --explain            print valid orders, too, and the price and payment of each in a store of credits
  --balance N          the person's balance for --explain (75)
  --lang TAG           the language of the messages: ${SPOKEN.join(', ')} (en)
  --jobs N             threads to use (1); the output stays the same
  --no-summary         print no summary at the end, and an empty line for each blank line
  --allow-empty        accept a file without orders
  --exit-zero          exit with 0 whatever the verdicts

Exit status: 0 if all orders are valid; 1 if one is invalid or has a product that isn't listed; 2 if something can't be read, or no order was
checked.`,
	examples: [
		'orderwright check orders.csv --products products.json',
		'orderwright check orders.csv --fix --output corrected.csv',
	],
	page: 'files.md',
	run,
}

async function run(args: readonly string[]): Promise<number> {
	const { values, positionals } = readArguments(args, OPTIONS)
	if (positionals.length === 0)
		throw new UsageError(
			`Add a file with orders, or - for standard input: ${programWords().join(' ')} check orders.csv`,
		)
	const files = expandFolders(positionals)
	const only = values.only === undefined ? null : readChoice('only', values.only, STATUSES)
	const jobs = readNumber('jobs', values.jobs, 1, MAX_JOBS)
	const format = readChoice('format', values.format ?? (values.fix ? 'csv' : 'table'), FORMATS)
	if (values.fix && format !== 'csv') throw new UsageError('--fix writes the file again: use it with --format csv.')
	if (format === 'csv' && files.length > 1) throw new UsageError('--format csv writes one file again. Pass one file.')
	if (values['no-column'] && format !== 'csv')
		throw new UsageError('--no-column works only with --format csv. Add --format csv.')
	const settings: Settings = {
		products: readProducts(values.products),
		policy: readPolicyFile(values.policy),
		lang: values.lang,
		format,
		only,
		all: values.all || values.explain || only === 'valid' || only === 'warning',
		addresses: values.addresses,
		fix: values.fix,
		hasColumn: !values['no-column'],
		hasSummary: !values['no-summary'],
		balance: values.explain ? readNumber('balance', values.balance, 0, 1_000_000_000) : null,
	}
	const reading: Reading = {
		input: values.input === undefined ? undefined : readChoice('input', values.input, INPUTS),
		maps: readMaps(values.map ?? [], [...programWords(), 'check', ...args], !values['no-header']),
		group: values.group,
		encoding: readEncoding(values.encoding),
		sheet: values.sheet,
		addresses: values.addresses,
		allowsEmpty: values['allow-empty'],
		keepsRows: format === 'csv',
		keepsFields: format === 'json',
		keepsBlank: values['no-summary'] && format === 'json',
	}
	if (values.columns) return showColumns(files, reading)
	const { output: target } = values
	tryReport('output', target, [...files, values.products, values.policy, ...(values.map ?? [])])
	const draft = target === undefined ? null : startDraft(target)
	if (settings.products !== null) noteProducts(`${values.products}`, settings.products)
	const tally = new Tally()
	const isDone = watchSignals(tally, target, () => draft?.drop())
	try {
		const judging = createJudging(settings)
		const pace = startPace(files)
		const progress = startProgress(SOON)
		const output = startOutput(() => progress.clear(), draft?.write)
		output.write(judging.begin())
		const parts = readParts(files, reading, values.fix, pace.count)
		try {
			for await (const [text, source] of jobs === 1
				? judgeHere(parts, judging, tally)
				: judgeInWorkers(parts, settings, jobs, tally)) {
				// The program that reads the output may end after this line.
				process.exitCode = statusOf(tally, values['exit-zero'], true)
				if (format !== 'csv') output.write(text)
				else if (draft === null && process.stdout.isTTY === true)
					output.write(clean(source.encoding.decode(text).replaceAll('\r', '')))
				else output.write(text, source.encoding.toBytes)
				if (draft === null) await drain()
				progress.show(() => `${tally.line}${pace.describe(tally.judged)}`)
			}
			output.write(judging.end(tally))
			output.flush()
		} finally {
			output.flush()
			progress.clear()
		}
		draft?.finish()
	} catch (error) {
		draft?.drop()
		throw error
	} finally {
		isDone()
	}
	for (const [file, rows] of tally.skipped)
		sayError(
			`orderwright: ${file} has ${count(rows, 'row')} with nothing of an order, which ${rows === 1 ? 'was' : 'were'} skipped.`,
		)
	if (format === 'csv' && settings.hasSummary) sayError(summary(tally, settings.products).trimEnd())
	const status = statusOf(tally, values['exit-zero'], values['allow-empty'])
	if (tally.judged === 0 && tally.counts.unreadable === 0 && status !== 0)
		sayError('orderwright: no order was checked.')
	return status
}

/** Prints the fields of products that have no effect, with the path of each field in the file. */
function noteProducts(file: string, products: readonly Product[]): void {
	for (const [at, product] of products.entries()) {
		const variantId = product?.variants?.[0]?.id ?? ''
		for (const { path, message, about } of checkShippable({ variantId }, product, { countryCode: 'US' }).issues)
			if (about === 'usage') sayError(`orderwright: ${file}: ${[at, ...path.slice(1)].join('.')}: ${message}`)
	}
}

/** Checks parts of files in this thread. Counts each part, then yields the text to print. */
async function* judgeHere(parts: AsyncIterable<Part>, { judge }: Judging, tally: Tally): AsyncGenerator<Judged> {
	for await (const { source, witness, batch } of parts) yield [judge(batch, source, witness, tally), source]
}

/**
 * Waits for a signal that ends the program. Then prints how much was written, and removes an incomplete file that looks complete. Returns a function
 * that stops the waiting.
 */
function watchSignals(tally: Tally, target: string | undefined, drop: () => void): () => void {
	const end = (signal: NodeJS.Signals): void => {
		drop()
		const rows = tally.judged + tally.counts.unreadable
		sayError(
			`orderwright: interrupted after ${count(rows, 'order')}${target === undefined ? '' : `; ${target} was not written`}.`,
		)
		stop()
		process.kill(process.pid, signal)
	}
	const stop = (): void => {
		for (const signal of SIGNALS) process.off(signal, end)
	}
	for (const signal of SIGNALS) process.on(signal, end)
	return stop
}
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

async function* readParts(
	files: readonly string[],
	reading: Reading,
	fix: boolean,
	counted: (bytes: number) => void,
): AsyncGenerator<Part> {
	for (const file of files) {
		const source = sourceOf(file, reading)
		// The column is evidence only for a file that can be read twice.
		const zeros = fix && file !== '-' ? await findLostZeros(sourceOf(file, reading)) : null
		const witness: Witness = { zeros }
		const warn = (message: string): void => sayError(`orderwright: ${file} ${message.replace(/\.?$/, '.')}`)
		for await (const batch of readBatches(source, counted, warn)) {
			// If rows are written again, or each line has one answer, the output has no place for a sentence about the file.
			if ((reading.keepsRows || reading.keepsBlank) && batch.kind === 'records')
				for (const record of batch.records) {
					const isLost = reading.keepsRows && 'problem' in record && record.rows === undefined
					const about = 'about' in record ? record.about : isLost ? record.problem : ''
					if (about !== '') warn(about)
				}
			yield { source, witness, batch }
		}
	}
}

/** Returns an encoding's name. Throws a `UsageError` if no encoding has this name. */
function readEncoding(name: string | undefined): string | undefined {
	if (name === undefined) return undefined
	const found = nameOf(name)
	if (found !== null) return found
	throw new UsageError(
		`There is no encoding "${name}". Use one such as --encoding windows-1252, utf-8, utf-16le or shift_jis.`,
	)
}

/** Returns the exit status. A run without any order is an error. */
function statusOf({ counts, judged }: Tally, isForgiving: boolean, allowsEmpty: boolean): number {
	if (counts.unreadable > 0 || (judged === 0 && !allowsEmpty)) return USAGE_STATUS
	return counts.invalid + counts.unknown > 0 && !isForgiving ? 1 : 0
}
