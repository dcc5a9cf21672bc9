/**
 * Everything in Portuguese: the message of every code, the names of countries and provinces, and the labels of fields.
 *
 * @module orderwright/pt
 */

export type { Language } from '../languages/language.ts'
export { pt } from '../languages/pt.ts'
