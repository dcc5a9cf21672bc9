import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDigest } from '../../../scripts/build-digest.ts'
import { copyTree, type Tree } from '../../copy-tree.ts'

const FILE = 'src/rules/tax/mx.ts'
let tree: Tree
let source = ''

beforeAll(async () => {
	tree = await copyTree()
	source = await tree.read(FILE)
}, 60_000)
afterAll(() => tree.remove())

/** Returns the digest of the copy with one file changed. */
async function digestWith(find: string, replacement: string): Promise<string> {
	await tree.replace(FILE, find, replacement)
	const printed = await tree.run('tsx', 'scripts/build-digest.ts')
	await tree.write(FILE, source)
	return printed.trim()
}

describe('D-140 the digest of the rules', () => {
	it('changes when a rule changes: an RFC with a wrong check digit passes', async () => {
		const digest = await digestWith("? null : 'check-digits'", '? null : null')
		expect(digest).toMatch(/^[0-9a-f]{64}$/)
		expect(digest).not.toBe(readDigest())
	})

	it('stays the same when a comment, a name or a line break changes', async () => {
		await tree.write(FILE, source.replaceAll('isCheckDigit', 'isRightDigit'))
		const digest = await digestWith('const MAX_CHECK_DIGIT = 10', '/* The A. */\nconst MAX_CHECK_DIGIT =\n\t\t10')
		expect(digest).toBe(readDigest())
	})
})
