import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
	type AddressFormEvent,
	type AddressFormState,
	addressFormReducer,
	initAddressForm,
} from '../../src/entries/form.ts'
import * as rules from '../../src/entries/form-rules.ts'
import { fr } from '../../src/entries/fr.ts'
import { toErrorBody, validateAddress } from '../../src/entries/index.ts'
import { runs } from '../fuzz.ts'
import { byCountry } from '../rows.ts'
import { choose, enter, fieldOf, fill, input, play, FERRY_BUILDING as RIGHT, SUBMIT, TOOLS } from './events.ts'

const filled = (values: object, more: object = {}): AddressFormState =>
	initAddressForm({ ...more, values: { ...RIGHT, ...values } }, TOOLS)

describe('a phone number (D-124)', () => {
	it.each([
		['US', '(415) 983-8030', 'DE', '+1 415 983 8030'],
		['US', '(415) 983-8030', 'CA', '+1 415 983 8030'],
		['DE', '030 901820', 'US', '+49 30 901820'],
		['US', '+44 20 7946 0958', 'DE', '+44 20 7946 0958'],
		['US', '12', 'DE', '12'],
		['US', 'call me', 'DE', 'call me'],
		['US', '', 'DE', ''],
	])('entered in %s as %s shows in %s as %s', (from, phone, to, shown) => {
		const state = play([...enter('phone', phone), choose(to)], filled({ countryCode: from, phone: '' }))
		expect(state.values.phone).toBe(shown)
	})

	it('does not belong to a country that was only passed by', () => {
		const passed = play([...enter('phone', '030 901820'), choose('DE'), choose('FR')], filled({ phone: '' }))
		expect(passed.values.phone, '030 901820 is valid in Germany, where it was not entered').not.toContain('+49')
		const state = play(
			[...enter('phone', '4159838030'), choose('DE'), choose('FR'), choose('US')],
			filled({ phone: '' }),
		)
		expect(state.values.phone).toBe('(415) 983-8030')
	})

	it('keeps its country in a state that comes back from JSON, and before the rules are there', () => {
		const typed = play(enter('phone', '4159838030'), filled({ phone: '' }))
		const revived = JSON.parse(JSON.stringify(typed)) as AddressFormState
		expect(addressFormReducer(revived, choose('DE'), TOOLS).values.phone).toBe('+1 415 983 8030')
		const late = play(
			[input('phone', '4159838030'), choose('DE')],
			initAddressForm({ values: { countryCode: 'US' } }),
			{},
		)
		expect(addressFormReducer(late, { type: 'blur', name: 'phone' }, TOOLS).values.phone).toBe('+1 415 983 8030')
	})

	it('is ASCII after its field is left', () => {
		expect(play(enter('phone', '０３１２３４５６７８'), filled({ countryCode: 'JP' })).values.phone).toBe(
			'03-1234-5678',
		)
	})
})

describe('an error', () => {
	it('never appears at the field that is being edited', () => {
		const texts = fc.constantFrom('', '9', '94111', '9411', '941111', 'x', '415 983 8030', '12')
		const names = fc.constantFrom('zip', 'phone', 'city', 'taxNumber', 'provinceCode')
		const event = fc.oneof(
			fc.record({ type: fc.constant('input'), name: names, text: texts, isHurried: fc.boolean() }),
			fc.record({ type: fc.constant('blur'), name: names }),
			fc.constant(SUBMIT),
			fc.constant({ type: 'validate' }),
			fc.record({ type: fc.constant('country'), countryCode: fc.constantFrom('US', 'DE', 'BR') }),
		) as fc.Arbitrary<AddressFormEvent>
		fc.assert(
			fc.property(fc.array(event, { maxLength: 12 }), (events) => {
				let state = filled({})
				for (const each of events) {
					const after = addressFormReducer(state, each, TOOLS)
					if (each.type === 'input' && after.active === each.name) {
						const [was, is] = [state, after].map((at) => at.fields.find(({ name }) => name === each.name)?.status)
						if (is === 'invalid') expect(was).toBe('invalid')
					}
					state = after
				}
			}),
			{ numRuns: runs(300) },
		)
	})

	it('is judged later for a hurried key, and then as for any other', () => {
		const start = filled({ zip: '' })
		const hurried = addressFormReducer(start, { ...input('zip', '94111'), isHurried: true } as AddressFormEvent, TOOLS)
		expect([hurried.values.zip, hurried.verdict]).toEqual(['94111', start.verdict])
		expect(addressFormReducer(hurried, { type: 'validate' }, TOOLS)).toEqual(
			addressFormReducer(start, input('zip', '94111'), TOOLS),
		)
	})
})

describe('what a shop requires (D-122)', () => {
	it('stops a submit with a message of the form, and leaves the verdict to the rules', () => {
		const state = play([SUBMIT], filled({}, { required: ['email'] }))
		expect(state).toMatchObject({
			submission: 'refused',
			focus: 'email',
			problem: { name: 'email' },
			verdict: { status: 'valid' },
		})
		expect(fieldOf(state, 'email')).toMatchObject({ required: true, message: 'Enter an email address.' })
		expect(play([input('email', 'a@b.example'), SUBMIT], state).submission).toBe('accepted')
	})

	it('may be all but the phone, which comes from elsewhere', () => {
		const missing = play([SUBMIT], filled({ phone: '' }, { hasPhone: false }))
		expect(missing).toMatchObject({ submission: 'refused', focus: null, problem: { name: null } })
		expect(missing.message).toContain('Enter a phone number')
		expect(missing.announcement.text).toBe(missing.message)
		const given = play([fill({ phone: '415 983 8030' }), SUBMIT], missing)
		expect(given).toMatchObject({
			submission: 'accepted',
			message: '',
			verdict: { value: { address: { phone: '+14159838030' } } },
		})
	})

	it('may be nothing at all', () => {
		const empty = initAddressForm({ isOptional: true, values: { countryCode: 'US' } }, TOOLS)
		expect(play([SUBMIT], empty)).toMatchObject({ submission: 'accepted', problem: null })
		expect(play([input('city', 'Rome'), SUBMIT], empty).submission).toBe('refused')
	})

	it.each([
		['abc', true],
		['john doe@x.com', true],
		['a@b', true],
		['müller@example.com', false],
		['"john doe"@example.com', false],
		['a.b+c@sub.example.co', false],
	])('warns of the e-mail %s: %s, and sends it', (email, isDoubtful) => {
		const state = play([...enter('email', email), SUBMIT], filled({}, { contact: ['email'] }))
		expect([fieldOf(state, 'email').status === 'warning', state.submission]).toEqual([isDoubtful, 'accepted'])
		expect(state.verdict.value?.user.email).toBe(email)
	})
})

describe('what a server refused', () => {
	const verdict = validateAddress({ countryCode: 'US', zip: '9', phone: '415 983 8030' })
	const issues = verdict.issues.map((issue) => ({ ...issue, path: ['address', ...issue.path] }))

	it.each([
		['issues', issues],
		['a verdict', { status: 'invalid', issues }],
		['an error body', toErrorBody(issues)],
	])('shows at its field until that changes: %s', (_, report) => {
		const state = play([{ type: 'issues', issues: report }], filled({}))
		expect(state).toMatchObject({ focus: 'provinceCode', problem: null })
		for (const [at, name] of (['provinceCode', 'zip'] as const).entries())
			expect(fieldOf(state, name)).toMatchObject({ status: 'invalid', message: issues[at]?.message })
		expect(fieldOf(state, 'address1').status, 'warnings are left out').not.toBe('warning')
		expect(play([SUBMIT], state).submission, 'the server decides again').toBe('accepted')
		expect(fieldOf(play([input('zip', '94112')], state), 'zip').status).not.toBe('invalid')
		expect(JSON.parse(JSON.stringify(state))).toEqual(state)
		expect(addressFormReducer(JSON.parse(JSON.stringify(state)), SUBMIT, TOOLS)).toEqual(
			addressFormReducer(state, SUBMIT, TOOLS),
		)
	})

	it('shows as a whole without a field', () => {
		const state = play(
			[{ type: 'issues', issues: { message: 'Closed.', errorCode: 'x.y', statusCode: 503 } }],
			filled({}),
		)
		expect([state.message, state.announcement.text]).toEqual(['Closed.', 'Closed.'])
		expect(play([input('city', 'Rome')], state).message).toBe('')
		for (const nothing of [null, undefined, 7, [], [null]])
			expect(play([{ type: 'issues', issues: nothing }], filled({})).serverIssues).toEqual([])
	})
})

describe('settings', () => {
	it('change while the form stands, and keep what was typed', () => {
		const typed = play(enter('zip', '9'), filled({}))
		const state = play(
			[{ type: 'settings', contact: ['company'], policy: { province: 'warning' }, countries: ['US'] }],
			typed,
		)
		expect(state.values).toMatchObject({ zip: '9', city: 'San Francisco', phone: '(415) 983-8030' })
		expect(state.settings).toMatchObject({
			contact: ['company'],
			policy: { province: 'warning' },
			countries: ['US'],
			language: 'en-US',
		})
		expect(fieldOf(state, 'provinceCode').required).toBe(false)
	})

	it('never mix languages', () => {
		const labels = (tools: object): string | undefined =>
			initAddressForm({ language: 'fr', values: { countryCode: 'FR' } }, tools).fields.find(
				({ name }) => name === 'zip',
			)?.label
		expect([labels({}), labels({ rules }), labels({ rules, language: fr })]).toEqual([
			'Code postal',
			'Postal code',
			'Code postal',
		])
		const english = play([...enter('zip', '9')], filled({}), { rules, language: fr })
		expect(fieldOf(english, 'zip').message).toMatch(/isn't/)
	})
})

describe('a zip after its place', () => {
	it.each(
		byCountry({
			US: { '94111': 'CA 94111|California, 94111|USA 94111', none: 'Box 94111|CA 9411|94111x' },
			FR: { none: 'Paris 7500' },
		}),
	)('in %s: %s is suggested as %s', (countryCode, zip, expected) => {
		const state = play(enter('zip', zip), filled({ countryCode, zip: '' }))
		const { suggestion, value } = fieldOf(state, 'zip')
		const own = suggestion?.changes.find(({ name }) => name === 'zip')?.value ?? null
		// The rules may read it by themselves.
		if (expected !== null)
			expect(state.verdict.issues.some(({ code }) => code === 'address.zip.invalid') ? own : value).toContain(expected)
		else expect(own).not.toBe(zip.replace(/^\D+/, ''))
	})
})
