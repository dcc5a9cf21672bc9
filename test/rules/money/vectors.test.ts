import { describe, expect, it } from 'vitest'
import { applyPriceDelta, removePriceDelta } from '../../../src/rules/money/price-delta.ts'
import { priceFor } from '../../../src/rules/money/price-for.ts'
import vectors from '../../vectors/money.json'

const CALLS: Readonly<Record<string, (...args: never[]) => unknown>> = { applyPriceDelta, priceFor, removePriceDelta }

describe('money.json', () => {
	it('has permanent ids', () => {
		expect(new Set(vectors.cases.map((vector) => vector.id)).size).toBe(vectors.cases.length)
	})

	it.each(vectors.cases)('$id $rule: $note', ({ call, args, ...expected }) => {
		const given = structuredClone(args)
		const result = CALLS[call]?.(...(given as never[]))
		if ('status' in expected) {
			const { status, issues, value } = expected
			expect(result).toMatchObject({ status, issues })
			if (status === 'valid') expect(result).toHaveProperty('value', value)
			expect(result).toHaveProperty('issues.length', issues?.length)
		} else expect(Object.is(result, expected.value), String(result)).toBe(true)
		expect(given).toStrictEqual(args)
	})
})
