import { describe, expect, it } from 'vitest'
import { addIssues, checkZip, type Issue, validateOrder } from '../../../src/entries/index.ts'

const box: Issue<'shop.po-box'> = {
	...{ code: 'shop.po-box', severity: 'error', about: 'refusal', rule: 'shop.1', params: {} },
	...{ path: ['address', 'address1'], message: 'Enter a street.' },
}
const hint: Issue<'shop.po-box'> = { ...box, severity: 'warning' }
const address = { address1: '1 Main St', city: 'Berlin', zip: '10557', countryCode: 'DE', phone: '030 901820' }

describe('addIssues', () => {
	it('makes a verdict with an error of the shop invalid, without value and needs', () => {
		const issues = [box]
		expect(addIssues(checkZip('94103', 'US'), issues)).toEqual({ status: 'invalid', issues })
		expect(addIssues(validateOrder({ address, orderItems: [{ variantId: 'v', quantity: 1 }] }), issues)).toEqual({
			status: 'invalid',
			issues,
		})
	})

	it('keeps value and needs beside a warning of the shop', () => {
		expect(addIssues(checkZip('94103', 'US'), [hint])).toEqual({ status: 'valid', value: '94103', issues: [hint] })
		const open = validateOrder({ address, orderItems: [{ variantId: 'v', quantity: 1 }] })
		expect(addIssues(open, [hint])).toEqual({ ...open, issues: [hint] })
		expect(addIssues(open, [])).toEqual(open)
	})

	it('puts the issues of the verdict first', () => {
		const wrong = checkZip('9O21O', 'US')
		const verdict = addIssues(wrong, [hint, box])
		expect(verdict.issues.map(({ code }) => code)).toEqual(['address.zip.invalid', 'shop.po-box', 'shop.po-box'])
		expect(wrong.issues).toHaveLength(1)
	})

	it('never makes valid what is no verdict', () => {
		for (const verdict of [null, 7, {}, { status: 'fine' }])
			expect(addIssues(verdict as never, null as never)).toEqual({ status: 'invalid', issues: [] })
	})
})
