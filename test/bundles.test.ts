import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, transform } from 'esbuild'
import { rollup } from 'rollup'
import { describe, expect, it } from 'vitest'
import { cutCountry, cutPlans } from '../scripts/country-data/cut-country-data.ts'
import { moduleOf, writeModule } from '../scripts/country-data/write-country-data.ts'
import { dropWhitespace } from '../scripts/drop-whitespace.ts'
import { PHONE_AUTOMATON } from '../src/rules/phone/data/phone.ts'

const ROOT = join(import.meta.dirname, '..')

/** A text of each table, and of some countries' parts of one. */
const MARKS = {
	'country names': 'Liechtenstein',
	'provinces of US': 'Massachusetts',
	'provinces of JP': 'Hokkaid',
	'provinces of CA': 'Saskatchewan',
	'zips of US': '(00[5-9]|0[1-9]n|[1-3679]nn|4[013-9]n|5[0-57-9]n|8[0-79]n|42[0-7]|56[0-79]|88[0-59])nn(-nnnn|)',
	'zips of NL': '[1-9]nnn (S[BCE-RT-Z]|[A-RT-Z]a)',
	'numbers of all': PHONE_AUTOMATON.slice(0, 40),
	messages: 'Use a format like',
}

/** What a page imports, and which of these it may contain. */
const PAGES: readonly (readonly [code: string, marks: readonly (keyof typeof MARKS)[]])[] = [
	["export { checkZip } from './src/entries/index.ts'", ['zips of US', 'zips of NL', 'messages']],
	["export { provincesOf } from './src/entries/index.ts'", ['provinces of US', 'provinces of JP', 'provinces of CA']],
	["export { negotiateLocale } from './src/entries/index.ts'", []],
	[
		"import { US } from './countries/us.js'\nimport { createRules } from './src/entries/rules.ts'\nexport const rules = createRules([US])",
		['provinces of US', 'zips of US', 'messages'],
	],
]

/** The modules that the build writes, by name. */
const WRITTEN = new Map(
	[cutCountry('US'), cutPlans('1')].map((block) => [moduleOf(block), writeModule(block, '.js')] as const),
)
const writtenAt = (path: string): string | undefined => WRITTEN.get(/\w+\/\w+(?=\.js$)/.exec(path)?.[0] ?? '')

const BUNDLERS: Readonly<Record<string, (code: string) => Promise<string>>> = {
	esbuild: async (contents) => {
		const { outputFiles } = await build({
			stdin: { contents, resolveDir: ROOT },
			bundle: true,
			write: false,
			format: 'esm',
			packages: 'external',
			plugins: [
				{
					name: 'what the build writes',
					setup: ({ onResolve, onLoad }) => {
						onResolve({ filter: /(?:countries|phones)\/\w+\.js$/ }, ({ path }) => ({ path, namespace: 'written' }))
						onLoad({ filter: /./, namespace: 'written' }, ({ path }) => ({ contents: writtenAt(path) ?? '' }))
					},
				},
			],
		})
		return outputFiles[0]?.text ?? ''
	},
	Rollup: async (code) => {
		const bundle = await rollup({
			input: join(ROOT, 'page.js'),
			external: (name) => !/^[./]/.test(name),
			plugins: [
				{
					name: 'TypeScript, and what the build writes',
					resolveId: (name, from) => (from === undefined ? name : name.startsWith('.') ? join(from, '..', name) : null),
					load: (path) => (path.endsWith('page.js') ? code : writtenAt(path)),
					transform: async (text, path) => ({
						code: path.endsWith('.ts') ? (await transform(text, { loader: 'ts' })).code : text,
						map: null,
					}),
				},
			],
		})
		return (await bundle.generate({})).output[0].code
	},
}

describe.each(Object.entries(BUNDLERS))('a bundle of %s', (_, bundle) => {
	it.each(PAGES)('has no other table, and no other country: %s', async (code, marks) => {
		// Without comments, which speak of everything.
		const { code: text } = await transform(await bundle(code), { minify: true, charset: 'utf8' })
		expect(Object.entries(MARKS).flatMap(([name, mark]) => (text.includes(mark) ? [name] : []))).toEqual(
			Object.keys(MARKS).filter((name) => marks.some((each) => each === name)),
		)
	})
})

it('what webpack, Turbopack, Expo and Vite read at an import of an unknown address stays, with its spaces', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'written-'))
	const source = readFileSync(join(ROOT, 'src/form/element/load-module.ts'), 'utf8')
	const file = join(folder, 'load-module.js')
	writeFileSync(file, (await transform(source, { loader: 'ts' })).code)
	await dropWhitespace(folder)
	const written = readFileSync(file, 'utf8')
	rmSync(folder, { recursive: true })
	expect(written).toContain('import(/* webpackIgnore: true */ /* @vite-ignore */`')
	expect(written).toContain('/* @__PURE__ */new WeakSet')
	expect(written).not.toContain('Firefox')
})
