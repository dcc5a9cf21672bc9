import type { Judged } from './judge.ts'
import type { Tally } from './tally.ts'

/** One judged order, or a record that can't be read. */
export type Result = { readonly file: string; readonly place: string } & (
	| { readonly order: object; readonly judged: Judged }
	| { readonly problem: string }
)

/** An output format. Each method returns text for standard output; an empty text writes nothing. */
export interface Format {
	readonly begin: () => string
	readonly result: (result: Result) => string
	readonly end: (tally: Tally) => string
}

/** Returns the name of a result: `orders.csv line 3`. */
export function nameOf({ file, place }: Pick<Result, 'file' | 'place'>): string {
	const name = file === '-' ? 'standard input' : file
	return place === '' ? name : `${name}${place.startsWith('[') ? '' : ' '}${place}`
}
