import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../scripts/languages/fill.ts'
import * as contract from '../../../src/entries/contract.ts'
import type { Issue, IssueCode } from '../../../src/entries/index.ts'
import * as library from '../../../src/entries/index.ts'
import { es } from '../../../src/languages/es.ts'
import { fr } from '../../../src/languages/fr.ts'
import { MESSAGES } from '../../../src/languages/messages/messages.ts'
import { translateIssue } from '../../../src/languages/translate/translate-issue.ts'
import type { Translation } from '../../../src/languages/translate/translation.ts'
import { typeName } from '../../../src/rules/core/read.ts'
import { TAX_COUNTRIES } from '../../../src/rules/tax/tax-countries.ts'
import { readVectors } from '../../engines/vectors.ts'
import { runs } from '../../fuzz.ts'
import { anyIssues, TOLD } from './told.ts'

/** The names of the parameters in a template, without the form of a noun. */
const namesIn = (template: string): string[] =>
	[...template.matchAll(/\{([^{}|.\d][^{}|.]*)[^{}]*\}/g)].map(([, name = '']) => name)
/** Words that follow from the country. */
const FIELDS = ['provinceField', 'aProvinceField', 'zipField', 'aZipField', 'cityField']
const templatesOf = (translation: Translation): string[] => [
	...Object.values(translation.messages),
	translation.hint,
	translation.taxHint ?? '',
	...Object.values(translation.words).flatMap((list) => Object.values(list as Readonly<Record<string, string>>)),
]

/** The issues of every question of the published vectors. */
const VECTORS: readonly Issue[] = readVectors().flatMap(([call, args]) => {
	const rule: unknown = { ...contract, ...library }[call as 'checkZip']
	const verdict = typeof rule === 'function' ? (rule as (...args: unknown[]) => unknown)(...args) : undefined
	return (verdict as { readonly issues?: readonly Issue[] } | null | undefined)?.issues ?? []
})

/** Our words in an issue's parameters. They are the same in every language's table. */
const { expected, type, field, taxNumber } = fr.words
const isIn = (words: object, word: unknown): boolean => typeof word === 'string' && Object.hasOwn(words, word)

/** Returns the name of a path in messages. */
const nameOf = (path: Issue['path']): string =>
	path
		.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
		.join('')
		.replace(/^\./, '')

/** Expects that nothing of an issue stays English, and that no parameter of a template is unfilled. */
function expectSaid(issue: Issue): void {
	const { code, message, params, path, suggestion } = issue
	if (/^re(?:quest|sponse)\./.test(code)) {
		expect(isIn(field, params['field']) || params['field'] === nameOf(path) || params['field'] === path.at(-1)).toBe(
			true,
		)
		if (/\.(?:type|format)$/.test(code)) expect(isIn(expected, params['expected']), `${params['expected']}`).toBe(true)
		if (code.endsWith('.type')) {
			expect(
				isIn(type, params['actual']) || !Number.isNaN(Number(params['actual'])) || params['actual'] === 'NaN',
			).toBe(true)
		}
	}
	if (code.startsWith('tax-number.')) {
		for (const word of [params['name'], params['kind']].filter(Boolean))
			expect(isIn(taxNumber, word), `${word}`).toBe(true)
		if (code === 'tax-number.type') expect(isIn(type, params['type'])).toBe(true)
	}
	if (params['hint'] !== undefined) {
		expect(params['hint']).toBe(
			suggestion === undefined ? '' : ` Did you mean ${suggestion[0]?.label ?? suggestion[0]?.value}?`,
		)
	}
	const isGiven = (name: string): boolean =>
		name === 'taxHint' || Object.hasOwn(params, FIELDS.includes(name) ? 'country' : name)
	const unsaid = LANGUAGES.filter(([, translation]) => {
		const said = translateIssue(issue, translation).message
		const isEnglish = said === message || said.includes('Did you mean') || said.includes('need a tax number')
		return isEnglish || !namesIn(translation.messages[code as IssueCode]).every(isGiven)
	})
	expect(unsaid, code).toEqual([])
}

describe.each(LANGUAGES)('%s', (_, translation) => {
	it('has the message of every code, and nothing else', () => {
		expect(Object.keys(translation.messages).sort()).toEqual(Object.keys(MESSAGES).sort())
	})

	it('has the parameters of the English messages, except the English name of a country', () => {
		const unknown: string[] = []
		const left: string[] = []
		for (const [code, english] of Object.entries(MESSAGES)) {
			const names = namesIn(translation.messages[code as IssueCode])
			unknown.push(...names.filter((name) => !namesIn(english).includes(name)).map((name) => `${code} ${name}`))
			left.push(
				...namesIn(english)
					.filter((name) => !names.includes(name) && !FIELDS.includes(name))
					.map((name) => `${code} ${name}`),
			)
		}
		// The country itself stands for its English name.
		expect(unknown.filter((name) => !/ (?:province|zip|city)Field$/.test(name))).toEqual([
			'address.province.is-country country',
		])
		expect(left).toEqual(['address.country.conflict name', 'address.province.is-country name'])
		expect(namesIn(translation.hint)).toEqual(['value'])
		expect(namesIn(translation.taxHint)).toEqual(['country'])
	})

	it('has its own text for each code', () => {
		const said = Object.entries(translation.messages)
		expect(new Set(said.map(([, text]) => text)).size).toBe(said.length)
		for (const [code, text] of said) expect(text, code).not.toBe(MESSAGES[code as IssueCode])
	})

	it('ends sentences, without straight quotes, double spaces or extra braces', () => {
		for (const text of Object.values(translation.messages)) {
			expect(text).toMatch(/[.}。」]$|：(?:1984-05-29|2026-01-31T09:30:00Z)$/)
			expect(text).toMatch(
				/^[\p{Lu}\p{Lo}{«„“「‘]|^(?:maxItems|maxDepth|paymentCheckout|companyId|\d+[.\d^]*)[\p{Lo} ]/u,
			)
			expect(text.replace(/\{[\w.]+\}/g, 'x')).not.toMatch(/['"{}]| {2}|\s$/)
		}
	})
})

describe('the typography', () => {
	it('of French has no-break spaces where they belong', () => {
		for (const text of templatesOf(fr)) {
			// The colon of a time, 09:30, has no space.
			expect(text).not.toMatch(/(?<!\u00a0|\d):|(?<!\u202f)[;?!]|«(?!\u00a0)|(?<!\u00a0)»|[\u00a0\u202f](?![:;?!»{])/)
		}
	})
	it('of Spanish has opening signs, and no space before a sign', () => {
		for (const text of templatesOf(es)) {
			expect(text).not.toMatch(/\s[:;?!»]|«\s|[\u00a0\u202f’]/)
			expect(text.split('¿').length).toBe(text.split('?').length)
			expect(text.split('«').length).toBe(text.split('»').length)
		}
	})
})

describe('the words of parameters', () => {
	it.each(LANGUAGES)('exist in %s', (_, { words }) => {
		for (const list of Object.keys(fr.words) as 'type'[])
			expect(Object.keys(words[list])).toEqual(Object.keys(fr.words[list]))
	})
	it('cover every name of a tax number, and no other', () => {
		const names = TAX_COUNTRIES.flatMap(({ name, accepted, refused }) => [
			name,
			...[...accepted, ...refused].map((form) => form.name),
		])
		expect(Object.keys(taxNumber).sort()).toEqual([...new Set(names)].sort())
	})
	it('cover every name of a type, one word for nothing, and no other', () => {
		const values = ['', 1, true, {}, [], null, undefined, () => 1, Symbol('s'), 1n]
		expect(Object.keys(type).sort()).toEqual(['missing', ...values.map(typeName)].sort())
	})
	it('cover the issues of the vectors and of one input per code', () => {
		expect(VECTORS.length).toBeGreaterThan(1000)
		for (const issue of [...VECTORS, ...TOLD]) expectSaid(issue)
	})
	it('stay whole in an error body, with the label of each suggestion', () => {
		const named = [...VECTORS, ...TOLD].filter(({ suggestion }) => suggestion?.some(({ label }) => label !== undefined))
		expect(named.length).toBeGreaterThan(20)
		for (const issue of named) {
			const error = { ...issue, severity: 'error' } as const
			expect(library.toErrorBody([error])?.error.issues).toEqual([error])
		}
	})
	it('cover the issues of generated input', () => {
		fc.assert(
			fc.property(anyIssues, (issues) => issues.forEach(expectSaid)),
			{ numRuns: runs(1000) },
		)
	})
})

describe('the type of a translation', () => {
	it('requires every code', () => {
		// @ts-expect-error: all the others are missing
		const messages: Translation<IssueCode>['messages'] = { 'order.items.none': '…' }
		expect(Object.keys(messages).length).toBe(1)
	})
})
