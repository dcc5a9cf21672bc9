import { describe, expect, it } from 'vitest'
import { step } from '../../../src/entries/model.ts'
import { SOURCE } from '../../../src/service/conformance/scenarios/full-orders.ts'
import { SEED, START } from './pack/store.ts'
import { signIn } from './sign-in.ts'

type Json = ReturnType<typeof JSON.parse>
const NOW = new Date(START).toISOString()
const signed = signIn()
const request = {
	operation: 'personalize',
	authorization: signed.authorization,
	parameters: { collectionId: SEED.collections[0]?.id ?? '' },
	body: { sourceFields: { ...SOURCE, startDate: '2020-01-10T00:00:00Z' } },
} as const
const answer = step(signed.state, request, NOW).answer as { readonly statusCode: number; readonly body: Json }

/** Returns whether a service may answer so, with this field of a personalization. */
function mayShow(object: string, key: string, value: unknown, exact = false): boolean {
	const body = structuredClone(answer.body)
	if (value === undefined) delete body.fields[object][key]
	else body.fields[object][key] = value
	return step(signed.state, request, NOW, { ...answer, body }, { exact }).issues.length === 0
}

const LEAVES = Object.entries(answer.body.fields as Json).flatMap(([object, fields]) =>
	Object.entries(fields as Json).map(([key, value]) => [object, key, value] as const),
)
/** What the document types and only a decision derives. */
const DERIVED = LEAVES.filter(
	([, key]) => !['first', 'last', 'month', 'monthPadded', 'year', 'zodiac', 'department', 'location'].includes(key),
)

describe('a personalization', () => {
	it('has all thirty fields of the document', () => {
		expect([LEAVES.length, DERIVED.length]).toEqual([30, 18])
	})

	it.each(LEAVES)('shows %s.%s with its type, and not null where there is a value', (object, key, value) => {
		expect(mayShow(object, key, value)).toBe(true)
		expect(mayShow(object, key, undefined)).toBe(false)
		expect(mayShow(object, key, null)).toBe(false)
		expect(mayShow(object, key, typeof value === 'number' ? String(value) : 7)).toBe(false)
		expect(mayShow(object, key, [value])).toBe(false)
	})

	it.each(DERIVED)('may show another value of its type as %s.%s, unless the decisions bind', (object, key, value) => {
		const other = typeof value === 'number' ? value + 1 : `${value}!`
		expect([mayShow(object, key, other), mayShow(object, key, other, true)]).toEqual([true, false])
	})

	it.each(['anniversary', 'birth'])('shows one of twelve signs as %s.zodiac', (object) => {
		expect(mayShow(object, 'zodiac', 'Rat')).toBe(false)
		expect(mayShow(object, 'zodiac', 'gemini')).toBe(false)
	})
})
