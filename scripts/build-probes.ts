/**
 * Writes the values that the conformance kit sends to validate-order: `src/service/conformance/data/probes.ts`. They are the cases of `test/vectors/`:
 * every tax number, and of phone numbers, zips and provinces those about which other packages agree with the model, because a service
 * may use any of them.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { iso31662 } from 'iso-3166'
import { type CountryCode, parsePhoneNumberFromString as parseMax } from 'libphonenumber-js/max'
import { parsePhoneNumberFromString as parseMin } from 'libphonenumber-js/min'
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import validator from 'validator'
import { createState, step } from '../src/entries/model.ts'
import { orderWithZip, type SampleOrder, sampleOrder } from '../src/service/conformance/plans/sample-order.ts'
import type { Files } from './tables.ts'

const ROOT = join(import.meta.dirname, '..')
const NOW = '2026-01-31T09:30:00Z'

type Json = ReturnType<typeof JSON.parse>
const read = (name: string): Json => JSON.parse(readFileSync(join(ROOT, `test/vectors/${name}.json`), 'utf8'))

/** The zips of these countries are sent: their formats are well known. */
const ZIP_COUNTRIES = 'US CA BR MX GB DE FR IT ES NL BE AT CH SE NO DK FI PL CZ PT IE JP KR IN AU TR'.split(' ')
/** The most wrong zips for a country. */
const MOST_WRONG = 2

const start = createState({
	clients: [{ clientId: 'a', clientSecret: 'b' }],
	collections: [
		{
			id: 'c',
			rewardType: 'Coins',
			products: [{ id: 'p', title: 'P', variants: [{ id: 'v', title: 'V', price: 1 }] }],
		},
	],
})
const body = { clientId: 'a', clientSecret: 'b', grantType: 'clientCredentials' }
const { state, answer } = step(start, { operation: 'create-tokens', body }, NOW)

/** What the model says of an order: `accept` or `refuse` if it binds, otherwise `open`. */
function judge(order: SampleOrder): 'accept' | 'refuse' | 'open' {
	const { success, refusal } = step(
		state,
		{
			operation: 'validate-order',
			authorization: `Bearer ${(answer.body as Json).accessToken}`,
			parameters: { collectionId: 'c' },
			body: { shouldValidateProvinceCode: false, ...order, orderItems: [{ variantId: 'v', quantity: 1 }] },
		},
		NOW,
	).expectation
	return success === null ? 'refuse' : refusal === null ? 'accept' : 'open'
}

const withAddress = (order: SampleOrder, fields: object): SampleOrder => ({
	...order,
	address: { ...order.address, ...fields },
})

function isAgreedPhone(phone: string, country: string): boolean {
	const verdict = judge(withAddress(sampleOrder(country), { phone }))
	const given = [parseMax, parseMin].map((parse) => parse(phone, country as CountryCode)?.isValid() ?? false)
	return verdict !== 'open' && given.every((isValid) => isValid === (verdict === 'accept'))
}

function isAgreedZip(zip: string, country: string): boolean {
	const verdict = judge(withAddress(orderWithZip(country, zip), { zip }))
	if (verdict === 'open' || !postcodeValidatorExistsForCountry(country)) return false
	const given = [postcodeValidator(zip, country)]
	if (validator.isPostalCodeLocales.includes(country as validator.PostalCodeLocale))
		given.push(validator.isPostalCode(zip, country as validator.PostalCodeLocale))
	return given.every((isValid) => isValid === (verdict === 'accept'))
}

function isAgreedProvince(given: Json, country: string): boolean {
	const { province: _, provinceCode: __, ...address } = sampleOrder(country).address
	const verdict = judge({ ...sampleOrder(country), address: { ...address, ...given } })
	const own = iso31662.filter(({ code }) => code.startsWith(`${country}-`))
	if (verdict === 'open' || own.length === 0) return false
	const isKnown = own.some(({ code, name }) => code.slice(3) === given.provinceCode || name === given.province)
	return isKnown === (verdict === 'accept')
}

function unique(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
	return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()]
}

export function buildProbes(): string {
	const taxNumbers = read('tax-numbers').cases.flatMap(({ args: [taxNumber, countryCode] }: Json) =>
		typeof taxNumber === 'string' && /^[A-Z]{2}$/i.test(countryCode) && countryCode !== 'ZZ'
			? [[countryCode.toUpperCase(), taxNumber]]
			: [],
	)
	const cases = ['outside', 'outside-zip', 'provinces'].flatMap((name) => read(name).cases as Json[])
	const phones = [
		...read('phone').cases.map(({ args: [phone, countryCode = 'US'] }: Json) => [countryCode, phone]),
		...cases.flatMap(({ call, args }) => (call === 'checkPhone' ? [[args[1] ?? 'US', args[0]]] : [])),
	].filter(([country, phone]) => isAgreedPhone(phone, country))
	const { valid, invalid } = read('zip-examples')
	const zips = [
		...cases.flatMap(({ call, args }) => (call === 'checkZip' ? [[args[1], args[0]]] : [])),
		...ZIP_COUNTRIES.flatMap((country) => (valid[country] ?? []).map((zip: string) => [country, zip])),
		...ZIP_COUNTRIES.flatMap((country) =>
			(invalid[country] ?? [])
				.filter((zip: string) => isAgreedZip(zip, country))
				.slice(0, MOST_WRONG)
				.map((zip: string) => [country, zip]),
		),
	].filter(([country, zip]) => isAgreedZip(zip, country))
	const provinces = cases.flatMap(({ call, args: [given, country] }) =>
		call === 'checkProvince' && isAgreedProvince(given, country)
			? [[country, given.province ?? '', given.provinceCode ?? '']]
			: [],
	)
	const table = (name: string, about: string, rows: readonly (readonly string[])[]): string =>
		`/** ${about} */\nexport const ${name}: readonly (readonly string[])[] = ${JSON.stringify(unique(rows))}\n`
	return `// Written by scripts/build-probes.ts; do not edit.
// Source: test/vectors, with the cases on which libphonenumber-js, postcode-validator, validator and iso-3166 agree.

${table('TAX_NUMBERS', 'A country and a tax number.', taxNumbers)}
${table('PHONES', 'A country and a phone number.', phones)}
${table('ZIPS', 'A country and a zip.', zips)}
${table('PROVINCES', "A country, a province's name and its code.", provinces)}`
}

export const write = (): Files => ({ 'src/service/conformance/data/probes.ts': buildProbes() })
