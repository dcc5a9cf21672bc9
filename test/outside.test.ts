import { describe, expect, it } from 'vitest'
import { checkCountry, checkPhone, checkProvince, checkZip, validateAddress } from '../src/entries/index.ts'
import vectors from './vectors/outside.json' with { type: 'json' }
import zipVectors from './vectors/outside-zip.json' with { type: 'json' }

const CASES = [...vectors.cases, ...zipVectors.cases]
const CALLS = { checkCountry, checkPhone, checkProvince, checkZip, validateAddress } as const

describe('cases that outsiders have settled', () => {
	it('have ids of their own, and a source', () => {
		expect(new Set(CASES.map(({ id }) => id)).size).toBe(CASES.length)
		for (const { id, source } of CASES) expect(source, id).not.toBe('')
	})

	it.each(CASES)('$id: $note ($source)', ({ call, args, status, value, issues }) => {
		const ask = CALLS[call as keyof typeof CALLS] as (...given: unknown[]) => ReturnType<typeof validateAddress>
		const verdict = ask(...args)
		expect(verdict.status).toBe(status)
		expect(verdict.status === 'valid' ? verdict.value : undefined).toEqual(value)
		// A suggestion of null stands for none.
		const told = verdict.issues.map((issue) => ({ ...issue, suggestion: issue.suggestion ?? null }))
		expect(told).toMatchObject(issues)
		expect(verdict.issues).toHaveLength(issues.length)
	})
})
