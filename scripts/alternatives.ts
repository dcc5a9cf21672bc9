import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'esbuild'
import countries from 'i18n-iso-countries'
import { getCountries } from 'libphonenumber-js'
import { postcodeValidatorExistsForCountry } from 'postcode-validator'
import { stdnum } from 'stdnum'
import { allCountries, checkZip, provincesOf } from '../src/index.ts'
import { TAX_COUNTRIES } from '../src/tax/tax-countries.ts'

const require = createRequire(import.meta.url)
const {
	data: subdivisions,
}: { readonly data: Readonly<Record<string, { readonly sub: object }>> } = require('iso-3166-2')
const ROOT = join(import.meta.dirname, '..')
const CODES = allCountries().map(({ code }) => code)

interface Side {
	readonly covers: string
	/** The imports of a page that does the task. */
	readonly code: string
}

interface Alternative {
	readonly task: string
	readonly ours: Side
	readonly name: string
	readonly theirs: Side
	/** The bench question that compares both, and the name of the peer there. */
	readonly question: string
	readonly peer: string
}

const ours = (names: string, entry: string, covers: string): Side => ({
	covers,
	code: `export { ${names} } from './dist/${entry}.js'`,
})
const count = (codes: readonly string[], isCovered: (code: string) => boolean): string =>
	`${codes.filter(isCovered).length} countries`
/** Both use the same numbering plans. */
const phones = count(getCountries(), (code) => CODES.includes(code))
const zips = count(CODES, (code) => checkZip('???', code).status === 'invalid')
const hasProvinces = (code: string): boolean => provincesOf(code).length > 0
const hasSubdivisions = (code: string): boolean => Object.keys(subdivisions[code]?.sub ?? {}).length > 0

const ALTERNATIVES: readonly Alternative[] = [
	{
		task: 'phone',
		ours: ours('checkPhone', 'address', `${phones}, suggestions`),
		name: 'libphonenumber-js/max',
		theirs: {
			covers: `${getCountries().length} countries`,
			code: `export { parsePhoneNumberFromString } from 'libphonenumber-js/max'`,
		},
		question: 'phone-national',
		peer: 'libphonenumber-js/max',
	},
	{
		task: 'zip',
		ours: ours('checkZip', 'address', `${zips}, suggestions, provinces of 31`),
		name: 'postcode-validator',
		theirs: {
			covers: `${count(CODES, postcodeValidatorExistsForCountry)}, format only`,
			code: `export { postcodeValidator } from 'postcode-validator'`,
		},
		question: 'zip-accepted',
		peer: 'postcode-validator',
	},
	{
		task: 'province',
		ours: ours(
			'checkProvince',
			'address',
			`${count(CODES, hasProvinces)} whose addresses use them, spellings, suggestions`,
		),
		name: 'iso-3166-2',
		theirs: {
			covers: `${count(CODES, hasSubdivisions)}, ISO names only`,
			code: `export { default } from 'iso-3166-2'`,
		},
		question: 'province-by-name',
		peer: 'iso-3166-2',
	},
	{
		task: 'tax number',
		ours: ours('checkTaxNumber', 'tax', `${TAX_COUNTRIES.length} countries that need one, suggestions`),
		name: 'stdnum',
		theirs: {
			covers: `${Object.keys(stdnum).length} countries, check digits`,
			code: `export { stdnum } from 'stdnum'`,
		},
		question: 'tax-countries',
		peer: 'stdnum',
	},
	{
		task: 'country',
		ours: ours('checkCountry', 'address', `${CODES.length}, spellings, suggestions`),
		name: 'i18n-iso-countries',
		theirs: {
			covers: `${Object.keys(countries.getAlpha2Codes()).length}, exact names of one language`,
			code: `import c from 'i18n-iso-countries/index.js'; import en from 'i18n-iso-countries/langs/en.json'; c.registerLocale(en); export { c }`,
		},
		question: 'country-by-name',
		peer: 'i18n-iso-countries',
	},
]

const HEAD = ['task', 'orderwright', 'kB', 'package', 'covers', 'kB', 'orderwright is faster']

/**
 * Writes the rows of the table that compares us with other packages: the coverage of both, the bytes that both add to a page, and
 * the ratio of the bench.
 */
export async function writeAlternatives(): Promise<string> {
	const rows: string[][] = []
	for (const { task, ours, name, theirs, question, peer } of ALTERNATIVES) {
		const sizes = [await measure(ours.code), await measure(theirs.code)]
		const [own = '', other = ''] = sizes.map((size) => (size / 1000).toFixed(0))
		rows.push([task, ours.covers, own, `\`${name}\``, theirs.covers, other, `${readRatio(question, peer)} times`])
	}
	const ratio = readRatio('order-plain', 'the named packages, its web build')
	const all = (await measure(ours('validateOrder', 'order', '').code)) / 1000
	rows.push([
		'whole order',
		'all of these, shipping, one verdict',
		all.toFixed(0),
		'code around the five',
		'',
		'',
		`${ratio} times`,
	])
	return [HEAD, HEAD.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |\n`).join('')
}

function readRatio(question: string, peer: string): string {
	const { rows } = JSON.parse(readFileSync(join(ROOT, 'bench/results', `${question}.json`), 'utf8')) as {
		readonly rows: readonly { readonly name: string; readonly ratio: number }[]
	}
	const ratio = rows.find(({ name }) => name === peer)?.ratio
	if (ratio === undefined) throw new Error(`${question} has no ratio for ${peer}`)
	return ratio.toFixed(ratio < 10 ? 1 : 0)
}

/** Returns the bytes that the code adds to a page: bundled, minified, brotli. */
async function measure(code: string): Promise<number> {
	const { outputFiles } = await build({
		stdin: { contents: code, resolveDir: ROOT },
		bundle: true,
		minify: true,
		format: 'esm',
		platform: 'browser',
		target: 'es2022',
		write: false,
		logLevel: 'error',
	})
	const [file] = outputFiles
	if (file === undefined) throw new Error(`${code} makes no bundle`)
	return brotliCompressSync(file.contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
