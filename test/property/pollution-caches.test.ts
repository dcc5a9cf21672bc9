import { describe, expect, it, vi } from 'vitest'
import * as clean from '../../src/entries/index.ts'

/** Calls that decode the tables of a country on their first use. */
const CALLS = [
	{ countryCode: 'US', provinceCode: 'MA', zip: '2134', phone: '415 983 8030' },
	{ countryCode: 'CA', province: 'Ontario', zip: 'k1aoa9', phone: '613 992 4793' },
	{ country: 'Deutschland', zip: '1055', phone: '030 90182' },
	{ countryCode: 'GB', province: 'Kent', zip: 'CRX 2YR', phone: '020 8726 6000' },
]

describe('tables that are decoded while Object.prototype is polluted', () => {
	const expected = CALLS.map((address) => clean.validateAddress(address))

	it.each(['0', '1', '2', '9', 'n', 'a', 'suggestion'])('are right afterwards: %s', async (name) => {
		const root = Object.prototype as unknown as Record<string, unknown>
		vi.resetModules()
		const library = await import('../../src/entries/index.ts')
		try {
			root[name] = 'x'
			for (const address of CALLS) library.validateAddress(address)
		} finally {
			delete root[name]
		}
		expect(CALLS.map((address) => library.validateAddress(address))).toEqual(expected)
	})
})
