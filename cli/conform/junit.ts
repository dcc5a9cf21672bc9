import type { ServiceState } from 'orderwright/model'
import { writeJunit } from '../xml.ts'
import { toCurl } from './curl.ts'
import type { Departed, Result } from './result.ts'

/** Writes a test case for each clause of each operation. A clause that no request reached is skipped. */
export function toJunit(result: Result, seed: ServiceState): string {
	const { lacks, clauses, unreached, departures, notAsked } = result
	const fresh = departures.filter(({ isKnown }) => !isKnown)
	const cases = clauses.map(({ operation, rule, sentence }) => {
		const departed = fresh.filter((each) => each.operation === operation && each.rule === rule)
		const isUnreached = unreached.some((each) => each.operation === operation && each.rule === rule)
		const out = notAsked.find((each) => each.operation === operation && each.rule === rule)
		const message = out === undefined ? 'no answer tested it' : `not asked: ${out.because}`
		const skipped = { kind: 'skipped', message, text: '' } as const
		const outcome = departed.length > 0 ? failure(departed, result, seed) : isUnreached ? skipped : null
		return { name: `${rule}: ${sentence}`, suite: operation, outcome }
	})
	const others = fresh.filter(
		(each) => !clauses.some(({ operation, rule }) => operation === each.operation && rule === each.rule),
	)
	const more = others.map((departed) => {
		return { name: departed.rule, suite: departed.operation, outcome: failure([departed], result, seed) }
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
	const lacking = lacks.map(({ message }) => {
		return { name: message, suite: 'seed', outcome: { kind: 'skipped', message: 'not asked: seed', text: '' } as const }
	})
	return writeJunit('orderwright conform', [...lacking, ...left, ...cases, ...more])
}

function failure(departed: readonly Departed[], result: Result, seed: ServiceState) {
	const text = departed.flatMap(({ why, sequence }) => [why, ...toCurl(sequence, result, seed), ''])
	return { kind: 'failure', message: departed[0]?.why ?? '', text: text.join('\n') } as const
}
