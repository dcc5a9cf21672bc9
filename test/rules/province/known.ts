import { BUILT_IN_PROVINCES } from '../../../src/rules/province/built-in-provinces.ts'
import * as codes from '../../../src/rules/province/province-codes.ts'
import { provinceText } from '../../../src/rules/province/province-key.ts'
import type * as table from '../../../src/rules/province/province-table.ts'
import * as provinces from '../../../src/rules/province/provinces.ts'

type Province = table.Province | null

/** The readers of provinces, with the facts of all countries. */
export const byCode = (country: string, code: string): Province =>
	codes.resolveProvinceCode(BUILT_IN_PROVINCES.of(country), code)
export const byName = (country: string, name: string, beside?: Province): Province =>
	provinces.resolveProvinceName(BUILT_IN_PROVINCES.of(country), name, beside)
export const otherCode = (country: string, code: string): string | null =>
	codes.readOtherCode(BUILT_IN_PROVINCES.of(country), code)
export const otherName = (country: string, name: string): string | null =>
	provinces.readOtherName(BUILT_IN_PROVINCES.of(country), provinceText(name))

/** Returns, of a table of codes and names between bars, the names that don't mean their province. */
export const missedOf = (country: string, table: Readonly<Record<string, string>>): string[] =>
	Object.entries(table).flatMap(([code, names]) =>
		names
			.split('|')
			.filter((name) => byName(country, name)?.code !== code)
			.map((name) => `${country} ${code}: ${name}`),
	)
