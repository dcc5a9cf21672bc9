import { describe, expect, it } from 'vitest'
import type { ProvinceInput, ProvinceOptions } from '../../../src/rules/province/check-province.ts'
import { checkProvince } from '../../../src/rules/world/check-province.ts'
import vectors from '../../vectors/provinces.json'

type Args = [ProvinceInput, string, ProvinceOptions | undefined]

describe('provinces.json', () => {
	it('has permanent ids', () => {
		expect(new Set(vectors.cases.map((vector) => vector.id)).size).toBe(vectors.cases.length)
	})

	it.each(vectors.cases)('$id $rule: $note', (vector) => {
		const [input, country, options] = vector.args as unknown as Args
		const verdict = checkProvince(input, country, options)
		expect(verdict.status).toBe(vector.status)
		if (verdict.status === 'valid') expect(verdict.value).toStrictEqual(vector.value)
		expect(verdict.issues).toMatchObject(vector.issues)
		expect(verdict.issues.length).toBe(vector.issues.length)
		for (const [i, issue] of verdict.issues.entries()) {
			const changes = issue.suggestion?.map(({ path, value }) => ({ path, value }))
			expect(changes).toStrictEqual((vector.issues[i] as { suggestion?: unknown }).suggestion)
		}
	})

	it.each(vectors.cases)('$id: what is suggested makes the issue go away', ({ args }) => {
		const [input, country, options] = args as unknown as Args
		for (const issue of checkProvince(input, country, options).issues) {
			const address = { ...input, countryCode: country }
			for (const { path, value } of issue.suggestion ?? []) Object.assign(address, { [path[0] as string]: value })
			if (issue.suggestion === undefined) continue
			const again = checkProvince(address, address.countryCode, options)
			expect(again.issues.filter((other) => other.code === issue.code && other.path[0] === issue.path[0])).toEqual([])
		}
	})
})

describe('a message', () => {
	it('says what to do, and what is meant', () => {
		expect(checkProvince({ province: 'Californa' }, 'US').issues[0]?.message).toBe(
			'"Californa" isn\'t a known province of US. Did you mean California?',
		)
	})
	it('has one wording for a code', () => {
		expect(checkProvince({ province: 'Berlin' }, 'NZ').issues[0]?.message).toBe(
			'"Berlin" isn\'t a known province of NZ.',
		)
	})
})
