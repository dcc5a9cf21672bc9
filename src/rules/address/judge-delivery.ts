import { CHECK } from '../contract/judge-fields.ts'
import type { Address } from '../contract/resources.ts'
import { type Findings, noteMissing } from '../core/finding.ts'
import { isNoValue } from '../text/placeholder.ts'
import { needsCity } from './address-formats.ts'

export const DELIVERY_MESSAGES = {
	'address.street.missing': 'Enter the street. Without it, a parcel may not arrive.',
	'address.city.missing': 'Enter the {cityField|city}. Without it, a parcel may not arrive.',
} as const

export type DeliveryIssueCode = keyof typeof DELIVERY_MESSAGES

/** Towns whose names look like a text such as `N/A`, in lower case. Among the names of 306,000 cities, only two do. */
const TOWNS: Readonly<Record<string, string>> = { IT: 'none', TH: 'nan' }

/**
 * Adds a warning for a street or city that is empty or a text such as `N/A`. No clause requires a street or city, but a parcel needs both (D-16). The
 * street may also be in the second line. Some countries need no city (`needsCity`).
 */
export function judgeDelivery({ address1, address2, city }: Address, country: string, to: Findings): void {
	to.check = CHECK.delivery
	if (address1 === '' || (address2 === '' && isNoValue(address1)))
		noteMissingPart('address.street.missing', 'address1', country, to)
	const isNoCity = city === '' || (isNoValue(city) && city.toLowerCase() !== TOWNS[country])
	if (isNoCity && needsCity(country)) noteMissingPart('address.city.missing', 'city', country, to)
}

function noteMissingPart(code: DeliveryIssueCode, field: string, country: string, to: Findings): void {
	noteMissing(to, DELIVERY_MESSAGES, code, {
		severity: 'warning',
		about: 'delivery',
		path: [field],
		rule: 'D-16',
		params: { country },
	})
}
