import type { ServiceReport } from 'orderwright/conformance'
import type { Departed, Result } from './result.ts'

/** The departures of one clause are probably one cause; so are those of a token, whatever operation took it. */
function causeOf({ operation, rule, departure }: Departed): string {
	const isShared = rule.startsWith('authentication.') || rule === 'errors.1' || rule === 'bodies.1'
	return [isShared ? '' : operation, rule, departure].join(' ')
}

/** Returns one departure for each cause, the shortest first, with the others folded into it. */
function fold(departures: readonly Departed[]): Departed[] {
	const causes = new Map<string, Departed>()
	for (const departed of departures) {
		const cause = causeOf(departed)
		const known = causes.get(cause)
		if (known === undefined) {
			causes.set(cause, departed)
			continue
		}
		const isShorter = departed.sequence.length < known.sequence.length
		const [first, second] = isShorter ? [departed, known] : [known, departed]
		const others = [...known.others, ...departed.others, `${second.operation}: ${second.why}`]
		causes.set(cause, { ...first, times: known.times + departed.times, others })
	}
	return [...causes.values()]
}

/** Returns the result of a check, before the baseline is applied. */
export function toResult(url: string, clock: string | null, at: string, report: ServiceReport): Result {
	const departures = report.failures.map((failure): Departed => {
		const { canonical: _, foundAfter: __, ...shown } = failure
		return { ...shown, times: 1, others: [], isKnown: false }
	})
	const { failures: _, reasons, ...rest } = report
	const messages = reasons.flatMap(({ code, message }) => (code === 'departures' ? [] : [message]))
	return { url, clock, at, ...rest, reasons: messages, departures: fold(departures), gone: [] }
}
