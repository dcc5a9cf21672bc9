import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { docUrl, MESSAGES } from '../../../src/entries/index.ts'

it('docUrl gives each code the address of its own entry in the rulebook', () => {
	const page = readFileSync(join(import.meta.dirname, '../../../docs/rulebook.md'), 'utf8')
	const anchors = [...page.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
		title
			.toLowerCase()
			.replace(/[^\p{L}\p{N} _-]/gu, '')
			.replaceAll(' ', '-'),
	)
	for (const code of Object.keys(MESSAGES)) {
		const [path, anchor] = docUrl(code).split('#')
		expect(path).toMatch(/(?:^|\/)docs\/rulebook\.md$/)
		expect(
			anchors.filter((each) => each === anchor),
			code,
		).toHaveLength(1)
	}
	expect(docUrl(7 as never)).toMatch(/docs\/rulebook\.md#$/)
})

it('docUrl gives a decision its own heading in the page of decisions', () => {
	expect(docUrl('D-104')).toMatch(/(?:^|\/)docs\/decisions\.md#d-104$/)
	expect(docUrl('D-104', 'https://docs.example.com/decisions')).toBe('https://docs.example.com/decisions#d-104')
	for (const code of ['d-104', 'D-', 'D-1x', ' D-1']) expect(docUrl(code)).toContain('docs/rulebook.md#')
})

it('docUrl takes the page of a site, and bounds what it reads of a code', () => {
	expect(docUrl('a.b', 'https://docs.example.com/rules')).toBe('https://docs.example.com/rules#ab')
	expect(docUrl('a.b', 7 as never)).toBe(docUrl('a.b'))
	expect(docUrl(`A-${'b'.repeat(200)}`, '')).toBe(`#a-${'b'.repeat(98)}`)
})
