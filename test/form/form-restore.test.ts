import { describe, expect, it } from 'vitest'
import {
	type AddressFormEvent,
	type AddressFormState,
	addressFormReducer,
	initAddressForm,
} from '../../src/entries/form.ts'
import { CPF, choose, enter, fieldOf, fill, filled, input, play, RULES, SUBMIT, TOOLS } from './events.ts'

/** Returns the form of a state from elsewhere, after an event that changes nothing itself. */
const restore = (state: unknown, event: unknown = { type: 'none' }): AddressFormState =>
	addressFormReducer(state as AddressFormState, event as AddressFormEvent, TOOLS)
const RIGHT = { countryCode: 'US', provinceCode: 'CA', zip: '94111', phone: '415 983 8030' }

describe('a fill', () => {
	it.each([
		['a code', { countryCode: 'FR' }, 'FR'],
		['a name in the field of the code', { countryCode: 'France' }, 'FR'],
		['a name', { country: 'Francia' }, 'FR'],
		['a code before a name', { countryCode: 'FR', country: 'Germany' }, 'FR'],
		['a name where the code is none', { countryCode: 'XX', country: 'France' }, 'FR'],
		['neither', { city: 'Paris' }, 'US'],
		['an empty code', { countryCode: '' }, 'US'],
		['a name beside an empty code', { countryCode: '', country: 'France' }, 'FR'],
		['a name beside a blank code', { countryCode: ' ', country: 'France' }, 'FR'],
		['an empty name', { country: '' }, 'US'],
		['an unknown code and an empty name', { countryCode: 'XX', country: '' }, 'US'],
	])('takes the country from %s', (_, values, code) => {
		const state = play([fill(values)], filled(RIGHT))
		expect(state.countryCode).toBe(code)
	})

	it('keeps what it could not read as a country, for rules that can', () => {
		expect(filled({ countryCode: 'Atlantis', country: '' }).given.countryCode).toBe('Atlantis')
		expect(filled({ countryCode: '', country: '' }).given.countryCode).toBeUndefined()
	})

	it.each([
		['its code', { provinceCode: 'OH' }, 'OH'],
		['its name', { province: 'Ohio' }, 'OH'],
		['its code before its name', { provinceCode: 'OH', province: 'Texas' }, 'OH'],
		['its name where the code is empty', { provinceCode: '', province: 'Ohio' }, 'OH'],
		['its name where the code is none', { provinceCode: '??', province: 'Ohio' }, 'OH'],
		['its code where the name is empty', { provinceCode: 'OH', province: '' }, 'OH'],
		['two empty texts, which clear it', { provinceCode: '', province: '' }, ''],
		['neither, which keeps it', { city: 'Rome' }, 'CA'],
	])('takes the province from %s', (_, values, code) => {
		expect(play([fill(values)], filled(RIGHT)).values.provinceCode).toBe(code)
	})

	it('clears what was entered for a province with it', () => {
		expect(play([fill({ provinceCode: '', province: '' })], filled(RIGHT)).given.provinceCode).toBe('')
	})

	it('takes the messages of the fields that it fills, and no others', () => {
		const names = ['zip', 'city', 'provinceCode', 'phone'] as const
		const left = play(
			names.flatMap((name) => enter(name, '1')),
			filled({ countryCode: 'US' }),
		)
		expect(left.touched).toEqual(names)
		expect(play([fill({ zip: '9', city: 'Rome' })], left).touched).toEqual(['provinceCode', 'phone'])
		expect(play([fill({ province: 'Ohio' })], left).touched).toEqual(['zip', 'city', 'phone'])
		expect(play([fill({})], left).touched).toEqual(names)
	})

	it('changes a field that is typed in, but not one that is composed', () => {
		const values = { zip: '94111', phone: '4159838030' }
		const typed = play([input('zip', '9'), fill(values)], filled({ countryCode: 'US' }))
		expect(typed.values).toMatchObject({ zip: '94111', phone: '(415) 983-8030' })
		const composing = { type: 'input', name: 'zip', text: '９', isComposing: true } as const
		const composed = play([composing, fill(values)], filled({ countryCode: 'US' }))
		expect(composed.values).toMatchObject({ zip: '９', phone: '(415) 983-8030' })
	})

	it('writes a tax number as its country does, and hides it elsewhere', () => {
		const values = { taxNumber: CPF, email: 'ada@example.com' }
		expect(filled({ ...values, countryCode: 'BR' }).values).toMatchObject({ ...values, taxNumber: '529.982.247-25' })
		expect(filled({ ...values, countryCode: 'US' }).values).toMatchObject({ ...values, taxNumber: '' })
	})

	it('ends a submission', () => {
		expect(play([SUBMIT, fill({})], filled(RIGHT)).submission).toBe('none')
	})
})

describe('a suggestion', () => {
	it.each([
		['of a text', { ...RIGHT, zip: '9O21O' }, 'zip', { zip: '90210', provinceCode: 'CA' }, 'US'],
		['of a province', { ...RIGHT, provinceCode: 'Californa' }, 'provinceCode', { provinceCode: 'CA' }, 'US'],
		[
			'of a country',
			{ ...RIGHT, countryCode: 'AR', provinceCode: 'California' },
			'provinceCode',
			{ provinceCode: 'CA' },
			'US',
		],
	] as const)('is applied: one %s', (_, values, name, changed, country) => {
		const sent = play([SUBMIT], filled(values))
		expect(fieldOf(sent, name).suggestion).not.toBeNull()
		const composing = { type: 'input', name: 'city', text: 'ロ', isComposing: true } as const
		for (const from of [sent, play([composing], sent)]) {
			const state = play([{ type: 'apply', name }], from)
			expect(state).toMatchObject({ active: null, isComposing: false, submission: 'none', focus: name })
			expect(state.values).toMatchObject(changed)
			expect(state.countryCode).toBe(country)
			expect(state.touched.filter((each) => each === name)).toEqual([name])
			expect(fieldOf(state, name)).toMatchObject({ status: 'valid', suggestion: null })
			expect(state.announcement.count).toBe(sent.announcement.count + (country === sent.countryCode ? 0 : 1))
		}
	})
})

describe('a submit that waits', () => {
	it('is decided when the rules arrive, and only if it still waits', () => {
		const waiting = addressFormReducer(
			initAddressForm({ values: { ...RIGHT, address1: '1 Road', city: 'Rome' } }),
			SUBMIT,
		)
		expect(waiting.submission).toBe('waiting')
		expect(addressFormReducer(waiting, RULES)).toMatchObject({ submission: 'waiting' })
		expect(play([RULES], waiting).submission).toBe('accepted')
		for (const event of [input('city', 'Rome'), fill({}), choose('US')])
			expect(play([RULES], addressFormReducer(waiting, event)).submission, event.type).toBe('none')
	})

	it('finishes every field once', () => {
		const state = play([...enter('zip', '9'), SUBMIT, SUBMIT], filled({ countryCode: 'US' }))
		expect([...state.touched].sort()).toEqual(state.fields.map(({ name }) => name).sort())
	})

	it('leaves a form that was not submitted to itself', () => {
		const state = play([...enter('zip', '9'), RULES], filled({ countryCode: 'US' }))
		expect(state).toMatchObject({ submission: 'none', focus: null, announcement: { count: 1 } })
	})
})

describe('parts that arrive late', () => {
	it('leave a province that is known, even if the rules have gone', () => {
		const state = addressFormReducer(filled({ countryCode: 'US', provinceCode: 'US-OH' }), {
			type: 'language',
			language: 'fr',
		})
		expect(state).toMatchObject({ settings: { language: 'fr-FR' }, values: { provinceCode: 'OH' } })
	})

	it('read the texts of a state that has no values yet', () => {
		const state = restore(
			{ countryCode: 'US', given: { countryCode: 'US', provinceCode: 'Ohio', zip: '94111' } },
			RULES,
		)
		expect(state.values).toMatchObject({ provinceCode: 'OH', zip: '94111', phone: '' })
		const empty = restore({ countryCode: 'US', given: { countryCode: 'US' }, active: 'phone' }, RULES)
		expect(empty).toMatchObject({ given: { provinceCode: '' }, values: { provinceCode: '', phone: '', taxNumber: '' } })
	})
})

describe('a state from elsewhere', () => {
	const WRONG = [null, 7, 'x', true, [null], {}]
	const EMPTY = JSON.parse(JSON.stringify(initAddressForm())) as AddressFormState

	const PARTS = 'settings countryCode values given kept touched active isComposing submission announced'.split(' ')
	it.each(PARTS)('goes without a part of a wrong type: %s', (name) => {
		for (const wrong of WRONG) {
			if (name === 'isComposing' && wrong === true) continue
			expect(addressFormReducer({ ...EMPTY, [name]: wrong } as AddressFormState, RULES)).toEqual(
				addressFormReducer(EMPTY, RULES),
			)
		}
	})

	it.each(WRONG)('is a new form if it is none at all: %j', (wrong) => {
		expect(addressFormReducer(wrong as unknown as AddressFormState, SUBMIT)).toEqual(addressFormReducer(EMPTY, SUBMIT))
	})

	it.each([
		['active', 'zip', 'zip'],
		['active', 'province', 'provinceCode'],
		['active', 'street', null],
		['isComposing', true, true],
		['isComposing', 'true', false],
		['submission', 'none', 'none'],
		['submission', 'waiting', 'waiting'],
		['submission', 'refused', 'refused'],
		['submission', 'accepted', 'accepted'],
		['submission', 'sent', 'none'],
		['countryCode', 'us', 'US'],
		['countryCode', 'XX', ''],
		['touched', ['zip', 'street', 7, 'country', 'zip'], ['zip', 'countryCode']],
		['values', { city: 'Rome', street: 'x', zip: 7 }, { city: 'Rome' }],
		['announcement', { count: 3, text: 'Hello', more: 1 }, { count: 3, text: 'Hello' }],
		['announcement', { count: '3', text: 'Hello' }, { count: 0, text: '' }],
		['announcement', { count: 3, text: 7 }, { count: 0, text: '' }],
		['announcement', { count: 3 }, { count: 0, text: '' }],
		['announcement', { text: 'Hello' }, { count: 0, text: '' }],
	] as const)('keeps of %s: %j', (name, given, expected) => {
		const state = restore({ [name]: given })
		expect(state[name]).toEqual(expected)
	})

	it('keeps ten thousand characters of a text', () => {
		const texts = { city: 'x'.repeat(10_001) }
		const kept = { city: 'x'.repeat(10_000) }
		expect(restore({ values: texts, given: texts })).toMatchObject({ values: kept, given: kept })
	})

	it('announces nothing by being restored', () => {
		const state = restore({ countryCode: 'US', touched: ['zip'], values: { zip: '9' } })
		expect(fieldOf(state, 'zip').status).toBe('invalid')
		expect(state).toMatchObject({ submission: 'none', focus: null, announcement: { count: 0, text: '' } })
	})

	it('remembers what was announced, and says it no second time', () => {
		const left = play(enter('zip', '9'), filled({ countryCode: 'US' }))
		for (const announced of [left.announced, { zip: 7 }]) {
			const state = restore({ ...JSON.parse(JSON.stringify(left)), announced }, { type: 'blur', name: 'zip' })
			expect(state.announcement.count).toBe(announced === left.announced ? 1 : 2)
		}
		expect(restore({ ...left, announced: { zip: 'A message', city: 'Another' } }).announced).toEqual({
			zip: 'A message',
		})
		expect(restore({ ...left, announced: { zip: 7 } }).announced).toEqual({})
	})

	it('brings back what was kept for each country, and nothing else', () => {
		const kept = {
			BR: { provinceCode: 'SP' },
			MX: { taxNumber: 'x' },
			US: { city: 'Rome' },
			XX: { provinceCode: 'SP' },
			DE: 7,
		}
		const state = restore({ kept })
		expect(state.kept).toEqual({ BR: { provinceCode: 'SP' }, MX: { taxNumber: 'x' } })
		expect(restore({ kept }, choose('BR')).values.provinceCode).toBe('SP')
	})

	it('keeps a value of which only the formatted text is known', () => {
		const start = { countryCode: 'US', values: { city: 'Paris' }, given: { countryCode: 'US' }, active: 'city' }
		expect(restore(start, { type: 'blur', name: 'city' })).toMatchObject({ active: null, values: { city: 'Paris' } })
	})
})

describe('settings', () => {
	const DEFAULT = {
		language: 'en-US',
		countries: null,
		contact: [],
		required: [],
		optional: [],
		address2: 'shown',
		hasPhone: true,
		isOptional: false,
		policy: {},
		shouldValidateProvinceCode: false,
	}
	const broken: unknown = new Proxy([], {
		get: () => {
			throw new Error('closed')
		},
	})

	it.each([
		['none', {}, {}],
		[
			'of wrong types',
			{ language: 7, countries: 'US', contact: 'email', policy: 'max', shouldValidateProvinceCode: 1 },
			{},
		],
		[
			'for each policy',
			{ policy: { province: 'warning', provinceMismatch: 'warning', phone: 'max' } },
			{ policy: { province: 'warning', provinceMismatch: 'warning', phone: 'max' } },
		],
		['of the phone alone', { policy: { phone: 'max' } }, { policy: { phone: 'max' } }],
		['of no known policy', { policy: { province: 'strict' } }, { policy: { province: 'strict' } }],
		[
			'of a policy that is no JSON',
			{ policy: { phone: broken, province: {}, lineLength: Number.NaN, isPartner: null } },
			{},
		],
		['of the province code', { shouldValidateProvinceCode: true }, { shouldValidateProvinceCode: true }],
		['of countries', { countries: ['us', 'XX', 7, 'CA'] }, { countries: ['US', 'CA'] }],
		['of a thousand countries and one', { countries: [...Array(999).fill('XX'), 'CA', 'US'] }, { countries: ['CA'] }],
		['of countries that cannot be read', { countries: broken }, { countries: [] }],
		['of likely countries', { countries: ['us', '*'] }, { countries: ['US', '*'] }],
		['of required fields', { required: ['city', 'zip', 'phone'] }, { required: ['city', 'phone'] }],
		['of the second line', { address2: 'link' }, { address2: 'link' }],
		['of no known second line', { address2: 'none' }, {}],
		['of contact', { contact: ['email', 'street', 'email', 'company'] }, { contact: ['email', 'company'] }],
		['of contact that cannot be read', { contact: broken }, { contact: [] }],
	])('are read alike from options and from a state: %s', (_, given, expected) => {
		const settings = { ...DEFAULT, ...expected }
		expect(initAddressForm(given as object).settings).toEqual(settings)
		expect(restore({ settings: given }).settings).toEqual(settings)
	})
})
