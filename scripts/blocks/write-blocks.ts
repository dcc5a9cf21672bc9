import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Block, BlockKind } from '../../src/rules/blocks/block.ts'
import { WORLD_COUNTRIES } from '../../src/rules/country/world-countries.ts'
import { allNames, allPhones, allPlaces, CALLING_CODES, CODES, cutCountry, cutPlans } from './cut-blocks.ts'

/** The name of what is about everything, by its kind. */
const ALL: Readonly<Partial<Record<BlockKind, string>>> = { names: 'allNames', plans: 'allPhones', places: 'allPlaces' }

/** Returns the name that a block is exported by. */
function nameOf({ kind, of }: Block): string {
	if (of === '*') return ALL[kind] as string
	return kind === 'plans' ? `PHONE_${of}` : kind === 'country' ? of : `${of}_${kind.toUpperCase()}`
}

/** Returns the path of the module that exports a block, in `dist`. */
export function moduleOf(block: Block): string {
	const { kind, of } = block
	if (of === '*') return `countries/${nameOf(block).replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)}`
	return kind === 'plans' ? `phones/${of}` : `countries/${of.toLowerCase()}`
}

/** Returns the source text of a module with a block and the parts of its country, and the blocks that it imports. */
export function writeModule(block: Block, extension: '.js' | '.cjs'): string {
	const imported = new Set<Block>()
	const exported: string[] = []
	const write = (each: Block): string => {
		const { brings = [], ...own } = each
		const names = brings.map((other) => {
			if (moduleOf(other) === moduleOf(block)) write(other)
			else imported.add(other)
			return nameOf(other)
		})
		const text = JSON.stringify(own)
		const whole = names.length === 0 ? text : `${text.slice(0, -1)},"brings":[${names.join(', ')}]}`
		exported.push(nameOf(each))
		lines.push(`const ${nameOf(each)} = ${whole}`)
		return whole
	}
	const lines: string[] = []
	write(block)
	const isCommon = extension === '.cjs'
	const imports = [...imported].map((other) =>
		isCommon
			? `const { ${nameOf(other)} } = require('../${moduleOf(other)}.cjs')`
			: `import { ${nameOf(other)} } from '../${moduleOf(other)}.js'`,
	)
	const exports = isCommon ? exported.map((name) => `exports.${name} = ${name}`) : [`export { ${exported.join(', ')} }`]
	return `${[...imports, ...lines, ...exports].join('\n')}\n`
}

/** Returns the types of all modules with blocks. */
function writeTypes(blocks: readonly Block[], extension: '.js' | '.cjs'): string {
	const declare = (block: Block): readonly string[] => {
		const name = WORLD_COUNTRIES.countryByCode(block.of)?.name
		const parts = (block.brings ?? []).filter((other) => moduleOf(other) === moduleOf(block))
		const line = `export declare const ${nameOf(block)}: Block<'${block.kind}'>`
		return [
			...(name === undefined || block.kind !== 'country' ? [] : [`/** ${name} */`]),
			line,
			...parts.flatMap(declare),
		]
	}
	return [`import type { Block } from './rules${extension}'`, '', ...blocks.flatMap(declare), ''].join('\n')
}

/** Writes the blocks of all countries and calling codes into a folder: ES modules, CommonJS, and one file of types. Part of the build. */
export function writeBlocks(folder: string): void {
	const blocks = [...CODES.map(cutCountry), ...CALLING_CODES.map(cutPlans), allNames(), allPhones(), allPlaces()]
	for (const subfolder of ['countries', 'phones']) mkdirSync(join(folder, subfolder), { recursive: true })
	for (const extension of ['.js', '.cjs'] as const) {
		for (const block of blocks) writeFileSync(join(folder, moduleOf(block) + extension), writeModule(block, extension))
		writeFileSync(join(folder, `countries.d${extension.replace('j', 't')}`), writeTypes(blocks, extension))
	}
}
