import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Block, BlockKind } from '../../src/rules/blocks/block.ts'
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
const ALL: Readonly<Partial<Record<BlockKind, string>>> = { names: 'allNames', plans: 'allPhones', places: 'allPlaces' }

/** Returns the name that a block is exported by. */
function nameOf({ kind, of }: Block): string {
	if (of === '*') return ALL[kind] as string
	if (kind === 'plans' || kind === 'typing') return `${kind === 'plans' ? 'PHONE' : 'TYPING'}_${of}`
	return kind === 'country' ? of : `${of}_${kind.toUpperCase()}`
}

/** Returns the path of the module that exports a block, in `dist`. */
export function moduleOf(block: Block): string {
	const { kind, of } = block
	if (of === '*') return `countries/${nameOf(block).replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)}`
	if (kind === 'plans' || kind === 'typing') return `phones/${of}`
	return `countries/${of.toLowerCase()}`
}

/**
 * Returns the source text of a module with a block and the parts of its country, and the blocks that it imports. `more` are other blocks of
 * the module.
 */
export function writeModule(block: Block, extension: '.js' | '.cjs', more: readonly Block[] = []): string {
	const imported = new Set<Block>()
	const exported: string[] = []
	const write = (each: Block): void => {
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

/** Returns the source text of a module with what a form shows of a country, or of all, and what loads the rest. */
export function writeForm(code: string, extension: '.js' | '.cjs'): string {
	const isAll = code === 'ALL'
	const load = (path: string): string => `()=>import('../${path}${extension}')`
	const plans = isAll ? [] : [code, ...underOf(code)].flatMap((each) => cutPhone(each).brings ?? [])
	const rest = [`countries/${code.toLowerCase()}`, ...plans.map(moduleOf)].map(load)
	const { format, zips, phones, provinces } = isAll ? allForms() : cutForm(code)
	const loader = isAll ? `rules:${load('form-rules')}` : `rest:[${rest}]`
	const text = `{format:${format},zips:${JSON.stringify(zips)},phones:${JSON.stringify(phones)},provinces:${JSON.stringify(provinces)},${loader}}`
	return extension === '.js' ? `export const ${code}_FORM=${text}\n` : `exports.${code}_FORM=${text}\n`
}

/** Returns the types of a module: each names its own blocks alone, so that a wrong import does not compile. */
function writeTypes(blocks: readonly Block[], extension: '.js' | '.cjs'): string {
	const parts = blocks.flatMap((block) => [
		block,
		...(block.brings ?? []).filter((other) => moduleOf(other) === moduleOf(block)),
	])
	const types = parts.map((part) => `export declare const ${nameOf(part)}: Block<'${part.kind}'>`)
	return [`import type { Block } from '../rules${extension}'`, ...types, ''].join('\n')
}

function writeFormTypes(code: string, extension: '.js' | '.cjs'): string {
	return `import type { FormBlock } from '../rules${extension}'\nexport declare const ${code}_FORM: FormBlock\n`
}

/** Returns the source text of `FILES`: how a form loads a country, a calling code, and what is about everything. */
function writeFiles(extension: '.js' | '.cjs'): string {
	const files = [
		...[...CODES.map(cutCountry), ...CALLING_CODES.map(cutPlans)].map((block) => [block.of, moduleOf(block)]),
		['countryNames', moduleOf(allNames())],
		['places', moduleOf(allPlaces())],
	]
	const list = `{${files.map(([key, module]) => `${key}:()=>import('./${module}${extension}')`)}}\n`
	return extension === '.js' ? `export const FILES=${list}` : `exports.FILES=${list}`
}

/** Writes the blocks of all countries and calling codes into a folder: ES modules, CommonJS, and their types. Part of the build. */
export function writeBlocks(folder: string): void {
	const plans = CALLING_CODES.map(cutPlans)
	const blocks = [...CODES.map(cutCountry), allNames(), allPhones(), allPlaces()]
	const modules = [...blocks.map((block) => [block]), ...plans.map((block) => [block, cutTyping(block.of)] as const)]
	for (const subfolder of ['countries', 'forms', 'phones']) mkdirSync(join(folder, subfolder), { recursive: true })
	for (const extension of ['.js', '.cjs'] as const) {
		const types = `.d${extension.replace('j', 't')}`
		for (const [block, ...more] of modules as readonly (readonly [Block, ...Block[]])[]) {
			const path = join(folder, moduleOf(block))
			writeFileSync(path + extension, writeModule(block, extension, more))
			writeFileSync(path + types, writeTypes([block, ...more], extension))
		}
		for (const code of ['ALL', ...CODES]) {
			const path = join(folder, `forms/${code.toLowerCase()}`)
			writeFileSync(path + extension, writeForm(code, extension))
			writeFileSync(path + types, writeFormTypes(code, extension))
		}
		writeFileSync(join(folder, `country-files${extension}`), writeFiles(extension))
	}
}
