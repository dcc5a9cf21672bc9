import { PHONE_PLANS } from '../phone/data/phone.ts'

/** A calling `code`, such as `49`, with the `countries` that use it. The main country comes first. */
export interface CallingCode {
	/** The digits of the calling code, without the plus: `49`. */
	readonly code: string
	/** Alpha-2 codes. */
	readonly countries: readonly string[]
}

const COUNTRY = /^[A-Z]{2}$/

/**
 * Returns all calling codes of countries, sorted by number, for the options of a list. A code without a country, such as 800, isn't in the list.
 *
 * @example
 * callingCodes().find(({ code }) => code === '49') // => { code: '49', countries: ['DE'] }
 * callingCodes().find(({ code }) => code === '44').countries // => ['GB', 'GG', 'IM', 'JE']
 */
export function callingCodes(): readonly CallingCode[] {
	const rows = PHONE_PLANS.split('\n').map((row) => row.split(';'))
	return rows
		.map(([code = '', ...plans]) => ({
			code,
			countries: plans
				.map((plan) => plan.split('/'))
				.flatMap(([country = '', ...rest]) => (rest.length > 0 && COUNTRY.test(country) ? country : [])),
		}))
		.filter(({ countries }) => countries.length > 0)
		.sort((a, b) => Number(a.code) - Number(b.code))
}
