import { describe, expect, it } from 'vitest'
import vectors from '../../vectors/personalization.json'

describe('personalization.json', () => {
	it('has an oracle for each case', () => {
		expect(vectors.cases.filter((vector) => vector.oracle.length < 5)).toEqual([])
	})

	it('covers every field of the table in at least 12 cases, with different values', () => {
		const seen = new Map<string, unknown[]>()
		const collect = (value: unknown, path: string): void => {
			if (typeof value === 'object' && value !== null) {
				for (const [key, inner] of Object.entries(value)) collect(inner, `${path}.${key}`)
			} else seen.set(path, [...(seen.get(path) ?? []), value])
		}
		for (const vector of vectors.cases) if (vector.status === 'valid') collect(vector.value, '')
		const date = 'month monthPadded year decade years yearsPadded hundreds zodiac ordinal elapsed elapsedYears'.split(
			' ',
		)
		const name = 'first last firstNameInitials lastNameInitials initials firstPossessive'.split(' ')
		const fields = [
			...name.map((field) => `.name.${field}`),
			...['anniversary', 'birth'].flatMap((object) => date.map((field) => `.${object}.${field}`)),
			...['.work.department', '.work.location'],
		]
		for (const field of fields) {
			expect(seen.get(field)?.length, field).toBeGreaterThanOrEqual(12)
			expect(new Set(seen.get(field)).size, field).toBeGreaterThanOrEqual(4)
		}
	})
})
