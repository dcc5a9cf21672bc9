import type { Language } from 'orderwright/fr'
import { cleanCell, isNotGiven, toBoolean, toQuantity } from './cells.ts'
import { type FieldName, isField, type Part, partOf } from './fields.ts'
import { countryIn } from './languages.ts'
import { type Mapping, NO_MEANINGS, type Place } from './mapping.ts'

/** The parts of an order that a file contains. The layout is the same for all records of the file. */
export interface Layout {
	/** The name of the mapping with which the file is read; null for our own fields. */
	readonly map: string | null
	/** Whether the records are rows of cells. */
	readonly isCsv: boolean
	/** The parts for which the file has no place. */
	readonly absent: readonly Part[]
	/** The parts whose column is only for some countries, with these countries. */
	readonly limits: Readonly<Partial<Record<Part, readonly string[]>>>
	/** Parts that the source leaves empty on purpose, in all orders or in orders to these countries. */
	readonly blank: Readonly<Partial<Record<Part, readonly string[] | true>>>
	/** Whether each record is an address without items. */
	readonly addresses: boolean
	/** Columns that aren't read, although their name contains a word for a part that the file doesn't have. */
	readonly near: Readonly<Partial<Record<Part, readonly string[]>>>
}

/** A field, and how its text is found in a record of type `T`: a row of cells, or an object. */
export interface Source<T> {
	readonly field: FieldName
	/** Whether this source counts only if all other parts of the address are empty. */
	readonly isOtherwise?: boolean
	/** The path in the order. */
	readonly path: readonly (string | number)[]
	readonly place: Pick<Place, 'is' | 'split' | 'label' | 'value' | 'pattern' | 'above'>
	/** The columns or paths, as people write them. */
	readonly shown: string
	readonly read: (record: T) => unknown
}

/** Returns the parts without a source. If the file has no field of items, all items count as one part. */
export function absentParts(fields: ReadonlySet<FieldName>): Part[] {
	const parts = new Set([...fields].map(partOf))
	const absent = (['street', 'city', 'province', 'zip', 'country', 'phone', 'taxNumber'] as const).filter(
		(part) => !parts.has(part),
	)
	const items = (['variantId', 'quantity'] as const).filter((part) => !parts.has(part))
	return items.length === 2 ? [...absent, 'items'] : [...absent, ...items]
}

/** Returns two things about each part from a mapping: the countries for which its column is meant, and the countries for which it stays empty. */
export function limitsOf(mapping: Mapping | null): Pick<Layout, 'limits' | 'blank'> {
	const limits: Partial<Record<Part, readonly string[]>> = {}
	const blank: Partial<Record<Part, readonly string[] | true>> = {}
	for (const [field, place] of Object.entries(mapping?.fields ?? {})) {
		const part = isField(field) ? partOf(field) : null
		if (part !== null && place.countries !== null) limits[part] = place.countries
		if (part !== null && place.blank !== null) blank[part] = place.blank
	}
	return { limits, blank }
}

type Item = { [field: string]: unknown }

/** Makes an order from a record. Empty values are left out. */
export function toOrder<T>(
	sources: readonly Source<T>[],
	record: T,
	language: Language | null,
	hasItem: boolean,
	items: Item[] = [],
): object {
	const address: Item = {}
	const other: Item = {}
	let isEmpty = true
	const order: Item = {}
	for (const { field, path, place, read, isOtherwise } of sources) {
		const found = read(record)
		const text = typeof found === 'string' ? cleanCell(found, field) : found
		if (text === '' || text === null || text === undefined) continue
		const [first, second, third] = path
		if (first === 'address') {
			const part = isOtherwise === true ? other : address
			part[String(second)] = meaningOf(text, field, place, language)
			if (isOtherwise !== true && field !== 'phone' && place.value === null) isEmpty &&= isNotGiven(text, field)
		} else if (first !== 'orderItems') order[String(first)] = meaningOf(text, field, place, language)
		else if (hasItem) {
			const parts = place.split === null ? [text] : splitCell(String(text), place)
			for (const [at, part] of parts.entries()) {
				const index = Number(second) + at
				const item = items[index] ?? {}
				items[index] = item
				item[String(third)] = meaningOf(part, field, place, language)
			}
		}
	}
	if (isEmpty) Object.assign(address, other)
	// A row may leave the columns of some line items empty.
	return { address, orderItems: items.filter((item) => item !== undefined), ...order }
}

/** Returns the texts of the items in one cell: `Product SKU: tee-m, Product Qty: 2|Product SKU: …`. */
function splitCell(text: string, { split, label }: Pick<Place, 'split' | 'label'>): string[] {
	const parts = text.split(split ?? ',').map((part) => part.trim())
	if (label === null) return parts.filter((part) => part !== '')
	return parts
		.filter((part) => part.includes(label))
		.map(
			(part) =>
				part
					.slice(part.indexOf(label) + label.length)
					.split(',', 1)[0]
					?.trim() ?? '',
		)
}

function meaningOf(text: unknown, field: FieldName, { is }: Pick<Place, 'is'>, language: Language | null): unknown {
	if (typeof text === 'string') {
		const meaning = is !== NO_MEANINGS && Object.hasOwn(is, text) ? (is[text] as string) : text
		if (field === 'quantity') return toQuantity(meaning)
		if (field === 'shouldValidateProvinceCode') return toBoolean(meaning)
		if (language !== null && (field === 'country' || field === 'countryCode')) return countryIn(meaning, language)
		return meaning
	}
	// Other systems write ids and zips as numbers.
	return typeof text === 'number' && field !== 'quantity' ? String(text) : text
}

/** Returns a function that reads the text of a field. `readOne` reads one column or path. */
export function readerOf<T>(place: Place, readOne: (name: string) => (record: T) => unknown): (record: T) => unknown {
	const read = readWhole(place, readOne)
	if (place.pattern === null) return read
	const pattern = new RegExp(place.pattern, 'u')
	return (record) =>
		pattern
			.exec(String(read(record) ?? '').trim())
			?.slice(1)
			.find(Boolean)
}

function readWhole<T>(place: Place, readOne: (name: string) => (record: T) => unknown): (record: T) => unknown {
	if (place.value !== null) return () => place.value
	if (place.join.length > 0) {
		const parts = place.join.map(readOne)
		return (record) =>
			parts
				.map((read) => String(read(record) ?? '').trim())
				.filter((text) => text !== '')
				.join(' ')
	}
	const [first, ...others] = place.from.map(readOne)
	if (first === undefined) return () => undefined
	if (others.length === 0) return first
	return (record) => {
		const found = first(record)
		return isFilled(found) ? found : others.map((read) => read(record)).find(isFilled)
	}
}

const isFilled = (value: unknown): boolean =>
	value !== null && value !== undefined && (typeof value !== 'string' || value.trim() !== '')

/** Returns the columns or paths of a field, as people write them. */
export function showPlace({ from, join, value }: Place): string {
	if (value !== null) return `always ${JSON.stringify(value)}`
	return join.length > 0
		? join.map((name) => JSON.stringify(name)).join(' + ')
		: from.map((name) => JSON.stringify(name)).join(' or ')
}
