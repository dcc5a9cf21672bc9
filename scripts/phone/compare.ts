import { planOf, readDoubtfulPhone, readValidPhone } from '../../src/geo/phone.ts'
import type { PhoneInput } from './generate.ts'
import { referenceOf } from './reference.ts'

/** What orderwright says, in the words of `referenceOf`. */
export function answerOf(text: string, countryCode: string | undefined): string {
	const home = countryCode === undefined ? null : planOf(countryCode)
	const valid = readValidPhone(text, home)
	if (valid !== null) return `max ${valid.e164} ${valid.countryCode} ${valid.nationalNumber}`
	const doubtful = readDoubtfulPhone(text, home)
	if (doubtful !== null) return `min alone ${doubtful.e164} ${doubtful.countryCode} ${doubtful.nationalNumber}`
	return 'invalid'
}

/** Null where both agree, else what each says. */
export function disagreement({ form, text, countryCode }: PhoneInput): string | null {
	const expected = referenceOf(text, countryCode)
	const actual = answerOf(text, countryCode)
	if (expected === actual) return null
	return `${form}: ${JSON.stringify(text)} in ${countryCode}: libphonenumber-js says ${expected}, orderwright ${actual}`
}
