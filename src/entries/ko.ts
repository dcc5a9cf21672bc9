/**
 * Everything in Korean: the message of every code, the names of countries and provinces, and the labels of fields.
 *
 * @module orderwright/ko
 */

export { ko } from '../languages/ko.ts'
export type { Language } from '../languages/language.ts'
