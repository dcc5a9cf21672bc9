export { type CaretText, formatPhone, formatPhoneAsYouType, type PhoneStyle } from './geo/phone-format.ts'
