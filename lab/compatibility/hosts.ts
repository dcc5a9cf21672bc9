/** Builds a page with the element in complete host frameworks, and opens the page in Chromium. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { openChromium } from '../form/chromium.ts'
import { packAndInstall } from '../shared/install-tarball.ts'
import { makeFolder, ROOT, runProgram } from '../shared/room.ts'
import { pack } from './split.ts'

/** The facts with which a page begins: of all countries, or of one country. */
const FACTS = ['ALL', 'US'] as const
const FORM = '<form><orderwright-address country="US"></orderwright-address><button>Continue</button></form>'
/** Some bundlers write letters of all scripts. Without `charset`, a browser guesses what they are. */
const PAGE = `<!doctype html><meta charset="utf-8">${FORM}`
const LAYOUT = "export default ({ children }) => <html lang='en'><body>{children}</body></html>\n"

const LAB = join(ROOT, 'lab')
const require = createRequire(join(LAB, 'package.json'))

/** Builds a page with some facts in a folder. Returns the folder to serve and the path of the page. */
type Host = (folder: string, facts: string) => Promise<readonly [served: string, page: string]>

export const HOSTS: Readonly<Record<string, Host>> = {
	'next --turbopack': (folder, facts) => buildNext(folder, facts, '--turbopack'),
	'next --webpack': (folder, facts) => buildNext(folder, facts, '--webpack'),
	metro: buildMetro,
	'@rspack/core': (folder, facts) => buildPage(folder, facts, require('@rspack/core').rspack),
	parcel: buildParcel,
}

const importsOf = (
	facts: string,
): string => `import { ${facts}_FORM } from 'orderwright/countries/${facts.toLowerCase()}/form'
import { defineAddressElement } from 'orderwright/element'
`
const scriptOf = (facts: string): string => `${importsOf(facts)}defineAddressElement([${facts}_FORM])\n`

const buildNext = async (folder: string, facts: string, bundler: string): ReturnType<Host> => {
	mkdirSync(join(folder, 'app'))
	writeFileSync(join(folder, 'app/layout.jsx'), LAYOUT)
	writeFileSync(
		join(folder, 'app/page.jsx'),
		`'use client'\nimport { useEffect } from 'react'\n${importsOf(facts)}
export default function Page() {
	useEffect(() => void defineAddressElement([${facts}_FORM]), [])
	return ${FORM}
}\n`,
	)
	const config = { output: 'export', turbopack: { root: LAB } }
	writeFileSync(join(folder, 'next.config.mjs'), `export default ${JSON.stringify(config)}\n`)
	const program = require.resolve('next/dist/bin/next')
	runProgram(folder, process.execPath, [program, 'build', bundler], { NEXT_TELEMETRY_DISABLED: '1' })
	return [join(folder, 'out'), 'index.html']
}

/** Builds as Expo builds a web page of React Native. Metro reads only the folder, so what it adds to a bundle is copied there. */
async function buildMetro(folder: string, facts: string): ReturnType<Host> {
	for (const name of ['metro-runtime', '@babel/runtime'])
		cpSync(join(LAB, 'node_modules', name), join(folder, 'node_modules', name), { recursive: true })
	writeFileSync(join(folder, 'page.js'), scriptOf(facts))
	mkdirSync(join(folder, 'out'))
	const Metro = require('metro')
	const { transformer, ...config } = await Metro.loadConfig({ cwd: folder, 'reset-cache': true })
	const getTransformOptions = async () => ({ transform: { experimentalImportSupport: true } })
	const settings = {
		...config,
		watchFolders: [...config.watchFolders, join(LAB, 'node_modules/metro-runtime')],
		maxWorkers: 1,
		reporter: { update() {} },
		transformer: { ...transformer, getTransformOptions },
		transformerPath: join(LAB, 'compatibility/metro-worker.cjs'),
	}
	const options = { entry: 'page.js', out: join(folder, 'out/page.js'), platform: 'web', dev: false, minify: true }
	await Metro.runBuild(settings, options)
	writeFileSync(join(folder, 'out/index.html'), `${PAGE}<script src="/page.js"></script>`)
	return [join(folder, 'out'), 'index.html']
}

async function buildPage(folder: string, facts: string, packer: Parameters<typeof pack>[0]): ReturnType<Host> {
	const entry = join(folder, 'page.js')
	writeFileSync(entry, scriptOf(facts))
	const out = join(folder, 'out')
	const script = await pack(packer, entry, out)
	writeFileSync(join(out, 'index.html'), `${PAGE}<script src="/${script}"></script>`)
	return [out, 'index.html']
}

async function buildParcel(folder: string, facts: string): ReturnType<Host> {
	writeFileSync(join(folder, 'page.js'), scriptOf(facts))
	// Parcel reads the package.json beside a lock file.
	writeFileSync(join(folder, 'package-lock.json'), '{}')
	writeFileSync(join(folder, 'page.html'), `${PAGE}<script type="module" src="page.js"></script>`)
	const { Parcel } = require('@parcel/core')
	const distDir = join(folder, 'out')
	await new Parcel({
		entries: join(folder, 'page.html'),
		mode: 'production',
		shouldDisableCache: true,
		env: { NODE_ENV: 'production' },
		defaultConfig: require.resolve('@parcel/config-default'),
		defaultTargetOptions: { distDir, sourceMaps: false, publicUrl: '/' },
	}).run()
	return [distDir, 'page.html']
}

/** Returns a row for each host. A row shows for each kind of facts whether the page was built, and whether it shows the messages of the rules. */
export async function tryHosts(hosts = HOSTS): Promise<string[][]> {
	const browser = await openChromium()
	const installed = makeFolder('installed')
	packAndInstall(installed)
	const rows: string[][] = []
	for (const [name, host] of Object.entries(hosts)) {
		const cells: string[] = []
		for (const facts of FACTS) {
			const folder = makeFolder('host', LAB)
			try {
				cpSync(join(installed, 'node_modules'), join(folder, 'node_modules'), { recursive: true })
				const parcel = '"@parcel/resolver-default": { "packageExports": true }'
				writeFileSync(join(folder, 'package.json'), `{ "private": true, "type": "module", ${parcel} }`)
				await openPage(browser, ...(await host(folder, facts)))
				cells.push('yes')
			} catch (error) {
				console.error(`${name} ${facts}: ${(error as Error).message.slice(0, 2000)}`)
				cells.push('no')
			}
		}
		rows.push([name, ...cells])
	}
	await browser.close()
	return rows
}

/** Types a zip that is too short, and waits for its message. The message shows that the element is defined and its rules are loaded. */
async function openPage(
	browser: Awaited<ReturnType<typeof openChromium>>,
	served: string,
	path: string,
): Promise<void> {
	const server = createServer(({ url = '/' }, answer) => {
		const name = url === '/' ? path : decodeURIComponent(url.slice(1))
		const type = name.endsWith('.html') ? 'text/html' : name.endsWith('.css') ? 'text/css' : 'text/javascript'
		try {
			const content = readFileSync(join(served, name))
			answer.writeHead(200, { 'Content-Type': type }).end(content)
		} catch {
			answer.writeHead(404).end()
		}
	}).listen(0)
	const page = await browser.newPage()
	try {
		await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`)
		await page.getByLabel('ZIP code').fill('9411')
		await page.getByLabel('ZIP code').blur()
		await page.getByText('Use a format like 95014.').first().waitFor()
	} finally {
		await page.close()
		server.close()
	}
}
