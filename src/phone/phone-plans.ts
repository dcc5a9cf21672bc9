import { COUNTRY_PLACES, countryIndex } from '../country/country-index.ts'
import {
	createKnowledge,
	createUnpacker,
	FIRST_TAUGHT,
	LABEL,
	NODE_CELLS,
	type Unpacker,
} from '../packing/phone-pack.ts'
import { PHONE_AUTOMATON, PHONE_NODES, PHONE_PLANS } from './data/phone.ts'
import { type PhoneGroup, type PhonePlan, unpackGroup } from './phone-rows.ts'

export type { PhoneGroup, PhonePlan } from './phone-rows.ts'

/** The automaton: see `phone-pack.ts`. Empty until the first number is read. */
export let cells: Int32Array = /* @__PURE__ */ new Int32Array(0)

/** By calling code, and by the two letters of a country: null where there is none, undefined until it is asked for. */
const groups: (PhoneGroup | null | undefined)[] = /* @__PURE__ */ new Array(1000).fill(undefined)
const plans: (PhonePlan | null | undefined)[] = /* @__PURE__ */ new Array(COUNTRY_PLACES).fill(undefined)

let unpacker: Unpacker | undefined
/** The block that was begun last, and its rows that are still packed: a row can only be unpacked after those before it. */
let current = -1
let rows: string[] = []
/** What the first block taught, once it was begun. */
let taught: Int32Array | undefined

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
	const at = PHONE_PLANS.indexOf(beginning)
	if (at < 0) {
		list[index] = null
		return null
	}
	const block = PHONE_PLANS.slice(0, at + 1).split('\n\n').length - 1
	if (block !== current) open(block)
	while (list[index] === undefined) unpackNext()
	return list[index] as T
}

/** Begins with a block; the rows of the one before are unpacked first, and so are those of the first block, if it goes on from that. */
function open(block: number): void {
	if (block >= FIRST_TAUGHT && taught === undefined) open(0)
	while (rows.length > 0) unpackNext()
	const known = block < FIRST_TAUGHT ? createKnowledge() : (taught as Int32Array).slice()
	if (block === 0) taught = known
	if (cells.length === 0) cells = new Int32Array(PHONE_NODES * NODE_CELLS)
	unpacker ??= createUnpacker(cells)
	unpacker.open(PHONE_AUTOMATON.split(' ')[block] as string, known)
	rows = (PHONE_PLANS.split('\n\n')[block] as string).trim().split('\n')
	current = block
}

function unpackNext(): void {
	const group = unpackGroup(rows.shift() as string, (unpacker as Unpacker).unpack)
	groups[Number(group.callingCode)] = group
	for (const plan of group.plans) if (plan.countryCode !== null) plans[countryIndex(plan.countryCode)] = plan
}
