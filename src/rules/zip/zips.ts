import type { Severity } from '../core/issue.ts'
import { oncePerCountry } from '../country/once-per-country.ts'
import { NO_PLACE, type ZipPlace } from '../province/zip-place.ts'
import { shapesOf, startPattern, type ZipForm, zipFormsOf, zipPattern } from './zip-format.ts'

/** What the tables have about a country's postal codes, in the notation of `zip-format.ts`. */
export interface ZipFormat {
	/** The forms of its codes. Empty if no postal codes are in use. Begins with `?` if other codes may exist. */
	readonly forms: string
	/** A code in use, in its country's format; missing if there are none. */
	readonly example?: string | undefined
	/** The severity of a missing zip (D-13); missing if no source requires one. */
	readonly need?: Severity | undefined
	/** What no code begins with that the country gives out, between `|`. */
	readonly notAssigned?: string | undefined
	/** What codes with zeros in front begin with, between `|`, as far as senders may have lost these zeros. */
	readonly zeros?: string | undefined
	/** Vehicle registration codes that mail from abroad puts before a code (`D-10557`), between spaces, in addition to the alpha-2 code. */
	readonly signs?: string | undefined
}

/**
 * What the codes of a country's provinces begin with, by the province's ISO 3166-2 suffix: beginnings without separators, and ranges
 * of beginnings. `{ AL: '350-352 354-369', AK: '995-999' }`
 */
export type ZipProvinces = Readonly<Record<string, string>>

/** The postal codes of a country, made ready for reading. */
export interface ZipForms {
	readonly countryCode: string
	/** The forms as in the table. */
	readonly text: string
	/** Matches the codes of the country in its format. */
	readonly pattern: RegExp
	/** Matches also the codes that the country doesn't give out; null if none are known. */
	readonly anyPattern: RegExp | null
	/** The forms without alternatives. */
	readonly forms: readonly ZipForm[]
	/** Their shapes, into which a zip is written to see whether it is a code. */
	readonly shapes: readonly ZipForm[]
	/** How many letters and digits codes may have, in ascending order. */
	readonly lengths: readonly number[]
	/** Matches what codes with zeros in front begin with; null if senders lose none. */
	readonly zeros: RegExp | null
	/** What mail from abroad puts before a code. */
	readonly fronts: readonly string[]
	/** Letters at the front of the code that senders may omit; usually empty. */
	readonly prefix: string
	readonly example: string
	readonly need: Severity | null
	/** Where codes are; null if no table has them. */
	readonly places: ZipStart | null
}

/** What codes begin with: where these codes are, and the beginnings that are longer by a character. */
interface ZipStart {
	place: ZipPlace
	readonly longer: Map<string, ZipStart>
}

/** What the rules know about postal codes. */
export interface ZipFacts {
	/** Returns the postal codes of a country, by its alpha-2 code in any case; null for an unknown country. */
	readonly zipForms: (countryCode: string | null | undefined) => ZipForms | null
}

/** The longest text that is read as a country's code. */
const MAX_TEXT = 64
const TWO_LETTERS = /^[A-Za-z]{2}$/

/** Returns the facts of tables by alpha-2 code. What they have about a country is read on its first use. */
export function createZipFacts(
	formats: Readonly<Record<string, ZipFormat>>,
	provinces: Readonly<Record<string, ZipProvinces>> = {},
): ZipFacts {
	const formsOf = oncePerCountry((code): ZipForms | null => {
		if (!Object.hasOwn(formats, code)) return null
		const places = Object.hasOwn(provinces, code) ? readPlaces(code, provinces[code] as ZipProvinces) : null
		return readForms(code, formats[code] as ZipFormat, places)
	})
	return {
		zipForms(countryCode) {
			if (typeof countryCode !== 'string') return null
			const forms = formsOf(countryCode)
			if (forms !== null || countryCode.length > MAX_TEXT) return forms
			const letters = countryCode.trim()
			return TWO_LETTERS.test(letters) ? formsOf(letters.toUpperCase()) : null
		},
	}
}

function readForms(countryCode: string, format: ZipFormat, places: ZipStart | null): ZipForms {
	const { forms: text, example = '', need = null, notAssigned, zeros, signs } = format
	const forms = zipFormsOf(text)
	return {
		countryCode,
		text,
		pattern: zipPattern(text, notAssigned),
		anyPattern: notAssigned === undefined ? null : zipPattern(text),
		forms,
		shapes: shapesOf(forms),
		lengths: [...new Set(forms.map(({ count }) => count))].sort((a, b) => a - b),
		zeros: zeros === undefined ? null : startPattern(zeros),
		fronts: [countryCode, ...(signs?.split(' ') ?? [])],
		prefix: /^\??\{([A-Z]+)[ }-].*$/.exec(text)?.[1] ?? '',
		example,
		need,
		places,
	}
}

/** The longest code in the table, for countries whose longer codes follow another system: Cairo is 11511 and 4450113. */
const MAX_LENGTH: Readonly<Record<string, number>> = { AM: 4, EG: 5, NI: 5 }
/** Countries whose shared beginnings exclude all other provinces: a first digit of AR means the same regions in every list. */
const EXCLUSIVE: readonly string[] = ['AR']

function readPlaces(countryCode: string, table: ZipProvinces): ZipStart {
	const listed = new Set(Object.keys(table))
	const root = { place: { provinces: [], listed, isExclusive: EXCLUSIVE.includes(countryCode) }, longer: new Map() }
	const entries = Object.entries(table).flatMap(([province, starts]) =>
		starts.split(' ').flatMap((range) => expand(range).map((start) => ({ province, start }))),
	)
	// A code in the place of a shorter beginning is also in those of a longer one.
	for (const { province, start } of entries.sort((a, b) => a.start.length - b.start.length)) {
		let node: ZipStart = root
		for (const character of start) {
			const next: ZipStart = node.longer.get(character) ?? { place: node.place, longer: new Map() }
			node.longer.set(character, next)
			node = next
		}
		node.place = { ...node.place, provinces: [...new Set([...node.place.provinces, province])].sort() }
	}
	return root
}

/** Returns all beginnings of a range such as `995-999`; the beginning itself if it is none. */
function expand(range: string): readonly string[] {
	const [first = '', last = first] = range.split('-')
	if (first === last) return [first]
	const count = Number(last) - Number(first) + 1
	return Array.from({ length: count }, (_, at) => String(Number(first) + at).padStart(first.length, '0'))
}

/** Returns where a zip is, by a code in its country's format. Null, for a text that is no code, is nowhere. */
export function placeOfZip(code: string | null, { countryCode, places }: ZipForms): ZipPlace {
	if (code === null || places === null) return NO_PLACE
	if (Object.hasOwn(MAX_LENGTH, countryCode) && code.length > (MAX_LENGTH[countryCode] as number)) return NO_PLACE
	let start = places
	for (const character of code) {
		if (character === ' ' || character === '-') continue
		const longer = start.longer.get(character)
		if (longer === undefined) break
		start = longer
	}
	return start.place
}
