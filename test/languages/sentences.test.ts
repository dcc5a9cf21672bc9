import { describe, expect, it } from 'vitest'
import { CODES, issuesOf, LANGUAGES } from '../../scripts/languages/fill.ts'
import { de } from '../../src/entries/de.ts'
import { en } from '../../src/entries/en.ts'
import { es } from '../../src/entries/es.ts'
import { addressFieldsOf } from '../../src/entries/form.ts'
import { fr } from '../../src/entries/fr.ts'
import {
	allCountries,
	checkProvince,
	checkZip,
	type Issue,
	negotiateTranslation,
	provincesOf,
	translateIssue,
} from '../../src/entries/index.ts'
import type { Language } from '../../src/languages/language.ts'
import { loadLanguageParts } from '../../src/languages/load-language-parts.ts'
import { nounFor } from '../../src/languages/translate/shown-params.ts'
import { writeNumber } from '../../src/rules/core/write-number.ts'
import { sampler } from '../fuzz.ts'

const COUNTRIES = allCountries().map(({ code }) => code)
const ALL: readonly Language[] = [en, ...LANGUAGES.map(([, language]) => language)]

/** What no sentence of a language has, whatever fills it in. */
const WRONG: Readonly<Record<string, RegExp>> = {
	pt: /\b(?:em [ao]s? |de [ao]s? (?!\d)|por [ao]s? )/u,
	it: /\b(?:di (?:Oman|Palestina)|[ai]n la |di (?:il|lo|la|gli|i|le) )/u,
	fr: /(?:[àÀ] Sri|[àÀ] les? )|[^\u00a0\u202f] ?[:;?!](?= |$)(?<![\u00a0\u202f].)/u,
	es: /\b(?:de el |a el )/u,
}

const some = sampler()

describe.each(ALL.map((language): [string, Language] => [language.language, language]))('%s', (tag, language) => {
	it('has no wrong contraction and no double space in any country', () => {
		const wrong = new Set<string>()
		// Where no contraction is known to be wrong, a tenth of the names shows what surrounds them.
		const countries = tag in WRONG ? COUNTRIES : [...some(COUNTRIES)]
		for (const code of CODES)
			for (const issue of issuesOf(code).slice(0, 1))
				for (const country of typeof issue.params['country'] === 'string' ? countries : ['US'])
					for (const field of ['the request', 'this field', 'orderItems']) {
						const params = { ...issue.params, country, ...('field' in issue.params && { field }) }
						const { message } = translateIssue({ ...issue, params } as Issue, language)
						if (/ {2}/.test(message) || WRONG[tag]?.test(message)) wrong.add(message)
						if (!('field' in issue.params)) break
					}
		expect([...wrong].slice(0, 5)).toEqual([])
	})
})

describe('a region of a language', () => {
	const REGIONS: readonly [string, Language][] = ALL.flatMap((language) => [
		[language.language, language] as [string, Language],
		...Object.keys(language.regional).flatMap((tags) =>
			tags
				.split(' ')
				.map((tag): [string, Language] => [tag, negotiateTranslation(`${tag}, *;q=0.1`, [language]) as Language]),
		),
	])

	it.each(REGIONS)('%s: a label and its message use one word in every country', (tag, language) => {
		for (const country of COUNTRIES) {
			const locale = language.language === 'en' && tag !== 'en' ? (tag as 'en-GB') : language
			const labels = Object.fromEntries(
				addressFieldsOf(country, { language: locale }).map(({ name, label }) => [name, label]),
			)
			for (const [slot, name] of [
				['zipField', 'zip'],
				['provinceField', 'provinceCode'],
				['cityField', 'city'],
			] as const)
				if (labels[name] !== undefined)
					expect(nounFor(slot, { country }, language)?.toLowerCase(), country).toBe(labels[name]?.toLowerCase())
		}
	})

	it('has its own words in messages', () => {
		expect(
			translateIssue(checkZip('1', 'GB').issues[0] as Issue, negotiateTranslation('en-GB', [en])).message,
		).toContain('"1" isn\'t a valid postcode for the United Kingdom.')
		expect(negotiateTranslation('fr-CA', [fr])?.form.emailNeeded).toContain('courriel')
	})

	it.each([...REGIONS.map(([tag]) => tag), 'de-DE', 'pt-BR'])('%s: writes numbers as Intl does', (tag) => {
		const language = negotiateTranslation(tag, ALL) ?? en
		const marks = { ...language }
		for (const value of [0, 10, 999, 1000, 9999, 10_000, 1_234_567, -2.5, 29.9, 1234.5, 12_345.67]) {
			const digits = { minimumFractionDigits: Number.isInteger(value) ? 0 : 2 }
			const written = new Intl.NumberFormat(tag === 'pt' ? 'pt-BR' : tag, digits).format(value)
			expect(writeNumber(value, marks)).toBe(written)
		}
	})
})

describe('the names of provinces in messages', () => {
	it.each(['de', 'es', 'fr', 'it', 'ja', 'ko', 'pt', 'zh'])('%s: are those of the list beside them', async (tag) => {
		const parts = await loadLanguageParts(tag)
		const language = parts?.language as Language
		let named = 0
		for (const country of COUNTRIES) {
			const options = addressFieldsOf(country, { language }).find(({ name }) => name === 'provinceCode')?.options ?? []
			const [first, second] = provincesOf(country)
			if (first === undefined || second === undefined || options.length < 2) continue
			const issues = checkProvince({ province: first.name, provinceCode: second.code }, country).issues
			for (const issue of issues.filter(({ code }) => code === 'address.province.conflict')) {
				named++
				const label = options.find(({ value }) => value === second.code)?.label.split(' · ')[0] as string
				expect(translateIssue(issue, language).message).toContain(label)
			}
		}
		expect(named).toBeGreaterThan(40)
	})

	it('are not those of the list without the file of the form', () => {
		const [issue] = checkProvince({ province: 'Texas', provinceCode: 'CA' }, 'US').issues
		expect(translateIssue(issue as Issue, de).message).toContain('„California“')
		expect(translateIssue(issue as Issue, es).message).toContain('«California»')
	})
})
