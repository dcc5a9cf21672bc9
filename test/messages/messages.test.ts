import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMessage, type Issue, type IssueCode } from '../../src/index.ts'
import { MESSAGES } from '../../src/messages/messages.ts'
import { anyIssues, TOLD } from './told.ts'

/** Where addresses name no province, an unknown one is said in other words. */
const KEPT = /^Addresses in \w\w name no province: /

/** What nothing leads to as the interface stands: no request has free-form content, no answer is closed or has a least length. */
const NEVER = ['request.too-deep', 'response.unknown-property', 'response.too-few']

/** That a translation with the same parameters says as much as the message. */
function expectWhole({ code, message, params }: Issue): void {
	const template = MESSAGES[code as IssueCode]
	const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)
	expect(names.filter((name) => !Object.hasOwn(params, name))).toEqual([])
	if (!KEPT.test(message)) expect(formatMessage(template, params)).toBe(message)
}

describe('MESSAGES', () => {
	it('has the message of every code, and nothing else', () => {
		const told = new Set(TOLD.map(({ code }) => code))
		expect(Object.keys(MESSAGES).filter((code) => !told.has(code))).toEqual(NEVER)
		TOLD.forEach(expectWhole)
	})

	it('has the message of every issue of generated input', () => {
		fc.assert(
			fc.property(anyIssues, (issues) => issues.forEach(expectWhole)),
			{ numRuns: 5000 },
		)
	})
})
