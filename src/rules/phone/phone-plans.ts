import { isTwoCapitals, oncePerCountry } from '../country/once-per-country.ts'
import { createLearned, createUnpacker, FIRST_CONTINUED, NODE_CELLS, type Unpacker } from '../packing/phone-pack.ts'
import { type PhoneGroup, type PhonePlan, unpackGroup } from './phone-rows.ts'

export type { PhoneGroup, PhonePlan } from './phone-rows.ts'

/** Numbering plans in packed form. `scripts/build-phone.ts` writes them. */
export interface PhoneTable {
	/** One row for each calling code, in the form that `unpackGroup` reads. An empty line separates blocks. */
	readonly plans: string
	/** The automaton as `phone-pack.ts` describes it: blocks that are separated by spaces. */
	readonly automaton: string
	readonly nodes: number
}

/** What the rules know about phone numbers. */
export interface PhoneFacts {
	readonly groupOf: (callingCode: number) => PhoneGroup | null
	/** Returns the plan of a country by its alpha-2 code in capitals; null for any other text. */
	readonly planOf: (countryCode: string) => PhonePlan | null
	/**
	 * Returns the calling code at the start of the digits if its data isn't loaded. Returns null if its data is loaded, or if the code isn't in
	 * use.
	 */
	readonly missingCallingCode: (digits: string) => string | null
}

/** More nodes than the plans of all countries have. */
const MAX_NODES = 65_536

/** Returns the facts of a table. A row is unpacked when it is first needed. */
export function createPhoneFacts(table: PhoneTable): PhoneFacts {
	/** The unpacked plans by calling code and by country; null for a code or country without plans. */
	const groups = new Map<number, PhoneGroup | null>()
	const plans = new Map<string, PhonePlan | null>()
	let cells = new Int32Array(0)
	let unpacker: Unpacker | undefined
	/** The current block, and its rows that are still packed. A row can be unpacked only after all rows before it. */
	let current = -1
	let rows: string[] = []
	/** The nodes with which later blocks start; undefined until the first block is unpacked. */
	let afterFirst: Int32Array | undefined

	/**
	 * Unpacks rows until the group or plan is found, then returns it. Returns null if no row contains the text `beginning`, or if the table can't
	 * be read.
	 */
	function ask<Key, T>(known: Map<Key, T | null>, key: Key, beginning: string): T | null {
		try {
			const at = table.plans.indexOf(beginning)
			const block = table.plans.slice(0, at + 1).split('\n\n').length - 1
			if (at >= 0 && block !== current) open(block)
			while (at >= 0 && !known.has(key)) unpackNext()
		} catch {
			// The rest of a broken table can't be read either, so it is dropped.
			rows = []
		}
		if (!known.has(key)) known.set(key, null)
		return known.get(key) as T | null
	}

	/** Opens a block. Before that, unpacks the remaining rows of the current block, and also the first block if the new block builds on it. */
	function open(block: number): void {
		if (block >= FIRST_CONTINUED && afterFirst === undefined) open(0)
		while (rows.length > 0) unpackNext()
		const known = block < FIRST_CONTINUED ? createLearned() : (afterFirst as Int32Array).slice()
		if (block === 0) afterFirst = known
		if (cells.length === 0) cells = new Int32Array(Math.min(table.nodes, MAX_NODES) * NODE_CELLS)
		unpacker ??= createUnpacker(cells)
		unpacker.open(table.automaton.split(' ')[block] as string, known)
		rows = (table.plans.split('\n\n')[block] as string).trim().split('\n')
		current = block
	}

	function unpackNext(): void {
		const group = unpackGroup(rows.shift() as string, (unpacker as Unpacker).unpack, cells)
		groups.set(Number(group.callingCode), group)
		for (const plan of group.plans) if (plan.countryCode !== null) plans.set(plan.countryCode, plan)
	}

	return {
		groupOf(callingCode) {
			const known = groups.get(callingCode)
			return known === undefined ? ask(groups, callingCode, `\n${callingCode};`) : known
		},
		planOf: oncePerCountry((country) =>
			isTwoCapitals(country) ? (plans.get(country) ?? ask(plans, country, `;${country}/`)) : null,
		),
		missingCallingCode: () => null,
	}
}
