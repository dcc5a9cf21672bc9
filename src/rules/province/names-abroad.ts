import { readCountryCode } from '../country/countries.ts'
import { readOtherCode, resolveProvinceCode } from './province-codes.ts'
import type { ProvinceFacts } from './province-facts.ts'
import { keysOf, mayBe, type ProvinceText, provinceKeys } from './province-key.ts'
import { isCountryUnderCn, parentOf } from './province-use.ts'

/** Matches a full ISO 3166-2 code: country, hyphen, suffix. */
const WHOLE_CODE = /^([a-z]{2})-[a-z\d]{1,4}$/i
/** The shortest and the longest name in the table. A shorter text is a code or abbreviation, and a longer text isn't a name. */
const MIN_LENGTH = 3
const MAX_LENGTH = 60

/** Returns whether a text is a full ISO 3166-2 code, such as `US-CA`. Only such a code contains its country. */
export function isWholeCode(text: string): boolean {
	return WHOLE_CODE.test(text)
}

/**
 * Returns the other countries that have this province. The province is a full ISO 3166-2 code, or an English or local name as in `provincesOf`.
 * Returns an empty list for a text that means this country (`CN-TW` in Taiwan), or a place in it: a city, a division of any level, or the country
 * itself. Returns undefined if the data has no names of provinces abroad.
 */
export function findElsewhere(
	provinces: ProvinceFacts,
	name: ProvinceText,
	countryCode: string,
): readonly string[] | undefined {
	const { text } = name
	if (text.length < MIN_LENGTH || text.length > MAX_LENGTH) return []
	if (provinces.namesAbroad() === null) return undefined
	const [, prefix] = WHOLE_CODE.exec(text) ?? []
	return prefix === undefined
		? byName(provinces, name, countryCode)
		: byCode(provinces, text, prefix.toUpperCase(), countryCode)
}

function byCode(provinces: ProvinceFacts, text: string, country: string, besides: string): readonly string[] {
	if (country === besides || readCountryCode(country) !== country) return []
	const of = provinces.of(country)
	const code = resolveProvinceCode(of, text)?.code ?? readOtherCode(of, text)
	return code === null || isSame(country, code, besides) ? [] : [homeOf(country, code)]
}

/** Countries that ISO 3166-2 also lists as subdivisions: the larger country's letters, the suffix in its list, and the country's own letters. */
const LISTED_TWICE =
	' FI01AX FR971GP FR972MQ FR973GF FR974RE FR976YT FRBLBL FRMFMF FRNCNC FRPFPF FRPMPM FRTFTF FRWFWF NLAWAW NLBQ1BQ NLBQ2BQ NLBQ3BQ NLCWCW NLSXSX NO21SJ NO22SJ RSKMXK RS25XK RS26XK RS27XK RS28XK RS29XK SHACAC SHTATA USUMUM '

/** Full codes of disputed places. After each code comes the other country to which the place may belong (D-106). */
const DISPUTED = /^(?:MA-(?:11|12|BOD|ESM|LAA|AOU|OUD) EH|IL-JM PS|UA-(?:40|43) RU)$/i

/** Returns whether a full code of another country means a place that may belong to this country. */
export function isDisputedCode(text: string, country: string): boolean {
	return DISPUTED.test(`${text} ${country}`)
}

/** Returns whether a province of `country` is the same place as the country `besides`, or a part of that country. */
function isSame(country: string, code: string, besides: string): boolean {
	return (code === besides && parentOf(code) === country) || LISTED_TWICE.includes(` ${country}${code}${besides} `)
}

/** Returns the country to which a province belongs. The provinces of CN that the post treats as countries belong to themselves (D-12). */
function homeOf(country: string, code: string): string {
	return isCountryUnderCn(country, code) ? code : country
}

/** Returns the other countries that have a province with one of the name's keys. */
function byName(provinces: ProvinceFacts, text: ProvinceText, besides: string): readonly string[] {
	const keys = keysOf(text)
	const [whole, bare] = keys
	if (bare.length < MIN_LENGTH) return []
	const found = new Set<string>()
	const named = [...new Set(keys)].flatMap((key) => provinces.namesAbroad()?.get(key) ?? [])
	for (const { country, province, countriesWithName } of named) {
		const { code, name } = province
		if (!provinceKeys(name).includes(whole) && !mayBe(keys, name, country)) continue
		if (
			country === besides ||
			countriesWithName.includes('*') ||
			countriesWithName.includes(besides) ||
			isSame(country, code, besides)
		)
			return []
		found.add(homeOf(country, code))
	}
	return [...found].sort()
}
