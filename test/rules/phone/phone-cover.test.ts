import { beforeAll, describe, expect, it } from 'vitest'
import { answerOf, disagreement } from '../../../scripts/phone/compare.ts'
import { type CoverInput, cells, coverTable } from '../../../scripts/phone/cover.ts'
import { fractionsFrom } from '../../../scripts/phone/words.ts'
import { NODE_CELLS } from '../../../src/rules/packing/phone-pack.ts'
import { PHONE_NODES } from '../../../src/rules/phone/data/phone.ts'
import { runs, sampler, seedOf } from '../../fuzz.ts'

describe('numbers through every live cell of the table', () => {
	const random = fractionsFrom(seedOf(4))
	let cover: CoverInput[]
	beforeAll(() => {
		cover = coverTable(random)
	})

	it('agree with libphonenumber-js (D-15)', () => {
		expect(cover.length).toBeGreaterThan(90_000)
		const differences = [...sampler()(cover)].map(disagreement).filter((difference) => difference !== null)
		expect(differences.slice(0, 20)).toEqual([])
	})

	it('notice at least 95 of 100 changes to a live cell', () => {
		const inputsOf = new Map<number, CoverInput[]>()
		for (const input of cover) inputsOf.set(input.cell, [...(inputsOf.get(input.cell) ?? []), input])
		const live = [...inputsOf.keys()]
		const answers = (cell: number): string =>
			(inputsOf.get(cell) ?? []).map(({ text, countryCode }) => answerOf(text, countryCode)).join('; ')
		let noticed = 0
		// It is 966 of 1,000. With 4,000 changes, fewer than 950 of 1,000 is five and a half standard deviations away.
		const count = runs(4000)
		for (let i = 0; i < count; i++) {
			const cell = live[Math.floor(random() * live.length)] as number
			const before = answers(cell)
			const target = cells[cell] as number
			// to no node at all, or to any other one
			cells[cell] = i % 2 === 0 ? 0 : NODE_CELLS * Math.floor(1 + random() * (PHONE_NODES - 1))
			if (answers(cell) !== before) noticed++
			cells[cell] = target
		}
		expect(noticed / count).toBeGreaterThan(0.95)
	})
})
