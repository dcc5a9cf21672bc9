import { findTaxCountry, type KnownTaxCountry, type TaxNumberKind } from './tax-countries.ts'
import { applyMask, type TaxNumberProblem } from './tax-country.ts'

/** What a text is, as a tax number. */
export interface TaxNumberDescription {
	readonly kind: TaxNumberKind
	/** What its issuer calls it, or English where the issuer's name is in another script. */
	readonly name: string
	/** The number as its issuer writes it. */
	readonly value: string
	/** Null where nothing speaks against it. */
	readonly problem: TaxNumberProblem | null
}

/** A form of a country that a text has. */
export interface FoundForm {
	readonly form: KnownTaxCountry['accepted'][number]
	/** The number as its issuer writes it. */
	readonly value: string
	readonly problem: TaxNumberProblem | null
}

/**
 * The kind of number that a text is in a country whose orders need a tax number, however it is spaced and cased, and what speaks
 * against it. Null for a text of no known form, and for any other country.
 *
 * The form decides the kind. `problem` then names a date that does not exist, wrong check digits, a CPF or CNPJ that repeats one
 * digit, or an RFC that belongs to nobody. A kind is no verdict: orders to Brazil need a CPF and no CNPJ. `checkTaxNumber` decides.
 *
 * @example
 * describeTaxNumber('12abc34501de35', 'BR')
 * // => { kind: 'cnpj-alphanumeric', name: 'alphanumeric CNPJ', value: '12.ABC.345/01DE-35', problem: null }
 * describeTaxNumber('l&o-950913-msa', 'MX')?.kind // => 'rfc-company'
 * describeTaxNumber('11010519491231002x', 'CN')?.kind // => 'resident-identity'
 * describeTaxNumber('RSSMRA85T10A56NH', 'IT')?.kind // => 'codice-fiscale-omocodia'
 * describeTaxNumber('116-82-00277', 'KR')?.problem // => 'check-digits'
 * describeTaxNumber('hello', 'IT') // => null
 */
export function describeTaxNumber(value: string, countryCode: string): TaxNumberDescription | null {
	const country = findTaxCountry(countryCode)
	const found = country && typeof value === 'string' ? findForm(value, country) : null
	return found && { kind: found.form.kind, name: found.form.name, value: found.value, problem: found.problem }
}

/** The form that a text has, however it is spaced and cased. Of several, the first that nothing speaks against, else the first. */
export function findForm(text: string, { accepted, refused }: KnownTaxCountry): FoundForm | null {
	const compact = compactTaxNumber(text)
	let first: FoundForm | null = null
	for (const form of [...accepted, ...refused]) {
		const { prefix } = form
		let found = readForm(compact, form)
		if (found === null && prefix !== null && compact.startsWith(prefix)) {
			found = readForm(compact.slice(prefix.length), form)
		}
		if (found?.problem === null) return found
		first ??= found
	}
	return first
}

function readForm(compact: string, form: FoundForm['form']): FoundForm | null {
	const value = form.mask === null ? compact : applyMask(compact, form.mask)
	const problem = form.problemOf(value)
	return problem === 'form' ? null : { form, value, problem }
}

/** The longest text, in UTF-16 units, that is read as a tax number. */
const LONGEST = 64
/** Already compact. */
const COMPACT = /^[\dA-Z]*$/
/** White space, dots, commas, colons, slashes, underscores, dashes of every length, and invisible characters. */
const SEPARATORS = /[\s.,:/_\-\xAD\xB7\u2000-\u206F\u2212]+/g

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
	return COMPACT.test(text) ? text : text.normalize('NFKC').replace(SEPARATORS, '').toUpperCase()
}
