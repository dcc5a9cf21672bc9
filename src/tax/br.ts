/**
 * Brazil: CPF and CNPJ, issued by the Receita Federal.
 *
 * The CPF (Cadastro de Pessoas Físicas) belongs to a person: nine digits, the ninth for the fiscal region, then two check digits.
 * The interface asks for it in the format 000.000.000-00.
 *
 * The CNPJ (Cadastro Nacional da Pessoa Jurídica) belongs to a company: eight characters for the company, four for the
 * establishment, two check digits. Since July 2026, new ones have letters among the first twelve characters. Each letter counts as
 * its ASCII code minus 48 (Instrução Normativa RFB 2.229/2024). The interface's pattern rejects every CNPJ.
 *
 * Both compute their check digits modulo 11. The weights rise from 2 at the right: up to 11 for a CPF; up to 9 for a CNPJ, then
 * from 2 again.
 */
import type { TaxCountry, TaxNumberProblem } from './tax-country.ts'

const CPF_MASK = '###.###.###-##'
const CNPJ_MASK = '##.###.###/####-##'
const CNPJ = /^\d\d\.\d{3}\.\d{3}\/\d{4}-\d\d$/
const ALPHANUMERIC_CNPJ = /^[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d\d$/
/** The character code of 0. The code of a dot is 2 less, the code of a hyphen 3 less. */
const ZERO = 48
const ONE_DIGIT = /^(\d)(?:[./-]?\1)*$/

export const BR: TaxCountry<'BR', 'cpf' | 'cnpj' | 'cnpj-alphanumeric', 'CPF' | 'CNPJ' | 'alphanumeric CNPJ'> = {
	country: 'BR',
	name: 'CPF',
	labels: { en: 'CPF', fr: 'CPF', es: 'CPF' },
	example: '529.982.247-25',
	rule: 'tax-number.2',
	pattern: /^\d{3}\.\d{3}\.\d{3}-\d{2}$/,
	accepted: [{ kind: 'cpf', name: 'CPF', prefix: 'CPF', mask: CPF_MASK, problemOf: cpfProblem }],
	refused: [
		{
			kind: 'cnpj',
			name: 'CNPJ',
			prefix: 'CNPJ',
			mask: CNPJ_MASK,
			problemOf: (text) => (CNPJ.test(text) ? cnpjProblem(text) : 'form'),
		},
		{
			kind: 'cnpj-alphanumeric',
			name: 'alphanumeric CNPJ',
			prefix: 'CNPJ',
			mask: CNPJ_MASK,
			problemOf: (text) => (ALPHANUMERIC_CNPJ.test(text) ? cnpjProblem(text) : 'form'),
		},
	],
	typedMasks: [CPF_MASK, CNPJ_MASK],
}

/**
 * Checks form and check digits in one loop, without a pattern and without a branch for each digit: takes half the time for a
 * correct CPF in bench tax-number. The sum of the running sums gives each digit a weight one higher than the digit to its right.
 */
function cpfProblem(cpf: string): TaxNumberProblem | 'form' | null {
	if (cpf.length !== 14) return 'form'
	let sum = 0
	let weighted = 0
	/** Not 0 if any character is misplaced (`misplaced`) or a check digit is wrong (`wrong`). */
	let misplaced = 0
	let wrong = 0
	for (let at = 0; at < 14; at++) {
		const digit = cpf.charCodeAt(at) - ZERO
		if (at % 4 === 3) misplaced |= digit + (at < 11 ? 2 : 3)
		else {
			misplaced |= (digit | (9 - digit)) >> 31
			if (at >= 12) wrong |= digit - ((((weighted + sum) * 10) % 11) % 10)
			sum += digit
			weighted += sum
		}
	}
	if (misplaced !== 0) return 'form'
	if (wrong !== 0) return 'check-digits'
	return isRepeated(cpf) ? 'repeated-digits' : null
}

/** Checks the check digits of a text that has the form of a CNPJ, in one loop from the right that skips separators. */
function cnpjProblem(cnpj: string): TaxNumberProblem | null {
	const last = cnpj.length - 1
	const tens = cnpj.charCodeAt(last - 1) - ZERO
	let first = 0
	let second = tens * 2
	let weight = 2
	for (let at = last - 3; at >= 0; at--) {
		const value = cnpj.charCodeAt(at) - ZERO
		if (value < 0) continue
		first += value * weight
		weight = weight === 9 ? 2 : weight + 1
		second += value * weight
	}
	const isRight = tens === ((first * 10) % 11) % 10 && cnpj.charCodeAt(last) - ZERO === ((second * 10) % 11) % 10
	if (!isRight) return 'check-digits'
	return isRepeated(cnpj) ? 'repeated-digits' : null
}

function isRepeated(number: string): boolean {
	return number.charCodeAt(0) === number.charCodeAt(1) && ONE_DIGIT.test(number)
}
