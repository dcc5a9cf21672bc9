import type { Field, Kind } from '../form/field-labels.ts'
import type { FormLanguage } from '../form/form-words.ts'
import { deepFreeze } from '../rules/core/deep-freeze.ts'
import type { TaxCountryCode } from '../rules/tax/tax-countries.ts'
import type { IssueCode } from './messages/messages.ts'
import type { Region } from './translate/in-region.ts'
import type { Grammar, Translation, Words } from './translate/translation.ts'

/** Everything in one language: the message of every code, the names of countries and provinces, and the words of a form. */
export interface Language extends Translation<IssueCode>, FormLanguage {
	readonly taxHint: string
	readonly words: Required<Pick<Words, 'date'>> & Words
	readonly countries: string
	readonly grammar: Grammar
	/** The texts and marks that differ in a region (`inRegion`), by the region's tags. A space separates tags. */
	readonly regional: Readonly<Record<string, Region>>
}

/** The texts in the file of one language. The messages are in the order of `MESSAGES`. */
interface LanguageTexts
	extends Omit<Language, 'variants' | 'regional'>,
		Partial<Pick<Language, 'variants' | 'regional'>> {
	readonly grammar: Grammar & {
		readonly nouns: Readonly<Record<Kind | `${Kind}-${string}`, string>>
	}
	/** The labels of fields and tax numbers. A kind of province, zip or city has a label here only if the label differs from the noun. */
	readonly labels: Readonly<Record<Field | `tax-${TaxCountryCode}`, string> & Partial<Record<Kind, string>>>
}

/**
 * Returns the language object of these texts. For kinds without a label, the label is the noun with a capital letter and without the sign of its
 * gender.
 */
export function makeLanguage(texts: LanguageTexts): Language {
	const nouns = Object.entries(texts.grammar.nouns)
	const labels = nouns.map(([kind, noun]) => [kind, noun.charAt(1).toUpperCase() + noun.slice(2)])
	return deepFreeze({
		variants: {},
		regional: {},
		...texts,
		labels: { ...Object.fromEntries(labels), ...texts.labels },
	})
}
