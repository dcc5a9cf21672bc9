import { describe, expect, it } from 'vitest'
import { es } from '../../src/entries/es.ts'
import { type AddressFormState, addressFormReducer, initAddressForm } from '../../src/entries/form.ts'
import * as rules from '../../src/entries/form-rules.ts'
import { fr } from '../../src/entries/fr.ts'
import { LOCALES } from '../../src/entries/index.ts'
import { LOCAL_NAMES } from '../../src/entries/names-local.ts'
import {
	CPF,
	choose,
	enter,
	fieldOf,
	filled,
	inCountry,
	input,
	play,
	FERRY_BUILDING as RIGHT,
	RULES,
	SUBMIT,
	TOOLS,
} from './events.ts'

const value = (state: AddressFormState, name: Parameters<typeof fieldOf>[1]): string => fieldOf(state, name).value
const status = (state: AddressFormState, name: Parameters<typeof fieldOf>[1]): string => fieldOf(state, name).status
const message = (state: AddressFormState, name: Parameters<typeof fieldOf>[1]): string => fieldOf(state, name).message

describe('when an error shows', () => {
	it('shows none while a field is typed in, and one when it is left', () => {
		const typed = play([input('zip', '9O21O')], inCountry('US'))
		expect([status(typed, 'zip'), message(typed, 'zip')]).toEqual(['incomplete', ''])
		const left = addressFormReducer(typed, { type: 'blur', name: 'zip' }, TOOLS)
		expect(status(left, 'zip')).toBe('invalid')
		expect(message(left, 'zip')).toContain('9O21O')
	})

	it('takes it away as soon as it is mended, and not before', () => {
		const left = play(enter('zip', '941'), inCountry('US'))
		const better = play([input('zip', '9411')], left)
		expect(status(better, 'zip')).toBe('invalid')
		const right = play([input('zip', '94111')], better)
		expect([status(right, 'zip'), message(right, 'zip')]).toEqual(['incomplete', ''])
		expect(message(play([input('zip', '941112')], right), 'zip')).toBe('')
	})

	it('suggests nothing while a field is typed in', () => {
		const left = play(enter('zip', '9O21O'), inCountry('US'))
		expect(fieldOf(left, 'zip').suggestion?.label).toBe('90210')
		const typed = play([input('zip', '9O21')], left)
		expect(fieldOf(typed, 'zip')).toMatchObject({ status: 'invalid', suggestion: null })
	})

	it('says nothing of the province while the zip is typed (D-14)', () => {
		const start = play(enter('provinceCode', '13'), inCountry('JP'))
		const typed = play([input('zip', '0100000')], start)
		expect(message(typed, 'provinceCode')).toBe('')
		const left = addressFormReducer(typed, { type: 'blur', name: 'zip' }, TOOLS)
		expect(status(left, 'provinceCode')).toBe('warning')
		expect(fieldOf(left, 'provinceCode').suggestion?.label).toMatch(/^Akita/)
	})

	it('lets nobody be told off for going past a field', () => {
		expect(status(play([{ type: 'blur', name: 'phone' }], inCountry('US')), 'phone')).toBe('untouched')
	})

	it('requires a street and a city where the form shows them, though the verdict is valid (D-122)', () => {
		const { address1: _, ...rest } = RIGHT
		const sent = play([SUBMIT], filled(rest))
		expect([sent.verdict.status, sent.submission, sent.focus]).toEqual(['valid', 'refused', 'address1'])
		expect(message(sent, 'address1')).toBe('Address: fill in this field.')
		expect(
			play([SUBMIT], filled({ countryCode: 'SG', address1: '1 Road', zip: '018956', phone: '+65 6221 1111' }))
				.submission,
		).toBe('accepted')
	})

	it('warns of a street and a city that may be empty, and blocks nothing', () => {
		const { address1: _, city: __, ...rest } = RIGHT
		const sent = play([SUBMIT], initAddressForm({ values: rest, optional: ['address1', 'city'] }, TOOLS))
		expect(status(sent, 'address1')).toBe('warning')
		const told = sent.verdict.issues.find(({ code }) => code === 'address.street.missing')?.message
		expect(sent.fields.find(({ name }) => name === 'address1')?.message, 'the message of the rule').toBe(told ?? 'none')
		expect(message(sent, 'address1')).not.toBe('')
		expect(sent.submission).toBe('accepted')
	})
})

describe('a country change', () => {
	it('keeps what the new country can use, and formats it as that writes it', () => {
		const state = play([input('city', 'Halle'), input('zip', '941031234'), choose('DE')], inCountry('US'))
		expect([value(state, 'city'), value(state, 'zip')]).toEqual(['Halle', '941031234'])
	})

	it('clears a province of the old country: California is no Cagliari', () => {
		const state = play([input('provinceCode', 'CA'), choose('IT')], inCountry('US'))
		expect(value(state, 'provinceCode')).toBe('')
		const british = play([choose('GB'), input('zip', 'SW1A 1AA'), input('phone', '020 7946 0958')], state)
		expect(british.verdict.value?.address.provinceCode).toBe('')
	})

	it('clears a tax number of the old country, and brings both back with it', () => {
		const state = play([input('provinceCode', 'SP'), input('taxNumber', CPF), choose('MX')], inCountry('BR'))
		expect([value(state, 'provinceCode'), value(state, 'taxNumber')]).toEqual(['', ''])
		const back = play([choose('BR')], state)
		expect([value(back, 'provinceCode'), value(back, 'taxNumber')]).toEqual(['SP', '529.982.247-25'])
	})

	it('judges anew what was finished, and leaves alone what was not', () => {
		const state = play([...enter('zip', '94111'), input('phone', '1'), choose('GB')], inCountry('US'))
		expect(status(state, 'zip')).toBe('invalid')
		expect(status(state, 'phone')).toBe('incomplete')
	})

	it('takes only the countries that the form offers', () => {
		const start = initAddressForm({ countries: ['US', 'CA'] }, TOOLS)
		expect(fieldOf(start, 'countryCode').options?.map((option) => option.label)).toEqual(['Canada', 'United States'])
		expect(play([choose('DE')], start).countryCode).toBe('')
		expect(play([choose('ca')], start).countryCode).toBe('CA')
	})
})

describe('a step back', () => {
	it('stays as the browser takes it', () => {
		const undone = addressFormReducer(
			inCountry('US'),
			{ type: 'input', name: 'phone', text: '4159838030', inputType: 'historyUndo' },
			TOOLS,
		)
		expect(value(undone, 'phone')).toBe('4159838030')
	})
})

describe('values that nobody typed', () => {
	it.each([
		['JP', '東京都', '13'],
		['KR', '서울특별시', '11'],
		['MX', 'CDMX', 'CMX'],
		['IE', 'Co. Dublin', 'D'],
		['US', 'US-CA', 'CA'],
		['ES', 'Lleida/Lérida', 'L'],
	])('know the province of %s by %s', (country, province, code) => {
		for (const values of [
			{ country, province },
			{ countryCode: country, provinceCode: province },
		])
			expect(value(filled(values), 'provinceCode')).toBe(code)
		const late = initAddressForm({ values: { countryCode: country, province } })
		expect(value(addressFormReducer(late, RULES, TOOLS), 'provinceCode')).toBe(code)
	})

	it('know the country by any name, before or after the rules are there', () => {
		expect(filled({ country: '日本' }).countryCode).toBe('JP')
		const late = initAddressForm({ values: { country: 'Deutschland', zip: '10557' } })
		expect(late.countryCode).toBe('')
		expect(addressFormReducer(late, RULES, TOOLS)).toMatchObject({ countryCode: 'DE', values: { zip: '10557' } })
		expect(filled({ countryCode: 'XX', country: 'France' }).countryCode).toBe('FR')
	})

	it('let the rules say what they make of a province that is none', () => {
		const state = play([SUBMIT], filled({ ...RIGHT, provinceCode: 'Californa' }))
		expect(fieldOf(state, 'provinceCode')).toMatchObject({
			value: '',
			status: 'invalid',
			suggestion: { label: 'California' },
		})
		expect(value(addressFormReducer(state, { type: 'apply', name: 'provinceCode' }, TOOLS), 'provinceCode')).toBe('CA')
	})
})

describe('a submit', () => {
	it('accepts what the rules accept, in normalised form', () => {
		const values = { ...RIGHT, firstName: ' Ada ', email: 'ada@example.com', company: 'Analytical' }
		const start = initAddressForm({ contact: ['email', 'firstName', 'company'], values }, TOOLS)
		const state = addressFormReducer(start, SUBMIT, TOOLS)
		expect(state).toMatchObject({ submission: 'accepted', focus: null })
		expect(state.verdict.value).toMatchObject({
			address: { phone: '+14159838030', province: 'California', countryCode: 'US' },
			user: { firstName: 'Ada', email: 'ada@example.com' },
			company: 'Analytical',
		})
		expect(play([input('zip', '1')], state).submission).toBe('none')
	})

	it('goes to the first field that is wrong, and says how many there are', () => {
		const state = play([SUBMIT], inCountry('US'))
		expect(state).toMatchObject({
			submission: 'refused',
			focus: 'address1',
			announcement: { count: 1, text: '5 fields need a change.' },
		})
		expect(addressFormReducer(state, { type: 'blur', name: 'city' }, TOOLS).focus).toBeNull()
	})

	it('waits for the rules, unless something is missing already', () => {
		const start = initAddressForm({ values: RIGHT })
		const waiting = addressFormReducer(start, SUBMIT)
		expect(waiting.submission).toBe('waiting')
		expect(addressFormReducer(waiting, RULES, TOOLS).submission).toBe('accepted')
		const wrong = addressFormReducer(initAddressForm({ values: { ...RIGHT, zip: '9411' } }), SUBMIT)
		expect(addressFormReducer(wrong, RULES, TOOLS)).toMatchObject({ submission: 'refused', focus: 'zip' })
		const { zip: _, ...rest } = RIGHT
		expect(addressFormReducer(initAddressForm({ values: rest }), SUBMIT)).toMatchObject({
			submission: 'refused',
			focus: 'zip',
		})
	})

	it('follows the policy', () => {
		const { provinceCode: _, ...rest } = RIGHT
		const strict = play([SUBMIT], filled(rest))
		const mild = play([SUBMIT], initAddressForm({ values: rest, policy: { province: 'warning' } }, TOOLS))
		expect([strict, mild].map((state) => [state.submission, fieldOf(state, 'provinceCode').required])).toEqual([
			['refused', true],
			['accepted', false],
		])
	})
})

describe('what is announced', () => {
	it('is one message for each field that is left, and nothing for a key', () => {
		const typed = play([input('zip', '9'), input('zip', '94')], inCountry('US'))
		expect(typed.announcement.count).toBe(0)
		const left = addressFormReducer(typed, { type: 'blur', name: 'zip' }, TOOLS)
		expect(left.announcement).toMatchObject({ count: 1 })
		expect(left.announcement.text).toContain('ZIP code')
		expect(
			play(
				[
					{ type: 'blur', name: 'zip' },
					{ type: 'blur', name: 'address2' },
				],
				left,
			).announcement.count,
		).toBe(1)
	})

	it('says a message again that has gone and come back', () => {
		const state = play([...enter('zip', '94'), ...enter('zip', '94111'), ...enter('zip', '94')], inCountry('US'))
		expect(state.announcement.count).toBe(2)
	})
})

describe('languages', () => {
	it('name countries in the seven locales', () => {
		const names = [fr, es]
		const labels = LOCALES.map((locale) => {
			const options = fieldOf(initAddressForm({ language: locale }, { names }), 'countryCode').options ?? []
			expect(options).toHaveLength(252)
			return ['DE', 'BY', 'RO'].map((code) => options.find((option) => option.value === code)?.label).join()
		})
		expect(labels).toEqual([
			'Germany,Belarus,Romania',
			'Allemagne,Biélorussie,Roumanie',
			'Allemagne,Bélarus,Roumanie',
			'Alemania,Bielorrusia,Rumanía',
			'Alemania,Bielorrusia,Rumania',
			'Germany,Belarus,Romania',
			'Germany,Belarus,Romania',
		])
	})

	it('name provinces in the language of the reader and in their own script, in the order of a reader', () => {
		const state = initAddressForm({ language: 'fr-CA', values: { countryCode: 'CA' } }, { names: [fr] })
		const labels = fieldOf(state, 'provinceCode').options?.map(({ label }) => label)
		expect(labels?.slice(0, 4)).toEqual(['Alberta', 'Colombie-Britannique', 'Île-du-Prince-Édouard', 'Manitoba'])
		const japan = initAddressForm({ values: { countryCode: 'JP' } }, { names: [LOCAL_NAMES] })
		expect(fieldOf(japan, 'provinceCode').options?.find((option) => option.value === '13')?.label).toMatch(
			/^T.*ky.* · 東京都$/,
		)
	})

	it('change while the form stands', () => {
		const tools = { rules, language: fr, names: [fr] }
		const state = addressFormReducer(
			play(enter('zip', '9'), inCountry('FR')),
			{ type: 'language', language: 'fr' },
			tools,
		)
		expect(fieldOf(state, 'zip')).toMatchObject({ label: 'Code postal', status: 'invalid', value: '9' })
		expect(message(state, 'zip')).toMatch(/code postal/)
		expect(message(state, 'zip')).toContain('France')
	})
})

describe('the state', () => {
	it('takes all that it says of a field from the new country', () => {
		const monaco = play([choose('MC')])
		for (const code of ['SG', 'US', 'DE', 'MC']) {
			const state = play([choose(code)], monaco)
			const fresh = inCountry(code)
			expect(state.fields, code).toEqual(fresh.fields)
		}
		const none = initAddressForm(undefined, TOOLS)
		expect(play([choose('MC')], none).fields).toEqual(inCountry('MC').fields)
	})

	it('has the same object for a field in which nothing has changed', () => {
		const before = inCountry('US')
		const after = play([input('city', 'Paris')], before)
		expect(after.fields.filter((field, at) => field === before.fields[at]).map(({ name }) => name)).toEqual(
			before.fields.map(({ name }) => name).filter((name) => name !== 'city'),
		)
	})
})
