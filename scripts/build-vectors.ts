/**
 * Writes the digest of the rules into `dist/`, and `dist/vectors/`: the cases of `test/vectors/` in one form, for testing other implementations of the rules, and their JSON
 * Schema. It is the package `orderwright-vectors`; `dist/vectors.br` has the same files for the program, packed.
 *
 *   npx tsx scripts/build-vectors.ts
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import packageJson from '../package.json' with { type: 'json' }
import { POLICY } from '../src/rules/core/policy.ts'
import { RULESET } from '../src/rules/core/ruleset.ts'
import type { Vector, VectorFile } from '../src/service/conformance/vector.ts'
import { writeDigest } from './build-digest.ts'
import type { HomeFields } from './build-home.ts'
import { listCalls } from './vectors/calls.ts'
import { convert, type Fields } from './vectors/convert.ts'
import { VECTOR_SCHEMA } from './vectors/schema.ts'

/** The fields of `package.json` that both packages have. It has no address until the owner sets it. */
interface PackageFields extends HomeFields {
	readonly version: string
	readonly license: string
}

const ROOT = join(import.meta.dirname, '..')
const SOURCES = join(ROOT, 'test/vectors')
const FOLDER = join(ROOT, 'dist/vectors')

/** Returns every file of vectors, by its name without extension. */
export function buildVectors(): Record<string, VectorFile> {
	const files: Record<string, VectorFile> = {}
	for (const path of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).sort()) {
		// The model's scenarios are sequences of requests, not single cases.
		if (!path.endsWith('.json') || path.startsWith('model')) continue
		const content = JSON.parse(readFileSync(join(SOURCES, path), 'utf8')) as Fields
		const name = path.startsWith('contract') ? 'contract' : basename(path, '.json')
		const cases = [...(files[name]?.cases ?? []), ...convert(name, content).map(bind)]
		files[name] = { about: ABOUT[name] ?? '', ruleset: RULESET, cases }
	}
	return files
}

/** Returns a case with what its answer follows from: a decision binds by this project's word alone, and may have keys of the policy. */
function bind({ id, rule, ...rest }: Vector): Vector {
	const keys = Object.entries(POLICY).flatMap(([key, { decision }]) => (decision === rule ? [key] : []))
	const binds = rule.startsWith('D-') ? 'decision' : 'document'
	return { id, rule, binds, ...(keys.length > 0 && { policy: keys }), ...rest }
}

/** The description of each published file. The sources' own descriptions are about their own formats. */
const ABOUT: Readonly<Record<string, string>> = {
	'build-order': 'buildOrder: prices, payment, personalization and refusals of an order.',
	contract: 'The bodies and answers of the 14 operations, good and bad, as parse… reads them.',
	countries: 'checkCountry: countries by code and by name.',
	days: 'Calendar days, day ranges and whole years between days.',
	locale: 'negotiateLocale: which of the seven locales answers an Accept-Language header.',
	money: 'Prices by country, in whole cents.',
	orders: 'validateOrder and checkShippable: whole orders, check by check.',
	outside:
		'Addresses, countries, provinces, postal codes and phone numbers that data sets and test suites from outside settle.',
	'outside-zip':
		'checkZip: digits of other scripts, lost digits, labels, and first parts that are not given out, settled by data sets from outside.',
	personalization: "What a person's name and dates print as.",
	phone: 'checkPhone: numbers of many countries, in E.164.',
	provinces: 'checkProvince: provinces by code and by name.',
	'tax-numbers': 'checkTaxNumber and describeTaxNumber.',
	'zip-examples': 'checkZip: postal codes in use, and strings that are none.',
	'zip-provinces': 'checkZip: postal codes and the province that each lies in.',
}

/** One case per line, so that cases can be read and compared. */
function write({ about, ruleset, cases }: VectorFile): string {
	const lines = cases.map((each) => `\t\t${JSON.stringify(each)}`).join(',\n')
	return `{\n\t"about": ${JSON.stringify(about)},\n\t"ruleset": ${JSON.stringify(ruleset)},\n\t"cases": [\n${lines}\n\t]\n}\n`
}

/** Returns the vectors that the packages have. */
export function publishedVectors(): Record<string, VectorFile> {
	const ours = ({ cases, ...file }: VectorFile): VectorFile => ({
		...file,
		cases: cases.filter(({ source }) => !COPYLEFT.test(source)),
	})
	return Object.fromEntries(Object.entries(buildVectors()).map(([name, file]) => [name, ours(file)]))
}

/** Data sets under the Open Database License or the GPL: their examples test the rules here, and no package has them. */
const COPYLEFT = /woocommerce|country-state-city|countries-states-cities|mledoze/i

/** Empties a folder, and writes every file of published vectors, their schema and the list of calls. */
export function writeVectors(folder: string): void {
	const files = publishedVectors()
	rmSync(folder, { recursive: true, force: true })
	mkdirSync(folder, { recursive: true })
	for (const [name, file] of Object.entries(files)) writeFileSync(join(folder, `${name}.json`), write(file))
	writeFileSync(join(folder, 'schema.json'), `${JSON.stringify(VECTOR_SCHEMA, null, '\t')}\n`)
	writeFileSync(join(folder, 'calls.json'), `${JSON.stringify(listCalls(files), null, '\t')}\n`)
}

/** Returns the files of such a folder in one, compressed, as `cli/vectors/read-vectors.ts` reads them. */
export function packVectors(folder: string): Buffer {
	const names = readdirSync(folder).sort()
	const files = names.map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8'))] as const)
	return brotliCompressSync(JSON.stringify(Object.fromEntries(files)))
}

/** Returns the `package.json` of `orderwright-vectors`, which has the version and the address of the package. */
function writePackage(): string {
	const { version, license, repository, homepage, bugs }: PackageFields = packageJson
	const description = 'Cases with expected answers, as JSON, for testing a port of the rules of orderwright.'
	const exports = { './*.json': './*.json' }
	const fields = { name: 'orderwright-vectors', version, description, license, homepage, bugs, repository, exports }
	return `${JSON.stringify(fields, null, '\t')}\n`
}

if (process.argv[1] === import.meta.filename) {
	writeVectors(FOLDER)
	writeDigest(join(ROOT, 'dist'))
	writeFileSync(join(ROOT, 'dist/vectors.br'), packVectors(FOLDER))
	writeFileSync(join(FOLDER, 'package.json'), writePackage())
	for (const name of ['LICENSE', 'NOTICE']) copyFileSync(join(ROOT, name), join(FOLDER, name))
	copyFileSync(join(ROOT, 'scripts/vectors/README.md'), join(FOLDER, 'README.md'))
}
