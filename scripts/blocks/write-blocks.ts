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
	const write = (each: Block): void => {
		const { brings = [], ...own } = each
		const names = brings.map((other) => {
			if (moduleOf(other) === moduleOf(block)) write(other)
			else imported.add(other)
			return nameOf(other)
		})
		const fields = Object.entries(own).map(([key, value]) => `${key}:${JSON.stringify(value)}`)
		const whole = names.length === 0 ? fields : [...fields, `brings:[${names}]`]
		exported.push(nameOf(each))
		lines.push(`const ${nameOf(each)}={${whole}}`)
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

/** Returns the types of all modules with blocks: those of countries with the country's name, the others in one list a kind. */
function writeTypes(blocks: readonly Block[], extension: '.js' | '.cjs'): string {
	const parts = blocks.flatMap((block) => [
		block,
		...(block.brings ?? []).filter((other) => moduleOf(other) === moduleOf(block)),
	])
	const countries = parts.filter(({ kind }) => kind === 'country')
	const others = ['names', 'zip', 'province', 'phone', 'plans', 'places'] as const
	return [
		`import type { Block } from './rules${extension}'`,
		"type Country = Block<'country'>",
		...countries.map((block) => {
			const name = WORLD_COUNTRIES.countryByCode(block.of)?.name
			return `/** ${name} */ export declare const ${nameOf(block)}: Country`
		}),
		...others.flatMap((kind) => {
			const names = parts.filter((part) => part.kind === kind).map((part) => `${nameOf(part)}:${kind}`)
			return [`type ${kind} = Block<'${kind}'>`, `export declare const ${names.join()}`]
		}),
		// Without it, the types above were exported, too.
		'export {}',
		'',
	].join('\n')
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
