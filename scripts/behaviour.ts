import { countryNames } from '../src/entries/index.ts'
import type { Issue } from '../src/rules/core/issue.ts'
import { TAX_FIELDS } from '../src/rules/tax/tax-fields.ts'
import { makeRow, misspell, PRODUCTS } from '../test/engines/orders.ts'
import { askRule } from '../test/engines/probe.ts'
import { type Question, readVectors } from '../test/engines/vectors.ts'
import { createRandom } from './random.ts'

/** The number of orders from all countries, and how often each text of a vector is misspelled. */
const ORDERS = 3000
const MISSPELLINGS = 3

/**
 * Yields a fixed set of questions to the rules: the vectors and the example of each tax number, each also with misspelled texts, and orders
 * from all countries, and every country's provinces.
 */
export function* questions(): Generator<Question> {
	const taxNumbers = Object.entries(TAX_FIELDS).map(
		([country, { example }]): Question => ['checkTaxNumber', [example, country]],
	)
	for (const [at, [call, args]] of [...readVectors(), ...taxNumbers].entries()) {
		yield [call, args]
		const [text, ...rest] = args
		const random = createRandom(at)
		for (let time = 0; typeof text === 'string' && time < MISSPELLINGS; time++)
			yield [call, [misspell(text, random, 1), ...rest]]
	}
	for (const { code } of countryNames()) yield ['provincesOf', [code]]
	for (let at = 0; at < ORDERS; at++) yield ['validateOrder', [makeRow(at).order, { products: PRODUCTS }]]
}

/**
 * Returns the rules' answers to these questions, one per line. Messages, their parameters and labels of buttons are omitted.
 *
 * The digest of the rules hashes these answers rather than source text. So it stays the same when code is reformatted, renamed or
 * refactored. A change that affects no answer is missed: add a vector for it.
 */
export function readBehaviour(): string {
	return [...questions()].map((question) => `${question[0]} ${withoutWords(askRule(question))}`).join('\n')
}

/** Returns an answer as JSON. An issue has only the parts that a program reads. */
function withoutWords(answer: unknown): string {
	return JSON.stringify(answer, (_, value: unknown) => {
		if (typeof value !== 'object' || value === null || !('code' in value && 'severity' in value)) return value
		const { code, severity, path, rule, suggestion } = value as Issue
		return { code, severity, path, rule, suggestion: suggestion?.map((change) => [change.path, change.value]) }
	})
}
