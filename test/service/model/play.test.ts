import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ErrorBody, OPERATIONS, TYPES } from '../../../src/entries/contract.ts'
import { createState, findMismatches, step } from '../../../src/entries/model.ts'
import { leastOf, runs } from '../../fuzz.ts'
import { commands, SEED } from './commands.ts'
import { Ledger } from './ledger.ts'
import { play } from './player.ts'
import { spoil } from './spoil.ts'

const START_STATE = createState(SEED)
const RUNS = runs(75)

describe('the model, in generated sequences', () => {
	it('gives answers that the contract parses, and accepts its own answers', () => {
		fc.assert(
			fc.property(commands, (list) => {
				for (const { step: made, request } of play(START_STATE, list)) {
					const { answer, expectation } = made
					const operation = OPERATIONS.find(({ id }) => id === request.operation)
					const isGood = answer.statusCode === 200
					const { parse } = isGood ? TYPES[operation?.response ?? 'ErrorBody'] : ErrorBody
					expect(parse(answer.body)).toMatchObject({ status: 'valid', issues: [] })
					if (!isGood) expect(answer.body).toMatchObject({ statusCode: answer.statusCode })
					expect(findMismatches(answer, expectation)).toEqual([])
					expect(findMismatches(answer, expectation, { exact: true })).toEqual([])
				}
			}),
			{ numRuns: RUNS },
		)
	})

	it('rejects an answer with a wrong bound part', () => {
		let spoiled = 0
		fc.assert(
			fc.property(commands, fc.nat(), (list, choice) => {
				for (const { step: made } of play(START_STATE, list)) {
					const { success, canonical } = made.expectation
					if (canonical !== 'success' || success === null) continue
					const body = spoil(success.body, made.answer.body, choice)
					if (body === undefined) continue
					spoiled++
					expect(findMismatches({ ...made.answer, body }, made.expectation), JSON.stringify(body)).not.toEqual([])
				}
			}),
			{ numRuns: RUNS },
		)
		expect(spoiled).toBeGreaterThan(runs(200))
	})

	it('keeps balances equal to what was given minus what was ordered (D-81, D-84)', () => {
		let placed = 0
		fc.assert(
			fc.property(commands, (list) => {
				const ledger = new Ledger(START_STATE)
				for (const each of play(START_STATE, list)) {
					ledger.enter(each)
					for (const collection of each.step.state.collections) {
						for (const person of collection.people) {
							expect(person.balance, person.id).toBe(ledger.balanceOf(collection.id, person.id))
						}
					}
				}
				if (ledger.placed > 0) placed++
			}),
			{ numRuns: RUNS },
		)
		expect(placed).toBeGreaterThanOrEqual(leastOf(RUNS, 0.5))
	})

	it('changes no argument, and gives the same answer twice', () => {
		fc.assert(
			fc.property(commands, (list) => {
				const played = play(START_STATE, list, (state, request, now) => step(state, deepFreeze(request), now))
				const before = JSON.stringify(START_STATE)
				const again = play(START_STATE, list)
				expect(again.map(({ step: made }) => made)).toEqual(played.map(({ step: made }) => made))
				for (const { step: made } of played) expect(isFrozen(made.state)).toBe(true)
				expect(JSON.stringify(START_STATE)).toBe(before)
			}),
			{ numRuns: runs(40) },
		)
	})

	it('continues from its state after a round trip through JSON', () => {
		fc.assert(
			fc.property(commands, (list) => {
				const written = play(START_STATE, list, (state, request, now) => step(copy(state), copy(request), now))
				expect(written.map(({ step: made }) => made)).toEqual(play(START_STATE, list).map(({ step: made }) => made))
				const last = written.at(-1)?.step
				expect(copy(last)).toEqual(last)
			}),
			{ numRuns: runs(12) },
		)
	})
})

function deepFreeze<T>(value: T): T {
	if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
		Object.freeze(value)
		Object.values(value).forEach(deepFreeze)
	}
	return value
}

function isFrozen(value: unknown): boolean {
	if (typeof value !== 'object' || value === null) return true
	return Object.isFrozen(value) && Object.values(value).every(isFrozen)
}

function copy<T>(value: T): T {
	return JSON.parse(JSON.stringify(value))
}
