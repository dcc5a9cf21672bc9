import { provincesOf } from '../rules/built-in/places.ts'
import { phonePlaceholder } from '../rules/phone/phone-placeholders.ts'
import { ZIP_FORMATS } from '../rules/zip/data/zips.ts'
import { shownZip } from '../rules/zip/shown-zip.ts'
import { addressFields, type FieldOptions, type FormFacts } from './address-fields.ts'
import type { FormField } from './form-field.ts'

/** What a form shows about all countries. `shownZip` is a function, because reading a member here would keep the tables in every bundle. */
export const BUILT_IN_FACTS: FormFacts = {
	shownZip: (countryCode) => shownZip(ZIP_FORMATS, countryCode),
	provincesOf,
	phonePlaceholder,
}

/**
 * Returns the fields of an address form as a list: the country, the parts of the address in the country's order, the phone, and the tax number if
 * the country requires one (D-122).
 *
 * - A field is `required` if the rules reject an order in which it is missing (D-11, D-13, D-15, D-20). Street and city are required only by the
 *   form, as in other checkouts, unless they are in `optional`. The rules only warn (D-16).
 * - If addresses name a province, its field is a select of `provinceCode`.
 * - Fields that the country doesn't use are included, but hidden.
 * - The examples, together with a street and a city, are an address without warnings.
 * - An unknown country gets the fields that all countries have. `allCountries` returns the options of the country field.
 *
 * @example
 * const fields = addressFieldsOf('JP', { language: 'en' })
 * fields.map((field) => field.name)
 * // => ['countryCode', 'zip', 'provinceCode', 'city', 'address1', 'address2', 'phone']
 * fields[2].label // => 'Prefecture'
 * addressFieldsOf('HK').filter((field) => !field.visible).map((field) => field.name) // => ['zip']
 * addressFieldsOf('BR', { language: 'es-MX' }).at(-1).label // => 'CPF'
 * addressFieldsOf('DE', { contact: ['lastName'] })[1].autocomplete // => 'shipping family-name'
 */
export function addressFieldsOf(countryCode: string | null | undefined, options?: FieldOptions): readonly FormField[] {
	return addressFields(countryCode, options, BUILT_IN_FACTS)
}
