import { deepFreeze } from '../core/deep-freeze.ts'
import { CANADA, FR } from '../form/field-labels.ts'
import { FR_WORDS } from '../form/form-words.ts'
import { COUNTRIES, INFLECTED, KINDS, PROVINCES, VARIANT_COUNTRIES } from './data/names-fr.ts'
import { FRENCH_MESSAGES } from './fr-messages.ts'
import type { Language } from './language.ts'
import { FRENCH_TAX_NAMES } from './tax-names.ts'

/**
 * French, for customers of every French-speaking country: polite imperative (vous); a no-break space before a colon
 * and inside quotation marks, a narrow one before a semicolon and a question mark. The names of the interface's fields are not
 * translated.
 *
 * @example
 * fr.messages['address.zip.unused'] // => 'Laissez {zipField.the} vide\u00a0: il n’y en a pas {country.in}.'
 * translateIssues(checkZip('9O21O', 'US').issues, fr)[0].message
 * // => '«\u00a09O21O\u00a0» n’est pas un code ZIP des États-Unis. Utilisez un format comme 95014.'
 */
export const fr: Language = /* @__PURE__ */ deepFreeze({
	language: 'fr',
	countries: COUNTRIES,
	variants: { 'fr-CA': VARIANT_COUNTRIES },
	provinces: PROVINCES,
	messages: FRENCH_MESSAGES,
	hint: ' Vouliez-vous dire «\u00a0{value}\u00a0»\u202f?',
	decimalMark: ',',
	grammar: {
		forms: {
			the: { m: 'le ', f: 'la ', v: 'l’', p: 'les ', d: 'la ', e: 'l’', M: 'le ', F: 'la ', V: 'l’', W: 'l’' },
			of: { _: 'de ', m: 'du ', f: 'de ', v: 'd’', p: 'des ', d: 'de la ', e: 'de l’', w: 'd’', x: 'd’' },
			in: { _: 'à ', m: 'au ', f: 'en ', v: 'en ', p: 'aux ', d: 'à la ', e: 'à l’', w: 'à ', x: 'en ' },
			a: { M: 'un ', F: 'une ', V: 'un ', W: 'une ' },
			no: { M: 'aucun ', F: 'aucune ', V: 'aucun ', W: 'aucune ' },
			which: { M: 'du ', F: 'de la ', V: 'de l’', W: 'de l’' },
		},
		kinds: KINDS,
		inflected: INFLECTED,
		nouns: {
			province: 'Fprovince',
			area: 'Fzone',
			county: 'Mcomté',
			department: 'Mdépartement',
			district: 'Mdistrict',
			do_si: 'Fprovince ou ville',
			emirate: 'Vémirat',
			governorate: 'Mgouvernorat',
			island: 'Wîle',
			oblast: 'Voblast',
			parish: 'Fparoisse',
			prefecture: 'Fpréfecture',
			region: 'Frégion',
			state: 'VÉtat',
			postal: 'Mcode postal',
			zip: 'Mcode ZIP',
			eircode: 'VEircode',
			pin: 'Mcode PIN',
			city: 'Fville',
			suburb: 'Flocalité',
			post_town: 'Fville',
		},
	},
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
		taxNumber: FRENCH_TAX_NAMES,
	},
	labels: FR,
	regional: { 'fr-CA': CANADA },
	form: FR_WORDS,
})
