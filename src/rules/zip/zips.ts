import type { Severity } from '../core/issue.ts'
import { oncePerCountry } from '../country/once-per-country.ts'
import { startPattern, type ZipForm, zipFormsOf, zipPattern } from './zip-format.ts'

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
}

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
	/** How many letters and digits codes may have, in ascending order. */
	readonly lengths: readonly number[]
	/** Matches what codes with zeros in front begin with; null if senders lose none. */
	readonly zeros: RegExp | null
	/** What mail from abroad puts before the code: the country's alpha-2 code, then its vehicle registration codes (`D-10557`). */
	readonly fronts: readonly string[]
	/** Letters at the front of the code that senders may omit; usually empty. */
	readonly prefix: string
	readonly example: string
	readonly need: Severity | null
}

/** The postal codes of countries. */
export interface ZipFormFacts {
	/** Returns the forms of a country, by its alpha-2 code in any case; null for an unknown country. */
	readonly zipForms: (countryCode: string | undefined) => ZipForms | null
}

/**
 * Vehicle registration codes that mail from abroad puts before a zip. The United Kingdom is also UK. Singapore writes its letter before the code in
 * brackets, `S(522489)`, or its name: `Singapore 522489`.
 */
const SIGNS: Readonly<Record<string, string>> = {
	AT: 'A',
	AU: 'AUS',
	BA: 'BIH',
	BE: 'B',
	CA: 'CDN',
	CL: 'RCH',
	DE: 'D',
	EE: 'EST',
	ES: 'E',
	FI: 'F FIN SF',
	FR: 'F',
	GB: 'UK',
	HU: 'H',
	IE: 'IRL',
	IN: 'IND',
	IT: 'I',
	JP: 'J',
	LI: 'FL',
	LU: 'L',
	ME: 'MNE',
	MK: 'NMK',
	MT: 'M',
	MX: 'MEX',
	NO: 'N',
	PT: 'P',
	RS: 'SRB',
	RU: 'RUS',
	SE: 'S',
	SG: 'S SINGAPORE',
	SI: 'SLO',
	SM: 'RSM',
	US: 'USA',
	XK: 'RKS',
}

/** The longest text that is read as a country's code. */
const MAX_TEXT = 64
const TWO_LETTERS = /^[A-Za-z]{2}$/

/** Returns the facts of a table by alpha-2 code. A country's format is read on its first use. */
export function createZipFormFacts(formats: Readonly<Record<string, ZipFormat>>): ZipFormFacts {
	const formsOf = oncePerCountry((code) =>
		Object.hasOwn(formats, code) ? read(code, formats[code] as ZipFormat) : null,
	)
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

function read(countryCode: string, { forms: text, example = '', need, notAssigned, zeros }: ZipFormat): ZipForms {
	const forms = zipFormsOf(text)
	return {
		countryCode,
		text,
		pattern: zipPattern(text, notAssigned),
		anyPattern: notAssigned === undefined ? null : zipPattern(text),
		forms,
		lengths: [...new Set(forms.map(({ count }) => count))].sort((a, b) => a - b),
		zeros: zeros === undefined ? null : startPattern(zeros),
		fronts: [countryCode, ...(Object.hasOwn(SIGNS, countryCode) ? (SIGNS[countryCode] as string).split(' ') : [])],
		prefix: /^\??\{([A-Z]+)[ }-].*$/.exec(text)?.[1] ?? '',
		example,
		need: need ?? null,
	}
}
