import { iso31661, iso31662 } from 'iso-3166'
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import type { World } from './types.ts'

/** Countries where every address has a postal code. */
const NEED_ZIP = new Set(
	'US CA BR MX DE FR GB IT ES NL BE AT CH SE NO DK FI PL CZ PT JP CN KR IN AU RU TR SG'.split(' '),
)

/** The three areas that addresses of Hong Kong name, and that ISO 3166-2 does not list. */
const HONG_KONG = [
	{ code: 'HK', name: 'Hong Kong Island' },
	{ code: 'KL', name: 'Kowloon' },
	{ code: 'NT', name: 'New Territories' },
]
type Provinces = ReturnType<World['provinces']>
const PROVINCES = new Map<string, { code: string; name: string }[]>([['HK', HONG_KONG]])
for (const { code, name } of iso31662) {
	const country = code.slice(0, 2)
	PROVINCES.set(country, [...(PROVINCES.get(country) ?? []), { code: code.slice(3), name }])
}
const NONE: Provinces = []

const NAMES = new Map(iso31661.map(({ name, alpha2 }) => [name.toLowerCase(), alpha2]))
for (const [name, code] of [
	['russia', 'RU'],
	['united states', 'US'],
	['united kingdom', 'GB'],
	['south korea', 'KR'],
]) {
	NAMES.set(String(name), String(code))
}

const parse = (phone: string, country: string) => parsePhoneNumberFromString(phone, country as CountryCode)
/** What was read of each phone: the plays send the same ones. */
const phones = new Map<string, ReturnType<World['phoneOf']>>()

function phoneOf(phone: string, country: string): ReturnType<World['phoneOf']> {
	const number = parse(phone, country)
	if (number === undefined || !number.isValid()) return null
	return { isFixed: number.getType() === 'FIXED_LINE', country: number.country ?? '' }
}

/** Facts about the world from packages that share no code with the library: libphonenumber-js, postcode-validator and iso-3166. */
export const WORLD: World = {
	phoneOf: (phone, country) => {
		const name = `${country} ${phone}`
		const known = phones.get(name)
		if (known !== undefined) return known
		const read = phoneOf(phone, country)
		phones.set(name, read)
		return read
	},
	isZip: (zip, country) => {
		const written = zip.trim().toUpperCase()
		if (written === '') return !NEED_ZIP.has(country)
		return !postcodeValidatorExistsForCountry(country) || postcodeValidator(written, country)
	},
	provinces: (country) => PROVINCES.get(country) ?? NONE,
	countryNamed: (name) => NAMES.get(name.trim().toLowerCase()) ?? '',
}
