import { describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '../../scripts/languages/entries.ts'
import { de } from '../../src/entries/de.ts'
import { addressFieldsOf, addressFormReducer, formatAddress, initAddressForm } from '../../src/entries/form.ts'
import * as rules from '../../src/entries/form-rules.ts'
import { fr } from '../../src/entries/fr.ts'
import { countryName } from '../../src/entries/index.ts'
import { ja } from '../../src/entries/ja.ts'
import { LOCAL_NAMES } from '../../src/entries/names-local.ts'

const labels = (fields: readonly { readonly name: string; readonly label: string }[]): Record<string, string> =>
	Object.fromEntries(fields.map(({ name, label }) => [name, label]))

describe('a form in a language that is not one of the seven locales', () => {
	it('has the labels of the language', () => {
		expect(labels(addressFieldsOf('US', { language: de }))).toMatchObject({
			countryCode: 'Land oder Region',
			provinceCode: 'Bundesstaat',
			zip: 'ZIP-Code',
		})
		expect(labels(addressFieldsOf('JP', { language: ja }))).toMatchObject({ provinceCode: '都道府県', zip: '郵便番号' })
		expect(labels(addressFieldsOf('CN', { language: ja }))['taxNumber']).toBe('中国の居民身分証番号')
	})

	it('has English labels where the language has none', () => {
		const poor = { ...de, labels: { zip: 'PLZ' } }
		expect(labels(addressFieldsOf('US', { language: poor }))).toMatchObject({ zip: 'PLZ', city: 'City' })
		expect(labels(addressFieldsOf('US', { language: { ...de, labels: 7 } as never }))['city']).toBe('City')
	})

	it('is in that language: labels, names of countries, words and messages', () => {
		const tools = { rules, language: de }
		let state = initAddressForm({ language: 'de-AT', values: { countryCode: 'US', zip: '9' } }, tools)
		expect(labels(state.fields)['zip']).toBe('ZIP-Code')
		expect(state.fields[0]?.options?.find(({ value }) => value === 'US')?.label).toBe('USA')
		state = addressFormReducer(state, { type: 'submit' }, tools)
		expect(state.fields.find(({ name }) => name === 'zip')?.message).toBe(
			'„9“ ist kein gültiger ZIP-Code für die USA. Verwenden Sie ein Format wie 95014.',
		)
		expect(state.announcement.text).toContain('Felder müssen korrigiert werden')
	})

	it('is English until its language is loaded, and stays data', () => {
		const state = initAddressForm({ language: 'ja' }, { rules })
		expect(labels(state.fields)['zip']).toBe('Postal code')
		expect(JSON.parse(JSON.stringify(state.settings)).language).toBe('ja')
		const loaded = addressFormReducer(state, { type: 'rules' }, { rules, language: ja })
		expect(labels(loaded.fields)['zip']).toBe('郵便番号')
	})

	it('does not show texts of another language', () => {
		const state = initAddressForm({ language: 'it' }, { rules, language: de })
		expect(labels(state.fields)['countryCode']).toBe('Country or region')
	})

	it('takes the names of a language beside lists of names', () => {
		const state = initAddressForm({ language: 'fr' }, { rules, language: fr, names: [LOCAL_NAMES] })
		expect(state.fields[0]?.options?.find(({ value }) => value === 'DE')?.label).toBe('Allemagne')
	})

	it('writes the country of a label', () => {
		const address = { address1: 'Spreebogen 1', city: 'Berlin', zip: '10557', countryCode: 'DE' }
		expect(formatAddress(address, { language: ja }).at(-1)).toBe('ドイツ')
	})

	it('is no tag where its texts have to be passed: that does not compile, and is English', () => {
		// @ts-expect-error: the texts of Italian are an object.
		expect(addressFieldsOf('JP', { language: 'it' })).toEqual(addressFieldsOf('JP'))
		const address = { city: 'Roma', countryCode: 'IT' }
		// @ts-expect-error: the texts of Italian are an object.
		expect(formatAddress(address, { language: 'it' }).at(-1)).toBe('Italy')
		// @ts-expect-error: the texts of Italian are an object.
		expect(countryName('IT', 'it')).toBe('Italy')
		const [issue] = rules.validateAddress({ countryCode: 'DE' }).issues
		// @ts-expect-error: the texts of Italian are an object.
		if (issue !== undefined) expect(rules.translateIssue(issue, 'it')).toBe(issue)
	})

	it('loads every language with the rules', async () => {
		for (const language of LANGUAGE_CODES)
			expect((await rules.loadLanguageParts(language))?.language.language).toBe(language)
		expect(await rules.loadLanguageParts('nl')).toBe(null)
	})
})
