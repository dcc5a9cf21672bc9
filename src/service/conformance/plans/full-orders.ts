import { phonePlaceholder } from '../../../rules/phone/phone-placeholders.ts'
import type { StorePerson } from '../../model/state.ts'
import { completeBody } from './complete-body.ts'
import { ALTERNATIVES, DEFECTS } from './order-changes.ts'
import { type SampleOrder, sampleOrder } from './sample-order.ts'

/** The data of a person, with every field. */
export const SOURCE = {
	firstName: 'Ada',
	lastName: 'Smith',
	department: 'Sales',
	location: 'London',
	startDate: '2020-01-10T00:00:00Z',
	birthDate: '1984-05-27T00:00:00Z',
} as const

/** Returns the body of validate-order with every field that a service may require. */
export function orderToValidate(order: SampleOrder, variantId: string, quantity = 1): object {
	const { address } = order
	return completeBody('validate-order', {
		shouldValidateProvinceCode: false,
		...order,
		address: { address2: '', ...address },
		orderItems: [{ variantId, quantity }],
	})
}

/** Returns the body of place-order with every field that a service may require. */
export function orderToPlace(
	order: SampleOrder,
	items: readonly { readonly variantId: string; readonly quantity: number }[],
	{ firstName, lastName, email }: Pick<StorePerson, 'firstName' | 'lastName' | 'email'>,
): object {
	const name = { firstName: firstName ?? SOURCE.firstName, lastName: lastName ?? SOURCE.lastName }
	return completeBody('place-order', {
		user: { ...name, email: email ?? '' },
		shouldValidateProvinceCode: false,
		...order,
		orderItems: items,
		isVip: false,
		note: 'Ring twice',
		personalizations: { ...SOURCE, ...name },
		externalId: 'order-7',
		shouldSendEmail: false,
	})
}

/** An order with the clause that it tests. */
export interface TriedOrder {
	readonly rule: string
	readonly order: SampleOrder
	/** The number of items, of different variants if the store has them. Default: 1. */
	readonly items?: number
}

/** The countries that are tested most, where most stores sell; countries with tax numbers first. */
const SHOWN = ['US', 'BR', 'MX', 'IT', 'CN', 'KR', 'CA', 'GB', 'DE', 'JP']
const ALSO_SHOWN = ['FR', 'ES', 'NL', 'IE', 'PT', 'CH', 'PL', 'SE', 'IN', 'AU']
/** The names of the defects that are tested in these countries. */
const WRONG = [
	'a province of another country',
	'a phone that is too short',
	'a zip of signs',
	'a zip that lacks its last character',
]
/** The countries where every kind of defect is tested, and the fewest that are shown: a store may sell elsewhere. */
const DEFECTIVE = ['US', 'GB', 'JP']
const FEWEST = 3

/** Returns orders that test every check: for each country one that passes, then orders with defects and with unusual spellings. */
export function ordersToTry(countries: readonly string[]): readonly TriedOrder[] {
	const known = SHOWN.filter((code) => countries.includes(code))
	const shown = [...new Set([...known, ...countries.slice(0, FEWEST)])]
	const defective = [...DEFECTIVE, ...shown.slice(0, 1)]
	const good = (country: string): SampleOrder => sampleOrder(country)
	return shown.flatMap((country) => [
		{ rule: 'validate-order.response', order: good(country) },
		...[...DEFECTS, ...ALTERNATIVES, ...SPELLINGS].flatMap(({ rule, make }) => {
			const isShared = !rule.startsWith('tax-number') && !SPELLINGS.some((each) => each.make === make)
			if (isShared && !defective.includes(country)) return []
			const order = make(good(country), country)
			return order === null ? [] : [{ rule, order }]
		}),
	])
}

/** Returns orders to every country, with the phone in national format. */
export function nationalOrders(countries: readonly string[]): readonly TriedOrder[] {
	return countries.map((country) => {
		const { address, ...order } = sampleOrder(country)
		return { rule: 'validate-order.3', order: { ...order, address: { ...address, phone: phonePlaceholder(country) } } }
	})
}

/** Returns orders to well-known countries with a defect in the address. No source disagrees about these. */
export function wrongOrders(countries: readonly string[]): readonly TriedOrder[] {
	const defects = DEFECTS.filter(({ name }) => WRONG.includes(name))
	const shown = [...SHOWN, ...ALSO_SHOWN].filter((code) => countries.includes(code))
	return [...new Set([...shown, ...countries.slice(0, FEWEST)])].flatMap((country) =>
		defects.flatMap(({ rule, make }) => {
			const order = make(sampleOrder(country), country)
			return order === null ? [] : [{ rule, order }]
		}),
	)
}

function tax(code: string, taxNumber: string): Spelling['make'] {
	return (order, country) => (country === code ? { ...order, taxNumber } : null)
}

function address(code: string, fields: Readonly<Record<string, string>>): Spelling['make'] {
	return (order, country) => (country === code ? { ...order, address: { ...order.address, ...fields } } : null)
}

/** Ways in which a shopper may write a value. Some are correct and some only look correct: the model decides about each. */
const SPELLINGS: readonly Spelling[] = /* @__PURE__ */ listSpellings()

interface Spelling {
	readonly rule: string
	readonly make: (order: SampleOrder, country: string) => SampleOrder | null
}

function listSpellings(): readonly Spelling[] {
	return [
		{ rule: 'tax-number.2', make: tax('BR', '529.982.247-25 ') },
		{ rule: 'tax-number.2', make: tax('BR', '529.982.247-251') },
		{ rule: 'tax-number.2', make: tax('BR', 'X529.982.247-25') },
		{ rule: 'tax-number.2', make: tax('BR', '529982247-25') },
		{ rule: 'tax-number.2', make: tax('BR', '123.456.789-00') },
		{ rule: 'tax-number.2', make: tax('BR', '11.222.333/0001-81') },
		{ rule: 'tax-number.3', make: tax('MX', 'XOJI740919U48 ') },
		{ rule: 'tax-number.3', make: tax('MX', 'xoji740919u48') },
		{ rule: 'tax-number.3', make: tax('MX', 'ÑOJI740919U48') },
		{ rule: 'tax-number.3', make: tax('MX', 'X&JI740919U48') },
		{ rule: 'tax-number.3', make: tax('MX', 'ABC680524P76') },
		{ rule: 'tax-number.3', make: tax('MX', 'XOJI740919U481') },
		{ rule: 'tax-number.3', make: tax('MX', 'XOJI740919U-8') },
		{ rule: 'tax-number.3', make: tax('MX', 'XOJI74O919U48') },
		{ rule: 'tax-number.3', make: tax('MX', ' XOJI740919U48') },
		{ rule: 'tax-number.4', make: tax('IT', 'not a number') },
		{ rule: 'tax-number.4', make: tax('IT', '1') },
		{ rule: 'tax-number.4', make: tax('CN', 'not a number') },
		{ rule: 'tax-number.4', make: tax('CN', '1') },
		{ rule: 'tax-number.4', make: tax('KR', 'not a number') },
		{ rule: 'tax-number.4', make: tax('KR', '1') },
		{
			rule: 'validate-order.4',
			make: address('US', { zip: '20500-0003', province: 'District of Columbia', provinceCode: 'DC' }),
		},
		{ rule: 'validate-order.4', make: address('US', { zip: '2050' }) },
		{ rule: 'validate-order.4', make: address('US', { zip: '20500-00' }) },
		{ rule: 'validate-order.4', make: address('CA', { zip: 'k1a 0b1' }) },
		{ rule: 'validate-order.4', make: address('CA', { zip: 'K1A0B1' }) },
		{ rule: 'validate-order.4', make: address('CA', { zip: 'K1A 0B' }) },
		{ rule: 'validate-order.4', make: address('GB', { zip: 'sw1a 1aa' }) },
		{ rule: 'validate-order.4', make: address('BR', { zip: '01310100' }) },
		{ rule: 'validate-order.3', make: address('US', { phone: '(202) 456-1111' }) },
		{ rule: 'validate-order.3', make: address('US', { phone: '+442079460958' }) },
		{ rule: 'validate-order.3', make: address('US', { phone: 'call me' }) },
		{ rule: 'validate-order.3', make: address('GB', { phone: '020 7946 0958' }) },
		{ rule: 'validate-order.3', make: address('DE', { phone: '030 901820' }) },
	]
}
