import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import * as personalization from '../../../src/entries/index.ts'
import { personalizationSha } from '../../../src/entries/personalization-sha.ts'
import vectors from '../../vectors/personalization.json'
import shaVectors from '../../vectors/personalization-sha.json'

type Call = (...args: unknown[]) => unknown
const CALLS = personalization as unknown as Readonly<Record<string, Call>>

describe('personalization.json', () => {
	it('has permanent ids and an oracle for each case', () => {
		expect(new Set(vectors.cases.map((vector) => vector.id)).size).toBe(vectors.cases.length)
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

	it.each(vectors.cases)('$id $rule: $note', ({ call, args, ...expected }) => {
		const given = structuredClone(args)
		const result = CALLS[call]?.(...given)
		if ('status' in expected) {
			const { status, issues, value, needs } = expected
			expect(result).toMatchObject({ status, issues, ...(needs && { needs }) })
			if (value !== undefined) expect(result).toHaveProperty('value', value)
			expect(result).toHaveProperty('issues.length', issues?.length)
		} else expect(result).toBe(expected.value)
		expect(given).toStrictEqual(args)
	})
})

describe('personalization-sha.json', () => {
	it.each(shaVectors.cases)('$id $rule: $note', ({ args: [person], value, canonical }) => {
		expect(createHash('sha256').update(canonical, 'utf8').digest('hex')).toBe(value)
		expect((personalizationSha as (person: unknown) => string)(person)).toBe(value)
	})
})
