/**
 * Everything in German: the message of every code, the names of countries and provinces, and the labels of fields.
 *
 * @module orderwright/de
 */

export { de } from '../languages/de.ts'
export type { Language } from '../languages/language.ts'
