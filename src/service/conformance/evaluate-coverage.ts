import { judgeOrCopy, openFields } from '../../rules/core/open.ts'
import { clauseName, isTested } from './coverage.ts'
import type { ClauseTally, Coverage, NotAskedReason, OperationTally, Reason, ReportVerdict } from './report.ts'

/** What a verdict depends on in addition to the coverage. */
export interface EvaluateOptions {
	/** The number of mismatches. */
	readonly failures: number
	/** Whether an answer 5XX with the documented error body leaves the verdict unchanged. */
	readonly allow5xx?: boolean | undefined
	/** Whether a clause that can't be tested with this seed leaves the verdict unchanged. Default: they make it `inconclusive`. */
	readonly allowUntested?: boolean | undefined
}

/** What `evaluateCoverage` returns: the `verdict` of a run, its `label` in words, and the `reasons`. */
export interface RunVerdict {
	readonly verdict: ReportVerdict
	/** The verdict in words, with what the options exclude: `passed (read-only)`. */
	readonly label: string
	/** Why the verdict is not `passed`. Empty if it is. */
	readonly reasons: readonly Reason[]
}

/**
 * Returns the verdict of a run from its coverage and `{ failures }`, the number of its mismatches. `passed` means: every clause that the options
 * and the seed allow to test got an answer that could have broken it. If a value isn't a coverage, the verdict is `inconclusive`, because the value
 * shows no token.
 *
 * @example
 * const nothing = { seedGaps: [], operations: [], clauses: [], unreached: [], notAsked: [], serverErrors: [], choices: [], remarks: [], hindrances: [] }
 * evaluateCoverage(nothing, { failures: 0 }).verdict // => 'inconclusive'
 */
export function evaluateCoverage(coverage: Coverage, options: EvaluateOptions): RunVerdict {
	try {
		return judgeOrCopy(coverage, (given) => judgeOwn(given, options))
	} catch {
		return { verdict: 'inconclusive', label: 'inconclusive', reasons: [noToken(undefined)] }
	}
}

function judgeOwn(given: unknown, options: EvaluateOptions): RunVerdict {
	const coverage = given as Coverage
	const { failures, allow5xx, allowUntested } = openFields<EvaluateOptions>(options, [
		'failures',
		'allow5xx',
		'allowUntested',
	]) as EvaluateOptions
	const { seedGaps, operations, clauses, notAsked, serverErrors, hindrances } = coverage
	const tokens = operations.find(({ operation }) => operation === 'create-tokens')
	const got = tokens?.succeeded ?? 0
	const reasons: Reason[] = []
	if (failures > 0 && got > 0) {
		const message =
			failures === 1 ? 'One answer departs from the interface.' : `${failures} answers depart from the interface.`
		reasons.push({ code: 'mismatches', operation: null, message })
	}
	const isNothing = notAsked.length > 0 && operations.every(({ operation }) => operation === 'create-tokens')
	if (isNothing && got === 0) reasons.push(NOTHING)
	else if (got === 0) reasons.push(noToken(tokens))
	else {
		const missing = seedGaps.filter(({ isWhole }) => isWhole)
		const empty = new Set(missing.flatMap((gap) => gap.clauses.map(({ operation }) => operation)))
		const { tested, out } = testedOf(coverage)
		if (allowUntested !== true)
			reasons.push(...missing.map(({ message }) => ({ code: 'seed', operation: null, message }) as const))
		else if (tested < out) {
			const message = `Only ${tested} of ${clauses.length} clauses were tested, because the seed leaves out ${out}: add to the seed what the gaps name.`
			reasons.push({ code: 'seed', operation: null, message })
		}
		reasons.push(...operations.flatMap((tally) => (empty.has(tally.operation) ? [] : (reasonOf(tally) ?? []))))
		const isOut = ({ operation, rule }: ClauseTally): boolean =>
			notAsked.some((each) => each.operation === operation && each.rule === rule && !IN_PART.includes(each.because))
		reasons.push(...clauses.flatMap((clause) => (isOut(clause) ? [] : (untested(clause) ?? []))))
		const early = notAsked.filter(({ because }) => because === 'limits')
		for (const { operation, rule } of early) {
			if (operations.some((tally) => tally.operation === operation && tally.sent === 0)) continue
			const message = `The run ended before ${operation} was asked about ${rule}: allow more sequences, requests or mismatches.`
			reasons.push({ code: 'never-asked', operation, message })
		}
	}
	reasons.push(...hindrances)
	const errors = serverErrors.reduce((sum, { times }) => sum + times, 0)
	if (errors > 0 && allow5xx !== true) {
		const where = [...new Set(serverErrors.map(({ operation }) => operation))].join(', ')
		const message = `${errors === 1 ? 'One request was' : `${errors} requests were`} answered with 5XX (${where}): look at the service's log.`
		reasons.push({ code: 'server-errors', operation: null, message })
	}
	const verdict = got > 0 && failures > 0 ? 'failed' : reasons.length > 0 ? 'inconclusive' : 'passed'
	return { verdict, label: verdict === 'passed' ? labelOf(coverage) : verdict, reasons }
}

/** Why only a part of the tests of a clause was sent. */
const IN_PART: readonly NotAskedReason[] = ['concurrency', 'days', 'logins']

const NOTHING: Reason = {
	code: 'nothing-to-ask',
	operation: null,
	message: 'No operation was left to ask: those that were chosen write, and writes are not allowed.',
}

/** What was left out, in words. */
const LEFT_OUT: Readonly<{ [Because in NotAskedReason]?: string }> = {
	operations: 'other operations',
	time: 'time',
	concurrency: 'requests at once',
}

/** Returns how many clauses were tested, and how many the seed leaves out. A clause that is left out counts as not tested. */
function testedOf({ seedGaps, clauses }: Coverage): { readonly tested: number; readonly out: number } {
	const out = new Set(seedGaps.flatMap((gap) => (gap.isWhole ? gap.clauses.map(clauseName) : [])))
	return { tested: clauses.filter((clause) => isTested(clause) && !out.has(clauseName(clause))).length, out: out.size }
}

function labelOf(coverage: Coverage): string {
	const { clauses, notAsked } = coverage
	const { tested, out } = testedOf(coverage)
	if (out > 0) return `passed (${tested} of ${clauses.length} clauses)`
	const reasons = new Set(notAsked.map(({ because }) => because))
	if (reasons.has('writes')) return 'passed (read-only)'
	const parts = Object.entries(LEFT_OUT).flatMap(([because, words]) =>
		reasons.has(because as NotAskedReason) ? [words] : [],
	)
	return parts.length === 0 ? 'passed' : `passed (without ${parts.join(', ')})`
}

/** If a clause was sent but no answer could have broken it, returns the reason. */
function untested(clause: ClauseTally): Reason | null {
	const { operation, rule, accepted, refused, open, mismatched, lost, lostRefusals } = clause
	if (mismatched > 0) return null
	const name = `${operation} ${rule}`
	if (!isTested(clause)) {
		if (open + lost === 0) return null
		const why =
			lost > 0
				? `${lost === 1 ? 'the request that tests it was' : `all ${lost} requests that test it were`} answered with 5XX or 429, or not at all`
				: 'the interface allows either answer to each request that asked about it'
		return { code: 'untested', operation, message: `${name} was not tested: ${why}.` }
	}
	const isRefusalLost = lostRefusals > 0 && refused === 0
	const isSuccessLost = lost > lostRefusals && accepted === 0 && open === 0
	if (!isRefusalLost && !isSuccessLost) return null
	const what = isRefusalLost ? 'must refuse' : 'must accept'
	const message = `${name} was tested by half: every request that the service ${what} was answered with 5XX or 429, or not at all.`
	return { code: 'untested', operation, message }
}

function noToken(tally: OperationTally | undefined): Reason {
	const code = 'no-token'
	const operation = 'create-tokens'
	if (tally === undefined || tally.sent === 0) {
		return { code, operation, message: 'No token was asked for: the seed has no client, or maxSends is 0.' }
	}
	const { sent, refused, serverErrors, throttled } = tally
	const times = sent === 1 ? 'once' : `${sent} times`
	const why =
		refused > 0
			? 'it was refused: check clientId and clientSecret of the seed, and the base path'
			: serverErrors + throttled > 0
				? 'the service answered with 5XX or 429'
				: 'the service gave no answer, or no access token in it: check the base address'
	return { code, operation, message: `create-tokens was sent ${times} and never succeeded; ${why}.` }
}

function reasonOf({ operation, sent, succeeded }: OperationTally): Reason | null {
	if (succeeded > 0) return null
	if (sent === 0) {
		const message = `${operation} was never sent: allow more sequences or a greater maxSends.`
		return { code: 'never-sent', operation, message }
	}
	const message = `${operation} was sent ${sent === 1 ? 'once' : `${sent} times`} and never succeeded: check the base path and what the seed holds.`
	return { code: 'never-succeeded', operation, message }
}
