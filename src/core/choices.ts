import { readField } from './read.ts'

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

/**
 * Returns the values of all keys of a table from a caller's choices. A key that is missing, or whose value the table does not list,
 * has its default. Adds each key with an unlisted value to `unlisted`.
 */
export function readChoices<Table extends Readonly<Record<keyof Table, PolicyEntry<unknown>>>>(
	table: Table,
	choices: unknown,
	unlisted: (keyof Table)[] = [],
): Settings<Table> {
	const settings: Partial<Record<keyof Table, unknown>> = {}
	for (const key of Object.keys(table) as (keyof Table & string)[]) {
		const entry = table[key]
		const value = readField(choices, key) ?? entry.default
		const isValid = isListed(value, entry)
		settings[key] = isValid ? value : entry.default
		if (!isValid) unlisted.push(key)
	}
	return settings as Settings<Table>
}

function isListed(value: unknown, { values }: PolicyEntry<unknown>): boolean {
	if ('from' in values) return Number.isInteger(value) && Number(value) >= values.from && Number(value) <= values.to
	return values.includes(value)
}
