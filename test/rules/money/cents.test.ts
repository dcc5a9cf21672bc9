import { describe, expect, it } from 'vitest'
import { addCents, timesCents, toCents } from '../../../src/rules/money/cents.ts'

describe('D-40 whole cents', () => {
	it.each([
		[-0, 0],
		[0.001, 0],
		[-0.001, 0],
		[0.005, 1],
		[-0.005, -1],
		[1.005, 101],
		[35_184_372_088_832.03, 3_518_437_208_883_203],
	])('toCents(%d) is %d', (amount, cents) => expect(toCents(amount)).toBe(cents))

	it.each([
		[2999, 0, 0],
		[-2999, 0, 0],
		[0, 5, 0],
		[-1, 3, -3],
		[2 ** 53, 1, 2 ** 53],
		[2 ** 53, 2, null],
	])('%d cents times %d are %d', (cents, quantity, product) => expect(timesCents(cents, quantity)).toBe(product))

	it.each([
		[2 ** 53, -1, 2 ** 53 - 1],
		[2 ** 53 - 1, 1, 2 ** 53],
		[2 ** 53, 1, null],
		[null, 1, null],
	])('%d cents and %d are %d', (cents, part, sum) => expect(addCents(cents, part)).toBe(sum))
})
