import type { ServiceState } from 'orderwright/model'
import { writeJunit } from '../xml.ts'
import { toCurl } from './curl.ts'
import type { Mismatched, Result } from './result.ts'

/** Writes a test case for every clause of every operation. If no request tested a clause, its test case is skipped. */
export function toJunit(result: Result, seed: ServiceState): string {
	const { seedGaps, clauses, unreached, mismatches, notAsked } = result
	const fresh = mismatches.filter(({ isKnown }) => !isKnown)
	const cases = clauses.map(({ operation, rule, sentence }) => {
		const mismatched = fresh.filter((each) => each.operation === operation && each.rule === rule)
		const isUnreached = unreached.some((each) => each.operation === operation && each.rule === rule)
		const out = notAsked.find((each) => each.operation === operation && each.rule === rule)
		const message = out === undefined ? 'no answer tested it' : `not asked: ${out.because}`
		const skipped = { kind: 'skipped', message, text: '' } as const
		const outcome = mismatched.length > 0 ? failure(mismatched, result, seed) : isUnreached ? skipped : null
		return { name: `${rule}: ${sentence}`, suite: operation, outcome }
	})
	const others = fresh.filter(
		(each) => !clauses.some(({ operation, rule }) => operation === each.operation && rule === each.rule),
	)
	const more = others.map((mismatched) => {
		return { name: mismatched.rule, suite: mismatched.operation, outcome: failure([mismatched], result, seed) }
	})
	const left = notAsked.flatMap(({ operation, rule, sentence, because }) =>
		clauses.some((each) => each.operation === operation && each.rule === rule)
			? []
			: [
					{
						name: `${rule}: ${sentence}`,
						suite: operation,
						outcome: { kind: 'skipped', message: `not asked: ${because}`, text: '' } as const,
					},
				],
	)
	const missing = seedGaps.map(({ message }) => {
		return { name: message, suite: 'seed', outcome: { kind: 'skipped', message: 'not asked: seed', text: '' } as const }
	})
	return writeJunit('orderwright conform', [...missing, ...left, ...cases, ...more])
}

function failure(mismatched: readonly Mismatched[], result: Result, seed: ServiceState) {
	const text = mismatched.flatMap(({ why, sequence }) => [why, ...toCurl(sequence, result, seed), ''])
	return { kind: 'failure', message: mismatched[0]?.why ?? '', text: text.join('\n') } as const
}
