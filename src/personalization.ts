/**
 * The fields that personalized items show of a person.
 *
 * @module orderwright/personalization
 */

export type { DateFields, NameFields, PersonalizationFields, WorkFields, Zodiac } from './contract/personalization.ts'
export type { PersonalizationCode, PersonalizationOptions } from './personalization/derive-personalization.ts'
export { derivePersonalization } from './personalization/derive-personalization.ts'
export type { InitialsOptions } from './personalization/initials.ts'
export { initials } from './personalization/initials.ts'
export { ordinal } from './personalization/ordinal.ts'
export type { PossessiveStyle } from './personalization/possessive.ts'
export { possessive } from './personalization/possessive.ts'
export { zodiac } from './personalization/zodiac.ts'
