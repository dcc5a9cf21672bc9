import { describe, expect, it } from 'vitest'
import type { ServiceRequest } from '../../../src/entries/model.ts'
import { jar, order, place, store } from './order-stores.ts'
import { field, run } from './store.ts'

describe('personalize', () => {
	const personalize = (sourceFields: object, collectionId = 'coins'): ServiceRequest => ({
		operation: 'personalize',
		parameters: { collectionId },
		body: { sourceFields },
	})
	const zoe = { firstName: 'Zoë', birthDate: '1984-02-29T00:00:00Z' }

	it('returns the fields and our sha, pending and done 20 seconds later (D-67, D-80)', () => {
		const [first, again, done] = run(store, personalize(zoe), { ...personalize(zoe), seconds: 19 }, personalize(zoe))
		expect(first?.answer.body).toMatchObject({
			sha: 'sha-1',
			status: 'Pending',
			fields: { name: { firstPossessive: "Zoë's" }, birth: { years: 84, elapsedYears: '41' }, anniversary: null },
		})
		expect([again, done].map((each) => each && field(each, 'status'))).toEqual(['Pending', 'Done'])
	})

	it('creates every personalized product of the collection for the person', () => {
		const body = order(1, { ...jar, personalizations: zoe })
		const [, placed] = run(store, personalize(zoe), place(body))
		expect(placed?.answer.statusCode).toBe(200)
	})
})
