/**
 * Writes `src/rules/core/ruleset.ts`: the version of the package, and a digest of the codes, the rule ids, the policy, every table of
 * facts, the descriptors of tax numbers and the answers of the rules (`behaviour.ts`). Runs after all other tables, because it
 * reads them.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import packageJson from '../package.json' with { type: 'json' }
import { MESSAGES, POLICY } from '../src/entries/index.ts'
import { TAX_COUNTRIES } from '../src/rules/tax/tax-countries.ts'
import { readBehaviour } from './behaviour.ts'
import sources from './facts/sources.json' with { type: 'json' }
import type { Files } from './tables.ts'

const ROOT = join(import.meta.dirname, '..')
const SRC = join(ROOT, 'src')
/**
 * Returns true for a generated table. The digest includes the data that its module exports, but not its code. What bodies have is in their
 * schemas already.
 */
export const isTable = (file: string): boolean =>
	/\/data\/|^rules\/contract\/generated\//.test(file) && !file.endsWith('/body-fields.ts')
/** A decision or a clause in source code. Issue codes look the same, and are removed later. */
const RULE_ID = /'(D-\d+|[a-z][a-z-]*\.[a-z0-9-]+)'/g
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

/** Returns the path of a table without its wing, so that the digest stays the same when a room moves to another wing. */
export const inRoom = (file: string): string => file.split('/').slice(-3).join('/')

/** Returns the data for the digest: plain data, with the keys of each object sorted. */
export async function readRuleset(): Promise<unknown> {
	const tables: Record<string, unknown> = {}
	for (const file of sourcesOf(SRC).filter(isTable)) {
		const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(join(SRC, file)).href)
		for (const [name, value] of Object.entries(exported)) {
			if (isData(value)) tables[`${inRoom(file)}#${name}`] = value
		}
	}
	const codes = Object.keys(MESSAGES).sort()
	const behaviour = createHash('sha256').update(readBehaviour()).digest('hex')
	return sortKeys({ codes, rules: readRuleIds(), policy: POLICY, tables, taxNumbers: readTaxNumbers(), behaviour })
}

/** Returns the descriptors of tax numbers without names and labels, which are words. */
function readTaxNumbers(): unknown {
	return TAX_COUNTRIES.map(({ country, rule, pattern, example, typedMasks, ...forms }) => {
		const [accepted, refused] = [forms.accepted, forms.refused].map((list) =>
			list.map(({ kind, prefix, mask }) => ({ kind, prefix, mask })),
		)
		return { country, rule, pattern: String(pattern), example, typedMasks, accepted, refused }
	})
}

/** Returns every rule id that the code gives an issue: clauses and decisions, sorted. */
export function readRuleIds(): string[] {
	const ids = sourcesOf(SRC)
		.filter((file) => !file.includes('/data/'))
		.flatMap((file) => [...readFileSync(join(SRC, file), 'utf8').replace(COMMENTS, '').matchAll(RULE_ID)])
		.map(([, id = '']) => id)
	return [...new Set(ids)].filter((id) => !Object.hasOwn(MESSAGES, id)).sort()
}

export async function writeRuleset(): Promise<string> {
	const digest = createHash('sha256')
		.update(JSON.stringify(await readRuleset()))
		.digest('hex')
	return `// Written by scripts/build-ruleset.ts: npm run tables

import { deepFreeze } from './deep-freeze.ts'

/**
 * The version of the package, and a SHA-256 in hex of the codes, the rule ids, the policy with its defaults, the
 * tables of facts, the tax numbers of each country, and the answers to a fixed set of questions. Two rulesets with one digest give the
 * same answers to these questions. Messages do not count. The same on every engine, and part of every report of
 * \`orderwright/conformance\` (D-140). \`date\` is the day on which the newest sources of the facts were taken, and \`sources\` has their
 * versions.
 *
 * @example
 * RULESET.version // => '${packageJson.version}'
 * RULESET.digest.length // => 64
 * RULESET.sources['postal-codes-js'] // => '${sources.versions['postal-codes-js']}'
 */
export const RULESET: {
	readonly version: string
	readonly digest: string
	readonly date: string
	readonly sources: Readonly<Record<string, string>>
} = /* @__PURE__ */ deepFreeze({
	version: '${packageJson.version}',
	digest: '${digest}',
	date: '${sources.date}',
	sources: {
${writeSources()}
	},
})
`
}

function writeSources(): string {
	const entries = Object.entries(sources.versions)
	return entries.map(([name, version]) => `\t\t${/^\w+$/.test(name) ? name : `'${name}'`}: '${version}',`).join('\n')
}

function sourcesOf(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.ts'))
		.sort()
}

/** Returns false for functions, and for objects with functions, such as the parsers. */
function isData(value: unknown): boolean {
	if (typeof value === 'function') return false
	return typeof value !== 'object' || value === null || Object.values(value).every(isData)
}

function sortKeys(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(sortKeys)
	if (typeof value !== 'object' || value === null) return value
	const entries = Object.entries(value).map(([key, part]) => [key, sortKeys(part)] as const)
	return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

export const write = async (): Promise<Files> => ({ 'src/rules/core/ruleset.ts': await writeRuleset() })
