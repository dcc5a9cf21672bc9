/**
 * Compares the tables with those from the newest sources, and prints the changes by country. The sources are installed into a copy
 * of the project.
 *
 *   npm run facts                                         compares; exits with 0 in any case
 *   npm run facts -- --use libphonenumber-js@1.13.14      with this version of a source instead of its newest
 *   npm run facts -- --write                              also installs the sources, writes the tables, and adds to the changelog
 *   npm run facts -- --report facts.md                    also writes the changes into a file
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import packageJson from '../package.json' with { type: 'json' }
import { compareFacts, loadFacts } from './facts/compare-facts.ts'
import sources from './facts/sources.json' with { type: 'json' }

const ROOT = join(import.meta.dirname, '..')
const CHANGELOG = join(ROOT, 'CHANGELOG.md')
/** What the changelog says of the newest version. */
const NEWEST = /^## .*\n(?:(?!## ).*\n)*/m
const { values } = parseArgs({
	options: { use: { type: 'string', multiple: true }, write: { type: 'boolean' }, report: { type: 'string' } },
})
const wanted = Object.keys(sources.versions).map(
	(name) => values.use?.find((use) => use.startsWith(`${name}@`)) ?? `${name}@latest`,
)
const tree = mkdtempSync(join(tmpdir(), 'orderwright-facts-'))
process.on('exit', () => rmSync(tree, { recursive: true, force: true }))

const versions = installSources()
copyProject()
writeFileSync(join(tree, 'scripts/facts/sources.json'), `${JSON.stringify({ date: today(), versions }, null, '\t')}\n`)
execFileSync('npm', ['run', '--silent', 'tables'], { cwd: tree, stdio: ['ignore', 'ignore', 'inherit'] })
const changes = compareFacts(await loadFacts(ROOT), await loadFacts(tree))
const report = writeReport()
process.stdout.write(report)
if (values.report !== undefined) writeFileSync(values.report, report)
if (values.write) renew()

/** Installs the sources into the copy, and returns their versions. */
function installSources(): Readonly<Record<string, string>> {
	const folder = join(tree, 'sources')
	mkdirSync(folder)
	writeFileSync(join(folder, 'package.json'), '{ "private": true }')
	npm(folder, 'install', '--no-audit', '--no-fund', '--ignore-scripts', ...wanted)
	const read = (name: string): string =>
		JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version
	return Object.fromEntries(Object.keys(sources.versions).map((name) => [name, read(name)]))
}

/** Copies the project. The copy has its own node_modules: the source packages in their new versions, and links to all others. */
function copyProject(): void {
	const parts = 'src scripts test docs bench package.json tsconfig.json tsconfig.tools.json openapi.json'
	for (const part of parts.split(' '))
		cpSync(join(ROOT, part), join(tree, part), { recursive: true, filter: (file) => !file.includes('node_modules') })
	const modules = join(tree, 'node_modules')
	mkdirSync(modules)
	for (const name of readdirSync(join(ROOT, 'node_modules'))) {
		const own = name in sources.versions ? join(tree, 'sources/node_modules') : join(ROOT, 'node_modules')
		symlinkSync(join(own, name), join(modules, name))
	}
}

function writeReport(): string {
	const renewed = Object.entries(versions).filter(
		([name, version]) => sources.versions[name as keyof typeof sources.versions] !== version,
	)
	const lines = renewed.map(
		([name, version]) => `- ${name} ${sources.versions[name as keyof typeof sources.versions]} → ${version}`,
	)
	const parts = [...changes].map(([country, all]) => `\n${country}\n\n${all.map((line) => `- ${line}\n`).join('')}`)
	const head = renewed.length === 0 ? 'All sources are the newest.\n' : `Sources:\n\n${lines.join('\n')}\n`
	return `${head}${parts.length === 0 ? '\nNo fact changes.\n' : parts.join('')}`
}

/** Installs the sources into the project, copies the tables, and adds an entry to the changelog. */
function renew(): void {
	const { dependencies } = packageJson
	const isRuntime = (name: string): boolean => name in dependencies
	const specs = Object.entries(versions).map(([name, version]) => [name, `${name}@${version}`] as const)
	npm(
		ROOT,
		'install',
		'--save-dev',
		'--save-exact',
		...specs.flatMap(([name, spec]) => (isRuntime(name) ? [] : [spec])),
	)
	npm(ROOT, 'install', ...specs.flatMap(([name, spec]) => (isRuntime(name) ? [spec] : [])))
	writeFileSync(join(ROOT, 'scripts/facts/sources.json'), readFileSync(join(tree, 'scripts/facts/sources.json')))
	execFileSync('npm', ['run', '--silent', 'tables'], { cwd: ROOT, stdio: 'inherit' })
	if (changes.size === 0) return
	const entry = [...changes].map(([country, all]) => `${country}: ${all.join('; ')}.`).join('\n  ')
	const withEntry = (newest: string): string => `${newest.trimEnd()}\n- Facts of ${today()}:\n  ${entry}\n\n`
	writeFileSync(CHANGELOG, `${readFileSync(CHANGELOG, 'utf8').replace(NEWEST, withEntry).trimEnd()}\n`)
}

function npm(cwd: string, ...args: readonly string[]): void {
	execFileSync('npm', ['--loglevel=error', ...args], { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
}

function today(): string {
	return new Date().toISOString().slice(0, 10)
}
