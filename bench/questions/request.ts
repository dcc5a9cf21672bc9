/**
 * Handles a whole place-order request, compared with only `JSON.parse` of its body. After `JSON.parse`, the parser copies the body, and the five
 * checks run with an indexed catalogue. If the body contains the person, the fields of personalized items are derived. The sha isn't included,
 * because it is made once for each person. Each call starts from the text, because a server gets a body that `JSON.parse` has just made.
 */

import { derivePersonalization, validateOrder } from '../../src/entries/index.ts'
import { PlaceOrderBody } from '../../src/rules/contract/generated/request-bodies.ts'
import { type Contestant, defineQuestion, many } from '../harness.ts'
import { catalogue, makeRequest } from '../orders.ts'

const FACTS = { products: catalogue }
const TODAY = { asOf: '2026-11-20' }
const whole: Contestant<string> = {
	name: 'JSON.parse, contract, checks and derivation',
	run: (text) => {
		const body = PlaceOrderBody.parse(JSON.parse(text))
		if (body.status !== 'valid') return body
		const { personalizations } = body.value
		const order = validateOrder(body.value, FACTS)
		const fields = personalizations === undefined ? null : derivePersonalization(personalizations, TODAY)
		return { body, order, fields }
	},
}

const parts: readonly Contestant<string>[] = [
	{ name: 'JSON.parse and contract', run: (text) => PlaceOrderBody.parse(JSON.parse(text)) },
	{ name: 'JSON.parse and checks', run: (text) => validateOrder(JSON.parse(text) as object, FACTS) },
	{ name: 'JSON.parse', run: (text) => JSON.parse(text) as unknown },
]

export const questions = [
	defineQuestion<string>({
		name: 'request',
		title: 'A place-order request, starting from its text',
		inputs: many(4000, (random, at) => JSON.stringify(makeRequest(random, (at + 1) % 10 === 0))),
		contestants: [whole, ...parts],
		// Few requests are kept, because a server drops a request after answering it.
		keeps: 64,
		// The work after `JSON.parse` may take 30% of the time of `JSON.parse`. The total is 1.3 times, so the ratio is 0.77.
		targets: { 'JSON.parse': 0.77 },
		notes: (all) => [
			`${Math.round(all.reduce((sum, text) => sum + text.length, 0) / all.length)} characters per body`,
			'64 answers stay alive at a time',
			'10% of the orders are bad, each with one of seven defects; 60% name the person of personalized items',
			'12 products with 6 variants and 13 regions each; 1 to 3 items per order; 12 places in 10 countries',
		],
	}),
]
