/**
 * Brazil: CPF and CNPJ.
 *
 * The CPF (Cadastro de Pessoas Físicas) is the Receita Federal's number for a person: nine digits, the ninth for the fiscal
 * region, then two check digits, each modulo 11. It is what the interface asks for, written 000.000.000-00.
 *
 * The CNPJ (Cadastro Nacional da Pessoa Jurídica) is a company's: eight characters for the company, four for the
 * establishment, two check digits, modulo 11. Since July 2026 new ones have letters among the first twelve, each counting as
 * its ASCII code less 48 (Instrução Normativa RFB 2.229/2024). The interface's pattern refuses all of them.
 */
import type { Issue } from '../core/issue.ts'
import { compactTaxNumber, type TaxNumberDescription, taxNumberIssue } from './tax-number.ts'

export const BR_MESSAGES = {
	'tax-number.br.format': 'Write the CPF with its dots and dash, such as 529.982.247-25: eleven digits.',
	'tax-number.br.cnpj': '{value} is a {name}, a company’s number. Enter the CPF of a person, such as 529.982.247-25.',
	'tax-number.br.check-digits':
		'Check the CPF for a slip: the last two digits of {value} do not follow from the others.',
	'tax-number.br.repeated-digits': 'Check the CPF: {value} is one digit throughout, and no such CPF is issued.',
} as const

type Code = keyof typeof BR_MESSAGES
type Description = TaxNumberDescription<'cpf' | 'cnpj' | 'cnpj-alphanumeric', 'check-digits' | 'repeated-digits'>

/** The interface's pattern, tax number rule 2. */
const CPF = /^\d{3}\.\d{3}\.\d{3}-\d{2}$/
const CPF_DIGITS = /^\d{11}$/
const CNPJ = /^[\dA-Z]{12}\d{2}$/
const CNPJ_DIGITS = /^\d{14}$/
const ONE_DIGIT = /^(\d)(?:[.-]?\1)*$/

/**
 * True for a CPF with nothing to be said about it: written as the interface asks, check digits right.
 *
 * @example
 * isCleanCpf('529.982.247-25') // => true
 * isCleanCpf('529.982.247-26') // => false
 */
export function isCleanCpf(value: string): boolean {
	return CPF.test(value) && cpfAddsUp(value) && !ONE_DIGIT.test(value)
}

/**
 * What a Brazilian number is; null for what is neither CPF nor CNPJ.
 *
 * @example
 * describeBr('52998224725')
 * // => { kind: 'cpf', name: 'CPF', value: '529.982.247-25', problem: null }
 * describeBr('12abc34501de35')
 * // => { kind: 'cnpj-alphanumeric', name: 'CNPJ (alphanumeric)', value: '12.ABC.345/01DE-35', problem: null }
 */
export function describeBr(value: string): Description | null {
	const text = compactTaxNumber(value)
	if (CPF_DIGITS.test(text)) {
		const written = `${text.slice(0, 3)}.${text.slice(3, 6)}.${text.slice(6, 9)}-${text.slice(9)}`
		return { kind: 'cpf', name: 'CPF', value: written, problem: problemOf(text, cpfAddsUp(written)) }
	}
	if (!CNPJ.test(text)) return null
	const written = `${text.slice(0, 2)}.${text.slice(2, 5)}.${text.slice(5, 8)}/${text.slice(8, 12)}-${text.slice(12)}`
	const problem = problemOf(text, text.endsWith(cnpjCheckDigits(text)))
	return CNPJ_DIGITS.test(text)
		? { kind: 'cnpj', name: 'CNPJ', value: written, problem }
		: { kind: 'cnpj-alphanumeric', name: 'CNPJ (alphanumeric)', value: written, problem }
}

/** What there is to say about a tax number for Brazil: an error where the interface's pattern refuses it (D-21), else advice. */
export function brIssue(value: string): Issue<Code> | null {
	const description = describeBr(value)
	if (!CPF.test(value)) {
		if (description === null) return taxNumberIssue(BR_MESSAGES, 'tax-number.br.format', 'error', 'tax-number.2')
		const { kind, name, value: written } = description
		if (kind === 'cpf') return taxNumberIssue(BR_MESSAGES, 'tax-number.br.format', 'error', 'tax-number.2', {}, written)
		return taxNumberIssue(BR_MESSAGES, 'tax-number.br.cnpj', 'error', 'tax-number.2', { value: written, name })
	}
	const problem = description?.problem
	return problem ? taxNumberIssue(BR_MESSAGES, `tax-number.br.${problem}`, 'warning', 'D-22', { value }) : null
}

function problemOf(text: string, addsUp: boolean): 'check-digits' | 'repeated-digits' | null {
	if (ONE_DIGIT.test(text)) return 'repeated-digits'
	return addsUp ? null : 'check-digits'
}

/** True where both check digits of a CPF follow from the nine before them; dots and dashes are passed over. */
function cpfAddsUp(written: string): boolean {
	let first = 0
	let second = 0
	for (let at = 0, weight = 10; weight > 1; at++) {
		const digit = written.charCodeAt(at) - 48
		if (digit < 0) continue
		first += digit * weight
		second += digit * (weight + 1)
		weight--
	}
	const tens = ((first * 10) % 11) % 10
	const ones = (((second + tens * 2) * 10) % 11) % 10
	return written.charCodeAt(12) === tens + 48 && written.charCodeAt(13) === ones + 48
}

/** The two check digits of a CNPJ, from its first twelve characters. */
function cnpjCheckDigits(text: string): string {
	let digits = ''
	for (let length = 12; length < 14; length++) {
		let sum = 0
		for (let at = 0; at < length; at++) {
			sum += ((text.slice(0, 12) + digits).charCodeAt(at) - 48) * (2 + ((length - 1 - at) % 8))
		}
		digits += ((sum * 10) % 11) % 10
	}
	return digits
}
