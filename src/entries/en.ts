/**
 * Everything in English: the message of every code, the names of countries and provinces, and the labels of fields.
 *
 * @module orderwright/en
 */

export { en } from '../languages/en.ts'
export type { Language } from '../languages/language.ts'
