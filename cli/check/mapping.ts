import { existsSync } from 'node:fs'
import { hintFor, UsageError } from '../command.ts'
import { readJsonFile, shippedMaps } from '../files.ts'
import { FIELD_NAMES, type FieldName, isField } from './fields.ts'

/** The place of a field's text: a column of a CSV file, or a path of a JSON file, such as `shipping_address.zip`. */
export interface Place {
	/** Columns or paths. The first filled one counts. */
	readonly from: readonly string[]
	/** Columns or paths whose texts are joined, such as street and house number. */
	readonly join: readonly string[]
	/** One text for every order. */
	readonly value: string | null
	/** The meaning of each text in a cell: `{ "M": "tee-m" }`. A text that isn't listed keeps its own meaning. */
	readonly is: Readonly<Record<string, string>>
	/** The countries that the column is for; null for all. */
	readonly countries: readonly string[] | null
	/** Whether an empty cell means nothing, in all orders or in orders to these countries; null if it means that the field is missing. */
	readonly blank: readonly string[] | true | null
	/** The sign between the items of a cell that contains several; null for a cell with one item. */
	readonly split: string | null
	/** The label before the text in a cell with several items. The text ends at the next comma. */
	readonly label: string | null
	/** A regular expression for a cell with two fields. Its first group is the text of this field. Null if the whole cell is the text. */
	readonly pattern: string | null
	/** Whether an empty cell has the text of the last filled cell above it. */
	readonly above: boolean
	/** Whether the file may have no column of it. */
	readonly optional: boolean
}

/** A mapping: how a file of another system is read. */
export interface Mapping {
	readonly name: string
	/** Whether the mapping comes with the package. */
	readonly isShipped: boolean
	/** The columns of every such CSV file, and other columns that it may have. */
	readonly columns: readonly string[]
	readonly optional: readonly string[]
	/** Whether the file may have any other column, such as the questions of a form. */
	readonly open: boolean
	/** The paths of every order in such a JSON file. */
	readonly keys: readonly string[]
	/** The path of the list of orders in a JSON file; null for a list at the top. */
	readonly list: string | null
	/** The path of the items in an order of a JSON file. */
	readonly items: string | null
	/** The column or path of an order's name. Neighboring rows with the same name are one order. */
	readonly order: string | null
	/** The column that is filled in rows with an item; null if every row has an item. */
	readonly itemRow: string | null
	/** Whether each row is the address of a person, without items. */
	readonly addresses: boolean
	/** The language of the names of countries, such as `de`. */
	readonly language: string | null
	readonly fields: Fields
	/** The fields of the bill. They are used if every column of a row's address is empty. */
	readonly otherwise: Fields
	/** Columns that contain the quantity of one variant each: `{ "S": "tee-s", "M": "tee-m" }`. */
	readonly sizes: Readonly<Record<string, string>>
	/** False if no row contains the names of columns. The first column is then called `#1`. */
	readonly header: boolean
}

export type Fields = Readonly<Partial<Record<FieldName, Place>>>

/** Options of `--map` that aren't fields. */
const SETTINGS = ['order', 'list', 'items', 'language'] as const

/** The mappings of a run: the mappings and the settings of single fields that options pass. */
export interface Maps {
	/** The mappings of `--map`, or null without such an option. The first mapping that fits reads the file. */
	readonly named: readonly Mapping[] | null
	/** The settings of single fields. These settings have priority over any mapping and over our own columns. */
	readonly single: Mapping | null
	/** The command without more `--map` options, as text for a shell. */
	readonly command: string
}

/**
 * Reads the `--map` options: the name of a mapping in the package, a file, or `field=column`. If a field has several columns, the first filled one
 * counts.
 */
export function readMaps(options: readonly string[], command: readonly string[], header = true): Maps {
	const named: Mapping[] = []
	const fields: { [field: string]: unknown } = {}
	const otherwise: { [field: string]: unknown } = {}
	const settings: { [setting: string]: unknown } = {}
	for (const option of options) {
		const [, bill, field = '', column = ''] = /^(otherwise\.)?(\w+)=(.*)$/s.exec(option) ?? []
		const group = bill === undefined ? fields : otherwise
		if (isField(field)) {
			const before = (group[field] ?? []) as string[]
			group[field] = column.startsWith('=') ? { value: column.slice(1) } : [...before, column]
		} else if (SETTINGS.some((name) => name === field)) settings[field] = column
		else if (field !== '' && !existsSync(option)) throw new UsageError(`--map ${option}: ${noField(field)}`)
		else named.push(...findMaps(option))
	}
	const isSingle = [fields, otherwise, settings].some((each) => Object.keys(each).length > 0) || !header
	return {
		named: named.length > 0 ? named : null,
		single: isSingle ? readMapping({ ...settings, fields, otherwise, header }, '--map') : null,
		command: command.map(quote).join(' '),
	}
}

/** Returns a word, quoted for a shell if necessary. */
export function quote(word: string): string {
	return /^[\w./:=@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
}

/** Returns the mappings of an option: the package's mappings with this name, or the mapping in a file. */
function findMaps(option: string): Mapping[] {
	const shipped = shippedMaps().filter(([name]) => name === option || name.startsWith(`${option}-`))
	if (shipped.length > 0) return shipped.map(([name, value]) => readMapping(value, name, true))
	if (existsSync(option) || option.endsWith('.json')) return [readMapping(readJsonFile(option), option)]
	const names = shippedMaps().map(([name]) => name)
	const hint = hintFor(option, names, 'Mappings:')
	throw new UsageError(`--map ${option}: there is no such mapping and no such file. ${hint}`)
}

function noField(name: string): string {
	return `"${name}" isn't a field of an order. ${hintFor(name, [...FIELD_NAMES, ...SETTINGS], 'Fields:')}`
}

/** Returns the mappings of the package. */
export function allMaps(): readonly Mapping[] {
	all ??= shippedMaps().map(([name, value]) => readMapping(value, name, true))
	return all
}
let all: readonly Mapping[] | undefined

/** Returns a mapping from its JSON. Throws a `UsageError` that explains what is wrong. */
export function readMapping(value: unknown, name: string, isShipped = false): Mapping {
	const given = asObject(value, name, 'a mapping')
	const { columns, optional, open, keys, list, items, order, itemRow, addresses, language, header } = given
	const mapping = {
		columns: asTexts(columns, `${name}: "columns"`),
		optional: asTexts(optional, `${name}: "optional"`),
		open: open === true,
		keys: asTexts(keys, `${name}: "keys"`),
		list: asText(list, `${name}: "list"`),
		items: asText(items, `${name}: "items"`),
		order: asText(order, `${name}: "order"`),
		itemRow: asText(itemRow, `${name}: "itemRow"`),
		addresses: addresses === true,
		language: asText(language, `${name}: "language"`),
		fields: readFields(given['fields'], name, '"fields"'),
		otherwise: readFields(given['otherwise'], name, '"otherwise"'),
		sizes: readTexts(given['sizes'], name, '"sizes"'),
		header: header !== false,
	}
	refuseOthers(given, { ...mapping, source: '' }, name)
	return { name, isShipped, ...mapping }
}

function readFields(value: unknown, name: string, what: string): Fields {
	const fields: { [field: string]: Place } = {}
	for (const [field, place] of Object.entries(asObject(value ?? {}, name, what))) {
		if (!isField(field)) throw new UsageError(`${name}: ${noField(field)}`)
		fields[field] = parsePlace(place, `${name}: "${field}"`)
	}
	return fields
}

function readTexts(value: unknown, where: string, what: string): Readonly<Record<string, string>> {
	return Object.fromEntries(
		Object.entries(asObject(value ?? {}, where, what)).map(([key, text]) => [key, String(text)]),
	)
}

/** The value of `is` for a field whose texts are their own values. */
export const NO_MEANINGS: Readonly<Record<string, string>> = {}

/** Returns the place of a field from the JSON of a mapping. */
export function parsePlace(value: unknown, where: string): Place {
	const plain = typeof value === 'string' || Array.isArray(value)
	const given = plain ? { from: value } : asObject(value, where, 'a column, a list of columns, or an object')
	const { from, join, value: text, is, countries, blank, split, label, pattern, above, optional } = given
	const place: Place = {
		from: (typeof from === 'string' ? [from] : asTexts(from, where)).filter((column) => column !== ''),
		join: asTexts(join, where),
		value: asText(text, where),
		is: is === undefined ? NO_MEANINGS : readTexts(is, where, '"is"'),
		countries: countries === undefined ? null : asTexts(countries, where),
		blank: blank === undefined || blank === true ? (blank ?? null) : asTexts(blank, where),
		split: asText(split, where),
		label: asText(label, where),
		pattern: asPattern(pattern, where),
		above: above === true,
		optional: optional === true,
	}
	refuseOthers(given, place, where)
	return place
}

/** Throws a `UsageError` for a part that wasn't read. */
function refuseOthers(given: object, read: object, where: string): void {
	const known = Object.keys(read)
	const other = Object.keys(given).find((key) => !known.includes(key))
	if (other !== undefined)
		throw new UsageError(`${where}: "${other}" isn't part of a mapping. ${hintFor(other, known, 'It has', '"')}`)
}

function asObject(value: unknown, where: string, what: string): { readonly [key: string]: unknown } {
	if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as { [key: string]: unknown }
	throw new UsageError(`${where}: ${what} is an object such as { "fields": { "zip": "ZIP Code" } }.`)
}

function asTexts(value: unknown, where: string): readonly string[] {
	if (value === undefined) return []
	if (Array.isArray(value) && value.every((text) => typeof text === 'string')) return value
	throw new UsageError(`${where} is a list of texts, not ${JSON.stringify(value)}.`)
}

function asText(value: unknown, where: string): string | null {
	if (value === undefined || typeof value === 'string') return value ?? null
	throw new UsageError(`${where} is a text, not ${JSON.stringify(value)}.`)
}

function asPattern(value: unknown, where: string): string | null {
	const pattern = asText(value, where)
	try {
		if (pattern === null || new RegExp(`${pattern}|`, 'u').exec('')?.length !== 1) return pattern
	} catch {}
	throw new UsageError(
		`${where}: ${JSON.stringify(pattern)} isn't a regular expression with a group, such as "^(\\\\d{5}) ".`,
	)
}
