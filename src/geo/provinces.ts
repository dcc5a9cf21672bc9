import { foldName, LONGEST_NAME } from '../text/fold.ts'
import { nearest } from '../text/nearest.ts'
import { PROVINCE_HIDDEN, PROVINCE_REQUIRED, PROVINCE_USED } from './data/province-use.ts'
import { PROVINCES } from './data/provinces.ts'

/** A state, province, county or whatever else a country's addresses name above the city. */
export interface Province {
	/** As addresses write it: the ISO 3166-2 suffix where there is one. */
	readonly code: string
	readonly name: string
	/** The whole ISO 3166-2 code; null where ISO has none. */
	readonly isoCode: string | null
}

/** What a country's addresses do with provinces: `none` and `hidden` accept anything. */
export type ProvinceUse = 'required' | 'used' | 'hidden' | 'none'

/** One country's provinces, found by code and by folded name. */
interface ProvinceIndex {
	readonly provinces: readonly Province[]
	readonly byCode: ReadonlyMap<string, Province>
	readonly byName: Map<string, Province>
}

const indexes = new Map<string, ProvinceIndex>()

/** Whether addresses of the country need a province, may carry one, hide it or have none. */
export function provinceUse(countryCode: string): ProvinceUse {
	if (PROVINCE_REQUIRED.includes(countryCode)) return 'required'
	if (PROVINCE_HIDDEN.includes(countryCode)) return 'hidden'
	return PROVINCE_USED.includes(countryCode) ? 'used' : 'none'
}

/** The provinces that the country's addresses name, in the order of their codes. */
export function provincesOf(countryCode: string): readonly Province[] {
	return indexOf(countryCode).provinces
}

/** The province with exactly this code: the ISO 3166-2 suffix, in capitals. */
export function provinceByCode(countryCode: string, code: string): Province | null {
	return indexOf(countryCode).byCode.get(code) ?? null
}

/**
 * The province that a code means, in any case: the ISO 3166-2 suffix, bare or after the country's code, the storefront's own
 * code, or a retired one.
 *
 * @example
 * resolveProvinceCode('US', 'us-ca')?.name // => 'California'
 * resolveProvinceCode('US', 'California') // => null
 */
export function resolveProvinceCode(countryCode: string, text: string): Province | null {
	const { byCode } = indexOf(countryCode)
	const known = byCode.get(text)
	if (known !== undefined) return known
	if (text.length > LONGEST_NAME) return null
	const code = text.trim().toUpperCase()
	const bare = code.startsWith(countryCode) ? code.slice(2).replace(/^[-_. ]+/g, '') : code
	return byCode.get(code) ?? byCode.get(bare) ?? null
}

/**
 * The province that a name means, in English or the local language, whatever its case, diacritics and punctuation. A code
 * does for a name.
 *
 * @example
 * resolveProvinceName('CA', 'QUEBEC')?.code // => 'QC'
 * resolveProvinceName('US', 'Californa') // => null
 */
export function resolveProvinceName(countryCode: string, text: string): Province | null {
	const { byName } = indexOf(countryCode)
	return byName.get(text) ?? byName.get(foldName(text)) ?? resolveProvinceCode(countryCode, text)
}

/** The province whose name is nearest to a misspelled one; null when none is near or several are. */
export function suggestProvince(countryCode: string, text: string): Province | null {
	const { byName } = indexOf(countryCode)
	const name = nearest(foldName(text), byName.keys())
	return name === null ? null : (byName.get(name) ?? null)
}

function indexOf(countryCode: string): ProvinceIndex {
	let index = indexes.get(countryCode)
	if (index === undefined) {
		index = decode(countryCode)
		indexes.set(countryCode, index)
	}
	return index
}

function decode(countryCode: string): ProvinceIndex {
	const provinces: Province[] = []
	const byCode = new Map<string, Province>()
	const byName = new Map<string, Province>()
	const start = /^[A-Z]{2}$/.test(countryCode) ? PROVINCES.indexOf(`\n${countryCode}`) : -1
	if (start >= 0) {
		const line = PROVINCES.slice(start + 3, PROVINCES.indexOf('\n', start + 1))
		for (const entry of line.split(';')) {
			const [code = '', name = '', ...others] = entry.split(':')
			const province = { code, name, isoCode: `${countryCode}-${code}` }
			provinces.push(province)
			byCode.set(code, province)
			for (const text of [name, ...others]) {
				const key = foldName(text)
				if (!byName.has(key)) byName.set(key, province)
			}
		}
	}
	return { provinces, byCode, byName }
}
