import { describe, expect, it } from 'vitest'
import type { ServiceRequest, StepResult } from '../../../src/entries/model.ts'
import { first, make, of, place, products, store, success } from './ordering.ts'
import { ask, at, field, issuesOf, open, passes, refusal, run, to } from './store.ts'

describe('a personalized product', () => {
	const jarFor = (firstName: string): ServiceRequest => place({ ...of('jar-1'), personalizations: { firstName } })

	it('was created for nobody, for somebody else, or for another product', () => {
		const vaseFor = make({ productId: 'vase', firstName: 'Zoë' })
		const told = (...requests: readonly ServiceRequest[]): unknown => {
			const asked = run(store, ...requests).at(-1)
			return asked && [refusal(asked), asked.expectation.refusal?.rule, asked.expectation.success === null]
		}
		expect(told(jarFor('Zoë'))).toEqual(['422 order.personalization.missing', 'get-product.3', true])
		expect(told(make({ firstName: 'Al' }), jarFor('Zoë'))).toEqual(['422 order.personalization.missing', 'D-86', false])
		expect(told(vaseFor, jarFor('Zoë'))).toEqual(['422 order.personalization.missing', 'get-product.3', true])
		const all = to('personalize', { sourceFields: { firstName: 'Al' } })
		expect(told(all, jarFor('Zoë'))).toEqual(['422 order.personalization.missing', 'D-86', false])
		// "Names of the query parameters, and which are needed: not shown": it may be created for nobody in particular.
		expect(told(make({}), jarFor('Zoë'))).toEqual(['422 order.personalization.missing', 'D-86', false])
		expect(told(make({ productId: 'vase' }), jarFor('Zoë'))).toEqual(told(jarFor('Zoë')))
		expect(told(make({ productId: 'mug' }), make({}), make({}), jarFor('Zoë'))).toEqual(told(make({}), jarFor('Zoë')))
		const missing = run(store, jarFor('Zoë'))[0]
		expect(issuesOf(missing as StepResult)).toMatchObject([{ path: ['orderItems'], params: { id: 'jar' } }])
	})

	it('rather counts as created alone than with the whole collection', () => {
		const one = ask(store, make({ firstName: 'Zoë' }), at(1), success({ id: 'jar', creationStatus: 'Done' }))
		const personalize = to('personalize', { sourceFields: { firstName: 'Zoë' } })
		const both = ask(
			{ ...store, state: one.state },
			personalize,
			at(2),
			success({ sha: 'other', fields: {}, status: 'Pending' }),
		)
		expect(first(both).personalizations).toHaveLength(2)
		const placed = ask({ ...store, state: both.state }, jarFor('Zoë'), at(3))
		expect(first(placed).orders[0]?.order.orderLineItems[0]?.sha).toBe(first(one).personalizations[0]?.sha)
	})

	it('keeps the status that a service said, and begins again after an error', () => {
		const said = (creationStatus: string | undefined) =>
			first(ask(store, make({ firstName: 'Zoë' }), at(1), success({ id: 'jar', creationStatus }))).personalizations
		const begun = { productId: 'jar', createdAt: at(1) }
		expect(said('Done')).toMatchObject([{ ...begun, status: 'Done' }])
		expect(said('Error')).toMatchObject([{ ...begun, status: 'Error' }])
		expect(said('Pending')).toMatchObject([{ ...begun, status: null }])
		expect(said(undefined)).toMatchObject([{ ...begun, status: null }])
		const statuses = (...observed: readonly string[]): unknown => {
			let state = store.state
			for (const [index, creationStatus] of observed.entries()) {
				const body = { id: 'jar', creationStatus }
				state = ask({ ...store, state }, make({ firstName: 'Zoë' }), at(index + 1), success(body)).state
			}
			return first({ state }).personalizations.map(({ status, createdAt }) => [status, createdAt])
		}
		expect(statuses('Pending', 'Done')).toEqual([['Done', at(1)]])
		expect(statuses('Done', 'Pending')).toEqual([['Done', at(1)]])
		expect(statuses('Error', 'Pending')).toEqual([[null, at(2)]])
		expect(statuses('Error', 'Error')).toEqual([['Error', at(2)]])
	})

	it('stays done once a service said so, and may not be pending again', () => {
		const done = ask(store, make({ firstName: 'Zoë' }), at(1), success({ id: 'jar', creationStatus: 'Done' }))
		const again = ask({ ...store, state: done.state }, make({ firstName: 'Zoë' }), at(2))
		expect(field(again, 'creationStatus')).toBe('Done')
		expect(['Pending', 'Done', 'Error'].map((creationStatus) => passes(again, { id: 'jar', creationStatus }))).toEqual([
			false,
			true,
			false,
		])
		expect(again.state).toEqual(done.state)
	})

	it('has one key for a person, whatever is blank', () => {
		const [, second] = run(store, make({ firstName: 'Zoë', lastName: ' ' }), make({ firstName: 'Zoë' }))
		expect(second && first(second).personalizations).toHaveLength(1)
		expect(second && first(second).personalizations[0]?.createdAt).toBe(at(1))
	})

	it('for two people, or in two ways, may have any status', () => {
		const steps = run(
			store,
			make({ firstName: 'Zoë' }),
			make({ firstName: 'Al' }),
			make({ productId: 'vase', firstName: 'Zoë' }),
		)
		const done = steps.map((each) => passes(each, { id: each === steps[2] ? 'vase' : 'jar', creationStatus: 'Done' }))
		expect(done).toEqual([true, true, true])
		const all = to('personalize', { sourceFields: { firstName: 'Al' } })
		const [, after] = run(store, all, make({ firstName: 'Zoë' }))
		expect(after && passes(after, { id: 'jar', creationStatus: 'Done' })).toBe(true)
	})

	it('counts years up to the day of the policy (D-50)', () => {
		const years = (dayOffset: number): unknown => {
			const there = open({ policy: { dayOffset }, collections: [{ id: 'coins', rewardType: 'Coins', products }] })
			const sourceFields = { birthDate: '1985-01-31T00:00:00Z' }
			const asked = ask(there, {
				operation: 'personalize',
				parameters: { collectionId: 'coins' },
				body: { sourceFields },
			})
			return (field(asked, 'fields') as { birth: { elapsedYears: string } }).birth.elapsedYears
		}
		// Ten hours behind, it is still the day before.
		expect([0, -600].map(years)).toEqual(['41', '40'])
	})
})
