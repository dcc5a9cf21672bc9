import { expect, it } from 'vitest'
import { addressFormReducer, initAddressForm } from '../../src/entries/form.ts'
import { validateAddress } from '../../src/entries/index.ts'
import { fieldOf, SUBMIT, TOOLS } from './events.ts'

const ELSEWHERE = { address1: '1 Main Street', city: 'Town' }

/**
 * A shop's code beside a name, as WooCommerce, OpenCart and earlier editions of ISO 3166-2 write them, and pairs that nobody's list has:
 * country, code, name, zip, phone, the province that is sent.
 */
const PAIRS = `
VN 22 | Nghệ An | 460000 | +84 91 234 56 78 | 40
IR 07 | Tehran | 11366 14151 | +98 21 8888 8888 | 23
TH 55 | Mae Hong Son | 55000 | +66 81 234 5678 | 55
TH 55 | Mae Hong Son | 58000 | +66 81 234 5678 | 58
CN CN12 | Zhejiang | 310000 | +86 138 1234 5678 | ZJ
IE KE | Kerry | V92 HY53 | +353 85 012 3456 | KY
US CA | Texas | 94111 | +1 415 983 8030 | CA
US CA | Texas | 73301 | +1 415 983 8030 | TX
US CA | California | 94111 | +1 415 983 8030 | CA
CA ON | Quebec | H2X 1Y4 | +1 514 987 6543 | QC`
	.trim()
	.split('\n')
	.map((row) => row.split(' | '))

it.each(PAIRS)(
	'a form filled with %s and %s chooses and says what the rules do',
	(place = '', province, zip, phone, sent) => {
		const [countryCode, provinceCode] = place.split(' ')
		const address = { ...ELSEWHERE, countryCode, provinceCode, province, zip, phone }
		const judged = validateAddress(address)
		// The example of GB 11643-1999. China needs a number, and other countries have no field for it.
		const values = { ...address, taxNumber: '11010519491231002X' }
		const form = addressFormReducer(initAddressForm({ values }, TOOLS), SUBMIT, TOOLS)
		expect([judged.value?.provinceCode, form.values.provinceCode, form.verdict.value?.address?.provinceCode]).toEqual([
			sent,
			sent,
			sent,
		])
		const field = fieldOf(form, 'provinceCode')
		expect(field.message).toBe(judged.issues.find(({ path }) => `${path}`.startsWith('province'))?.message ?? '')
	},
)

it('a zip that is corrected decides again between a code and a name, and a choice by hand ends both', () => {
	const values = { ...ELSEWHERE, countryCode: 'US', provinceCode: 'CA', province: 'Texas', zip: '94111' }
	const filled = initAddressForm({ values: { ...values, phone: '+14159838030' } }, TOOLS)
	const typed = addressFormReducer(filled, { type: 'input', name: 'zip', text: '73301' }, TOOLS)
	const left = addressFormReducer(typed, { type: 'blur', name: 'zip' }, TOOLS)
	expect([filled, left].map((form) => form.values.provinceCode)).toEqual(['CA', 'TX'])
	const chosen = addressFormReducer(left, { type: 'input', name: 'provinceCode', text: 'CA' }, TOOLS)
	const corrected = addressFormReducer(chosen, { type: 'input', name: 'zip', text: '94111' }, TOOLS)
	const sent = addressFormReducer(corrected, SUBMIT, TOOLS)
	expect([sent.values.provinceCode, fieldOf(sent, 'provinceCode').message, sent.submission]).toEqual([
		'CA',
		'',
		'accepted',
	])
})
