import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fieldsOf, findHomeProblems, homeOf, writeSecurity } from '../scripts/build-home.ts'

const read = (file: string): string => readFileSync(join(import.meta.dirname, '..', file), 'utf8')
const HOME = 'https://github.com/owner/orderwright'

describe('the address of the project', () => {
	it.each([
		{ type: 'git', url: `git+${HOME}.git` },
		{ url: `${HOME}/` },
		`${HOME}.git`,
		HOME,
		'git://github.com/owner/orderwright.git',
		'git+ssh://git@github.com/owner/orderwright.git',
		'git@github.com:owner/orderwright.git',
		'github:owner/orderwright',
		'owner/orderwright',
	])('is read from each form that npm knows: %j', (repository) => {
		expect(homeOf({ repository })).toBe(HOME)
	})

	it.each([undefined, '', {}, 'orderwright', { url: 'somewhere else' }])('is not read from %j', (repository) => {
		const given = repository === undefined ? {} : { repository }
		expect(homeOf(given)).toBe('')
		expect(findHomeProblems(given)[0]).toContain('has no address')
	})

	it('is the same in homepage and bugs, which may be a text', () => {
		const fields = fieldsOf(HOME)
		expect(findHomeProblems(fields)).toEqual([])
		expect(findHomeProblems({ ...fields, bugs: fields.bugs.url })).toEqual([])
		expect(findHomeProblems({ ...fields, bugs: 'https://example.com/issues' })).toEqual([
			`bugs in package.json is not ${HOME}/issues`,
		])
		expect(findHomeProblems({ repository: HOME })).toHaveLength(2)
	})

	it('stands in SECURITY.md as in package.json', () => {
		const given = JSON.parse(read('package.json'))
		expect(read('SECURITY.md')).toBe(writeSecurity(read('SECURITY.md'), given))
	})

	it('leads reports to the advisories of the repository, and away again', () => {
		const text = writeSecurity(read('SECURITY.md'), fieldsOf(HOME))
		expect(text).toContain(`in private, at <${HOME}/security/advisories/new> (`)
		expect(writeSecurity(text, {})).toBe(writeSecurity(read('SECURITY.md'), {}))
	})
})

describe('SECURITY.md', () => {
	it('counts the binary files: pictures in docs', () => {
		const files = readdirSync(join(import.meta.dirname, '../docs'), { recursive: true, withFileTypes: true })
		const binary = files.filter((file) => file.isFile() && readFileSync(join(file.parentPath, file.name)).includes(0))
		expect(binary.map(({ name }) => name).filter((name) => !name.endsWith('.png'))).toEqual([])
		expect(read('SECURITY.md')).toContain(`| No program. ${binary.length} pictures: `)
	})
})
