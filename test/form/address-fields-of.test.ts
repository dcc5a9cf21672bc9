import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressFormats, orderOf } from '../../scripts/build-address-formats.ts'
import { zipSamples } from '../../scripts/build-zips.ts'
import { addressFieldsOf, type FormField } from '../../src/entries/form.ts'
import {
	type AddressInput,
	allCountries,
	checkPhone,
	checkProvince,
	checkTaxNumber,
	checkZip,
	LOCALES,
	type Locale,
	provincesOf,
	validateAddress,
	validateOrder,
} from '../../src/entries/index.ts'
import { BUILT_IN_ZIP_FORMS } from '../../src/rules/zip/built-in-zip-forms.ts'
import { zipDigits } from '../../src/rules/zip/shown-zip.ts'
import { zipFieldPattern } from '../../src/rules/zip/zip-digits.ts'
import { runs } from '../fuzz.ts'

const COUNTRIES = allCountries().map(({ code }) => code)
const field = (country: string, name: string, locale?: Locale): FormField | undefined =>
	addressFieldsOf(country, { language: locale }).find((each) => each.name === name)
const shown = (country: string): readonly string[] =>
	addressFieldsOf(country).flatMap(({ name, visible }) => (visible ? [name] : []))
/** Compiles an HTML pattern as browsers do. */
const compiled = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, 'v')

describe('the tables of address formats', () => {
	it('cover 197 formats', () => {
		expect(addressFormats().size).toBe(197)
	})

	it('parse a format part by part, and place missing parts as most countries do', () => {
		expect(orderOf('%N%n%O%n%A%n%Z %C')).toBe('A/ZCS')
		expect(orderOf('%Z%n%S%C%D%n%A%n%O%n%N')).toBe('Z/SC/A')
		expect(orderOf('%N%n%O%n%X %A %C %X')).toBe('A/CSZ')
		expect(orderOf('')).toBe('A/CSZ')
		expect(orderOf('%N%n%O%n%Z %A %C')).toBe('Z/A/CS')
	})
})

describe('addressFieldsOf (D-122)', () => {
	it('follows the order of the country', () => {
		expect(shown('US')).toEqual(['countryCode', 'address1', 'address2', 'city', 'provinceCode', 'zip', 'phone'])
		expect(shown('DE')).toEqual(['countryCode', 'address1', 'address2', 'zip', 'city', 'phone'])
		expect(shown('BR')).toEqual([...shown('US'), 'taxNumber'])
		expect(shown('CN').slice(0, 4)).toEqual(['countryCode', 'zip', 'provinceCode', 'city'])
		expect(shown('HU')).toEqual(['countryCode', 'city', 'address1', 'address2', 'zip', 'phone'])
		expect(shown('HK')).toEqual(['countryCode', 'provinceCode', 'city', 'address1', 'address2', 'phone'])
		expect(shown('SG')).toEqual(['countryCode', 'address1', 'address2', 'zip', 'phone'])
		expect(shown('NZ')).toContain('provinceCode')
		for (const country of ['GB', 'FR']) expect(shown(country).join()).not.toContain('province')
	})

	it.each([
		['provinceCode', 'US', 'State'],
		['provinceCode', 'JP', 'Prefecture'],
		['provinceCode', 'CA', 'Province'],
		['provinceCode', 'IE', 'County'],
		['provinceCode', 'AE', 'Emirate'],
		['provinceCode', 'CL', 'Region'],
		['zip', 'US', 'ZIP code'],
		['zip', 'IE', 'Eircode'],
		['zip', 'IN', 'PIN code'],
		['zip', 'FR', 'Postal code'],
		['city', 'AU', 'Suburb'],
		['city', 'GB', 'Town or city'],
		['taxNumber', 'BR', 'CPF'],
		['taxNumber', 'KR', 'Personal customs clearance code'],
	])('labels %s of %s %s', (name, country, label) => expect(field(country, name)?.label).toBe(label))

	it('has labels in the seven locales, and in en-US for anything else', () => {
		const zips = LOCALES.map((locale) => [locale, field('FR', 'zip', locale)?.label])
		expect(Object.fromEntries(zips)).toEqual({
			'en-US': 'Postal code',
			'en-GB': 'Postcode',
			'en-AU': 'Postcode',
			'fr-FR': 'Code postal',
			'fr-CA': 'Code postal',
			'es-ES': 'Código postal',
			'es-MX': 'Código postal',
		})
		expect(field('US', 'provinceCode', 'fr-CA')?.label).toBe('État')
		expect(field('US', 'address2', 'fr-CA')?.label).not.toBe(field('US', 'address2', 'fr-FR')?.label)
		for (const [tag, label] of [
			['fr', 'Code postal'],
			['fr-BE', 'Code postal'],
			['es-AR', 'Código postal'],
			['en-NZ', 'Postcode'],
		])
			expect(field('FR', 'zip', tag as Locale)?.label, tag).toBe(label)
		for (const other of ['de', 'toString', '', null, 5])
			expect(field('US', 'zip', other as Locale)?.label).toBe('ZIP code')
		const labels = COUNTRIES.flatMap((country) =>
			LOCALES.flatMap((locale) => addressFieldsOf(country, { language: locale }).map(({ label }) => label)),
		)
		expect(labels).not.toContain('')
	})

	it('requires street and city where it shows them, and else a field exactly if the rules reject an order without it (D-11, D-13, D-15, D-20)', () => {
		let required = 0
		for (const country of COUNTRIES) {
			const own = addressFieldsOf(country).filter(({ name }) => name === 'address1' || name === 'city')
			for (const { name, required, visible } of own) expect(required, `${country} ${name}`).toBe(visible)
			const fields = addressFieldsOf(country, { optional: ['address1', 'city'] })
			const values = Object.fromEntries(fields.map(({ name, example }) => [name, example]))
			const orderOf = ({ taxNumber, ...address }: Partial<Record<string, string>>) => ({
				address: address as AddressInput,
				...(taxNumber === undefined ? {} : { taxNumber }),
				orderItems: [{ variantId: 'v', quantity: 1 }],
			})
			expect(validateOrder(orderOf(values)), country).toMatchObject({ status: 'unknown' })
			for (const { name, required: isRequired } of fields) {
				const { [name]: _, ...rest } = values
				const isRefused = validateOrder(orderOf(rest)).status === 'invalid'
				expect(isRefused, `${country} ${name}`).toBe(isRequired)
				if (isRequired) required++
			}
		}
		expect(required).toBeGreaterThan(252 * 2 + 80)
	})

	it('shows every required field, and hides no field that the rules need', () => {
		for (const country of COUNTRIES) {
			for (const { name, required, visible } of addressFieldsOf(country)) if (required) expect(visible, name).toBe(true)
			const asked = validateOrder({ address: { countryCode: country }, orderItems: [] }).issues
			for (const { path } of asked.filter(({ code }) => code.startsWith('address.') && code.endsWith('.missing'))) {
				const name = path[1] === 'province' ? 'provinceCode' : path[1]
				expect(shown(country), country).toContain(name)
			}
		}
	})

	it('has examples that pass without a warning', () => {
		for (const country of COUNTRIES) {
			const example = (name: string): string => field(country, name)?.example ?? ''
			expect(checkPhone(example('phone'), country), country).toMatchObject({ status: 'valid', issues: [] })
			expect(checkZip(example('zip'), country), country).toMatchObject({ status: 'valid', value: example('zip') })
			if (field(country, 'taxNumber')) expect(checkTaxNumber(example('taxNumber'), country).issues).toEqual([])
		}
	})

	it('has examples that pass together with a street and a city, without a warning, with a province that matters (D-14)', () => {
		const first = (country: string): string | undefined => provincesOf(country)[0]?.code
		for (const country of COUNTRIES) {
			const values: Partial<Record<string, string>> = {}
			for (const { name, visible, expected, example } of addressFieldsOf(country))
				if (visible) values[name] = example || (expected ? 'Main' : '')
			const { taxNumber: _, ...address } = values
			expect(validateAddress(address as AddressInput), country).toMatchObject({ status: 'valid', issues: [] })
			const example = field(country, 'provinceCode')?.example
			if (example === undefined || example === first(country)) continue
			const other = { ...address, provinceCode: first(country) } as AddressInput
			expect(validateAddress(other).issues.map(({ code }) => code)).toEqual(['address.zip.province-mismatch'])
		}
		expect(field('US', 'provinceCode')?.example).toBe('CA')
	})

	it('offers no province that the rules treat as a country (D-12)', () => {
		const offered = field('CN', 'provinceCode')?.options?.map(({ value }) => value)
		expect(offered).toHaveLength(31)
		expect(offered).not.toEqual(expect.arrayContaining(['TW']))
		for (const country of COUNTRIES)
			for (const { value } of field(country, 'provinceCode')?.options ?? [])
				expect(checkProvince({ provinceCode: value }, country).issues, `${country} ${value}`).toEqual([])
	})

	it('has the provinces as options, by code', () => {
		expect(field('CA', 'provinceCode')?.options?.slice(0, 2)).toEqual([
			{ value: 'AB', label: 'Alberta' },
			{ value: 'BC', label: 'British Columbia' },
		])
		for (const country of COUNTRIES)
			if (shown(country).includes('provinceCode') && country !== 'CN')
				expect(field(country, 'provinceCode')?.options?.length, country).toBe(provincesOf(country).length)
	})

	it('has the tokens of the HTML standard, and numeric keyboards only for zips of digits', () => {
		expect(addressFieldsOf('BR').map(({ name, autocomplete }) => [name, autocomplete])).toEqual([
			['countryCode', 'shipping country'],
			['address1', 'shipping address-line1'],
			['address2', 'shipping address-line2'],
			['city', 'shipping address-level2'],
			['provinceCode', 'shipping address-level1'],
			['zip', 'shipping postal-code'],
			['phone', 'shipping tel'],
			['taxNumber', 'off'],
		])
		for (const country of ['US', 'BR', 'JP', 'FR', 'SE']) expect(field(country, 'zip')?.inputMode).toBe('numeric')
		for (const country of ['GB', 'CA', 'NL', 'LV', 'CR', 'AR']) expect(field(country, 'zip')?.inputMode).toBe('text')
		expect(field('US', 'phone')).toMatchObject({ type: 'tel', inputMode: 'tel' })
	})

	it('has the common fields for an unknown country', () => {
		for (const none of ['', 'XX', 'USA', null, 5, {}])
			expect(shown(none as string)).toEqual(['countryCode', 'address1', 'address2', 'city', 'zip', 'phone'])
		expect(addressFieldsOf(' us ')).toEqual(addressFieldsOf('US'))
	})
})

describe('the patterns of fields', () => {
	const patterns = COUNTRIES.flatMap((country) => {
		const digits = zipDigits(BUILT_IN_ZIP_FORMS.zipForms(country)?.text ?? '')
		return digits.length === 0 ? [] : [[country, compiled(zipFieldPattern(digits))] as const]
	})
	const separator = fc.constantFrom('', '', '', ' ', '-', '.', '\u2011', '\u200b', '\u3000', '\u2212', '〒', '  ')
	const wide = (text: string): string => text.replace(/[!-~]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0))

	it('accept every zip that checkZip accepts, in any spelling', () => {
		let accepted = 0
		fc.assert(
			fc.property(
				fc.constantFrom(...patterns),
				fc.tuple(fc.boolean(), fc.nat(999_999_999), fc.nat(10)),
				fc.constantFrom('', '', 'CC', 'CC-', 'C-', 'cc ', ' '),
				fc.array(separator, { minLength: 12, maxLength: 12 }),
				fc.boolean(),
				([country, pattern], [isSample, number, length], before, between, isWide) => {
					const sample = zipSamples()[country]?.[0] ?? ''
					const code = isSample ? sample : String(number).padStart(length, '0')
					const prefix = before
						.replace(/CC/, country)
						.replace(/C/, country.slice(0, 1))
						.replace(/cc/, country.toLowerCase())
					const spelled = prefix + [...code].map((c, at) => c + between[at]).join('')
					const zip = isWide ? wide(spelled) : spelled
					if (checkZip(zip, country).status !== 'valid') return
					accepted++
					expect(pattern.test(zip), `${country} ${zip}`).toBe(true)
				},
			),
			{ numRuns: runs(5000) },
		)
		expect(accepted).toBeGreaterThan(runs(1250))
	})

	it('reject codes that lack a digit', () => {
		expect(patterns.length).toBeGreaterThan(100)
		for (const [country, pattern] of patterns) {
			const digits = (zipSamples()[country]?.[0] ?? '').replace(/\D/g, '')
			const short = digits.slice(0, Math.min(...zipDigits(BUILT_IN_ZIP_FORMS.zipForms(country)?.text ?? '')) - 1)
			expect(short).not.toBe('')
			expect(pattern.test(short), `${country} ${short}`).toBe(false)
			expect(pattern.test(' ')).toBe(true)
		}
	})

	it("are the interface's patterns for tax numbers", () => {
		for (const [country, good, bad] of [
			['BR', '529.982.247-25', '52998224725'],
			['MX', 'xoji740919u48', 'MAB9307148T4'],
		] as const) {
			const pattern = compiled(field(country, 'taxNumber')?.pattern ?? '')
			expect([pattern.test(good), pattern.test(bad)]).toEqual([true, false])
			expect(checkTaxNumber(good, country).status).toBe('valid')
			expect(checkTaxNumber(bad, country).status).toBe('invalid')
		}
		expect(field('KR', 'taxNumber')).not.toHaveProperty('pattern')
	})
})
