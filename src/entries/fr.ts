/**
 * Everything in French: the message of every code, the names of countries and provinces, and the labels of fields.
 *
 * @module orderwright/fr
 */

export { fr } from '../languages/fr.ts'
export type { Language } from '../languages/language.ts'
