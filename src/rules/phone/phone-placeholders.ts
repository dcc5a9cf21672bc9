import { factOf } from '../country/fact-table.ts'
import { ANY_NUMBER } from './any-number.ts'
import { PHONE_PLACEHOLDERS } from './data/phone-placeholders.ts'

/**
 * Returns a valid phone number of a country, in its usual national format. The country is an alpha-2 code in capitals. It doesn't load the
 * numbering plans.
 *
 * @example
 * phonePlaceholder('US') // => '(201) 555-0123'
 * phonePlaceholder('AQ') // => '+1 201 555 0123'
 */
export function phonePlaceholder(countryCode: string): string {
	return (typeof countryCode === 'string' && factOf(PHONE_PLACEHOLDERS, countryCode)) || ANY_NUMBER
}
