import { MAX_TAX_NUMBER_LENGTH } from '../core/limits.ts'
import { textField } from '../core/read.ts'
import { findTaxCountry, type KnownTaxCountry, type TaxNumberKind } from './tax-countries.ts'
import { applyMask, type TaxNumberProblem } from './tax-country.ts'

/** The `kind`, `name` and `value` of a tax number, and its `problem` (or null). */
export interface TaxNumberDescription {
	readonly kind: TaxNumberKind
	/** The issuer's name for the number. The name is in English if the issuer uses another script. */
	readonly name: string
	/** The number in its issuer's format. */
	readonly value: string
	/** Null if the number has no problem. */
	readonly problem: TaxNumberProblem | null
}

/** A text that has the form of a country's tax number. */
export interface FoundForm {
	readonly form: KnownTaxCountry['accepted'][number]
	/** The number in its issuer's format. */
	readonly value: string
	readonly problem: TaxNumberProblem | null
}

/**
 * Returns which kind of tax number a text is, and what is wrong with it. Spaces and case don't matter. Returns null for an unknown form, and for a
 * country without tax numbers in orders.
 *
 * The form decides the kind. `problem` is one of these: a date that doesn't exist, wrong check digits, a CPF or CNPJ of one repeated digit, an RFC
 * that belongs to nobody. The result isn't a verdict. Orders to Brazil need a CPF, and a CNPJ isn't accepted. `checkTaxNumber` decides.
 *
 * @example
 * describeTaxNumber('12abc34501de35', 'BR')
 * // => { kind: 'cnpj-alphanumeric', name: 'alphanumeric CNPJ', value: '12.ABC.345/01DE-35', problem: null }
 * describeTaxNumber('116-82-00277', 'KR')?.problem // => 'check-digits'
 * describeTaxNumber('hello', 'IT') // => null
 */
export function describeTaxNumber(
	value: string | null | undefined,
	countryCode: string | null | undefined,
): TaxNumberDescription | null {
	const country = findTaxCountry(countryCode)
	const found = country && typeof value === 'string' ? findForm(value, country) : null
	return found && { kind: found.form.kind, name: found.form.name, value: found.value, problem: found.problem }
}

/**
 * Returns the form of a text, whatever its spacing and case. If the text has several forms, returns the first form without a problem, otherwise the
 * first form.
 */
export function findForm(text: string, { accepted, refused }: KnownTaxCountry): FoundForm | null {
	const compact = compactTaxNumber(text)
	let first: FoundForm | null = null
	for (const form of [...accepted, ...refused]) {
		const prefix = textField(form, 'prefix')
		let found = readForm(compact, form)
		if (found === null && prefix !== '' && compact.startsWith(prefix)) {
			found = readForm(compact.slice(prefix.length), form)
		}
		if (found?.problem === null) return found
		first ??= found
	}
	return first
}

function readForm(compact: string, form: FoundForm['form']): FoundForm | null {
	const mask = textField(form, 'mask')
	const value = mask === '' ? compact : applyMask(compact, mask)
	const problem = form.problemOf(value)
	return problem === 'form' ? null : { form, value, problem }
}

/** Matches a text without separators, in any case. */
const COMPACT = /^[\dA-Za-z]*$/
/** Matches a number with an exponent. */
const EXPONENT = /^\s*\d[.,]\d+[Ee]\+?\d+\s*$/
/** Matches white space, dots, commas, colons, slashes, underscores, dashes of every length, and invisible characters. */
const SEPARATORS = /[\s.,:/_\-\xAD\xB7\u2000-\u206F\u2212]+/g

/**
 * Returns only the letters and digits, without separators, in capitals. Full-width characters become ASCII. Returns an empty string for a text that
 * is too long to be a tax number, and for a number as a spreadsheet writes it: `5.2998224725E10`.
 *
 * @example
 * compactTaxNumber(' 529.982.247–25') // => '52998224725'
 * compactTaxNumber('ｉａñｌ 750210 963') // => 'IAÑL750210963'
 */
export function compactTaxNumber(text: string): string {
	if (text.length > MAX_TAX_NUMBER_LENGTH || EXPONENT.test(text)) return ''
	return (COMPACT.test(text) ? text : text.normalize('NFKC').replace(SEPARATORS, '')).toUpperCase()
}
