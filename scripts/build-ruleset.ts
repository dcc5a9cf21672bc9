/**
 * Writes `src/core/ruleset.ts`: the version of the package, and a digest of the codes, the rule ids, the policy and every table
 * of facts. The last of the tables, since it reads the others.
 *
 *   npx tsx scripts/build-ruleset.ts
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import packageJson from '../package.json' with { type: 'json' }
import { MESSAGES } from '../src/messages.ts'
import { POLICY } from '../src/order.ts'

const ROOT = join(import.meta.dirname, '..')
const SRC = join(ROOT, 'src')
const FILE = join(SRC, 'core/ruleset.ts')
/** Folders of tables; what a module there exports and is data counts, its code does not. */
const TABLES = ['contract/generated', 'geo/data']
/** A decision or a clause, where code writes it down; codes look alike and are taken out. */
const RULE_ID = /'(D-\d+|[a-z][a-z-]*\.[a-z0-9-]+)'/g
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

/** What the digest is of: plain data, with every object's keys in order. */
export async function readRuleset(): Promise<unknown> {
	const tables: Record<string, unknown> = {}
	for (const folder of TABLES) {
		for (const file of sourcesOf(join(SRC, folder))) {
			const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(join(SRC, folder, file)).href)
			for (const [name, value] of Object.entries(exported)) {
				if (isData(value)) tables[`${folder}/${file}#${name}`] = value
			}
		}
	}
	return sortKeys({ codes: Object.keys(MESSAGES).sort(), rules: readRuleIds(), policy: POLICY, tables })
}

/** Every rule id that the code gives an issue: clauses and decisions, in order. */
export function readRuleIds(): string[] {
	const ids = sourcesOf(SRC)
		.filter((file) => !file.startsWith('geo/data'))
		.flatMap((file) => [...readFileSync(join(SRC, file), 'utf8').replace(COMMENTS, '').matchAll(RULE_ID)])
		.map(([, id = '']) => id)
	return [...new Set(ids)].filter((id) => !Object.hasOwn(MESSAGES, id)).sort()
}

/** The text of `src/core/ruleset.ts`. */
export async function writeRuleset(): Promise<string> {
	const digest = createHash('sha256')
		.update(JSON.stringify(await readRuleset()))
		.digest('hex')
	return `// Written by scripts/build-ruleset.ts: npm run tables

/**
 * Which rules answer: the version of the package, and the SHA-256 (in hex) of the canonical JSON of all codes, all rule ids, the policy
 * with its defaults and every table of facts. Two that have the same know the same of the world. The same on every engine, and part of
 * every report of \`orderwright/conformance\` (D-140).
 *
 * @example
 * RULESET.version // => '${packageJson.version}'
 * RULESET.digest.length // => 64
 */
export const RULESET: { readonly version: string; readonly digest: string } = {
	version: '${packageJson.version}',
	digest: '${digest}',
}
`
}

function sourcesOf(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.ts'))
		.sort()
}

/** False for functions, and for objects that hold some, such as the parsers. */
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

if (process.argv[1] === import.meta.filename) writeFileSync(FILE, await writeRuleset())
