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
})
