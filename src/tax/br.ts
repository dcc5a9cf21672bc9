/**
 * Brazil: CPF and CNPJ, issued by the Receita Federal.
 *
 * The CPF (Cadastro de Pessoas Físicas) is a person's: nine digits, the ninth for the fiscal region, then two check digits. It
 * is what the interface asks for, written 000.000.000-00.
 *
 * The CNPJ (Cadastro Nacional da Pessoa Jurídica) is a company's: eight characters for the company, four for the
 * establishment, two check digits. Since July 2026 new ones have letters among the first twelve, each counting as its ASCII
 * code less 48 (Instrução Normativa RFB 2.229/2024). The interface's pattern refuses all of them.
 *
 * Both take their check digits modulo 11, with weights that rise from 2 at the right: a CPF's to 11, a CNPJ's to 9, then again.
 */
import type { TaxCountry, TaxNumberProblem } from './tax-number.ts'

/** The interface's pattern, tax number rule 2. */
const CPF = /^\d{3}\.\d{3}\.\d{3}-\d{2}$/
const ONE_DIGIT = /^(\d)(?:[.-]?\1)*$/

export const BR: TaxCountry = {
	country: 'BR',
	name: 'CPF',
	example: '529.982.247-25',
	clause: { rule: 'tax-number.2', pattern: CPF },
	forms: [
		{
			kind: 'cpf',
			name: 'CPF',
			pattern: /^(?:CPF)?\d{11}$/,
			length: 11,
			mask: '###.###.###-##',
			problemOf: cpfProblem,
		},
		{
			kind: 'cnpj',
			name: 'CNPJ',
			pattern: /^(?:CNPJ)?\d{14}$/,
			length: 14,
			mask: '##.###.###/####-##',
			problemOf: cnpjProblem,
		},
		{
			kind: 'cnpj-alphanumeric',
			name: 'alphanumeric CNPJ',
			pattern: /^(?:CNPJ)?[\dA-Z]{12}\d\d$/,
			length: 14,
			mask: '##.###.###/####-##',
			problemOf: cnpjProblem,
		},
	],
}

/**
 * True for a CPF with nothing to be said about it: written as the interface asks, check digits right.
 *
 * @example
 * isCleanCpf('529.982.247-25') // => true
 * isCleanCpf('529.982.247-26') // => false
 */
export function isCleanCpf(value: string): boolean {
	return CPF.test(value) && problemOf(value, 11) === null
}

function cpfProblem(cpf: string): TaxNumberProblem | null {
	return problemOf(cpf, 11)
}

function cnpjProblem(cnpj: string): TaxNumberProblem | null {
	return problemOf(cnpj, 9)
}

function problemOf(number: string, topWeight: number): TaxNumberProblem | null {
	if (!checkDigitsFit(number, topWeight)) return 'check-digits'
	const isRepeated = number.charCodeAt(0) === number.charCodeAt(1) && ONE_DIGIT.test(number)
	return isRepeated ? 'repeated-digits' : null
}

/** True where both check digits follow from what is left of them, in one pass from the right over whatever is not punctuation. */
function checkDigitsFit(number: string, topWeight: number): boolean {
	const last = number.length - 1
	const tens = number.charCodeAt(last - 1) - 48
	let first = 0
	let second = tens * 2
	let weight = 2
	for (let at = last - 2; at >= 0; at--) {
		const value = number.charCodeAt(at) - 48
		if (value < 0) continue
		first += value * weight
		weight = weight === topWeight ? 2 : weight + 1
		second += value * weight
	}
	return tens === ((first * 10) % 11) % 10 && number.charCodeAt(last) - 48 === ((second * 10) % 11) % 10
}
