import { MAX_FORMATTED_LENGTH } from '../rules/core/limits.ts'
import { BUILT_IN_TYPING, type CaretText, formatPhoneBy, type PhoneTyping } from '../rules/phone/phone-format.ts'
import { formatTypedTaxNumber } from '../rules/tax/format-tax-number.ts'
import { BUILT_IN_ZIP_FORMS } from '../rules/zip/built-in-zip-forms.ts'
import { formatZip } from '../rules/zip/zip-partial.ts'
import type { ZipFacts } from '../rules/zip/zips.ts'

/** The characters that formatting adds, removes or replaces: all except letters, digits and plus signs. */
const SEPARATORS = '[\\s.,:/_()\\p{Pd}\\p{Cf}\u2212\u30fc\uff70\u3012]'
let separators: RegExp | undefined

/** What formatting needs: the forms of postal codes, and the typing formats of phone numbers. */
interface FieldFacts {
	readonly zips: ZipFacts
	readonly typing: PhoneTyping
}

/** The arguments of `formatField`. */
type TypedField = [
	value: string | null | undefined,
	caret: number,
	name: string,
	countryCode: string | null | undefined,
	inputType?: string,
]

export const BUILT_IN_FIELDS: FieldFacts = { zips: BUILT_IN_ZIP_FORMS, typing: BUILT_IN_TYPING }

/**
 * Formats what a person has typed so far into a field, and moves the caret, as `formatField` of `orderwright/form` does. If both entries exported
 * the same function, esbuild would put the rules into the first file of a form that loads them later.
 *
 * @example
 * formatBuiltInField('k1a0', 4, 'zip', 'CA') // => { value: 'K1A 0', caret: 5 }
 */
export function formatBuiltInField(...field: TypedField): CaretText {
	return formatFieldBy(BUILT_IN_FIELDS, ...field)
}

/** `formatField` by the facts of the caller. */
export function formatFieldBy(
	facts: FieldFacts,
	...[value, caret, name, countryCode, inputType]: TypedField
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

/** Returns the index after this many letters, digits and plus signs, or before the next one. */
function placeOf(text: string, count: number, isForward: boolean): number {
	let at = 0
	while (at < text.length && countSigns(text.slice(0, at)) < count) at++
	if (isForward) while (at < text.length && countSigns(text.charAt(at)) === 0) at++
	return at
}
