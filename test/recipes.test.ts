import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Block, blocksOf, replacementsOf } from '../lab/snippets/blocks.ts'
import { copyTree, type Tree } from './copy-tree.ts'

const GUIDE = readFileSync(join(import.meta.dirname, '..', 'docs/recipes.md'), 'utf8')
const [, ...SECTIONS] = GUIDE.split(/^## /m)
/** The blocks of a recipe, each with the file that it creates or changes. */
const RECIPES = SECTIONS.map((section) => ({
	title: section.split('\n')[0] as string,
	blocks: blocksOf('docs/recipes.md', section),
}))
/** The tests of what the recipes change. */
const TESTS = [
	...['contract/generated', 'contract/parse-answer', 'client', 'languages', 'messages', 'core/policy', 'order/judge'],
	...['tax', 'zip/zip-tables', 'zip/zip-sources', 'province/provinces', 'form/languages', 'model/people', 'rulebook'],
	...['architecture', 'entries', 'core/ruleset', 'decisions'],
].map((name) => `test/${name}`)
/** What a language touches beside the list of the program. */
const LANGUAGE = ['src/languages/pl.ts', 'src/languages/pl-messages.ts', 'src/languages/tax-names.ts']
/** Incremental: the second run checks only what has changed since the first. */
const COMPILE = ['--noEmit', '--incremental', '--tsBuildInfoFile', 'recipes.tsbuildinfo']
const QUESTIONS = `
import { checkOrderItems, checkProvince, checkTaxNumber, checkZip, negotiateLocale, RULESET } from './src/index.ts'
import { createState, step } from './src/model.ts'
import { loadLanguage } from './src/form-rules.ts'
import { pl } from './src/pl.ts'
import { fieldsFor } from './src/form.ts'
import { fr } from './src/fr.ts'
import { translateIssue } from './src/index.ts'
const NOW = '2026-01-31T09:30:00Z'
const client = { clientId: 'demo', clientSecret: 'secret' }
const signedIn = step(
	createState({ clients: [client], companies: [{ id: 'co', slug: 'acme' }] }),
	{ operation: 'create-tokens', body: { ...client, grantType: 'clientCredentials' } },
	NOW,
)
const long = checkTaxNumber('0'.repeat(65), 'IT').issues[0]
console.log(JSON.stringify({
	rut: ['12.345.678-5', '12.345.678-6', undefined].map((rut) => checkTaxNumber(rut, 'CL').issues.map((issue) => issue.code)),
	field: fieldsFor('CL', { locale: 'fr-FR' }).at(-1).label,
	locale: negotiateLocale('de-AT, en;q=0.5'),
	phone: fieldsFor('DE', { locale: 'de-DE' }).find((field) => field.name === 'phone').label,
	zip: checkZip('9499', 'LI').status,
	long: [long.code, translateIssue(long, fr).message],
	high: checkOrderItems([{ variantId: 'v', quantity: 9 }], { mostPieces: 5 }).issues.map((issue) => issue.code),
	province: checkProvince({ province: 'raperin' }, 'IQ').value,
	polish: [pl.language, (await loadLanguage('pl')).translation.countries.includes('PLPolska')],
	operation: step(
		signedIn.state,
		{ operation: 'get-company', parameters: { companyId: 'co' }, authorization: 'Bearer ' + signedIn.answer.body.accessToken },
		NOW,
	).answer,
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

/** Returns the files of a recipe that are written by hand and are neither tests nor pages. */
function filesOf(title: string, blocks: readonly Block[]): string[] {
	const files = blocks.map(({ file }) => file).filter((file) => !/^(?:test|docs)\//.test(file))
	return [...new Set(title === 'A language' ? [...LANGUAGE, ...files] : files)]
}

/** Adds the files of a language: those of Chinese, with Latin letters. */
async function addLanguage(): Promise<void> {
	const translate = (text: string): string =>
		text
			.replace(/\p{Script=Han}/gu, (sign) => String.fromCharCode(0xc0 + (sign.charCodeAt(0) % 23)))
			.replaceAll('CHINESE', 'POLISH')
			.replaceAll('zh', 'pl')
			.replace(/^(\/\*\* | \* ).*\n/gm, '')
	const added = await tree.read('src/languages/added-messages.ts')
	const [, later = ''] = /CHINESE_ADDED_MESSAGES: AddedMessages = \{\n([\s\S]*?)^\}/m.exec(added) ?? []
	for (const file of ['zh.ts', 'zh-messages.ts']) {
		const text = (await tree.read(`src/languages/${file}`))
			.replace(/^import \{ CHINESE_ADDED.*\n/m, '')
			.replace(/^\t\.\.\.CHINESE_ADDED_MESSAGES,\n/m, () => later)
		await tree.write(`src/languages/${file.replace('zh', 'pl')}`, translate(text))
	}
	await tree.run('biome', 'check', '--write', 'src/languages')
	const names = await tree.read('src/languages/tax-names.ts')
	const own = names.slice(names.indexOf('export const CHINESE_TAX_NAMES'))
	await tree.write('src/languages/tax-names.ts', `${names}\n${translate(own)}`)
}

describe('the recipes of docs/recipes.md', { timeout: 300_000 }, () => {
	it('change at most four files each, beside tests and pages', () => {
		expect(RECIPES.map(({ title, blocks }) => [title, filesOf(title, blocks).length])).toEqual([
			['A tax number for a new country', 3],
			['A locale', 2],
			['A language', 4],
			['A province', 1],
			['A fact about zips', 1],
			['An operation', 4],
			['A new code with its messages', 3],
			['A check of an order, with a key of the policy', 4],
		])
	})

	it('leave a tree that compiles and does what they promise', async () => {
		const before = await tree.read('src/core/ruleset.ts')
		for (const { blocks } of RECIPES) for (const block of blocks) await apply(block)
		await addLanguage()
		await tree.run('tsx', 'scripts/tables.ts')
		await tree.run('biome', 'check', '--error-on-warnings', 'src', 'scripts', 'cli', 'test', 'docs', 'package.json')
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
			high: ['order.quantity.high'],
			province: { name: 'Raparin' },
			polish: ['pl', true],
			operation: { statusCode: 200, body: { companyId: 'co', companySlug: 'acme' } },
			long: ['tax-number.long', 'Vérifiez le codice fiscale. Le numéro est plus long que RSSMRA85T10A562S.'],
		})
	})

	it('leave the tests of what they change green', async () => {
		await tree.run('vitest', 'run', '--project=UTC', '--maxWorkers=1', '--reporter=dot', ...TESTS)
	})

	it('let the compiler name a translation that is forgotten', async () => {
		await tree.replace('src/languages/tax-names.ts', "\tRUT: 'le RUT',\n", '')
		await expect(tree.run('tsc', ...COMPILE)).rejects.toThrow(/Property 'RUT' is missing/)
	})
})
