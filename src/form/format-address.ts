import { labelLines } from '../rules/address/address-formats.ts'
import type { AddressInput } from '../rules/contract/resources.ts'
import { MAX_LABEL_TEXT_LENGTH } from '../rules/core/limits.ts'
import { openFields } from '../rules/core/open.ts'
import { BUILT_IN_COUNTRIES } from '../rules/country/built-in-countries.ts'
import { readCountryCode } from '../rules/country/countries.ts'
import { BUILT_IN_PROVINCE_LIST } from '../rules/province/built-in-province-list.ts'
import { provinceByCode } from '../rules/province/province-table.ts'
import { type BuiltInLanguage, type FormLanguage, spokenOf } from './form-words.ts'
import { type PlaceNames, placesIn } from './place-names.ts'

/** The options of `formatAddress`: the `language`, the sender's country (`from`), and the recipient's `name` and `company`. */
export interface LabelOptions {
	/**
	 * The language of the country's name: a tag of English, French or Spanish, or a language object such as `de` of `orderwright/de`. Default:
	 * en-US.
	 */
	readonly language?: BuiltInLanguage | FormLanguage | undefined
	/** Names of countries and provinces in languages other than English. */
	readonly names?: readonly PlaceNames[] | undefined
	/**
	 * The alpha-2 code of the country from which the parcel is sent. If the parcel is sent from the same country, its label has no line for the
	 * country.
	 */
	readonly from?: string | undefined
	/** The recipient. */
	readonly name?: string | undefined
	readonly company?: string | undefined
}

/** The countries whose addresses contain the code of the province. All others write its name. Source: the keys of Google's address metadata. */
const WRITE_CODES = ['AU', 'BR', 'CA', 'IT', 'US']
/** Characters of Chinese, Japanese and Korean. */
const EAST_ASIAN = /[\u1100-\u11ff\u3040-\u30ff\u3130-\u318f\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]/g
/** Matches one placeholder of a line, or the text before the next placeholder. */
const PARTS = /%[NOACSZ]|[^%]+/g
const LETTER = /[A-ZÅ]/g
const SPACE = /\s+/g

/**
 * Returns the lines of a label for an address as a list, in the country's order and with its separators. Source: Google's address metadata (D-122).
 *
 * - The last line is the country in `language`, unless the parcel is sent from the same country (`from`).
 * - In China, Japan, Korea and their neighbors, an address in Latin letters starts with the street, and an address in the local script with the
 *   province.
 * - Fields that addresses of the country don't use are left out. Missing fields are omitted with their separators.
 * - Without an address, there are no lines.
 *
 * @example
 * const address = { address1: '1 Ferry Building', city: 'San Francisco', provinceCode: 'CA', zip: '94111', countryCode: 'US' }
 * formatAddress(address, { name: 'Ada Byron' })
 * // => ['Ada Byron', '1 Ferry Building', 'San Francisco, CA 94111', 'United States']
 * formatAddress(address, { from: 'US' }) // => ['1 Ferry Building', 'San Francisco, CA 94111']
 * formatAddress({ address1: '千代田1-1', city: '千代田区', province: '東京都', zip: '100-0001', countryCode: 'JP' }, { from: 'JP' })
 * // => ['〒100-0001', '東京都千代田区', '千代田1-1']
 */
export function formatAddress(address: AddressInput, options?: LabelOptions): readonly string[] {
	const { address1, address2, city, province, provinceCode, zip, country, countryCode } = openFields<AddressInput>(
		address,
		['address1', 'address2', 'city', 'province', 'provinceCode', 'zip', 'country', 'countryCode'],
	)
	const {
		language: locale,
		names,
		from,
		name,
		company,
	} = openFields<LabelOptions>(options, ['language', 'names', 'from', 'name', 'company'])
	const code = readCountryCode(countryCode) ?? readCountryCode(country) ?? ''
	const isLatin = (labelText(address1) + labelText(city)).search(EAST_ASIAN) < 0
	const places = placesIn(spokenOf(locale), names)
	const ownName = (known: string): string | undefined => (isLatin ? undefined : places.localName(code, known))
	const texts: Readonly<Record<string, readonly string[]>> = {
		N: [labelText(name)],
		O: [labelText(company)],
		A: [labelText(address1), labelText(address2)],
		C: [labelText(city)],
		S: [provinceText(code, labelText(province), labelText(provinceCode), ownName)],
		Z: [labelText(zip)],
	}
	const lines = labelLines(code, isLatin)
		.split('/')
		.flatMap((line) => writeLine(line, texts))
	const last = places.countryName(code) ?? BUILT_IN_COUNTRIES.countryByCode(code)?.name ?? labelText(country)
	const isAbroad = code === '' || code !== readCountryCode(from)
	const shown = lines.some((line) => line.isWritten) ? lines.map(({ text }) => text) : []
	return isAbroad && last !== '' ? [...shown, last] : shown
}

/** Returns the province as addresses of the country write it: as a code, or otherwise as a name. */
function provinceText(
	country: string,
	name: string,
	code: string,
	ownName: (code: string) => string | undefined,
): string {
	const known = provinceByCode(BUILT_IN_PROVINCE_LIST, country, code.toUpperCase())
	if (WRITE_CODES.includes(country)) return known?.code ?? (code || name)
	return (known && ownName(known.code)) || name || known?.name || code
}

/** Returns the lines of a pattern: two for a street with a second line, none for an empty line. */
function writeLine(
	pattern: string,
	texts: Readonly<Record<string, readonly string[]>>,
): readonly { readonly text: string; readonly isWritten: boolean }[] {
	if (pattern === '%A')
		return (texts['A'] ?? []).filter((text) => text !== '').map((text) => ({ text, isWritten: true }))
	let text = ''
	let between = ''
	let isWritten = false
	for (const part of pattern.match(PARTS) ?? []) {
		const value = part.startsWith('%') ? (texts[part.charAt(1)]?.[0] ?? '') : part.search(LETTER) < 0 ? null : part
		if (value === null) between = part
		else if (value !== '') {
			text += (text === '' && between !== '〒' ? '' : between) + value
			isWritten ||= part.startsWith('%')
			between = ''
		}
	}
	const whole = text.trim()
	return whole === '' ? [] : [{ text: whole, isWritten }]
}

/** Returns a text on one line; an empty text for any other value. */
function labelText(value: unknown): string {
	return typeof value === 'string' ? value.slice(0, MAX_LABEL_TEXT_LENGTH).replace(SPACE, ' ').trim() : ''
}
