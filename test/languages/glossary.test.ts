import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CODES, issuesOf, LANGUAGES } from '../../scripts/languages/fill.ts'
import { addressFieldsOf } from '../../src/entries/form.ts'
import {
	allCountries,
	derivePersonalization,
	type Issue,
	type IssueCode,
	MESSAGES,
	translateIssue,
} from '../../src/entries/index.ts'
import type { Language } from '../../src/languages/language.ts'
import { nounFor } from '../../src/languages/translate/shown-params.ts'

const PAGE = readFileSync(join(import.meta.dirname, '../../src/languages/glossary.md'), 'utf8')
/** The rows of the glossary: its term, then the words by language. */
const [HEAD = [], , ...ROWS] = [...PAGE.matchAll(/^\|(.*)\|$/gm)].map(([, row = '']) =>
	row.split('|').map((cell) => cell.trim()),
)
const TERMS = ROWS.filter(([term]) => term !== '(never)')
const NEVER = ROWS.find(([term]) => term === '(never)') as readonly string[]
const SLOT = /\{[^{}]*\}/g
const SHAPES = /\d{4}-\d\d-\d\d(?:T[\d:]+Z)?/g

const wordsOf = (row: readonly string[], language: string): readonly string[] =>
	(row[HEAD.indexOf(language)] ?? '').split('/').filter((word) => word !== '')
/** Returns whether a term stands in an English message; `get-product` is a name. */
const isIn = (text: string, term = ''): boolean => new RegExp(`(?<![\\w-])${term}(?!\\w)`).test(text)
const has = (text: string, word: string): boolean => text.toLowerCase().includes(word.toLowerCase())
/** Every text of a language that a person reads in a sentence. */
const textsOf = ({ messages, hint, form, words }: Language): readonly string[] => [
	...Object.values(messages),
	hint,
	// A button and the first choice of a list have the short form of their language.
	...Object.values({ ...form, use: '', choose: '' }),
	...Object.values(words).flatMap((list) => Object.values(list as Readonly<Record<string, string>>)),
]
/** The messages of a code, filled in. */
const filled = (code: IssueCode, language: Language): readonly string[] =>
	issuesOf(code).map((issue) => translateIssue(issue, language).message)

/** Words that address a reader in another way than the language's file says. */
const OTHER_ADDRESS: Readonly<Record<string, RegExp>> = {
	de: /\b(?:du|dich|dir|dein\w*|euch|euer)\b/iu,
	es: /(?<!\p{L}|se )(?:tú|tu|tus|te|vosotros|indica|escribe|revisa|envía|usa|omite|añade|quita|elige)(?!\p{L})/iu,
	fr: /(?<!\p{L})(?:tu|toi|ton|tes|indique|saisis|vérifie|envoie|utilise|omets|ajoute|retire)(?!\p{L})/iu,
	it: /(?<!\p{L}|si )(?:tu|tuo|tua|indica|inserisci|controlla|invia|usa|ometti|aggiungi|rimuovi|scegli)(?!\p{L})/iu,
	ja: /(?:だ|である|しろ|せよ)。/u,
	ko: /(?:해라|하라|한다|이다|해)\./u,
	pt: /(?<!\p{L})(?:tu|teu|tua|vós|indica|escreve|envia|omite|adiciona|retira|escolhe)(?!\p{L})/iu,
	zh: /你/u,
}

describe('the glossary', () => {
	it('has some thirty terms, each with a word in each language', () => {
		expect(TERMS.length).toBeGreaterThan(25)
		expect(HEAD.length).toBeGreaterThan(8)
		expect(LANGUAGES.map(([, { language }]) => language)).toEqual(expect.arrayContaining(HEAD.slice(1)))
		for (const row of ROWS) expect(row.filter((cell) => cell === '')).toEqual([])
	})

	it.each(TERMS.map(([term = '']) => term))('has "%s" in English messages', (term) => {
		const said = Object.values(MESSAGES).filter((text) => isIn(text.replace(SLOT, ''), term))
		expect(said).not.toEqual([])
	})
})

describe.each(LANGUAGES)('%s', (_, language) => {
	const tag = language.language

	it.runIf(HEAD.includes(tag))('keeps to the words of the glossary', () => {
		const left: string[] = []
		for (const code of CODES) {
			const english = MESSAGES[code].replace(SLOT, '')
			for (const row of TERMS) {
				if (!isIn(english, row[0])) continue
				if (!wordsOf(row, tag).some((word) => has(language.messages[code], word))) left.push(`${code}: ${row[0]}`)
			}
		}
		expect(left).toEqual([])
	})

	it.runIf(HEAD.includes(tag))('has no word that the glossary forbids', () => {
		const words = wordsOf(NEVER, tag)
		expect(words.length).toBeGreaterThan(0)
		expect(textsOf(language).filter((text) => words.some((word) => has(text, word)))).toEqual([])
	})

	it('has one decimal mark', () => {
		const other = language.decimalMark === ',' ? /\d\.\d/ : /\d,\d/
		const texts = textsOf(language).map((text) => text.replace(SHAPES, '').replace(SLOT, ''))
		expect(texts.filter((text) => other.test(text))).toEqual([])
	})

	it('addresses its reader in one way', () => {
		expect(textsOf(language).filter((text) => OTHER_ADDRESS[tag]?.test(text))).toEqual([])
	})

	it('calls a field in a message what its label calls it', () => {
		const small = (text: string | null | undefined): string => (text ?? '').toLowerCase()
		for (const { code: country } of allCountries()) {
			const labels = Object.fromEntries(addressFieldsOf(country, { language }).map(({ name, label }) => [name, label]))
			for (const [slot, name] of [
				['zipField', 'zip'],
				['provinceField', 'provinceCode'],
				['cityField', 'city'],
			] as const) {
				if (labels[name] === undefined) continue
				expect(small(nounFor(slot, { country }, language)), `${country} ${name}`).toBe(small(labels[name]))
			}
		}
	})

	it('names the fields of China where one of its provinces is a country', () => {
		const labels = addressFieldsOf('CN', { language })
		// A Chinese sentence states nothing about Taiwan, Hong Kong or Macau.
		for (const text of filled('address.province.is-country', language))
			for (const name of tag === 'zh' ? ['countryCode'] : ['countryCode', 'provinceCode'])
				expect(text.toLowerCase()).toContain(labels.find((field) => field.name === name)?.label.toLowerCase())
	})

	it('names a date of a person in words', () => {
		const dates = { birthDate: '1985-02-29', startDate: '2027-02-29' }
		const { issues } = derivePersonalization(dates, { asOf: '2026-02-30' })
		expect(issues).toHaveLength(3)
		const said = issues.map((issue) => translateIssue(issue, language).message)
		expect(said.filter((text) => /[a-z]Date|asOf/.test(text))).toEqual([])
		expect(new Set(said.map((text) => text.replace(SHAPES, ''))).size).toBe(3)
		for (const text of filled('personalization.date.future', language)) expect(text).not.toMatch(/[a-z]Date/)
	})

	it('names several countries in words', () => {
		const [issue] = issuesOf('address.province.mismatch') as readonly [Issue]
		const params = { ...issue.params, country: 'NZ', other: 'AR, ES' }
		const { message } = translateIssue({ ...issue, params }, language)
		expect(message).not.toMatch(/\bAR\b|\bES\b/)
		for (const other of ['AR', 'ES']) expect(message).toContain(nounFor('country', { country: other }, language))
	})
})

describe('Chinese', () => {
	const zh = LANGUAGES.map(([, language]) => language).find(({ language }) => language === 'zh') as Language

	it('has a space between its own text and Latin text or numbers', () => {
		for (const code of CODES)
			for (const text of filled(code, zh))
				expect(text.replace(/“[^”]*”/g, '“”'), code).not.toMatch(
					/\p{Script=Han}[\p{Script=Latin}\d]|[\p{Script=Latin}\d]\p{Script=Han}/u,
				)
	})

	it('has no space beside a text that is Chinese itself', () => {
		const [issue] = issuesOf('request.missing') as readonly [Issue]
		expect(translateIssue({ ...issue, params: { field: 'note' } }, zh).message).toBe('请发送 note：缺少此项。')
		expect(translateIssue({ ...issue, params: { field: 'this field' } }, zh).message).toBe('请发送此字段：缺少此项。')
	})

	it('separates our own names as Chinese does, and keeps what was sent', () => {
		const [issue] = issuesOf('response.enum') as readonly [Issue]
		const params = { field: 'status', expected: 'Active, Draft', actual: 'A, B' }
		expect(translateIssue({ ...issue, params }, zh).message).toBe(
			'status 的值“A, B”不在允许范围内。允许的值：Active、Draft。',
		)
	})
})
