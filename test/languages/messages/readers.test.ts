import { describe, expect, it } from 'vitest'
import { CODES, issuesOf, LANGUAGES } from '../../../scripts/languages/fill.ts'
import { MESSAGES, translateIssue } from '../../../src/entries/index.ts'

/** Families whose issues only a program can cause: it built the request, read the answer or keeps the token. */
const OF_PROGRAMS = /^(?:request|response|token|resource|model|seed|json|days|money)\./
/** Codes of an order whose cause is a field that a program adds. */
const OF_ITS_FIELDS = ['order.company.missing', 'order.payment.gifts', 'order.personalization.missing']
/** What a shopper or an owner of a store cannot know. */
const INSIDE = /2\^53|asOf|get-product|create-\w+|paymentCheckout|companyId|collectionId|\bdraft\b|maxItems/

/** The codes that a shopper or an owner reads. What is about the call or an answer is for a program. */
const SHOWN = CODES.filter(
	(code) =>
		!OF_PROGRAMS.test(code) &&
		!OF_ITS_FIELDS.includes(code) &&
		issuesOf(code).some(({ about }) => about !== 'usage' && about !== 'response'),
)

describe('a message that a shopper or an owner reads', () => {
	it('names nothing from inside a program, in any language', () => {
		expect(SHOWN.length).toBeGreaterThan(50)
		const named = SHOWN.filter((code) =>
			[MESSAGES[code], ...LANGUAGES.map(([, { messages }]) => messages[code])].some((text) => INSIDE.test(text)),
		)
		expect(named).toEqual([])
	})

	it('counts nothing as "1 items"', () => {
		for (const code of CODES)
			for (const { message } of issuesOf(code))
				expect(message, code).not.toMatch(/\b1 (?:items|levels|orders|pieces)\b/)
	})

	it('says of an accepted date-time that it is accepted', () => {
		const [issue] = issuesOf('days.instant.loose')
		expect(issue?.message).toBe('Use a date-time like 2026-01-31T09:30:00Z. We accept this one too.')
		for (const [, language] of LANGUAGES)
			expect(
				language.messages['days.instant.loose'].startsWith(language.messages['days.instant.invalid'].slice(0, 20)),
			).toBe(true)
		expect(issue && translateIssue(issue, LANGUAGES[0]?.[1]).message).toContain('trotzdem angenommen')
	})
})
