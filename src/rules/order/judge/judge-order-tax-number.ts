import type { OrderInput } from '../../contract/resources.ts'
import { type Findings, note } from '../../core/finding.ts'
import type { Fields } from '../../core/read.ts'
import type { UnknownCountryIssueCode } from '../../country/unknown-country.ts'
import { judgeTaxNumber, type TaxNumberIssueCode } from '../../tax/check-tax-number.ts'
import type { KnownTaxCountry } from '../../tax/tax-countries.ts'
import { taxNumberFromAttributes } from '../../tax/tax-number-from-attributes.ts'

const PATH = ['taxNumber'] as const

export const ORDER_TAX_NUMBER_MESSAGES = {
	'tax-number.deprecated-attribute': 'Send the tax number as taxNumber. Custom attributes are deprecated.',
} as const

export type OrderTaxNumberCode = TaxNumberIssueCode | UnknownCountryIssueCode | keyof typeof ORDER_TAX_NUMBER_MESSAGES

/**
 * Returns the tax number of an order to a country (validate-order.5). Returns null if the order has no tax number and needs none, and undefined after
 * an error. Without `taxNumber`, uses an attribute in the deprecated `customAttributes`, and adds a warning (D-23). The checks of the body report a
 * value of a wrong type.
 */
export function judgeOrderTaxNumber(
	{ taxNumber, customAttributes }: Fields<OrderInput>,
	country: KnownTaxCountry,
	to: Findings,
): string | null | undefined {
	const given = taxNumber ?? undefined
	if (given !== undefined && typeof given !== 'string') return null
	const attribute = given === undefined ? taxNumberFromAttributes(customAttributes) : null
	const value = attribute === null ? given : attribute.value
	const finding = judgeTaxNumber(value, country, to)
	if (attribute !== null) {
		const path = ['customAttributes', attribute.index, 'value']
		const suggestion = finding?.suggestion ?? [{ path: PATH, value: attribute.value }]
		if (finding !== null) finding.path = path
		note(to, ORDER_TAX_NUMBER_MESSAGES, 'tax-number.deprecated-attribute', {
			severity: 'warning',
			about: 'usage',
			path,
			rule: 'D-23',
			suggestion,
		})
	}
	if (finding === null) return value || null
	return finding.severity === 'error' ? undefined : value
}
