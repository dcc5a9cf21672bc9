import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { personalizationSha } from '../../../src/entries/personalization-sha.ts'

/** Returns the hash by its definition (D-67), of a person with only these fields. */
function shaOf(fields: object): string {
	const nothing = {
		birthDate: null,
		department: null,
		firstName: null,
		lastName: null,
		location: null,
		startDate: null,
	}
	return createHash('sha256')
		.update(JSON.stringify({ ...nothing, ...fields }))
		.digest('hex')
}

describe('D-67 personalizationSha', () => {
	it.each(['Ann', '\x7f', '\x80', '\u07ff', '\u0800', '\uffff', '\u{10000}', '\u{10ffff}', 'aé東😀z'])(
		'hashes the UTF-8 bytes of %j',
		(firstName) => expect(personalizationSha({ firstName })).toBe(shaOf({ firstName })),
	)

	it('D-96: counts a text of more than 1,000 units to its end', () => {
		const firstName = `${'a'.repeat(1000)}e\u0301`
		expect(personalizationSha({ firstName })).toBe(shaOf({ firstName }))
	})

	it('reads a day with white space around it', () => {
		expect(personalizationSha({ birthDate: ' 1984-05-29 ' })).toBe(shaOf({ birthDate: '1984-05-29' }))
	})
})
