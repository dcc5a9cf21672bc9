import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Issue } from '../../src/entries/index.ts'
import { fr } from '../../src/languages/fr.ts'
import { MESSAGES } from '../../src/languages/messages/messages.ts'
import { negotiateTranslation } from '../../src/languages/translate/negotiate-translation.ts'
import { translateIssue, translateIssues } from '../../src/languages/translate/translate-issue.ts'
import { runs } from '../fuzz.ts'
import { almost, arm, hostileText, hostileValue } from './hostile.ts'

const anyParam = fc.oneof(hostileText, hostileValue)
const names = [
	...new Set(Object.values(MESSAGES).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))),
]
const anyIssue = fc
	.tuple(
		fc.constantFrom(...Object.keys(MESSAGES)),
		almost({
			severity: 'error',
			path: ['zip'],
			message: 'm',
			rule: 'D-01',
			suggestion: [{ path: ['zip'], value: 'v' }],
		}),
		fc.oneof(fc.record(Object.fromEntries(names.map((name) => [name, anyParam])), { requiredKeys: [] }), hostileValue),
	)
	.map(([code, rest, params]) => ({ ...(rest as object), code, params }))
const anyTranslation = fc.oneof(
	fc.constant<unknown>(fr),
	almost({ ...fr }),
	fc.record({ messages: almost({ ...fr.messages }), words: almost({ ...fr.words }), hint: hostileText }),
	hostileValue,
)

describe('D-150: any issue and any translation', () => {
	it('get an answer, of the same kind as the issue', () => {
		fc.assert(
			fc.property(fc.oneof(anyIssue, hostileValue), anyTranslation, (hostile, table) => {
				const issue = arm(hostile) as Issue
				const said = translateIssue(issue, arm(table) as typeof fr)
				if (!Object.is(said, issue)) {
					expect(typeof said.message).toBe('string')
					expect(
						Object.keys(said).filter(
							(key) => key !== 'message' && !Object.is(said[key as 'code'], issue[key as 'code']),
						),
					).toEqual([])
				}
			}),
			{ numRuns: runs(1000) },
		)
	})

	it('get a list, of as many as there are issues', () => {
		fc.assert(
			fc.property(fc.array(anyIssue, { maxLength: 4 }), hostileValue, anyTranslation, (hostile, any, table) => {
				const translation = arm(table) as typeof fr
				expect(translateIssues(arm(hostile) as readonly Issue[], translation).length).toBe(hostile.length)
				expect(Array.isArray(translateIssues(arm(any) as readonly Issue[], translation))).toBe(true)
			}),
			{ numRuns: runs(1000) },
		)
	})

	it('find a translation or none', () => {
		fc.assert(
			fc.property(fc.oneof(hostileText, hostileValue), hostileValue, (locale, list) => {
				const translations = [arm(list), fr]
				const found = negotiateTranslation(arm(locale) as string, translations as (typeof fr)[])
				expect(found === null || translations.includes(found)).toBe(true)
				expect(() => negotiateTranslation('fr', arm(list) as [])).not.toThrow()
			}),
			{ numRuns: runs(1000) },
		)
	})
})
