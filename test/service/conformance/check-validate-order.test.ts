import { describe, expect, it } from 'vitest'
import { checkValidateOrder, RULESET, type ValidateOrderReport } from '../../../src/entries/conformance.ts'
import { allCountries, type OrderInput, validateOrder } from '../../../src/entries/index.ts'
import { createState, type StateSeed } from '../../../src/entries/model.ts'
import { directOrders } from '../../../src/service/conformance/check-validate-order.ts'
import { ALTERNATIVES, DEFECTS } from '../../../src/service/conformance/scenarios/order-changes.ts'
import { sampleOrder } from '../../../src/service/conformance/scenarios/sample-order.ts'
import { start } from './pack/play.ts'
import { type Fault, SEED, serve } from './service.ts'

const check = (fault?: Fault, countries?: string[]): Promise<ValidateOrderReport> => {
	const { send, now } = serve(fault)
	return checkValidateOrder(send, { seed: SEED, now, countries })
}
const COUNTRIES = ['US', 'BR', 'MX', 'DE', 'GB', 'HK', 'RU', 'JP']

describe('the orders', () => {
	it('pass every check in every country without a defect', () => {
		const products = [{ variants: [{ id: 'v' }] }]
		for (const { code } of allCountries()) {
			const order = { ...sampleOrder(code), orderItems: [{ variantId: 'v', quantity: 1 }] }
			expect(validateOrder(order, { products }), code).toMatchObject({ status: 'valid', issues: [] })
		}
	})

	it('pass in other spellings too, without errors, and almost all without warnings', () => {
		const products = [{ variants: [{ id: 'v' }] }]
		const warned: string[] = []
		for (const { name, make } of ALTERNATIVES) {
			let asked = 0
			for (const { code } of allCountries()) {
				const order = make(sampleOrder(code), code)
				if (order === null) continue
				asked++
				expect(order, `${code} ${name}`).not.toEqual(sampleOrder(code))
				const verdict = validateOrder({ ...order, orderItems: [{ variantId: 'v', quantity: 1 }] }, { products })
				expect(verdict.status, `${code} ${name}`).toBe('valid')
				if (verdict.issues.length > 0) warned.push(`${code} ${name}`)
			}
			expect(asked, name).toBeGreaterThan(50)
		}
		expect(warned).toEqual([])
	})

	it('have each defect rejected in some country, at the field of its clause', () => {
		const products = [{ variants: [{ id: 'v' }] }]
		const field = { 'validate-order.1': /province/, 'validate-order.3': /phone/, 'validate-order.4': /zip/ }
		for (const { rule, name, make } of DEFECTS) {
			const errors = allCountries().flatMap(({ code }) => {
				const order = make(sampleOrder(code), code)
				if (order === null) return []
				const { issues } = validateOrder({ ...order, orderItems: [{ variantId: 'v', quantity: 1 }] }, { products })
				return issues.filter(({ severity }) => severity === 'error')
			})
			expect(errors.length, name).toBeGreaterThan(0)
			const expected = rule in field ? field[rule as keyof typeof field] : /taxNumber/
			for (const { path } of errors) expect(path.join('.'), name).toMatch(expected)
			if (rule.startsWith('tax-number'))
				expect(new Set(errors.map((issue) => issue.rule)), name).toEqual(new Set([rule]))
		}
	})

	it('go to every closed region of the products', () => {
		const closed = directOrders(createState(SEED), COUNTRIES).filter(({ rule }) => rule === 'validate-order.2')
		expect(closed.map(({ countryCode, request }) => [countryCode, request.body])).toMatchObject([
			['RU', { orderItems: [{ variantId: 'tee-m' }] }],
			['US', { orderItems: [{ variantId: 'tee-m' }], address: { provinceCode: 'HI' } }],
		])
	})
})

describe('the orders of a store', () => {
	const closed = (region: object) => ({ id: 'closed', variants: [{ id: 'closed-1' }], shippingRegions: [region] })
	const ordersOf = (products: readonly object[], countries = ['DE', 'US'], isPartner = false) =>
		directOrders(
			createState({
				clients: [{ clientId: 'c', clientSecret: 's', isPartner }],
				collections: [
					{ id: 'empty', companyId: 'other', products: [] },
					{ id: 'full', companyId: 'acme', products },
				],
			} as StateSeed),
			countries,
		)
	const OPEN = { id: 'open', variants: [{ id: 'open-1' }, { id: 'open-2' }], shippingRegions: [] }

	it('are none without a variant', () => {
		expect(ordersOf([])).toEqual([])
		expect(ordersOf([{ id: 'bare' }, { id: 'none', variants: [] }])).toEqual([])
	})

	it('are for the first product without regions, otherwise for the first product', () => {
		const region = { countryCode: 'FR', isBlacklisted: true }
		const variants = (products: readonly object[]) =>
			new Set(ordersOf(products).map(({ request }) => (request.body as OrderInput).orderItems?.[0]?.variantId))
		expect(variants([{ id: 'none', variants: [] }, closed(region), OPEN])).toEqual(new Set(['open-1']))
		expect(variants([closed(region)])).toEqual(new Set(['closed-1']))
		expect(variants([{ id: 'bare', variants: [{ id: 'bare-1' }] }])).toEqual(new Set(['bare-1']))
	})

	it('name the collection, and the company for a partner alone', () => {
		for (const isPartner of [false, true]) {
			const orders = ordersOf([OPEN], ['DE'], isPartner)
			expect(new Set(orders.map(({ request }) => request.parameters?.['collectionId']))).toEqual(new Set(['full']))
			const companies = new Set(orders.map(({ request }) => (request.body as OrderInput).companyId))
			expect(companies).toEqual(new Set([isPartner ? 'acme' : undefined]))
		}
	})

	it.each([
		['a country', { isBlacklisted: true }, ['', '']],
		['a country where checkout is denied', { denyCheckout: true }, ['', '']],
		['a province by its code', { denyCheckout: true, provinces: [{ provinceCode: 'HI' }] }, ['', 'HI']],
		['a province by its name', { isBlacklisted: true, provinces: [{ provinceName: 'Hawaii' }] }, ['Hawaii', '']],
		['an open region', { isBlacklisted: false }, null],
	])('go to closed regions: %s', (_, region, expected) => {
		const product = closed({ countryCode: 'US', ...region })
		const found = ordersOf([OPEN, product]).filter(({ rule }) => rule === 'validate-order.2')
		const places = found.map(({ countryCode, name, request }) => {
			const { address, orderItems } = request.body as OrderInput
			expect([countryCode, name]).toEqual(['US', 'a region that is closed'])
			expect(orderItems).toEqual([{ variantId: 'closed-1', quantity: 1 }])
			return [address?.province, address?.provinceCode]
		})
		const usual = sampleOrder('US').address
		const [province, provinceCode] = expected ?? []
		expect(places).toEqual(expected === null ? [] : [[province || usual.province, provinceCode || usual.provinceCode]])
		expect(ordersOf([OPEN, product], ['DE']).filter(({ rule }) => rule === 'validate-order.2')).toEqual([])
	})
})

describe('checkValidateOrder', () => {
	it('finds no difference to the model, in all countries, with a new token when the last is nine minutes old', async () => {
		const signIns: string[] = []
		const report = await check(({ request, take, now }) => {
			if (request.operation === 'create-tokens') signIns.push(now)
			return take()
		})
		expect(report.differences).toEqual([])
		expect(report.sends).toBeGreaterThan(2_000)
		expect(report.ruleset).toEqual(RULESET)
		expect([report.verdict, report.reasons]).toEqual(['passed', []])
		for (const { sent, accepted, refused, ...tally } of report.rules) {
			expect(sent).toBeGreaterThan(0)
			expect(accepted + refused).toBe(sent)
			expect(tally).toMatchObject({ stricter: 0, laxer: 0, different: 0 })
		}
		const ages = signIns.slice(SEED.clients?.length).map((now, at) => Date.parse(now) - Date.parse(signIns[at] ?? ''))
		expect(ages.length).toBeGreaterThan(2)
		for (const age of ages) expect(age).toBeGreaterThanOrEqual(540_000)
	})

	it.each<readonly [string, string]>([
		['a CPF needs no signs', 'tax-number.2'],
		['regions are not looked at', 'validate-order.2'],
		['phones are not looked at', 'validate-order.3'],
	])('reports where a service is laxer: %s', async (fault, rule) => {
		const { send, options } = start([fault])
		const { differences, rules } = await checkValidateOrder(send, { ...options, countries: COUNTRIES })
		expect(differences.length).toBeGreaterThan(0)
		expect(new Set(differences.map((each) => `${each.difference} ${each.rule}`))).toEqual(new Set([`laxer ${rule}`]))
		expect(rules.find((each) => each.rule === rule)?.laxer).toBeGreaterThan(0)
	})

	it('reports where a service is stricter, with the order to send again', async () => {
		const strict: Fault = ({ request, take, state }) => {
			const taken = take()
			const text = JSON.stringify(request.body ?? '')
			if (taken.answer.statusCode !== 200 || !text.includes('"GB"')) return taken
			return { state, answer: { statusCode: 422, body: { message: 'No.', errorCode: 'NO', statusCode: 422 } } }
		}
		const { differences, rules } = await check(strict, COUNTRIES)
		const [first] = differences
		expect(first).toMatchObject({
			difference: 'stricter',
			rule: 'validate-order.response',
			countryCode: 'GB',
			name: 'nothing wrong',
		})
		expect(first?.order).toMatchObject({ address: { countryCode: 'GB' }, orderItems: [{ variantId: 'mug-white' }] })
		expect(differences.every(({ countryCode, difference }) => countryCode === 'GB' && difference === 'stricter')).toBe(
			true,
		)
		expect(rules[0]).toEqual({
			rule: 'validate-order.response',
			sent: 8,
			accepted: 7,
			refused: 0,
			// A country without zips: the interface leaves open whether an empty one passes.
			open: 1,
			stricter: 1,
			laxer: 0,
			different: 0,
			lost: 0,
		})
	})

	it('reports where a service answers in another form, or not, and counts it as different', async () => {
		const { rules, differences } = await check(
			({ request, take }) => {
				const taken = take()
				if (request.operation !== 'validate-order') return taken
				if (taken.answer.statusCode === 200) return { ...taken, answer: { statusCode: 200, body: { success: 'yes' } } }
				throw new Error('500')
			},
			['DE'],
		)
		expect(new Set(differences.map(({ difference }) => difference))).toEqual(new Set(['different', 'no answer']))
		const noResponse = differences.filter(({ difference }) => difference === 'no answer')
		expect(noResponse.map(({ why }) => why)).toEqual(noResponse.map(() => 'threw Error: 500'))
		expect(noResponse.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['validate-order.3', 'validate-order.4']))
		for (const { rule, sent, different } of rules) {
			expect(different, rule).toBe(sent)
			expect(differences.filter((each) => each.rule === rule).length, rule).toBe(sent)
		}
	})

	it.each([
		[199, 'different', 'different'],
		[299, undefined, 'laxer'],
		[300, 'different', 'different'],
		[399, 'different', 'different'],
		[400, 'stricter', 'different'],
	])('tells by the status how an answer departs: %d', async (statusCode, good, bad) => {
		const { differences } = await check(
			({ request, take }) => {
				const taken = take()
				return request.operation === 'validate-order'
					? { ...taken, answer: { statusCode, body: { odd: true, success: true } } }
					: taken
			},
			['DE'],
		)
		const mismatchesOf = (names: readonly string[]) =>
			new Set(differences.filter(({ name }) => names.includes(name)).map(({ difference }) => difference))
		expect([...mismatchesOf(['nothing wrong'])]).toEqual(good === undefined ? [] : [good])
		expect([...mismatchesOf(DEFECTS.map(({ name }) => name))]).toEqual([bad])
	})

	it('counts each order by how it ended', async () => {
		const { rules } = await check(undefined, ['DE'])
		const tallies = Object.fromEntries(
			rules.map(({ rule, sent, accepted, refused }) => [rule, [sent, accepted, refused]]),
		)
		expect(tallies['validate-order.response']).toEqual([1, 1, 0])
		for (const rule of ['validate-order.3', 'validate-order.4']) {
			const [sent = 0, accepted = 0, refused = 0] = tallies[rule] ?? []
			expect(refused, rule).toBeGreaterThan(0)
			expect(accepted + refused, rule).toBe(sent)
		}
	})

	it.each([429, 503])('counts an order as lost if the service never judges it: %d', async (statusCode) => {
		const { rules, differences } = await check(
			({ request, take, state }) =>
				request.operation === 'validate-order'
					? { state, answer: { statusCode, body: { message: 'Busy.', errorCode: 'BUSY', statusCode } } }
					: take(),
			['DE'],
		)
		expect(differences).toEqual([])
		for (const { rule, sent, ...tally } of rules)
			expect(tally, rule).toEqual({ accepted: 0, refused: 0, open: 0, stricter: 0, laxer: 0, different: 0, lost: sent })
	})

	it('reports its progress, and handles a seed without products', async () => {
		const seen: unknown[] = []
		const { send, now } = serve()
		const report = await checkValidateOrder(send, {
			seed: SEED,
			now,
			countries: ['DE'],
			onProgress: (progress) => seen.push(progress),
		})
		expect(seen.at(-1)).toEqual({ done: seen.length, total: seen.length, sends: report.sends, failures: 0 })
		expect(await checkValidateOrder(send, { seed: {}, now })).toMatchObject({
			ruleset: RULESET,
			verdict: 'inconclusive',
			reasons: [{ code: 'no-token' }],
			sends: 0,
			rules: [],
			differences: [],
		})
	})
})
