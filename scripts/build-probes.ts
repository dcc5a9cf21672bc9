/**
 * Writes the values that the conformance kit sends: `src/service/conformance/data/probes.ts`. They are those of `scripts/facts/probes.json`, every tax
 * number of `test/vectors/`, and its phone numbers, zips and provinces on which other packages agree with the model. A service may use any of these
 * packages.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { iso31662 } from 'iso-3166'
import { type CountryCode, getCountryCallingCode, parsePhoneNumberFromString as parseMax } from 'libphonenumber-js/max'
import { parsePhoneNumberFromString as parseMin } from 'libphonenumber-js/min'
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import validator from 'validator'
import { allCountries, validateOrder } from '../src/entries/index.ts'
import { createState, step } from '../src/entries/model.ts'
import { zipExamples } from '../src/rules/zip/zip-examples.ts'
import { orderWithZip, type SampleOrder, sampleOrder } from '../src/service/conformance/scenarios/sample-order.ts'
import type { Files } from './tables.ts'

const ROOT = join(import.meta.dirname, '..')
const NOW = '2026-01-31T09:30:00Z'

type Json = ReturnType<typeof JSON.parse>
const read = (name: string): Json => JSON.parse(readFileSync(join(ROOT, `test/vectors/${name}.json`), 'utf8'))

/** The zips of these countries are sent: their formats are well known. */
const ZIP_COUNTRIES = 'US CA BR MX GB DE FR IT ES NL BE AT CH SE NO DK FI PL CZ PT IE JP KR IN AU TR'.split(' ')
/** The most wrong zips for a country. */
const MAX_WRONG = 2

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
			body: { ...order, orderItems: [{ variantId: 'v', quantity: 1 }] },
		},
		NOW,
	).expectation
	return success === null ? 'refuse' : refusal === null ? 'accept' : 'open'
}

const withAddress = (order: SampleOrder, fields: object): SampleOrder => ({
	...order,
	address: { ...order.address, ...fields },
})

/** Digits and the signs that people write between them. */
const DIGITS = /^[+\d ()./-]+$/
/** A text that is no number on any reading: many servers drop letters and line breaks before they judge a number. */
const NO_DIGITS = /^[^\d\p{Cc}]*$/u

/** Returns whether packages agree. Whether letters, an exit code, an extension and a line break belong to a number, no sentence says (D-15). */
function isAgreedPhone(phone: string, country: string): boolean {
	// A number of another country without a plus sign begins with the digits that are dialled to leave this one.
	const abroad = phone.startsWith('+') ? null : parseMax(phone, country as CountryCode)
	if (abroad && abroad.countryCallingCode !== getCountryCallingCode(country as CountryCode)) return false
	const verdict = judge(withAddress(sampleOrder(country), { phone }))
	// A service that reads the digits alone may take it for a number of another country.
	if (verdict === 'refuse' && parseMax(`+${phone.replace(/\D/g, '')}`)?.isValid() === true) return false
	const given = [parseMax, parseMin].map((parse) => parse(phone, country as CountryCode)?.isValid() ?? false)
	given.push(isValidForGoogle(phone, country))
	const isPlain = DIGITS.test(phone) || (verdict === 'refuse' && NO_DIGITS.test(phone))
	return verdict !== 'open' && isPlain && given.every((isValid) => isValid === (verdict === 'accept'))
}

interface PhoneNumberUtil {
	readonly parse: (phone: string, country: string) => object
	readonly isValidNumber: (phone: object) => boolean
}
/** The package has no types of its own. */
const GOOGLE: PhoneNumberUtil = createRequire(import.meta.url)('google-libphonenumber').PhoneNumberUtil.getInstance()

/** Google's own package reads letters and signs that its port leaves out. */
function isValidForGoogle(phone: string, country: string): boolean {
	try {
		return GOOGLE.isValidNumber(GOOGLE.parse(phone, country))
	} catch {
		return false
	}
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

/** Returns a name in small letters without accents. */
const fold = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Returns whether an order has not even a warning. */
function isWithoutFault(order: SampleOrder): boolean {
	const items = { orderItems: [{ variantId: 'v', quantity: 1 }] }
	return validateOrder({ ...order, ...items }, { products: [{ variants: [{ id: 'v' }] }] }).issues.length === 0
}

/** The most values of a country that pass: what passes is alike, and what is refused is not. */
const MAX_GOOD = 5

/** Returns the values that are refused, and some of each country that pass. */
function someGood(rows: string[][], toOrder: (row: string[]) => SampleOrder): string[][] {
	const passed = new Map<string | undefined, number>()
	return rows.filter((row) => {
		if (judge(toOrder(row)) !== 'accept') return true
		const count = (passed.get(row[0]) ?? 0) + 1
		passed.set(row[0], count)
		return count <= MAX_GOOD
	})
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
				.slice(0, MAX_WRONG)
				.map((zip: string) => [country, zip]),
		),
	].filter(([country, zip]) => isAgreedZip(zip, country))
	const provinces = cases.flatMap(({ call, args: [given, country] }) =>
		call === 'checkProvince' && isAgreedProvince(given, country)
			? [[country, given.province ?? '', given.provinceCode ?? '']]
			: [],
	)
	const { about, texts, people, headers, ...more } = JSON.parse(
		readFileSync(join(ROOT, 'scripts/facts/probes.json'), 'utf8'),
	) as Json
	const pairsOf = (name: string): string[][] =>
		Object.entries(more[name] as Readonly<Record<string, readonly string[]>>).flatMap(([country, values]) =>
			values.map((value) => [country, value]),
		)
	const write = (name: string, text: string, type: string, values: unknown): string =>
		`/** ${text} */\nexport const ${name}: ${type} = ${JSON.stringify(values)}\n`
	const table = (name: string, text: string, rows: readonly (readonly string[])[]): string =>
		write(name, text, 'readonly (readonly string[])[]', unique(rows))
	const someZips = someGood(zips, ([country = '', zip = '']) => withAddress(orderWithZip(country, zip), { zip }))
	return `// Written by scripts/build-probes.ts; do not edit.
// Source: scripts/facts/probes.json, and the cases of test/vectors on which libphonenumber-js, google-libphonenumber, postcode-validator, validator and iso-3166 agree.

${table('TAX_NUMBERS', 'A country and a tax number.', [...taxNumbers, ...pairsOf('taxNumbers')])}
${table('PLACED_TAX_NUMBERS', about.placedTaxNumbers, pairsOf('placedTaxNumbers'))}
${table('PHONES', 'A country and a phone number.', [...phones, ...pairsOf('phones')])}
${table('ZIPS', 'A country and a zip.', [...someZips, ...pairsOf('zips')])}
${table('PROVINCES', "A country, a province's name and its code.", provinces)}
${write('TEXTS', about.texts, 'readonly string[]', texts)}
${write('HEADERS', about.headers, 'readonly string[]', headers)}
${write('PEOPLE', about.people, 'readonly Readonly<Record<string, string>>[]', people)}`
}

/**
 * Returns a zip and a province for each country whose first zip is in a province with a name that fewer sources have: ISO's list and the
 * address data of shops, of which a service may know one alone. Without a province if no source has any of the names.
 */
export function buildSamples(): string {
	const { countries } = JSON.parse(readFileSync(join(ROOT, 'scripts/facts/province-names.json'), 'utf8')) as Json
	const rows = allCountries().flatMap(({ code: country }) => {
		const sourcesOf = ({ province = '', provinceCode = '' }: SampleOrder['address']): number => {
			const iso = iso31662.find(({ code }) => code === `${country}-${provinceCode}`)
			const names: readonly string[] = countries[country]?.[provinceCode]?.names ?? []
			return [[iso?.name ?? ''], names].filter((list) => list.some((name) => fold(name) === fold(province))).length
		}
		const zips = zipExamples(country)
		const at = zips.map((zip) => orderWithZip(country, zip).address)
		const most = Math.max(...at.map(sourcesOf))
		const best = at.find((address) => sourcesOf(address) === most)
		const bare = orderWithZip(country, zips[0], '')
		if (most === 0) return isWithoutFault(bare) && bare.address['zip'] ? [[country, [bare.address['zip'], '']]] : []
		return best === at[0] ? [] : [[country, [best?.['zip'], best?.['provinceCode']]]]
	})
	return `// Written by scripts/build-probes.ts; do not edit.

/** A zip and a province with a name that all sources have, for countries whose first zip is in a province with other names. */
export const SAMPLES: Readonly<Record<string, readonly [zip: string, provinceCode: string]>> = ${JSON.stringify(Object.fromEntries(rows))}
`
}

export const write = (): Files => ({
	'src/service/conformance/data/samples.ts': buildSamples(),
	'src/service/conformance/data/probes.ts': buildProbes(),
})
