import { describe, expect, it } from 'vitest'
import type { ServiceRequest } from '../../../src/entries/model.ts'
import { personalizationSha } from '../../../src/entries/personalization-sha.ts'
import { jar, order, place, store } from './order-stores.ts'
import { ask, at, field, passes, refusal, run } from './store.ts'

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
			sha: personalizationSha(zoe),
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

	it("puts the service's own sha into the lines of orders", () => {
		const made = ask(store, personalize(zoe))
		const body = { ...(made.answer.body as object), sha: '5ad1f00d', status: 'Queued' }
		const seen = ask(store, personalize(zoe), at(1), { statusCode: 200, body })
		expect(seen.issues).toEqual([])
		const placed = ask({ ...store, state: seen.state }, place(order(1, { ...jar, personalizations: zoe })), at(2))
		expect(placed.state.collections[0]?.orders[0]?.order.orderLineItems[0]?.sha).toBe('5ad1f00d')
	})

	it("binds the person's own data", () => {
		const asked = ask(store, personalize(zoe))
		const fields = field(asked, 'fields') as { name: object; birth: object }
		const body = (more: object) => ({ sha: 'x', status: 'Pending', fields: { ...fields, ...more } })
		expect(passes(asked, body({ birth: { ...fields.birth, elapsed: '41' } }))).toBe(true)
		expect(passes(asked, body({ birth: { ...fields.birth, year: 1985 } }))).toBe(false)
		expect(passes(asked, body({ name: { ...fields.name, first: 'Zoe' } }))).toBe(false)
	})

	it('rejects a collection without personalized products', () => {
		const asked = ask(store, personalize(zoe, 'bare'))
		expect(refusal(asked)).toBe('422 personalization.none')
		expect(passes(asked, { sha: 'x', fields: {}, status: 'Pending' })).toBe(false)
	})
})
