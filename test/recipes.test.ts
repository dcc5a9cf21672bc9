import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Block, blocksOf, replacementsOf } from '../lab/snippets/blocks.ts'
import { copyTree, type Tree } from './copy-tree.ts'

const GUIDE = readFileSync(join(import.meta.dirname, '..', 'docs/contributing.md'), 'utf8')
const [, ...SECTIONS] = (/^## Recipes\n([\s\S]*?)^## /m.exec(GUIDE)?.[1] ?? '').split(/^### /m)
/** The blocks of a recipe, each with the file that it creates or changes. */
const RECIPES = SECTIONS.map((section) => ({
	title: section.split('\n')[0] as string,
	blocks: blocksOf('docs/contributing.md', section),
}))
const WRITERS = ['build-contract', 'build-zips', 'build-openapi', 'build-rulebook', 'build-ruleset']
/** Incremental: the second run checks only what has changed since the first. */
const COMPILE = ['--noEmit', '--incremental', '--tsBuildInfoFile', 'recipes.tsbuildinfo']
const QUESTIONS = `
import { checkTaxNumber, checkZip, negotiateLocale, RULESET } from './src/index.ts'
import { fieldsFor } from './src/form.ts'
import { fr } from './src/fr.ts'
import { translateIssue } from './src/index.ts'
const long = checkTaxNumber('0'.repeat(65), 'IT').issues[0]
console.log(JSON.stringify({
	rut: ['12.345.678-5', '12.345.678-6', undefined].map((rut) => checkTaxNumber(rut, 'CL').issues.map((issue) => issue.code)),
	field: fieldsFor('CL', { locale: 'fr-FR' }).at(-1).label,
	locale: negotiateLocale('de-AT, en;q=0.5'),
	phone: fieldsFor('DE', { locale: 'de-DE' }).find((field) => field.name === 'phone').label,
	zip: checkZip('9499', 'LI').status,
	long: [long.code, translateIssue(long, fr).message],
	digest: RULESET.digest,
}))
`

let tree: Tree
beforeAll(async () => {
	tree = await copyTree()
}, 60_000)
afterAll(() => tree.remove())

/** Applies a block: creates a new file, or applies each change of a diff where its context and its removed lines are. */
async function apply({ language, file, code }: Block): Promise<void> {
	if (language === 'ts') {
		expect(existsSync(join(tree.folder, file)), file).toBe(false)
		return tree.write(file, code)
	}
	for (const { find, replacement } of replacementsOf(code)) await tree.replace(file, find, replacement)
}

describe('the recipes of docs/contributing.md', { timeout: 300_000 }, () => {
	it('are four; a country takes three files beside vectors', () => {
		expect(RECIPES.map(({ title }) => title)).toEqual([
			'A tax number for a new country',
			'A locale',
			'A fact about zips',
			'A new code with its messages',
		])
		expect(RECIPES[0]?.blocks.map(({ file }) => file)).toEqual([
			'src/tax/cl.ts',
			'src/tax/tax-countries.ts',
			'src/languages/tax-names.ts',
		])
	})

	it('leave a tree that compiles and does what they promise', async () => {
		const before = await tree.read('src/core/ruleset.ts')
		for (const { blocks } of RECIPES) for (const block of blocks) await apply(block)
		for (const writer of WRITERS) await tree.run('tsx', `scripts/${writer}.ts`)
		await tree.run('tsc', ...COMPILE)
		expect(await tree.read('src/core/ruleset.ts')).not.toBe(before)
		expect(await tree.read('docs/rulebook.md')).toContain('### `tax-number.long`')
		expect(await tree.read('src/contract/generated/operations.ts')).toContain("'de-DE'")
		await tree.write('questions.ts', QUESTIONS)
		expect(JSON.parse(await tree.run('tsx', 'questions.ts'))).toMatchObject({
			rut: [[], ['tax-number.check-digits'], ['tax-number.missing']],
			field: 'RUT',
			locale: 'de-DE',
			phone: 'Telefon',
			zip: 'valid',
			long: ['tax-number.long', 'Vérifiez le codice fiscale. Le numéro est plus long que RSSMRA85T10A562S.'],
		})
	})

	it('let the compiler name a translation that is forgotten', async () => {
		await tree.replace('src/languages/tax-names.ts', "\tRUT: 'le RUT',\n", '')
		await expect(tree.run('tsc', ...COMPILE)).rejects.toThrow(/Property 'RUT' is missing/)
	})
})
