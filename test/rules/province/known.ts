import * as provinces from '../../../src/rules/province/provinces.ts'
import { WORLD_PROVINCES } from '../../../src/rules/province/world-provinces.ts'

type Province = provinces.Province | null

/** The readers of provinces, with the facts of all countries. */
export const byCode = (country: string, code: string): Province =>
	provinces.resolveProvinceCode(WORLD_PROVINCES, country, code)
export const byName = (country: string, name: string, beside?: Province): Province =>
	provinces.resolveProvinceName(WORLD_PROVINCES, country, name, beside)
export const otherCode = (country: string, code: string): string | null =>
	provinces.readOtherCode(WORLD_PROVINCES, country, code)
export const otherName = (country: string, name: string): string | null =>
	provinces.readOtherName(WORLD_PROVINCES, country, name)

/** Returns, of a table of codes and names between bars, the names that don't mean their province. */
export const missedOf = (country: string, table: Readonly<Record<string, string>>): string[] =>
	Object.entries(table).flatMap(([code, names]) =>
		names
			.split('|')
			.filter((name) => byName(country, name)?.code !== code)
			.map((name) => `${country} ${code}: ${name}`),
	)
