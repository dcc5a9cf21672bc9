export { LOCALES, type Locale, negotiateLocale } from './locale/negotiate-locale.ts'
