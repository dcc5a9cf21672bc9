import type { ServiceReport } from 'orderwright/conformance'
import type { Mismatched, Result } from './result.ts'

/** All mismatches of a clause probably have the same cause. So do all mismatches of a token, whatever the operation. */
function causeOf({ operation, rule, difference }: Mismatched): string {
	const isShared = rule.startsWith('authentication.') || rule === 'errors.1' || rule === 'bodies.1'
	return [isShared ? '' : operation, rule, difference].join(' ')
}

/** Returns one mismatch for each cause, shortest first. Mismatches with the same cause are listed inside the first one. */
function fold(mismatches: readonly Mismatched[]): Mismatched[] {
	const causes = new Map<string, Mismatched>()
	for (const mismatched of mismatches) {
		const cause = causeOf(mismatched)
		const known = causes.get(cause)
		if (known === undefined) {
			causes.set(cause, mismatched)
			continue
		}
		const isShorter = mismatched.sequence.length < known.sequence.length
		const [first, second] = isShorter ? [mismatched, known] : [known, mismatched]
		const others = [...known.others, ...mismatched.others, `${second.operation}: ${second.why}`]
		causes.set(cause, { ...first, times: known.times + mismatched.times, others })
	}
	return [...causes.values()]
}

/** Returns the result of a check before the baseline is applied. */
export function toResult(url: string, clock: string | null, at: string, report: ServiceReport): Result {
	const mismatches = report.failures.map((failure): Mismatched => {
		const { canonical: _, foundAfter: __, ...shown } = failure
		return { ...shown, times: 1, others: [], isKnown: false }
	})
	const { failures: _, reasons, ...rest } = report
	const messages = reasons.flatMap(({ code, message }) => (code === 'mismatches' ? [] : [message]))
	return { url, clock, at, ...rest, reasons: messages, mismatches: fold(mismatches), gone: [] }
}
