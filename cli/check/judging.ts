import { indexProducts, type PolicyOptions, type Product, resolvePolicy } from 'orderwright'
import { clean } from '../terminal.ts'
import { type Csv, csvFormat, replaceInCell } from './csv-format.ts'
import { encodingOf } from './encoding.ts'
import { type Fix, fixOrder, type Witness } from './fixes.ts'
import type { Format, Result } from './format.ts'
import { type Facts, judge } from './judge.ts'
import { readLanguage } from './languages.ts'
import { jsonFormat, junitFormat } from './machine-formats.ts'
import { type Batch, recordsIn, type Source } from './read-orders.ts'
import type { OrderRecord, RawRow } from './record.ts'
import { tableFormat } from './table-format.ts'
import type { Tally } from './tally.ts'

export const FORMATS = ['table', 'json', 'junit', 'csv'] as const
export const STATUSES = ['valid', 'invalid', 'unknown', 'unreadable', 'warning'] as const

/** The settings for checking and showing the orders of a run. A worker gets a copy of them. */
export interface Settings {
	/** Null if no products are given: shipping is then not checked. */
	readonly products: readonly Product[] | null
	readonly policy: PolicyOptions
	/** The tag of the language of messages. */
	readonly lang: string
	readonly format: (typeof FORMATS)[number]
	/** The status of the orders to show, or `warning` for orders with a warning; null for all orders. */
	readonly only: (typeof STATUSES)[number] | null
	/** Whether valid orders are shown, too. */
	readonly all: boolean
	/** The balance of the person for whom valid orders are built; null if no orders are built. */
	readonly balance: number | null
	/** Whether each record is an address without items. */
	readonly addresses: boolean
	/** Whether the written rows contain the corrections that have only one possible value. */
	readonly fix: boolean
	/** Whether the written rows have our added column. */
	readonly hasColumn: boolean
	/** Whether the output ends with a summary. */
	readonly hasSummary: boolean
}

/** Checks and counts records, and returns the text to print. */
export interface Judging {
	readonly begin: () => string
	/** Returns the text to print for the records of a part of a file. */
	readonly judge: (batch: Batch, source: Source, witness: Witness, tally: Tally) => string
	readonly end: (tally: Tally) => string
}

export function createJudging(settings: Settings): Judging {
	const { products, policy, lang, format: name, only, addresses, fix, hasSummary } = settings
	const facts: Facts = {
		products: products === null ? null : indexProducts(products),
		policy: resolvePolicy(policy),
		language: readLanguage(lang),
		addresses,
	}
	const format: Format = {
		table: tableFormat(facts, settings),
		json: jsonFormat,
		junit: junitFormat,
		csv: csvFormat(settings.hasColumn),
	}[name]
	// The rows of a CSV file are written unchanged.
	const tidy = name === 'csv' ? (text: string): string => text : clean
	return {
		begin: () => tidy(format.begin?.() ?? ''),
		judge: (batch, source, witness, tally) => {
			let text = ''
			const csv = csvOf(source, facts)
			for (const record of recordsIn(batch, source, () => tally.skip(source.file))) {
				if (source.reading.keepsBlank && 'about' in record && record.about !== '') continue
				const result = judgeRecord(record, source.file, csv, facts, fix ? witness : null, tally)
				if (only === null || isShown(result, only)) text += format.result(result)
				else if (source.reading.keepsBlank) text += '\n'
			}
			return text === '' ? '' : tidy(text)
		},
		end: (tally) => (hasSummary ? tidy(format.end?.(tally) ?? '') : ''),
	}
}

/** Returns how to write the rows of a file. Messages in other languages need more than ASCII. */
function csvOf({ csv, encoding }: Source, { language }: Facts): Csv | undefined {
	if (csv === null) return undefined
	const isPlain = encoding.name !== 'ascii' || language.language === 'en'
	return { separator: csv.separator, encoding: isPlain ? encoding : encodingOf('utf-8') }
}

function isShown(result: Result, only: (typeof STATUSES)[number]): boolean {
	if ('about' in result) return result.place === ''
	if ('problem' in result) return only === 'unreadable'
	const { status, verdict } = result.judged
	// With `--fix`, the list of invalid orders also contains corrected orders.
	if (only === 'invalid' && result.fixes.length > 0) return true
	return only === 'warning' ? verdict.issues.some(({ severity }) => severity === only) : status === only
}

function judgeRecord(
	record: OrderRecord,
	file: string,
	csv: Csv | undefined,
	facts: Facts,
	witness: Witness | null,
	tally: Tally,
): Result {
	const { place, ids, rows, layout } = record
	const own = { file, place, ids, rows, csv }
	if ('about' in record) return { ...own, about: record.about, isHeader: record.isHeader === true }
	if ('problem' in record) {
		tally.counts.unreadable++
		return { ...own, problem: record.problem }
	}
	const { order, fields } = record
	const judged = judge(order, layout, facts)
	const fixed =
		witness === null || judged.verdict.issues.length === 0 || rows === undefined || csv === undefined
			? null
			: fixRows(
					rows,
					csv,
					record.fixable ?? {},
					fixOrder(order, judged, (each) => judge(each, layout, facts), witness),
				)
	tally.add(file, fixed?.judged ?? judged, layout)
	if (fixed === null) return { file, place, ids, rows, csv, order, fields, judged, fixes: NO_FIXES }
	tally.fixed += fixed.fixes.length
	return { ...own, ...fixed, fields }
}

const NO_FIXES: readonly Fix[] = []

/** Returns the rows of an order with its corrections; null if a cell can't contain its correction. */
function fixRows(
	rows: readonly RawRow[],
	csv: Csv,
	fixable: Readonly<Partial<Record<Fix['field'], number>>>,
	fixed: ReturnType<typeof fixOrder>,
): (ReturnType<typeof fixOrder> & { readonly rows: readonly RawRow[] }) | null {
	let now = rows
	for (const { field, from, to } of fixed.fixes) {
		const column = fixable[field]
		if (column === undefined) return null
		const next = now.map((row) => ({ ...row, raw: replaceInCell(row.raw, csv, column, from, to) ?? row.raw }))
		if (next.every(({ raw }, at) => raw === now[at]?.raw)) return null
		now = next
	}
	return { ...fixed, rows: now }
}
