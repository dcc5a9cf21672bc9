import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
	createState,
	type ServiceAnswer,
	type ServiceState,
	type StepResult,
	type StoreCollection,
	step,
} from '../../../src/entries/model.ts'
import { leastOf, runs } from '../../fuzz.ts'
import { type Command, commands, SEED } from './commands.ts'
import { play } from './player.ts'

/** Another service: it has its own ids, status codes, order of lists and date format, and shows more than it must. */
const THEIRS = createState({ ...SEED, counter: 5000 })

function reword(operation: string, { statusCode, body }: ServiceAnswer): ServiceAnswer {
	if (statusCode !== 200)
		return { statusCode: 418, body: { message: 'No.', errorCode: 'NO', statusCode: 418, trace: 1 } }
	if (operation === 'validate-order' || operation === 'update-product') return { statusCode: 204, body: null }
	return { statusCode: operation === 'list-orders' ? 200 : 201, body: rewrite(body) }
}

function rewrite(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(rewrite).reverse()
	if (typeof value !== 'object' || value === null) return value
	const fields = Object.entries(value).map(([name, part]) => {
		if (name === 'email') return [name, String(part).trim().toLowerCase()]
		if (name === 'birthDate') return [name, String(part).replace('Z', '.000Z')]
		return [name, name === 'priceDeltaByCountry' ? part : rewrite(part)]
	})
	return Object.fromEntries([...fields, ['internal', { id: 1 }]])
}

interface Followed extends StepResult {
	readonly operation: string
}

/**
 * Returns the model's issues about the other service, step by step. With `refuses`, the service rejects wherever the interface
 * leaves it open.
 */
function follow(
	list: readonly Command[],
	refuses: boolean,
): { readonly followed: readonly Followed[]; readonly theirs: ServiceState } {
	const followed: Followed[] = []
	let ours = createState(SEED)
	const played = play(THEIRS, list, (state, request, now) => {
		const made = step(state, request, now)
		const isRefused = refuses && made.expectation.refusal !== null && request.operation !== 'create-tokens'
		const answer = isRefused ? { statusCode: 400, body: {} } : made.answer
		const result = step(ours, request, now, reword(request.operation, answer))
		followed.push({ ...result, operation: request.operation })
		ours = result.state
		return isRefused ? { ...made, state, answer } : made
	})
	return { followed, theirs: played.at(-1)?.step.state ?? THEIRS }
}

describe('the model, following a service', () => {
	it.each([false, true])(
		'accepts a service that gives the same answers in its own way, and rejects what it may: %s',
		(refuses) => {
			fc.assert(
				fc.property(commands, (list) => {
					for (const { issues, operation } of follow(list, refuses).followed) expect(issues, operation).toEqual([])
				}),
				{ numRuns: runs(150) },
			)
		},
	)

	it('uses the ids of the service', () => {
		let settled = 0
		fc.assert(
			fc.property(commands, (list) => {
				const { followed, theirs } = follow(list, false)
				const ours = followed.at(-1)?.state
				if (ours === undefined) return
				const isSettled = ({ arePeopleOpen }: StoreCollection): boolean => !arePeopleOpen
				const known = ours.collections.filter(isSettled)
				if (known.length > 0) settled++
				const shown = theirs.collections.filter((_, at) => ours.collections.slice(at, at + 1).some(isSettled))
				expect(known.map(idsIn)).toEqual(shown.map(idsIn))
				expect(ours.companies).toEqual(theirs.companies)
				expect(ours.tokens).toEqual(theirs.tokens)
			}),
			{ numRuns: runs(100) },
		)
		expect(settled).toBeGreaterThanOrEqual(leastOf(runs(100), 0.9))
	})
})

function idsIn({ id, people, orders }: StoreCollection): unknown {
	const placed = orders.map(({ order, userId }) => [order.id, order.orderNumber, userId])
	return [id, people.map((each) => each.id), placed]
}
