import { COUNTRY_PLACES, countryIndex } from './country-index.ts'
import { PHONE_AUTOMATON, PHONE_NODES, PHONE_PLANS } from './data/phone.ts'
import { createUnpacker, LABEL, NODE_CELLS } from './phone-pack.ts'
import { type PhoneGroup, type PhonePlan, unpackGroup } from './phone-rows.ts'

export type { PhoneGroup, PhonePlan } from './phone-rows.ts'

/** The automaton: see `phone-pack.ts`. Empty until the first number is read. */
export let cells: Uint16Array = /* @__PURE__ */ new Uint16Array(0)

/** By calling code, and by the two letters of a country: null where there is none, undefined until it is asked for. */
const groups: (PhoneGroup | null | undefined)[] = /* @__PURE__ */ new Array(1000).fill(undefined)
const plans: (PhonePlan | null | undefined)[] = /* @__PURE__ */ new Array(COUNTRY_PLACES).fill(undefined)

/** The packed rows, those that are asked for most first; a row can only be unpacked after the ones before it. */
let rows: string[] = []
let unpacked = 0
let unpack: () => number = () => 0

/** The group of a calling code; null for a number that is none. */
export function groupOf(callingCode: number): PhoneGroup | null {
	const known = groups[callingCode]
	return known === undefined ? ask(groups, callingCode, `\n${callingCode};`) : known
}

/** The plan of a country, an alpha-2 code in upper case; null for any other text. */
export function planOf(countryCode: string): PhonePlan | null {
	const index = countryIndex(countryCode)
	if (index < 0) return null
	const known = plans[index]
	return known === undefined ? ask(plans, index, `;${countryCode}/`) : known
}

/** The label of the node that digits lead to: 0 when they are no word of the language. */
export function labelOf(root: number, digits: string, from = 0): number {
	let at = root
	for (let i = from; i < digits.length && at !== 0; i++) at = cells[at + digits.charCodeAt(i) - 48] as number
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

/** The possible lengths of a plan's national numbers: bit n for n digits. Few numbers ask, so that they are read when one does. */
export function lengthsOf(plan: PhonePlan): number {
	if (plan.lengths === 0) plan.lengths = lengthsFrom(plan.national)
	return plan.lengths
}

/** How many digits lead from a node to a label. */
function lengthsFrom(node: number): number {
	let lengths = 0
	for (const target of new Set(cells.subarray(node, node + LABEL))) if (target !== 0) lengths |= lengthsFrom(target)
	return lengths * 2 + Number(cells[node + LABEL] !== 0)
}

/** Unpacks row after row until what is asked for is there; what the rows don't hold, by the text that it would begin with, is null. */
function ask<T>(list: (T | null | undefined)[], index: number, beginning: string): T | null {
	if (!`\n${PHONE_PLANS}`.includes(beginning)) {
		list[index] = null
		return null
	}
	if (rows.length === 0) open()
	for (;;) {
		const found = list[index]
		if (found !== undefined) return found
		const group = unpackGroup(rows[unpacked++] as string, unpack)
		groups[Number(group.callingCode)] = group
		for (const plan of group.plans) if (plan.countryCode !== null) plans[countryIndex(plan.countryCode)] = plan
	}
}

function open(): void {
	rows = PHONE_PLANS.split('\n')
	cells = new Uint16Array(PHONE_NODES * NODE_CELLS)
	unpack = createUnpacker(PHONE_AUTOMATON, cells)
}
