import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CountryData, CountryDataKind } from '../../src/rules/country-data/country-data.ts'
import {
	allForms,
	allNames,
	allPhones,
	allPlaces,
	CALLING_CODES,
	CODES,
	cutCountry,
	cutForm,
	cutPhone,
	cutPlans,
	cutTyping,
	underOf,
} from './cut-country-data.ts'

/** The name of what is about everything, by its kind. */
const ALL: Readonly<Partial<Record<CountryDataKind, string>>> = {
	names: 'allNames',
	plans: 'allPhones',
	places: 'allPlaces',
}

/** Returns the name that country data is exported by. */
function nameOf({ kind, of }: CountryData): string {
	if (of === '*') return ALL[kind] as string
	if (kind === 'plans' || kind === 'typing') return `${kind === 'plans' ? 'PHONE' : 'TYPING'}_${of}`
	return kind === 'country' ? of : `${of}_${kind.toUpperCase()}`
}

/** The format of a module, by its extension. */
type Extension = '.js' | '.cjs'

/** The countries of each calling code. */
const COUNTRIES_OF: ReadonlyMap<string, readonly string[]> = new Map(
	CALLING_CODES.map((callingCode) => [callingCode, CODES.filter((code) => callingCodeOf(code) === callingCode)]),
)

function callingCodeOf(code: string): string | undefined {
	return cutPhone(code).brings?.[0]?.of
}

/** Returns how the numbers of a country alone are typed: nothing if it shares its calling code. */
function ownTypingOf(code: string): readonly CountryData[] {
	const callingCode = callingCodeOf(code) ?? ''
	return COUNTRIES_OF.get(callingCode)?.length === 1 ? [cutTyping(callingCode)] : []
}

/** Returns the path of the module with country data, in `dist`. The numbers of one country alone are in the module of the country. */
export function moduleOf(data: CountryData): string {
	const { kind, of } = data
	if (of === '*') return `countries/${nameOf(data).replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)}`
	if (kind !== 'plans' && kind !== 'typing') return `countries/${of.toLowerCase()}`
	const [country = '', ...others] = COUNTRIES_OF.get(of) ?? []
	return country === '' || others.length > 0 ? `phones/${of}` : `countries/${country.toLowerCase()}`
}

/**
 * Returns the source text of a module with country data, the parts of its country, and the data that it imports. `more` is other data of
 * the module.
 */
export function writeModule(data: CountryData, extension: Extension, more: readonly CountryData[] = []): string {
	const imported = new Set<CountryData>()
	const exported: string[] = []
	const write = (each: CountryData): void => {
		const { brings = [], ...own } = each
		const names = brings.map((other) => {
			if (moduleOf(other) === moduleOf(data)) write(other)
			else imported.add(other)
			return nameOf(other)
		})
		const fields = Object.entries(own).map(([key, value]) => `${key}:${JSON.stringify(value)}`)
		if (names.length > 0) fields.push(`brings:[${names}]`)
		exported.push(nameOf(each))
		lines.push(`const ${nameOf(each)}={${fields}}`)
	}
	const lines: string[] = []
	for (const each of [data, ...more]) write(each)
	const isCommon = extension === '.cjs'
	const imports = [...imported].map((other) =>
		isCommon
			? `const { ${nameOf(other)} } = require('../${moduleOf(other)}.cjs')`
			: `import { ${nameOf(other)} } from '../${moduleOf(other)}.js'`,
	)
	const exports = isCommon ? exported.map((name) => `exports.${name} = ${name}`) : [`export { ${exported.join(', ')} }`]
	return `${[...imports, ...lines, ...exports].join('\n')}\n`
}

/** Returns the source text of the module of a country; in CommonJS, also with what a form shows of it. */
export function writeCountry(code: string, extension: Extension): string {
	const facts = writeModule(cutCountry(code), extension, ownTypingOf(code))
	return extension === '.js' ? facts : facts + writeForm(code, extension)
}

/** Returns the statement with what a form shows of a country, or of all, and what loads the rest. A page loads it before the facts. */
export function writeForm(code: string, extension: Extension): string {
	const isAll = code === 'ALL'
	const load = (path: string): string => `()=>import('../${path}${extension}')`
	const plans = isAll ? [] : [code, ...underOf(code)].flatMap((each) => cutPhone(each).brings ?? [])
	const rest = isAll ? [] : [...new Set([`countries/${code.toLowerCase()}`, ...plans.map(moduleOf)])].map(load)
	const { format, zips, phones, provinces } = isAll ? allForms() : cutForm(code)
	const loader = isAll ? `rules:${load('form-rules')}` : `rest:[${rest}]`
	const text = `{format:${format},zips:${JSON.stringify(zips)},phones:${JSON.stringify(phones)},provinces:${JSON.stringify(provinces)},${loader}}`
	return extension === '.js' ? `export const ${code}_FORM=${text}\n` : `exports.${code}_FORM=${text}\n`
}

/** Returns the data with its parts. */
const partsOf = (data: CountryData): readonly CountryData[] => [
	...(data.brings ?? []).filter((other) => other.kind !== 'country' && other.of === data.of),
	data,
]

/** Returns the source text of `FILES`: how a form loads a country, a calling code, and what is about everything. */
function writeFiles(extension: Extension): string {
	const files = [
		...[...CODES.map(cutCountry), ...CALLING_CODES.map(cutPlans)].map((data) => [data.of, moduleOf(data)]),
		['countryNames', moduleOf(allNames())],
		['places', moduleOf(allPlaces())],
	]
	const list = `{${files.map(([key, module]) => `${key}:()=>import('./${module}${extension}')`)}}\n`
	return extension === '.js' ? `export const FILES=${list}` : `exports.FILES=${list}`
}

/** Returns the types of each subpath: what it exports, by name. */
function typesOf(): readonly (readonly [subpath: string, types: Readonly<Record<string, string>>])[] {
	const typed = (list: readonly CountryData[]) =>
		Object.fromEntries(list.map((data) => [nameOf(data), `CountryData<'${data.kind}'>`]))
	return [
		...CODES.map((code) => [`countries/${code.toLowerCase()}`, typed(partsOf(cutCountry(code)))] as const),
		...['ALL', ...CODES].map(
			(code) => [`countries/${code.toLowerCase()}/form`, { [`${code}_FORM`]: 'FormCountryData' }] as const,
		),
		...[allNames(), allPhones(), allPlaces()].map((data) => [moduleOf(data), typed([data])] as const),
		...CALLING_CODES.map((code) => [`phones/${code}`, typed([cutPlans(code), cutTyping(code)])] as const),
	]
}

/**
 * Writes the types of all subpaths with country data, once for both formats. `country-modules.d.cts` declares each subpath by its name, so
 * that a wrong import doesn't compile. Under another name of the package, TypeScript reads `country-data.d.cts`, where all names are
 * together.
 */
export function writeTypes(folder: string): void {
	const modules = typesOf()
	const declared = modules.map(([subpath, types]) => {
		const lines = Object.entries(types).map(([name, type]) => `\texport const ${name}: import('./rules.cjs').${type}\n`)
		return `declare module 'orderwright/${subpath}' {\n${lines.join('')}}\n`
	})
	const together = modules.flatMap(([, types]) =>
		Object.entries(types).map(([name, type]) => `export declare const ${name}: ${type}\n`),
	)
	const head = `/// <reference path="./country-modules.d.cts" />\nimport type { CountryData, FormCountryData } from './rules.cjs'\n`
	writeFileSync(join(folder, 'country-modules.d.cts'), declared.join(''))
	writeFileSync(join(folder, 'country-data.d.cts'), head + together.join(''))
	writeFileSync(join(folder, 'country-data.d.ts'), "export * from './country-data.cjs'\n")
}

/** Writes the data of all countries and calling codes into a folder: ES modules, CommonJS, and their types. Part of the build. */
export function writeCountryData(folder: string): void {
	for (const subfolder of ['countries', 'forms', 'phones']) mkdirSync(join(folder, subfolder), { recursive: true })
	for (const extension of ['.js', '.cjs'] as const) {
		const write = (path: string, text: string): void => writeFileSync(join(folder, path + extension), text)
		for (const code of CODES) write(`countries/${code.toLowerCase()}`, writeCountry(code, extension))
		if (extension === '.js')
			for (const code of ['ALL', ...CODES]) write(`forms/${code.toLowerCase()}`, writeForm(code, extension))
		else write('countries/all', writeForm('ALL', extension))
		for (const data of [allNames(), allPhones(), allPlaces()]) write(moduleOf(data), writeModule(data, extension))
		for (const code of CALLING_CODES) {
			const path = moduleOf(cutPlans(code))
			if (path.startsWith('phones/')) write(path, writeModule(cutPlans(code), extension, [cutTyping(code)]))
		}
		// The subpaths of calling codes, in one module for each first digit.
		for (const digit of '123456789') {
			const [first, ...more] = CALLING_CODES.filter((code) => code.startsWith(digit)).flatMap((code) => [
				cutPlans(code),
				cutTyping(code),
			])
			write(`phones/with-${digit}`, writeModule(first as CountryData, extension, more))
		}
		write('country-files', writeFiles(extension))
	}
	writeTypes(folder)
}
