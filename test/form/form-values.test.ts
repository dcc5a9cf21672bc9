import { describe, expect, it } from 'vitest'
import { addressFieldsOf, addressFormReducer, initAddressForm } from '../../src/entries/form.ts'
import * as rules from '../../src/entries/form-rules.ts'
import { allCountries } from '../../src/entries/index.ts'
import CASES from './form-values.json' with { type: 'json' }

const TOOLS = { rules }
const CONTACT = ['firstName', 'lastName', 'email', 'company'] as const
const PERSON = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', company: 'Engines' }
const codes = allCountries().map(({ code }) => code)

/** Returns a form with the examples of a country, which its rules accept. */
const filledIn = (countryCode: string) => {
	const fields = addressFieldsOf(countryCode).filter(({ visible }) => visible)
	const values = Object.fromEntries(fields.map(({ name, example }) => [name, example || '1 High Street']))
	return initAddressForm({ contact: CONTACT, values: { ...PERSON, ...values, countryCode } }, TOOLS)
}

describe('the value of a form', () => {
	it('gives the same value in a fresh form, in every country', () => {
		const others = codes.filter((code) => {
			const { value } = filledIn(code).verdict
			expect(value, code).not.toBeNull()
			const again = initAddressForm({ contact: CONTACT, values: { ...value } }, TOOLS)
			return JSON.stringify(again.verdict.value) !== JSON.stringify(value)
		})
		expect(others).toEqual([])
	})

	it('is taken from an order, from its address and from its user', () => {
		const value = filledIn('JP').verdict.value as NonNullable<ReturnType<typeof filledIn>['verdict']['value']>
		const order = { collectionId: '7', user: value.user, address: value.address, taxNumber: '' }
		const start = initAddressForm({ contact: CONTACT, values: order }, TOOLS)
		expect(start.verdict.value).toEqual({ ...value, company: '' })
		const bare = initAddressForm({ values: { ...value.address } }, TOOLS)
		expect(bare.verdict.value?.address).toEqual(value.address)
		const user = addressFormReducer(bare, { type: 'fill', values: { ...value.user } }, TOOLS)
		expect(user.values).toMatchObject(value.user)
	})

	it.each([
		[{ address: 7 }],
		[{ address: [] }],
		[{ user: null }],
		[{ address: { address: { zip: '1' } } }],
		[{ user: 'Ada' }],
	])('changes nothing where it has no texts: %j', (values) => {
		const start = filledIn('US')
		expect(addressFormReducer(start, { type: 'fill', values }, TOOLS).values).toEqual(start.values)
	})
})

describe('the countries that a shop offers', () => {
	const change = (countries: readonly string[] | null, state = filledIn('US')) =>
		addressFormReducer(state, { type: 'settings', countries } as never, TOOLS)
	const chosen = ({ countryCode }: { countryCode: string }): string => countryCode

	it('leave a country that is not among them, as at the start, and stop the form', () => {
		const left = change(['FR', 'DE'])
		expect([left.countryCode, left.verdict.status]).toEqual(['', 'invalid'])
		expect(left.problem?.name).toBe('countryCode')
		const start = initAddressForm({ countries: ['FR', 'DE'], values: { countryCode: 'US', zip: '94111' } }, TOOLS)
		expect([start.countryCode, start.problem?.name]).toEqual(['', 'countryCode'])
		expect(left.values.zip, 'what was typed stays').toBe(filledIn('US').values.zip)
	})

	it('choose it again, with its province, where it is offered again', () => {
		const back = change(null, change(['FR', 'DE']))
		expect(back.verdict.value).toEqual(filledIn('US').verdict.value)
	})

	it('leave it alone if they have it', () => {
		for (const countries of [null, ['US'], ['CA', 'US'], ['CA', '*']]) expect(chosen(change(countries))).toBe('US')
	})

	it('are chosen if there is only one and nothing else was entered', () => {
		expect(chosen(initAddressForm({ countries: ['FR'] }))).toBe('FR')
		expect(chosen(change(['FR'], initAddressForm()))).toBe('FR')
		expect(chosen(change(['FR', 'DE'], initAddressForm()))).toBe('')
		expect(chosen(initAddressForm({ countries: ['*'] }))).toBe('')
		expect(chosen(initAddressForm({ countries: ['FR'], values: { zip: '75001' } }))).toBe('FR')
		// An address of another country is none of the only one.
		expect(chosen(initAddressForm({ countries: ['FR'], values: { countryCode: 'DE', zip: '10115' } }, TOOLS))).toBe('')
		expect(chosen(change(['FR']))).toBe('')
	})

	it('bind a state that is restored', () => {
		const state = JSON.parse(JSON.stringify({ ...filledIn('US'), settings: { countries: ['FR', 'DE'] } }))
		expect(addressFormReducer(state, { type: 'submit' }, TOOLS).submission).toBe('refused')
	})
})

describe('the second line of an address', () => {
	const hasLine = (values: object, more: object = {}): boolean =>
		initAddressForm({ address2: 'hidden', values: { countryCode: 'US', ...values }, ...more }, TOOLS).fields.some(
			({ name }) => name === 'address2',
		)

	it('is shown though it is hidden if it has a value, or if the shop requires it', () => {
		expect([hasLine({}), hasLine({ address2: '' })]).toEqual([false, false])
		expect([hasLine({ address2: 'Apt 4' }), hasLine({}, { required: ['address2'] })]).toEqual([true, true])
		const start = initAddressForm({ address2: 'hidden', values: { countryCode: 'US' } }, TOOLS)
		const later = addressFormReducer(start, { type: 'fill', values: { address2: 'Apt 4' } }, TOOLS)
		expect(later.fields.find(({ name }) => name === 'address2')?.value).toBe('Apt 4')
		const elsewhere = addressFormReducer(later, { type: 'country', countryCode: 'DE' }, TOOLS)
		expect(elsewhere.fields.some(({ name }) => name === 'address2')).toBe(true)
	})
})

describe('an e-mail address as people copy it', () => {
	const offerFor = (email: string): string | null => {
		const state = initAddressForm({ contact: ['email'], values: { countryCode: 'US', email } }, TOOLS)
		const { suggestion, status } = addressFormReducer(state, { type: 'submit' }, TOOLS).fields[0] ?? {}
		return suggestion?.changes[0]?.value ?? status ?? null
	}

	it.each(CASES.offered)('is offered, or left alone: %s', (email, expected) => {
		expect(offerFor(email)).toBe(expected)
	})

	it('is what the offer makes of it', () => {
		const values = { countryCode: 'US', email: 'mailto:ada@example.com' }
		const left = addressFormReducer(initAddressForm({ contact: ['email'], values }, TOOLS), { type: 'submit' }, TOOLS)
		const taken = addressFormReducer(left, { type: 'apply', name: 'email' }, TOOLS).fields[0]
		expect([taken?.value, taken?.status, taken?.suggestion]).toEqual(['ada@example.com', 'valid', null])
	})
})
