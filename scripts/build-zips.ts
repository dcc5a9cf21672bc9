import mapping from 'postal-codes-js/mappings/alpha2-to-formats.json' with { type: 'json' }
import packageJson from 'postal-codes-js/package.json' with { type: 'json' }
import { readCountryCode } from '../src/rules/country/countries.ts'
import { readFacts } from './sources.ts'
import type { Files } from './tables.ts'

/**
 * Writes the forms of every country's postal codes, `src/rules/zip/data/zips.ts`. postal-codes-js provides the countries whose codes are
 * only digits; `facts/zip-corrections.json` replaces everything else. `facts/zip-not-assigned.json` has the first parts that
 * a country doesn't give out, `facts/zip-zeros.json` the countries whose codes begin with zeros. `facts/zip-samples.json` provides two examples
 * for each country.
 */
interface Correction {
	readonly forms: string
	readonly reason: string
	readonly source: string
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const COUNTRIES = LETTERS.flatMap((a) => LETTERS.map((b) => a + b)).filter((code) => readCountryCode(code) !== null)

/** Returns the forms of each country that has any, by alpha-2 code, in the notation of `src/rules/zip/zips.ts`. */
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

export function corrections(): Readonly<Record<string, Correction>> {
	return readFacts<{ corrections: Record<string, Correction> }>('zip-corrections.json').corrections
}

/** First parts of codes that fit a country's forms but are not given out, and the sources that agree on it. */
export function notAssigned(): Readonly<
	Record<string, { readonly first: string; readonly sources: readonly string[] }>
> {
	return readFacts<{ countries: ReturnType<typeof notAssigned> }>('zip-not-assigned.json').countries
}

/** Returns a code in use that begins with a zero, by country. */
export function zipZeros(): Readonly<Record<string, string>> {
	return readFacts<{ zeros: Record<string, string> }>('zip-zeros.json').zeros
}

/** Returns what codes with a zero in front begin with, and the list that says so, by country. */
export function zipBeginnings(): Readonly<Record<string, { readonly first: string; readonly source: string }>> {
	return readFacts<{ beginnings: ReturnType<typeof zipBeginnings> }>('zip-zeros.json').beginnings
}

/** Returns two codes in use for each country, in canonical form. */
export function zipSamples(): Readonly<Record<string, readonly [string, string] | readonly [string]>> {
	return readFacts<{ samples: Record<string, [string, string]> }>('zip-samples.json').samples
}

export function buildZips(): string {
	const forms = zipForms()
	const required = readFacts<{ both: string[]; one: string[] }>('zip-required.json')
	const samples = zipSamples()
	const excluded = notAssigned()
	const zeros = zipZeros()
	const beginnings = zipBeginnings()
	const byForm = new Map<string, string[]>()
	for (const [country, form] of forms) {
		const need = required.both.includes(country) ? '!' : required.one.includes(country) ? '?' : ''
		const example = samples[country]?.[0].replace(/[ -]/g, '')
		if (example === undefined) throw new Error(`${country}: an example to be found`)
		const isOnlyOne = form.replace(/\W/g, '') === example
		const entry =
			country +
			(isOnlyOne ? '' : example) +
			need +
			(beginnings[country] === undefined
				? (/^[A-Z]*(0{1,2})/.exec(zeros[country] ?? '')?.[1] ?? '').replaceAll('0', '^')
				: `^${beginnings[country].first}`)
		const line = form + (excluded[country] === undefined ? '' : `!${excluded[country].first}`)
		byForm.set(line, [...(byForm.get(line) ?? []), entry])
	}
	byForm.set(
		'',
		COUNTRIES.filter((country) => !forms.has(country)),
	)
	const lines = [...byForm].map(([form, entries]) => [form, ...entries].join()).sort()
	return `// Written by scripts/build-zips.ts; do not edit.
// Sources: postal-codes-js ${packageJson.version} (Apache-2.0) for the countries whose codes are plain digits;
// scripts/facts/zip-corrections.json, ${Object.keys(corrections()).length} lines, each with its reason and source; scripts/facts/zip-samples.json;
// scripts/facts/zip-required.json, from Google's address metadata (CC-BY 4.0) and Shopify's worldwide (MIT);
// scripts/facts/zip-not-assigned.json, ${Object.keys(excluded).length} lines, each with two sources or more; scripts/facts/zip-zeros.json.
// ${forms.size} countries in ${lines.length - 1} lines. Each line has the forms, after ! the first parts that are not given out, then the countries
// with these forms: the alpha-2 code; an example without separators, unless there is only one code; ! if every source says that an
// address needs a zip, ? if one does; ^ or ^^ if codes begin with one or two zeros; behind ^, what codes with a zero in front begin
// with, if a list has it. The line without forms has the ${COUNTRIES.length - forms.size} countries without postal codes.

export const ZIP_FORMS = \`${lines.join('\n')}\`
`
}

export function buildZipExamples(): string {
	const seconds = Object.entries(zipSamples()).flatMap(([country, [, second]]) => (second ? [country + second] : []))
	return `// Written by scripts/build-zips.ts; do not edit.
// Source: scripts/facts/zip-samples.json: example addresses of postal authorities and of Google's address metadata (CC-BY 4.0).
// ${seconds.length} countries: the alpha-2 code and a second code in canonical form, beside the one in zips.ts.

export const ZIP_EXAMPLES =
	',${seconds.join()},'
`
}

export const write = (): Files => ({
	'src/rules/zip/data/zips.ts': buildZips(),
	'src/rules/zip/data/zip-examples.ts': buildZipExamples(),
})
