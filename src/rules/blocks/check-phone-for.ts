import { checkPhoneBy } from '../phone/check-phone.ts'
import type { PhoneFacts } from '../phone/phone-plans.ts'
import type { checkPhone } from '../world/check-phone.ts'
import { type Block, type BlockSet, explain, lackOf, openBlocks } from './block.ts'
import { joinPhones } from './block-facts.ts'

/**
 * Returns `checkPhone` for the countries and calling codes of these blocks. For a number of another country, the verdict is `unknown`, and
 * the calling code is the need.
 *
 * @example
 * checkPhoneFor([])('+44 20 7946 0958').needs // => [{ kind: 'phone', callingCode: '44' }]
 * checkPhoneFor([])('020 7946 0958', 'GB').needs // => [{ kind: 'country', countryCode: 'GB' }]
 */
export function checkPhoneFor(blocks: readonly Block<'country' | 'phone' | 'plans'>[]): typeof checkPhone {
	const set = openBlocks(blocks)
	return bindPhone(set, joinPhones(set))
}

export function bindPhone(set: BlockSet, phones: PhoneFacts): typeof checkPhone {
	return (phone, countryCode, options) =>
		lackOf(set, 'phone', countryCode) ?? explain(set, checkPhoneBy(phones, phone, countryCode, options))
}
