import type { CaretText } from '../rules/phone/phone-format.ts'
import { BUILT_IN_FIELDS, formatFieldBy } from './format-field-by.ts'

/**
 * Formats what a person has typed so far into a field of a country's address, and moves the caret (D-123). The arguments are the text, the caret,
 * the field's name and the country. `phone` has libphonenumber-js's format, `zip` and `taxNumber` have the country's. Other fields stay as they
 * are.
 *
 * - The caret (in UTF-16 units) stays after the same letter or digit. If `inputType` is a forward deletion, the caret stays before the next letter
 *   or digit. So neither Backspace nor Delete gets stuck at a separator.
 * - A value that a rule accepts is still accepted after formatting, and means the same.
 * - A value in the country's format, or without separators, becomes the same text whether it is typed or pasted. Extensions are an exception.
 *
 * @example
 * formatField('k1a0', 4, 'zip', 'CA') // => { value: 'K1A 0', caret: 5 }
 * formatField('١١٥', 3, 'zip', 'EG') // => { value: '115', caret: 3 }
 * formatField('52998', 5, 'taxNumber', 'BR') // => { value: '529.98', caret: 6 }
 * formatField('415983', 6, 'phone', 'US') // => { value: '(415) 983', caret: 9 }
 * formatField('52998', 3, 'taxNumber', 'BR', 'deleteContentForward') // => { value: '529.98', caret: 4 }
 */
export function formatField(
	value: string | null | undefined,
	caret: number,
	name: string,
	countryCode: string | null | undefined,
	inputType?: string,
): CaretText {
	return formatFieldBy(BUILT_IN_FIELDS, value, caret, name, countryCode, inputType)
}
