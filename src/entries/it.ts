/**
 * Everything in Italian: the message of every code, the names of countries and provinces, and the labels of fields.
 *
 * @module orderwright/it
 */

export { it } from '../languages/it.ts'
export type { Language } from '../languages/language.ts'
