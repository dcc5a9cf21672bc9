import { deepFreeze } from '../core/deep-freeze.ts'
import { COUNTRIES, PROVINCES, VARIANT_COUNTRIES } from './data/names-es.ts'
import { SPANISH_MESSAGES } from './es-messages.ts'
import type { Language } from './language.ts'

/**
 * All messages in Spanish, for customers of every Spanish-speaking country: usted, and words that Spain and Mexico share. The names
 * of the interface's fields are not translated.
 *
 * @example
 * es.messages['address.zip.unused'] // => 'Deje vacío el código postal: las direcciones de este país ({country}) no lo llevan.'
 */
export const es: Language = /* @__PURE__ */ deepFreeze({
	language: 'es',
	countries: COUNTRIES,
	variants: { 'es-MX': VARIANT_COUNTRIES },
	provinces: PROVINCES,
	messages: SPANISH_MESSAGES,
	hint: ' ¿Quiso decir «{value}»?',
	decimalMark: '.',
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
		taxNumber: {
			CPF: 'el CPF',
			CNPJ: 'el CNPJ',
			'alphanumeric CNPJ': 'el CNPJ alfanumérico',
			RFC: 'el RFC',
			"person's RFC": 'el RFC de persona física',
			'RFC with Ñ or &': 'el RFC con Ñ o &',
			'company RFC': 'el RFC de persona moral',
			'generic RFC': 'el RFC genérico',
			'resident identity number': 'el número de identidad de residente',
			'unified social credit code': 'el código unificado de crédito social',
			'codice fiscale': 'el codice fiscale',
			'codice fiscale (omocodia)': 'el codice fiscale (omocodia)',
			'partita IVA': 'la partita IVA',
			'personal customs clearance code': 'el código personal de despacho aduanero',
			'business registration number': 'el número de registro de empresa',
			'resident registration number': 'el número de registro de residente',
		},
	},
})
