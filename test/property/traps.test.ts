import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { types } from 'node:util'
import { describe, expect, it } from 'vitest'
import * as contract from '../../src/entries/contract.ts'
import * as form from '../../src/entries/form.ts'
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
const product = {
	id: 'p',
	variants: [{ id: 'v', price: 1 }],
	shippingRegions: [{ countryCode: 'US', provinces: [{ provinceCode: 'HI' }] }],
	priceDeltaByCountry: { US: 1 },
}
const facts = {
	products: [product],
	collection: { rewardType: 'Coins' },
	balance: 9,
	creations: { p: { status: 'Done' } },
}
const filter = { userIds: ['u'], dateRange: { start: '2026-01-01T00:00:00Z', end: '2026-01-02T00:00:00Z' } }
const people = [{ email: 'ann@mail.test', balance: 1 }]
const stored = [{ userId: 'u', order: { id: 'o', createdAt: '2026-01-01T00:00:00Z', orderLineItems: [] } }]

/** The arguments of each function. Each argument gets every trap in every place, one at a time. */
const CALLS: readonly (readonly unknown[])[] = [
	[order, facts, { dayOffset: 0 }],
	[order.address, 'US', { provinceCode: 'CA' }],
	[product, 'US', { onRetailPrice: true }],
	[people, ['ann@mail.test'], 1, 'Coins'],
	[stored, filter, { dayOffset: 0 }],
	['text', 'US', 1],
]

type Rule = (...args: readonly unknown[]) => unknown
const functionsOf = (entry: object): readonly [string, Rule][] =>
	Object.entries(entry).filter((each): each is [string, Rule] => typeof each[1] === 'function')

/** Returns a copy of the list with another item at the index. */
function replaced(list: readonly unknown[], at: number, item: unknown): unknown[] {
	return list.map((each, index) => (index === at ? item : each))
}

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

describe('no value throws, in any position', () => {
	it.each(functionsOf(form))('%s of orderwright/form, and its results', (name, rule) => {
		for (const args of [[order, facts], ...CALLS.slice(1)]) {
			args.forEach((argument, at) => {
				tryAll(argument, (copy) => {
					// A resolver rethrows what the caller's own rule throws.
					if (name === 'rulesResolver' && typeof copy === 'function') return
					const answer = rule(...replaced(args, at, copy))
					if (typeof answer === 'function') answer(order)
				})
			})
		}
	})

	const FOLDER = join(import.meta.dirname, '../vectors/contract')
	const cases = readdirSync(FOLDER).flatMap(
		(file) =>
			(
				JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as {
					cases: { id: string; call: string; args: unknown[] }[]
				}
			).cases,
	)

	it.each(cases)('$id: $call', ({ call, args }) => {
		tryAll(args[0], (body) => contract.TYPES[call.slice('parse'.length) as contract.SchemaName].parse(body))
	})

	it('a value that is not a function makes a schema that no value passes', () => {
		tryAll('parser', (parser) => {
			if (typeof parser === 'function') return
			const schema = contract.toStandardSchema(parser as never)
			expect(schema['~standard'].validate(order)).toEqual({ issues: [] })
		})
	})
})

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
					await ended(each.call(...given))
				} catch (error) {
					throw new Error(`A trap makes it throw: argument ${at}, ${place}`, { cause: error })
				}
			}
		}
	}
}

/** Waits for a promise. Looks at no other answer: it may be the trap itself. */
function ended(answer: unknown): unknown {
	return types.isPromise(answer) ? answer : undefined
}

describe('no value makes any export of any entry throw, in any position', () => {
	const isCheck = ({ name }: Export) => name.startsWith('conformance check')

	it.each(EXPORTS.filter((each) => !isCheck(each)).map((each) => [each.name, each] as const))('%s', (_, each) =>
		// A form's state has every country and province.
		tryEverywhere(each, argumentsOf(each), each.name === 'form addressForm' ? (FUZZ_TIMES < 1 ? 2 : 3) : undefined),
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
