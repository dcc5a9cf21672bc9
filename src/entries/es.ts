/**
 * Everything in Spanish: the message of every code, the names of countries and provinces, and the labels of fields.
 *
 * @module orderwright/es
 */

export { es } from '../languages/es.ts'
export type { Language } from '../languages/language.ts'
