import { provinceOfCode } from '../rules/province/numberings.ts'
import type { ProvinceFacts } from '../rules/province/province-facts.ts'
import { resolveProvinceName } from '../rules/province/provinces.ts'
import { WORLD_PROVINCES } from '../rules/province/world-provinces.ts'

/**
 * Returns the code of the province that a text means, as addresses of the country write it. The text is any of its codes, or its
 * name in English or the local language. Returns null for any other text.
 *
 * @example
 * findProvince('JP', '東京都') // => '13'
 * findProvince('US', 'us-ca') // => 'CA'
 * findProvince('US', 'Cagliari') // => null
 */
export function findProvince(countryCode: string, text: string): string | null {
	return findProvinceBy(WORLD_PROVINCES, countryCode, text)
}

/** `findProvince` by the facts of the caller. */
export function findProvinceBy(provinces: ProvinceFacts, countryCode: string, text: string): string | null {
	if (typeof countryCode !== 'string' || typeof text !== 'string') return null
	return (
		(provinceOfCode(provinces, countryCode, text) ?? resolveProvinceName(provinces, countryCode, text))?.code ?? null
	)
}
