import { indexProducts, type PolicyOptions, type Product, readPolicy } from 'orderwright'
import { clean } from '../terminal.ts'
import { csvFormat, replaceInCell } from './csv-format.ts'
import { type Fix, fixOrder } from './fixes.ts'
import type { Format, Result } from './format.ts'
import { type Facts, judge } from './judge.ts'
import { readLanguage } from './languages.ts'
import { jsonFormat, junitFormat } from './machine-formats.ts'
import type { OrderRecord, RawRow } from './record.ts'
import { tableFormat } from './table-format.ts'
import type { Tally } from './tally.ts'

export const FORMATS = ['table', 'json', 'junit', 'csv'] as const
export const STATUSES = ['valid', 'invalid', 'unknown', 'unreadable', 'warning'] as const

/** How a run judges orders and shows them. A worker gets a copy. */
export interface Settings {
	/** Null if no products are given; shipping is then not checked. */
	readonly products: readonly Product[] | null
	readonly policy: PolicyOptions
	/** The tag of the language of the messages. */
	readonly lang: string
	readonly format: (typeof FORMATS)[number]
	/** The only status that is shown, or orders with a warning; null for all. */
	readonly only: (typeof STATUSES)[number] | null
	/** Whether valid orders are shown, too. */
	readonly all: boolean
	/** The balance of the person for whom valid orders are built; null to build none. */
	readonly balance: number | null
	/** Whether each record is an address without items. */
	readonly addresses: boolean
	/** Whether what has one reading is corrected in the rows that are given back. */
	readonly fix: boolean
}

/** Judges records, counts them, and returns what to print. */
export interface Judging {
	readonly begin: () => string
	readonly judge: (file: string, record: OrderRecord, tally: Tally) => string
	readonly end: (tally: Tally) => string
}

export function createJudging(settings: Settings): Judging {
	const { products, policy, lang, format: name, only, addresses, fix } = settings
	const facts: Facts = {
		products: products === null ? null : indexProducts(products),
		policy: readPolicy(policy),
		language: readLanguage(lang),
		addresses,
	}
	const format: Format = {
		table: tableFormat(facts, settings),
		json: jsonFormat,
		junit: junitFormat,
		csv: csvFormat,
	}[name]
	// The rows of a CSV file are given back as they are.
	const tidy = name === 'csv' ? (text: string): string => text : clean
	return {
		begin: () => tidy(format.begin?.() ?? ''),
		judge: (file, record, tally) => {
			const result = judgeRecord(file, record, facts, fix, tally)
			return only === null || isShown(result, only) ? tidy(format.result(result)) : ''
		},
		end: (tally) => tidy(format.end?.(tally) ?? ''),
	}
}

function isShown(result: Result, only: (typeof STATUSES)[number]): boolean {
	if ('about' in result) return result.place === ''
	if ('problem' in result) return only === 'unreadable'
	const { status, verdict } = result.judged
	return only === 'warning' ? verdict.issues.some(({ severity }) => severity === only) : status === only
}

function judgeRecord(file: string, record: OrderRecord, facts: Facts, fix: boolean, tally: Tally): Result {
	const { place, ids, rows, separator, layout } = record
	const own = { file, place, ids, rows, separator }
	if ('about' in record) return { ...own, about: record.about, hasMark: record.hasMark === true }
	if ('problem' in record) {
		tally.counts.unreadable++
		return { ...own, problem: record.problem }
	}
	const { order, fields } = record
	const judged = judge(order, layout, facts)
	const fixed = fix
		? fixRows(
				record,
				fixOrder(order, judged, (each) => judge(each, layout, facts)),
			)
		: null
	tally.add(file, fixed?.judged ?? judged, layout)
	if (fixed === null) return { file, place, ids, rows, separator, order, fields, judged, fixes: NO_FIXES }
	tally.fixed += fixed.fixes.length
	return { ...own, ...fixed, fields }
}

const NO_FIXES: readonly Fix[] = []

/** Returns the rows of an order with its corrections; null if a cell does not write what was corrected. */
function fixRows(
	{ rows = [], separator = ',', fixable = {} }: OrderRecord,
	fixed: ReturnType<typeof fixOrder>,
): (ReturnType<typeof fixOrder> & { readonly rows: readonly RawRow[] }) | null {
	let now = rows
	for (const { field, from, to } of fixed.fixes) {
		const column = fixable[field]
		if (column === undefined) return null
		const next = now.map((row) => ({ ...row, raw: replaceInCell(row.raw, separator, column, from, to) }))
		if (next.every(({ raw }, at) => raw === now[at]?.raw)) return null
		now = next
	}
	return { ...fixed, rows: now }
}
