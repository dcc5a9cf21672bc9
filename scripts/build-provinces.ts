import { compileAlternativeCodes } from './provinces/alternative-codes.ts'
import { use } from './provinces/choices.ts'
import { compileProvinces, misfits } from './provinces/compile.ts'
import { type CountryLines, encode } from './provinces/encode.ts'
import { versionOf } from './sources.ts'
import type { Files } from './tables.ts'
import { writeTable } from './write-table.ts'

export { compileProvinces, misfits }

/**
 * Writes `src/rules/province/data/`: the provinces that addresses name, their other names and codes, how addresses use them, and the codes
 * of all other subdivisions of ISO 3166-2.
 *
 * Sources:
 *
 * - ISO 3166-2: the packages iso-3166 and iso-3166-2. The latter has more romanisations and the retired codes.
 * - English names of CLDR: cldr-subdivisions-full.
 * - facts/province-names.json, province-use.json, countries/, province-languages.txt and province-cldr.txt, which name
 *   their own sources.
 */
const DATA = 'src/rules/province/data'

export function write(): Files {
	const lines = encode()
	for (const misfit of misfits) console.warn(`Left out: ${misfit}`)
	const table = (kind: keyof CountryLines): string =>
		writeTable([...lines].map(([code, texts]) => [code, texts[kind].join('\n')]))
	const named = [...lines].flatMap(([code, { provinces }]) => (provinces.length > 0 ? [code] : []))
	const count = [...lines].flatMap(([, { provinces }]) => provinces).length
	const sources = `// Written by scripts/build-provinces.ts; do not edit: change a line of scripts/facts/countries/, then npm run tables.
// Sources: iso-3166 ${versionOf('iso-3166')} and iso-3166-2 ${versionOf('iso-3166-2')} (MIT); cldr-subdivisions-full ${versionOf('cldr-subdivisions-full')} (Unicode-3.0);
`
	const facts = `${sources}// scripts/facts/province-names.json and province-use.json, from Shopify worldwide (MIT) and Google's address metadata
// (CC-BY 4.0) by way of commerceguys/addressing (MIT); scripts/facts/countries/, province-languages.txt and
// province-cldr.txt, from Unicode CLDR (Unicode-3.0) by way of the gem countries (MIT).
`
	const type = `\nimport type { FactTable } from '../../country/fact-table.ts'\n`
	return {
		[`${DATA}/provinces.ts`]: `${facts}${type}
/**
 * ${count} provinces of ${named.length} countries, a line each: the code, and the name shown. Behind the code, \`~\` means that ISO has none, and
 * \`>\` comes before the ISO code if it differs. Behind the name, \`@\` comes before another code in use, and \`>\` before an ISO code that is only
 * known with the country's code in front.
 */
export const PROVINCES: FactTable = ${table('provinces')}
`,
		[`${DATA}/province-names.ts`]: `${facts}${type}
/**
 * The other names of these provinces, by code. \`!\` comes before a name that needs its word for the kind of province (such as State), \`/\` before
 * a name that stays as written.
 */
export const PROVINCE_NAMES: FactTable = ${table('otherNames')}
`,
		[`${DATA}/other-divisions.ts`]: `${facts}${type}
/** The codes of ISO 3166-2 that addresses do not use; with their names where addresses have provinces. */
export const OTHER_DIVISIONS: FactTable = ${table('otherDivisions')}
`,
		[`${DATA}/alternative-codes.ts`]: `// Written by scripts/build-provinces.ts; do not edit: change a line of scripts/facts/countries/, then npm run tables.
${type}
/** Codes of other lists: each code, a sign (\`src/rules/province/province-facts.ts\`), and ours of the province. */
export const ALTERNATIVE_CODES: FactTable = ${writeTable([...compileAlternativeCodes(compileProvinces())].map(([name, codes]) => [name, codes.join(' ')]))}
`,
		[`${DATA}/province-uses.ts`]: `${facts}
/** How addresses use the provinces of a country that has some. */
export const PROVINCE_USES: Readonly<Record<string, 'required' | 'used' | 'optional' | 'hidden'>> = ${writeTable(named.map((code) => [code, useOf(code)]))}
`,
	}
}

function useOf(code: string): string {
	const isIn = (list: string): boolean => use[list]?.includes(code) === true
	if (isIn('unsent')) return 'used'
	return isIn('both') ? 'required' : isIn('named') ? 'optional' : isIn('hidden') ? 'hidden' : 'used'
}
