import type { Locale } from '../locale/negotiate-locale.ts'

/** The form's own words, besides labels and the messages of the rules. `{label}` and `{count}` are parameters. */
export interface FormWords {
	readonly optional: string
	/** The first choice of a select. */
	readonly choose: string
	/** The button of a suggestion. */
	readonly use: string
	/** The message of an empty required field, before the rules are loaded. */
	readonly required: string
	/** The announcement of a rejected form. */
	readonly oneError: string
	readonly errors: string
}

const EN: FormWords = {
	optional: 'optional',
	choose: 'Choose…',
	use: 'Use {label}',
	required: '{label}: fill in this field.',
	oneError: 'One field needs a change.',
	errors: '{count} fields need a change.',
}

const FR: FormWords = {
	optional: 'facultatif',
	choose: 'Choisir…',
	use: 'Utiliser {label}',
	required: '{label} : remplissez ce champ.',
	oneError: 'Un champ est à corriger.',
	errors: '{count} champs sont à corriger.',
}

const ES: FormWords = {
	optional: 'opcional',
	choose: 'Elegir…',
	use: 'Usar {label}',
	required: '{label}: rellene este campo.',
	oneError: 'Hay un campo por corregir.',
	errors: 'Hay {count} campos por corregir.',
}

/** Returns the words of a locale. */
export function wordsIn(locale: Locale): FormWords {
	return locale.startsWith('fr') ? FR : locale.startsWith('es') ? ES : EN
}

/** Fills in the parameter of a word. A separate function, because a form without rules needs no more of the messages. */
export function fillWord(word: string, value: string): string {
	return word.replace(/\{(?:label|count)\}/g, () => value)
}
