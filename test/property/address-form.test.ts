import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { zipSamples } from '../../scripts/build-zips.ts'
import {
	type AddressFormEvent,
	type AddressFormState,
	addressFieldsOf,
	addressFormReducer,
	type FieldName,
	initAddressForm,
} from '../../src/entries/form.ts'
import { allCountries, checkTaxNumber, validateAddress } from '../../src/entries/index.ts'
import { input, play, TOOLS } from '../form/events.ts'
import { runs, sampler } from '../fuzz.ts'

const COUNTRIES = allCountries().map(({ code }) => code)
/** Countries with the most rules are as frequent as all others together. */
const anyCountry = fc.oneof(
	fc.constantFrom('US', 'CA', 'GB', 'BR', 'MX', 'IT', 'CN', 'KR', 'JP', 'HK'),
	fc.constantFrom(...COUNTRIES),
)
const wide = (text: string): string => text.replace(/[!-~]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0))
/** Changes a text into another spelling that people use. */
const anySpelling = fc.constantFrom<(text: string) => string>(
	(text) => text,
	(text) => text.toLowerCase(),
	(text) => ` ${text} `,
	(text) => text.replace(/\W/g, ''),
	(text) => text.replace(/(.)/g, '$1 '),
	wide,
	(text) => text.slice(1),
	(text) => text.replace(/0/g, 'O'),
)
const anyText = fc.oneof(
	fc.string({ maxLength: 12 }),
	fc.constantFrom('', ' ', '94111', 'SW1A 1AA', '+44 20 7946 0958', '0612345678', 'CA', 'Californa', '529.982.247-25'),
)

const NAMES = 'countryCode address1 address2 city provinceCode zip phone taxNumber email'.split(' ') as FieldName[]

/** Any events before somebody fills in the form. */
const anyEvent: fc.Arbitrary<AddressFormEvent> = fc.oneof(
	fc.record({
		type: fc.constant('input' as const),
		name: fc.constantFrom(...NAMES.slice(1)),
		text: anyText,
		caret: fc.nat(12),
		inputType: fc.constantFrom('insertText', 'deleteContentForward', 'historyUndo', 'insertFromPaste'),
		isComposing: fc.boolean(),
	}),
	fc.record({ type: fc.constant('country' as const), countryCode: anyCountry }),
	fc.record({ type: fc.constant('blur' as const), name: fc.constantFrom(...NAMES) }),
	fc.record({ type: fc.constant('apply' as const), name: fc.constantFrom(...NAMES) }),
	fc.record({
		type: fc.constant('fill' as const),
		values: fc.record({ zip: anyText, province: anyText, country: anyCountry }, { requiredKeys: [] }),
	}),
	fc.constant({ type: 'submit' } as const),
	fc.constant({ type: 'rules' } as const),
	fc.constant({ type: 'language', language: 'fr' } as const),
)

/** The input of a person: the fields of a country, correct ones in many spellings, and wrong ones. */
const anyAddress = anyCountry.chain((country) => {
	const fields = addressFieldsOf(country).filter(({ visible, name }) => visible && name !== 'countryCode')
	const samples = zipSamples()[country] ?? []
	const texts = fields.map(({ name, example, options }) =>
		fc
			.oneof(
				{ weight: 4, arbitrary: fc.constantFrom(...(name === 'zip' && samples.length > 0 ? samples : [example])) },
				{ weight: 1, arbitrary: fc.constantFrom(...(options?.map(({ value }) => value) ?? [example])) },
				{ weight: 1, arbitrary: anyText },
			)
			.chain((text) =>
				fc.oneof(
					{ weight: 3, arbitrary: fc.constant(text) },
					{ weight: 1, arbitrary: anySpelling.map((spell) => spell(text)) },
				),
			)
			.map((text) => [name, text] as const),
	)
	return fc.tuple(fc.constant(country), fc.tuple(...texts), fc.array(fc.nat(99), { minLength: 9, maxLength: 9 }))
})

/** Fields that come after their country: a province and a tax number mean nothing before, and a phone keeps the country it was typed for. */
const LATE: readonly FieldName[] = ['provinceCode', 'taxNumber', 'phone']

/** Returns the fields in another order. */
function inOrder(
	country: string,
	texts: readonly (readonly [FieldName, string])[],
	ranks: readonly number[],
): AddressFormEvent[] {
	const ranked = texts.map(([name, text], at) => ({ name, text, rank: ranks[at] ?? 0 }))
	const early = ranked.filter(({ name }) => !LATE.includes(name))
	const late = ranked.filter((each) => !early.includes(each))
	const events = [...early, { name: 'countryCode' as const, text: country, rank: ranks[8] ?? 0 }]
	events.sort((a, b) => a.rank - b.rank)
	return [...events, ...late].flatMap(({ name, text, rank }) =>
		rank % 2 === 0 ? [input(name, text)] : [input(name, text), { type: 'blur', name }],
	)
}

/** Returns the rules' verdict on the texts. */
function judge(country: string, texts: readonly (readonly [FieldName, string])[]): ReturnType<typeof validateAddress> {
	const { taxNumber = '', provinceCode, ...values } = Object.fromEntries(texts) as Partial<Record<FieldName, string>>
	const found = provinceCode === undefined ? null : TOOLS.rules?.findProvince(provinceCode, country)
	const province = provinceCode === undefined ? {} : found ? { provinceCode: found } : { province: provinceCode }
	const verdict = validateAddress({ ...values, ...province, countryCode: country })
	const tax = checkTaxNumber(taxNumber, country)
	return tax.status === 'invalid' ? (tax as ReturnType<typeof validateAddress>) : verdict
}

const signs = (text: string): string =>
	text
		.normalize('NFKC')
		.replace(/[^\p{L}\p{N}+]/gu, '')
		.toUpperCase()

/** About 100,000 with `npm run test:fuzz -- address-form --times 170`. */
const LONG_RUN = runs(600)

describe('a form beside its rules', () => {
	it('blocks nothing that they accept and accepts nothing that they refuse, after any events', () => {
		let accepted = 0
		fc.assert(
			fc.property(fc.array(anyEvent, { maxLength: 8 }), anyAddress, (noise, [country, texts, ranks]) => {
				// A field can't be filled in while an input method holds it.
				const before = play(
					[...noise, ...NAMES.map((name) => ({ type: 'blur', name }) as const)],
					initAddressForm({ optional: ['address1', 'city'] }, TOOLS),
				)
				const state = play([...inOrder(country, texts, ranks), { type: 'submit' }], before)
				const shown = texts.map(
					([name, text]) => [name, state.values[name] || (name === 'provinceCode' ? text : '')] as const,
				)
				expect(state.verdict.status, 'what it shows').toBe(judge(country, shown).status)
				expect(state.submission).toBe(state.verdict.status === 'valid' ? 'accepted' : 'refused')
				const expected = judge(country, texts)
				if (expected.status === 'valid') expect(state.submission, 'what was entered').toBe('accepted')
				if (expected.status !== 'valid') return
				accepted++
				// If a province has only a code, the form gives no name for it. Only a person who types it as a name does.
				const { province: _, ...address } = expected.value
				expect(state.verdict.value?.address).toMatchObject(address)
			}),
			{ numRuns: LONG_RUN },
		)
		expect(accepted).toBeGreaterThan(LONG_RUN / 10)
	})

	it('says the same of the same values, in whatever order they come', () => {
		fc.assert(
			fc.property(
				anyAddress,
				fc.array(fc.nat(99), { minLength: 9, maxLength: 9 }),
				fc.boolean(),
				([country, texts, ranks], others, isLate) => {
					const start = initAddressForm(undefined, isLate ? undefined : TOOLS)
					const [one, other] = [ranks, others].map((order) =>
						play([...inOrder(country, texts, order), { type: 'rules' }, { type: 'submit' }], start),
					)
					expect(other?.values).toEqual(one?.values)
					expect(other?.verdict).toEqual(one?.verdict)
					expect(other?.submission).toBe(one?.submission)
				},
			),
			{ numRuns: LONG_RUN / 2 },
		)
	})

	it('loses no character of what is typed, and touches nothing that is composed', () => {
		fc.assert(
			fc.property(fc.array(anyEvent, { maxLength: 12 }), (events) => {
				let state = initAddressForm(undefined, TOOLS)
				for (const event of events) {
					const composed = state.isComposing ? state.active : null
					const text = composed === null ? undefined : state.values[composed]
					const isElsewhere =
						!('name' in event && event.name === composed) &&
						!['submit', 'apply'].includes(event.type) &&
						!(event.type === 'input')
					state = addressFormReducer(state, event, TOOLS)
					if (composed !== null && !['taxNumber', 'provinceCode'].includes(composed) && isElsewhere)
						expect(state.values[composed]).toBe(text)
					if (event.type !== 'input' || !state.fields.some(({ name }) => name === event.name)) continue
					if (event.name === 'provinceCode' || event.name === 'taxNumber') continue
					if (event.isComposing) expect(state.values[event.name]).toBe(event.text)
					else expect(signs(state.values[event.name] ?? '')).toBe(signs(event.text))
				}
			}),
			{ numRuns: LONG_RUN },
		)
	})

	it('is plain JSON after any events, and goes on from there', () => {
		fc.assert(
			fc.property(fc.array(anyEvent, { maxLength: 8 }), anyEvent, (events, next) => {
				const state = play(events)
				const revived = JSON.parse(JSON.stringify(state)) as AddressFormState
				expect(revived).toEqual(state)
				const { fields, ...rest } = addressFormReducer(revived, next, TOOLS)
				const { fields: expected, ...others } = addressFormReducer(state, next, TOOLS)
				expect(rest).toEqual(others)
				expect(fields).toEqual(expected)
			}),
			{ numRuns: LONG_RUN / 4 },
		)
	})

	it('takes the example of every country, key by key', () => {
		for (const country of sampler()(COUNTRIES)) {
			let state = play([{ type: 'country', countryCode: country }])
			for (const { name, example: given, expected, required, type } of addressFieldsOf(country).filter(
				({ visible }) => visible,
			)) {
				const example = given || (expected || required ? 'Main' : '')
				if (type === 'select') state = play([input(name, example)], state)
				else for (const key of example) state = play([input(name, (state.values[name] ?? '') + key)], state)
			}
			const { verdict, submission } = play([{ type: 'submit' }], state)
			expect([verdict.issues, submission], country).toEqual([[], 'accepted'])
		}
	})
})
