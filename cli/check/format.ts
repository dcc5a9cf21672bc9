import type { Csv } from './csv-format.ts'
import type { Fix } from './fixes.ts'
import type { Judged } from './judge.ts'
import type { OwnIds, RawRow } from './record.ts'
import type { Tally } from './tally.ts'

/** A checked order, a record that can't be read, or a sentence about a file. */
export type Result = {
	readonly file: string
	readonly place: string
	readonly ids: OwnIds | undefined
	readonly rows: readonly RawRow[] | undefined
	/** The separator and encoding of the CSV file's rows. */
	readonly csv: Csv | undefined
} & (
	| { readonly order: object; readonly fields: object; readonly judged: Judged; readonly fixes: readonly Fix[] }
	| { readonly problem: string }
	| { readonly about: string; readonly isHeader?: boolean }
)

/** An output format. Each method returns text for standard output. An empty text isn't written. */
export interface Format {
	readonly begin?: () => string
	readonly result: (result: Result) => string
	readonly end?: (tally: Tally) => string
}

/** Returns the name of a result for people, with the order's own id and number: `orders.csv line 3 (id 7, number 1001)`. */
export function titleOf(result: Pick<Result, 'file' | 'place' | 'ids'>): string {
	const { id, orderNumber } = result.ids ?? {}
	const own = [
		...(id === undefined ? [] : [`id ${id}`]),
		...(orderNumber === undefined || orderNumber === id ? [] : [`number ${orderNumber}`]),
	]
	return own.length === 0 ? nameOf(result) : `${nameOf(result)} (${own.join(', ')})`
}

/** Returns the place of a result: `orders.csv line 3`. */
export function nameOf({ file, place }: Pick<Result, 'file' | 'place'>): string {
	const name = file === '-' ? 'standard input' : file
	return place === '' ? name : `${name}${place.startsWith('[') ? '' : ' '}${place}`
}
