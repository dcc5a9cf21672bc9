import { readField } from '../core/read.ts'
import type { Locale } from '../locale/negotiate-locale.ts'
import type { KnownTaxCountry } from '../tax/tax-countries.ts'

/** The labels of fields, by field name or by the country's kind of field. */
type Labels = Readonly<Record<string, string>>

const EN: Labels = {
	countryCode: 'Country or region',
	address1: 'Address',
	address2: 'Apartment, suite, etc.',
	phone: 'Phone',
	firstName: 'First name',
	lastName: 'Last name',
	email: 'Email',
	company: 'Company',
	city: 'City',
	suburb: 'Suburb',
	post_town: 'Town or city',
	postal: 'Postal code',
	zip: 'ZIP code',
	eircode: 'Eircode',
	pin: 'PIN code',
	province: 'Province',
	area: 'Area',
	county: 'County',
	department: 'Department',
	district: 'District',
	do_si: 'Province or city',
	emirate: 'Emirate',
	governorate: 'Governorate',
	island: 'Island',
	oblast: 'Oblast',
	parish: 'Parish',
	prefecture: 'Prefecture',
	region: 'Region',
	state: 'State',
}

const COMMONWEALTH: Labels = { address2: 'Flat, unit, etc.', postal: 'Postcode' }

export const FR: Labels = {
	countryCode: 'Pays ou région',
	address1: 'Adresse',
	address2: 'Complément d’adresse',
	phone: 'Téléphone',
	firstName: 'Prénom',
	lastName: 'Nom',
	email: 'E-mail',
	company: 'Société',
	city: 'Ville',
	suburb: 'Localité',
	post_town: 'Ville',
	postal: 'Code postal',
	zip: 'Code ZIP',
	pin: 'Code postal (PIN)',
	area: 'Zone',
	county: 'Comté',
	department: 'Département',
	do_si: 'Province ou ville',
	emirate: 'Émirat',
	governorate: 'Gouvernorat',
	island: 'Île',
	parish: 'Paroisse',
	prefecture: 'Préfecture',
	region: 'Région',
	state: 'État',
}

export const ES: Labels = {
	countryCode: 'País o región',
	address1: 'Dirección',
	address2: 'Piso, puerta, etc.',
	phone: 'Teléfono',
	firstName: 'Nombre',
	lastName: 'Apellidos',
	email: 'Correo electrónico',
	company: 'Empresa',
	city: 'Ciudad',
	suburb: 'Localidad',
	post_town: 'Ciudad',
	postal: 'Código postal',
	zip: 'Código ZIP',
	pin: 'Código postal (PIN)',
	province: 'Provincia',
	area: 'Zona',
	county: 'Condado',
	department: 'Departamento',
	district: 'Distrito',
	do_si: 'Provincia o ciudad',
	emirate: 'Emirato',
	governorate: 'Gobernación',
	island: 'Isla',
	oblast: 'Óblast',
	parish: 'Parroquia',
	prefecture: 'Prefectura',
	region: 'Región',
	state: 'Estado',
}

export const CANADA: Labels = { address2: 'Appartement, bureau, etc.', email: 'Courriel', company: 'Entreprise' }

export const MEXICO: Labels = { address1: 'Calle y número', address2: 'Departamento, interior, etc.' }

/** The label tables of each locale, in order of preference. The en-US table comes last for all of them. */
const LABELS: Readonly<Record<Locale, readonly Labels[]>> = {
	'en-US': [],
	'en-GB': [COMMONWEALTH],
	'en-AU': [COMMONWEALTH],
	'fr-FR': [FR],
	'fr-CA': [CANADA, FR],
	'es-ES': [ES],
	'es-MX': [MEXICO, ES],
}

/**
 * Returns the label of a field or a kind in one of the seven locales, or in a language with labels of its own; in en-US for anything
 * else. Returns an empty string for an unknown kind.
 */
export function fieldLabel(kind: string, locale: unknown): string {
	const own = readField(readField(locale, 'labels'), kind)
	if (typeof own === 'string') return own
	const tables = typeof locale === 'string' && Object.hasOwn(LABELS, locale) ? LABELS[locale as Locale] : []
	for (const labels of tables) if (labels[kind] !== undefined) return labels[kind]
	return EN[kind] ?? ''
}

/** Returns a country's label for its tax number in the language of a locale, or in English. */
export function taxLabel({ country, labels }: Pick<KnownTaxCountry, 'country' | 'labels'>, locale: unknown): string {
	if (typeof locale !== 'string') return fieldLabel(`tax-${country}`, locale) || labels.en
	const language = locale.slice(0, 2)
	return Object.hasOwn(labels, language) ? labels[language as keyof typeof labels] : labels.en
}
