import type { Translation } from '../translate/translation.ts'
import { FRENCH_MESSAGES } from './french-messages.ts'
import type { IssueCode } from './messages.ts'

/**
 * Every message in French, for customers of any country that speaks it: polite imperative; a no-break space before a colon and inside
 * quotation marks, a narrow one before a semicolon and a question mark. Names of fields stay as the interface has them.
 *
 * @example
 * FRENCH.messages['address.zip.unused'] // => 'Laissez le code postal vide\u00a0: ce pays ({country}) n’en utilise pas.'
 */
export const FRENCH: Translation<IssueCode> = {
	language: 'fr',
	messages: FRENCH_MESSAGES,
	unneededProvince:
		'Les adresses de ce pays ({country}) n’indiquent pas de province\u00a0: «\u00a0{province}\u00a0» est conservé tel quel.',
	hint: ' Vouliez-vous dire «\u00a0{value}\u00a0»\u202f?',
	decimalMark: ',',
	words: {
		expected: {
			'a string': 'un texte',
			'true or false': 'true ou false',
			'a number': 'un nombre',
			'an object': 'un objet',
			'an array': 'un tableau',
			JSON: 'du JSON',
			'a UUID': 'un UUID',
			'a date-time': 'une date avec heure',
			'a list': 'un tableau',
			'a text that is not empty': 'un texte non vide',
			there: 'une valeur',
		},
		type: {
			string: 'texte',
			number: 'nombre',
			boolean: 'booléen',
			object: 'objet',
			array: 'tableau',
			null: 'null',
			undefined: 'rien',
			function: 'fonction',
			symbol: 'symbole',
			bigint: 'bigint',
			missing: 'rien',
		},
		field: {
			this: 'cette valeur',
			'this field': 'ce champ',
			'the request': 'la requête',
			'the response': 'la réponse',
		},
		taxNumber: {
			CPF: 'le CPF',
			CNPJ: 'le CNPJ',
			'alphanumeric CNPJ': 'le CNPJ alphanumérique',
			RFC: 'le RFC',
			'RFC of a person': 'le RFC d’une personne physique',
			'RFC with Ñ or &': 'le RFC avec Ñ ou &',
			'company RFC': 'le RFC d’une entreprise',
			'generic RFC': 'le RFC générique',
			'resident identity number': 'le numéro d’identité de résident',
			'unified social credit code': 'le code de crédit social unifié',
			'codice fiscale': 'le codice fiscale',
			'codice fiscale (omocodia)': 'le codice fiscale (omocodia)',
			'partita IVA': 'la partita IVA',
			'personal customs clearance code': 'le code personnel de dédouanement',
			'business registration number': 'le numéro d’enregistrement d’entreprise',
			'resident registration number': 'le numéro d’enregistrement de résident',
		},
	},
}
