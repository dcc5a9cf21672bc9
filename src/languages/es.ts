import { deepFreeze } from '../core/deep-freeze.ts'
import { ES, MEXICO } from '../form/field-labels.ts'
import { ES_WORDS } from '../form/form-words.ts'
import { COUNTRIES, INFLECTED, KINDS, PROVINCES, VARIANT_COUNTRIES } from './data/names-es.ts'
import { SPANISH_MESSAGES } from './es-messages.ts'
import type { Language } from './language.ts'
import { SPANISH_TAX_NAMES } from './tax-names.ts'

/**
 * Spanish, for customers of every Spanish-speaking country: usted, and words that Spain and Mexico share. The names
 * of the interface's fields are not translated.
 *
 * @example
 * es.messages['address.zip.unused'] // => 'Deje vacío {zipField.the}: en {country.the} no se usa.'
 * translateIssues(checkZip('9O21O', 'GB').issues, es)[0].message
 * // => '«9O21O» no es un código postal del Reino Unido. Use un formato como EC1Y 8SY.'
 */
export const es: Language = /* @__PURE__ */ deepFreeze({
	language: 'es',
	countries: COUNTRIES,
	variants: { 'es-MX': VARIANT_COUNTRIES },
	provinces: PROVINCES,
	messages: SPANISH_MESSAGES,
	hint: ' ¿Quiso decir «{value}»?',
	decimalMark: '.',
	grammar: {
		forms: {
			the: { m: 'el ', f: 'la ', p: 'los ', q: 'las ' },
			of: { _: 'de ', m: 'del ', f: 'de la ', p: 'de los ', q: 'de las ' },
			to: { _: 'a ', m: 'al ', f: 'a la ', p: 'a los ', q: 'a las ' },
			a: { m: 'un ', f: 'una ' },
			no: { m: 'ningún ', f: 'ninguna ' },
		},
		kinds: KINDS,
		inflected: INFLECTED,
		nouns: {
			province: 'fprovincia',
			area: 'fzona',
			county: 'mcondado',
			department: 'mdepartamento',
			district: 'mdistrito',
			do_si: 'fprovincia o ciudad',
			emirate: 'memirato',
			governorate: 'fgobernación',
			island: 'fisla',
			oblast: 'móblast',
			parish: 'fparroquia',
			prefecture: 'fprefectura',
			region: 'fregión',
			state: 'mestado',
			postal: 'mcódigo postal',
			zip: 'mcódigo ZIP',
			eircode: 'mEircode',
			pin: 'mcódigo PIN',
			city: 'fciudad',
			suburb: 'flocalidad',
			post_town: 'fciudad',
		},
	},
	words: {
		expected: {
			'a string': 'un texto',
			'true or false': 'true o false',
			'a number': 'un número',
			'an object': 'un objeto',
			'an array': 'una lista',
			JSON: 'JSON',
			'a UUID': 'un UUID',
			'a date': 'una fecha',
			'a date-time': 'una fecha con hora',
			'a list': 'una lista',
			'a text that is not empty': 'un texto no vacío',
			there: 'un valor',
		},
		type: {
			string: 'texto',
			number: 'número',
			boolean: 'booleano',
			object: 'objeto',
			array: 'lista',
			null: 'null',
			undefined: 'nada',
			function: 'función',
			symbol: 'símbolo',
			bigint: 'bigint',
			missing: 'nada',
		},
		field: {
			this: 'este valor',
			'this field': 'este campo',
			'the request': 'la solicitud',
			'the response': 'la respuesta',
		},
		taxNumber: SPANISH_TAX_NAMES,
	},
	labels: ES,
	regional: { 'es-MX': MEXICO },
	form: ES_WORDS,
})
