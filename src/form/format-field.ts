import { type CaretText, formatPhoneAsYouType } from '../geo/phone-format.ts'
import { formatZip } from '../geo/zip-partial.ts'
import { formatTypedTaxNumber } from '../tax/format-typed-tax-number.ts'

/** The longest text that is formatted; longer ones stay as they are. */
const LONGEST = 64

/** What formatting puts in, takes out or changes for its like: all but letters, digits and plus signs. */
const SEPARATORS = '[\\s.,:/_()\\p{Pd}\\p{Cf}\u2212\u30fc\uff70\u3012]'
let separators: RegExp | undefined

/**
 * What a person has typed so far in a field, formatted for the address's country: `phone` by libphonenumber-js, `zip` and `taxNumber` as
 * their country writes them. Every other field stays as it is. The caret, in UTF-16 units, stays at the same letter or digit: behind the one before
 * it, or, given the `inputType` of a forward deletion, before the one after it, so that neither key is caught at a separator.
 *
 * A value that a rule accepts is accepted afterwards, and means the same. Written as its country does or without separators, and without
 * an extension, it ends up the same typed or pasted.
 *
 * @example
 * formatField('zip', 'k1a0', 4, 'CA') // => { value: 'K1A 0', caret: 5 }
 * formatField('taxNumber', '52998', 5, 'BR') // => { value: '529.98', caret: 6 }
 * formatField('phone', '415983', 6, 'US') // => { value: '(415) 983', caret: 9 }
 * formatField('taxNumber', '52998', 3, 'BR', 'deleteContentForward') // => { value: '529.98', caret: 4 }
 */
export function formatField(
	name: string,
	value: string,
	caret: number,
	countryCode: string,
	inputType?: string,
): CaretText {
	if (typeof value !== 'string') return { value: '', caret: 0 }
	const at = Number.isSafeInteger(caret) ? Math.min(Math.max(caret, 0), value.length) : value.length
	const formatted = value.length > LONGEST ? value : format(name, value, countryCode)
	if (formatted.toUpperCase() === value.toUpperCase())
		return { value: formatted, caret: Math.min(at, formatted.length) }
	// What is left out stood at the front: the name of a number.
	const count = countSigns(value.slice(0, at)) - countSigns(value) + countSigns(formatted)
	return { value: formatted, caret: placeOf(formatted, count, inputType === 'deleteContentForward') }
}

function format(name: string, value: string, countryCode: string): string {
	if (name === 'phone') return formatPhoneAsYouType(value, 0, countryCode).value
	if (name === 'zip') return formatZip(value, countryCode)
	return name === 'taxNumber' ? formatTypedTaxNumber(value, countryCode) : value
}

/** The letters, digits and plus signs of a text. */
function countSigns(text: string): number {
	separators ??= new RegExp(SEPARATORS, 'gu')
	return text.replace(separators, '').length
}

/** The place behind the first so many signs, or before the next. */
function placeOf(text: string, count: number, isForward: boolean): number {
	let at = 0
	while (at < text.length && countSigns(text.slice(0, at)) < count) at++
	if (isForward) while (at < text.length && countSigns(text.charAt(at)) === 0) at++
	return at
}
