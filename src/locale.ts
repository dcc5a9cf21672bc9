/**
 * The locales of the interface, and the best one for a reader.
 *
 * @module orderwright/locale
 */

export { LOCALES, type Locale, negotiateLocale } from './locale/negotiate-locale.ts'
