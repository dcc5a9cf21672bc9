import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CountryData, CountryDataKind } from '../../src/rules/blocks/block.ts'
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
} from './cut-blocks.ts'

/** The name of what is about everything, by its kind. */
const ALL: Readonly<Partial<Record<CountryDataKind, string>>> = {
	names: 'allNames',
	plans: 'allPhones',
	places: 'allPlaces',
}

/** Returns the name that a block is exported by. */
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

/** Returns the path of the module with a block, in `dist`. The numbers of one country alone are in the module of the country. */
export function moduleOf(block: CountryData): string {
	const { kind, of } = block
	if (of === '*') return `countries/${nameOf(block).replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)}`
	if (kind !== 'plans' && kind !== 'typing') return `countries/${of.toLowerCase()}`
	const [country = '', ...others] = COUNTRIES_OF.get(of) ?? []
	return country === '' || others.length > 0 ? `phones/${of}` : `countries/${country.toLowerCase()}`
}

/**
 * Returns the source text of a module with a block and the parts of its country, and the blocks that it imports. `more` are other blocks of
 * the module.
 */
export function writeModule(block: CountryData, extension: Extension, more: readonly CountryData[] = []): string {
	const imported = new Set<CountryData>()
	const exported: string[] = []
	const write = (each: CountryData): void => {
		const { brings = [], ...own } = each
		const names = brings.map((other) => {
			if (moduleOf(other) === moduleOf(block)) write(other)
			else imported.add(other)
			return nameOf(other)
		})
		const fields = Object.entries(own).map(([key, value]) => `${key}:${JSON.stringify(value)}`)
		if (names.length > 0) fields.push(`brings:[${names}]`)
		exported.push(nameOf(each))
		lines.push(`const ${nameOf(each)}={${fields}}`)
	}
	const lines: string[] = []
	for (const each of [block, ...more]) write(each)
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

/** Returns the block with its parts. */
const partsOf = (block: CountryData): readonly CountryData[] => [
	...(block.brings ?? []).filter((other) => other.kind !== 'country' && other.of === block.of),
	block,
]

/** Returns the source text of `FILES`: how a form loads a country, a calling code, and what is about everything. */
function writeFiles(extension: Extension): string {
	const files = [
		...[...CODES.map(cutCountry), ...CALLING_CODES.map(cutPlans)].map((block) => [block.of, moduleOf(block)]),
		['countryNames', moduleOf(allNames())],
		['places', moduleOf(allPlaces())],
	]
	const list = `{${files.map(([key, module]) => `${key}:()=>import('./${module}${extension}')`)}}\n`
	return extension === '.js' ? `export const FILES=${list}` : `exports.FILES=${list}`
}

/** Returns the types of each subpath: what it exports, by name. */
function typesOf(): readonly (readonly [subpath: string, types: Readonly<Record<string, string>>])[] {
	const typed = (blocks: readonly CountryData[]) =>
		Object.fromEntries(blocks.map((block) => [nameOf(block), `CountryData<'${block.kind}'>`]))
	return [
		...CODES.map((code) => [`countries/${code.toLowerCase()}`, typed(partsOf(cutCountry(code)))] as const),
		...['ALL', ...CODES].map(
			(code) => [`countries/${code.toLowerCase()}/form`, { [`${code}_FORM`]: 'FormCountryData' }] as const,
		),
		...[allNames(), allPhones(), allPlaces()].map((block) => [moduleOf(block), typed([block])] as const),
		...CALLING_CODES.map((code) => [`phones/${code}`, typed([cutPlans(code), cutTyping(code)])] as const),
	]
}

/**
 * Writes the types of all subpaths with blocks, once for both formats. `block-modules.d.cts` declares each subpath by its name, so that a wrong
 * import doesn't compile. Under another name of the package, TypeScript reads `blocks.d.cts`, where all names are together.
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
	const head = `/// <reference path="./block-modules.d.cts" />\nimport type { CountryData, FormCountryData } from './rules.cjs'\n`
	writeFileSync(join(folder, 'block-modules.d.cts'), declared.join(''))
	writeFileSync(join(folder, 'blocks.d.cts'), head + together.join(''))
	writeFileSync(join(folder, 'blocks.d.ts'), "export * from './blocks.cjs'\n")
}

/** Writes the blocks of all countries and calling codes into a folder: ES modules, CommonJS, and their types. Part of the build. */
export function writeBlocks(folder: string): void {
	for (const subfolder of ['countries', 'forms', 'phones']) mkdirSync(join(folder, subfolder), { recursive: true })
	for (const extension of ['.js', '.cjs'] as const) {
		const write = (path: string, text: string): void => writeFileSync(join(folder, path + extension), text)
		for (const code of CODES) write(`countries/${code.toLowerCase()}`, writeCountry(code, extension))
		if (extension === '.js')
			for (const code of ['ALL', ...CODES]) write(`forms/${code.toLowerCase()}`, writeForm(code, extension))
		else write('countries/all', writeForm('ALL', extension))
		for (const block of [allNames(), allPhones(), allPlaces()]) write(moduleOf(block), writeModule(block, extension))
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
