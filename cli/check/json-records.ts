import type { Language } from 'orderwright/fr'
import { isRounded } from './cells.ts'
import { type FieldName, isField, likelyField, ownField, PART_NAMES, partOf, pathAt } from './fields.ts'
import { languageOf } from './languages.ts'
import { absentParts, type Layout, limitsOf, readerOf, type Source, showPlace, toOrder } from './layout.ts'
import { allMaps, type Fields, type Mapping, type Maps, parsePlace, quote } from './mapping.ts'
import { type OrderRecord, tooDeep, toRecord, weigh } from './record.ts'

/** Makes a record of a parsed value. */
export type ToRecord = (place: string, value: unknown) => OrderRecord

/** How an object of a JSON file is read. */
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

const has = (value: unknown, path: string): boolean => valueAt(value, path.split('.')) !== undefined

/** Returns the mapping for an object: the one that the user names, else a shipped one whose keys the object has; null for our own field names. */
function findMapping(value: unknown, { named }: Maps): Mapping | null {
	const fits = ({ keys }: Mapping): boolean => keys.length > 0 && keys.every((key) => has(value, key))
	if (named !== null) return named.find(fits) ?? named.find(({ columns }) => columns.length === 0) ?? named[0] ?? null
	// An order without an address has null for it.
	const first = ({ keys }: Mapping): boolean =>
		keys.length > 0 && keys.every((key) => has(value, key.split('.', 1)[0] ?? key))
	return allMaps().find(fits) ?? allMaps().find(first) ?? null
}

/** Names of what holds one order, and nothing else of it. */
const WRAPPERS = ['order', 'node', 'data', 'payload']

/** Returns the order in what wraps it: `{ "order": … }`, or a node of GraphQL. */
function unwrap(value: unknown, maps: Maps): unknown {
	let inner = value
	for (
		let level = 0;
		level < 3 && isObject(inner) && !isOrder(inner) && findMapping(inner, { ...maps, named: null }) === null;
		level++
	) {
		const wrapper = WRAPPERS.find((name) => isObject((inner as Json)[name]))
		if (wrapper === undefined) break
		inner = (inner as Json)[wrapper]
	}
	return inner
}

type Json = { readonly [key: string]: unknown }

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const isOrder = (value: object): boolean => 'address' in value || 'orderItems' in value

/** Returns how an object is read; null for an order as validate-order takes it. */
export function planObject(given: unknown, maps: Maps, addresses: boolean): JsonPlan | null {
	const value = unwrap(given, maps)
	const mapping = findMapping(value, maps)
	if (mapping !== null) return planOf(mapping, maps.single)
	if (!isObject(value) || isOrder(value) || (addresses && maps.single === null)) return null
	const own = ownFields(value)
	const known = Object.keys({ ...own, ...maps.single?.fields })
	if (maps.single === null && known.length < 2) return null
	return makePlan({ ...own, ...maps.single?.fields }, null, maps.single)
}

/** Returns where an object has the fields of an order by our own names, as a row of a table has them. */
const ownFields = (value: Json): Fields =>
	Object.fromEntries(
		Object.entries(value).flatMap(([name, part]) => {
			const field = typeof part === 'object' ? null : ownField(name)
			return field === null ? [] : [[field, parsePlace(name, '')]]
		}),
	)

const plans = new WeakMap<Mapping, JsonPlan>()

/** Returns how objects of a mapping are read. It is made once: the options of a run do not change. */
function planOf(mapping: Mapping, single: Mapping | null): JsonPlan {
	const plan = plans.get(mapping) ?? makePlan({ ...mapping.fields, ...single?.fields }, mapping, single)
	if (mapping.isShipped && single === null) plans.set(mapping, plan)
	return plan
}

function makePlan(given: Fields, mapping: Mapping | null, single: Mapping | null): JsonPlan {
	const sourcesOf = (fields: Fields, isOtherwise: boolean): Source<unknown>[] =>
		Object.entries(fields).flatMap(([field, place]) =>
			isField(field)
				? [
						{
							field,
							path: pathAt(field),
							place,
							shown: showPlace(place),
							read: readerOf<unknown>(place, readPath),
							isOtherwise,
						},
					]
				: [],
		)
	const all = [...sourcesOf(given, false), ...sourcesOf({ ...mapping?.otherwise, ...single?.otherwise }, true)]
	return {
		map: mapping?.name ?? null,
		isCsv: false,
		absent: absentParts(new Set(all.map(({ field }) => field))),
		near: {},
		...limitsOf(mapping),
		addresses: mapping?.addresses === true,
		order: all.filter(({ path }) => path[0] !== 'orderItems'),
		item: all.filter(({ path }) => path[0] === 'orderItems'),
		items: single?.items ?? mapping?.items ?? null,
		name: single?.order ?? mapping?.order ?? null,
		language: languageOf(single?.language ?? mapping?.language),
		isFound: mapping?.isShipped === true,
	}
}

/** Returns a function that makes a record of each value, by the plan that the value itself decides. */
export function recordsBy(maps: Maps, addresses: boolean): ToRecord {
	return (place, given) => {
		if (weigh(given) === Number.POSITIVE_INFINITY) return tooDeep(place)
		const value = unwrap(given, maps)
		const plan = planObject(value, maps, addresses)
		const problem = plan?.map == null ? findNear(value, maps) : null
		if (problem !== null) return { place, problem }
		return plan === null ? ownRecord(place, value, maps.single, addresses) : mappedRecord(place, value, plan)
	}
}

/** Returns a record of an order as validate-order takes it, with what `--map` reads from other fields. */
function ownRecord(place: string, value: unknown, single: Mapping | null, addresses: boolean): OrderRecord {
	const record = toRecord(place, value, addresses)
	if (single === null || !('order' in record)) return record
	const order = record.order as { address?: object; orderItems?: unknown }
	const { address, orderItems, ...others } = mapped(
		value,
		makePlan(single.fields, null, { ...single, items: single.items ?? 'orderItems' }),
	)
	const items = Array.isArray(order.orderItems)
		? order.orderItems.map((item, at) => ({ ...item, ...orderItems[at] }))
		: orderItems
	return { ...record, order: { ...order, ...others, address: { ...order.address, ...address }, orderItems: items } }
}

/** The fields that make an order look wrong when they are missing. */
const NEEDED: readonly FieldName[] = ['zip', 'countryCode', 'phone', 'province', 'variantId', 'quantity']

/** Returns advice about fields whose names are close to ours, if ours are missing; null without such fields. */
function findNear(value: unknown, { single }: Maps): string | null {
	if (!isObject(value)) return null
	const { address, orderItems } = value
	const paths = [
		...(isOrder(value) ? likelyPaths(address, 'address.') : likelyPaths(value)),
		...(Array.isArray(orderItems) ? likelyPaths(orderItems[0]) : []),
	]
	const isSet = (part: unknown): boolean =>
		[...paths.filter(([, , isOwn]) => isOwn).map(([field]) => field), ...Object.keys(single?.fields ?? {})].some(
			(field) => isField(field) && partOf(field) === part,
		)
	const near = NEEDED.flatMap((needed) => {
		const part = partOf(needed)
		const found = part === null || isSet(part) ? undefined : paths.find(([field]) => partOf(field) === part)
		return found === undefined || part === null ? [] : [{ part, field: found[0], path: found[1] }]
	})
	if (near.length === 0) return null
	const looks = near.map(({ part, path }) => `${JSON.stringify(path)} looks like the ${PART_NAMES[part]}`)
	return `isn't read: ${looks.join(', ')}. Add ${near.map(({ field, path }) => `--map ${quote(`${field}=${path}`)}`).join(' ')}`
}

/** Returns the fields of an order that a plan reads from an object. */
function mapped(value: unknown, plan: JsonPlan): { address: object; orderItems: { [field: string]: unknown }[] } {
	const listed = plan.items === null ? [value] : readPath(plan.items)(value)
	const items = (Array.isArray(listed) ? listed : []).map((each) => {
		const { orderItems } = toOrder(plan.item, each, null, true) as { orderItems: { [field: string]: unknown }[] }
		return orderItems[0] ?? {}
	})
	const isEmpty = plan.items === null && items.every((item) => Object.keys(item).length === 0)
	return toOrder(plan.order, value, plan.language, false, isEmpty ? [] : items) as ReturnType<typeof mapped>
}

function mappedRecord(place: string, value: unknown, plan: JsonPlan): OrderRecord {
	if (!isObject(value)) return { place, problem: `isn't an order of ${plan.map ?? 'a shop'}: it isn't an object.` }
	const { map, isCsv, absent, limits, blank, addresses, near } = plan
	const order = mapped(value, plan)
	const name = plan.name === null ? undefined : readPath(plan.name)(value)
	const ids = name === undefined || name === null ? {} : { ids: { id: String(name) } }
	const layout: Layout = { map, isCsv, absent, limits, blank, addresses, near }
	const rounded = Object.entries(order.address).find(([, text]) => typeof text === 'string' && isRounded(text))
	if (rounded !== undefined)
		return { place, problem: `has ${JSON.stringify(rounded[1])} for ${rounded[0]}: a program rounded the number.` }
	return { place, order, fields: value, layout, ...ids }
}

/** Names of lists of orders, and of what holds them. */
const LISTS = /^(?:data|orders|edges|nodes|results|records|rows|value|values|payload|response|addresses|recipients)$/

/** Returns where the list of orders is in an object that begins so, by the mappings of the package or by the usual names; null for an order by itself. */
export function findList(start: string): string | null {
	const lists = listPaths(start)
	const found = allMaps().find(
		({ list, keys }) =>
			list !== null &&
			lists.includes(list) &&
			keys.every((key) => start.includes(JSON.stringify(key.split('.').at(-1)))),
	)
	return found?.list ?? lists.find((path) => path.split('.').every((name) => LISTS.test(name))) ?? null
}

/** How deep a list of orders is in an object at most: `data.orders.edges` is 3, and a text of 20,000 brackets has as many paths. */
const MAX_LIST_DEPTH = 8

/** Returns the paths of an object whose values are lists, as far as the text goes. */
function listPaths(text: string): string[] {
	const lists: string[] = []
	const path: string[] = []
	let last = ''
	for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
		if (token === '[' && path.length <= MAX_LIST_DEPTH) lists.push(path.slice(1).concat(last).join('.'))
		if (token === '[' || token === '{') path.push(last)
		else if (token === ']' || token === '}') path.pop()
		else last = token.slice(1, -1)
	}
	return lists
}

/** Returns the paths of an object that name a field or usually do, and whether it is by our own name. */
export function likelyPaths(value: unknown, prefix = ''): (readonly [FieldName, string, boolean])[] {
	if (!isObject(value) || prefix.split('.').length > 4) return []
	return Object.entries(value).flatMap(([key, part]): (readonly [FieldName, string, boolean])[] => {
		if (isObject(part)) return likelyPaths(part, `${prefix}${key}.`)
		if (part === null || typeof part === 'object') return []
		const own = ownField(key)
		const likely = own === null ? likelyField(`${prefix}${key}`) : null
		const isRead = prefix === '' || prefix === 'address.'
		if (own !== null) return likelyField(`${prefix}${key}`)?.of === 'bill' ? [] : [[own, prefix + key, isRead]]
		return likely === null || likely.of === 'bill' ? [] : [[likely.field, prefix + key, false]]
	})
}
