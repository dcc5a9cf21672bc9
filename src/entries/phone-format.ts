/**
 * Formats a phone number, also during typing.
 *
 * @module orderwright/phone-format
 */

export { type CaretText, formatPhone, formatPhoneAsYouType, type PhoneStyle } from '../rules/phone/phone-format.ts'
