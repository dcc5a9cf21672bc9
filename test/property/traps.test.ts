import { types } from 'node:util'
import { describe, it } from 'vitest'
import * as contract from '../../src/entries/contract.ts'
import { createState, type ServiceRequest, step } from '../../src/entries/model.ts'
import { FUZZ_TIMES, sampler } from '../fuzz.ts'
import { SEED } from '../service/model/commands.ts'
import { open, START } from '../service/model/store.ts'
import { argumentsOf, copyOf } from './calls.ts'
import { EXPORTS, type Export } from './exports.ts'
import { trapped } from './hostile.ts'

const order = {
	address: { city: 'San Francisco', provinceCode: 'CA', zip: '94111', countryCode: 'US', phone: '415 983 8030' },
	orderItems: [{ variantId: 'v', quantity: 1 }],
	taxNumber: '529.982.247-25',
	customAttributes: [{ key: 'taxNumber', value: 'x' }],
	personalizations: { firstName: 'Zoë' },
}
const filter = { userIds: ['u'], dateRange: { start: '2026-01-01T00:00:00Z', end: '2026-01-02T00:00:00Z' } }
const some = sampler()

/** Fails with the place of the first trap that makes a call throw. */
function tryAll(value: unknown, call: (copy: unknown) => unknown): void {
	for (const [place, copy] of some(trapped(value))) {
		try {
			call(copy)
		} catch (error) {
			throw new Error(`A trap makes it throw: ${place}`, { cause: error })
		}
	}
}

/** Fails with the place of the first trap that makes a call throw or reject, in any argument. */
async function tryEverywhere(each: Export, lists: readonly (readonly unknown[])[], levels?: number): Promise<void> {
	for (const args of lists) {
		for (let at = 0; at < args.length; at++) {
			const argument = copyOf(args[at])
			// The rules of a form's tools are the page's own functions: what they throw is the page's.
			if (Object.hasOwn(Object(argument), 'rules')) continue
			for (const [place, copy] of some(trapped(argument, levels))) {
				const given = args.map((arg, index) => (index === at ? copy : copyOf(arg)))
				try {
					const answer = await ended(each.call(...given))
					if (each.name.startsWith('form ') && typeof answer === 'function') answer(order)
				} catch (error) {
					throw new Error(`A trap makes it throw: argument ${at}, ${place}`, { cause: error })
				}
			}
		}
	}
}

/** Waits for a promise. Looks at no other answer but a function: it may be the trap itself. */
function ended(answer: unknown): unknown {
	return types.isPromise(answer) || (typeof answer === 'function' && !types.isProxy(answer)) ? answer : undefined
}

describe('no value makes any export of any entry throw, in any position', () => {
	const isCheck = ({ name }: Export) => name.startsWith('conformance check')

	it.each(EXPORTS.filter((each) => !isCheck(each)).map((each) => [each.name, each] as const))('%s', (_, each) =>
		// A form's state has every country and province.
		tryEverywhere(
			each,
			argumentsOf(each),
			each.name === 'form addressFormReducer' ? (FUZZ_TIMES < 1 ? 2 : 3) : undefined,
		),
	)

	it.each(EXPORTS.filter(isCheck).map((each) => [each.name, each] as const))('%s, in its options', (_, each) =>
		tryEverywhere(each, argumentsOf(each).slice(1, 2), 1),
	)
})

describe('no request makes the model throw, with any value in any position', () => {
	const store = open(SEED)
	const bodies: Readonly<Record<string, unknown>> = {
		'create-tokens': { clientId: 'demo', clientSecret: 'secret', grantType: 'clientCredentials' },
		'create-people': { collectionId: 'coins', people: [{ email: 'ann@mail.test', birthDate: '1984-02-29' }] },
		'list-people': { collectionId: 'coins', emails: ['zoe@mail.test'] },
		'list-orders': { filter },
		reward: { collectionId: 'coins', emails: ['zoe@mail.test'], amount: 1 },
		'place-order': { ...order, user: { email: 'zoe@mail.test' } },
		'validate-order': order,
		personalize: { sourceFields: { firstName: 'Zoë' } },
	}
	const parameters = { collectionId: 'coins', productId: 'jar', firstName: 'Zoë' }

	it.each(contract.OPERATIONS.map(({ id }) => id))('%s', (operation) => {
		const request = { operation, authorization: store.authorization, parameters, body: bodies[operation] ?? {} }
		tryAll(request, (copy) => step(store.state, copy as ServiceRequest, START))
	})

	it('a seed of a service', () => {
		tryAll({ ...SEED, collections: SEED.collections?.slice(0, 1) }, (seed) => createState(seed as object))
	})
})
