import type { FormLanguage } from '../form/form-words.ts'
import type { IssueCode } from '../messages/messages.ts'
import type { Grammar, Translation } from '../translate/translation.ts'

/** Everything in one language: the message of every code, the names of countries and provinces, and the words of a form. */
export interface Language extends Translation<IssueCode>, FormLanguage {
	readonly countries: string
	readonly grammar: Grammar
	/** By locale: the labels that differ from those of its language. */
	readonly regional: Readonly<Record<string, Readonly<Record<string, string>>>>
}
