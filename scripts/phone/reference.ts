import { type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core'
import max from 'libphonenumber-js/metadata.max.json'
import min from 'libphonenumber-js/metadata.min.json'

/** A `tel:` URI whose context matches nothing. It makes libphonenumber-js forget where its last match ended. */
const FORGET = 'tel:1;phone-context=%'

/** Returns libphonenumber-js's answer: `max` or `min alone`, E.164, country and national number, or `invalid`. */
export function referenceOf(text: string, countryCode: string | undefined): string {
	const byMax = judge(text, countryCode, max)
	if (byMax !== null) return `max ${byMax}`
	const byMin = judge(text, countryCode, min)
	return byMin === null ? 'invalid' : `min alone ${byMin}`
}

function judge(text: string, countryCode: string | undefined, metadata: MetadataJson): string | null {
	if (text.includes(';phone-context=')) parsePhoneNumberFromString(FORGET, metadata)
	const number =
		countryCode === undefined
			? parsePhoneNumberFromString(text, metadata)
			: parsePhoneNumberFromString(text, { defaultCountry: countryCode as 'US' }, metadata)
	if (!number?.isValid()) return null
	return `${number.number} ${number.country ?? null} ${number.nationalNumber}`
}
