import type { FormWords } from '../form/form-words.ts'
import type { PlaceNames } from '../form/place-names.ts'
import type { IssueCode } from '../messages/messages.ts'
import type { Grammar, Translation } from '../translate/translation.ts'

/** Everything in one language: the message of every code, the names of countries and provinces, and the words of a form. */
export interface Language extends Translation<IssueCode>, PlaceNames {
	readonly countries: string
	readonly grammar: Grammar
	/** The labels of fields, by field name or by the country's kind of field. `tax-CN` is the tax number of CN. */
	readonly labels: Readonly<Record<string, string>>
	/** By locale: the labels that differ from those of its language. */
	readonly regional: Readonly<Record<string, Readonly<Record<string, string>>>>
	/** The form's own words. */
	readonly form: FormWords
}
