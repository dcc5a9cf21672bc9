import { factOf } from '../country/fact-table.ts'
import { ANY_NUMBER } from './any-number.ts'
import { PHONE_PLACEHOLDERS } from './data/phone-placeholders.ts'

/**
 * Returns an example of a phone number in the usual national format of a country (alpha-2, in capitals), for a placeholder. If the country is unknown
 * or has no phone numbers of its own, returns `+1 201 555 0123`. The function doesn't load the numbering plans, so it is small.
 *
 * @example
 * phonePlaceholder('US') // => '(201) 555-0123'
 * phonePlaceholder('AQ') // => '+1 201 555 0123'
 */
export function phonePlaceholder(countryCode: string): string {
	return (typeof countryCode === 'string' && factOf(PHONE_PLACEHOLDERS, countryCode)) || ANY_NUMBER
}
