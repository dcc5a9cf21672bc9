import { readField } from '../rules/core/read.ts'
import type { Locale } from '../rules/locale/negotiate-locale.ts'
import { LABELS } from './generated/built-in-words.ts'

export const ENGLISH_LABELS = {
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
} as const

/** The fields whose label is the same for every country. */
export type Field = 'countryCode' | 'address1' | 'address2' | 'phone' | 'firstName' | 'lastName' | 'email' | 'company'

/** The kinds of provinces, zips and cities in countries. */
export type Kind = Exclude<keyof typeof ENGLISH_LABELS, Field>

const COMMONWEALTH = { address2: 'Flat, unit, etc.', postal: 'Postcode' }

/** The labels in which other English locales differ from en-US. */
export const ENGLISH_REGIONS: Readonly<
	Record<Exclude<Extract<Locale, `en-${string}`>, 'en-US'>, Readonly<Record<string, string>>>
> = {
	'en-GB': COMMONWEALTH,
	'en-AU': COMMONWEALTH,
}

/**
 * Returns the label of a field or kind in one of the locales, or in a language object with labels. For any other language, the label is in English
 * (en-US). `postal-BR` of a language is its label for this kind only in BR. Returns an empty string for an unknown kind.
 */
export function fieldLabel(kind: string, locale: unknown, country = ''): string {
	const language = typeof locale === 'string' ? locale.slice(0, 2) : ''
	const tables = [
		readField(locale, 'labels'),
		readField(ENGLISH_REGIONS, `${locale}`),
		readField(LABELS, `${locale}`),
		readField(LABELS, language),
		ENGLISH_LABELS,
	]
	for (const labels of tables) {
		const label = readField(labels, `${kind}-${country}`) ?? readField(labels, kind)
		if (typeof label === 'string') return label
	}
	return ''
}
