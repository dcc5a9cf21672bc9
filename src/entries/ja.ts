/**
 * Everything in Japanese: the message of every code, the names of countries and provinces, and the labels of fields.
 *
 * @module orderwright/ja
 */

export { ja } from '../languages/ja.ts'
export type { Language } from '../languages/language.ts'
