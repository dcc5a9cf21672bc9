import { PHONE_CHILDREN, PHONE_NODES, PHONE_PLANS, PHONE_RANKS, PHONE_SHAPES } from './data/phone.ts'
import { createUnpacker, LABEL, NODE_CELLS } from './phone-pack.ts'

/** How one country numbers its phones; its roots are nodes of the automaton, 0 where there is none. */
export interface PhonePlan {
	/** Null for the calling codes of no country. */
	readonly countryCode: string | null
	readonly group: PhoneGroup
	/** All that looks like a national number here. */
	readonly national: number
	/** Prefixes for calls abroad, and for calls within the country. */
	readonly idd: number
	readonly prefix: number
	/** The prefix with what follows it, and what to replace them by, where a prefix is not just cut off. */
	readonly prefixPattern: RegExp | null
	readonly prefixRule: string
	/** The possible lengths of a national number: bit n for n digits. */
	readonly lengths: number
	/** First digits that alone make a number this country's. */
	readonly leads: RegExp | null
	/** The smaller metadata set judges as strictly as the full one. */
	readonly typedInMin: boolean
}

/** The plans that share a calling code; the first is the one to fall back on. */
export interface PhoneGroup {
	readonly callingCode: string
	/** The valid national numbers, labelled with 1 + the index of the plan that claims the number. */
	readonly root: number
	readonly plans: readonly PhonePlan[]
}

/** The rows of a table whose groups are unpacked in their order, as far as has been asked for. */
interface Plans {
	readonly rows: readonly string[]
	/** The row of a calling code and of a country; undefined for what is none. */
	readonly rowOfCode: ReadonlyMap<number, number>
	readonly rowOfCountry: ReadonlyMap<string, number>
	readonly unpack: () => number
	readonly groups: PhoneGroup[]
}

/** The automaton: see `phone-pack.ts`. Empty until the first number is read. */
export let cells: Uint16Array = new Uint16Array(0)
let plans: Plans | undefined

/** The group of a calling code; null for a number that is none. */
export function groupOf(callingCode: number): PhoneGroup | null {
	plans ??= openPlans()
	const row = plans.rowOfCode.get(callingCode)
	return row === undefined ? null : unpackTo(plans, row)
}

/** The plan of a country; null for a code without phone numbers. */
export function planOf(countryCode: string): PhonePlan | null {
	plans ??= openPlans()
	const row = plans.rowOfCountry.get(countryCode)
	if (row === undefined) return null
	return unpackTo(plans, row).plans.find((plan) => plan.countryCode === countryCode) ?? null
}

/** The label of the node that digits lead to: 0 when they are no word of the language. */
export function labelOf(root: number, digits: string): number {
	let at = root
	for (let i = 0; i < digits.length && at !== 0; i++) at = cells[at + digits.charCodeAt(i) - 48] as number
	return cells[at + LABEL] as number
}

/** How many of the first digits are a word of the language: the longest. */
export function prefixLength(root: number, digits: string): number {
	let length = 0
	let at = root
	for (let i = 0; i < digits.length && at !== 0; i++) {
		at = cells[at + digits.charCodeAt(i) - 48] as number
		if (cells[at + LABEL] !== 0) length = i + 1
	}
	return length
}

function openPlans(): Plans {
	cells = new Uint16Array(PHONE_NODES * NODE_CELLS)
	const rows = PHONE_PLANS.split('\n')
	const rowOfCode = new Map<number, number>()
	const rowOfCountry = new Map<string, number>()
	rows.forEach((row, index) => {
		const [code, ...countries] = row.split(';')
		rowOfCode.set(Number(code), index)
		for (const country of countries) rowOfCountry.set(country.slice(0, 2), index)
	})
	return {
		rows,
		rowOfCode,
		rowOfCountry,
		unpack: createUnpacker(PHONE_SHAPES, PHONE_CHILDREN, PHONE_RANKS, cells),
		groups: [],
	}
}

function unpackTo({ rows, unpack, groups }: Plans, row: number): PhoneGroup {
	while (groups.length <= row) groups.push(unpackGroup(rows[groups.length] as string, unpack))
	return groups[row] as PhoneGroup
}

function unpackGroup(row: string, unpack: () => number): PhoneGroup {
	const [callingCode = '', ...planRows] = row.split(';')
	const list: PhonePlan[] = []
	const group = { callingCode, root: unpack(), plans: list }
	for (const planRow of planRows) {
		const [countryCode, lengths = '', flags = '', leads, rule, prefix] = planRow.split('/')
		list.push({
			countryCode: countryCode || null,
			group,
			national: unpack(),
			idd: flags.includes('i') ? unpack() : 0,
			prefix: flags.includes('p') ? unpack() : 0,
			prefixPattern: toPattern(prefix),
			prefixRule: rule ?? '',
			lengths: Number.parseInt(lengths, 36),
			leads: toPattern(leads),
			typedInMin: flags.includes('t'),
		})
	}
	return group
}

/** A pattern of a row, where `d` stands for any digit; it must match from the first one. */
function toPattern(source: string | undefined): RegExp | null {
	return source ? new RegExp(`^(?:${source.replaceAll('d', '\\d')})`) : null
}
