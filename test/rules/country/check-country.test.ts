import { describe, expect, it } from 'vitest'
import type { CountryInput } from '../../../src/rules/country/check-country.ts'
import { checkCountry } from '../../../src/rules/world/check-country.ts'
import { silent } from '../../silent.ts'
import vectors from '../../vectors/countries.json'

describe('countries.json', () => {
	it('has permanent ids', () => {
		expect(new Set(vectors.cases.map((vector) => vector.id)).size).toBe(vectors.cases.length)
	})

	it.each(vectors.cases)('$id: $note', (vector) => {
		const [input] = vector.args as unknown as [CountryInput]
		const verdict = checkCountry(input)
		expect(verdict.status).toBe(vector.status)
		if (verdict.status === 'valid') expect(verdict.value).toStrictEqual(vector.value)
		expect(verdict.issues).toMatchObject(vector.issues)
		expect(verdict.issues.length).toBe(vector.issues.length)
		for (const [i, issue] of verdict.issues.entries()) {
			const changes = issue.suggestion?.map(({ path, value }) => ({ path, value }))
			expect(changes).toStrictEqual((vector.issues[i] as { suggestion?: unknown }).suggestion)
		}
		const { countryCode = '', country = '' } = Object(input) as CountryInput
		if (typeof countryCode !== 'string' || typeof country !== 'string') return
		expect(silent(checkCountry({ countryCode, country }))).toStrictEqual(vector.issues.length > 0 ? null : vector.value)
	})

	it.each(vectors.cases)('$id: what is suggested makes the issue go away', ({ args }) => {
		const [input] = args as unknown as [CountryInput]
		for (const issue of checkCountry(input).issues) {
			const address: Record<string, unknown> = { ...input }
			for (const { path, value } of issue.suggestion ?? []) address[path[0] as string] = value
			if (issue.suggestion === undefined) continue
			expect(checkCountry(address).issues.map(({ code }) => code)).not.toContain(issue.code)
		}
	})
})

describe('checkCountry', () => {
	it('suggests a code with the name for its button, and a name without', () => {
		const [code] = checkCountry({ countryCode: 'UK' }).issues
		expect(code?.suggestion).toStrictEqual([{ path: ['countryCode'], value: 'GB', label: 'United Kingdom' }])
		const [name] = checkCountry({ country: 'Germny' }).issues
		expect(name?.suggestion).toStrictEqual([{ path: ['country'], value: 'Germany' }])
	})

	it('shows the code, the country and the name that disagree', () => {
		const [issue] = checkCountry({ countryCode: 'US', country: 'Canada' }).issues
		expect(issue?.params).toStrictEqual({ code: 'US', name: 'United States', given: 'Canada' })
		expect(issue?.rule).toBe('D-10')
	})
})
