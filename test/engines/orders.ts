import phoneExamples from 'libphonenumber-js/examples.mobile.json'
import { createRandom, type Random } from '../../scripts/random.ts'
import { provincesOf } from '../../src/entries/index.ts'
import { TAX_COUNTRIES } from '../../src/rules/tax/tax-countries.ts'
import countries from '../vectors/countries.json' with { type: 'json' }
import phones from '../vectors/phone.json' with { type: 'json' }
import provinces from '../vectors/provinces.json' with { type: 'json' }
import taxNumbers from '../vectors/tax-numbers.json' with { type: 'json' }
import zips from '../vectors/zip-examples.json' with { type: 'json' }

/*
 * Orders from the whole world, generated from a seed. They use only integers and strings, so that any engine can generate them: the
 * values of the published vectors, provinces and example numbers, combined by country, some exchanged and some misspelled.
 */

type Codes = Readonly<Record<string, readonly string[]>>

const SEED = 20261120
const VALID: Codes = zips.valid
const INVALID: Codes = zips.invalid
const COUNTRIES = [...new Set([...Object.keys(phoneExamples), ...Object.keys(VALID), ...Object.keys(INVALID)])].sort()
/** The countries whose orders need a tax number. */
const TAXED = TAX_COUNTRIES.map(({ country }) => String(country)).sort()
const COUNTRY_INPUTS = countries.cases.map((each) => each.args[0] as object)
const PROVINCE_INPUTS = provinces.cases.map((each) => each.args[0] as object)
const PHONE_EXAMPLES: Readonly<Record<string, string>> = phoneExamples
// The digest of the rules rests on the order of these lists.
const PHONES = phones.cases.filter(({ id }) => !id.endsWith('-max')).map(({ args }) => String(args[0]))
const TAX_NUMBERS = taxNumbers.cases.flatMap(({ call, args: [taxNumber, countryCode] }) =>
	call === 'checkTaxNumber' && typeof taxNumber === 'string' ? [{ taxNumber, countryCode }] : [],
)
const PHONE_STARTS = ['', '0', '+', '00', '(0', '1-', '+1 ', '+44 ', '+49', '+55 11 ', '+86 ', '+82-', '+52 ', '+39 0']
const MISSPELLINGS = [
	'',
	' ',
	'-',
	'x',
	'O',
	'0',
	'7',
	'é',
	'ß',
	'İ',
	'京',
	'٣',
	'９',
	'\u200b',
	'\ud83d',
	'😀',
	'"',
	'\\',
]
const FIRST_NAMES = ['Ana', 'Mary-Jane', 'İpek', 'ßeth', 'zoë', 'O’Neil', '佳', 'ǆuro', 'नेहा', '', ' J. P. ', 'ﬁona']
const LAST_NAMES = ['Watson', 'van der Berg', 'ÅSTRÖM', 'Smith Jr.', 'Οδυσσεύς', 'Иванов', 's', 'de la O', '', 'Jones']
const LANGUAGES = ['en', 'fr', 'es', 'tr', 'el']

/** The store of the orders: closed regions, closed provinces, a variant that is not for sale. */
export const PRODUCTS = [
	{ id: 'mug', title: 'Mug', variants: [{ id: 'mug-s' }, { id: 'mug-l', isAvailableForSale: false }] },
	{
		id: 'tee',
		title: 'T-shirt',
		variants: [{ id: 'tee-m' }, { id: 'tee-l' }],
		shippingRegions: [
			{ countryCode: 'BR', isBlacklisted: true },
			{ countryCode: 'US', denyCheckout: true, provinces: [{ provinceCode: 'HI' }, { provinceName: 'Alaska' }] },
		],
	},
]
const VARIANTS = ['mug-s', 'tee-m', 'tee-l']
const ODD_VARIANTS = ['mug-l', 'cap', '']

/** The input of one row of a warehouse. */
export interface Row {
	readonly order: object
	readonly person: object
	readonly options: object
	readonly range: object
}

/** Returns the row with a number, independent of the rows made before. */
export function makeRow(at: number): Row {
	const random = createRandom(Math.imul(at + 1, 0x9e3779b1) ^ SEED)
	const order = makeOrder(random)
	const day = `${1900 + random(140)}-${pad(1 + random(12))}-${pad(1 + random(29))}`
	const time = ['', 'T00:00:00Z', 'T23:30:00-08:00', 'T12:00:00.123+05:30', 't01:02:03z', 'x'][random(6)] as string
	return {
		order,
		person: { firstName: pick(FIRST_NAMES, random), lastName: pick(LAST_NAMES, random), birthDate: day + time },
		options: { asOf: `2026-11-${pad(1 + random(31))}`, language: pick(LANGUAGES, random) },
		range: { start: '1950-03-29T00:00:00Z', end: `20${pad(random(40))}-06-30T12:00:00+02:00` },
	}
}

function makeOrder(random: Random): object {
	const country = random(6) === 0 ? pick(TAXED, random) : pick(COUNTRIES, random)
	const address: Record<string, unknown> = {
		city: random(60) === 0 ? '' : 'Springfield',
		...(random(20) === 0 ? pick(COUNTRY_INPUTS, random) : { countryCode: country }),
		...makeProvince(country, random),
		zip: misspell(makeZip(country, random), random),
		phone: misspell(makePhone(country, random), random),
	}
	const orderItems = Array.from({ length: random(40) === 0 ? 0 : 1 + random(3) }, () => ({
		variantId: pick(random(20) === 0 ? ODD_VARIANTS : VARIANTS, random),
		quantity: random(40) === 0 ? pick([0, -1, 1.5, 1e21], random) : 1 + random(9),
	}))
	const order: Record<string, unknown> = { address, orderItems }
	if (random(5) === 0 || TAXED.includes(country)) {
		const own = TAX_NUMBERS.filter((each) => each.countryCode === country)
		order['taxNumber'] = misspell(String(pick(own.length > 0 ? own : TAX_NUMBERS, random).taxNumber), random)
	}
	if (random(4) === 0) order['shouldValidateProvinceCode'] = random(2) === 0
	if (random(30) === 0)
		order[pick(['companyId', 'orderNumber', 'note', 'isVip'], random)] = pick([1, 'c', true, null], random)
	return order
}

function makeProvince(country: string, random: Random): object {
	const known = provincesOf(country)
	if (random(12) === 0) return pick(PROVINCE_INPUTS, random)
	if (known.length === 0 || random(12) === 0) return {}
	const { code, name } = pick(known, random)
	return random(2) === 0 ? { provinceCode: misspell(code, random) } : { province: misspell(name, random) }
}

function makeZip(country: string, random: Random): string {
	const own = random(12) === 0 ? INVALID[country] : VALID[country]
	if (own !== undefined) return pick(own, random)
	return random(6) === 0 ? String(random(100_000)) : ''
}

/** Returns a number that the country may have: its example with other last digits, a number from the vectors, or any digits. */
function makePhone(country: string, random: Random): string {
	const kind = random(12)
	if (kind === 0) return pick(PHONES, random)
	const example = PHONE_EXAMPLES[country]
	if (kind === 1 || example === undefined) return pick(PHONE_STARTS, random) + String(random(1_000_000_000))
	const drawn = random(4)
	return example.slice(0, example.length - drawn) + String(1000 + random(1000)).slice(4 - drawn)
}

/** The text with one character exchanged, now and then. */
/** Inserts or replaces a character in one of `oneIn` texts, on average. */
export function misspell(text: string, random: Random, oneIn = 15): string {
	if (random(oneIn) !== 0) return text
	const at = random(text.length + 1)
	return text.slice(0, at) + pick(MISSPELLINGS, random) + text.slice(at + random(2))
}

function pick<T>(list: readonly T[], random: Random): T {
	return list[random(list.length)] as T
}

function pad(number: number): string {
	return `0${number}`.slice(-2)
}
