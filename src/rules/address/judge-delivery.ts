import { CHECK } from '../contract/judge-fields.ts'
import type { Address } from '../contract/resources.ts'
import { type Findings, noteMissing } from '../core/finding.ts'
import { needsCity } from './address-formats.ts'

export const DELIVERY_MESSAGES = {
	'address.street.missing': 'Enter the street. Without it, a parcel may not arrive.',
	'address.city.missing': 'Enter the {cityField|city}. Without it, a parcel may not arrive.',
} as const

export type DeliveryIssueCode = keyof typeof DELIVERY_MESSAGES

/**
 * Notes a street or city that is empty, each as a warning: no clause requires them, but a parcel needs them (D-16). Some countries need no
 * city (`needsCity`).
 */
export function judgeDelivery({ address1, city }: Address, country: string, to: Findings): void {
	to.check = CHECK.delivery
	if (address1 === '') noteMissingPart('address.street.missing', 'address1', country, to)
	if (city === '' && needsCity(country)) noteMissingPart('address.city.missing', 'city', country, to)
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
