import type { CountryNameFacts } from '../country/country-names.ts'
import type { PhoneFacts } from '../phone/phone-plans.ts'
import type { ProvinceFacts } from '../province/province-facts.ts'
import type { ZipFacts } from '../zip/zips.ts'
import type { FormatFacts } from './words.ts'

/** The data that the rules have about addresses, with one source for each kind. */
export interface AddressFacts {
	readonly countries: CountryNameFacts
	readonly provinces: ProvinceFacts
	readonly zips: ZipFacts
	readonly phones: PhoneFacts
	readonly formats: FormatFacts
}
