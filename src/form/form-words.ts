import { readField } from '../core/read.ts'

/** The form's own words, besides labels and the messages of the rules. `{label}` and `{count}` are parameters. */
export interface FormWords {
	readonly optional: string
	/** The first choice of a select. It ends with a letter, so that it is in order on a page from right to left. */
	readonly choose: string
	/** The button of a suggestion. */
	readonly use: string
	/** The message of an empty required field, before the rules are loaded. */
	readonly required: string
	/** The announcement of a rejected form. */
	readonly oneError: string
	readonly errors: string
	/** The warning about an e-mail address that no mail reaches. */
	readonly email: string
	/** Shown and announced while a submit waits for the rules. */
	readonly checking: string
	/** The message of a submit that was dropped, because the address changed while it waited. */
	readonly changed: string
	/** The message of an order that a server refused without an issue. */
	readonly refused: string
}

const EN: FormWords = {
	optional: 'optional',
	choose: 'Choose',
	use: 'Use {label}',
	required: '{label}: fill in this field.',
	oneError: 'One field needs a change.',
	errors: '{count} fields need a change.',
	email: 'Check the email address. It should look like name@example.com.',
	checking: 'Checking the address…',
	changed: 'The address changed while it was checked. Please send it again.',
	refused: 'The order wasn’t accepted. Please check the address.',
}

export const FR_WORDS: FormWords = {
	optional: 'facultatif',
	choose: 'Choisir',
	use: 'Utiliser {label}',
	required: '{label} : remplissez ce champ.',
	oneError: 'Un champ est à corriger.',
	errors: '{count} champs sont à corriger.',
	email: 'Vérifiez l’adresse e-mail. Elle devrait ressembler à nom@exemple.com.',
	checking: 'Vérification de l’adresse…',
	changed: 'L’adresse a changé pendant la vérification. Veuillez la renvoyer.',
	refused: 'La commande n’a pas été acceptée. Veuillez vérifier l’adresse.',
}

export const ES_WORDS: FormWords = {
	optional: 'opcional',
	choose: 'Elegir',
	use: 'Usar {label}',
	required: '{label}: rellene este campo.',
	oneError: 'Hay un campo por corregir.',
	errors: 'Hay {count} campos por corregir.',
	email: 'Revise el correo electrónico. Debería parecerse a nombre@ejemplo.com.',
	checking: 'Comprobando la dirección…',
	changed: 'La dirección cambió mientras se comprobaba. Vuelva a enviarla.',
	refused: 'No se aceptó el pedido. Revise la dirección.',
}

/** Returns the words of a locale, or those of a language that has its own. */
export function wordsIn(locale: string | { readonly form: FormWords }): FormWords {
	if (typeof locale !== 'string') {
		const own = readField(locale, 'form')
		const entries = Object.entries(EN).map(([key, english]) => [key, textOr(readField(own, key), english)])
		return Object.fromEntries(entries) as unknown as FormWords
	}
	return locale.startsWith('fr') ? FR_WORDS : locale.startsWith('es') ? ES_WORDS : EN
}

function textOr(value: unknown, english: string): string {
	return typeof value === 'string' ? value : english
}

/** Fills in the parameter of a word. A separate function, because a form without rules needs no more of the messages. */
export function fillWord(word: string, value: string): string {
	return word.replace(/\{(?:label|count)\}/g, () => value)
}
