import { type Issue, makeIssue, type Path } from '../core/issue.ts'
import { readField } from '../core/read.ts'
import { settle, type Verdict } from '../core/verdict.ts'
import type { UnknownCountryIssueCode } from '../geo/unknown-country.ts'
import { checkTaxNumber, type TaxNumberIssueCode } from '../tax/check-tax-number.ts'
import { taxNumberFromAttributes } from '../tax/tax-number-from-attributes.ts'

export const ORDER_TAX_NUMBER_MESSAGES = {
	'tax-number.deprecated-attribute': 'Send the tax number as taxNumber; custom attributes are deprecated.',
} as const

export type OrderTaxNumberCode = TaxNumberIssueCode | UnknownCountryIssueCode | keyof typeof ORDER_TAX_NUMBER_MESSAGES

/**
 * Decides whether an order has the tax number that its country asks for (validate-order.5). Where `taxNumber` is absent and an
 * attribute of the deprecated `customAttributes` names one, that one is judged, with a warning (D-23).
 *
 * @example
 * const order = { customAttributes: [{ key: 'taxNumber', value: '529.982.247-25' }] }
 * checkOrderTaxNumber(order, 'BR').value // => '529.982.247-25'
 * checkOrderTaxNumber(order, 'BR').issues[0].suggestion // => [{ path: ['taxNumber'], value: '529.982.247-25' }]
 * checkOrderTaxNumber({}, 'BR').issues[0].code // => 'tax-number.missing'
 */
export function checkOrderTaxNumber(order: unknown, countryCode: string): Verdict<string | null, OrderTaxNumberCode> {
	const given = readField(order, 'taxNumber')
	const attribute = isAbsent(given) ? taxNumberFromAttributes(readField(order, 'customAttributes')) : null
	if (!isAbsent(given) && typeof given !== 'string') return settle(null, []) // a wrong type is the body's to say
	if (attribute === null) return checkTaxNumber(typeof given === 'string' ? given : undefined, countryCode)
	const verdict = checkTaxNumber(attribute.value, countryCode)
	if (verdict.status === 'valid' && verdict.value === null) return verdict
	const path = ['customAttributes', attribute.index, 'value']
	const value = verdict.issues[0]?.suggestion?.[0]?.value ?? attribute.value
	const suggestion = [{ path: ['taxNumber'], value }]
	const deprecated = makeIssue(ORDER_TAX_NUMBER_MESSAGES, 'tax-number.deprecated-attribute', {
		severity: 'warning',
		path,
		rule: 'D-23',
		suggestion,
	})
	const issues = [deprecated, ...verdict.issues.map((issue) => moveIssue(issue, path))]
	return settle(verdict.status === 'valid' ? verdict.value : null, issues)
}

function isAbsent(value: unknown): boolean {
	return value === undefined || value === null
}

/** The same issue about the attribute; its suggestion stays `taxNumber`, which replaces the attribute. */
function moveIssue<Code extends string>(issue: Issue<Code>, path: Path): Issue<Code> {
	return { ...issue, path }
}
