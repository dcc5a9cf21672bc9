/**
 * The locales of the interface, and which of them a reader wants.
 *
 * @module orderwright/locale
 */

export { LOCALES, type Locale, negotiateLocale } from './locale/negotiate-locale.ts'
