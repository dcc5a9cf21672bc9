import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CODES, issuesOf, LANGUAGES } from '../../scripts/languages/fill.ts'
import { en } from '../../src/entries/en.ts'
import { addressFieldsOf } from '../../src/entries/form.ts'
import {
	allCountries,
	type Issue,
	type IssueCode,
	MESSAGES,
	translateIssue,
	validateAddress,
} from '../../src/entries/index.ts'
import type { Language } from '../../src/languages/language.ts'
import { nounFor } from '../../src/languages/translate/shown-params.ts'
import { BUILT_IN_ADDRESSES } from '../../src/rules/address/built-in-addresses.ts'
import { formatMessage, joinTexts } from '../../src/rules/core/issue.ts'
import { DATE_WORDS } from '../../src/rules/personalization/read-fields.ts'
import { sampler } from '../fuzz.ts'
import { TOLD } from './messages/told.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const COUNTRIES = allCountries()
const SLOTS = /\{([^{}.]*)\.?([^{}]*)\}/g

const slotsOf = (text: string): [name: string, form: string][] =>
	[...text.matchAll(SLOTS)].map(([, name = '', form = '']) => [name, form])
const spoken = (code: string): Language =>
	LANGUAGES.map(([, language]) => language).find(({ language }) => language === code) as Language
const say = (language: Language, slot: string, params: object): string | null => nounFor(slot, params, language)

/** The share of the texts of `own` that are the same in `other`. */
function shareOf(own: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): number {
	const keys = Object.keys(own)
	return keys.filter((key) => own[key] === other[key]).length / keys.length
}

/** The names of countries by code. */
const namesIn = ({ countries }: Language): Readonly<Record<string, string>> =>
	Object.fromEntries(countries.split(';').map((entry) => [entry.slice(0, 2), entry.slice(2)]))

describe.each(LANGUAGES)('%s', (name, language) => {
	const { messages, grammar, words } = language

	it('is the one object of its entry', () => {
		expect(existsSync(join(ROOT, 'src/entries', `${language.language}.ts`))).toBe(true)
	})

	it('fills each message, without a placeholder and without English', () => {
		for (const code of CODES) {
			for (const issue of issuesOf(code)) {
				const { message } = translateIssue(issue, language)
				expect(message, code).not.toMatch(/[{}]|undefined/)
				expect(message, code).not.toBe(issue.message)
			}
		}
	})

	it('says every country by its name, in every message that names one', () => {
		const codes = CODES.filter((code) =>
			slotsOf(messages[code]).some(([slot]) => /^(?:country|other|\w+Field)$/.test(slot)),
		)
		expect(codes.length).toBeGreaterThan(15)
		const names = {
			name: 'X',
			province: 'X',
			provinceName: 'X',
			expected: 'X',
			expectedName: 'X',
			value: 'X',
			code: 'X',
		}
		const unnamed: string[] = []
		for (const { code: country } of sampler()(COUNTRIES)) {
			const bare = new RegExp(`[{}]| {2}|\\b${country}\\b(?!-)`)
			for (const code of codes) {
				if (code === 'address.country.unknown') continue
				const [example] = issuesOf(code) as readonly [Issue]
				const params = { ...example.params, ...names, country, other: country }
				const { message } = translateIssue({ ...example, params, suggestion: [] }, language)
				if (bare.test(message)) unnamed.push(message)
			}
		}
		expect(unnamed).toEqual([])
	})

	it('has a text for each kind of noun in each form that its messages use', () => {
		const kinds = [...grammar.kinds.matchAll(/(\w):/g)].map(([, kind = '']) => kind)
		const nouns = [...new Set(Object.values(grammar.nouns).map((noun) => noun.charAt(0)))]
		const missing = Object.values(messages)
			.flatMap(slotsOf)
			.filter(([slot, form]) => !/^\d/.test(slot) && form !== '' && Object.keys(grammar.forms).length > 0)
			.flatMap(([slot, form]) => {
				const texts = grammar.forms[form]
				// Without an article, the name alone is the form.
				const needed = slot.endsWith('Field')
					? nouns
					: form === 'the'
						? kinds.filter((kind) => !/[wx]/.test(kind))
						: ['_', ...kinds]
				return grammar.kinds === '' && !slot.endsWith('Field')
					? []
					: needed.filter((kind) => texts?.[kind] === undefined).map((kind) => `${slot}.${form} ${kind}`)
			})
		expect([...new Set(missing)]).toEqual([])
	})

	it('lists a country under one kind, and knows each of them', () => {
		const listed = grammar.kinds.split(';').flatMap((kind) => kind.slice(2).match(/../g) ?? [])
		expect(new Set(listed).size).toBe(listed.length)
		expect(listed.filter((code) => !COUNTRIES.some((country) => country.code === code))).toEqual([])
		expect(Object.keys(namesIn(language)).sort()).toEqual(COUNTRIES.map(({ code }) => code).sort())
	})

	it('has the words and the labels of every other language', () => {
		const french = spoken('fr')
		for (const list of Object.keys(french.words) as 'type'[])
			expect(Object.keys(words[list])).toEqual(Object.keys(french.words[list]))
		const general = Object.keys(grammar.nouns).filter((kind) => !kind.includes('-'))
		expect(general.sort()).toEqual(Object.keys(french.grammar.nouns).sort())
		expect(Object.keys(language.form).sort()).toEqual(Object.keys(french.form).sort())
		for (const text of Object.values(language.form)) expect(text).not.toBe('')
	})

	it("has no other language's texts", () => {
		const english = {
			messages: MESSAGES,
			countries: Object.fromEntries(COUNTRIES.map(({ code, name: own }) => [code, own])),
		}
		for (const code of CODES) expect(messages[code], code).not.toBe(english.messages[code])
		expect(shareOf(namesIn(language), english.countries)).toBeLessThan(0.5)
		for (const [other, { messages: theirs, countries, words: theirWords, form }] of LANGUAGES) {
			if (other === name) continue
			const same = CODES.filter((code) => messages[code] === theirs[code])
			expect(same, other).toEqual([])
			expect(shareOf(namesIn(language), namesIn({ countries } as Language)), other).toBeLessThan(0.5)
			expect(shareOf({ ...language.form }, { ...form }), other).toBeLessThan(0.3)
			expect(shareOf(words.taxNumber, theirWords.taxNumber), other).toBeLessThan(0.5)
		}
	})
})

describe('the script of a language', () => {
	it.each([
		['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u, /\p{Script=Hangul}/u],
		['ko', /\p{Script=Hangul}/u, /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u],
		['zh', /\p{Script=Han}/u, /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u],
	])('%s', (code, own, foreign) => {
		for (const text of Object.values(spoken(code).messages)) {
			expect(text).toMatch(own)
			// A Korean reader knows the provinces of China by this sign.
			expect(text.replace('(省)', '')).not.toMatch(foreign)
		}
	})
	it('is Latin in the others', () => {
		for (const [, { language, messages }] of LANGUAGES.filter(([, each]) => !/ja|ko|zh/.test(each.language)))
			for (const text of Object.values(messages))
				expect(text, language).toMatch(/^[\p{Script=Latin}\p{Script=Common}]+$/u)
	})
})

describe('D-150: articles, prepositions, elision and particles', () => {
	it.each(
		Object.entries({
			fr: {
				'country.of': {
					...{ US: 'des États-Unis', BR: 'du Brésil', FR: 'de France', IT: 'd’Italie' },
					...{ IL: 'd’Israël', IM: 'de l’île de Man', BB: 'de la Barbade' },
					...{ RE: 'de La Réunion', DO: 'de la République dominicaine', DE: 'd’Allemagne' },
				},
				'country.in': {
					...{ US: 'aux États-Unis', IR: 'en Iran', CU: 'à Cuba', PT: 'au Portugal' },
					...{ 'AR, US': 'en Argentine ou aux États-Unis' },
				},
				'country.the': { RE: 'La Réunion' },
				'country.which': { DE: 'de l’Allemagne', HT: 'd’Haïti' },
				'provinceField.of': { US: 'd’État' },
				'zipField.valid': { US: 'un code ZIP valide' },
				'provinceField.the': { US: 'l’État' },
				'provinceField.no': { CA: 'aucune province' },
			},
			es: {
				'country.of': { GB: 'del Reino Unido', US: 'de Estados Unidos', SV: 'de El Salvador' },
				'country.to': { NL: 'a los Países Bajos' },
				'country.the': { CK: 'las islas Cook' },
				'country.in': { 'AR, ES': 'en Argentina o en España' },
				'provinceField.no': { CA: 'ninguna provincia' },
			},
			de: {
				'country.to': {
					...{ CH: 'in die Schweiz', US: 'in die USA', DE: 'nach Deutschland' },
					...{ PH: 'auf die Philippinen', MP: 'auf die Nördlichen Marianen' },
					...{ IM: 'auf die Isle of Man', GB: 'ins Vereinigte Königreich' },
				},
				provinceField: { IE: 'Grafschaft', RO: 'Kreis' },
				'zipField.starts': { US: 'kein ZIP-Code bekannt, der so beginnt' },
				'country.the': {
					...{ 'AR, ES, IQ': 'Argentinien, Spanien oder den Irak' },
					...{ AE: 'die Vereinigten Arabischen Emirate', IQ: 'den Irak' },
				},
				country: { GB: 'Vereinigtes Königreich' },
				'zipField.the': { US: 'den ZIP-Code' },
			},
			it: {
				'zipField.a': { IT: 'un CAP' },
				'country.of': {
					...{ US: 'degli Stati Uniti', AU: 'dell’Australia', ZW: 'dello Zimbabwe' },
					...{ CU: 'di Cuba' },
				},
				'country.the': { PH: 'le Filippine' },
				'provinceField.a': { US: 'uno stato', KI: 'un’isola' },
			},
			pt: {
				'zipField.the': { BR: 'o CEP', PT: 'o código postal' },
				'country.in': { BD: 'em Bangladesh', US: 'nos Estados Unidos', PT: 'em Portugal' },
				'country.of': { BR: 'do Brasil', FR: 'da França' },
			},
			ja: {
				country: { 'AR, ES, US': 'アルゼンチン、スペインまたはアメリカ合衆国', FR: 'フランス' },
				provinceField: { CN: '省' },
			},
			zh: {
				country: { 'AR, ES': '阿根廷或西班牙', JP: '日本' },
			},
			ko: {
				country: { KR: '한국' },
				'provinceField.object': { JP: '도도부현을', US: '주를' },
			},
		}).flatMap(([code, slots]) =>
			Object.entries(slots).flatMap(([slot, said]) =>
				Object.entries(said).map(([country, text]) => [code, slot, country, text] as const),
			),
		),
	)('%s, %s of %s: %s', (code, slot, country, said) => {
		expect(say(spoken(code), slot, { country })).toBe(said)
	})

	it('shows a code without a name as it is', () => {
		expect(say(spoken('fr'), 'country.of', { country: 'ZZ' })).toBe('de ZZ')
		expect(say(spoken('ja'), 'country', { country: 'ZZ' })).toBe('ZZ')
	})

	it('uses the general word for a country without a kind of its own', () => {
		expect(say(spoken('fr'), 'provinceField.the', {})).toBe('la province')
		expect(nounFor('provinceField', { country: 'US' }, { grammar: { nouns: {} } })).toBe(null)
	})

	it('joins lists as the language does', () => {
		const [issue] = issuesOf('order.shipping.provinces-closed') as readonly [Issue]
		const params = { ...issue.params, provincesName: ['Alaska', 'Hawaii'], provinces: ['AK', 'HI'] }
		expect(translateIssue({ ...issue, params }, spoken('ja')).message).toContain('Alaska、Hawaii')
		expect(translateIssue({ ...issue, params }, spoken('de')).message).toContain('Alaska, Hawaii')
	})
})

describe('English', () => {
	/** What the rules say of an order, where they have the words of its country. */
	const shownWith = ({ code, params }: Issue): string => {
		const [country, other] = [params['country'], params['other']].map(String)
		const words = BUILT_IN_ADDRESSES.formats.wordsOf(`${country}`).shown
		const others = `${other}`.split(', ').map((each) => BUILT_IN_ADDRESSES.formats.wordsOf(each).shown['country'])
		const dates = DATE_WORDS[params['field'] as keyof typeof DATE_WORDS]?.shown
		return formatMessage(MESSAGES[code as IssueCode], {
			taxHint: '',
			...params,
			...words,
			...dates,
			otherName: joinTexts(others as string[], ', ', ' or '),
		})
	}

	it('says of every issue what the rules say of an order, with names in place of codes', () => {
		let named = 0
		for (const issue of [...CODES.flatMap(issuesOf), ...TOLD]) {
			// The country is the sent text.
			const said = issue.code === 'address.country.unknown' ? issue.message : shownWith(issue)
			expect(translateIssue(issue, en).message).toBe(said)
			if (said !== issue.message) named++
		}
		expect(named).toBeGreaterThan(20)
	})

	it('leaves the message of an address as it is, in every country', () => {
		let asked = 0
		for (const { code: countryCode } of COUNTRIES)
			for (const { issues } of [
				validateAddress({ countryCode, zip: 'x', phone: '1', province: 'Queensland' }),
				validateAddress({ countryCode, provinceCode: 'US-CA', zip: '90210', phone: '+12133734253' }),
			])
				for (const issue of issues) {
					asked++
					expect(translateIssue(issue, en)).toEqual(issue)
				}
		expect(asked).toBeGreaterThan(1_000)
	})

	it('has the words, the labels and the texts of a form of every other language', () => {
		const french = spoken('fr')
		for (const list of Object.keys(french.words) as 'type'[])
			expect(Object.keys(en.words[list]).sort()).toEqual(Object.keys(french.words[list]).sort())
		expect(Object.keys(en.labels)).toEqual(
			expect.arrayContaining(Object.keys(french.labels).filter((key) => !key.includes('-'))),
		)
		expect(Object.keys(en.form).sort()).toEqual(Object.keys(french.form).sort())
		for (const { code } of COUNTRIES) expect(addressFieldsOf(code, { language: en })).toEqual(addressFieldsOf(code))
	})
})
