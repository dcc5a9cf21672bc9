import { phonePlaceholder } from '../../../rules/phone/phone-placeholders.ts'
import type { StorePerson } from '../../model/state.ts'
import { completeBody } from './complete-body.ts'
import { ALTERNATIVES, DEFECTS } from './order-changes.ts'
import { type SampleOrder, sampleOrder, withAddress } from './sample-order.ts'

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
const MIN = 3

/** Returns orders that test every check: for each country one that passes, then orders with defects and in other spellings. */
export function ordersToTry(countries: readonly string[]): readonly TriedOrder[] {
	const known = SHOWN.filter((code) => countries.includes(code))
	const shown = [...new Set([...known, ...countries.slice(0, MIN)])]
	const defective = [...DEFECTIVE, ...shown.slice(0, 1)]
	return shown.flatMap((country) => {
		const good = sampleOrder(country)
		return [
			{ rule: 'validate-order.response', order: good },
			...[...DEFECTS, ...ALTERNATIVES].flatMap(({ rule, make }) => {
				const order = rule.startsWith('tax-number') || defective.includes(country) ? make(good, country) : null
				return order === null ? [] : [{ rule, order }]
			}),
		]
	})
}

/** Returns orders to every country, with the phone in national format. */
export function nationalOrders(countries: readonly string[]): readonly TriedOrder[] {
	return countries.map((country) => {
		const order = withAddress(sampleOrder(country), { phone: phonePlaceholder(country) })
		return { rule: 'validate-order.3', order }
	})
}

/** Returns orders to well-known countries with a defect in the address. No source disagrees about these. */
export function wrongOrders(countries: readonly string[]): readonly TriedOrder[] {
	const defects = DEFECTS.filter(({ name }) => WRONG.includes(name))
	const shown = [...SHOWN, ...ALSO_SHOWN].filter((code) => countries.includes(code))
	return [...new Set([...shown, ...countries.slice(0, MIN)])].flatMap((country) =>
		defects.flatMap(({ rule, make }) => {
			const order = make(sampleOrder(country), country)
			return order === null ? [] : [{ rule, order }]
		}),
	)
}
