import { use } from './provinces/choices.ts'
import { compileProvinces, misfits } from './provinces/compile.ts'
import { encode } from './provinces/encode.ts'
import { compileNumberings } from './provinces/numberings.ts'
import { writeScriptLines } from './script-lines.ts'
import { versionOf } from './sources.ts'
import type { Files } from './tables.ts'

export { compileProvinces, misfits }

/**
 * Writes src/rules/province/data/provinces.ts (the provinces that addresses name), province-uses.ts (the countries that name one) and
 * province-levels.ts (the names of all other subdivisions of ISO 3166-2).
 *
 * Sources:
 *
 * - ISO 3166-2: the packages iso-3166 and iso-3166-2. The latter has more romanisations and the retired codes.
 * - English names of CLDR: cldr-subdivisions-full.
 * - facts/province-names.json, province-use.json, province-additions.txt, province-languages.txt and province-cldr.txt, which name
 *   their own sources.
 */
const DATA = 'src/rules/province/data'

/** Returns a text as a template literal, with a line for each row of a table. */
export function asTemplate(text: string): string {
	return `\`${text.replace(/[`\\]|\$\{/g, '\\$&')}\``
}

export function write(): Files {
	const { provinces, otherNames, scripts, levelCountries, levelCodes, levelNames, levels } = encode()
	for (const misfit of misfits) console.warn(`Left out: ${misfit}`)
	const withNames = [...compileProvinces()]
		.filter(([, { rows }]) => rows.length > 0)
		.map(([name]) => name)
		.join('')
	const countries = [...compileProvinces().values()]
	const shown = countries.flatMap(({ rows }) => rows)
	const others = countries.flatMap(({ otherLevels }) => otherLevels)
	const sources = [
		'// Written by scripts/build-provinces.ts; do not edit.',
		`// Sources: iso-3166 ${versionOf('iso-3166')} and iso-3166-2 ${versionOf('iso-3166-2')} (MIT); cldr-subdivisions-full ${versionOf('cldr-subdivisions-full')} (Unicode-3.0);`,
	]
	const facts = [
		...sources,
		"// scripts/facts/province-names.json and province-use.json, from Shopify worldwide (MIT) and Google's address metadata",
		'// (CC-BY 4.0) by way of commerceguys/addressing (MIT); scripts/facts/province-additions.txt, province-languages.txt and',
		'// province-cldr.txt, from Unicode CLDR (Unicode-3.0) by way of the gem countries (MIT).',
	]
	return {
		[`${DATA}/provinces.ts`]: [
			...facts,
			`// ${shown.length} provinces of ${countries.filter(({ rows }) => rows.length > 0).length} countries.`,
			'',
			'/**',
			' * A row for each province: the name shown, then after a comma its code. Small letters give the distance from each of the',
			" * code's letters to the one before it in the name. A row without a code has the next number, or the letters of the row above.",
			' * `~` means that ISO has no code; `>` comes before the ISO code if it differs. After more commas: other codes in use; `>` before one',
			" * means an ISO code that is only known with the country's code in front.",
			' */',
			`export const PROVINCES: string = ${asTemplate(provinces)}`,
			'',
		].join('\n'),
		[`${DATA}/numberings.ts`]: [
			'// Written by scripts/build-provinces.ts; do not edit.',
			'// Sources: scripts/facts/province-numberings.txt, which names the lists.',
			'',
			'/** The codes of other numberings: for each country, each code, a sign (src/rules/province/numberings.ts), and ours of the province. */',
			`export const NUMBERINGS: string =\n\t'${[...compileNumberings(compileProvinces())].map(([name, codes]) => `;${name} ${codes.join(' ')}`).join('')}'`,
			'',
		].join('\n'),
		[`${DATA}/province-uses.ts`]: [
			...facts,
			'// A table of its own, which a form needs before the names.',
			'',
			'/** The countries with provinces by how addresses use them: required by every source, used, optional, or hidden. */',
			`export const PROVINCE_USES: string =\n\t'${writeUses(withNames)}'`,
			'',
		].join('\n'),
		[`${DATA}/province-names.ts`]: [
			...facts,
			'// The other names of these provinces, and the codes that addresses do not use.',
			'',
			'/**',
			" * A row for each row of PROVINCES: the lookup keys of the province's other names. First the names that may omit their kind (such",
			' * as State); after an exclamation mark, whole names; after a number sign, names that are kept as written. Each omits the letters',
			" * that it shares with the start and the end of the shown name's key (`src/rules/packing/packed-names.ts`).",
			' */',
			`export const OTHER_NAMES: string = ${asTemplate(otherNames)}`,
			'',
			'/**',
			' * Names in other scripts that may omit their kind, a line for each country of PROVINCES, its provinces between spaces',
			' * (`src/rules/packing/packed-names.ts`).',
			' */',
			`export const SCRIPT_NAMES: string =\n\t"\\n" +\n${writeScriptLines(scripts)}`,
			'',
			'/** The countries of the lines in the next two tables. */',
			`export const LEVEL_COUNTRIES: string =\n\t'${levelCountries}'`,
			'',
			'/** The codes of ISO 3166-2 that addresses do not use, by steps (`province-codec.ts`). */',
			`export const LEVEL_CODES: string = \`${levelCodes}\``,
			'',
			'/** The lookup keys of the names of each of these codes, the others near the first (`src/rules/packing/packed-names.ts`), codes separated by semicolons. Empty where addresses have no province. */',
			`export const LEVEL_NAMES: string = \`${levelNames}\``,
			'',
		].join('\n'),
		[`${DATA}/province-levels.ts`]: [
			...sources,
			`// ${others.length} subdivisions that addresses do not name, a line for each country. Each entry: suffix, colon, name.`,
			`export const SUBDIVISIONS: string = \`${levels}\``,
			'',
		].join('\n'),
	}
}

/** Returns the countries with each use, separated by semicolons: `required`, `used`, `optional`, `hidden`. */
function writeUses(countries: string): string {
	const codes = countries.match(/../g) ?? []
	const isIn = (list: string, code: string): boolean => use[list]?.includes(code) === true
	const useOf = (code: string): number =>
		isIn('unsent', code) ? 1 : isIn('both', code) ? 0 : isIn('named', code) ? 2 : isIn('hidden', code) ? 3 : 1
	return [0, 1, 2, 3].map((each) => codes.filter((code) => useOf(code) === each).join('')).join(';')
}
