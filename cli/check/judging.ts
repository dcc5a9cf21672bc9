import { indexProducts, type PolicyOptions, type Product } from 'orderwright'
import { clean } from '../terminal.ts'
import type { Format, Result } from './format.ts'
import { jsonFormat } from './json-format.ts'
import { type Facts, judge } from './judge.ts'
import { junitFormat } from './junit-format.ts'
import { readLanguage } from './languages.ts'
import type { OrderRecord } from './record.ts'
import { tableFormat } from './table-format.ts'
import type { Tally } from './tally.ts'

export const FORMATS = ['table', 'json', 'junit'] as const
export const STATUSES = ['valid', 'invalid', 'unknown', 'unreadable'] as const

/** How a run judges orders and shows them. A worker gets a copy. */
export interface Settings {
	/** Null if no products are given; shipping is then not checked. */
	readonly products: readonly Product[] | null
	readonly policy: PolicyOptions
	/** The tag of the language of the messages. */
	readonly lang: string
	readonly format: (typeof FORMATS)[number]
	/** The only status that is shown; null for all. */
	readonly only: (typeof STATUSES)[number] | null
	/** Whether valid orders are shown, too. */
	readonly all: boolean
	/** The balance of the person for whom valid orders are built; null to build none. */
	readonly balance: number | null
}

/** Judges records, counts them, and returns what to print. */
export interface Judging {
	readonly begin: () => string
	readonly judge: (file: string, record: OrderRecord, tally: Tally) => string
	readonly end: (tally: Tally) => string
}

export function createJudging({ products, policy, lang, format: name, only, ...options }: Settings): Judging {
	const facts: Facts = {
		products: products === null ? null : indexProducts(products),
		policy,
		language: readLanguage(lang),
	}
	const format: Format = { table: tableFormat(facts, options), json: jsonFormat, junit: junitFormat }[name]
	return {
		begin: () => clean(format.begin()),
		judge: (file, record, tally) => {
			const result = judgeRecord(file, record, facts, tally)
			return only === null || only === statusOf(result) ? clean(format.result(result)) : ''
		},
		end: (tally) => clean(format.end(tally)),
	}
}

function statusOf(result: Result): (typeof STATUSES)[number] {
	return 'problem' in result ? 'unreadable' : result.judged.status
}

function judgeRecord(file: string, record: OrderRecord, facts: Facts, tally: Tally): Result {
	const { place } = record
	const own = { file, place, ...(record.ids === undefined ? {} : { ids: record.ids }) }
	if ('problem' in record) {
		tally.counts.unreadable++
		return { ...own, problem: record.problem }
	}
	const judged = judge(record.order, facts)
	tally.add(judged)
	return { ...own, order: record.order, fields: record.fields, judged }
}
