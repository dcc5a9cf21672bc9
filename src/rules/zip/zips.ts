import type { Severity } from '../core/issue.ts'
import { oncePerCountry } from '../country/once-per-country.ts'
import { NO_PLACE, type ZipPlace } from '../province/zip-place.ts'
import { shapesOf, startPattern, type ZipForm, zipFormsOf, zipPattern } from './zip-format.ts'

/** The tables' data about the postal codes of a country, in the notation of `zip-format.ts`. */
export interface ZipFormat {
	/** The forms of the country's codes. Empty if the country has no postal codes. Begins with `?` if other codes may exist. */
	readonly forms: string
	/** A code in use, in the country's format; missing if the country has no codes. */
	readonly example?: string | undefined
	/** The severity of a missing zip (D-13); missing if no source requires a zip. */
	readonly need?: Severity | undefined
	/** Beginnings that no code in use has, separated by `|`. */
	readonly notAssigned?: string | undefined
	/** Beginnings of codes that start with zeros, separated by `|`. Senders may lose these zeros. */
	readonly zeros?: string | undefined
	/**
	 * Vehicle registration codes, separated by spaces. Mail from abroad may have one before the postal code (`D-10557`), instead of the alpha-2 code.
	 */
	readonly signs?: string | undefined
}

/**
 * Beginnings of the codes in each province, by the province's ISO 3166-2 suffix. A beginning has no separators and may be a range: `{ AL: '350-352
 * 354-369', AK: '995-999' }`
 */
export type ZipProvinces = Readonly<Record<string, string>>

/** The postal codes of a country, prepared for reading. */
export interface ZipForms {
	readonly countryCode: string
	readonly text: string
	/** Matches a code of the country in its format. */
	readonly pattern: RegExp
	/** Also matches codes that the country doesn't use; null if no such codes are known. */
	readonly anyPattern: RegExp | null
	readonly forms: readonly ZipForm[]
	/** The shapes of the country's codes. To find out whether a zip is a code, the zip is written into each shape. */
	readonly shapes: readonly ZipForm[]
	/** The possible numbers of letters and digits in a code, in ascending order. */
	readonly lengths: readonly number[]
	/** Matches beginnings of codes that start with zeros; null if senders don't lose zeros. */
	readonly zeros: RegExp | null
	/** Letters that mail from abroad has before a code, such as `D` or `DE`. */
	readonly fronts: readonly string[]
	/** Letters at the start of a code that senders may leave out; usually empty. */
	readonly prefix: string
	readonly example: string
	readonly need: Severity | null
	/** The provinces of codes; null if no table has them. */
	readonly places: ZipStart | null
}

/** The provinces of all codes with the same beginning, and the beginnings that are one character longer. */
interface ZipStart {
	place: ZipPlace
	readonly longer: Map<string, ZipStart>
}

/** What the rules know about postal codes. */
export interface ZipFacts {
	/** Returns the postal codes of a country by its alpha-2 code in any case; null if the country is unknown. */
	readonly zipForms: (countryCode: string | null | undefined) => ZipForms | null
}

/** The longest text that can be a country's code. */
const MAX_TEXT = 64
const TWO_LETTERS = /^[A-Za-z]{2}$/

/** Returns the facts in tables by alpha-2 code. The facts of a country are read on first use. */
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

/** Countries that also have longer codes of another system, with the length of the codes in the table. For example, Cairo has 11511 and 4450113. */
const MAX_LENGTH: Readonly<Record<string, number>> = { AM: 4, EG: 5, NI: 5 }
/**
 * Countries in which a beginning that several provinces share excludes all other provinces. In AR, every list has the same regions for a first digit.
 */
const EXCLUSIVE: readonly string[] = ['AR']

function readPlaces(countryCode: string, table: ZipProvinces): ZipStart {
	const listed = new Set(Object.keys(table))
	const root = { place: { provinces: [], listed, isExclusive: EXCLUSIVE.includes(countryCode) }, longer: new Map() }
	const entries = Object.entries(table).flatMap(([province, starts]) =>
		starts.split(' ').flatMap((range) => expand(range).map((start) => ({ province, start }))),
	)
	// Shorter beginnings come first: a code is in the provinces of its long beginning and also in the provinces of each shorter one.
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

/** Returns all beginnings in a range such as `995-999`, or the text itself if it isn't a range. */
function expand(range: string): readonly string[] {
	const [first = '', last = first] = range.split('-')
	if (first === last) return [first]
	const count = Number(last) - Number(first) + 1
	return Array.from({ length: count }, (_, at) => String(Number(first) + at).padStart(first.length, '0'))
}

/** Returns the provinces of a zip in its country's format. Null, for a text that isn't a code, has no place. */
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
