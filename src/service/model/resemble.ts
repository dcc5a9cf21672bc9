import { parseMoment } from '../../rules/calendar/parse-moment.ts'
import { isList, isRecord, readField } from '../../rules/core/read.ts'
import { ANY, equalTo, fieldsOf, kept, optional, type Pattern } from './expectation.ts'

/** The fields that identify the items of a list, the most reliable first. */
const KEYS = ['id', 'countryCode', 'provinceCode', 'url', 'name', 'title'] as const

/** The index of the `T` in a date-time. A bare day is compared as a text. */
const DAY_LENGTH = 10

/**
 * Returns the pattern of plain JSON data of which a service may show a part: each field that it shows must have the value. Numbers
 * compare in whole cents, date-times as instants, and lists in any order if a field identifies their items. Fields named in `free`
 * may have any value. A price is no null.
 *
 * @example
 * resemble({ id: 'mug', title: 'Mug' }, ['title']).fields.map(({ name, pattern }) => [name, pattern.kind])
 * // => [['id', 'equals'], ['title', 'any']]
 */
export function resemble(value: unknown, free: readonly string[] = []): Pattern {
	if (isList(value)) return resembleList(value, free)
	if (isRecord(value)) {
		const fields = Object.entries(value).map(([name, part]) => {
			const pattern = free.includes(name) ? ANY : resemble(part, free)
			return name === 'price' ? kept(name, pattern) : optional(name, pattern)
		})
		return fieldsOf(fields)
	}
	if (typeof value === 'number') return { kind: 'amount', values: [value] }
	if (typeof value === 'boolean') return { kind: 'equals', value }
	if (typeof value !== 'string') return ANY
	const isInstant = value[DAY_LENGTH] === 'T' && parseMoment(value) !== null
	return isInstant ? { kind: 'instant', value } : equalTo(value)
}

function resembleList(list: readonly unknown[], free: readonly string[]): Pattern {
	const key = KEYS.find((each) => !free.includes(each) && tellsApart(list, each)) ?? bestKey(list, free)
	if (key === null) return ANY
	const named = list.filter((item) => isAlone(list, item, key))
	const items = named.map((item) => ({
		key: String(readField(item, key)),
		isRequired: true,
		pattern: resemble(item, free),
	}))
	return { kind: 'set', key, items, ...(named.length < list.length && { isOpen: true }) }
}

function tellsApart(list: readonly unknown[], key: string): boolean {
	const texts = list.map((item) => readField(item, key))
	return texts.every((text) => typeof text === 'string') && new Set(texts).size === list.length
}

/** Returns the field that identifies the most items; null if none identifies any. The other items are open. */
function bestKey(list: readonly unknown[], free: readonly string[]): string | null {
	const counts = KEYS.filter((key) => !free.includes(key)).map((key) => ({
		key,
		count: list.length > MOST_ITEMS ? 0 : list.filter((item) => isAlone(list, item, key)).length,
	}))
	const most = Math.max(0, ...counts.map(({ count }) => count))
	return most === 0 ? null : (counts.find(({ count }) => count === most)?.key ?? null)
}

/** The longest list whose items are compared with each other. */
const MOST_ITEMS = 300

/** Returns whether a field of an item has a text that no other item has. */
function isAlone(list: readonly unknown[], item: unknown, key: string): boolean {
	const text = readField(item, key)
	if (typeof text !== 'string') return false
	if (list.length > MOST_ITEMS) return true
	return list.every((other) => other === item || readField(other, key) !== text)
}
