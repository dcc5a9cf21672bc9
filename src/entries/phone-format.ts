/**
 * A phone number in its usual format, also while it is typed.
 *
 * @module orderwright/phone-format
 */

export { type CaretText, formatPhone, formatPhoneAsYouType, type PhoneStyle } from '../rules/phone/phone-format.ts'
