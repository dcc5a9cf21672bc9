import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as form from '../../src/entries/form.ts'
import { type Issue, validateOrder } from '../../src/entries/index.ts'
import { Slowest } from '../bounded.ts'
import { runs } from '../fuzz.ts'
import { almost, arm, hostileText, hostileValue } from './hostile.ts'
import { anyOrder, PRODUCTS } from './orders.ts'

const ADDRESS = { countryCode: 'US', provinceCode: 'CA', zip: '9411', phone: '415 983 8030' }
const ORDER = { address: ADDRESS, orderItems: [{ variantId: 'v', quantity: 1 }], taxNumber: 'x' }
const GERMANY = { countryCode: 'DE', zip: '10557', phone: '030 901820' }
const ISSUE = {
	code: 'a.b',
	severity: 'error',
	path: ['address', 'zip'],
	message: 'No.',
	params: { a: 'b' },
	rule: 'D-01',
}
const ELEMENT = { name: 'zip', willValidate: true, setCustomValidity: () => undefined }

const anyArgument = fc.oneof(
	almost(ORDER),
	almost(ADDRESS),
	almost({ elements: [ELEMENT, ELEMENT], length: 2 }),
	fc.record({ elements: fc.array(almost(ELEMENT), { maxLength: 4 }) }),
	fc.record({ issues: fc.array(almost(ISSUE), { maxLength: 4 }) }),
	almost({ 'address.zip.invalid': '{zip}', 'a.b': '{a}' }),
	fc.constantFrom<unknown>('US', 'BR', 'JP', 'zip', 'phone', 'taxNumber', 3, 'fr-FR', { language: 'fr-FR' }),
	hostileValue,
	hostileText,
)

type Rule = (...args: unknown[]) => unknown
const functions = Object.entries<unknown>(form).filter(
	(entry): entry is [string, Rule] => typeof entry[1] === 'function',
)

/** Calls a result again if it is a function or a schema, such as a resolver. */
function follow(answer: unknown, input: unknown): void {
	if (typeof answer === 'function') answer(input)
	const { '~standard': standard } = Object(answer) as Partial<ReturnType<typeof form.orderSchema>>
	standard?.validate(input)
}

/** The most that one call may cost, in passes over a megabyte. */
const BOUND = 30

describe('totality of orderwright/form', () => {
	it.each(functions)('%s accepts any arguments, in bounded time', (_name, rule) => {
		const slowest = new Slowest()
		fc.assert(
			fc.property(fc.array(anyArgument, { minLength: 1, maxLength: 4 }), anyArgument, (generated, input) => {
				const args = generated.map((value) => arm(value))
				const armed = arm(input)
				slowest.watch(() => follow(rule(...args), armed))
			}),
			{ numRuns: runs(1000) },
		)
		slowest.expectCost(BOUND)
		expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
	})
})

/** Renames the code field in an issue's path to the name field, because a form may have either (D-121). */
function withoutTwin(issue: Issue): Issue {
	return { ...issue, path: issue.path.map((step) => String(step).replace(/^(province|country)Code$/, '$1')) }
}

describe('orderSchema compared with validateOrder', () => {
	it('reports the same errors as validateOrder, and nothing else (D-03, D-120)', () => {
		const schema = form.orderSchema({ products: PRODUCTS })
		const seen = { valid: 0, invalid: 0, unknown: 0 }
		fc.assert(
			fc.property(anyOrder, fc.subarray(['mug-s', 'tee-m', 'cap']), fc.boolean(), (any, ids, isGood) => {
				const orderItems = ids.map((variantId) => ({ variantId, quantity: 1 }))
				const order = isGood ? { ...any, orderItems, address: GERMANY } : { ...any, orderItems }
				const verdict = validateOrder(order, { products: PRODUCTS })
				const { issues } = schema['~standard'].validate(order)
				seen[verdict.status]++
				const errors = verdict.issues.filter(({ severity }: Issue) => severity === 'error')
				expect((issues ?? []).map(withoutTwin)).toEqual(errors.map(withoutTwin))
			}),
			{ numRuns: runs(2000) },
		)
		expect(Math.min(seen.valid, seen.invalid, seen.unknown)).toBeGreaterThan(runs(20))
	})
})
