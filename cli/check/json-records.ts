import type { Language } from 'orderwright/fr'
import { type FieldName, isField, pathAt, usualField } from './fields.ts'
import { languageOf } from './languages.ts'
import { absentParts, type Layout, limitsOf, readerOf, type Source, showPlace, toOrder } from './layout.ts'
import { allMaps, type Mapping, type Maps } from './mapping.ts'
import { type OrderRecord, tooDeep, toRecord, weigh } from './record.ts'

/** Makes a record of a parsed value. */
export type ToRecord = (place: string, value: unknown) => OrderRecord

/** How the objects of a JSON file are read. */
export interface JsonPlan extends Layout {
	readonly order: Source<unknown>[]
	readonly item: Source<unknown>[]
	readonly items: string | null
	readonly name: string | null
	readonly language: Language | null
	readonly isFound: boolean
}

/** Returns how the text or the list at a path of an object is read, such as `shipping_address.zip` or `street.0`. */
function readPath(path: string): (value: unknown) => unknown {
	const keys = path.split('.')
	return (value) => {
		const found = valueAt(value, keys)
		return typeof found === 'object' && found !== null && !Array.isArray(found) ? undefined : found
	}
}

function valueAt(value: unknown, keys: readonly string[]): unknown {
	let found = value
	for (const key of keys) {
		if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined
		found = (found as { readonly [key: string]: unknown })[key]
	}
	return found
}

/** Returns the mapping by which an object is read: the named one, or the one of the package whose keys it has; null for our own fields. */
export function planObjects(value: unknown, { named, single }: Maps): JsonPlan | null {
	const fits = ({ keys }: Mapping): boolean => keys.length > 0 && keys.every((key) => has(value, key))
	const found = named === null ? (allMaps().find(fits) ?? null) : null
	const mapping = found ?? named?.find(fits) ?? named?.find(({ columns }) => columns.length === 0) ?? named?.[0] ?? null
	if (mapping === null && (single === null || has(value, 'address'))) return null
	const order: Source<unknown>[] = []
	const item: Source<unknown>[] = []
	for (const [field, place] of Object.entries({ ...mapping?.fields, ...single?.fields })) {
		if (!isField(field)) continue
		const path = pathAt(field)
		const source = { field, path, place, shown: showPlace(place), read: readerOf<unknown>(place, readPath) }
		;(path[0] === 'orderItems' ? item : order).push(source)
	}
	const fields = new Set([...order, ...item].map(({ field }) => field))
	return {
		map: mapping?.name ?? '--map',
		isCsv: false,
		absent: absentParts(fields),
		...limitsOf(mapping),
		addresses: mapping?.addresses === true,
		order,
		item,
		items: single?.items ?? mapping?.items ?? null,
		name: single?.order ?? mapping?.order ?? null,
		language: languageOf(single?.language ?? mapping?.language),
		isFound: found !== null,
	}
}

const has = (value: unknown, path: string): boolean => valueAt(value, path.split('.')) !== undefined

/** Returns a function that makes records by the plan that the first value decides; calls `about` once if a mapping is used. */
export function recordsBy(maps: Maps, addresses: boolean, about: (sentence: string) => void): ToRecord {
	let plan: JsonPlan | null | undefined
	return (place, value) => {
		if (plan === undefined) {
			plan = planObjects(value, maps)
			if (plan !== null) about(`is read as ${plan.map} (--map ${plan.map})`)
		}
		return plan === null ? toRecord(place, value, addresses) : mappedRecord(place, value, plan)
	}
}

function mappedRecord(place: string, value: unknown, plan: JsonPlan): OrderRecord {
	if (weigh(value) === Number.POSITIVE_INFINITY) return tooDeep(place)
	if (typeof value !== 'object' || value === null || Array.isArray(value))
		return { place, problem: `isn't an order of ${plan.map}: it isn't an object.` }
	const { map, isCsv, absent, limits, blank, addresses } = plan
	const listed = plan.items === null ? [] : readPath(plan.items)(value)
	const items = (Array.isArray(listed) ? listed : []).map((each) => {
		const { orderItems } = toOrder(plan.item, each, null, true) as { orderItems: { [field: string]: unknown }[] }
		return orderItems[0] ?? {}
	})
	const order = toOrder(plan.order, value, plan.language, false, items)
	const name = plan.name === null ? undefined : readPath(plan.name)(value)
	const ids = name === undefined || name === null ? {} : { ids: { id: String(name) } }
	const layout: Layout = { map, isCsv, absent, limits, blank, addresses }
	return { place, order, fields: value, layout, ...ids }
}

/** Returns where the list of orders is in an object that begins so, if a mapping of the package reads it; null for an order by itself. */
export function findList(start: string): string | null {
	const lists = topLists(start)
	const found = allMaps().find(
		({ list, keys }) =>
			list !== null &&
			lists.includes(list) &&
			keys.every((key) => start.includes(JSON.stringify(key.split('.').at(-1)))),
	)
	return found?.list ?? null
}

/** Returns the keys of the outer object whose values are lists, as far as the text goes. */
function topLists(text: string): string[] {
	const lists: string[] = []
	let depth = 0
	let last = ''
	for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
		if (token === '[' && depth === 1) lists.push(last)
		if (token === '[' || token === '{') depth++
		else if (token === ']' || token === '}') depth--
		else if (token.startsWith('"') && depth === 1) last = token.slice(1, -1)
	}
	return lists
}

/** Returns the paths of an object that usually name a field, for a mapping to start from. */
export function likelyPaths(value: unknown, prefix = ''): (readonly [FieldName, string])[] {
	if (typeof value !== 'object' || value === null || Array.isArray(value) || prefix.split('.').length > 4) return []
	return Object.entries(value).flatMap(([key, part]): (readonly [FieldName, string])[] => {
		const field = usualField(key) ?? (isField(key) ? key : null)
		if (typeof part === 'object') return likelyPaths(part, `${prefix}${key}.`)
		return field === null ? [] : [[field, prefix + key]]
	})
}
