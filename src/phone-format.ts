export { type CaretText, formatPhone, formatPhoneAsYouType, type PhoneStyle } from './phone/phone-format.ts'
