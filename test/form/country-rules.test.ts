import { describe, expect, it } from 'vitest'
import { cutForm, cutTyping } from '../../scripts/country-data/cut-country-data.ts'
import type { CountryData } from '../../src/entries/rules.ts'
import { advanceForm, startForm } from '../../src/form/advance-form.ts'
import { countryRules } from '../../src/form/element/by-country/country-rules.ts'
import { formFacts } from '../../src/form/element/define-address-element.ts'
import { loadModule } from '../../src/form/element/load-module.ts'
import type { AddressFormEvent } from '../../src/form/form-event.ts'
import type { AddressFormState } from '../../src/form/form-state.ts'
import { COUNTRY, dataFor } from '../rules/country-data/some-data.ts'

const US = { US: COUNTRY['US'] as CountryData }
const phone = (callingCode: string) => ({
	plans: dataFor({ kind: 'phone', callingCode }) as CountryData,
	typing: cutTyping(callingCode),
})
const FACTS = formFacts([cutForm('US')])

/** The state of a form with the rules of US, after values that nobody typed. */
function fill(values: Readonly<Record<string, string>>, rules = countryRules([US, phone('1')])): AddressFormState {
	return startForm({ values: { countryCode: 'US', ...values } }, { ...FACTS, ...rules, rules })
}

/** Plays events in a form, which loads after each what it lacks. */
async function play(
	begin: ReturnType<typeof countryRules>,
	events: readonly AddressFormEvent[],
	begun = fill({}, begin),
): Promise<AddressFormState> {
	let [rules, state] = [begin, begun]
	for (const event of events) {
		state = advanceForm(state, event, { ...FACTS, ...rules, rules })
		for (let round = 0; round < 5; round++) {
			const loaded = (await rules.load?.(state)) ?? rules
			if (loaded === rules) break
			rules = loaded
			state = advanceForm(state, { type: 'rules' }, { ...FACTS, ...rules, rules })
		}
	}
	return state
}

/** Files that can be counted, and that fail once if asked to. */
function filesOf(names: readonly string[], isFailing = false) {
	const asked: string[] = []
	const files = Object.fromEntries(
		names.map((name) => [
			name,
			async () => {
				asked.push(name)
				if (isFailing && asked.length === 1) throw new Error('offline')
				if (name === 'countryNames') return { all: dataFor({ kind: name }) as CountryData }
				return /\d/.test(name) ? phone(name) : { [name]: COUNTRY[name] as CountryData }
			},
		]),
	)
	return { asked, rules: countryRules([US, phone('1')], async () => ({ FILES: files })) }
}

const ADDRESS = { address1: '1 Main St', city: 'Springfield', provinceCode: 'IL', zip: '62701', phone: '217 555 0123' }

describe('the rules of some countries', () => {
	it.each([
		['an address of their own', {}, []],
		['a number of another country', { phone: '+44 20 7946 0958' }, ['44']],
		['a number as dialled abroad', { phone: '011 44 20 7946 0958' }, ['44']],
		['a number without its plus', { phone: '44 20 7946 0958' }, ['44']],
		['a number of a calling code that nobody has', { phone: '+999 1234567' }, []],
		['another country', { countryCode: 'JP' }, ['JP', '81']],
		['a country that nobody knows', { country: 'Ruritania', countryCode: '' }, ['countryNames']],
		['an invalid address with a number of another country', { zip: '1', phone: '+44 20 7946 0958' }, ['44']],
	])('load for %s what decides about it', async (_, values, expected) => {
		const asked: string[] = []
		const load = (name: string, block: () => Readonly<Record<string, CountryData>>) => async () => {
			asked.push(name)
			return block()
		}
		const files = {
			JP: load('JP', () => ({ JP: COUNTRY['JP'] as CountryData })),
			...Object.fromEntries(['44', '81'].map((code) => [code, load(code, () => phone(code))])),
			countryNames: load('countryNames', () => ({ all: dataFor({ kind: 'countryNames' }) as CountryData })),
		}
		let rules = countryRules([US, phone('1')], async () => ({ FILES: files }))
		let state = fill({ ...ADDRESS, ...values }, rules)
		for (let round = 0; round < 5; round++) {
			rules = (await rules.load?.(state)) ?? rules
			state = advanceForm(state, { type: 'rules' }, { ...FACTS, ...rules, rules })
		}
		expect(asked).toEqual(expected)
		expect(state.verdict.status).not.toBe('unknown')
	})

	it('are the same rules if they lack nothing, or if no file has it', async () => {
		const { rules } = filesOf([])
		expect(await rules.load?.(fill(ADDRESS, rules))).toBe(rules)
		expect(await rules.load?.(fill({ ...ADDRESS, phone: '+44 20 7946 0958' }, rules))).toBe(rules)
	})

	it('load a file again that failed', async () => {
		const { rules, asked } = filesOf(['JP', '81'], true)
		const state = fill({ countryCode: 'JP' }, rules)
		expect(state.verdict.status).toBe('unknown')
		await expect(rules.load?.(state)).rejects.toThrow('offline')
		expect((await rules.load?.(state))?.provincesOf?.('JP')).toHaveLength(47)
		expect(asked).toEqual(['JP', 'JP'])
	})

	it('read a number as the country does in which it was typed', async () => {
		const text = '011 31 6 12345678'
		const { rules, asked } = filesOf(['KR', '82', '31'])
		const typed = { type: 'input', name: 'phone', text, caret: text.length, inputType: 'insertText' } as const
		const begun = advanceForm(startForm({ values: { countryCode: 'US' } }, FACTS), typed, FACTS)
		const chosen = advanceForm(begun, { type: 'country', countryCode: 'KR' }, FACTS)
		const left = await play(rules, [{ type: 'rules' }, { type: 'blur', name: 'phone' }], chosen)
		expect(left.values.phone).toBe('+31 6 12345678')
		expect(asked).toContain('31')
	})

	it('keep a code and a name of a province, which came with a country that is read later', async () => {
		const { rules } = filesOf(['DE', '49', 'countryNames'])
		const values = { country: 'Deutschland', provinceCode: '11', province: 'AA' }
		const state = await play(rules, [
			{ type: 'fill', values },
			{ type: 'country', countryCode: 'US' },
		])
		expect(state.values.provinceCode).toBe('AA')
	})

	it('announce the fields of a country again when its facts say that it has others', async () => {
		const { rules } = filesOf(['HK', '852'])
		const { announcement } = await play(rules, [{ type: 'country', countryCode: 'HK' }])
		expect(announcement.text).toBe('The fields are now: Area, District, Address, Apartment, suite, etc., Phone.')
	})

	it('say in a verdict what is missing, and no error', () => {
		const { verdict, problem } = fill({ ...ADDRESS, phone: '+44 20 7946 0958' })
		expect(verdict).toEqual({
			status: 'unknown',
			value: null,
			issues: [],
			needs: [{ kind: 'phone', callingCode: '44' }],
		})
		expect(problem).toBeNull()
	})

	it('read no name of a country in another way than all names do', () => {
		const { findCountry } = countryRules([US])
		expect([findCountry('Germany'), findCountry('america'), findCountry('Republic of China')]).toEqual([
			'DE',
			'US',
			null,
		])
	})
})

describe('what a form shows before there are rules', () => {
	it('is nothing for a block of another format', () => {
		const { shownZip, provincesOf, phonePlaceholder } = formFacts([{ ...cutForm('US'), format: 0 }])
		expect([shownZip?.('US'), provincesOf?.('US'), phonePlaceholder?.('US')]).toEqual([null, null, ''])
	})

	it('is the provinces of its countries alone', () => {
		expect(FACTS.provincesOf?.('US')?.find(({ code }) => code === 'CA')).toEqual({ code: 'CA', name: 'California' })
		expect(FACTS.provincesOf?.('CA')).toBeNull()
	})
})

describe('loadModule', () => {
	it('imports the address of a failed module anew, from the second failure on', async () => {
		const load = () =>
			Promise.reject(new TypeError('error loading dynamically imported module: http://localhost:1/a.js'))
		const failures = [await loadModule(load).catch(String), await loadModule(load).catch(String)]
		expect(failures[0]).toContain('a.js')
		// Node imports no address of the network, and says so.
		expect(failures[1]).toContain("protocol 'http:'")
	})
})
