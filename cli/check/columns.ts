import type { Language } from 'orderwright/fr'
import { FIELD_NAMES, type FieldName, isField, ownField, PART_NAMES, partOf, pathAt, usualField } from './fields.ts'
import { languageOf } from './languages.ts'
import { absentParts, type Layout, limitsOf, readerOf, type Source, showPlace } from './layout.ts'
import { allMaps, type Mapping, type Maps, type Place, readPlace } from './mapping.ts'

export type Cells = readonly string[]

/** How the rows of a CSV file are read. */
export interface Plan extends Layout {
	readonly sources: readonly ColumnSource[]
	/** The columns that a source reads. */
	readonly used: ReadonlySet<number>
	/** The column that names an order, and groups its rows; -1 for none. */
	readonly order: number
	/** The column that is filled in a row with an item; -1 if every row has one. */
	readonly itemRow: number
	readonly language: Language | null
	/** Whether the mapping was found by the headers, and not named. */
	readonly isFound: boolean
	/** The columns of fields that one cell holds alone. */
	readonly single: { readonly zip?: number; readonly taxNumber?: number }
}

/** A column of a line item, by its index: `orderItems[1].quantity` or `orderItems.1.quantity`. */
const ITEM_COLUMN = /^orderItems(?:\[(\d{1,4})\]|\.(\d{1,4}))\.(\w+)$/i
const WHOLE_CELL = readPlace([], '')

/**
 * Plans how the rows below these headers are read: by the first named mapping that fits, by the mapping of the package whose headers they
 * are, or by our own names. Returns text if that can't be done: what is wrong with the headers.
 */
export function planColumns(headers: Cells, { named, single }: Maps, group: string | undefined): Plan | string {
	const names = headers.map((header) => header.trim())
	const found = named === null ? findMap(names) : null
	const likely = named?.find((each) => isFit(each, names)) ?? named?.find(({ columns }) => columns.length > 0)
	const mapping = found ?? likely ?? named?.[0] ?? null
	const clash = mapping === null ? findClash(names) : null
	if (clash !== null) return clash
	const own = mapping === null ? ownSources(names, single) : []
	const sources = [...own, ...mapSources(names, mapping, single)]
	const missing = missingColumn(names, mapping, single)
	if (missing !== null) return missing
	const order = single?.order ?? mapping?.order ?? null
	const key = group ?? order
	const at = key === null ? -1 : indexOf(names, key)
	if (key !== null && at < 0 && (group !== undefined || single?.order != null))
		return `has no column ${JSON.stringify(key)} for ${group === undefined ? '--map order' : '--group'}.`
	const used = new Set([...sources.flatMap(({ at }) => at), at])
	const fields = new Set(sources.map(({ field }) => field))
	const problem = findProblem(names, used, fields, mapping, single, found !== null)
	if (problem !== null) return problem
	return {
		map: mapping?.name ?? null,
		isFound: found !== null,
		isCsv: true,
		absent: absentParts(fields),
		...limitsOf(mapping),
		addresses: mapping?.addresses === true && !fields.has('variantId'),
		language: languageOf(single?.language ?? mapping?.language),
		sources,
		single: Object.fromEntries(
			sources.flatMap(({ field, at }) => (at.length === 1 && at[0] !== undefined ? [[field, at[0]]] : [])),
		),
		used,
		order: at,
		itemRow: mapping?.itemRow == null ? -1 : indexOf(names, mapping.itemRow),
	}
}

/** A source with the columns that it reads. */
export interface ColumnSource extends Source<Cells> {
	readonly at: readonly number[]
}

/** Returns the index of a column: by its whole name, otherwise without case. */
function indexOf(names: Cells, name: string): number {
	const at = names.indexOf(name.trim())
	return at >= 0 ? at : names.findIndex((each) => each.toLowerCase() === name.trim().toLowerCase())
}

/** Returns the field and the index of the item that a header names by our own names. */
function ownColumn(header: string): { readonly field: FieldName; readonly index: number } | null {
	const [, bracket, dot, name] = ITEM_COLUMN.exec(header) ?? []
	const field = ownField(name ?? header)
	if (field === null || (name !== undefined && field !== 'variantId' && field !== 'quantity')) return null
	return { field, index: Number(bracket ?? dot ?? 0) }
}

/** Returns the sources of our own columns, without those that `--map` sets. */
function ownSources(names: Cells, single: Mapping | null): ColumnSource[] {
	return names.flatMap((name, at): ColumnSource[] => {
		const column = ownColumn(name)
		if (column === null || (column.index === 0 && single?.fields[column.field] !== undefined)) return []
		const { field, index } = column
		const read = (cells: Cells): string => cells[at] ?? ''
		return [{ field, path: pathAt(field, index), place: WHOLE_CELL, shown: JSON.stringify(name), read, at: [at] }]
	})
}

/** Returns the sources of a mapping's fields, as far as the file has their columns; those of `--map` come first. */
function mapSources(names: Cells, mapping: Mapping | null, single: Mapping | null): ColumnSource[] {
	const fields = { ...mapping?.fields, ...single?.fields }
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

/** Returns the mapping of the package whose headers these are, and no others. */
function findMap(names: Cells): Mapping | null {
	return allMaps().find((mapping) => mapping.columns.length > 0 && isExact(mapping, names)) ?? null
}

const isFit = ({ columns }: Mapping, names: Cells): boolean =>
	columns.length > 0 && columns.every((column) => indexOf(names, column) >= 0)

function isExact(mapping: Mapping, names: Cells): boolean {
	if (!isFit(mapping, names)) return false
	return mapping.open || names.every((name) => name === '' || isKnown(mapping, name))
}

const isKnown = ({ columns, optional }: Mapping, name: string): boolean =>
	indexOf(columns, name) >= 0 || indexOf(optional, name) >= 0

/** Returns what is wrong with our own columns if two have one field. */
function findClash(names: Cells): string | null {
	const places = new Map<string, number>()
	for (const [at, name] of names.entries()) {
		const column = ownColumn(name)
		if (column === null) continue
		const key = pathAt(column.field, column.index).join('.')
		const before = places.get(key)
		if (before !== undefined) {
			const both = [before, at].map((place) => `${JSON.stringify(names[place])} (column ${place + 1})`)
			return `has two columns for ${key}: ${both.join(' and ')}. Remove one.`
		}
		places.set(key, at)
	}
	return null
}

/** Returns the problem of a column that a mapping names and the file does not have. */
function missingColumn(names: Cells, mapping: Mapping | null, single: Mapping | null): string | null {
	for (const [field, { from, join }] of Object.entries(single?.fields ?? {})) {
		const named = [...from, ...join]
		if (named.length > 0 && named.every((name) => indexOf(names, name) < 0))
			return `has no column ${JSON.stringify(named[0])} for --map ${field}. Its columns: ${list(names)}.`
	}
	if (mapping === null || mapping.columns.length === 0) return null
	const missing = mapping.columns.filter((column) => indexOf(names, column) < 0)
	if (missing.length < mapping.columns.length) return null
	return `has none of the columns that ${mapping.name} reads: ${list(mapping.columns)}.`
}

/** The parts of which a missing column can make an order look wrong, and the option that names one. */
const NEEDED: readonly FieldName[] = ['zip', 'countryCode', 'phone', 'province', 'taxNumber', 'variantId', 'quantity']

/** Returns what is wrong if a header resembles a field that nothing reads, or if nothing of an order is there. */
function findProblem(
	names: Cells,
	used: ReadonlySet<number>,
	fields: ReadonlySet<FieldName>,
	mapping: Mapping | null,
	single: Mapping | null,
	isFound: boolean,
): string | null {
	const near = nearMap(names, mapping)
	const hints = (isFound ? [] : NEEDED).flatMap((needed): string[] => {
		const part = partOf(needed)
		const isSet = (field: string): boolean => isField(field) && partOf(field) === part
		if ([...fields].some(isSet) || Object.keys(single?.fields ?? {}).some(isSet)) return []
		if (mapping?.addresses === true && (needed === 'variantId' || needed === 'quantity')) return []
		const at = names.findIndex((name, place) => !used.has(place) && isSet(likelyField(name) ?? ''))
		if (at < 0) return []
		const field = likelyField(names[at] ?? '') ?? needed
		const column = JSON.stringify(names[at])
		return [
			`no column for the ${PART_NAMES[part ?? 'items']}: did you mean ${column}? (--map ${field === 'countryCode' || field === 'country' ? 'country' : field}=${column})`,
		]
	})
	const order = names.find((name) => likelyField(name) === 'orderNumber')
	const hasItems = names.some((name) => likelyField(name) === 'variantId')
	if (hints.length > 0 && hasItems && order !== undefined && single?.order == null)
		hints.push(`if an order has several rows, name the column that says which (--map order=${JSON.stringify(order)})`)
	if (hints.length > 0) return `has ${hints.join('; ')}${near === null ? '' : `; or ${near}`}`
	if (fields.size === 0) {
		const help = near ?? `Name some of ${FIELD_NAMES.join(', ')}, or where they are with --map zip=COLUMN.`
		return `has no column of an order. ${near === null ? help : `Did you mean ${near}`}`
	}
	if (fields.has('country') || fields.has('countryCode')) return null
	return 'has no column for the country, which decides everything else. Name its column, or the one country of all orders: --map country=COLUMN or --map country==US'
}

const likelyField = (name: string): FieldName | null => ownField(name) ?? usualField(name)

/** Returns a hint at the mapping of the package that would fit but for some columns. */
function nearMap(names: Cells, mapping: Mapping | null): string | null {
	if (mapping !== null) return null
	const near = allMaps().find((each) => isFit(each, names))
	if (near === undefined) return null
	const others = names.filter((name) => !isKnown(near, name))
	return `--map ${near.name}? The headers are those of that layout, but for ${list(others)}.`
}

const list = (names: Cells): string => names.map((name) => JSON.stringify(name)).join(', ')
