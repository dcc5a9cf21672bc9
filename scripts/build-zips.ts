import mapping from 'postal-codes-js/mappings/alpha2-to-formats.json' with { type: 'json' }
import packageJson from 'postal-codes-js/package.json' with { type: 'json' }
import { readCountryCode } from '../src/rules/country/countries.ts'
import type { ZipFormat } from '../src/rules/zip/zips.ts'
import { type CountryFile, decided } from './facts/read-countries.ts'
import { readFacts } from './sources.ts'
import type { Files } from './tables.ts'

/**
 * Writes the forms of every country's postal codes, `src/rules/zip/data/zips.ts`. postal-codes-js provides the countries whose codes are
 * only digits; `facts/countries/` replaces everything else, and has the first parts that a country doesn't give out and the countries whose
 * codes begin with zeros. `facts/zip-samples.json` provides two examples for each country.
 */
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const COUNTRIES = LETTERS.flatMap((a) => LETTERS.map((b) => a + b)).filter((code) => readCountryCode(code) !== null)

/** Returns the forms of each country that has any, by alpha-2 code, in the notation of `src/rules/zip/zip-format.ts`. */
export function zipForms(): ReadonlyMap<string, string> {
	const forms = new Map<string, string>()
	for (const [file, countries] of Object.entries(mapping)) {
		const digits = /^(\d+)Digits\.json$/.exec(file)?.[1]
		for (const country of countries) {
			if (readCountryCode(country) === null) continue
			forms.set(country, digits === undefined ? '' : 'n'.repeat(Number(digits)))
		}
	}
	for (const [country, { forms: corrected }] of Object.entries(corrections())) forms.set(country, corrected)
	const judged = [...forms].filter(([country, form]) => form !== '' || !(country in corrections()))
	for (const [country, form] of judged) if (form === '') throw new Error(`${country}: a format to be written by hand`)
	return new Map(judged.filter(([, form]) => form !== '').sort())
}

/** Returns the forms that were decided, with their reasons. */
export function corrections(): Readonly<Record<string, NonNullable<CountryFile['zip']>>> {
	return Object.fromEntries(decided('zip'))
}

/** Returns first parts of codes that fit a country's forms but are not given out, and the sources that agree on it. */
export function notAssigned(): Readonly<Record<string, NonNullable<CountryFile['zipNotAssigned']>>> {
	return Object.fromEntries(decided('zipNotAssigned'))
}

/** Returns a code in use that begins with a zero, by country. */
export function zipZeros(): Readonly<Record<string, string>> {
	return Object.fromEntries(
		decided('zipZero').flatMap(([country, { example }]) => (example ? [[country, example]] : [])),
	)
}

/** Returns what codes with a zero in front begin with, by country, where a list says so. */
export function zipBeginnings(): Readonly<Record<string, string>> {
	return Object.fromEntries(decided('zipZero').flatMap(([country, { first }]) => (first ? [[country, first]] : [])))
}

/** Returns two codes in use for each country, in canonical form. */
export function zipSamples(): Readonly<Record<string, readonly [string, string] | readonly [string]>> {
	return readFacts<{ samples: Record<string, [string, string]> }>('zip-samples.json').samples
}

/** Returns what codes with a zero in front begin with: by a list, or any code with as many. */
export function zerosOf(country: string): string | undefined {
	const zeros = /^[A-Z]*(0{1,2})/.exec(zipZeros()[country] ?? '')?.[1]
	return zipBeginnings()[country] ?? (zeros === '0' ? '0[1-9]' : zeros?.slice(1))
}

export function buildZips(): string {
	const forms = zipForms()
	const required = readFacts<{ both: string[]; one: string[] }>('zip-required.json')
	const { signs } = readFacts<{ signs: Record<string, string> }>('zip-signs.json')
	const lines = COUNTRIES.map((country) => {
		const format: ZipFormat = {
			forms: forms.get(country) ?? '',
			example: zipSamples()[country]?.[0],
			need: required.both.includes(country) ? 'error' : required.one.includes(country) ? 'warning' : undefined,
			notAssigned: notAssigned()[country]?.first,
			zeros: zerosOf(country),
			signs: signs[country],
		}
		if ((format.forms === '') !== (format.example === undefined)) throw new Error(`${country}: an example to be found`)
		const fields = Object.entries(format).filter(([, value]) => value !== undefined)
		return `\t${country}: { ${fields.map(([key, value]) => `${key}: '${value}'`).join(', ')} },\n`
	})
	return `// Written by scripts/build-zips.ts; do not edit: change a line of scripts/facts/countries/, then npm run tables.
// Sources: postal-codes-js ${packageJson.version} (Apache-2.0) for the countries whose codes are plain digits;
// scripts/facts/countries/, each line with its reason and source; scripts/facts/zip-samples.json;
// scripts/facts/zip-signs.json; scripts/facts/zip-required.json, from Google's address metadata (CC-BY 4.0) and Shopify's worldwide (MIT).

import type { ZipFormat } from '../zips.ts'

export const ZIP_FORMATS: Readonly<Record<string, ZipFormat>> = {
${lines.join('')}}
`
}

export function buildZipExamples(): string {
	const seconds = Object.entries(zipSamples()).flatMap(([country, [, second]]) =>
		second ? [`\t${country}: '${second}',\n`] : [],
	)
	return `// Written by scripts/build-zips.ts; do not edit.
// Source: scripts/facts/zip-samples.json: example addresses of postal authorities and of Google's address metadata (CC-BY 4.0).

/** A second code in use, next to the one in zips.ts. */
export const ZIP_EXAMPLES: Readonly<Record<string, string>> = {
${seconds.join('')}}
`
}

export const write = (): Files => ({
	'src/rules/zip/data/zips.ts': buildZips(),
	'src/rules/zip/data/zip-examples.ts': buildZipExamples(),
})
