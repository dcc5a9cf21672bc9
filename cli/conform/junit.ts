import type { ServiceState } from 'orderwright/model'
import { writeJunit } from '../xml.ts'
import { toCurl } from './curl.ts'
import type { Departed, Result } from './result.ts'

/** Writes a test case for each clause of each operation. A clause that no request reached is skipped. */
export function toJunit({ clauses, unreached, departures, url }: Result, seed: ServiceState): string {
	const fresh = departures.filter(({ isKnown }) => !isKnown)
	const cases = clauses.map(({ operation, rule, sentence }) => {
		const departed = fresh.filter((each) => each.operation === operation && each.rule === rule)
		const isUnreached = unreached.some((each) => each.operation === operation && each.rule === rule)
		const skipped = { kind: 'skipped', message: 'no request reached it', text: '' } as const
		const outcome = departed.length > 0 ? failure(departed, url, seed) : isUnreached ? skipped : null
		return { name: `${rule}: ${sentence}`, suite: operation, outcome }
	})
	const others = fresh.filter(
		(each) => !clauses.some(({ operation, rule }) => operation === each.operation && rule === each.rule),
	)
	const more = others.map((departed) => {
		return { name: departed.rule, suite: departed.operation, outcome: failure([departed], url, seed) }
	})
	return writeJunit('orderwright conform', [...cases, ...more])
}

function failure(departed: readonly Departed[], url: string, seed: ServiceState) {
	const text = departed.flatMap(({ why, sequence }) => [why, ...toCurl(sequence, url, seed), ''])
	return { kind: 'failure', message: departed[0]?.why ?? '', text: text.join('\n') } as const
}
