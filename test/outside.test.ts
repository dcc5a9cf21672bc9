import { describe, expect, it } from 'vitest'
import { checkCountry, checkPhone, checkProvince, checkZip, validateAddress } from '../src/address.ts'
import vectors from './vectors/outside.json' with { type: 'json' }

const CALLS = { checkCountry, checkPhone, checkProvince, checkZip, validateAddress } as const

describe('cases that outsiders have settled', () => {
	it('have ids of their own, and a source', () => {
		expect(new Set(vectors.cases.map(({ id }) => id)).size).toBe(vectors.cases.length)
		for (const { id, source } of vectors.cases) expect(source, id).not.toBe('')
	})

	it.each(vectors.cases)('$id: $note ($source)', ({ call, args, status, value, issues }) => {
		const ask = CALLS[call as keyof typeof CALLS] as (...given: unknown[]) => ReturnType<typeof validateAddress>
		const verdict = ask(...args)
		expect(verdict.status).toBe(status)
		expect(verdict.status === 'valid' ? verdict.value : undefined).toEqual(value)
		expect(verdict.issues).toMatchObject(issues)
		expect(verdict.issues).toHaveLength(issues.length)
	})
})
