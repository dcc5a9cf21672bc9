import { type Issue, type Messages, makeIssue, type RuleId, type Severity } from '../core/issue.ts'

/** The numbers that are told apart. */
export type TaxNumberKind =
	| 'cpf'
	| 'cnpj'
	| 'cnpj-alphanumeric'
	| 'rfc-person'
	| 'rfc-company'
	| 'rfc-generic'
	| 'resident-identity'
	| 'social-credit'
	| 'codice-fiscale'
	| 'codice-fiscale-omocodia'
	| 'partita-iva'
	| 'pccc'
	| 'business'
	| 'resident'

/** Why a number of a known kind can't have been issued. */
export type TaxNumberProblem = 'check-digits' | 'date' | 'repeated-digits'

/** What a text is, as a tax number. */
export interface TaxNumberDescription<
	Kind extends TaxNumberKind = TaxNumberKind,
	Problem extends TaxNumberProblem = TaxNumberProblem,
> {
	readonly kind: Kind
	/** What its issuer or the English language calls it. */
	readonly name: string
	/** The number as its issuer writes it. */
	readonly value: string
	/** Null where nothing speaks against it. */
	readonly problem: Problem | null
}

/** An issue on the field `taxNumber`; the text to write there instead is its suggestion. */
export function taxNumberIssue<Code extends string>(
	messages: Messages<Code>,
	code: NoInfer<Code>,
	severity: Severity,
	rule: RuleId,
	params: Readonly<Record<string, string>> = {},
	instead?: string,
): Issue<Code> {
	const path = ['taxNumber']
	if (instead === undefined) return makeIssue(messages, code, { severity, path, rule, params })
	return makeIssue(messages, code, { severity, path, rule, params, suggestion: [{ path, value: instead }] })
}

/** The longest text, in UTF-16 units, that is looked at for a tax number. */
const LONGEST = 64
const FULL_WIDTH = /[\uFF01-\uFF5E]/g
const DECOMPOSED_N = /n\u0303/gi
const LOWER_CASE = /[a-zñ]+/g
/** White space, dots, commas, colons, slashes, underscores, dashes of every length, and what is invisible. */
const SEPARATORS = /[\s.,:/_\-\u00AD\u00B7\u200B-\u200F\u2010-\u2015\u2060\u2212\uFE58\uFE63]+/g

/**
 * The letters and digits alone: without separators, full-width forms as ASCII, in upper case. Empty for a text too long to
 * be a tax number.
 *
 * @example
 * compactTaxNumber(' 529.982.247–25') // => '52998224725'
 * compactTaxNumber('ｉａñｌ 750210 963') // => 'IAÑL750210963'
 */
export function compactTaxNumber(text: string): string {
	if (text.length > LONGEST) return ''
	return text
		.replace(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
		.replace(DECOMPOSED_N, 'Ñ')
		.replace(SEPARATORS, '')
		.replace(LOWER_CASE, (letters) => letters.toUpperCase())
}

/** The sum of the characters' places in the alphabet, each times its weight; as many characters as there are weights. */
export function weightedSum(text: string, weights: readonly number[], alphabet = '0123456789'): number {
	return weights.reduce((sum, weight, at) => sum + weight * alphabet.indexOf(text.charAt(at)), 0)
}
