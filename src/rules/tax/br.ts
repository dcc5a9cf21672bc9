/**
 * Brazil: CPF and CNPJ. The Receita Federal issues both.
 *
 * The CPF (Cadastro de Pessoas Físicas) is a person's number: nine digits, of which the ninth stands for the fiscal region, and two check digits.
 * The API documentation requires it in the form 000.000.000-00.
 *
 * The CNPJ (Cadastro Nacional da Pessoa Jurídica) is a company's number: eight characters for the company, four for the establishment, and two
 * check digits. Since July 2026, the first twelve characters of a new CNPJ may contain letters. The value of a letter is its ASCII code minus 48
 * (Instrução Normativa RFB 2.229/2024). The documented pattern rejects every CNPJ.
 *
 * Both compute their check digits modulo 11. From the right, the weights start at 2: up to 11 for a CPF; up to 9 for a CNPJ, then again from 2.
 */
import { characterValue, type TaxCountry, type TaxNumberProblem, valuesOf, weightedSum } from './tax-country.ts'

const CPF_MASK = '###.###.###-##'
const CNPJ_MASK = '##.###.###/####-##'
const CPF = /^\d{3}\.\d{3}\.\d{3}-\d\d$/
const CNPJ = /^\d\d\.\d{3}\.\d{3}\/\d{4}-\d\d$/
const ALPHANUMERIC_CNPJ = /^[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d\d$/
const ASCII = /* @__PURE__ */ valuesOf('0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const ONE_DIGIT = /^(\d)(?:[./-]?\1)*$/
/** The weights of all characters before each check digit; 0 for separators. */
const CPF_WEIGHTS = [
	[10, 9, 8, 0, 7, 6, 5, 0, 4, 3, 2, 0],
	[11, 10, 9, 0, 8, 7, 6, 0, 5, 4, 3, 0, 2],
]
const CNPJ_WEIGHTS = [
	[5, 4, 0, 3, 2, 9, 0, 8, 7, 6, 0, 5, 4, 3, 2, 0],
	[6, 5, 0, 4, 3, 2, 0, 9, 8, 7, 0, 6, 5, 4, 3, 0, 2],
]
export const BR: TaxCountry<'BR', 'cpf' | 'cnpj' | 'cnpj-alphanumeric', 'CPF' | 'CNPJ' | 'alphanumeric CNPJ'> = {
	country: 'BR',
	name: 'CPF',
	rule: 'tax-number.2',
	accepted: [
		{ kind: 'cpf', name: 'CPF', prefix: 'CPF', mask: CPF_MASK, problemOf: (text) => problemOf(text, CPF, CPF_WEIGHTS) },
	],
	refused: [
		{
			kind: 'cnpj',
			name: 'CNPJ',
			prefix: 'CNPJ',
			mask: CNPJ_MASK,
			problemOf: (text) => problemOf(text, CNPJ, CNPJ_WEIGHTS),
		},
		{
			kind: 'cnpj-alphanumeric',
			name: 'alphanumeric CNPJ',
			prefix: 'CNPJ',
			mask: CNPJ_MASK,
			problemOf: (text) => problemOf(text, ALPHANUMERIC_CNPJ, CNPJ_WEIGHTS),
		},
	],
	typedMasks: [CPF_MASK, CNPJ_MASK],
}

function problemOf(
	text: string,
	form: RegExp,
	weights: readonly (readonly number[])[],
): TaxNumberProblem | 'form' | null {
	if (!form.test(text)) return 'form'
	// Each check digit comes after the characters with its weights.
	const isRight = (each: readonly number[]): boolean =>
		((weightedSum(text, each, ASCII) * 10) % 11) % 10 === characterValue(text, each.length, ASCII)
	if (!weights.every(isRight)) return 'check-digits'
	return ONE_DIGIT.test(text) ? 'repeated-digits' : null
}
