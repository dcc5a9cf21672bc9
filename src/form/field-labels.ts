import type { Locale } from '../locale/negotiate-locale.ts'

/** What fields are called, by their own name or by the kind that the country has. */
type Labels = Readonly<Record<string, string>>

const EN: Labels = {
	countryCode: 'Country or region',
	address1: 'Address',
	address2: 'Apartment, suite, etc.',
	phone: 'Phone',
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
	BR: 'CPF',
	MX: 'RFC',
	CN: 'Resident identity number',
	IT: 'Codice fiscale',
	KR: 'Personal customs clearance code',
}

const COMMONWEALTH: Labels = { address2: 'Flat, unit, etc.', postal: 'Postcode' }

const FR: Labels = {
	countryCode: 'Pays ou région',
	address1: 'Adresse',
	address2: 'Complément d’adresse',
	phone: 'Téléphone',
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
	CN: 'Numéro d’identité de résident',
	KR: 'Code personnel de dédouanement',
}

const ES: Labels = {
	countryCode: 'País o región',
	address1: 'Dirección',
	address2: 'Piso, puerta, etc.',
	phone: 'Teléfono',
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
	CN: 'Número de identidad de residente',
	KR: 'Código personal de despacho aduanero',
}

const CANADA: Labels = { address2: 'Appartement, bureau, etc.' }

const MEXICO: Labels = { address1: 'Calle y número', address2: 'Departamento, interior, etc.' }

/** By locale: the tables that are asked in turn before that of en-US. */
const LABELS: Readonly<Record<Locale, readonly Labels[]>> = {
	'en-US': [],
	'en-GB': [COMMONWEALTH],
	'en-AU': [COMMONWEALTH],
	'fr-FR': [FR],
	'fr-CA': [CANADA, FR],
	'es-ES': [ES],
	'es-MX': [MEXICO, ES],
}

/** What a field or a kind is called in one of the seven locales, else in en-US; empty for what is neither. */
export function labelOf(kind: string, locale: unknown): string {
	const tables = typeof locale === 'string' && Object.hasOwn(LABELS, locale) ? LABELS[locale as Locale] : []
	for (const labels of tables) if (labels[kind] !== undefined) return labels[kind]
	return EN[kind] ?? ''
}
