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
/** Signs are counted from 0, so that a dot is -2 and a dash -3. */
const ZERO = 48
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
			problemOf,
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
 * True for a CPF with nothing to be said about it: written as the interface asks, check digits right. One pass, since whole lists
 * of orders go through here; the pattern and `problemOf` find the same at leisure. By sums of sums, weights fall to 2.
 *
 * @example
 * isCleanCpf('529.982.247-25') // => true
 * isCleanCpf('529.982.247-26') // => false
 */
export function isCleanCpf(value: string): boolean {
	if (value.length !== 14) return false
	let sum = 0
	let weighted = 0
	/** Not 0 as soon as a character is wrong: no branch, since engines and processors foresee none here. */
	let wrong = 0
	for (let at = 0; at < 14; at++) {
		const digit = value.charCodeAt(at) - ZERO
		if (at % 4 === 3) wrong |= digit + (at < 11 ? 2 : 3)
		else {
			wrong |= at < 12 ? (digit | (9 - digit)) >> 31 : digit - ((((weighted + sum) * 10) % 11) % 10)
			sum += digit
			weighted += sum
		}
	}
	return wrong === 0 && !isRepeated(value)
}

function cnpjProblem(cnpj: string): TaxNumberProblem | null {
	return problemOf(cnpj, 9)
}

/** What speaks against a number, compact; the weights of a CPF rise to 11. */
function problemOf(number: string, topWeight = 11): TaxNumberProblem | null {
	if (!checkDigitsFit(number, topWeight)) return 'check-digits'
	return isRepeated(number) ? 'repeated-digits' : null
}

function isRepeated(number: string): boolean {
	return number.charCodeAt(0) === number.charCodeAt(1) && ONE_DIGIT.test(number)
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
