/** Prints the SHA-256 of the verdicts on 4,000 seeded orders with the derived fields of a person; run by determinism.test.ts. */
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { derivePersonalization, matchesDayRange, validateOrder } from '../src/index.ts'
import { anyOrder, PRODUCTS } from './property/orders.ts'

const hash = createHash('sha256')
const orders = fc.sample(anyOrder, { numRuns: 4000, seed: 20261120 })
for (const [at, order] of orders.entries()) {
	const day = `${1900 + (at % 120)}-03-${10 + (at % 20)}T23:30:00-08:00`
	const answers = [
		validateOrder(order, { products: PRODUCTS }),
		derivePersonalization({ firstName: 'İpek-Jane', lastName: 'ßmith', birthDate: day }, { asOf: '2026-11-20' }),
		matchesDayRange(day, { start: '1950-03-29T00:00:00Z', end: '2000-03-11T00:00:00Z' }),
	]
	hash.update(JSON.stringify(answers))
}
console.log(`${hash.digest('hex')} of ${orders.length} orders`)
