/**
 * Tests the package as users install it: packs it, installs the tarball in an empty folder, and runs the same questions in an ES
 * module, a CommonJS module, a bundle for Node and a bundle for the browser (run without Node's globals). Then runs every command
 * of the program.
 *
 *   npm run check:package
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { build } from 'esbuild'
import { packAndInstall } from '../shared/install-tarball.ts'
import { runProgram } from '../shared/run-program.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'orderwright-package-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

/** The questions to every build, and the expected answers. */
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

/** What every user downloads and unpacks, in bytes. 5.25 MB of it were measured; a picture or the vectors would be 3 more. */
const LARGEST_PACKAGE = 5.35e6
/** The blocks of all countries and calling codes beside it, each as a module and in CommonJS, with their types. */
const LARGEST_BLOCKS = 0.85e6

/** A link of Markdown. The one image, on the front page, stays in the repository, where npm's page shows it from. */
const LINK = /(?<!!)\[[^\]]*\]\(([^)\s]+)\)/g

/** The program, as npm installs it. */
const PROGRAM = join(folder, 'node_modules/.bin/orderwright')

let failed = 0
const files = packAndInstall(folder)
check('the tarball holds what it should', () => {
	for (const file of [
		'LICENSE',
		'NOTICE',
		'README.md',
		'docs/decisions.md',
		'docs/cli.md',
		'docs/conformance.md',
		'dist/cli.js',
		'docs/languages.md',
		'dist/vectors.br',
		'dist/index.js',
		'dist/index.cjs',
		'dist/index.d.ts',
		'dist/index.d.cts',
	]) {
		if (!files.includes(file)) throw new Error(`${file} is not in the tarball`)
	}
	for (const file of files)
		if (/^(?:src|cli|test|scripts|dist\/vectors)\//.test(file)) throw new Error(`${file} is in the tarball`)
	return EXPECTED
})

check('the tarball is not larger than it should be', () => {
	const bytes = files.map((file) => statSync(join(folder, 'node_modules/orderwright', file)).size)
	const size = bytes.reduce((sum, next) => sum + next, 0)
	console.log(`  ${(size / 1e6).toFixed(2)} MB in ${files.length} files`)
	const isBlock = (file: string): boolean => /^dist\/(?:countries|phones)[/.]/.test(file)
	const ofBlocks = files.reduce((sum, file, at) => sum + (isBlock(file) ? (bytes[at] ?? 0) : 0), 0)
	console.log(`  ${(ofBlocks / 1e6).toFixed(2)} MB of it are the blocks of countries`)
	if (size - ofBlocks > LARGEST_PACKAGE || ofBlocks > LARGEST_BLOCKS) throw new Error(`${size} bytes`)
	return EXPECTED
})

check('every link of a page leads to a file of the tarball', () => {
	const broken: string[] = []
	for (const page of files.filter((file) => file.endsWith('.md'))) {
		const text = readFileSync(join(root, page), 'utf8')
		for (const [, link = ''] of text.matchAll(LINK)) {
			const [path = ''] = link.split('#')
			if (path === '' || /^[a-z]+:/.test(path)) continue
			const target = posix.join(posix.dirname(page), path)
			if (!files.includes(target)) broken.push(`${page}: ${link}`)
		}
	}
	if (broken.length > 0) throw new Error(broken.join(', '))
	return EXPECTED
})

write('module.mjs', `import ${NAMES} from 'orderwright'\n${QUESTIONS}${PRINT}`)
check('import', () => JSON.parse(run('node', ['module.mjs'])))

write('common.cjs', `const ${NAMES} = require('orderwright')\n${QUESTIONS}${PRINT}`)
check('require', () => JSON.parse(run('node', ['common.cjs'])))

await checkAsync('a bundle for Node', async () => {
	await build({
		entryPoints: [join(folder, 'module.mjs')],
		outfile: join(folder, 'node.mjs'),
		bundle: true,
		platform: 'node',
		format: 'esm',
	})
	return JSON.parse(run('node', ['node.mjs']))
})

await checkAsync('a bundle for the browser', async () => {
	write('page.mjs', `import ${NAMES} from 'orderwright'\n${QUESTIONS}globalThis.answers = answers\n`)
	const outfile = join(folder, 'page.js')
	await build({
		entryPoints: [join(folder, 'page.mjs')],
		outfile,
		bundle: true,
		platform: 'browser',
		format: 'iife',
		minify: true,
	})
	const context: { answers?: unknown } = createContext({})
	runInContext(readFileSync(outfile, 'utf8'), context)
	return JSON.parse(JSON.stringify(context.answers))
})

write(
	'vectors.mjs',
	`import * as library from 'orderwright'
import { runVectors } from 'orderwright/conformance'
import zips from 'orderwright-vectors/zip-examples.json' with { type: 'json' }
const { passed, failed, skipped, ruleset } = await runVectors(library, zips)
const isWhole = passed > 4000 && failed + skipped === 0 && ruleset.digest === library.RULESET.digest
console.log(isWhole ? ${JSON.stringify(JSON.stringify(EXPECTED))} : failed)`,
)
check('the published vectors', () => JSON.parse(run('node', ['vectors.mjs'])))

write(
	'port.mjs',
	`import { createInterface } from 'node:readline'
import * as library from 'orderwright'
for await (const line of createInterface({ input: process.stdin })) {
	const { id, call, args } = JSON.parse(line)
	const answer = call in library ? library[call](...args) : { status: 'skipped' }
	console.log(JSON.stringify({ id, answer: answer === undefined ? null : answer }))
}`,
)
write(
	'order.json',
	JSON.stringify({ address: { countryCode: 'DE', city: 'Berlin', zip: '11011', phone: '030 227 32152' } }),
)
check('the program: check and vectors', () => {
	const version = run(PROGRAM, ['--version']).trim()
	if (version !== JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version) throw new Error(version)
	if (!run(PROGRAM, ['check', 'order.json', '--exit-zero']).includes('1 order judged')) throw new Error('check')
	const ported = run(PROGRAM, ['vectors', '--command', 'node port.mjs'])
	if (!/\n[\d,]{6} passed, 0 failed, /.test(ported)) throw new Error(ported.slice(-200))
	return EXPECTED
})

await checkAsync('the program: conform of the mock', async () => {
	writeFileSync(join(folder, 'store.json'), run(PROGRAM, ['mock', '--print-seed']))
	const mock = spawn(PROGRAM, ['mock', '--port', '0', '--seed', 'store.json', '--quiet'], { cwd: folder })
	const ended = new Promise((resolve) => mock.on('close', resolve))
	const url = await new Promise<string>((resolve, reject) => {
		let printed = ''
		mock.stdout.on('data', (chunk) => {
			printed += chunk
			const [, found] = /listens on (http:\S+)\n/.exec(printed) ?? []
			if (found !== undefined) resolve(found)
		})
		mock.on('close', () => reject(new Error(`the mock ended: ${printed}`)))
	})
	const control = ['--writes', '--reset', '/__reset', '--clock', '/__clock', '--concurrency', '4']
	try {
		const report = run(PROGRAM, [
			'conform',
			url,
			'--seed',
			'store.json',
			...control,
			'--country',
			'US',
			'--sequences',
			'20',
		])
		if (!report.endsWith('✓ passed\n')) throw new Error(report.slice(-300))
	} finally {
		mock.kill('SIGTERM')
	}
	if ((await ended) !== 0) throw new Error('the mock did not end well')
	return EXPECTED
})

check('every documented subpath', () => {
	const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
		exports: Record<string, unknown>
	}
	for (const subpath of Object.keys(exports).filter((name) => !name.includes('*'))) {
		const name = subpath.replace(/^\./, 'orderwright')
		const read = name.endsWith('.json') ? ` with { type: 'json' }` : ''
		write(
			'subpath.mjs',
			`import * as library from '${name}'${read}\nif (Object.keys(library).length === 0) throw new Error('empty')`,
		)
		run('node', ['subpath.mjs'])
		write('subpath.cjs', `if (Object.keys(require('${name}')).length === 0) throw new Error('empty')`)
		run('node', ['subpath.cjs'])
	}
	return EXPECTED
})
/** The blocks of countries, by patterns of `exports`: as a module, in CommonJS, and as types. */
const BLOCKS = [
	['US', 'countries/us'],
	['US_ZIP', 'countries/us/zip'],
	['CN', 'countries/cn'],
	['PHONE_44', 'phones/44'],
	['allPlaces', 'countries/all-places'],
] as const
check('the blocks of countries', () => {
	const names = BLOCKS.map(([name]) => name).join(', ')
	const ask = `rulesFor([${names}]).validateAddress({ countryCode: 'CN', province: 'Hong Kong', phone: '+44 20 7946 0958' })`
	const print = `if (${ask}.status !== 'valid') throw new Error(JSON.stringify(${ask}))`
	const imports = BLOCKS.map(([name, path]) => `import { ${name} } from 'orderwright/${path}'`).join('\n')
	write('blocks.mjs', `import { rulesFor } from 'orderwright/rules'\n${imports}\n${print}`)
	run('node', ['blocks.mjs'])
	const requires = BLOCKS.map(([name, path]) => `const { ${name} } = require('orderwright/${path}')`).join('\n')
	write('blocks.cjs', `const { rulesFor } = require('orderwright/rules')\n${requires}\n${print}`)
	run('node', ['blocks.cjs'])
	return EXPECTED
})
process.exitCode = failed === 0 ? 0 : 1

function write(file: string, text: string): void {
	writeFileSync(join(folder, file), text)
}

function run(command: string, args: string[]): string {
	return runProgram(folder, command, args)
}

function check(name: string, answers: () => unknown): void {
	report(name, () => answers())
}

async function checkAsync(name: string, answers: () => Promise<unknown>): Promise<void> {
	try {
		const found = await answers()
		report(name, () => found)
	} catch (error) {
		report(name, () => {
			throw error
		})
	}
}

function report(name: string, answers: () => unknown): void {
	try {
		const found = JSON.stringify(answers())
		if (found !== JSON.stringify(EXPECTED)) throw new Error(`answered ${found}`)
		console.log(`✓ ${name}`)
	} catch (error) {
		failed++
		console.log(`✗ ${name}: ${(error as Error).message}`)
	}
}
