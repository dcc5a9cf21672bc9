import type { Language } from 'orderwright/fr'
import {
	FIELD_NAMES,
	type FieldName,
	isField,
	isNear,
	type Likely,
	likelyField,
	ownField,
	PART_NAMES,
	type Part,
	partOf,
	pathAt,
} from './fields.ts'
import { languageOf } from './languages.ts'
import { absentParts, type Layout, limitsOf, readerOf, type Source, showPlace } from './layout.ts'
import { allMaps, type Fields, type Mapping, type Maps, type Place, parsePlace, quote } from './mapping.ts'

export type Cells = readonly string[]

/** How the rows of a CSV file are read. */
export interface Plan extends Layout {
	readonly sources: readonly ColumnSource[]
	/** Columns that contain the quantity of one variant each. */
	readonly sizes: readonly { readonly at: number; readonly variantId: string }[]
	/** The columns from which a field is read. */
	readonly used: ReadonlySet<number>
	/** Columns that repeat: an empty cell has the value of the last filled cell above it. */
	readonly above: readonly number[]
	/** The column with the name of an order. Neighboring rows with the same name are grouped. -1 without such a column. */
	readonly order: number
	/** The column that is filled in rows with an item; -1 if every row has an item. */
	readonly itemRow: number
	readonly language: Language | null
	/** Whether the mapping was found by the headers, and not passed as an option. */
	readonly isFound: boolean
	/** The columns of the zip and the tax number, if the field is alone in a cell. */
	readonly single: { readonly zip?: number; readonly taxNumber?: number }
}

/** A source, and the columns that it reads. */
export interface ColumnSource extends Source<Cells> {
	readonly at: readonly number[]
}

/** Matches a column of a line item with its index: `orderItems[1].quantity` or `orderItems.1.quantity`. */
const ITEM_COLUMN = /^orderItems(?:\[(\d{1,4})\]|\.(\d{1,4}))\.(\w+)$/i
const WHOLE_CELL = parsePlace([], '')

/** Returns headers as they are compared and shown: on one line, without spaces at the ends. */
export const trimHeaders = (headers: Cells): Cells => headers.map((header) => header.replace(/\s+/g, ' ').trim())

/**
 * Decides how to read the rows below these headers: by the first passed mapping that fits, then by the package's mapping for these headers, then by
 * our own names. Returns a text if that isn't possible: what is wrong with the headers.
 */
export function planColumns(names: Cells, maps: Maps, group: string | undefined): Plan | string {
	const { named, single } = maps
	const found = named === null ? findMap(names) : null
	const likely = named?.find((each) => isFit(each, names)) ?? named?.find(({ columns }) => columns.length > 0)
	const mapping = found ?? likely ?? named?.[0] ?? null
	const clash = mapping === null ? findClash(names, single) : null
	if (clash !== null) return clash
	const own = mapping === null ? ownSources(names, single) : []
	const sources = [
		...own,
		...sourcesOf(names, { ...mapping?.fields, ...single?.fields }),
		...sourcesOf(names, { ...mapping?.otherwise, ...single?.otherwise }).map((each) => ({
			...each,
			isOtherwise: true,
		})),
	]
	const missing = missingColumn(names, mapping, single)
	if (missing !== null) return missing
	const order = single?.order ?? mapping?.order ?? null
	const key = group ?? order
	const at = key === null ? -1 : indexOf(names, key)
	if (key !== null && at < 0 && (group !== undefined || single?.order != null || mapping?.isShipped === false))
		return `has no column ${JSON.stringify(key)} for ${group === undefined ? '--map order' : '--group'}.`
	const sizes = Object.entries(mapping?.sizes ?? {}).flatMap(([name, variantId]) => {
		const column = indexOf(names, name)
		return column < 0 ? [] : [{ at: column, variantId }]
	})
	const used = new Set([...sources.flatMap(({ at }) => at), ...sizes.map((size) => size.at), at])
	const fields = new Set(sources.map(({ field }) => field))
	if (sizes.length > 0) fields.add('variantId').add('quantity')
	const problem = findProblem(names, sources, used, fields, mapping, maps, found !== null)
	if (problem !== null) return problem
	const absent = absentParts(fields)
	const unused = names.filter((name, column) => !used.has(column) && name !== '')
	return {
		map: mapping?.name ?? null,
		isFound: found !== null,
		isCsv: true,
		absent,
		near: Object.fromEntries(absent.map((part) => [part, unused.filter((name) => isNear(name, part))])),
		...limitsOf(mapping),
		addresses: mapping?.addresses === true && !fields.has('variantId'),
		language: languageOf(single?.language ?? mapping?.language),
		sources,
		sizes,
		above: sources.flatMap((source) => (source.place.above === true ? source.at : [])),
		single: Object.fromEntries(
			sources.flatMap(({ field, at, isOtherwise, place }) =>
				at.length === 1 && isOtherwise !== true && place.pattern == null ? [[field, at[0]]] : [],
			),
		),
		used,
		order: at,
		itemRow: mapping?.itemRow == null ? -1 : indexOf(names, mapping.itemRow),
	}
}

/** Finds a column by its exact name, then by its name in any case, then by its number (`#3`), and returns its index. */
function indexOf(names: Cells, name: string): number {
	const given = name.replace(/\s+/g, ' ').trim()
	const at = names.indexOf(given)
	if (at >= 0) return at
	const alike = names.findIndex((each) => each.toLowerCase() === given.toLowerCase())
	const number = Number(/^#(\d{1,4})$/.exec(given)?.[1] ?? 0)
	return alike >= 0 || number > names.length ? alike : number - 1
}

/** Returns what to type for a column in an option: its header, or its number if two columns have the header or a terminal can't show it. */
export function nameAt(names: Cells, at: number): string {
	const name = names[at] ?? ''
	return indexOf(names, name) === at && !/[\p{Cc}\p{Cf}]/u.test(name) ? name : `#${at + 1}`
}

/** Returns the field and item index for a header with one of our own names. */
function ownColumn(header: string): { readonly field: FieldName; readonly index: number } | null {
	const [, bracket, dot, name] = ITEM_COLUMN.exec(header) ?? []
	const field = ownField(name ?? header)
	if (field === null || (name !== undefined && field !== 'variantId' && field !== 'quantity')) return null
	return { field, index: Number(bracket ?? dot ?? 0) }
}

/** Returns the sources of columns with our own names, except those that `--map` sets. */
function ownSources(names: Cells, single: Mapping | null): ColumnSource[] {
	return names.flatMap((name, at): ColumnSource[] => {
		const column = ownColumn(name)
		if (column === null || (column.index === 0 && single?.fields[column.field] !== undefined)) return []
		const { field, index } = column
		const read = (cells: Cells): string => cells[at] ?? ''
		return [{ field, path: pathAt(field, index), place: WHOLE_CELL, shown: JSON.stringify(name), read, at: [at] }]
	})
}

/** Returns where a mapping's fields are, if the file has their columns. */
function sourcesOf(names: Cells, fields: Fields): ColumnSource[] {
	return Object.entries(fields).flatMap(([field, place]): ColumnSource[] => {
		if (!isField(field)) return []
		const there = (name: string): boolean => indexOf(names, name) >= 0
		const present: Place = { ...place, from: place.from.filter(there), join: place.join.filter(there) }
		if (present.value === null && present.from.length + present.join.length === 0) return []
		const read = readerOf<Cells>(present, (name) => {
			const at = indexOf(names, name)
			return (cells) => cells[at] ?? ''
		})
		const at = [...present.from, ...present.join].map((name) => indexOf(names, name))
		return [{ field, path: pathAt(field), place, shown: showPlace(present), read, at }]
	})
}

/** Returns the package's mapping for a file with these headers. The file may have further columns that can't be fields. */
function findMap(names: Cells): Mapping | null {
	return allMaps().find((mapping) => mapping.columns.length > 0 && isExact(mapping, names)) ?? null
}

const isFit = ({ columns }: Mapping, names: Cells): boolean =>
	columns.length > 0 && columns.every((column) => indexOf(names, column) >= 0)

function isExact(mapping: Mapping, names: Cells): boolean {
	if (!isFit(mapping, names)) return false
	return mapping.open || names.every((name) => name === '' || isKnown(mapping, name) || !mayBeField(name))
}

const isKnown = ({ columns, optional }: Mapping, name: string): boolean =>
	indexOf(columns, name) >= 0 || indexOf(optional, name) >= 0

const mayBeField = (name: string): boolean => {
	const likely = likelyOf(name)
	return likely !== null && likely.of !== 'bill'
}

/** Returns what is wrong if two columns with our own names are for the same field. */
function findClash(names: Cells, single: Mapping | null): string | null {
	const places = new Map<string, number>()
	for (const [at, name] of names.entries()) {
		const column = ownColumn(name)
		if (column === null || (column.index === 0 && single?.fields[column.field] !== undefined)) continue
		const key = pathAt(column.field, column.index).join('.')
		const before = places.get(key)
		if (before !== undefined) {
			const both = [before, at].map((place) => `${JSON.stringify(names[place])} (column ${place + 1})`)
			const option = `--map ${column.field}=#${before + 1}`
			return `has two columns for ${key}: ${both.join(' and ')}. Remove one, or say which counts: ${option}`
		}
		places.set(key, at)
	}
	return null
}

/** Returns a problem if the file doesn't have the columns of the mapping. */
function missingColumn(names: Cells, mapping: Mapping | null, single: Mapping | null): string | null {
	const own = mapping?.isShipped === false ? Object.entries(mapping.fields) : []
	const lost = [...own, ...Object.entries(single?.fields ?? {})].flatMap(([field, { from, join, optional }]) => {
		const columns = [...from, ...join]
		return optional || columns.length === 0 || columns.some((name) => indexOf(names, name) >= 0)
			? []
			: [`${list(columns)} for ${own.length > 0 ? field : `--map ${field}`}`]
	})
	if (lost.length > 0) return `has no column ${lost.join('; no column ')}. Its columns: ${list(names)}.`
	if (mapping === null || mapping.columns.length === 0) return null
	if (mapping.columns.some((column) => indexOf(names, column) >= 0)) return null
	return `has none of the columns that ${mapping.name} reads: ${list(mapping.columns)}.`
}

/** The fields that are reported as missing if the file has no column for them. */
const NEEDED: readonly FieldName[] = ['zip', 'countryCode', 'phone', 'province', 'taxNumber', 'variantId', 'quantity']

/** Returns a problem if a header looks like a field that isn't read, or if the file has no field of an order. */
function findProblem(
	names: Cells,
	sources: readonly ColumnSource[],
	used: ReadonlySet<number>,
	fields: ReadonlySet<FieldName>,
	mapping: Mapping | null,
	{ single, command }: Maps,
	isFound: boolean,
): string | null {
	const near = nearMap(names, mapping)
	const isAddress = mapping?.addresses === true
	const set = new Set([...fields, ...Object.keys(single?.fields ?? {}).filter(isField)].map(partOf))
	const likely = likelyColumns(names, used)
	const isAsked = (needed: FieldName): boolean => {
		const part = partOf(needed)
		if (isAddress && (part === 'variantId' || part === 'quantity')) return false
		const found = [...likely.fields.keys()].filter((field) => partOf(field) === part)
		if (part === null || found.length === 0) return false
		// A column for the delivery counts before a column with our own name that doesn't show whether it is for the delivery.
		return !set.has(part) || (mapping === null && part !== 'phone' && beatsOwn(part, sources, single, names, likely))
	}
	if (!isFound && NEEDED.some(isAsked)) {
		const hasCountry = set.has('country') || likely.fields.has('country') || likely.fields.has('countryCode')
		// If several columns have a phone number, the first filled one counts. A column with our own name comes first.
		const phones = sources
			.filter(({ field, at }) => field === 'phone' && at.length === 1)
			.map(({ at }) => at[0] as number)
		const asked = [...likely.fields].flatMap(([field, columns]): [FieldName, readonly number[]][] => {
			if (field === 'phone' && mapping === null && single?.fields.phone === undefined)
				return [[field, [...phones, ...columns]]]
			return !set.has(partOf(field)) || isAsked(field) ? [[field, columns]] : []
		})
		const options = asked.flatMap(([field, columns]) => columns.map((at) => `${optionOf(field)}=${nameAt(names, at)}`))
		const bill = [...likely.otherwise].map(([field, at]) => `otherwise.${field}=${nameAt(names, at)}`)
		if (!hasCountry) options.push('country==US')
		const lines = asked.flatMap(([field, columns]) =>
			columns.map((at) => `${JSON.stringify(names[at])} looks like the ${labelOf(field)}`),
		)
		if (likely.otherwise.size > 0) lines.push('otherwise: the columns of rows without such an address')
		if (!hasCountry) lines.push(NO_COUNTRY)
		if (near !== null) lines.push(`or ${near}`)
		return describeOptions(command, [...options, ...bill], lines)
	}
	if (!sources.some(({ at }) => at.length > 0)) {
		const help = near ?? `Name some of ${FIELD_NAMES.join(', ')}, or where they are with --map zip=COLUMN.`
		return `has no column of an order. ${near === null ? help : `Did you mean ${near}`}`
	}
	if (fields.has('country') || fields.has('countryCode')) return null
	return 'has no column for the country, which decides everything else. Name its column, or the one country of all orders: --map country=COLUMN or --map country==US'
}

/** Returns the message for a file with other names than ours: a command to paste, and a line for each name. */
export const describeOptions = (command: string, options: readonly string[], lines: readonly string[]): string =>
	['has fields of an order by other names. To read them, run:', `${command} ${writeOptions(options)}`, ...lines].join(
		'\n',
	)

export const writeOptions = (options: readonly string[]): string =>
	options.map((option) => `--map ${quote(option)}`).join(' ')

export const NO_COUNTRY = 'nothing looks like the country: write that of all orders in place of US'

/** Rows are grouped by the order's name, which is its number in the store. */
export const optionOf = (field: FieldName): string => (field === 'orderNumber' ? 'order' : field)

export function labelOf(field: FieldName): string {
	const part = partOf(field)
	if (part !== null) return PART_NAMES[part]
	return field === 'orderNumber' ? 'number of the order' : 'second line of the street'
}

/** Returns whether a column is for the delivery, and is not the column with our own name. */
function beatsOwn(
	part: Part,
	sources: readonly ColumnSource[],
	single: Mapping | null,
	names: Cells,
	{ fields }: LikelyColumns,
): boolean {
	if (Object.keys(single?.fields ?? {}).some((field) => isField(field) && partOf(field) === part)) return false
	const isShip = (at: number): boolean => likelyOf(names[at] ?? '')?.of === 'ship'
	const own = sources.filter(({ field }) => partOf(field) === part).flatMap(({ at }) => at)
	const others = [...fields].filter(([field]) => partOf(field) === part).flatMap(([, columns]) => columns)
	return others.some(isShip) && !own.some(isShip)
}

/** The columns that probably contain each field. A phone number may have several columns; the first filled column counts. */
export interface LikelyColumns {
	readonly fields: ReadonlyMap<FieldName, readonly number[]>
	readonly otherwise: ReadonlyMap<FieldName, number>
}

const ADDRESS: readonly FieldName[] = [
	'address1',
	'address2',
	'city',
	'province',
	'provinceCode',
	'zip',
	'country',
	'countryCode',
]

/**
 * Returns the columns that are probably fields, but aren't read. Columns of the delivery come first, then columns of the bill if rows have no
 * delivery address.
 */
export function likelyColumns(names: Cells, used: ReadonlySet<number> = new Set()): LikelyColumns {
	const all = names.flatMap((name, at) => {
		const likely = used.has(at) ? null : likelyOf(name)
		return likely === null ? [] : [{ ...likely, at }]
	})
	const fields = new Map<FieldName, number[]>()
	const hasShip = all.some(({ of, field }) => of === 'ship' && ADDRESS.includes(field))
	for (const of of ['ship', 'any'] as const)
		for (const each of all) {
			if (each.of !== of || (of === 'any' && hasShip && ADDRESS.includes(each.field) && fields.has(each.field)))
				continue
			const before = fields.get(each.field)
			if (before === undefined) fields.set(each.field, [each.at])
			else if (each.field === 'phone') before.push(each.at)
		}
	// Some files have only the address of the bill.
	const bill = all.filter(({ of }) => of === 'bill')
	const isBillAlone = !ADDRESS.some((field) => fields.has(field)) && used.size <= 1
	const otherwise = new Map<FieldName, number>()
	for (const { field, at } of bill) {
		if (isBillAlone ? !fields.has(field) : field === 'phone' && !fields.has('phone')) fields.set(field, [at])
		else if (!isBillAlone && ADDRESS.includes(field) && !otherwise.has(field)) otherwise.set(field, at)
	}
	if (!otherwise.has('zip') || !fields.has('zip')) otherwise.clear()
	// If the file also has a country's name, the id of a country may be the shop's own number.
	for (const group of [fields, otherwise]) if (group.has('country')) group.delete('countryCode')
	fields.delete('companyId')
	fields.delete('shouldValidateProvinceCode')
	return { fields, otherwise }
}

/** Returns the probable meaning of a header, including our own names. */
function likelyOf(name: string): Likely | null {
	const field = ownField(name)
	return field === null ? likelyField(name) : { field, of: 'any' }
}

/** Returns how many headers of a row are probably fields. */
export const countLikely = (names: Cells): number => names.filter((name) => likelyOf(name) !== null).length

/** Returns a hint about a mapping of the package that doesn't fit only because some columns are missing. */
function nearMap(names: Cells, mapping: Mapping | null): string | null {
	if (mapping !== null) return null
	const near = allMaps().find((each) => isFit(each, names))
	if (near === undefined) return null
	const others = names.filter((name) => !isKnown(near, name) && mayBeField(name))
	return `--map ${near.name}? The headers are those of that layout, but for ${list(others)}.`
}

const list = (names: Cells): string => names.map((name) => JSON.stringify(name)).join(', ')
