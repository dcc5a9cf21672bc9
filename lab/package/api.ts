/**
 * Records the exports of each entry of the package, with their types, in `etc/api/`, so that a diff shows every change of the API.
 * Reads the declarations in `dist/`.
 *
 *   npm run check:api     shows what differs, and exits with 1 if anything does
 *   npm run check:api -- --write           writes the reports
 */
import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import { ENTRIES } from '../../scripts/entries.ts'
import { makeFolder, ROOT } from '../shared/room.ts'

const { values: flags } = parseArgs({ options: { write: { type: 'boolean', default: false } } })

const KEPT = 'etc/api'
const made = makeFolder('api')

/** TypeDoc and the tests check docstrings and exports, so API Extractor need not. */
const QUIET = { default: { logLevel: ExtractorLogLevel.None } }

function configOf(entry: string): ExtractorConfig {
	return ExtractorConfig.prepare({
		configObject: {
			projectFolder: ROOT,
			mainEntryPointFilePath: join(ROOT, 'dist', `${entry}.d.ts`),
			newlineKind: 'lf',
			compiler: {
				overrideTsconfig: {
					compilerOptions: {
						strict: true,
						module: 'ESNext',
						moduleResolution: 'bundler',
						lib: ['ES2022', 'DOM'],
						types: [],
					},
					include: ['dist/*.d.ts'],
				},
			},
			apiReport: {
				enabled: true,
				reportFileName: `${entry}.api.md`,
				reportFolder: join(ROOT, KEPT),
				reportTempFolder: made,
				includeForgottenExports: true,
			},
			messages: {
				compilerMessageReporting: QUIET,
				extractorMessageReporting: QUIET,
				tsdocMessageReporting: QUIET,
			},
		},
		configObjectFullPath: undefined,
		packageJsonFullPath: join(ROOT, 'package.json'),
	})
}

/** Writes the report of each entry into `made`. The entries share one program, which takes most of the time. */
function makeReports(configs: readonly ExtractorConfig[]): void {
	const [first, ...others] = configs
	if (first === undefined) return
	const compilerState = CompilerState.create(first, {
		additionalEntryPoints: others.map((config) => config.mainEntryPointFilePath),
	})
	for (const config of configs) {
		Extractor.invoke(config, {
			compilerState,
			messageCallback: (message) => {
				message.handled = true
			},
		})
	}
}

/** Drops what is no change of the API: whether a docstring exists, and the messages of codes. */
function dropTexts(): void {
	for (const entry of ENTRIES) {
		const path = join(made, `${entry}.api.md`)
		const text = readFileSync(path, 'utf8')
			.replace(/^ *\/\/ \(undocumented\)\n| \(undocumented\)$/gm, '')
			.replace(/^( +readonly '[\w-]+\.[\w.-]+': )".*";$/gm, '$1string;')
		writeFileSync(path, text)
	}
}

makeReports(ENTRIES.map(configOf))
dropTexts()
if (flags.write) {
	rmSync(join(ROOT, KEPT), { recursive: true, force: true })
	cpSync(made, join(ROOT, KEPT), { recursive: true })
} else {
	const { status } = spawnSync('git', ['--no-pager', 'diff', '--no-index', '--', KEPT, made], {
		cwd: ROOT,
		stdio: 'inherit',
	})
	if (status !== 0) console.log('\nThe API differs from etc/api. If you mean it to: npm run check:api -- --write')
	process.exitCode = status === 0 ? 0 : 1
}
