import { describe, expect, it } from 'vitest'
import { type AddressFormEvent, addressFormReducer, initAddressForm } from '../../src/entries/form.ts'
import { CPF, choose, enter, fieldOf, fill, filled, inCountry, input, play, RULES, SUBMIT, TOOLS } from './events.ts'

const blur = (name: string): AddressFormEvent => ({ type: 'blur', name }) as AddressFormEvent
/** Returns an event of any shape, as a page without types may send it. */
const open = (event: unknown): AddressFormEvent => event as AddressFormEvent
const RIGHT = { countryCode: 'US', provinceCode: 'CA', zip: '94111', phone: '415 983 8030' }

describe('an event that says nothing', () => {
	const before = play([...enter('zip', '9'), input('city', 'Ohm'), SUBMIT], inCountry('US'))

	it.each([
		['of no known type', { type: 'reset' }],
		['without a type', {}],
		['that is no object', null],
		['of typing in no known field', { type: 'input', name: 'street', text: 'x' }],
		['of typing in no field', { type: 'input', text: 'x' }],
		['of typing without a text', { type: 'input', name: 'zip' }],
		['of typing a number', { type: 'input', name: 'zip', text: 94111 }],
		['of leaving no known field', { type: 'blur', name: 'street' }],
		['of leaving no field', { type: 'blur' }],
		['of leaving a field that the country has not', { type: 'blur', name: 'taxNumber' }],
		['of applying to no known field', { type: 'apply', name: 'street' }],
		['of applying where nothing is suggested', { type: 'apply', name: 'city' }],
	])('changes nothing: one %s', (_, event) => {
		expect(before.announcement.count).toBeGreaterThan(0)
		expect(addressFormReducer(before, open(event), TOOLS)).toEqual({ ...before, focus: null })
	})

	it.each([
		['a country without a code', { type: 'country' }],
		['a country as a number', { type: 'country', countryCode: 276 }],
		['a fill without values', { type: 'fill' }],
		['a fill of wrong types', { type: 'fill', values: { countryCode: 1, country: [], zip: 94111, provinceCode: {} } }],
	])('leaves the values alone: %s', (_, event) => {
		const after = addressFormReducer(before, open(event), TOOLS)
		expect(after).toEqual({ ...before, focus: null, submission: 'none' })
	})
})

describe('a new form', () => {
	it('has nothing entered, finished, composed or submitted', () => {
		const start = initAddressForm()
		expect(start).toMatchObject({ countryCode: '', touched: [], active: null, isComposing: false, submission: 'none' })
		expect(start.announcement).toEqual({ count: 0, text: '' })
		expect(addressFormReducer(start, RULES, TOOLS).given.countryCode ?? '').toBe('')
	})
})

describe('choosing a country', () => {
	it.each([
		['its code', 'CA', 'CA'],
		['its code in small letters with spaces', ' ca ', 'CA'],
		['its name', 'Canada', 'CA'],
		['nothing', '', ''],
		['blanks', '  ', ''],
		['no country', 'Atlantis', 'US'],
	])('takes %s, by an event of the country and by typing in its field', (_, text, code) => {
		for (const event of [choose(text), input('countryCode', text)]) {
			const state = play([event], filled(RIGHT))
			expect(state.countryCode).toBe(code)
			expect(fieldOf(state, 'countryCode').value).toBe(code)
			expect(state.active).toBeNull()
			expect(state.values.countryCode).toBeUndefined()
		}
	})

	it('can be taken back where only some countries are offered', () => {
		const start = initAddressForm({ countries: ['US'], values: RIGHT }, TOOLS)
		expect(play([choose('DE')], start).countryCode).toBe('US')
		expect(play([choose('')], start).countryCode).toBe('')
	})

	it('keeps a name that is not known yet until the rules are there', () => {
		const waiting = addressFormReducer(initAddressForm(), choose('Deutschland'))
		expect(waiting.countryCode).toBe('')
		expect(addressFormReducer(waiting, RULES, TOOLS).countryCode).toBe('DE')
		const long = addressFormReducer(initAddressForm(), choose('x'.repeat(201)))
		expect(long.given.countryCode).toBe('x'.repeat(200))
	})

	it('takes the messages of the province and the tax number, and no others', () => {
		const names = ['zip', 'provinceCode', 'city', 'taxNumber'] as const
		const left = play(
			names.flatMap((name) => enter(name, '1')),
			inCountry('BR'),
		)
		expect(new Set(left.touched)).toEqual(new Set(names))
		expect(play([choose('BR')], left).touched).toEqual(left.touched)
		const state = play([choose('MX')], left)
		expect(new Set(state.touched)).toEqual(new Set(['zip', 'city']))
	})

	it('ends a submission, even if it is the same country', () => {
		const sent = play([SUBMIT], filled({ ...RIGHT, address1: '1 Road', city: 'San Francisco' }))
		expect(sent.submission).toBe('accepted')
		expect(play([choose('US')], sent).submission).toBe('none')
	})

	it('shows no tax number to a country that asks for none, and keeps it for the one that does', () => {
		const state = play([choose('US')], filled({ taxNumber: CPF }))
		expect(state.values.taxNumber).toBe('')
		expect(play([choose('BR')], state).values.taxNumber).toBe('529.982.247-25')
		expect(play([choose('BR'), choose('US')], state).values.taxNumber).toBe('')
	})

	it('starts a country that was never chosen without a province and a tax number', () => {
		const state = play([choose('BR')], filled(RIGHT))
		expect([state.given.provinceCode, state.given.taxNumber]).toEqual(['', ''])
		expect(state.kept).toEqual({ US: { provinceCode: 'CA', taxNumber: '' } })
	})

	it('is announced with its fields if it has others', () => {
		const state = inCountry('US')
		expect(play([choose('HK')], state).announcement.text).toBe(
			'The fields are now: Area, District, Address, Apartment, suite, etc., Phone.',
		)
		expect(play([choose('PR')], state).announcement.count).toBe(1)
		expect(play([choose('US')], state).announcement.count).toBe(0)
		expect(play([choose('ES'), choose('CA')], state).announcement.count).toBe(2)
	})

	it('without cities keeps one that was filled in, and none that was typed for another', () => {
		const dubai = filled({ countryCode: 'AE', city: 'Dubai', provinceCode: 'DU', phone: '+971501234567' })
		expect(dubai.verdict.value?.address.city).toBe('Dubai')
		const typed = play([input('city', 'Rome'), choose('AE')], inCountry('US'))
		expect([typed.given.city, typed.values.city]).toEqual(['', 'Rome'])
		expect(play([choose('US')], typed).given.city).toBe('Rome')
		expect(play([choose('SG'), choose('AE')], dubai).verdict.value?.address.city).toBe('Dubai')
		expect(play([choose('SG')], dubai).given.city).toBe('')
	})

	it('writes the phone as the new country does, even while a zip is composed', () => {
		const composing = { type: 'input', name: 'zip', text: '９４', isComposing: true } as const
		const state = play([composing, choose('US')], filled({ phone: '4159838030' }))
		expect(state.values).toMatchObject({ zip: '９４', phone: '(415) 983-8030' })
	})

	it('offers the same list of countries afterwards', () => {
		const before = inCountry('US')
		expect(fieldOf(play([choose('DE')], before), 'countryCode').options).toBe(fieldOf(before, 'countryCode').options)
	})
})

describe('typing', () => {
	it.each([
		['a name', 'US', 'Ohio', 'OH'],
		['a code', 'US', 'oh', 'OH'],
		['a code with its country', 'US', 'US-OH', 'OH'],
		['what is none', 'US', 'Cagliari', ''],
		['nothing', 'US', '', ''],
	])('a province takes %s', (_, country, text, code) => {
		const state = play([input('provinceCode', text)], inCountry(country))
		expect(state.values.provinceCode).toBe(code)
		expect(state.given.provinceCode).toBe(text)
		expect(state.active).toBe('provinceCode')
	})

	it.each([
		['its name, with capitals, accents and spaces of its own', ' QUEBEC ', 'QC'],
		['its code in small letters', 'qc', 'QC'],
		['what is none', 'Cagliari', ''],
		['blanks', ' ', ''],
	])('a province takes %s before the rules are there', (_, text, code) => {
		const start = initAddressForm({ values: { countryCode: 'CA' } })
		expect(addressFormReducer(start, input('provinceCode', text)).values.provinceCode).toBe(code)
	})

	it('keeps the caret behind the same sign, and lets it be where nothing is formatted', () => {
		const type = (text: string, caret?: unknown): number | null =>
			fieldOf(play([open({ type: 'input', name: 'zip', text, caret })], inCountry('CA')), 'zip').caret
		expect([type('k1a0b1', 4), type('k1a0b1', 2), type('k1a0b1'), type('k1a0b1', '2')]).toEqual([5, 2, 7, 7])
		expect(type('K1A', 1)).toBeNull()
	})

	it('reads every free text, and a long one only in part', () => {
		const names = ['email', 'firstName', 'lastName', 'company', 'address1', 'address2', 'city'] as const
		const contact = ['email', 'firstName', 'lastName', 'company'] as const
		for (const name of names) {
			const state = play([input(name, 'Ada')], initAddressForm({ contact, values: { countryCode: 'US' } }, TOOLS))
			expect(fieldOf(state, name).value).toBe('Ada')
		}
		expect(play([input('city', 'x'.repeat(10_001))]).values.city).toBe('x'.repeat(10_000))
	})

	it('a tax number without a country is put aside until a country asks for it', () => {
		const state = play([input('taxNumber', CPF)], inCountry('US'))
		expect(state.values.taxNumber ?? '').toBe('')
		expect(play([blur('taxNumber'), choose('BR')], state).values.taxNumber).toBe('529.982.247-25')
	})

	it('is not interrupted by what else happens: no message is announced, and the text stays as typed', () => {
		const sent = play([SUBMIT], filled({ ...RIGHT, zip: '9' }))
		expect(sent.submission).toBe('refused')
		for (const event of [input('city', 'Rome'), fill({ phone: '1' }), RULES, open({ type: 'language' })])
			expect(addressFormReducer(sent, event, TOOLS).announcement, event.type).toEqual(sent.announcement)
		const typed = addressFormReducer(initAddressForm({ values: { countryCode: 'CA' } }), input('zip', 'k1a0b1'))
		expect(addressFormReducer(typed, RULES, TOOLS).values.zip).toBe('k1a0b1')
		expect(play([blur('zip')], typed).values.zip).toBe('K1A 0B1')
		expect(addressFormReducer(addressFormReducer(typed, blur('zip')), RULES, TOOLS).values.zip).toBe('K1A 0B1')
	})
})

describe('leaving a field', () => {
	it.each([
		['typed in', 'city', [input('city', 'Rome')], true],
		['emptied', 'city', [input('city', 'Rome'), input('city', '')], true],
		['filled by the page', 'city', [fill({ city: 'Rome' })], true],
		['filled with blanks', 'address2', [fill({ address2: '  ' })], false],
		['never touched', 'address2', [], false],
		['never touched, though it is required', 'city', [], false],
		['never touched, though the rules need it', 'zip', [], false],
		['a country that is chosen', 'countryCode', [], true],
		['a country by its other name', 'country', [], true],
		['a province by its other name', 'province', [input('provinceCode', 'CA')], true],
	])('finishes it or not: %s', (_, name, events, isFinished) => {
		const state = play([...events, blur(name)], inCountry('US'))
		expect(state.touched).toHaveLength(isFinished ? 1 : 0)
		expect(state.active).toBeNull()
	})

	it('leaves another one alone that is typed in', () => {
		const state = play([input('zip', '9'), blur('address2')], inCountry('US'))
		expect([state.active, state.touched]).toEqual(['zip', []])
	})

	it.each([
		['zip', 'k1a0b1', 'K1A 0B1', 'CA'],
		['phone', '4159838030', '(415) 983-8030', 'US'],
		['taxNumber', CPF, '529.982.247-25', 'BR'],
	] as const)('ends what is composed in it: %s', (name, text, value, country) => {
		const composed = play([{ type: 'input', name, text, isComposing: true }], inCountry(country))
		expect([composed.values[name], composed.isComposing]).toEqual([text, true])
		for (const event of [blur(name), SUBMIT]) {
			const left = play([event], composed)
			expect(left).toMatchObject({ active: null, isComposing: false, values: { [name]: value } })
		}
		expect(play([blur('city')], composed).isComposing).toBe(true)
	})

	it('ends a composition of a text whose field the country has not', () => {
		const composing = { type: 'input', name: 'taxNumber', text: CPF, isComposing: true } as const
		const left = play([composing, choose('US'), blur('taxNumber')], inCountry('BR'))
		expect(left).toMatchObject({ active: null, isComposing: false })
		expect(play([choose('BR')], left).values.taxNumber).toBe('529.982.247-25')
		expect(play([composing, choose('US'), SUBMIT], inCountry('BR')).isComposing).toBe(false)
	})
})
