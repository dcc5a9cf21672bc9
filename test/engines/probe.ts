import type * as Bulk from '../../src/entries/bulk.ts'
import * as contract from '../../src/entries/contract.ts'
import * as library from '../../src/entries/index.ts'
import { findFunction } from '../../src/service/conformance/vector.ts'
import { makeRow, PRODUCTS } from './orders.ts'
import type { Question } from './vectors.ts'

/* The questions for every engine. The answers are lines of text, so two engines agree if their texts are equal. */

/** The functions of `orderwright/bulk`, by import or from the script. */
export type BulkRules = typeof Bulk

const FACTS = JSON.stringify({ products: PRODUCTS })
/** One of this many rows also asks for a person's fields and for a day. */
const PEOPLE = 8

/** Returns the answers to the rows with these numbers: a line for each order, and two more for some. */
export function judgeRows(bulk: BulkRules, from: number, count: number): string {
	let text = ''
	for (let at = from; at < from + count; at++) {
		const { order, person, options, range } = makeRow(at)
		text += `${bulk.validateOrder(JSON.stringify(order), FACTS)}\n`
		if (at % PEOPLE !== 0) continue
		const birthDate = JSON.stringify((person as { birthDate: string }).birthDate)
		text += `${bulk.derivePersonalization(JSON.stringify(person), JSON.stringify(options))}\n`
		text += `${bulk.checkInDayRange(birthDate, JSON.stringify(range))}\n`
	}
	return text
}

/** Every export with a function that vectors call. */
const RULES = { ...contract, ...library }

/** Returns the answer to a question; undefined for a function that is not exported. */
export function askRule([call, args]: Question): unknown {
	return findFunction(RULES, call)?.(...args)
}

/** Returns the library's answers to the published vectors, one per line. */
export function judgeVectors(questions: readonly Question[]): string {
	return questions.map((question) => `${question[0]} ${JSON.stringify(askRule(question))}\n`).join('')
}
