import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Files, TABLES } from '../scripts/tables.ts'

const ROOT = join(import.meta.dirname, '..')
/** The scripts of the build, which write into `dist/`. */
const OF_THE_BUILD = ['bulk', 'cli', 'vectors']

describe('the tables', () => {
	it('are written by every script of the tables', () => {
		const scripts = readdirSync(join(ROOT, 'scripts')).flatMap((file) => /^build-(.*)\.ts$/.exec(file)?.[1] ?? [])
		expect([...Object.keys(TABLES), ...OF_THE_BUILD].sort()).toEqual(scripts.sort())
	})

	it.each(Object.keys(TABLES))('of build-%s.ts are what the script writes: npm run tables', async (name) => {
		const { write }: { write: () => Files | Promise<Files> } = await import(`../scripts/build-${name}.ts`)
		const files = Object.entries(await write())
		expect(files.length).toBeGreaterThan(0)
		for (const [path, text] of files) expect(readFileSync(join(ROOT, path), 'utf8') === text, path).toBe(true)
	})
})
