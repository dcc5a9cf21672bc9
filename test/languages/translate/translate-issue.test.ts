import { describe, expect, it } from 'vitest'
import { checkProvince, checkZip, type Issue } from '../../../src/entries/index.ts'
import { fr } from '../../../src/languages/fr.ts'
import { translateIssue, translateIssues } from '../../../src/languages/translate/translate-issue.ts'
import type { PartialTranslation } from '../../../src/languages/translate/translation.ts'

const [ISSUE] = checkZip('9O21O', 'US').issues as readonly Issue[] as readonly [Issue]
const GERMAN: PartialTranslation = {
	messages: {
		'address.zip.invalid': '{zip}: {zip} {constructor} {__proto__} {example}',
		'address.province.unknown': '{province} gibt es nicht.{hint}',
		'request.type': '{field}: {expected}, nicht {actual}',
		'request.format': '{field}: {expected}, nicht {actual}',
	},
	words: {
		expected: { ...fr.words.expected, 'a UUID': 'eine UUID' },
		type: { ...fr.words.type, string: 'Text' },
	},
}
const issueWith = (code: string, params: Issue['params']): Issue => ({ ...ISSUE, code, params })
const say = (code: string, params: Issue['params']): string => translateIssue(issueWith(code, params), GERMAN).message

describe('D-150: translateIssue', () => {
	it('changes only the message, in a copy', () => {
		const issue = Object.freeze({ ...ISSUE, own: 1 })
		const { message, ...rest } = translateIssue(issue, fr)
		const { message: english, ...before } = issue
		expect(rest).toEqual(before)
		expect(message).not.toBe(english)
	})

	it('returns the issue itself without a translation, and without a message for its code', () => {
		const unknown = { ...ISSUE, code: 'shop.closed' }
		for (const none of [null, undefined, { messages: {} }]) expect(translateIssue(ISSUE, none)).toBe(ISSUE)
		expect(translateIssue(unknown, fr)).toBe(unknown)
		for (const code of ['constructor', '__proto__', 'toString']) {
			const odd = { ...ISSUE, code }
			expect(translateIssue(odd, fr)).toBe(odd)
		}
	})

	it('returns an issue whose code is no text as it is, though the messages have an entry for what it would be as one', () => {
		const numbered = { ...ISSUE, code: 7 } as unknown as Issue
		expect(translateIssue(numbered, { messages: { 7: 'sieben' } })).toBe(numbered)
	})

	it('returns an issue that cannot be copied as it is', () => {
		const trap = Object.defineProperty({ ...ISSUE }, 'own', {
			enumerable: true,
			get: () => {
				throw new Error('a getter that throws')
			},
		})
		expect(translateIssue(trap, fr)).toBe(trap)
	})

	it('keeps a name without a parameter', () => {
		expect(say('address.zip.invalid', { zip: '{example}', example: '95014' })).toBe(
			'{example}: {example} {constructor} {__proto__} 95014',
		)
	})

	it('translates the name of a type, and keeps a value that was sent', () => {
		expect(say('request.type', { field: 'a', expected: 'a UUID', actual: 'string' })).toBe('a: eine UUID, nicht Text')
		expect(say('request.format', { field: 'a', expected: 'a UUID', actual: 'string' })).toBe(
			'a: eine UUID, nicht string',
		)
		expect(say('address.zip.invalid', { zip: 'string', example: 'number' })).toMatch(/^string: .* number$/)
		expect(say('request.type', { field: 'constructor', expected: 'toString', actual: 'b' })).toBe(
			'constructor: toString, nicht b',
		)
	})

	it('shows numbers, flags and lists', () => {
		expect(say('request.type', { field: 1.5, expected: false, actual: ['string', 'b'] })).toBe(
			'1.50: false, nicht string, b',
		)
		const french = translateIssue(issueWith('order.price.negative', { title: 'a', country: 'BR', amount: -1.5 }), fr)
		expect(french.message).toContain('-1,50')
	})

	it('drops the hint without a translation of it, and without a suggestion', () => {
		const [unknown] = checkProvince({ province: 'Californa' }, 'US').issues as readonly Issue[] as readonly [Issue]
		expect(translateIssue(unknown, GERMAN).message).toBe('Californa gibt es nicht.')
		const { suggestion, ...rest } = unknown
		expect(suggestion).toBeDefined()
		expect(translateIssue(rest, fr).message).toMatch(/aux États-Unis\.$/)
	})
})

describe('D-150: translateIssues', () => {
	it('keeps the order, and does not change the list', () => {
		const issues = Object.freeze([ISSUE, { ...ISSUE, code: 'order.items.none' }])
		expect(translateIssues(issues, fr)).toEqual(issues.map((issue) => translateIssue(issue, fr)))
	})

	it('returns an empty list for a value that is not a list, and ends at a hole', () => {
		for (const none of [null, undefined, 'abc', { length: 3 }, 7]) {
			expect(translateIssues(none as unknown as readonly Issue[], fr)).toEqual([])
		}
		const holed = [ISSUE, ISSUE, ISSUE]
		delete holed[1]
		expect(translateIssues(holed, fr).length).toBe(1)
	})
})
