import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Block, blocksOf, replacementsOf } from '../lab/snippets/blocks.ts'
import { copyTree, type Tree } from './copy-tree.ts'

const GUIDE = readFileSync(join(import.meta.dirname, '..', 'docs/contributing/recipes.md'), 'utf8')
const [, ...SECTIONS] = GUIDE.split(/^## /m)
/** The blocks of a recipe, each with the file that it creates or changes. */
const RECIPES = SECTIONS.map((section) => ({
	title: section.split('\n')[0] as string,
	blocks: blocksOf('docs/contributing/recipes.md', section),
}))
/** The tests of what the recipes change. */
const TESTS = [
	...[
		'contract/generated',
		'contract/parse-answer',
		'core/policy',
		'core/ruleset',
		'order/judge',
		'tax',
		'zip/zip-tables',
	],
	...['zip/zip-sources', 'province/provinces'],
]
	.map((name) => `test/rules/${name}`)
	.concat(
		[
			'service/client',
			'service/model/people',
			// Not those of sentences and glossary: the added language has no sentences of its own.
			'languages/languages',
			'languages/messages',
			'languages/translate',
			'form/languages',
			'rulebook',
			'architecture',
			'entries',
		].map((name) => `test/${name}`),
		'test/decisions',
	)
const TRANSLATION = 'src/languages/fr.ts'
/** The texts that the recipes add to the French ones, in the other languages; any other text stays as it is. */
const TRANSLATIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	de: {
		RUT: 'die RUT-Nummer',
		'tax-number.long': 'Prüfen Sie {name}. Die Nummer ist länger als {example}.',
		'order.quantity.high': 'Prüfen Sie die Menge {quantity}. Üblich sind höchstens {most}.',
	},
	es: {
		RUT: 'el RUT',
		'tax-number.long': 'Revise {name}. El número es más largo que {example}.',
		'order.quantity.high': 'Revise la cantidad {quantity}. Lo habitual es como máximo {most}.',
	},
	it: {
		RUT: 'il RUT',
		'tax-number.long': 'Controlli {name}. Il numero è più lungo di {example}.',
		'order.quantity.high': 'Controlli la quantità {quantity}. Di solito è al massimo {most}.',
	},
	ja: {
		RUT: 'RUT',
		'tax-number.long': '{name}をご確認ください。{example}より長くなっています。',
		'order.quantity.high': '数量{quantity}をご確認ください。通常は{most}までです。',
	},
	ko: {
		RUT: 'RUT',
		'tax-number.long': '{name} 번호를 확인해 주세요. {example}보다 깁니다.',
		'order.quantity.high': '수량({quantity})을 확인해 주세요. 보통 {most}까지입니다.',
	},
	pt: {
		RUT: 'o RUT',
		'tax-number.long': 'Verifique {name}. O número é mais longo que {example}.',
		'order.quantity.high': 'Verifique a quantidade {quantity}. O usual é no máximo {most}.',
	},
	zh: {
		RUT: 'RUT',
		'tax-number.long': '请检查{name}。该号码比 {example} 长。',
		'order.quantity.high': '请检查数量 {quantity}。通常最多为 {most}。',
	},
}
/** Incremental: the second run checks only what has changed since the first. */
const COMPILE = ['--noEmit', '--incremental', '--tsBuildInfoFile', 'recipes.tsbuildinfo']
const QUESTIONS = `
import { checkOrderItems, checkProvince, checkTaxNumber, checkZip, negotiateLocale } from './src/entries/index.ts'
import { buildOrder, toPlaceOrderBody, validateOrder } from './src/entries/index.ts'
import { parseAnswer, PlaceOrderBody } from './src/entries/contract.ts'
import { orderToPlace } from './src/service/conformance/scenarios/full-orders.ts'
import { sampleOrder } from './src/service/conformance/scenarios/sample-order.ts'
import { createState, findMismatches, step } from './src/entries/model.ts'
import { loadLanguageParts } from './src/entries/form-rules.ts'
import { pl } from './src/entries/pl.ts'
import { addressFieldsOf } from './src/entries/form.ts'
import { fr } from './src/entries/fr.ts'
import { translateIssue } from './src/entries/index.ts'
const NOW = '2026-01-31T09:30:00Z'
const client = { clientId: 'demo', clientSecret: 'secret' }
const signedIn = step(
	createState({ clients: [client], companies: [{ id: 'co', slug: 'acme' }] }),
	{ operation: 'create-tokens', body: { ...client, grantType: 'clientCredentials' } },
	NOW,
)
const ada = { firstName: 'Ada', lastName: 'Smith', email: 'ada@mail.test' }
const mug = { id: 'mug', variants: [{ id: 'v', price: 1 }] }
const given = { ...orderToPlace(sampleOrder('DE'), [{ variantId: 'v', quantity: 1 }], ada), giftMessage: 'Yes!', wantsReceipt: true }
const facts = { products: [mug], collection: { rewardType: 'Coins' }, balance: 9 }
const wrong = { ...given, giftMessage: 7, wantsReceipt: 'yes' }
const judged = validateOrder(given, facts)
const store = step(
	createState({
		clients: [client],
		companies: [{ id: 'co' }],
		collections: [{ id: 'c', companyId: 'co', rewardType: 'Coins', products: [mug], people: [{ ...ada, id: 'p', balance: 9, nickname: 'Countess' }] }],
	}),
	{ operation: 'create-tokens', body: { ...client, grantType: 'clientCredentials' } },
	NOW,
)
const ask = (operation, body, parameters = {}) =>
	step(store.state, { operation, body, parameters, authorization: 'Bearer ' + store.answer.body.accessToken }, NOW)
const listed = ask('list-people', { collectionId: 'c', emails: ['ada@mail.test'] })
const { wantsReceipt: _, ...withoutReceipt } = given
const long = checkTaxNumber('0'.repeat(65), 'IT').issues[0]
console.log(JSON.stringify({
	rut: ['12.345.678-5', '12.345.678-6', undefined].map((rut) => checkTaxNumber(rut, 'CL').issues.map((issue) => issue.code)),
	field: addressFieldsOf('CL', { language: 'fr-FR' }).at(-1).label,
	locale: negotiateLocale('de-AT, en;q=0.5'),
	phone: addressFieldsOf('DE', { language: 'de-DE' }).find((field) => field.name === 'phone').label,
	zip: checkZip('9499', 'LI').status,
	long: [long.code, translateIssue(long, fr).message],
	high: checkOrderItems([{ variantId: 'v', quantity: 9 }], { mostPieces: 5 }).issues.map((issue) => issue.code),
	province: checkProvince({ province: 'raperin' }, 'IQ').value,
	polish: [pl.language, (await loadLanguageParts('pl')).language.countries.includes('PLPolska')],
	operation: step(
		signedIn.state,
		{ operation: 'get-company', parameters: { companyId: 'co' }, authorization: 'Bearer ' + signedIn.answer.body.accessToken },
		NOW,
	).answer,
	ofContract: {
		judged: validateOrder(wrong, facts).issues.map((issue) => issue.severity + ' ' + issue.path.join('.')),
		parsed: PlaceOrderBody.parse(wrong).issues.map((issue) => issue.path.join('.')),
		sent: [toPlaceOrderBody(judged.value, given).giftMessage, buildOrder(given, facts).value.body.wantsReceipt],
		kit: Object.keys(orderToPlace(sampleOrder('DE'), [], ada)).filter((name) => name === 'giftMessage' || name === 'wantsReceipt'),
		open: [given, withoutReceipt].map((body) => ask('place-order', body, { collectionId: 'c' }).expectation.refusal !== null),
		shown: listed.answer.body[0].nickname,
		answered: parseAnswer('list-people', 200, [{ nickname: 7 }]).status,
		expected: ['Countess', 'Countless'].map((nickname) =>
			findMismatches({ statusCode: 200, body: [{ ...listed.answer.body[0], nickname }] }, listed.expectation).map((issue) => issue.path.join('.')),
		),
	},
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
	for (const { find, replacement } of replacementsOf(code)) {
		if (file !== TRANSLATION) {
			await tree.replace(file, find, replacement)
			continue
		}
		// Whole lines: the labels of a region are further to the right.
		await tree.replace(file, `\n${find}`, `\n${replacement}`)
		for (const [other, texts] of Object.entries(TRANSLATIONS)) {
			const translated = replacement.replace(
				/^(\t+'?)([\w.-]+)('?: ')(.*)(?=',$)/gm,
				(_, start, key, middle, text) => `${start}${key}${middle}${texts[key] ?? text}`,
			)
			await tree.replace(`src/languages/${other}.ts`, `\n${find}`, `\n${translated}`)
		}
	}
}

/** Returns the files of a recipe that are written by hand, without tests, pages and translations. */
function filesOf(blocks: readonly Block[]): string[] {
	return [...new Set(blocks.map(({ file }) => file))].filter((file) => !/^(?:test|docs)\/|^src\/languages\//.test(file))
}

/** Adds the file of a language: that of Chinese, with Latin letters. */
async function addLanguage(): Promise<void> {
	const text = (await tree.read('src/languages/zh.ts'))
		.replace(/\p{Script=Han}/gu, (sign) => String.fromCharCode(0xc0 + (sign.charCodeAt(0) % 23)))
		.replaceAll('zh', 'pl')
		.replace(/^(\/\*\* | \* ).*\n/gm, '')
	await tree.write('src/languages/pl.ts', text)
	await tree.run('biome', 'check', '--write', 'src/languages')
}

describe('the recipes of docs/contributing/recipes.md', () => {
	it('change at most four files each, beside tests, pages and translations', () => {
		expect(RECIPES.map(({ title, blocks }) => [title, filesOf(blocks).length])).toEqual([
			['A tax number for a new country', 4],
			['A locale', 1],
			['A language', 0],
			['A province', 1],
			['A fact about zips', 1],
			['An operation', 3],
			['A field of a body or an answer', 2],
			['A new code with its messages', 2],
			['A check of an order, with a key of the policy', 3],
		])
	})

	it('leave a tree that compiles and does what they promise', async () => {
		for (const { blocks } of RECIPES) for (const block of blocks) await apply(block)
		await addLanguage()
		await tree.run('tsx', 'scripts/tables.ts')
		await tree.run('biome', 'check', '--error-on-warnings', 'src', 'scripts', 'cli', 'test', 'docs', 'package.json')
		await tree.run('tsc', ...COMPILE)
		expect(await tree.read('docs/rulebook.md')).toContain('### `tax-number.long`')
		expect(await tree.read('src/rules/contract/generated/operations.ts')).toContain("'de-DE'")
		await tree.write('questions.ts', QUESTIONS)
		expect(JSON.parse(await tree.run('tsx', 'questions.ts'))).toMatchObject({
			rut: [[], ['tax-number.check-digits'], ['tax-number.missing']],
			field: 'RUT',
			locale: 'de-DE',
			phone: 'Telefonnummer',
			zip: 'valid',
			high: ['order.quantity.high'],
			ofContract: {
				judged: ['warning giftMessage', 'warning wantsReceipt'],
				parsed: ['giftMessage', 'wantsReceipt'],
				sent: ['Yes!', true],
				kit: ['giftMessage', 'wantsReceipt'],
				open: [false, true],
				shown: 'Countess',
				answered: 'invalid',
				expected: [[], ['0.nickname']],
			},
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
		await tree.replace(TRANSLATION, "\t\t\tRUT: 'le RUT',\n", '')
		await expect(tree.run('tsc', ...COMPILE)).rejects.toThrow(/Property 'RUT' is missing/)
	})
})
