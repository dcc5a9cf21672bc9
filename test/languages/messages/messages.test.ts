import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHAPTERS } from '../../../scripts/rulebook/cases.ts'
import { allCountries, type Issue, type IssueCode } from '../../../src/entries/index.ts'
import { MESSAGES } from '../../../src/languages/messages/messages.ts'
import { BUILT_IN_ADDRESSES } from '../../../src/rules/address/built-in-addresses.ts'
import { formatMessage } from '../../../src/rules/core/issue.ts'
import { DATE_WORDS } from '../../../src/rules/personalization/read-fields.ts'
import { runs } from '../../fuzz.ts'
import { anyIssues, TOLD } from './told.ts'

/** The words of every country, and of every date. */
const WORDS = [
	...allCountries().map(({ code }) => BUILT_IN_ADDRESSES.formats.wordsOf(code).shown),
	...Object.values(DATE_WORDS).map(({ shown }) => shown),
]

/**
 * Codes that no input produces under the current interface: no request has free-form content, and no response is closed or has a
 * least length.
 */
const NEVER = ['request.too-deep', 'response.unknown-property', 'response.too-few']

/** The codes of the rulebook that have a call as an example: another test runs it. */
const EXAMPLES = CHAPTERS.flatMap(({ codes }) =>
	Object.entries(codes).flatMap(([code, example]) => (typeof example === 'string' ? [] : [code])),
)

/** Expects that a translation with the same parameters can say as much as the message. */
function expectWhole({ code, message, params }: Issue): void {
	const template = MESSAGES[code as IssueCode]
	const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)
	expect(names.filter((name) => !Object.hasOwn(params, name))).toEqual([])
	// A rule alone shows codes. An address or an order shows the country's own words.
	if (formatMessage(template, params) === message) return
	const said = WORDS.map((words) => formatMessage(template, { ...params, ...words }))
	expect(said).toContain(message)
}

describe('MESSAGES', () => {
	it('has the message of every code, and nothing else', () => {
		const told = new Set<string>([...TOLD.map(({ code }) => code), ...EXAMPLES])
		expect(Object.keys(MESSAGES).filter((code) => !told.has(code))).toEqual(NEVER)
		TOLD.forEach(expectWhole)
	})

	it('has the message of every issue of generated input', () => {
		fc.assert(
			fc.property(anyIssues, (issues) => issues.forEach(expectWhole)),
			{ numRuns: runs(1500) },
		)
	})
})
