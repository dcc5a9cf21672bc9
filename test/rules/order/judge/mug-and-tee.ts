import { type OrderInput, type PolicyOptions, type Product, validateOrder } from '../../../../src/entries/index.ts'

export const address = {
	address1: ' 1 Ferry Building ',
	city: 'San Francisco',
	province: 'california',
	zip: '94111',
	countryCode: 'us',
	phone: '(415) 983-8030',
}
export const products: readonly Product[] = [
	{
		id: 'mug',
		title: 'Mug',
		variants: [{ id: 'mug-s' }, { id: 'mug-l', isAvailableForSale: false }],
		shippingRegions: [
			{ countryCode: 'RU', isBlacklisted: true },
			{ countryCode: 'US', denyCheckout: true, provinces: [{ provinceCode: 'HI' }, { provinceName: 'Alaska' }] },
			{ countryCode: 'FR', provinces: [] },
		],
	},
	{ id: 'tee', variants: [{ id: 'tee-m' }] },
]
export const order: OrderInput = { address, orderItems: [{ variantId: 'tee-m', quantity: 2 }] }

export const codes = (given: unknown, policy?: PolicyOptions, facts: unknown = { products }): string[] =>
	validateOrder(given as OrderInput, facts as { products: readonly Product[] }, policy).issues.map(
		(issue) => `${issue.severity} ${issue.path.join('.')} ${issue.code} ${issue.rule}`,
	)
export const withAddress = (fields: object): object => ({ ...order, address: { ...address, ...fields } })
export const withItem = (variantId: string, fields: object = {}): object => ({
	address: { ...address, ...fields },
	orderItems: [{ variantId, quantity: 1 }],
})
