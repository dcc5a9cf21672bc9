import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { blocksOf } from '../../lab/snippets/blocks.ts'
import { buildProgram, startMock } from './program.ts'

const PAGE = 'docs/testing.md'

/** The lines that send requests to the mock. A comment is the output of the line above it. */
const lines = blocksOf(PAGE, readFileSync(join(import.meta.dirname, '../..', PAGE), 'utf8'))
	.filter(({ language, code }) => language === 'sh' && !code.includes('npx ') && !code.includes('node_modules/.bin/'))
	.flatMap(({ code }) => code.trimEnd().split('\n'))

beforeAll(buildProgram)

describe('the lines of docs/testing.md', () => {
	it('print what stands under them, pasted into a shell beside a mock', async () => {
		const { child, ended, url } = await startMock('--quiet')
		const port = new URL(url).port
		const script = ['set -e', ...lines.map((line) => line.replaceAll(':4010', `:${port}`))].join('\n')
		// The output is written under a comment, to compare it with the page.
		const { stdout, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8' })
		child.kill('SIGTERM')
		const expected = lines.filter((line) => line.startsWith('# ')).map((line) => line.slice(2))
		expect(stderr).toBe('')
		expect(
			stdout
				.replace(/\}(?=[[{\w])/g, '}\n')
				.trim()
				.split('\n'),
		).toEqual(expected)
		expect(expected.length).toBeGreaterThan(10)
		expect(await ended).toBe(0)
	})
	it('ask each operation that a store lives by', () => {
		const text = lines.join('\n')
		for (const path of [
			'oauth/tokens',
			'/collection?',
			'/status',
			'/product/',
			'validate-order',
			'/orders ',
			'orders/get',
			'/people ',
			'people/get',
			'people/reward',
		]) {
			expect(text).toContain(path)
		}
	})
})
