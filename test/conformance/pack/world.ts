import { iso31662 } from 'iso-3166'
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import type { World } from './server.ts'

/** Countries where every address has a postal code. */
const NEED_ZIP = new Set(
	'US CA BR MX DE FR GB IT ES NL BE AT CH SE NO DK FI PL CZ PT JP CN KR IN AU RU TR SG'.split(' '),
)

/** Facts about the world from packages that share no code with the library: libphonenumber-js, postcode-validator and iso-3166. */
export const WORLD: World = {
	isPhone: (phone, country) => parsePhoneNumberFromString(phone, country as CountryCode)?.isValid() ?? false,
	isZip: (zip, country) => {
		const written = zip.trim().toUpperCase()
		if (written === '') return !NEED_ZIP.has(country)
		return !postcodeValidatorExistsForCountry(country) || postcodeValidator(written, country)
	},
	provinces: (country) =>
		iso31662.flatMap(({ code, name }) => (code.startsWith(`${country}-`) ? [{ code: code.slice(3), name }] : [])),
}
