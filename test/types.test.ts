import { describe, expect, expectTypeOf, it } from 'vitest'
import { createClient } from '../src/entries/client.ts'
import { de } from '../src/entries/de.ts'
import { addressFieldsOf, addressSchema, formatField } from '../src/entries/form.ts'
import {
	type AddressInput,
	applyPriceDelta,
	buildOrder,
	checkCountry,
	checkPhone,
	checkProvince,
	checkShippable,
	checkTaxNumber,
	checkZip,
	checkZipFormat,
	compareZipWithProvince,
	describeTaxNumber,
	findCountry,
	formatTaxNumber,
	type Issue,
	type IssuesErrorBody,
	indexProducts,
	type Need,
	type PartialTranslation,
	type PolicyOptions,
	type Product,
	type ProductInput,
	priceOf,
	priceWithDelta,
	provincesOf,
	provincesOfZip,
	taxNumberFieldOf,
	toErrorBody,
	translateIssue,
	translateIssues,
	type ValidOrder,
	validateAddress,
	validateOrder,
	validateOrderFetchingProducts,
	validateOrders,
} from '../src/entries/index.ts'
import { formatPhone } from '../src/entries/phone-format.ts'

/** A body as `JSON.parse` or a framework returns it. */
const body: unknown = {}

/** A product as JSON is typed: strings where the interface lists values, and null for an empty field. */
const answered = {
	id: 'mug',
	title: 'Mug',
	status: 'Active',
	creationStatus: 'Done',
	sizeChartTable: null,
	isInStock: true,
	variants: [{ id: 'mug-s', price: 14.5, retailPrice: null, options: [{ name: 'size', value: { title: 'S' } }] }],
	shippingRegions: [{ countryCode: 'RU', countryName: 'Russia', isBlacklisted: true, provinces: [] }],
	priceDeltaByCountry: { DE: 1 },
	customFields: { shelf: 7 },
}

describe('types let unknown input in', () => {
	it('validateOrder and validateOrders accept a body of any type', () => {
		expect(validateOrder(body).status).toBe('invalid')
		expect(validateOrders([body])).toHaveLength(1)
		const bodies: readonly unknown[] = [1, null]
		expect(validateOrders(bodies).map(({ status }) => status)).toEqual(['invalid', 'invalid'])
	})

	it('products as get-product answers them need no cast', () => {
		const item = { variantId: 'mug-s', quantity: 1 }
		expectTypeOf(answered).toExtend<ProductInput>()
		expectTypeOf<Product>().toExtend<ProductInput>()
		expect(validateOrder({ orderItems: [item] }, { products: [answered] }).status).toBe('invalid')
		expect(indexProducts([answered]).entries.size).toBe(1)
		expect(checkShippable(item, answered, { countryCode: 'DE' }).status).toBe('valid')
		expect(applyPriceDelta(answered, 'DE').status).toBe('valid')
		expect(buildOrder({ orderItems: [item] }, { products: [answered] }).status).toBe('invalid')
	})

	it('a product of another shape is a type error', () => {
		// @ts-expect-error -- A text is no list of variants.
		const { status } = validateOrder(body, { products: [{ id: 'mug', variants: 'mug-s' }] })
		expect(status).toBe('invalid')
	})
})

describe('types let the fields of a form in', () => {
	const given: AddressInput = { zip: '1055', countryCode: 'DE' }

	it('a field that may be missing needs no default', () => {
		expect(checkZip(undefined, undefined).status).toBe('invalid')
		expect(checkZip(given.zip, given.countryCode).status).toBe('invalid')
		expect(checkZipFormat(given.zip, given.countryCode).status).toBe('invalid')
		expect(checkPhone(given.phone, given.countryCode).status).toBe('invalid')
		expect(checkProvince(given, given.countryCode).status).toBe('valid')
		expect(checkProvince(undefined, undefined).status).toBe('invalid')
		expect(checkCountry(undefined).status).toBe('invalid')
		expect(checkTaxNumber(undefined, given.countryCode).status).toBe('valid')
		expect(validateAddress(undefined).status).toBe('invalid')
		expect(provincesOfZip(given.zip, given.countryCode)).toEqual([])
		expect(provincesOf(undefined)).toEqual([])
		expect(findCountry(given.country)).toBeNull()
		expect(describeTaxNumber(undefined, given.countryCode)).toBeNull()
		expect(formatTaxNumber(undefined, undefined)).toBe('')
		expect(taxNumberFieldOf(undefined)).toBeNull()
		expect(priceWithDelta(1, undefined, given.countryCode)).toBe(1)
		expect(addressFieldsOf(undefined).length).toBeGreaterThan(5)
		expect(formatField(given.zip, 4, 'zip', given.countryCode).value).toBe('1055')
		expect(formatPhone(given.phone)).toBeNull()
	})

	it('a field that is null needs no default', () => {
		const row: AddressInput = { zip: null, phone: null, city: null, countryCode: 'DE' }
		expect(validateAddress(row).status).toBe('invalid')
		expect(checkZip(row.zip, row.countryCode).status).toBe('invalid')
		expect(checkZipFormat(row.zip, row.countryCode).status).toBe('invalid')
		expect(checkPhone(row.phone, 'DE').status).toBe('invalid')
		expect(checkProvince({ province: row.province }, row.countryCode).status).toBe('valid')
		expect(checkCountry({ country: row.country, countryCode: row.countryCode }).status).toBe('valid')
		expect(checkTaxNumber(null, row.countryCode).status).toBe('valid')
		expect(compareZipWithProvince(row.zip, row.provinceCode, row.countryCode)).toBe('unknown')
		const product: ProductInput = answered
		const variant = product.variants?.[0]
		expect(priceWithDelta(variant?.price, product.priceDeltaByCountry, row.countryCode)).toBe(15.5)
		expect(priceOf(product, 'mug-s', row.countryCode)).toBe(15.5)
	})

	it('a number is a type error', () => {
		// @ts-expect-error -- A zip is a text: a number has lost its zeros.
		expect(checkZip(1055, 'DE').status).toBe('invalid')
	})
})

describe('a verdict', () => {
	it('can be taken apart before its status is known', async () => {
		const { status, value, issues, needs } = await validateOrderFetchingProducts(body, () => null)
		expectTypeOf(value).toEqualTypeOf<ValidOrder | undefined>()
		expect([status, value, issues.length > 0, needs]).toEqual(['invalid', undefined, true, undefined])
		const { value: code } = checkCountry({ countryCode: 'DE' })
		expect(code?.name).toBe('Germany')
	})

	it('types the params of an issue by its code', () => {
		const issues = validateOrder({ address: { countryCode: 'US', zip: '1' }, orderItems: [] }).issues
		const zip = issues.find((issue) => issue.code === 'address.zip.invalid')
		const none = issues.find((issue) => issue.code === 'order.items.none')
		if (zip?.code !== 'address.zip.invalid' || none?.code !== 'order.items.none') expect.unreachable()
		expectTypeOf(zip.params.example).toEqualTypeOf<string>()
		expectTypeOf(none.params.count).toEqualTypeOf<number>()
		expect([zip.params.example, none.params.count]).toEqual(['95014', 0])
		const [loose] = issues as readonly Issue[]
		expectTypeOf(loose?.params['anything']).toEqualTypeOf<string | number | boolean | readonly string[] | undefined>()
	})
})

describe('a wording of your own', () => {
	const issue = checkZip('1', 'US').issues[0] as Issue

	it('may have codes of yours, and every code of ours', () => {
		const own = {
			messages: { 'shop.po-box': 'No boxes.', 'address.zip.invalid': 'No zip.', 'order-note.long': 'Long.' },
		}
		const all = { ...de, messages: { ...de.messages, 'shop.po-box': 'Kein Postfach.' } }
		const loose: PartialTranslation = { messages: own.messages }
		for (const wording of [own, loose]) expect(translateIssue(issue, wording).message).toBe('No zip.')
		expect(translateIssues([issue], all)[0]?.message).toContain('ZIP-Code')
		expect(translateIssue(issue, { messages: { 'shop.po-box': 'No boxes.' } })).toBe(issue)
		expect([translateIssue(issue, de).code, translateIssue(issue, null)]).toEqual([issue.code, issue])
	})

	it('has no code that begins like ours and is none', () => {
		// @ts-expect-error -- The code is address.zip.invalid.
		expect(translateIssue(issue, { messages: { 'address.zip.invlaid': 'No zip.' } })).toBe(issue)
		const german = { ...de, messages: { ...de.messages, 'order.po-box': 'Kein Postfach.' } }
		// @ts-expect-error -- Codes of a shop begin with a word of its own.
		expect(translateIssues([issue], german)).toHaveLength(1)
		// @ts-expect-error -- The code is address.zip.missing.
		expect(toErrorBody([issue], { messages: { 'address.zip.mising': 'Zip?' } })).not.toBeNull()
		// @ts-expect-error -- The code is address.zip.missing.
		expect(addressSchema({}, { messages: { 'address.zip.mising': 'Zip?' } })).toBeDefined()
	})
})

describe('createClient', () => {
	it('needs no judge', async () => {
		const send = async () => ({ statusCode: 200, body: '[]' })
		const client = createClient({ clientId: 'demo', clientSecret: 'secret', send, now: () => 0, wait: () => {} })
		const { notes } = await client.placeOrder({ collectionId: 'c', body: {} })
		expect(notes).toEqual([])
	})
})

describe('toErrorBody', () => {
	it('is never null for the issues of an Invalid', () => {
		const verdict = validateOrder(body)
		if (verdict.status !== 'invalid') expect.unreachable()
		const answer = toErrorBody(verdict.issues)
		expectTypeOf(answer).toEqualTypeOf<IssuesErrorBody>()
		expect(answer.statusCode).toBe(400)
	})

	it('may be null for any other issues', () => {
		const answer = toErrorBody(validateOrder(body).issues)
		expectTypeOf(answer).toEqualTypeOf<IssuesErrorBody | null>()
		expect(answer).not.toBeNull()
	})
})

describe('a policy', () => {
	it('with a misspelt key is a type error', () => {
		// @ts-expect-error -- The key is unlistedRegion.
		const policy: PolicyOptions = { phone: 'max', unlistedRegions: 'error' }
		// @ts-expect-error -- The value is warning or error.
		const other: PolicyOptions = { province: 'perhaps' }
		expect([policy, other]).toHaveLength(2)
	})
})

describe('a verdict', () => {
	it('has status, issues and needs to destructure, whatever it is', () => {
		const { status, issues, needs } = validateOrder(body)
		expectTypeOf(needs).toEqualTypeOf<readonly [Need, ...Need[]] | undefined>()
		expectTypeOf(issues).toExtend<readonly Issue[]>()
		if (status === 'invalid') expect([issues.length > 0, needs]).toEqual([true, undefined])
		const verdict = validateOrder(body)
		if (verdict.status === 'unknown') expectTypeOf(verdict.needs).toEqualTypeOf<readonly [Need, ...Need[]]>()
		if (verdict.status === 'valid') expectTypeOf(verdict.needs).toEqualTypeOf<undefined>()
		expect(verdict).not.toHaveProperty('needs')
	})
})
