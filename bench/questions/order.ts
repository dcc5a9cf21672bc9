import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import { type OrderInput, validateOrder } from '../../src/entries/index.ts'
import { defineQuestion, many } from '../harness.ts'
import { catalogue, makeOrder, products } from '../orders.ts'
import { composeNaively, type NaiveVerdict } from '../peers/naive-order.ts'
import { postalCodesInNode, postalCodesOnTheWeb } from '../peers/postal-codes.ts'

const IN_NODE = 'the named packages, postal-codes-js in Node'
const ON_THE_WEB = 'the named packages, its web build'
const WITH_VALIDATOR = 'the named packages, postcode-validator'
const validatePostcode = (country: string, zip: string): true | string =>
	!postcodeValidatorExistsForCountry(country) || postcodeValidator(zip, country) || 'zip'
const composedWithValidator = composeNaively(products, validatePostcode)
const composedInNode = composeNaively(products, postalCodesInNode.validate)
const composedOnTheWeb = composeNaively(products, postalCodesOnTheWeb.validate)

const judgeIndexed = (order: OrderInput) => validateOrder(order, { products: catalogue })
const judgePlain = (order: OrderInput) => validateOrder(order, { products })

/** Returns the orders for which orderwright and the composition differ: a line for each kind, with the count and the reason. */
function listDifferences(orders: readonly OrderInput[]): readonly string[] {
	const kinds = new Map<string, number>()
	for (const order of orders) {
		const ours = judgeIndexed(order)
		const theirs = composedInNode(order)
		if ((ours.status === 'valid') === theirs.success) continue
		const reasons = ours.issues.map(({ code, message }) => `${code}, "${message}"`)
		const kind = `we say ${[ours.status, ...reasons].join(', ')}; the composition ${describe(theirs)}`
		kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
	}
	const count = [...kinds.values()].reduce((sum, each) => sum + each, 0)
	const share = `${count} of ${orders.length} orders, ${((100 * count) / orders.length).toFixed(2)}%`
	return [
		`another verdict than from the composition: ${share}`,
		...[...kinds].map(([kind, each]) => `${each}: ${kind}`),
	]
}

function describe(verdict: NaiveVerdict): string {
	return verdict.success ? 'takes it' : `refuses it for its ${verdict.reason}`
}

/** In the mixed questions, every tenth order is bad. */
const MIXED = 10

/** Makes a benchmark over generated orders. One order in `badEach` is invalid; `Infinity` makes all of them valid. */
function ask(
	name: string,
	title: string,
	run: (order: OrderInput) => unknown,
	badEach: number,
	targets: Readonly<Record<string, number>>,
) {
	return defineQuestion<OrderInput>({
		name,
		title,
		inputs: many(4000, (random, at) => makeOrder(random, (at + 1) % badEach === 0)),
		contestants: [
			{ name: 'orderwright', run },
			{ name: IN_NODE, run: composedInNode },
			{ name: ON_THE_WEB, run: composedOnTheWeb },
			{ name: WITH_VALIDATOR, run: composedWithValidator },
		],
		targets,
		warmUp: 5,
		notes: (orders) => [
			`${100 / badEach}% of the orders are bad, each with one of seven defects`,
			'12 products with 6 variants and 13 regions each; 1 to 3 items per order; 12 places in 10 countries',
			'the composition uses i18n-iso-countries, iso-3166, libphonenumber-js/max and postal-codes-js or postcode-validator; it stops at the first failed check, and makes no issues',
			...listDifferences(orders),
		],
	})
}

const FIVE = 'all five checks, and the normalised order'

export const questions = [
	ask('order-indexed', `One order against an indexed catalogue: ${FIVE}`, judgeIndexed, MIXED, { [IN_NODE]: 15 }),
	ask('order-plain', `One order against a plain list of products: ${FIVE}`, judgePlain, MIXED, {
		[IN_NODE]: 14,
		[ON_THE_WEB]: 10,
	}),
	ask('order-good', `One good order against an indexed catalogue: ${FIVE}`, judgeIndexed, Number.POSITIVE_INFINITY, {
		[IN_NODE]: 19,
	}),
	ask(
		'order-bad',
		'One bad order with an indexed catalogue: every issue, with message and suggestion',
		judgeIndexed,
		1,
		{ [IN_NODE]: 3 },
	),
]
