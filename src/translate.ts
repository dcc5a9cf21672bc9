/**
 * Issues and verdicts in other languages.
 *
 * @module orderwright/translate
 */

export type { TaxNumberName } from './tax/tax-countries.ts'
export { translateIssue, translateIssues } from './translate/translate-issue.ts'
export type {
	ExpectedWord,
	FieldWord,
	PartialTranslation,
	Translation,
	TypeWord,
	Words,
} from './translate/translation.ts'
export { translationFor } from './translate/translation-for.ts'
