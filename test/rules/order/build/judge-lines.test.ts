import { describe, expect, it } from 'vitest'
import { BUILT_IN_ADDRESSES } from '../../../../src/rules/address/built-in-addresses.ts'
import { noFindings } from '../../../../src/rules/core/finding.ts'
import { type Issue, makeIssue } from '../../../../src/rules/core/issue.ts'
import { DEFAULT_POLICY, resolvePolicy } from '../../../../src/rules/core/policy.ts'
import { judgeDraft, strictPolicy } from '../../../../src/rules/order/build/build-order.ts'
import { failedLines, judgeLines, lineIndexOf, withoutFailed } from '../../../../src/rules/order/build/judge-lines.ts'
import { judgePerson } from '../../../../src/rules/order/build/judge-person.ts'
import { NOBODY, readDraft, readFacts } from '../../../../src/rules/order/build/read-draft.ts'
import { openOwnFacts } from '../../../../src/rules/order/judge/own-facts.ts'

const products = [
	{ id: 'mug', title: 'Mug', variants: [{ id: 'mug', price: 10 }] },
	{ id: 'jar', title: 'Jar', isPersonalized: true, variants: [{ id: 'jar', price: 20 }] },
	{ id: 'pen', title: 'Pen', variants: [{ id: 'pen' }] },
	{ id: 'none', title: 'None', variants: [{ id: '', price: 1 }] },
]
const itemOf = (variantId: string, quantity = 1) => ({ variantId, quantity })

function judge(items: Parameters<typeof judgeLines>[0], facts: object = {}, country: string | null = 'DE') {
	const to = noFindings(DEFAULT_POLICY)
	const context = { products, facts: readFacts(facts), country, person: NOBODY }
	const { lines, needs, personalized } = judgeLines(items, context, to)
	return {
		lines: lines.map(({ index, item }) => [index, item.variantId, item.quantity]),
		needs: needs.map(({ index, need }) => [index, ...Object.values(need)]),
		personalized,
		told: (to.list ?? []).map(({ path, code }) => `${path.join('.')} ${code}`),
	}
}

describe('the lines of a draft', () => {
	it('are its items that have all facts, at their indexes', () => {
		expect(
			judge([itemOf('pen'), itemOf('mug', 2), itemOf('hat'), itemOf('jar')], {
				creations: { jar: { status: 'Done' } },
			}),
		).toEqual({
			lines: [
				[1, 'mug', 2],
				[3, 'jar', 1],
			],
			needs: [
				[0, 'product', 'pen'],
				[2, 'product', 'hat'],
			],
			personalized: [3],
			told: ['0.variantId order.price.missing'].map((issue) => `orderItems.${issue}`),
		})
	})
	it('lack an invalid item, and need what it lacks', () => {
		expect(judge([itemOf(''), itemOf('mug', 0), itemOf('pen', 0), itemOf('hat', 0), itemOf('jar', 0)])).toEqual({
			lines: [],
			needs: [
				[0, 'field', ['orderItems', 0, 'variantId']],
				[1, 'field', ['orderItems', 1, 'quantity']],
				[2, 'field', ['orderItems', 2, 'quantity']],
				[2, 'product', 'pen'],
				[3, 'product', 'hat'],
				[4, 'personalizedProduct', 'jar', 'get-product'],
				[4, 'field', ['orderItems', 4, 'quantity']],
			],
			personalized: [4],
			told: ['orderItems.2.variantId order.price.missing'],
		})
	})
	it('are none without a country, with the needs that have none', () => {
		expect(judge([itemOf('mug'), itemOf('pen'), itemOf('hat'), itemOf('jar')], {}, null)).toEqual({
			lines: [],
			needs: [
				[2, 'product', 'hat'],
				[3, 'personalizedProduct', 'jar', 'get-product'],
			],
			personalized: [3],
			told: [],
		})
	})
	it('D-41: have no price if their product was fetched for a country that is none', () => {
		for (const country of ['XX', 7, '']) {
			expect(judge([itemOf('mug')], { pricedFor: { mug: country } })).toMatchObject({
				lines: [],
				needs: [[0, 'product', 'mug']],
				told: ['facts.pricedFor.mug address.country.unknown'],
			})
		}
		for (const country of ['de', ' DE ', null, undefined]) {
			expect(judge([itemOf('mug')], { pricedFor: { mug: country } })).toMatchObject({
				lines: [[0, 'mug', 1]],
				told: [],
			})
		}
	})
})

describe('D-100: failed lines', () => {
	const issue = (path: readonly (string | number)[], severity: Issue['severity'] = 'error') =>
		makeIssue({ 'a.b': '' }, 'a.b', { severity, path, rule: 'D-01' })
	const [first, second] = [issue(['orderItems', 10, 'quantity']), issue(['orderItems', 2, 'variantId'])]
	const mild = issue(['orderItems', 2, 'variantId'], 'warning')
	const others = [
		issue(['orderItems']),
		issue(['address', 0]),
		issue(['customAttributes', 2]),
		issue(['orderItems', 5], 'warning'),
	]

	it('are those of an error at an order item', () => {
		expect([first, mild, ...others].map(lineIndexOf)).toEqual([10, 2, -1, -1, -1, 5])
		const failed = failedLines([first, mild, ...others, second], 12)
		expect([...failed]).toEqual([
			[2, [mild, second]],
			[10, [first]],
		])
	})
	it('are none, if all lines fail, or if nothing is told', () => {
		expect(failedLines([first, second], 2).size).toBe(0)
		expect(failedLines([first, second], 3).size).toBe(2)
		expect(failedLines([], 0).size).toBe(0)
		expect(failedLines([mild], 1).size).toBe(0)
	})
	it('take their entries with them', () => {
		expect(withoutFailed([1, 2, 3], new Map([[2, 0]]), Number)).toEqual([1, 3])
		expect(withoutFailed([1, 2, 3], new Map(), Number)).toEqual([1, 2, 3])
	})
})

describe('a draft', () => {
	it('D-31: is judged by a policy that refuses what is unavailable, unless that is ignored', () => {
		const unavailable = (policy: unknown): string => strictPolicy(policy).unavailable
		expect([undefined, {}, { unavailable: 'warning' }, { unavailable: 'error' }].map(unavailable)).toEqual(
			new Array(4).fill('error'),
		)
		expect(unavailable({ unavailable: 'ignored' })).toBe('ignored')
		expect(strictPolicy(undefined)).toBe(strictPolicy(undefined))
		expect(strictPolicy({ phone: 'max' })).toEqual({
			...resolvePolicy({ phone: 'max' }),
			unavailable: 'error',
			noItems: 'error',
		})
	})
	it('has errors where validate-order warns: D-33 and D-92', () => {
		const { issues, country, order } = judgeDraft(
			{ note: 7, isVip: null, address: {} },
			products,
			openOwnFacts(undefined),
			BUILT_IN_ADDRESSES,
			strictPolicy(undefined),
		)
		expect(issues.map(({ severity, code }) => `${severity} ${code}`).slice(0, 4)).toEqual([
			'warning request.null',
			'error request.type',
			'error order.items.none',
			'error address.country.missing',
		])
		expect([country, order.orderItems, order.taxNumber]).toEqual([null, [], undefined])
		expect(judgeDraft(null, products, openOwnFacts(undefined), BUILT_IN_ADDRESSES, DEFAULT_POLICY)).toMatchObject({
			order: { orderItems: [] },
			country: null,
		})
	})
	it('is read without what has the wrong type', () => {
		const wrong = {
			...{ taxNumber: 7, companyId: 7, orderNumber: [], externalId: {}, note: false },
			...{ isVip: 1, shouldSendEmail: 'true', shouldValidateProvinceCode: null },
			...{ user: [], person: 'Ann', personalizations: null, customAttributes: {}, orderItems: { length: 3 } },
		}
		const nothing = {
			itemCount: 0,
			hasTaxNumber: false,
			attributes: [],
			ofAddress: [],
			user: null,
			person: null,
			personalizations: null,
			plain: {},
		}
		expect(readDraft(wrong)).toEqual({ ...nothing, hasTaxNumber: true })
		expect(readDraft(undefined)).toEqual(nothing)
		expect(readDraft({ taxNumber: null }).hasTaxNumber).toBe(false)
	})
	it('is read with each of its fields', () => {
		const texts = { firstName: 'A', lastName: 'B', email: 'c', department: 'D', location: 'E' }
		const person = { ...texts, startDate: 'F', birthDate: 'G', externalId: 'H', balance: 7 }
		const fields = { taxNumber: '1', companyId: '2', orderNumber: '3', externalId: '4', note: '' }
		const flags = { isVip: true, shouldSendEmail: false, shouldValidateProvinceCode: true }
		const { balance: _, ...ofUser } = person
		expect(
			readDraft({
				...{ ...fields, ...flags, user: person, person, personalizations: { ...person, firstName: 7 } },
				...{ orderItems: [1, 2], customAttributes: [{ key: 'a', value: 'b', more: 'c' }, { key: 7 }, 'text'] },
				address: { customAttributes: [{ value: 'd' }] },
			}),
		).toEqual({
			...{
				plain: { ...fields, ...flags },
				user: ofUser,
				person,
				personalizations: { ...ofUser, firstName: undefined },
			},
			...{
				itemCount: 2,
				hasTaxNumber: true,
				attributes: [{ key: 'a', value: 'b' }, {}, {}],
				ofAddress: [{ value: 'd' }],
			},
		})
	})
	it('has no person where no line needs one', () => {
		const nobody = { personalizations: null, person: { firstName: 'Ann', birthDate: 'soon' }, user: null }
		expect(judgePerson(nobody, 'soon', false, noFindings(DEFAULT_POLICY))).toStrictEqual({
			fields: null,
			body: undefined,
		})
	})
	it('comes with facts of which a wrong type is none', () => {
		const none = { rewardType: null, hasCheckout: false, balance: null, now: null }
		for (const facts of [undefined, null, 7, {}, { collection: 'Coins', ids: 'x', balance: null, now: null }]) {
			expect(readFacts(facts)).toEqual(none)
		}
		const given = { products, balance: 7, asOf: 'a', now: 'n', pricedFor: { p: 'DE' }, creations: {} }
		const store = { rewardType: 'Gifts', paymentCheckout: true }
		expect(readFacts({ ...given, collection: store, ids: { order: 'o', lines: ['l'] } })).toEqual({
			...{ ...given, rewardType: 'Gifts', hasCheckout: true, orderId: 'o', lineIds: ['l'] },
		})
	})
})
