import type { Issue } from 'orderwright'
import { count, group } from '../terminal.ts'
import { PART_NAMES, type Part } from './fields.ts'
import type { Judged } from './judge.ts'
import type { Layout } from './layout.ts'

/** The number of orders that have an issue with a code. */
export interface CodeCount {
	readonly code: string
	readonly severity: Issue['severity']
	readonly about: Issue['about']
	readonly orders: number
}

/** A part that wasn't checked in a file, because the file has no place for it. */
export interface NotJudgedCount {
	readonly file: string
	readonly part: Part
	/** The number of orders that need this part. */
	readonly orders: number
	readonly sentence: string
}

/** What a tally has counted, as plain values. */
export interface Count {
	readonly counts: Tally['counts']
	readonly codes: readonly CodeCount[]
	readonly notJudged: readonly NotJudgedCount[]
	readonly hasItems: boolean
	readonly fixed: number
	readonly skipped: readonly (readonly [file: string, rows: number])[]
}

/** The counts of a run so far. */
export class Tally {
	readonly counts = { valid: 0, invalid: 0, unknown: 0, unreadable: 0 }
	/** Whether an order was checked with its items. */
	hasItems = false
	/** The number of cells that were corrected. */
	fixed = 0
	/** The number of rows in each file without any field of an order. */
	readonly skipped = new Map<string, number>()
	readonly #codes = new Map<string, Omit<CodeCount, 'code' | 'orders'> & { orders: number }>()
	readonly #notJudged = new Map<string, NotJudgedCount>()

	add(file: string, { status, verdict, notJudged }: Judged, layout: Layout | undefined): void {
		this.counts[status]++
		const { issues } = verdict
		for (const [at, issue] of issues.entries())
			if (issues.findIndex(({ code }) => code === issue.code) === at) this.#count({ ...issue, orders: 1 })
		for (const part of notJudged) {
			if (part === 'products') this.hasItems = true
			else this.#miss({ file, part, orders: 1, sentence: sentenceOf(part, layout) })
		}
	}

	/** Adds what another tally has counted. */
	merge({ counts, codes, notJudged, hasItems, fixed, skipped }: Count): void {
		for (const status of Object.keys(counts) as (keyof typeof counts)[]) this.counts[status] += counts[status]
		for (const each of codes) this.#count(each)
		for (const each of notJudged) this.#miss(each)
		this.hasItems ||= hasItems
		this.fixed += fixed
		for (const [file, rows] of skipped) this.skip(file, rows)
	}

	/** Counts rows without any field of an order. */
	skip(file: string, rows = 1): void {
		this.skipped.set(file, (this.skipped.get(file) ?? 0) + rows)
	}

	#count({ code, severity, about, orders }: CodeCount): void {
		const counted = this.#codes.get(code)
		if (counted === undefined) this.#codes.set(code, { severity, about, orders })
		else counted.orders += orders
	}

	#miss(given: NotJudgedCount): void {
		const key = `${given.file}\n${given.part}`
		const orders = (this.#notJudged.get(key)?.orders ?? 0) + given.orders
		this.#notJudged.set(key, { ...given, orders })
	}

	get count(): Count {
		const { counts, codes, notJudged, hasItems, fixed } = this
		return { counts, codes, notJudged, hasItems, fixed, skipped: [...this.skipped] }
	}

	get judged(): number {
		return this.counts.valid + this.counts.invalid + this.counts.unknown
	}

	/** The codes, the most frequent first. */
	get codes(): CodeCount[] {
		const rows = [...this.#codes].map(([code, counted]) => ({ code, ...counted }))
		return rows.sort((a, b) => b.orders - a.orders || (a.code < b.code ? -1 : 1))
	}

	/** The parts that weren't checked, by file. */
	get notJudged(): NotJudgedCount[] {
		return [...this.#notJudged.values()]
	}

	/** `30 orders checked: 17 valid, 12 invalid, 1 unknown` */
	get line(): string {
		const { valid, invalid, unknown, unreadable } = this.counts
		const verdicts = `${group(valid)} valid, ${group(invalid)} invalid, ${group(unknown)} unknown`
		const line = `${count(this.judged, 'order')} checked: ${verdicts}`
		return unreadable === 0 ? line : `${line}; ${group(unreadable)} could not be read`
	}
}

/** Returns why a part wasn't checked: `the tax number wasn't checked: the file has no column for it`. */
function sentenceOf(part: Part, layout: Layout | undefined): string {
	const countries = layout?.limits[part]
	const place = layout?.isCsv === false ? 'field' : 'column'
	const was = part === 'items' ? 'were' : 'was'
	if (part === 'items' && layout?.addresses !== false) return 'no items were checked: these are addresses'
	if (countries !== undefined)
		return `the ${PART_NAMES[part]} of orders to other countries ${was} not checked: the file's ${place} for it is for ${countries.join(', ')}`
	if (layout?.blank[part === 'items' ? 'variantId' : part] !== undefined && layout.absent.includes(part) === false)
		return `the ${PART_NAMES[part]} of orders in which this system leaves the ${place} empty ${was} not checked`
	const near = layout?.near[part] ?? []
	const unless = near.length === 0 ? '' : `, if ${near.map((name) => JSON.stringify(name)).join(', ')} is none`
	return `the ${PART_NAMES[part]} ${was} not checked: the file has no ${place} for ${part === 'items' ? 'them' : 'it'}${unless}`
}
