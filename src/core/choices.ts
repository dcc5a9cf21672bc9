import { isList, readField } from './read.ts'

/** One choice that a decision leaves to a service: a row of the policy table. */
export interface PolicyEntry<T> {
	readonly default: T
	/** The valid values of the key, or a range of whole numbers. */
	readonly values: readonly T[] | { readonly from: number; readonly to: number }
	/** The decision behind the key. */
	readonly decision: `D-${number}`
}

/** The values of all keys of a table. */
export type Settings<Table> = { readonly [Key in keyof Table]: ValueOf<Table[Key]> }

type ValueOf<Entry> = Entry extends PolicyEntry<infer Value> ? (Value extends number ? number : Value) : never

/** A caller's choices. A missing key has its default. */
export type Options<T> = { readonly [Key in keyof T]?: T[Key] | undefined }

type Table<Key extends PropertyKey> = Readonly<Record<Key, PolicyEntry<unknown>>>

/** Returns the default of each key of a table. */
export function defaultsOf<T extends Table<keyof T>>(table: T): Settings<T> {
	const settings: Partial<Record<keyof T, unknown>> = {}
	for (const key of Object.keys(table) as (keyof T)[]) settings[key] = table[key].default
	return settings as Settings<T>
}

/**
 * Returns the values of all keys of a table from a caller's choices. A key that is missing, or whose value the table does not list,
 * has its default. Adds each key with an unlisted value to `unlisted`.
 */
export function readChoices<T extends Table<keyof T>>(
	table: T,
	defaults: Settings<T>,
	choices: unknown,
	unlisted?: (keyof T)[],
): Settings<T> {
	const settings: Record<PropertyKey, unknown> = { ...defaults }
	for (const key of Object.keys(defaults) as (keyof T & string)[]) {
		const value = readField(choices, key)
		if (value === undefined || value === null) continue
		if (isListed(value, table[key])) settings[key] = value
		else unlisted?.push(key)
	}
	return settings as Settings<T>
}

function isListed(value: unknown, { values }: PolicyEntry<unknown>): boolean {
	if (isList(values)) return values.includes(value)
	return Number.isInteger(value) && Number(value) >= values.from && Number(value) <= values.to
}
