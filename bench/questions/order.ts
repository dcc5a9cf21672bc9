import { type OrderInput, validateOrder } from '../../src/index.ts'
import { asParsed, defineQuestion } from '../harness.ts'
import { catalogue, makeOrder, products } from '../orders.ts'
import { composeNaively, type NaiveVerdict } from '../peers/naive-order.ts'
import { postalCodesInNode, postalCodesOnTheWeb } from '../peers/postal-codes.ts'

const IN_NODE = 'the named packages, postal-codes-js in Node'
const ON_THE_WEB = 'the named packages, its web build'
const composedInNode = composeNaively(products, postalCodesInNode.validate)
const composedOnTheWeb = composeNaively(products, postalCodesOnTheWeb.validate)

const judgeIndexed = (order: OrderInput) => validateOrder(order, { products: catalogue })
const judgePlain = (order: OrderInput) => validateOrder(order, { products })

/** The orders of which we and the composition think otherwise, a line each. */
function findDifferences(orders: readonly OrderInput[]): readonly string[] {
	return orders.flatMap((order) => {
		const ours = validateOrder(order, { products: catalogue })
		const theirs = composedInNode(order)
		if ((ours.status === 'valid') === theirs.success) return []
		const reasons = ours.issues.map(({ code, message }) => `${code}, "${message}"`)
		const place = JSON.stringify({ ...order.address, address1: undefined, address2: undefined })
		return [`${place}: we say ${[ours.status, ...reasons].join(', ')}; the composition ${describe(theirs)}`]
	})
}

function describe(verdict: NaiveVerdict): string {
	return verdict.success ? 'takes it' : `refuses it for its ${verdict.reason}`
}

/** Of the mixed questions, every tenth order is bad. */
const MIXED = 10

/** A question whose every `badEach`th order is bad; none for Infinity. */
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
		inputs: (random) => asParsed(Array.from({ length: 4000 }, (_, at) => makeOrder(random, (at + 1) % badEach === 0))),
		contestants: [
			{ name: 'orderwright', run },
			{ name: IN_NODE, run: composedInNode },
			{ name: ON_THE_WEB, run: composedOnTheWeb },
		],
		targets,
		notes: (orders) => {
			const differences = findDifferences(orders)
			return [
				`${100 / badEach}% of the orders are bad, each by one of seven defects`,
				'12 products with 6 variants and 8 regions each; 1 to 3 items an order; 12 places in 10 countries',
				'composed of i18n-iso-countries, iso-3166, libphonenumber-js/max and postal-codes-js; stops at the first check that refuses, and makes no issues',
				`${differences.length} of ${orders.length} orders get another verdict from the composition`,
				...differences,
			]
		},
	})
}

const FIVE = 'all five checks, and the normalised order'

export const questions = [
	ask('order-indexed', `One order against an indexed catalogue: ${FIVE}`, judgeIndexed, MIXED, {
		[IN_NODE]: 25,
		[ON_THE_WEB]: 18,
	}),
	ask('order-plain', `One order against a plain list of products: ${FIVE}`, judgePlain, MIXED, {
		[IN_NODE]: 14,
		[ON_THE_WEB]: 10,
	}),
	ask('order-good', `One good order against an indexed catalogue: ${FIVE}`, judgeIndexed, Number.POSITIVE_INFINITY, {}),
	ask(
		'order-bad',
		'One bad order against an indexed catalogue: every issue, with message and suggestion',
		judgeIndexed,
		1,
		{},
	),
]
