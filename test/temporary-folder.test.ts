import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { removeLeftFolders } from './temporary-folder.ts'

it('a run removes what a run that was killed left in the temporary folder, and nothing else', () => {
	const parent = mkdtempSync(join(tmpdir(), 'left-'))
	const { pid } = spawnSync(process.execPath, ['--version'])
	const names = [`orderwright-tests-${pid}`, `orderwright-tests-${process.pid}`, 'another']
	for (const name of names) mkdirSync(join(parent, name, 'inside'), { recursive: true })
	removeLeftFolders(parent)
	expect(names.filter((name) => existsSync(join(parent, name)))).toEqual(names.slice(1))
	expect(tmpdir()).toMatch(/orderwright-tests-\d+$/)
})
