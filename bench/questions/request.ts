/**
 * A whole place-order request, beside `JSON.parse` of its body alone. After `JSON.parse` the contract copies the body, the five
 * checks judge it against an indexed catalogue, and what personalized items show is derived where the body says whom they are for.
 * The sha is not in it: it is made once for each person. All of it is measured from the text on, since a server meets a body that
 * `JSON.parse` has just made, not one that lies somewhere in memory.
 */
import { parsePlaceOrderBody } from '../../src/contract/generated/request-parsers.ts'
import { derivePersonalization, validateOrder } from '../../src/index.ts'
import { type Contestant, defineQuestion, type Random } from '../harness.ts'
import { catalogue, makeOrder } from '../orders.ts'

const FACTS = { products: catalogue }
const TODAY = { asOf: '2026-11-20' }
const NAMES = [
	'Ana',
	'Bruno',
	'Chloé',
	'Dmitri',
	'Elif',
	'Farid',
	'Grace',
	'Hye-jin',
	'Mary-Jane',
	'van der Berg',
] as const

/** An order as a shop sends it; every tenth has a fault. */
function makeText(random: Random, at: number): string {
	const maybe = (field: object): object => (random() < 0.6 ? field : {})
	const name = { firstName: random.pick(NAMES), lastName: random.pick(NAMES) }
	const date = (decade: string): string => `${decade}${random.digits(1)}-0${1 + random.integer(9)}-1${random.digits(1)}`
	return JSON.stringify({
		user: { ...name, email: `${random.digits(6)}@mail.test` },
		...makeOrder(random, (at + 1) % 10 === 0),
		...maybe({ note: `Leave it at door ${random.digits(2)}` }),
		...maybe({
			personalizations: {
				...name,
				department: 'Sales',
				location: 'Lisbon',
				startDate: `${date('201')}T00:00:00.000Z`,
				birthDate: `${date('198')}T00:00:00Z`,
			},
		}),
		...maybe({ externalId: random.digits(10) }),
		shouldSendEmail: random() < 0.5,
		shouldValidateProvinceCode: true,
	})
}

const whole: Contestant<string> = {
	name: 'JSON.parse, contract, checks and derivation',
	run: (text) => {
		const body = parsePlaceOrderBody(JSON.parse(text))
		if (body.status !== 'valid') return body
		const { personalizations } = body.value
		const order = validateOrder(body.value, FACTS)
		const fields = personalizations === undefined ? null : derivePersonalization(personalizations, TODAY)
		return { body, order, fields }
	},
}

const parts: readonly Contestant<string>[] = [
	{ name: 'JSON.parse and contract', run: (text) => parsePlaceOrderBody(JSON.parse(text)) },
	{ name: 'JSON.parse and checks', run: (text) => validateOrder(JSON.parse(text) as object, FACTS) },
	{ name: 'JSON.parse', run: (text) => JSON.parse(text) as unknown },
]

export const questions = [
	defineQuestion<string>({
		name: 'request',
		title: 'A place-order request from its text on',
		inputs: (random) => Array.from({ length: 4000 }, (_, at) => makeText(random, at)),
		contestants: [whole, ...parts],
		// A server lets go of a request when it has answered.
		keeps: 64,
		// All that comes after may take 30% of the time of JSON.parse: 1.3 times in all.
		targets: { 'JSON.parse': 0.77 },
		notes: (all) => [
			`${Math.round(all.reduce((sum, text) => sum + text.length, 0) / all.length)} characters a body`,
			'64 answers are kept at a time',
			'10% of the orders are bad, each by one of seven defects; 60% say whom personalized items are for',
			'12 products with 6 variants and 8 regions each; 1 to 3 items an order; 12 places in 10 countries',
		],
	}),
]
