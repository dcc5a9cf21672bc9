import { COUNTRIES_UNDER_CN } from '../address/province-findings.ts'
import { readField } from '../core/read.ts'
import { type AddressFormat, addressFormat } from '../geo/address-formats.ts'
import { readCountryCode } from '../geo/countries.ts'
import { phonePlaceholder } from '../geo/phone-placeholders.ts'
import { provincesOf, provinceUse } from '../geo/provinces.ts'
import { complete } from '../geo/zip-complete.ts'
import { zipDigits, zipFieldPattern } from '../geo/zip-digits.ts'
import { zipForms } from '../geo/zips.ts'
import type { Locale } from '../locale/negotiate-locale.ts'
import { taxNumberField } from '../tax/tax-number-field.ts'
import { labelOf } from './field-labels.ts'
import type { FieldName, FormField } from './form-field.ts'
import { provinceExample } from './province-examples.ts'

/** In what language fields are labelled. */
export interface FieldOptions {
	/** One of the seven; anything else is en-US. */
	readonly locale?: Locale | undefined
}

/** What a field has when nothing is said of it. */
const TEXT = {
	required: false,
	visible: true,
	inputMode: 'text',
	type: 'text',
	maxLength: null,
	example: '',
} as const

/** The longest zip and phone that the rules read; a shorter limit would cut what is pasted. */
const LONGEST_ZIP = 64
const LONGEST_PHONE = 250

/**
 * The fields of an address form: the country, then the parts of the address in the order in which the country writes them, the phone,
 * and the tax number where the country asks for one (D-122). A field is required only where the rules refuse an order without it
 * (D-11, D-13, D-15, D-20), so that neither street nor city is. The province is a select of `provinceCode` where addresses name one. Fields that the country does
 * not have come too, hidden. The examples make an address without a warning. What is no country has the fields that are asked of all. The choices of the country are `allCountries`.
 *
 * @example
 * const fields = fieldsFor('JP', { locale: 'en-US' })
 * fields.map((field) => field.name)
 * // => ['countryCode', 'zip', 'provinceCode', 'city', 'address1', 'address2', 'phone']
 * fields[2].label // => 'Prefecture'
 * fieldsFor('HK').filter((field) => !field.visible).map((field) => field.name) // => ['zip']
 * fieldsFor('BR', { locale: 'es-MX' }).at(-1).label // => 'CPF'
 */
export function fieldsFor(countryCode: string, options?: FieldOptions): readonly FormField[] {
	const country = readCountryCode(countryCode) ?? ''
	const locale = readField(options, 'locale')
	const format = addressFormat(country)
	const named = (name: FieldName, kind: string, autocomplete: string): Common => ({
		name,
		label: labelOf(kind, locale),
		...TEXT,
		autocomplete,
	})
	const parts: Readonly<Record<string, readonly FormField[]>> = {
		A: [named('address1', 'address1', 'address-line1'), named('address2', 'address2', 'address-line2')],
		C: [{ ...named('city', format.cityKind, 'address-level2'), visible: format.hasCity }],
		S: [provinceField(country, format, named)],
		Z: [zipField(country, format, named)],
	}
	const phone: FormField = {
		...named('phone', 'phone', 'tel'),
		required: true,
		inputMode: 'tel',
		type: 'tel',
		maxLength: LONGEST_PHONE,
		example: phonePlaceholder(country),
	}
	const tax = taxNumberField(country)
	return [
		{ ...named('countryCode', 'countryCode', 'country'), required: true, type: 'select', example: country },
		...[...format.order].flatMap((part) => parts[part] ?? []),
		phone,
		...(tax === null ? [] : [taxField(tax, named)]),
	]
}

type Common = Pick<FormField, 'name' | 'label' | 'autocomplete'> & typeof TEXT
type Named = (name: FieldName, kind: string, autocomplete: string) => Common

function provinceField(country: string, { provinceKind }: AddressFormat, named: Named): FormField {
	const use = provinceUse(country)
	if (use !== 'required' && use !== 'used')
		return { ...named('province', provinceKind, 'address-level1'), visible: false }
	// Nobody is offered what the rules then say is a country of its own (D-12).
	const provinces = provincesOf(country).filter(({ code }) => country !== 'CN' || !COUNTRIES_UNDER_CN.includes(code))
	return {
		...named('provinceCode', provinceKind, 'address-level1'),
		required: use === 'required',
		type: 'select',
		example: provinceExample(country) ?? provinces[0]?.code ?? '',
		options: provinces.map(({ code, name }) => ({ value: code, label: name })),
	}
}

function zipField(country: string, { zipKind }: AddressFormat, named: Named): FormField {
	const field = { ...named('zip', zipKind, 'postal-code'), maxLength: LONGEST_ZIP }
	const forms = zipForms(country)
	if (forms === null || forms.text === '') return { ...field, visible: forms === null }
	const pattern = zipFieldPattern(country)
	return {
		...field,
		required: forms.need === 'error',
		inputMode: zipDigits(country).length > 0 ? 'numeric' : 'text',
		example: complete(forms.start, forms.example, false) ?? '',
		...(pattern === null ? {} : { pattern }),
	}
}

function taxField(
	{ country, example, pattern }: NonNullable<ReturnType<typeof taxNumberField>>,
	named: Named,
): FormField {
	const field = { ...named('taxNumber', country, 'off'), required: true, example }
	return pattern === null ? field : { ...field, pattern }
}
