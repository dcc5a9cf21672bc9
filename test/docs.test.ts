import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { transform } from 'esbuild'
import { beforeAll, describe, expect, it } from 'vitest'
import { blocksOf, shownBy } from '../lab/snippets/blocks.ts'
import { cutCountry, cutZip } from '../scripts/country-data/cut-country-data.ts'
import { buildProgram, run } from './cli/program.ts'

const ROOT = join(import.meta.dirname, '..')
const readPage = (page: string): string => readFileSync(join(ROOT, page), 'utf8')
const PAGES = [
	'README.md',
	'CHANGELOG.md',
	'CONTRIBUTING.md',
	'SECURITY.md',
	...['docs', 'docs/contributing'].flatMap((folder) =>
		readdirSync(join(ROOT, folder))
			.filter(isPage)
			.map((name) => `${folder}/${name}`),
	),
]
/** The pages whose JavaScript shows its output in comments. */
const PRINTING = [
	'README.md',
	'docs/bundle-size.md',
	'docs/carrier.md',
	'docs/days.md',
	'docs/forms.md',
	'docs/getting-started.md',
	'docs/orders.md',
	'docs/servers.md',
	'docs/testing.md',
	'docs/translations.md',
]
const AsyncFunction = (async () => {}).constructor as FunctionConstructor

function isPage(name: string): boolean {
	return name.endsWith('.md')
}

const blocksIn = (page: string, language: string) =>
	blocksOf(page, readPage(page)).filter((block) => block.language === language)

/** Returns an entry of the package, or the module of a country's block, which the build writes. */
function load(name: string): Promise<object> | object {
	const [, country] = /^orderwright\/countries\/([a-z]{2})/.exec(name) ?? []
	if (country === undefined)
		return import(`../src/entries/${name === 'orderwright' ? 'index' : name.slice('orderwright/'.length)}.ts`)
	const code = country.toUpperCase()
	return { [code]: cutCountry(code), [`${code}_ZIP`]: cutZip(code) }
}

describe.each(PRINTING)('the examples of %s', (page) => {
	const examples = blocksIn(page, 'js').filter((example) => shownBy(example).length > 0)
	it('are there: a page without one lost them', () => expect(examples.length).toBeGreaterThan(0))

	it.each(examples)('print the output in their comments: %#', async (example) => {
		const printed: string[] = []
		const expected = shownBy(example).map(({ text }) => text)
		const names = [...example.code.matchAll(/from '(orderwright[\w/-]*)'$/gm)].map(([, name = '']) => name)
		const library = await Promise.all(names.map(async (name) => [name, await load(name)] as const))
		const code = example.code
			.replace(/^import \{(.*)\} from '(orderwright[\w/-]*)'$/gm, "const {$1} = library['$2']")
			.replace(/\bimport\('(orderwright[\w/-]*)'\)/g, "load('$1')")
		const log = (...parts: unknown[]) => printed.push(parts.join(' '))
		await new AsyncFunction('library', 'load', 'console', code)(Object.fromEntries(library), load, { log })
		expect(printed).toEqual(expected)
	})
})

describe('the front page', () => {
	beforeAll(buildProgram)

	it('has at most 130 lines', () => expect(readPage('README.md').split('\n').length).toBeLessThanOrEqual(131))

	it('shows what the program prints', () => {
		const [command = '', ...output] = (blocksIn('README.md', 'console')[0]?.code ?? '').split('\n')
		const [, args = ''] = /^\$ npx orderwright (.*)$/.exec(command) ?? []
		// Here, the package is the project itself.
		const [inProject, shown] = [args, output.join('\n')].map((text) => text.replaceAll('node_modules/orderwright/', ''))
		expect(run((inProject ?? '').split(' ')).stdout).toBe(shown)
	})
})

describe('the other code of the pages', () => {
	const scripts = PAGES.flatMap((page) =>
		blocksIn(page, 'html').flatMap(({ code: html }) =>
			[...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code),
		),
	)
	const elements = PAGES.flatMap((page) => blocksIn(page, 'jsx'))
	it('can be parsed', async () => {
		expect(scripts.length + elements.length).toBeGreaterThan(1)
		for (const code of scripts) await transform(code)
		for (const { code } of elements) await transform(code, { loader: 'jsx' })
	})
	it('shows the example that runs in docs/orders.md', () => {
		expect(blocksIn('docs/orders.md', 'ts').map(({ code }) => code)).toEqual([readPage('examples/build-an-order.ts')])
	})
})

describe('the links of the pages', () => {
	/** Returns the anchors of a page's headings, as GitHub and the site make them. */
	const anchorsOf = (text: string): string[] =>
		[...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
			title
				.toLowerCase()
				.replace(/[^\p{L}\p{N} _-]/gu, '')
				.replaceAll(' ', '-'),
		)
	const proseOf = (page: string): string => readPage(page).replace(/^```[\s\S]*?^```$/gm, '')
	const examples = readdirSync(join(ROOT, 'examples'))
		.map((name) => `examples/${name}/README.md`)
		.filter((page) => existsSync(join(ROOT, page)))
	const links = [...PAGES, ...examples].flatMap((page) =>
		[...proseOf(page).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = '']) => [page, link] as const),
	)
	it('lead to a page and a heading', () => {
		const broken = links.filter(([page, link]) => {
			const [path = '', anchor] = link.split('#')
			const target = path === '' ? page : join(dirname(page), path)
			if (!existsSync(join(ROOT, target))) return true
			return anchor !== undefined && !anchorsOf(readPage(target)).includes(anchor)
		})
		expect(broken).toEqual([])
		expect(links.length).toBeGreaterThan(40)
	})
})

describe('the table of docs/api.md', () => {
	const namesIn = (text: string): string[] => [...text.matchAll(/`([\w/-]+)`/g)].map((name) => name[1] as string)
	const rows = [...readPage('docs/api.md').matchAll(/^\| (`.*?) +\| .*? \| (`orderwright.*?) \|$/gm)].map(
		([, functions = '', entries = '']) => [namesIn(functions), namesIn(entries)] as const,
	)
	it.each(rows)('%s: %s', async (functions, entries) => {
		for (const entry of entries) {
			const exported = Object.keys(await load(entry))
			expect(functions.filter((name) => !exported.includes(name))).toEqual([])
		}
	})
	it('has a row for each subpath', () => expect(rows.length).toBeGreaterThan(12))
})
