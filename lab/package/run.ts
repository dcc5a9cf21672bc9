/**
 * Tests the package as users install it. Packs the package, installs the tarball in an empty folder, and runs the same questions in four builds: an
 * ES module, a CommonJS module, a bundle for Node, and a bundle for the browser (run without Node's globals). `lab/run program` runs the commands.
 *
 * npm run check:package
 */
import { deepStrictEqual } from 'node:assert/strict'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { build } from 'esbuild'
import packageJson from '../../package.json' with { type: 'json' }
import { packAndInstall } from '../shared/install-tarball.ts'
import { check, makeFolder, ROOT, runProgram } from '../shared/room.ts'

const folder = makeFolder('package')

/** The questions for every build, and the expected answers. */
const QUESTIONS = `
const answers = [
	checkZip('k1a0b1', 'CA').value,
	checkZip('SW1A 2A', 'GB').status,
	checkPhone('(415) 983-8030', 'US').value.e164,
	validateOrder({
		address: { countryCode: 'DE', city: 'Berlin', zip: '11011', phone: '030 227 32152' },
		orderItems: [{ variantId: 'v', quantity: 1 }],
	}, { products: [{ variants: [{ id: 'v' }] }] }).status,
	validateOrder({ address: { countryCode: 'BR' } }).issues.map((issue) => issue.code).join(' '),
]
`
const EXPECTED = [
	'K1A 0B1',
	'invalid',
	'+14159838030',
	'valid',
	'order.items.none address.province.missing address.phone.missing address.zip.missing tax-number.missing address.street.missing address.city.missing',
]
const NAMES = '{ checkPhone, checkZip, validateOrder }'
const PRINT = 'console.log(JSON.stringify(answers))\n'
const MODULE = `import ${NAMES} from 'orderwright'\n${QUESTIONS}`

/** The most files that every user unpacks, and their bytes on a disk on which each file needs whole blocks. 1,213 files and 11.0 MB were measured. */
const MAX_FILES = 1500
const MAX_DISK_SIZE = 11_200_000
const DISK_BLOCK = 4096

/** The files of the tarball to which no page links, and that aren't entries. */
const NEEDED =
	'LICENSE NOTICE README.md docs/decisions.md docs/files.md docs/conformance.md docs/engines.md dist/cli.js dist/vectors.br'
/**
 * Matches a link of Markdown. An image isn't matched: the only image, on the front page, is in the repository, and npm's page shows it from there.
 */
const LINK = /(?<!!)\[[^\]]*\]\(([^)\s]+)\)/g

const files = packAndInstall(folder)
await check('the tarball holds what it should', () => {
	const missing = NEEDED.split(' ').filter((file) => !files.includes(file))
	const wrong = files.filter((file) => /^(?:src|cli|test|scripts|dist\/vectors)\//.test(file))
	deepStrictEqual({ missing, wrong }, { missing: [], wrong: [] })
})
await check('the package is not larger than it should be', () => {
	const sizes = files.map((file) => statSync(join(folder, 'node_modules/orderwright', file)).size)
	const disk = sizes.reduce((sum, size) => sum + Math.ceil(size / DISK_BLOCK) * DISK_BLOCK, 0)
	const what = `${files.length} files, ${(disk / 1e6).toFixed(2)} MB on disk`
	if (files.length > MAX_FILES || disk > MAX_DISK_SIZE) throw new Error(what)
	return what
})
await check('every link of a page leads to a file of the tarball', () => {
	const broken = files
		.filter((file) => file.endsWith('.md'))
		.flatMap((page) => {
			const links = [...readFileSync(join(ROOT, page), 'utf8').matchAll(LINK)].map(([, link = '']) =>
				link.split('#', 1).join(),
			)
			const own = links.filter((link) => link !== '' && !/^[a-z]+:/.test(link))
			return own
				.filter((link) => !files.includes(posix.join(posix.dirname(page), link)))
				.map((link) => `${page}: ${link}`)
		})
	deepStrictEqual(broken, [])
})

await check('import', () => expectAnswers(runModule('module.mjs', MODULE + PRINT)))
await check('require', () =>
	expectAnswers(runModule('common.cjs', `const ${NAMES} = require('orderwright')\n${QUESTIONS}${PRINT}`)),
)
await check('a bundle for Node', async () => {
	const code = await bundle({ contents: MODULE + PRINT, platform: 'node', format: 'esm' })
	expectAnswers(runModule('node.mjs', code))
})
await check('a bundle for the browser', async () => {
	const contents = `${MODULE}globalThis.answers = JSON.stringify(answers)\n`
	const context: { answers?: string } = createContext({})
	runInContext(await bundle({ contents, platform: 'browser', format: 'iife' }), context)
	expectAnswers(context.answers ?? '')
})
await check('the published vectors', () =>
	runModule(
		'vectors.mjs',
		`import * as library from 'orderwright'
import { runVectors } from 'orderwright/conformance'
import zips from 'orderwright-vectors/zip-examples.json' with { type: 'json' }
const { passed, failed, skipped, ruleset } = await runVectors(library, zips)
const hasDigest = ruleset.digest === library.RULESET.digest && !/^0+$/.test(ruleset.digest)
const isWhole = passed > 4000 && failed + skipped === 0 && hasDigest
if (!isWhole) throw new Error(JSON.stringify({ passed, failed, skipped, ruleset }))`,
	),
)
await check('every documented subpath', () => {
	for (const subpath of Object.keys(packageJson.exports).filter((name) => !name.includes('*'))) {
		const name = subpath.replace(/^\./, 'orderwright')
		const read = name.endsWith('.json') ? ` with { type: 'json' }` : ''
		const ask = `if (Object.keys(library).length === 0) throw new Error('empty')`
		runModule('subpath.mjs', `import * as library from '${name}'${read}\n${ask}`)
		runModule('subpath.cjs', `const library = require('${name}')\n${ask}`)
	}
})
/** The country data, by patterns of `exports`: as a module and in CommonJS. */
const BLOCKS = {
	US: 'countries/us',
	US_ZIP: 'countries/us',
	ALL_FORM: 'countries/all/form',
	CN: 'countries/cn',
	PHONE_44: 'phones/44',
	allPlaces: 'countries/all-places',
	createRules: 'rules',
}
await check('the blocks of countries', () => {
	const given = 'createRules([US, US_ZIP, CN, PHONE_44, allPlaces])'
	const ask = `${given}.validateAddress({ countryCode: 'CN', province: 'Hong Kong', phone: '+44 20 7946 0958' })`
	const print = `if (${ask}.status !== 'valid') throw new Error(JSON.stringify(${ask}))`
	const write = (line: (name: string, path: string) => string): string =>
		[...Object.entries(BLOCKS).map(([name, path]) => line(name, `'orderwright/${path}'`)), print].join('\n')
	runModule(
		'blocks.mjs',
		write((name, path) => `import { ${name} } from ${path}`),
	)
	runModule(
		'blocks.cjs',
		write((name, path) => `const { ${name} } = require(${path})`),
	)
})

await check('each block has a type, and a wrong import of one does not compile', () => {
	const code = `import { DE } from 'orderwright/countries/de'
import { US_FORM } from 'orderwright/countries/us/form'
import { PHONE_44, TYPING_44 } from 'orderwright/phones/44'
import { createRules } from 'orderwright/rules'
// @ts-expect-error: another country
import { FR } from 'orderwright/countries/us'
// @ts-expect-error: no country
import { XX } from 'orderwright/countries/xx'
export const used = [createRules([DE, PHONE_44, TYPING_44]), US_FORM.zips, DE.kind satisfies 'country', FR, XX]`
	for (const file of ['blocks.mts', 'blocks.cts']) writeFileSync(join(folder, file), code)
	for (const [module, resolution] of [
		['nodenext', 'nodenext'],
		['esnext', 'bundler'],
		['commonjs', 'node10'],
	] as const) {
		const options = ['--noEmit', '--strict', '--target', 'es2022', '--module', module, '--moduleResolution', resolution]
		runProgram(folder, join(ROOT, 'node_modules/.bin/tsc'), [...options, 'blocks.mts', 'blocks.cts'])
	}
})

/** Writes a module next to the installed package, runs it, and returns its output. */
function runModule(file: string, code: string): string {
	writeFileSync(join(folder, file), code)
	return runProgram(folder, 'node', [file])
}

async function bundle(options: {
	contents: string
	platform: 'node' | 'browser'
	format: 'esm' | 'iife'
}): Promise<string> {
	const { contents, ...others } = options
	const made = await build({
		...others,
		stdin: { contents, resolveDir: folder },
		bundle: true,
		minify: true,
		write: false,
	})
	return made.outputFiles[0]?.text ?? ''
}

function expectAnswers(printed: string): void {
	deepStrictEqual(JSON.parse(printed), EXPECTED)
}
