import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { TABLES } from '../scripts/tables.ts'

const ROOT = join(import.meta.dirname, '..')
/** The scripts of the build, which write into `dist/`. */
const OF_THE_BUILD = ['bulk', 'cli', 'digest', 'vectors']

describe('the tables', () => {
	it('are written by every script of the tables', () => {
		const scripts = readdirSync(join(ROOT, 'scripts')).flatMap((file) => /^build-(.*)\.ts$/.exec(file)?.[1] ?? [])
		expect([...Object.keys(TABLES), ...OF_THE_BUILD].sort()).toEqual(scripts.sort())
	})

	// A table is made again unless all that it was made from, and itself, are as they were when it was last made.
	it('are what the scripts write: npm run tables', () => {
		const args = ['--import', 'tsx', 'scripts/tables.ts', '--check']
		const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })
		expect([stdout, stderr, status]).toEqual(['', '', 0])
	})
})
