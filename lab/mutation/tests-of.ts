import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { ROOT } from '../shared/room.ts'

/**
 * Tests that are left out: they take ten seconds and more for one mutant, compare times, or bundle the source without its mutants. Without these
 * tests, a score can only be too low.
 */
const LEFT_OUT = [
	'test/rules/contract/bundle.test.ts',
	'test/rules/core/ruleset.test.ts',
	'test/rules/phone/phone-agreement.test.ts',
	'test/property/garbage-cost.test.ts',
	'test/rules/zip/zip-peers.test.ts',
	'test/rules/zip/zip-tables.test.ts',
]

/** Examples that take seconds. Like properties, they only run for mutants that survive the other tests. */
const SLOW = ['check-service', 'pack', 'run-vectors', 'vectors', 'verdict'].map(
	(name) => `test/service/conformance/${name}.test.ts`,
)

/** Properties of whole orders and of the API documentation's types. They import smaller rules, but test something else. */
const ABOUT_OTHERS = [
	'test/property/build-order.test.ts',
	'test/property/contract.test.ts',
	'test/property/contract-hostile.test.ts',
]

/** Tests that import the entry instead of the folder. */
const BY_ENTRY: Readonly<Record<string, readonly string[]>> = {
	'src/rules/address': [
		'test/rules/order/judge/validate-order.test.ts',
		'test/rules/order/judge/validate-order-shape.test.ts',
	],
	'src/rules/packing': [
		'test/rules/phone/phone-table.test.ts',
		'test/rules/zip/check-zip.test.ts',
		'test/rules/zip/relate-zip.test.ts',
	],
	'src/rules/order/build': ['test/property/build-order.test.ts'],
}

/** Examples of every rule: in docstrings, in the rulebook, and the published cases. They load the whole library. */
export const OF_ALL_RULES: readonly string[] = [
	'test/examples.test.ts',
	'test/rulebook.test.ts',
	'test/vectors.test.ts',
]

/**
 * Returns the test files of a folder: the files in the folder of the same name under `test`, or in the next folder above, and the properties that
 * import a file of the folder.
 */
export function testsOf(target: string): string[] {
	let folder = target.endsWith('.ts') ? dirname(target) : target
	while (!existsSync(join(ROOT, folder.replace('src', 'test')))) folder = dirname(folder)
	return readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.test.ts'))
		.map((file) => `test/${file}`)
		.filter((file) => !LEFT_OUT.includes(file))
		.filter((file) => isInFolder(file, folder) || isProperty(file, folder) || BY_ENTRY[folder]?.includes(file))
}

function isInFolder(file: string, folder: string): boolean {
	return file.startsWith(`${folder.replace('src', 'test')}/`)
}

/** Returns true for a property file that imports a file of the folder. */
function isProperty(file: string, folder: string): boolean {
	if (!file.startsWith('test/property/') || ABOUT_OTHERS.includes(file)) return false
	const source = readFileSync(join(ROOT, file), 'utf8')
	return [...source.matchAll(/ from '(\.[^']+)'/g)].some(([, path = '']) =>
		relative(ROOT, join(ROOT, dirname(file), path)).startsWith(`${folder}/`),
	)
}

/** Returns true for a file of properties or of slow examples. Such files only run for mutants that survive the quick examples. */
export function isSlow(file: string): boolean {
	return file.startsWith('test/property/') || SLOW.includes(file)
}
