import { deepFreeze } from '../core/deep-freeze.ts'
import { COUNTRIES, PROVINCES, VARIANT_COUNTRIES } from './data/names-fr.ts'
import { FRENCH_MESSAGES } from './fr-messages.ts'
import type { Language } from './language.ts'

/**
 * All messages in French, for customers of every French-speaking country: polite imperative (vous); a no-break space before a colon
 * and inside quotation marks, a narrow one before a semicolon and a question mark. The names of the interface's fields are not
 * translated.
 *
 * @example
 * fr.messages['address.zip.unused'] // => 'Laissez le code postal vide\u00a0: les adresses de ce pays ({country}) n’en ont pas.'
 */
export const fr: Language = /* @__PURE__ */ deepFreeze({
	language: 'fr',
	countries: COUNTRIES,
	variants: { 'fr-CA': VARIANT_COUNTRIES },
	provinces: PROVINCES,
	messages: FRENCH_MESSAGES,
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
			'a date': 'une date',
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
			"person's RFC": 'le RFC d’une personne physique',
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
})
