import { type AddressFormat, addressFormat, needsCity } from '../rules/address/address-formats.ts'
import { MAX_PHONE_LENGTH, MAX_TYPED_ZIP_LENGTH } from '../rules/core/limits.ts'
import { openList } from '../rules/core/open.ts'
import type { PolicyOptions } from '../rules/core/policy.ts'
import { readField } from '../rules/core/read.ts'
import { readCountryCode } from '../rules/country/countries.ts'
import { isCountryUnderCn, isNamedIn, provinceUse } from '../rules/province/province-use.ts'
import { taxFieldOf } from '../rules/tax/tax-fields.ts'
import type { ShownZip } from '../rules/zip/shown-zip.ts'
import { zipFieldPattern } from '../rules/zip/zip-digits.ts'
import { fieldLabel } from './field-labels.ts'
import type { ContactFieldName, FieldName, FormField, OptionalName, RequirableName } from './form-field.ts'
import { type BuiltInLanguage, type FormLanguage, type Spoken, spokenLanguage, spokenOf } from './form-words.ts'
import { inReaderOrder, type PlaceNames, placesIn, provinceExample } from './place-names.ts'

/** The options of `addressFieldsOf`: the `language` of the labels, the person's fields to add (`contact`), the `optional` fields, and the `policy`. */
export interface FieldOptions {
	/**
	 * A tag of English, French or Spanish, or a language object such as `de` of `orderwright/de`. Default: en-US. A tag without
	 * texts also means en-US.
	 */
	readonly language?: BuiltInLanguage | FormLanguage | undefined
	/**
	 * The policy keys that decide whether a field is required: a key that makes its absence a warning makes the field optional (`missingProvince`,
	 * `missingZip`, `missingPhone`).
	 */
	readonly policy?: PolicyOptions | undefined
	/** The order's flag (D-11): with it, a province code is required in each country where addresses need a province. */
	readonly shouldValidateProvinceCode?: boolean | undefined
	/** The fields of the person that the form has besides the address. Default: none. */
	readonly contact?: readonly ContactFieldName[] | undefined
	/** The fields street and city, if they may be empty. By default, a form requires them, as checkouts do. */
	readonly optional?: readonly OptionalName[] | undefined
	/** The names of provinces, in the locale's language and in the script of their country. Default: English. */
	readonly names?: readonly PlaceNames[] | undefined
}

/** Returns the provinces of a country, sorted by code; null if they aren't loaded. */
export type ProvinceLists = (countryCode: string) => readonly { readonly code: string; readonly name: string }[] | null

/** What a form shows about a country: its provinces, and an example of a phone number. The element loads them with its rules. */
export interface CountryFacts {
	readonly provincesOf?: ProvinceLists | undefined
	/** The example of a phone number. */
	readonly phonePlaceholder?: ((countryCode: string) => string) | undefined
}

/** The same, with its zips. Without them, any zip may be entered. */
export interface FormFacts extends CountryFacts {
	readonly shownZip?: ((countryCode: string) => ShownZip | null) | undefined
}

/** The default properties of a field. */
const TEXT = {
	required: false,
	expected: false,
	visible: true,
	line: 0,
	autocapitalize: 'none',
	inputMode: 'text',
	type: 'text',
	maxLength: null,
	example: '',
} as const

/** Countries in which the family name comes first, as joined alpha-2 codes. */
const FAMILY_FIRST = 'CNHKHUJPKPKRMOTWVN'

/**
 * Returns the fields of an address form. `addressFieldsOf` describes them. Without `provincesOf`, the list of provinces is empty, and the province
 * isn't required, because nobody could choose one.
 */
export function addressFields(
	countryCode: string | null | undefined,
	options: FieldOptions | undefined,
	{ shownZip, provincesOf, phonePlaceholder }: FormFacts,
): readonly FormField[] {
	const country = readCountryCode(countryCode) ?? ''
	const locale = spokenOf(readField(options, 'language'))
	const format = addressFormat(country)
	const named = (name: FieldName, kind: string, autocomplete: string): Common => ({
		name,
		label: fieldLabel(kind, locale, country),
		...TEXT,
		autocomplete: autocomplete === 'off' ? autocomplete : `shipping ${autocomplete}`,
	})
	const optional = openList(readField(options, 'optional'), FORM_NEEDS.length)
	const street = {
		...named('address1', 'address1', 'address-line1'),
		required: !optional.includes('address1'),
		expected: true,
		autocapitalize: 'words',
	} as const
	const parts: Readonly<Record<string, readonly FormField[]>> = {
		A: [street, { ...named('address2', 'address2', 'address-line2'), autocapitalize: 'words' }],
		C: [
			{
				...named('city', format.cityKind, 'address-level2'),
				visible: format.hasCity,
				required: format.hasCity && !optional.includes('city'),
				expected: needsCity(country),
				autocapitalize: 'words',
			},
		],
		S: [provinceField(country, format, locale, options, provincesOf, named)],
		Z: [zipField(shownZip?.(country) ?? null, format, options, named)],
	}
	const phone: FormField = {
		...named('phone', 'phone', 'tel'),
		required: !isWarning(options, 'missingPhone'),
		inputMode: 'tel',
		type: 'tel',
		maxLength: MAX_PHONE_LENGTH,
		example: phonePlaceholder?.(country) ?? '',
	}
	const [email, ...person] = contactFields(country, readField(options, 'contact'), named)
	const lines: (readonly FormField[])[] = [
		email as readonly FormField[],
		[{ ...named('countryCode', 'countryCode', 'country'), required: true, type: 'select', example: country }],
		...person,
	]
	for (const line of format.lines.split('/'))
		if (line === 'A') for (const field of parts['A'] ?? []) lines.push([field])
		else lines.push([...line].flatMap((part) => parts[part] ?? []))
	lines.push([phone], taxField(country, locale))
	return lines.flatMap((fields, line) => fields.map((field) => ({ ...field, line })))
}

type Common = Pick<FormField, 'name' | 'label' | 'autocomplete'> & typeof TEXT
type Named = (name: FieldName, kind: string, autocomplete: string) => Common

export const CONTACT: readonly ContactFieldName[] = ['firstName', 'lastName', 'email', 'company']

/** The fields that a form requires although the rules don't. */
export const FORM_NEEDS: readonly OptionalName[] = ['address1', 'city']

/** The fields that a shop can require. Fields that only some countries have aren't among them: in any other country, an order could never be sent. */
export const REQUIRABLE: readonly RequirableName[] = [...CONTACT, 'address1', 'address2', 'city', 'phone']

/** Returns the lines with the person's fields: the e-mail, the names in the country's order, the company. */
function contactFields(country: string, asked: unknown, named: Named): readonly (readonly FormField[])[] {
	const isAsked = ({ name }: FormField): boolean => CONTACT.some((_, at) => readField(asked, at) === name)
	const first = { ...named('firstName', 'firstName', 'given-name'), autocapitalize: 'words' } as const
	const last = { ...named('lastName', 'lastName', 'family-name'), autocapitalize: 'words' } as const
	const company = { ...named('company', 'company', 'organization'), autocapitalize: 'words' } as const
	const email = { ...named('email', 'email', 'email'), type: 'email', inputMode: 'email' } as const
	const isFamilyFirst = (FAMILY_FIRST.match(/../g) ?? ['']).includes(country)
	const lines: readonly (readonly FormField[])[] = [[email], isFamilyFirst ? [last, first] : [first, last], [company]]
	return lines.map((line) => line.filter(isAsked))
}

function provinceField(
	country: string,
	{ provinceKind }: AddressFormat,
	locale: Spoken,
	options: unknown,
	lists: ProvinceLists | undefined,
	named: Named,
): FormField {
	if (!isNamedIn(country)) return { ...named('province', provinceKind, 'address-level1'), visible: false }
	const isMild = isWarning(options, 'province') && readField(options, 'shouldValidateProvinceCode') !== true
	const isRequired = provinceUse(country) === 'required' && !isMild && !isWarning(options, 'missingProvince')
	const provinces = lists?.(country) ?? null
	const { provinceName, localName } = placesIn(locale, readField(options, 'names'))
	/** A list in Chinese, or in the country's own script, is sorted by code, as its readers know it. */
	let isInOrder = spokenLanguage(locale) === 'zh'
	// HK, MO and TW are countries of their own here (D-12).
	const offered = (provinces ?? []).flatMap(({ code, name }) => {
		if (isCountryUnderCn(country, code)) return []
		const label = provinceName(country, code) ?? name
		const own = localName(country, code)
		if (own === label) isInOrder = true
		return [{ value: code, label: own === undefined || own === label ? label : `${label} · ${own}` }]
	})
	return {
		...named('provinceCode', provinceKind, 'address-level1'),
		required: isRequired && provinces !== null,
		expected: isRequired && provinces === null,
		type: 'select',
		example: provinceExample(country) ?? provinces?.[0]?.code ?? '',
		options: isInOrder ? offered : inReaderOrder(offered, ({ label }) => label),
	}
}

function isWarning(options: unknown, key: 'province' | 'missingProvince' | 'missingZip' | 'missingPhone'): boolean {
	return readField(readField(options, 'policy'), key) === 'warning'
}

function zipField(shown: ShownZip | null, { zipKind }: AddressFormat, options: unknown, named: Named): FormField {
	const field = {
		...named('zip', zipKind, 'postal-code'),
		autocapitalize: 'characters',
		maxLength: MAX_TYPED_ZIP_LENGTH,
	} as const
	if (!shown?.example) return { ...field, visible: shown === null }
	const { example, need, digits } = shown
	const required = need === 'error' && !isWarning(options, 'missingZip')
	return { ...field, required, example, ...(digits && { inputMode: 'numeric', pattern: zipFieldPattern(digits) }) }
}

function taxField(country: string, locale: Spoken): readonly FormField[] {
	const shown = taxFieldOf(country)
	if (shown === null) return []
	const { label, example, pattern, isOptional = false } = shown
	const field: FormField = {
		name: 'taxNumber',
		label: fieldLabel('tax', locale, country) || label,
		...TEXT,
		autocomplete: 'off',
		required: !isOptional,
		autocapitalize: 'characters',
		example,
	}
	return [pattern === null ? field : { ...field, pattern: pattern.source }]
}
