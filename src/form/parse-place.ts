import { findCountry } from '../rules/built-in/address.ts'
import { BUILT_IN_PROVINCES } from '../rules/province/built-in-provinces.ts'
import { provinceOfCode } from '../rules/province/province-codes.ts'
import type { ProvinceFacts } from '../rules/province/province-facts.ts'
import { resolveProvinceName } from '../rules/province/provinces.ts'
import { BUILT_IN_ZIPS } from '../rules/zip/built-in-zips.ts'
import { checkZipFormatBy } from '../rules/zip/check-zip.ts'
import { readZip } from '../rules/zip/read-zip.ts'
import type { ZipFacts } from '../rules/zip/zips.ts'

/**
 * The parts of a text that ends with a zip, or with a zip and a province. `isNamed`: whether the text contains the province; `rest`: the text
 * before these parts; `isPlaceName`: whether `rest` may be a place.
 */
export interface PlaceParts {
	/** The text before the province and zip. */
	readonly rest: string
	/** Whether this text may be the name of a place: it contains no number, and no word such as "box" before one. */
	readonly isPlaceName: boolean
	/** The province that the text names, otherwise the only province of the zip; empty if there is neither. */
	readonly provinceCode: string
	/** Whether the text names the province or country. Such a name is evidence that the number is a zip. */
	readonly isNamed: boolean
	readonly zip: string
}

/** What `parsePlace` needs: the zips, the provinces, and a function that finds a country by name. */
interface PlaceFacts {
	readonly zips: ZipFacts
	readonly provinces: ProvinceFacts
	readonly findCountry: (name: string) => string | null
}

const BUILT_IN_PLACES: PlaceFacts = { zips: BUILT_IN_ZIPS, provinces: BUILT_IN_PROVINCES, findCountry }

/** How much of a text is read, and the most words of a zip and of a province's name. */
const MAX_LENGTH = 300
const MAX_WORDS = 4
const DIGIT = /\d/g
const BETWEEN = /[\s,;]+/g
const SIGNS = /^[-–·|]*$/
/** Words before another kind of number: of a box, an office or a floor. Such a number is no zip (D-13). */
const NUMBERED =
	/^(?:.* )?(?:p\.? ?o\.?|post|box|bag|suite|ste|apt|apartment|unit|flat|floor|level|room|lot|no|nr|postfach|postbus|postboks|bo[iî]te|bp|b\.p\.|apartado|casilla|caixa|casella|case)\.?(?: .*)?$/i
/** What a place is called. */
const PLACE = /^[^\d]{3,40}$/

/**
 * Returns the zip and province at the end of a text, and the `rest` before them, which may be a place (`isPlaceName`). Returns null if the text
 * doesn't end with a zip of the country, or if the named province can't have the zip.
 *
 * @example
 * parsePlace('San Francisco CA 94111', 'US') // => { rest: 'San Francisco', isPlaceName: true, provinceCode: 'CA', isNamed: true, zip: '94111' }
 * parsePlace('Suite 94111', 'US') // => { rest: 'Suite', isPlaceName: false, provinceCode: 'CA', isNamed: false, zip: '94111' }
 * parsePlace('San Francisco NY 94111', 'US') // => null
 */
export function parsePlace(text: string, countryCode: string): PlaceParts | null {
	return readPlaceBy(BUILT_IN_PLACES, text, countryCode)
}

/** `parsePlace` by the facts of the caller. */
export function readPlaceBy(facts: PlaceFacts, text: string, countryCode: string): PlaceParts | null {
	if (typeof text !== 'string' || typeof countryCode !== 'string' || text.length > MAX_LENGTH) return null
	const words = text.split(BETWEEN).filter((word) => !SIGNS.test(word))
	const isProvince = (name: string): boolean => findProvinceBy(facts.provinces, countryCode, name) !== null
	const country = lastThat(words, (name) => facts.findCountry(name) === countryCode && !isProvince(name))
	const before = words.slice(0, words.length - country)
	for (let count = 2; count > 0; count--) {
		const zip = zipIn(facts, before.slice(-count).join(' '), countryCode)
		if (zip === null || count > before.length) continue
		return withProvince(facts, before.slice(0, -count), zip, countryCode, country > 0)
	}
	// As in Italy: the zip, the place, and the province after it.
	const province = lastThat(before, isProvince)
	let at = before.length - province - 1
	while (at > 0 && zipIn(facts, before[at] as string, countryCode) === null) at--
	const zip = zipIn(facts, before[at] ?? '', countryCode)
	if (zip === null || province === 0) return null
	return withProvince(facts, [...before.slice(0, at), ...before.slice(at + 1)], zip, countryCode, country > 0)
}

function withProvince(
	{ zips, provinces: list }: PlaceFacts,
	words: readonly string[],
	zip: string,
	countryCode: string,
	hasCountry: boolean,
): PlaceParts | null {
	const count = lastThat(words, (name) => findProvinceBy(list, countryCode, name) !== null)
	const rest = words.slice(0, words.length - count).join(' ')
	const isPlaceName = PLACE.test(rest) && !NUMBERED.test(rest)
	const forms = zips.zipForms(countryCode)
	const provinces = forms === null ? [] : readZip(zip, forms).place.provinces
	if (count > 0) {
		const provinceCode = findProvinceBy(list, countryCode, words.slice(-count).join(' ')) ?? ''
		const isThere = provinces.length === 0 || provinces.includes(provinceCode)
		return isThere ? { rest, isPlaceName, provinceCode, isNamed: true, zip } : null
	}
	const [only, another] = provinces
	const provinceCode = another === undefined ? (only ?? '') : ''
	return { rest, isPlaceName, provinceCode, isNamed: hasCountry, zip }
}

/** Returns how many words at the end are the longest name that fits. */
function lastThat(words: readonly string[], isName: (name: string) => boolean): number {
	for (let count = Math.min(MAX_WORDS, words.length); count > 0; count--)
		if (isName(words.slice(-count).join(' '))) return count
	return 0
}

function zipIn({ zips }: PlaceFacts, text: string, countryCode: string): string | null {
	const { status, value, issues } = checkZipFormatBy(zips, text, countryCode)
	return status === 'valid' && issues.length === 0 && text.search(DIGIT) >= 0 ? value : null
}

/**
 * Returns the code of the province that a text (first argument) means in a country, in the form that its addresses use. The text may be any code of
 * the province, or its name in English or the local language. Returns null for any other text.
 *
 * @example
 * findProvince('東京都', 'JP') // => '13'
 * findProvince('us-ca', 'US') // => 'CA'
 * findProvince('Cagliari', 'US') // => null
 */
export function findProvince(text: string, countryCode: string): string | null {
	return findProvinceBy(BUILT_IN_PROVINCES, countryCode, text)
}

/** `findProvince` by the facts of the caller. */
export function findProvinceBy(provinces: ProvinceFacts, countryCode: string, text: string): string | null {
	if (typeof countryCode !== 'string' || typeof text !== 'string') return null
	const of = provinces.of(countryCode)
	return (provinceOfCode(of, text) ?? resolveProvinceName(of, text))?.code ?? null
}
