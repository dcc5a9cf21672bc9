/** Writes `etc/api/names.md`: the names that each entry exports, so that a diff shows every name that comes or goes. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENTRIES } from './entries.ts'
import type { Files } from './tables.ts'

const ENTRY_FILES = join(import.meta.dirname, '../src/entries')

/** Returns the exported names of an entry file, sorted. It has nothing but named re-exports and types. */
function namesOf(entry: string): readonly string[] {
	const text = readFileSync(join(ENTRY_FILES, `${entry}.ts`), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
	const lists = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list = '']) => list.split(','))
	const types = [...text.matchAll(/^export type (\w+)/gm)].map(([, name = '']) => name)
	const names = [...lists, ...types].map((name) =>
		name
			.replace(/^\s*type /, '')
			.replace(/^.* as /, '')
			.trim(),
	)
	return names.filter(Boolean).sort()
}

export function write(): Files {
	const parts = ENTRIES.map((entry) => {
		const title = entry === 'index' ? 'orderwright' : `orderwright/${entry}`
		return `## ${title}\n\n${namesOf(entry)
			.map((name) => `- ${name}\n`)
			.join('')}`
	})
	const head = '<!-- Written by scripts/build-api.ts: npm run tables -->\n\n# The names that each entry exports'
	return { 'etc/api/names.md': `${head}\n\n${parts.join('\n')}` }
}
