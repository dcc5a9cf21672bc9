import { parseMoment } from '../../rules/calendar/parse-moment.ts'
import { isList, isRecord, readField } from '../../rules/core/read.ts'
import { ANY, equalTo, fieldsOf, kept, optional, type Pattern } from './expectation.ts'

/** The fields that identify an item of a list, the most reliable first. */
const KEYS = ['id', 'countryCode', 'provinceCode', 'url', 'name', 'title'] as const

/** The index of the `T` in a date-time. A day without a time compares as a text. */
const DAY_LENGTH = 10

/**
 * Returns the pattern of plain JSON data of which a service may return a part: each returned field must have this value. Numbers compare in whole
 * cents, and date-times as instants. Lists are compared in any order if a field identifies their items. Fields listed in `free` may have any value.
 * A price is no null. Numbers in the fields listed in `also` may be higher by the given amount.
 *
 * @example
 * resemble({ id: 'mug', title: 'Mug' }, ['title']).fields.map(({ name, pattern }) => [name, pattern.kind])
 * // => [['id', 'equals'], ['title', 'any']]
 */
export function resemble(value: unknown, free: readonly string[] = [], also: Also = {}, more = 0): Pattern {
	if (isList(value)) return resembleList(value, free, also)
	if (isRecord(value)) {
		const fields = Object.entries(value).map(([name, part]) => {
			const pattern = free.includes(name) ? ANY : resemble(part, free, also, also[name] ?? more)
			return name === 'price' ? kept(name, pattern) : optional(name, pattern)
		})
		return fieldsOf(fields)
	}
	if (typeof value === 'number') return { kind: 'amount', values: more === 0 ? [value] : [value, value + more] }
	if (typeof value === 'boolean') return { kind: 'equals', value }
	if (typeof value !== 'string') return ANY
	const isInstant = value[DAY_LENGTH] === 'T' && parseMoment(value) !== null
	return isInstant ? { kind: 'instant', value } : equalTo(value)
}

/** Amounts that a service may add to a number, by the name of its field. */
type Also = Readonly<Record<string, number>>

function resembleList(list: readonly unknown[], free: readonly string[], also: Also): Pattern {
	const { key, alone } = bestKey(list, free)
	if (alone.size === 0 && list.length > 0) return ANY
	const named = list.filter((item) => alone.has(readField(item, key)))
	const items = named.map((item) => ({
		key: String(readField(item, key)),
		isRequired: true,
		pattern: resemble(item, free, also),
	}))
	return { kind: 'set', key, items, ...(named.length < list.length && { isOpen: true }) }
}

/** Returns the field that identifies the most items, and the items' texts. The other items are open. */
function bestKey(list: readonly unknown[], free: readonly string[]): { key: string; alone: ReadonlySet<unknown> } {
	const keys = KEYS.filter((each) => !free.includes(each))
	let best = { key: String(keys[0]), alone: new Set<unknown>() }
	for (const key of keys) {
		const alone = aloneIn(list.map((item) => readField(item, key)))
		if (alone.size > best.alone.size) best = { key, alone }
		if (alone.size === list.length) break
	}
	return best
}

/** Returns the texts of a list that occur only once. */
function aloneIn(values: readonly unknown[]): Set<unknown> {
	const met = new Set<unknown>()
	const alone = new Set<unknown>()
	for (const value of values) {
		if (typeof value === 'string' && !met.has(value)) alone.add(value)
		else alone.delete(value)
		met.add(value)
	}
	return alone
}
