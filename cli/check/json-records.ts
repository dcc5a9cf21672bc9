import type { Language } from 'orderwright/fr'
import { isRounded } from './cells.ts'
import { describeOptions, labelOf, NO_COUNTRY, optionOf, writeOptions } from './columns.ts'
import { type FieldName, isField, type Likely, likelyField, ownField, partOf, pathAt } from './fields.ts'
import { languageOf } from './languages.ts'
import { absentParts, type Layout, limitsOf, readerOf, type Source, showPlace, toOrder } from './layout.ts'
import { allMaps, type Fields, type Mapping, type Maps, parsePlace } from './mapping.ts'
import { isTooDeep, type OrderRecord, tooDeep, toRecord } from './record.ts'

/** Makes a record of a parsed value. */
export type ToRecord = (place: string, value: unknown) => OrderRecord

/** The plan for reading an object of a JSON file. */
export interface JsonPlan extends Layout {
	readonly order: Source<unknown>[]
	readonly item: Source<unknown>[]
	readonly items: string | null
	readonly name: string | null
	readonly language: Language | null
	readonly isFound: boolean
}

/** Returns a function that reads the text or list at a path of an object, such as `shipping_address.zip` or `street.0`. */
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

/**
 * Returns the mapping for an object: the user's mapping, otherwise the package's mapping with the keys of the object. Returns null for an object with
 * our own field names.
 */
function findMapping(value: unknown, { named }: Maps): Mapping | null {
	const fits = ({ keys }: Mapping): boolean => keys.length > 0 && keys.every((key) => has(value, key))
	if (named === null && isObject(value) && 'orderItems' in value) return null
	if (named !== null) return named.find(fits) ?? named.find(({ columns }) => columns.length === 0) ?? named[0] ?? null
	// In an order without an address, the address is null. So only the first part of each path must exist.
	const first = ({ keys }: Mapping): boolean =>
		keys.length > 0 && keys.every((key) => has(value, key.split('.', 1)[0] ?? key))
	return allMaps().find(fits) ?? allMaps().find(first) ?? null
}

/** The names under which an object contains one complete order. */
const WRAPPERS = ['order', 'node', 'data', 'payload']

/** Returns the order inside an object: `{ "order": … }`, or a node of GraphQL. */
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

/**
 * Returns whether an object is an order in the form of validate-order. If `address` is a text, the object is a flat object with this field instead.
 */
const isOrder = (value: Json): boolean =>
	'orderItems' in value || ('address' in value && typeof value['address'] !== 'string')

/** Returns a function that reads an object; null for an order in the form of validate-order. */
export function planObject(given: unknown, maps: Maps, addresses: boolean): JsonPlan | null {
	const value = unwrap(given, maps)
	const mapping = findMapping(value, maps)
	if (mapping !== null) return planOf(mapping, maps.single)
	if (!isObject(value) || 'orderItems' in value || (maps.single === null && (addresses || isOrder(value)))) return null
	const own = isOrder(value) ? placesOf(pathsOf(value, false).own) : ownFields(value)
	const known = Object.keys({ ...own, ...maps.single?.fields })
	if (maps.single === null && known.length < 2) return null
	return makePlan({ ...own, ...maps.single?.fields }, null, maps.single)
}

/** Returns where an object has the fields of an order under our own names, as if it were a row of a table. */
const ownFields = (value: Json): Fields =>
	Object.fromEntries(
		Object.entries(value).flatMap(([name, part]) => {
			const field = typeof part === 'object' ? null : ownField(name)
			return field === null ? [] : [[field, parsePlace(name, '')]]
		}),
	)

const placesOf = (paths: ReadonlyMap<FieldName, string>): Fields =>
	Object.fromEntries([...paths].map(([field, path]) => [field, parsePlace(path, '')]))

const plans = new WeakMap<Mapping, JsonPlan>()

/** Returns the plan for reading the JSON objects that a mapping describes. The function is made once, because the options of a run don't change. */
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

/** Returns a function that makes a record from each value. The keys of a value decide how the value is read. */
export function recordsBy(maps: Maps, addresses: boolean): ToRecord {
	return (place, given) => {
		if (isTooDeep(given)) return tooDeep(place)
		const value = unwrap(given, maps)
		const plan = planObject(value, maps, addresses)
		const near = plan?.map == null ? findNear(value, maps, addresses) : null
		if (near !== null)
			return {
				place,
				problem: `isn't read: it has fields of an order by other names. Add ${writeOptions(near.options)}`,
			}
		return plan === null ? ownRecord(place, value, maps.single, addresses) : mappedRecord(place, value, plan)
	}
}

/** Returns the record of an order in the form of validate-order. `--map` can add values from other fields. */
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

/** The fields without which an order looks wrong. */
const NEEDED: readonly FieldName[] = ['zip', 'countryCode', 'phone', 'province', 'variantId', 'quantity']
/** The fields that an order or address in the form of the API needs. */
const NEEDED_OF_OURS: readonly FieldName[] = [...NEEDED, 'address1', 'city']

/**
 * If our own field names are missing, returns options that read probable fields with other names, and a line for each. Returns null if the object has
 * no such fields.
 */
function findNear(value: unknown, { single }: Maps, addresses: boolean): { options: string[]; lines: string[] } | null {
	if (!isObject(value) || isWhole(value)) return null
	const { fields, items, own } = pathsOf(value, addresses)
	const set = new Set([...own.keys(), ...Object.keys(single?.fields ?? {}).filter(isField)].map(partOf))
	const needed = addresses || isOrder(value) ? NEEDED_OF_OURS : NEEDED
	const missing = [...fields].filter(([field]) => !set.has(partOf(field)))
	if (!missing.some(([field]) => needed.some((each) => partOf(each) === partOf(field)))) return null
	const near = missing.flatMap(([field, paths]) => paths.map((path) => [field, path] as const))
	const options = near.map(([field, path]) => `${optionOf(field)}=${path}`)
	const lines = near.map(([field, path]) => `${JSON.stringify(path)} looks like the ${labelOf(field)}`)
	const isListed =
		items !== null && items !== 'orderItems' && single?.items == null && near.some(([field]) => OF_ITEM.has(field))
	if (isListed) options.push(`items=${items}`)
	if (!isOrder(value) && !set.has('country') && !missing.some(([field]) => partOf(field) === 'country')) {
		options.push('country==US')
		lines.push(NO_COUNTRY)
	}
	return { options, lines }
}

/** Returns whether an order has every required field under our own names, and has none of these a second time under another name. */
function isWhole({ address, orderItems }: Json): boolean {
	if (!isPart(address, 'address.', ['zip', 'phone']) || !Array.isArray(orderItems)) return false
	return orderItems.length === 0 || isPart(orderItems[0], '', ['variantId', 'quantity'])
}

const isPart = (part: unknown, prefix: string, needed: readonly FieldName[]): boolean =>
	isObject(part) &&
	needed.every((name) => name in part) &&
	Object.keys(part).every((name) => isField(name) || likelyAt(prefix + name) === null)

/** Returns the error for a file whose first order names its fields differently: a command that reads the file, and a line for each field. */
export function describeNear(given: unknown, maps: Maps, addresses: boolean): string | null {
	const near = findNear(unwrap(given, maps), maps, addresses)
	return near === null ? null : describeOptions(maps.command, near.options, near.lines)
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

/** The names of lists of orders, and of the objects that contain them. */
const LISTS =
	/^(?:data|orders|edges|nodes|results|records|rows|value|values|payload|response|addresses|recipients|shipments|users|customers|contacts|people|employees|submissions|receipts)$/

/**
 * Returns where the list of orders is in an object that begins like this. It is found by the package's mappings or by usual names; null for a
 * single order.
 */
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

/**
 * The most levels at which a list of orders is searched: `data.orders.edges` has 3. Without this limit, a text of 20,000 brackets would have 20,000
 * paths.
 */
const MAX_LIST_DEPTH = 8

/** Returns the paths of an object whose values are lists, up to the end of the text. */
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

/** The paths of an object that are probably fields of an order. */
export interface LikelyPaths {
	/** The paths of probable fields that aren't read yet. A phone number may have several paths; the first filled path counts. */
	readonly fields: ReadonlyMap<FieldName, readonly string[]>
	/** The path of the list of items. */
	readonly items: string | null
	/** The fields that are read under our own names. */
	readonly own: ReadonlyMap<FieldName, string>
}

const OF_ITEM: ReadonlySet<FieldName> = new Set(['variantId', 'quantity'])
const ITEMS = /^(?:items|products|lines|(?:line|order|cart)_?(?:items|lines|products))$/i
/** Matches names of objects that show neither the delivery nor the bill. */
const PLAIN = /^address\.|(?:information|info|details|data|attributes|fields|properties)(?=\.)/gi
/** The most levels at which a field of an order is searched in an object. */
const MAX_DEPTH = 4

/** The probable meaning of paths. All records of a file have the same paths. */
const known = new Map<string, Likely | null>()
/** The most paths that are kept. */
const MAX_KNOWN = 10_000

function likelyAt(path: string): Likely | null {
	const found = known.get(path)
	if (found !== undefined) return found
	const likely = likelyField(path.replace(PLAIN, ''))
	if (known.size < MAX_KNOWN) known.set(path, likely)
	return likely
}

/** Returns the paths that are fields, or probably are. Paths of the delivery come first, and paths of a bill or sender are left out. */
export function likelyPaths(given: unknown, maps: Maps, addresses: boolean): LikelyPaths {
	const value = unwrap(given, maps)
	return isObject(value) ? pathsOf(value, addresses) : { fields: new Map(), items: null, own: new Map() }
}

function pathsOf(value: Json, addresses: boolean): LikelyPaths {
	const found: { readonly field: FieldName; readonly path: string; readonly isShip: boolean }[] = []
	const own = new Map<FieldName, string>()
	let items: string | null = null
	const isOurs = isOrder(value)
	const addItems = (item: Json, list: string): void => {
		items = list
		for (const name of Object.keys(item)) {
			const field = likelyAt(name)?.field
			if (field === undefined || !OF_ITEM.has(field)) continue
			if (isOurs && list === 'orderItems' && name === field) own.set(field, name)
			else found.push({ field, path: name, isShip: true })
		}
	}
	const walk = (part: Json, prefix: string, depth: number): void => {
		for (const [key, given] of Object.entries(part)) {
			const path = prefix + key
			const first: unknown = Array.isArray(given) ? given[0] : given
			if (Array.isArray(given) && isObject(first)) {
				if (items === null && !addresses && ITEMS.test(key)) addItems(first, path)
			} else if (isObject(given)) {
				if (depth < MAX_DEPTH) walk(given, `${path}.`, depth + 1)
			} else {
				const likely = likelyAt(path)
				if (likely === null || likely.of === 'bill') continue
				const { field, of } = likely
				const isOwn = isOurs
					? path === pathAt(field).join('.')
					: addresses
						? path === field
						: path === key && ownField(key) === field
				if (isOwn) own.set(field, path)
				else if (first !== null && first !== undefined)
					found.push({ field, path: first === given ? path : `${path}.0`, isShip: of === 'ship' })
			}
		}
	}
	walk(value, '', 0)
	const fields = new Map<FieldName, string[]>()
	for (const { field, path } of [...found.filter(({ isShip }) => isShip), ...found.filter(({ isShip }) => !isShip)]) {
		const before = fields.get(field)
		if (before === undefined) fields.set(field, [path])
		else if (field === 'phone') before.push(path)
	}
	// If the object also has a country's name, the id of a country may be the shop's own number.
	if (fields.has('country')) fields.delete('countryCode')
	fields.delete('companyId')
	fields.delete('shouldValidateProvinceCode')
	return { fields, items, own }
}
