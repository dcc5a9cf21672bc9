import type { CaretText } from '../rules/phone/phone-format.ts'
import { BUILT_IN_FIELDS, formatFieldBy } from './format-field-by.ts'

/**
 * Formats the text that a person is typing into a field, with its caret, for the address's country (D-123): `phone` with libphonenumber-js, `zip` and
 * `taxNumber` in the country's format. Other fields stay as they are.
 *
 * - The caret, in UTF-16 units, stays after the same letter or digit. If `inputType` is a forward deletion, it stays before the next letter
 *   or digit. So neither key gets stuck at a separator.
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
	return formatFieldBy(BUILT_IN_FIELDS, name, value, caret, countryCode, inputType)
}
