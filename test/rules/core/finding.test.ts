import { describe, expect, it } from 'vitest'
import { noFindings, note, noteMissing, noteNeed, toVerdict } from '../../../src/rules/core/finding.ts'
import { makeWords } from '../../../src/rules/core/issue.ts'
import { DEFAULT_POLICY } from '../../../src/rules/core/policy.ts'

const MESSAGES = {
	'a.missing': 'Enter the {field|zip} of {country}.',
	'a.wrong': '{code} is wrong.',
} as const
const error = { severity: 'error', rule: 'D-04' } as const
const codes = (verdict: { readonly issues: readonly { readonly code: string; readonly path: readonly unknown[] }[] }) =>
	verdict.issues.map(({ code, path }) => `${path.join('.')} ${code}`)

describe('D-04: findings become issues', () => {
	it('are sorted by check, then by path with indexes as numbers, then errors before warnings', () => {
		const findings = noFindings(DEFAULT_POLICY)
		findings.check = 1
		note(findings, MESSAGES, 'a.wrong', { ...error, path: ['a'] })
		findings.check = 0
		for (const path of [['items', 10], ['items', 9], ['b']]) note(findings, MESSAGES, 'a.wrong', { ...error, path })
		note(findings, MESSAGES, 'a.missing', { severity: 'warning', rule: 'D-04', path: ['items', 9] })
		expect(codes(toVerdict(1, findings))).toEqual([
			'b a.wrong',
			'items.9 a.wrong',
			'items.9 a.missing',
			'items.10 a.wrong',
			'a a.wrong',
		])
	})

	it('lie under the prefix of the object that was judged, with their changes', () => {
		const findings = noFindings(DEFAULT_POLICY)
		findings.prefix = ['address']
		const suggestion = [{ path: ['code'], value: '05', label: 'Akita' }]
		note(findings, MESSAGES, 'a.wrong', { severity: 'warning', rule: 'D-04', path: ['zip'], suggestion })
		expect(toVerdict('x', findings)).toMatchObject({
			status: 'valid',
			value: 'x',
			issues: [{ path: ['address', 'zip'], suggestion: [{ path: ['address', 'code'], value: '05', label: 'Akita' }] }],
		})
	})

	it('have the words for their country where a composition has them', () => {
		const say = (findings: ReturnType<typeof noFindings>): string | undefined => {
			note(findings, MESSAGES, 'a.missing', { ...error, path: ['zip'], params: { country: 'US' } })
			return toVerdict(undefined, findings).issues[0]?.message
		}
		expect(say(noFindings(DEFAULT_POLICY))).toBe('Enter the zip of US.')
		const named = noFindings(DEFAULT_POLICY, () => makeWords({ country: 'the United States', field: 'ZIP code' }))
		named.country = 'US'
		expect(say(named)).toBe('Enter the ZIP code of the United States.')
	})
})

describe('toVerdict', () => {
	it('is open for a need, and invalid for an error beside it', () => {
		const findings = noFindings(DEFAULT_POLICY)
		noteNeed(findings, { kind: 'balance' })
		expect(toVerdict(1, findings)).toEqual({ status: 'unknown', needs: [{ kind: 'balance' }], issues: [] })
		note(findings, MESSAGES, 'a.wrong', { ...error, path: [] })
		expect(toVerdict(1, findings).status).toBe('invalid')
	})
})

describe('an issue that is missing', () => {
	it('is noted beside a warning at the field, and beside an error at another', () => {
		const findings = noFindings(DEFAULT_POLICY)
		note(findings, MESSAGES, 'a.wrong', { severity: 'warning', rule: 'D-04', path: ['city'] })
		note(findings, MESSAGES, 'a.wrong', { ...error, path: ['zip'] })
		noteMissing(findings, MESSAGES, 'a.missing', { ...error, path: ['city'] })
		expect(codes(toVerdict(1, findings))).toEqual(['city a.missing', 'city a.wrong', 'zip a.wrong'])
	})

	it('has an error at the same field below the same prefix', () => {
		const findings = noFindings(DEFAULT_POLICY)
		note(findings, MESSAGES, 'a.wrong', { ...error, path: ['zip'] })
		findings.prefix = ['address']
		noteMissing(findings, MESSAGES, 'a.missing', { ...error, path: ['zip'] })
		noteMissing(findings, MESSAGES, 'a.missing', { ...error, path: ['zip'] })
		expect(codes(toVerdict(1, findings))).toEqual(['address.zip a.missing', 'zip a.wrong'])
	})
})

describe('noteNeed', () => {
	it('adds to the needs in their order', () => {
		const findings = noFindings(DEFAULT_POLICY)
		const needs = [{ kind: 'balance' }, { kind: 'product', variantId: 'v' }] as const
		for (const need of needs) noteNeed(findings, need)
		expect(toVerdict(1, findings)).toMatchObject({ needs })
	})
})
