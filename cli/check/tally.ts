import type { Issue } from 'orderwright'
import { count, group } from '../terminal.ts'
import type { Judged } from './judge.ts'

/** The number of orders with an issue of a code. */
export interface CodeCount {
	readonly code: string
	readonly severity: Issue['severity']
	readonly orders: number
}

/** What a tally has counted, as plain values. */
export interface Count {
	readonly counts: Tally['counts']
	readonly codes: readonly CodeCount[]
}

/** The counts of a run so far. */
export class Tally {
	readonly counts = { valid: 0, invalid: 0, unknown: 0, unreadable: 0 }
	readonly #codes = new Map<string, { severity: Issue['severity']; orders: number }>()

	add({ status, verdict }: Judged): void {
		this.counts[status]++
		const seen = new Set<string>()
		for (const { code, severity } of verdict.issues) {
			if (!seen.has(code)) this.#count(code, severity, 1)
			seen.add(code)
		}
	}

	/** Adds what another tally has counted. */
	merge({ counts, codes }: Count): void {
		for (const status of Object.keys(counts) as (keyof typeof counts)[]) this.counts[status] += counts[status]
		for (const { code, severity, orders } of codes) this.#count(code, severity, orders)
	}

	#count(code: string, severity: Issue['severity'], orders: number): void {
		const counted = this.#codes.get(code)
		if (counted === undefined) this.#codes.set(code, { severity, orders })
		else counted.orders += orders
	}

	get count(): Count {
		return { counts: this.counts, codes: this.codes }
	}

	get judged(): number {
		return this.counts.valid + this.counts.invalid + this.counts.unknown
	}

	/** The codes, the most frequent first. */
	get codes(): CodeCount[] {
		const rows = [...this.#codes].map(([code, counted]) => ({ code, ...counted }))
		return rows.sort((a, b) => b.orders - a.orders || (a.code < b.code ? -1 : 1))
	}

	/** `30 orders judged: 17 valid, 12 invalid, 1 unknown` */
	get line(): string {
		const { valid, invalid, unknown, unreadable } = this.counts
		const verdicts = `${group(valid)} valid, ${group(invalid)} invalid, ${group(unknown)} unknown`
		const line = `${count(this.judged, 'order')} judged: ${verdicts}`
		return unreadable === 0 ? line : `${line}; ${group(unreadable)} could not be read`
	}
}
