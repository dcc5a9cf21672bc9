import { MAX_FORMATTED_LENGTH } from '../rules/core/limits.ts'
import { classifyPhone } from '../rules/phone/phone.ts'
import { type CaretText, formatPhoneBy, type PhoneTyping, WORLD_TYPING } from '../rules/phone/phone-format.ts'
import type { PhoneFacts } from '../rules/phone/phone-plans.ts'
import { WORLD_PHONES } from '../rules/phone/world-phones.ts'
import { formatTypedTaxNumber } from '../rules/tax/format-tax-number.ts'
import { WORLD_ZIP_FORMS } from '../rules/zip/world-zip-forms.ts'
import { formatZip } from '../rules/zip/zip-partial.ts'
import type { ZipFacts } from '../rules/zip/zips.ts'

/** The characters that formatting adds, removes or replaces: everything but letters, digits and plus signs. */
const SEPARATORS = '[\\s.,:/_()\\p{Pd}\\p{Cf}\u2212\u30fc\uff70\u3012]'
let separators: RegExp | undefined

/** What formatting asks: the forms of postal codes, and how numbers are typed. */
interface FieldFacts {
	readonly zips: ZipFacts
	readonly typing: PhoneTyping
}

const WORLD_FIELDS: FieldFacts = { zips: WORLD_ZIP_FORMS, typing: WORLD_TYPING }

/**
 * Formats the text that a person is typing into a field for the address's country (D-123): `phone` with libphonenumber-js, `zip` and
 * `taxNumber` in the country's format. Other fields stay as they are.
 *
 * - The caret, in UTF-16 units, stays behind the same letter or digit. If `inputType` is a forward deletion, it stays before
 *   the next letter or digit. So neither key gets stuck at a separator.
 * - A value that a rule accepts is still accepted afterwards, and means the same.
 * - A value in the country's format or without separators, and without an extension, gives the same result typed or pasted.
 *
 * @example
 * formatField('zip', 'k1a0', 4, 'CA') // => { value: 'K1A 0', caret: 5 }
 * formatField('zip', '١١٥', 3, 'EG') // => { value: '115', caret: 3 }
 * formatField('taxNumber', '52998', 5, 'BR') // => { value: '529.98', caret: 6 }
 * formatField('phone', '415983', 6, 'US') // => { value: '(415) 983', caret: 9 }
 * formatField('taxNumber', '52998', 3, 'BR', 'deleteContentForward') // => { value: '529.98', caret: 4 }
 */
export function formatField(
	name: string,
	value: string | null | undefined,
	caret: number,
	countryCode: string | null | undefined,
	inputType?: string,
): CaretText {
	return formatFieldBy(WORLD_FIELDS, name, value, caret, countryCode, inputType)
}

/** `formatField` by the facts of the caller. */
export function formatFieldBy(
	facts: FieldFacts,
	...[name, value, caret, countryCode, inputType]: Parameters<typeof formatField>
): CaretText {
	if (typeof value !== 'string') return { value: '', caret: 0 }
	const at = Number.isSafeInteger(caret) ? Math.min(Math.max(caret, 0), value.length) : value.length
	const formatted = value.length > MAX_FORMATTED_LENGTH ? value : format(facts, name, value, countryCode)
	if (formatted.toUpperCase() === value.toUpperCase())
		return { value: formatted, caret: Math.min(at, formatted.length) }
	// Formatting removes characters only at the start: the name of a number.
	const count = countSigns(value.slice(0, at)) - countSigns(value) + countSigns(formatted)
	return { value: formatted, caret: placeOf(formatted, count, inputType === 'deleteContentForward') }
}

function format(
	{ zips, typing }: FieldFacts,
	name: string,
	value: string,
	countryCode: string | null | undefined,
): string {
	if (name === 'phone') return formatPhoneBy(typing, value, 0, countryCode ?? undefined).value
	if (name === 'zip') return formatZip(value, zips.zipForms(countryCode))
	return name === 'taxNumber' ? formatTypedTaxNumber(value, countryCode) : value
}

/** Returns the number of letters, digits and plus signs in a text. */
function countSigns(text: string): number {
	separators ??= new RegExp(SEPARATORS, 'gu')
	return text.replace(separators, '').length
}

/** Returns the index after that many letters, digits and plus signs, or before the next one. */
function placeOf(text: string, count: number, isForward: boolean): number {
	let at = 0
	while (at < text.length && countSigns(text.slice(0, at)) < count) at++
	if (isForward) while (at < text.length && countSigns(text.charAt(at)) === 0) at++
	return at
}

/**
 * Returns a phone number of a country (alpha-2) as callers from abroad dial it, so that it keeps its country when an address
 * changes country (D-124). Returns null for a number that isn't valid there.
 *
 * @example
 * phoneAbroad('(415) 983-8030', 'US') // => '+1 415 983 8030'
 * phoneAbroad('030 901820', 'US') // => null
 */
export function phoneAbroad(text: string, countryCode: string): string | null {
	return phoneAbroadBy(WORLD_PHONES, WORLD_TYPING, text, countryCode)
}

/** `phoneAbroad` by the facts of the caller. */
export function phoneAbroadBy(
	phones: PhoneFacts,
	typing: PhoneTyping,
	text: string,
	countryCode: string,
): string | null {
	if (typeof text !== 'string' || typeof countryCode !== 'string') return null
	const judged = classifyPhone(text, phones.planOf(countryCode), phones)
	return judged === null ? null : formatPhoneBy(typing, judged.phone.e164, 0).value
}
