import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import countries from 'i18n-iso-countries'
import { getCountries } from 'libphonenumber-js'
import { postcodeValidatorExistsForCountry } from 'postcode-validator'
import { stdnum } from 'stdnum'
import { allCountries, checkZip, provincesOf } from '../../src/entries/index.ts'
import { TAX_COUNTRIES } from '../../src/rules/tax/tax-countries.ts'
import { ROOT } from '../shared/room.ts'

const require = createRequire(import.meta.url)
const {
	data: subdivisions,
}: { readonly data: Readonly<Record<string, { readonly sub: object }>> } = require('iso-3166-2')
/** The composition in the bench. */
const COMPOSED = 'the named packages, postcode-validator'
const CODES = allCountries().map(({ code }) => code)

/** Packages for a task. The name of a package is also the name of its peer in the bench. */
interface Alternative {
	readonly task: string
	/** The names that a page imports from orderwright, and what these names cover; null for a further row about the same task. */
	readonly ours: readonly [names: string, covers: string] | null
	readonly name: string
	readonly covers: string
	/** The imports of a page that does the task with the package. */
	readonly code: string
	/** The questions of the bench with right input and with wrong input. */
	readonly bench: readonly [right: string, wrong: string]
}

const count = (codes: readonly string[], isCovered: (code: string) => boolean): string =>
	`${codes.filter(isCovered).length} countries`
/** The number of countries with numbering plans. Both packages use the same plans. */
const phones = count(getCountries(), (code) => CODES.includes(code))
const zips = count(CODES, (code) => checkZip('???', code).status === 'invalid')
const hasProvinces = (code: string): boolean => provincesOf(code).length > 0
const hasSubdivisions = (code: string): boolean => Object.keys(subdivisions[code]?.sub ?? {}).length > 0

/** The validators of the tax numbers in the bench. Each is one module. */
const FIVE_VALIDATORS = ['br/cpf', 'mx/rfc', 'cn/ric', 'it/codicefiscale', 'kr/brn']
	.map((path, at) => `export * as v${at} from 'stdnum/lib/esm/${path}.js'`)
	.join('\n')

/** The packages in the composition of `bench/peers/naive-order.ts`, for their bytes. */
const COMPOSITION = `
export { parsePhoneNumberFromString } from 'libphonenumber-js/max'
export { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
export { iso31662 } from 'iso-3166'
export { default } from 'i18n-iso-countries/index.js'`

const ALTERNATIVES: readonly Alternative[] = [
	{
		task: 'phone',
		ours: ['checkPhone', `${phones}, suggestions`],
		name: 'libphonenumber-js/max',
		covers: `${getCountries().length} countries`,
		code: `export { parsePhoneNumberFromString } from 'libphonenumber-js/max'`,
		bench: ['phone-national', 'phone-wrong'],
	},
	{
		task: 'zip',
		ours: ['checkZip', `${zips}, suggestions, provinces of 31`],
		name: 'postcode-validator',
		covers: `${count(CODES, postcodeValidatorExistsForCountry)}, format only`,
		code: `export { postcodeValidator } from 'postcode-validator'`,
		bench: ['zip-accepted', 'zip-wrong'],
	},
	{
		task: 'province',
		ours: ['checkProvince', `${count(CODES, hasProvinces)} whose addresses use them, spellings, suggestions`],
		name: 'iso-3166-2',
		covers: `${count(CODES, hasSubdivisions)}, ISO names only`,
		code: `export { default } from 'iso-3166-2'`,
		bench: ['province-by-name', 'province-wrong'],
	},
	{
		task: 'tax number',
		ours: ['checkTaxNumber', `${TAX_COUNTRIES.length} countries that need one, suggestions`],
		name: 'stdnum',
		covers: 'check digits, the same 5 countries',
		code: FIVE_VALIDATORS,
		bench: ['tax-countries', 'tax-countries-wrong'],
	},
	{
		task: '',
		ours: null,
		name: 'stdnum',
		covers: `check digits, all ${Object.keys(stdnum).length} countries`,
		code: `export { stdnum } from 'stdnum'`,
		bench: ['tax-countries', 'tax-countries-wrong'],
	},
	{
		task: 'country',
		ours: ['checkCountry', `${CODES.length}, spellings, suggestions`],
		name: 'i18n-iso-countries',
		covers: `${Object.keys(countries.getAlpha2Codes()).length}, exact names of one language`,
		code: `import c from 'i18n-iso-countries/index.js'; import en from 'i18n-iso-countries/langs/en.json'; c.registerLocale(en); export { c }`,
		bench: ['country-by-name', 'country-wrong'],
	},
]

const HEAD = ['task', 'orderwright', 'kB', 'package', 'covers', 'kB', 'faster: right / wrong input']

/**
 * Returns the rows of the table that compares us with other packages. A row has the coverage of both, the bytes that both add to a page, and the
 * ratios of the bench with right and with wrong input. The last row is for the code that combines the packages. In this code, postcode-validator
 * checks the zips. Below the table are the verdicts in which this code differs.
 */
export async function writeAlternatives(): Promise<string> {
	const rows: string[][] = []
	for (const { task, ours, name, covers, code, bench } of ALTERNATIVES) {
		const own = ours === null ? ['', ''] : [ours[1], await sizeOf(ours[0])]
		const ratios = bench.map((question) => readRatio(question, name)).join(' / ')
		rows.push([task, ...own, `\`${name}\``, covers, await inKilobytes(code), `${ratios} times`])
	}
	rows.push([
		'whole order',
		'all of these, shipping, every issue in one verdict',
		await sizeOf('validateOrder'),
		'code around four of them',
		'up to the first failure, no messages',
		await inKilobytes(COMPOSITION),
		`${readRatio('order-good', COMPOSED)} / ${readRatio('order-bad', COMPOSED)} times`,
	])
	const table = [HEAD, HEAD.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |\n`).join('')
	return `${table}\n${readDifferences()}\n`
}

interface Kept {
	readonly notes: readonly string[]
	readonly rows: readonly { readonly name: string; readonly ratio: number }[]
}

function readKept(question: string): Kept | null {
	const file = join(ROOT, 'bench/results', `${question}.json`)
	if (!existsSync(file)) return null
	return JSON.parse(readFileSync(file, 'utf8')) as Kept
}

/** Returns the sentence about the orders for which the composition has another verdict. */
function readDifferences(): string {
	const notes = readKept('order-plain')?.notes ?? []
	const [, count = '', of = ''] =
		/another verdict than from the composition: (\d+) of (\d+) orders/.exec(notes.join('\n')) ?? []
	const codes = new Set(
		[...notes.join('\n').matchAll(/we say (\w+)(?:, ([\w.-]+),)?/g)].map(([, status, code]) =>
			code === undefined ? status : `${status} with \`${code}\``,
		),
	)
	return `Of ${of} orders, ${count} get another verdict from the composition. orderwright returns ${[...codes].join(', ')}; the composition rejects these orders.`
}

/** Returns how many times faster we are. Returns a dash if `lab/run beside` hasn't measured the question yet. */
function readRatio(question: string, peer: string): string {
	const ratio = readKept(question)?.rows.find(({ name }) => name === peer)?.ratio
	return ratio === undefined ? '–' : ratio.toFixed(ratio < 10 ? 1 : 0)
}

const sizeOf = (names: string): Promise<string> => inKilobytes(`export { ${names} } from './dist/index.js'`)

async function inKilobytes(code: string): Promise<string> {
	return ((await measure(code)) / 1000).toFixed(0)
}

/** Returns the bytes that the code adds to a page: bundled, minified, brotli. */
export async function measure(code: string, format: 'esm' | 'iife' = 'esm'): Promise<number> {
	const { outputFiles } = await build({
		stdin: { contents: code, resolveDir: ROOT },
		bundle: true,
		minify: true,
		format,
		platform: 'browser',
		target: 'es2022',
		write: false,
		logLevel: 'error',
	})
	const [file] = outputFiles
	if (file === undefined) throw new Error(`${code} makes no bundle`)
	return brotliCompressSync(file.contents).length
}
