import { phonePlaceholder } from '../../../rules/phone/phone-placeholders.ts'
import type { StorePerson } from '../../model/state.ts'
import { ALTERNATIVES, DEFECTS, makeAll } from './order-changes.ts'
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

/** Returns the data of a person, with those of somebody for what is not known. */
export function dataOf(person: Readonly<Record<string, unknown>>): Readonly<Record<keyof typeof SOURCE, string>> {
	const own = Object.entries(SOURCE).map(([key, value]) => [key, person[key] ?? value])
	return Object.fromEntries(own) as Readonly<Record<keyof typeof SOURCE, string>>
}

/** Returns the body of validate-order with every field that a service may require. */
export function orderToValidate(order: SampleOrder, variantId: string, quantity = 1): object {
	return {
		shouldValidateProvinceCode: false,
		...order,
		address: { address2: '', ...order.address },
		orderItems: [{ variantId, quantity }],
	}
}

/** Returns the body of place-order with every field that a service may require. */
export function orderToPlace(
	order: SampleOrder,
	items: readonly { readonly variantId: string; readonly quantity: number }[],
	{ firstName, lastName, email }: Pick<StorePerson, 'firstName' | 'lastName' | 'email'>,
): object {
	const name = { firstName: firstName ?? SOURCE.firstName, lastName: lastName ?? SOURCE.lastName }
	return {
		user: { ...name, email: email ?? '' },
		shouldValidateProvinceCode: false,
		...order,
		orderItems: items,
		isVip: false,
		note: 'Ring twice',
		personalizations: { ...SOURCE, ...name },
		externalId: 'order-7',
		shouldSendEmail: false,
	}
}

/** An order, and the clause that it tests. */
export interface TriedOrder {
	readonly rule: string
	readonly order: SampleOrder
	/** The number of items. The items are different variants if the store has enough. Default: 1. */
	readonly items?: number
}

/** The countries with the most tests, because most stores sell there. Countries with tax numbers come first. */
const SHOWN = 'US BR MX IT CN KR CA GB DE JP FR ES NL IE PT CH PL SE IN AU'.split(' ')
/** The defects that are tested in these countries, by name. */
const WRONG = [
	'a province of another country',
	'a phone that is too short',
	'a zip of signs',
	'a zip that lacks its last character',
]
/** The countries where every kind of defect is tested, and the fewest countries that are shown: a store may sell elsewhere. */
const DEFECTIVE = ['US', 'GB', 'JP']
const MIN = 3

/**
 * Returns orders that test every check. Every country gets an order with a phone number as people in the country write it. Well-known countries
 * also get an order that passes, and then orders with defects and in other spellings.
 */
export function ordersToTry(countries: readonly string[]): readonly TriedOrder[] {
	const known = SHOWN.filter((code) => countries.includes(code))
	const shown = [...new Set([...known, ...countries.slice(0, MIN)])]
	const defective = [...DEFECTIVE, ...shown.slice(0, 1)]
	const changed = shown.flatMap((country) => {
		const good = sampleOrder(country)
		const changes = [...DEFECTS, ...ALTERNATIVES].filter(
			({ rule, name }) => rule.startsWith('tax-number') || WRONG.includes(name) || defective.includes(country),
		)
		return [{ rule: 'validate-order.response', order: good }, ...makeAll(changes, good, country)]
	})
	const national = countries.map((country) => {
		const order = withAddress(sampleOrder(country), { phone: phonePlaceholder(country) })
		return { rule: 'validate-order.3', order }
	})
	return [...changed, ...national]
}
