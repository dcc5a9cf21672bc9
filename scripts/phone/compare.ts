import { BUILT_IN_PHONES } from '../../src/rules/phone/built-in-phones.ts'
import { classifyPhone } from '../../src/rules/phone/phone.ts'
import type { PhoneInput } from './generate.ts'
import { referenceOf } from './reference.ts'

/** Returns orderwright's answer, in the format of `referenceOf`. */
export function answerOf(text: string, countryCode: string | undefined): string {
	const home = countryCode === undefined ? null : BUILT_IN_PHONES.planOf(countryCode)
	const judged = classifyPhone(text, home, BUILT_IN_PHONES)
	if (judged === null) return 'invalid'
	const { e164, countryCode: country, nationalNumber } = judged.phone
	return `${judged.accepted === 'max' ? 'max' : 'min alone'} ${e164} ${country} ${nationalNumber}`
}

/** Returns libphonenumber-js's answer to the text as D-15 reads it: a full-width plus is a plus. */
export function expectedOf(text: string, countryCode: string | undefined): string {
	return referenceOf(text.replaceAll('\uff0b', '+'), countryCode)
}

/** Returns null if both agree, otherwise both answers. */
export function disagreement({ form, text, countryCode }: PhoneInput): string | null {
	const expected = expectedOf(text, countryCode)
	const actual = answerOf(text, countryCode)
	if (expected === actual) return null
	return `${form}: ${JSON.stringify(text)} in ${countryCode}: libphonenumber-js says ${expected}, orderwright ${actual}`
}
