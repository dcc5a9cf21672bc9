/**
 * Everything in Chinese: the message of every code, the names of countries and provinces, and the labels of fields.
 *
 * @module orderwright/zh
 */

export type { Language } from '../languages/language.ts'
export { zh } from '../languages/zh.ts'
