import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a line rests on: where it was read, and why it is so if that isn't plain. */
interface Basis {
	readonly source: string
	readonly reason?: string
}

/** A province or level, by its code. Names and codes are separated by semicolons. */
export interface ProvinceLine extends Basis {
	readonly code: string
	/** The name to show instead of CLDR's. */
	readonly shown?: string
	/** Other names that people write. */
	readonly names?: string
	/** The ISO 3166-2 suffix if addresses write another code; null for a province that ISO does not list. */
	readonly iso?: string | null
	/** Other codes that people write: a storefront's, or retired ones of ISO. */
	readonly codes?: string
	/** Areas of the province that addresses may name instead; the name stays as written. */
	readonly parts?: string
	/** Names that another province has, too: they mean neither. */
	readonly shared?: string
}

/** A file of `scripts/facts/countries/`: what was decided about one country. */
export interface CountryFile {
	readonly country?: Basis & { readonly shown?: string; readonly alpha3?: string; readonly names?: string }
	/** How addresses differ from Google's metadata. */
	readonly address?: readonly (Basis & {
		readonly order?: string
		readonly province?: string
		readonly needsCity?: false
	})[]
	readonly provinces?: readonly ProvinceLine[]
	/** Subdivisions that addresses do not name. */
	readonly otherDivisions?: readonly ProvinceLine[]
	/** Codes of other lists, and ours of the province: `CN1=YN CN2=BJ`, with a low line for a space. */
	readonly alternativeCodes?: readonly (Basis & { readonly codes: string })[]
	/** Places that are neither a misspelled province nor abroad. */
	readonly places?: Basis & { readonly names: string }
	/** The forms of zips in the notation of `src/rules/zip/zip-format.ts`; empty if codes can't be checked. */
	readonly zip?: Basis & { readonly forms: string }
	/** First parts of zips that aren't given out. */
	readonly zipNotAssigned?: Basis & { readonly first: string }
	/** A zip that begins with a zero, and what zips with a zero in front begin with. Without an example, no zero is added. */
	readonly zipZero?: Partial<Basis> & { readonly example?: string; readonly first?: string }
	/**
	 * Beginnings of zips to add to a province; `alone` if no other province has them. Empty if the province is left out, `as` if it has another
	 * code.
	 */
	readonly zipProvinces?: readonly (Basis & {
		readonly province: string
		readonly prefixes?: string
		readonly as?: string
		readonly alone?: true
	})[]
}

const FOLDER = join(import.meta.dirname, 'countries')

/** Returns what was decided about each country, by alpha-2 code, sorted. */
export function readCountries(): ReadonlyMap<string, CountryFile> {
	const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'))
	return new Map(
		files.sort().map((file) => [file.slice(0, 2), JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as CountryFile]),
	)
}

/** Returns one kind of decisions of each country that has some. */
export function decided<K extends keyof CountryFile>(
	kind: K,
): readonly (readonly [string, NonNullable<CountryFile[K]>])[] {
	return [...readCountries()].flatMap(([code, { [kind]: value }]) =>
		value === undefined ? [] : [[code, value] as const],
	)
}

/** Returns the names or codes of a line. */
export function listOf(text: string | undefined): readonly string[] {
	return text === undefined || text === '' ? [] : text.split('; ')
}
