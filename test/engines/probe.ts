import type * as Bulk from '../../src/bulk.ts'
import * as contract from '../../src/contract.ts'
import * as library from '../../src/index.ts'
import { personalizationSha } from '../../src/personalization-sha.ts'
import { makeRow, PRODUCTS } from './orders.ts'
import type { Question } from './vectors.ts'

/*
 * What every engine is asked. The answers are lines of text without a line break inside, so that two engines agree when their texts do.
 */

/** The functions of `orderwright/bulk`, by import or from the script. */
export type BulkRules = typeof Bulk

const FACTS = JSON.stringify({ products: PRODUCTS })
/** Of so many rows one is asked for a person's fields and for a day as well. */
const PEOPLE = 8

/** The answers to the rows of these numbers: a line for each order, and for some two more. */
export function judgeRows(bulk: BulkRules, from: number, count: number): string {
	let text = ''
	for (let at = from; at < from + count; at++) {
		const { order, person, options, range } = makeRow(at)
		text += `${bulk.validateOrder(JSON.stringify(order), FACTS)}\n`
		if (at % PEOPLE !== 0) continue
		const birthDate = JSON.stringify((person as { birthDate: string }).birthDate)
		text += `${bulk.derivePersonalization(JSON.stringify(person), JSON.stringify(options))}\n`
		text += `${bulk.matchesDayRange(birthDate, JSON.stringify(range))}\n`
	}
	return text
}

type Rule = (...args: readonly unknown[]) => unknown
/** Every function that vectors ask. */
export const RULES = { ...contract, ...library, personalizationSha } as unknown as Readonly<Record<string, Rule>>

/** The library's answers to the published vectors, a line each. */
export function judgeVectors(questions: readonly Question[]): string {
	return questions.map(([call, args]) => `${call} ${JSON.stringify((RULES[call] as Rule)(...args))}\n`).join('')
}
