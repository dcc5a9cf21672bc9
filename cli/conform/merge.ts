import type { Issue } from 'orderwright'
import {
	type Choice,
	type ClauseTally,
	type Coverage,
	judgeCoverage,
	type OperationTally,
	RULESET,
	type ServerError,
	type ServiceReport,
	type ValidateOrderReport,
} from 'orderwright/conformance'
import type { Departed, Result } from './result.ts'

type Numbers = { [key: string]: unknown }

/** Merges the rows of two lists. The numbers of rows with the same name are added. */
function add<T extends object>(lists: readonly (readonly T[])[], nameOf: (row: T) => string): T[] {
	const sums = new Map<string, Numbers>()
	for (const row of lists.flat()) {
		const sum = sums.get(nameOf(row))
		if (sum === undefined) {
			sums.set(nameOf(row), Object.fromEntries(Object.entries(row)))
			continue
		}
		for (const [key, value] of Object.entries(row)) {
			if (typeof value === 'number') sum[key] = Number(sum[key]) + value
		}
	}
	return [...sums.values()] as T[]
}

const nameOf = ({ operation, rule }: Pick<ClauseTally, 'operation' | 'rule'>): string => `${operation} ${rule}`

function mergeCoverage(reports: readonly Coverage[]): Coverage {
	const operations = add<OperationTally>(
		reports.map((report) => report.operations),
		({ operation }) => operation,
	)
	const clauses = add<ClauseTally>(
		reports.map((report) => report.clauses),
		nameOf,
	)
	const choices = add<Choice>(
		reports.map((report) => report.choices),
		nameOf,
	)
	const unreached = clauses.filter(({ accepted, refused, departed }) => accepted + refused + departed === 0)
	const left = new Set(unreached.map(nameOf))
	const known = new Set(clauses.map(nameOf))
	const lacks = reports[0]?.lacks ?? []
	const notAsked = reports
		.flatMap((report) => report.notAsked)
		.filter(
			(clause) =>
				['concurrency', 'days'].includes(clause.because) || !known.has(nameOf(clause)) || left.has(nameOf(clause)),
		)
	const serverErrors = add<ServerError>(
		reports.map((report) => report.serverErrors),
		({ operation, statusCode, country }) => `${operation} ${statusCode} ${country}`,
	)
	return { lacks, operations, clauses, choices, unreached, notAsked, serverErrors }
}

function fromService({ failures }: ServiceReport): Departed[] {
	return failures.map((failure) => {
		const { signature, operation, rule, departure, sequence, isReproduced, expected, got } = failure
		const departed = {
			signature,
			operation,
			rule,
			departure,
			why: explain(failure),
			sequence,
			isReproduced,
			expected,
			got,
		}
		return { ...departed, times: 1, others: [], isKnown: false }
	})
}

/** Returns the reason of a failure, with the error that the service should have reported. */
function explain({ departure, rule, why, canonical }: ServiceReport['failures'][number]): string {
	if (departure !== 'laxer') return why
	const { message, error } = (canonical.body ?? {}) as { message?: string; error?: { issues?: readonly Issue[] } }
	const issue = error?.issues?.find((each) => each.rule === rule && each.severity === 'error')
	return `${why} ${issue?.message ?? message ?? ''}`.trimEnd()
}

/** Groups orders that are judged differently for the same reason into one departure. The first order shows it. */
function fromOrders({ differences }: ValidateOrderReport): Departed[] {
	const found = new Map<string, Departed>()
	for (const { rule, departure, name, countryCode, why, expected, got, sequence } of differences) {
		const signature = ['validate-order', departure, rule, name].join(' ')
		const known = found.get(signature)
		if (known !== undefined) {
			found.set(signature, { ...known, times: known.times + 1 })
			continue
		}
		found.set(signature, {
			signature,
			operation: 'validate-order',
			rule,
			departure,
			why: `${name} (${countryCode}): ${why}`,
			sequence,
			isReproduced: true,
			expected,
			got,
			times: 1,
			others: [],
			isKnown: false,
		})
	}
	return [...found.values()]
}

/** The options of the run that the result needs. */
export interface Shown {
	readonly allow5xx: boolean
	readonly allowUntested: boolean
	readonly clock: string | null
}

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

/** Returns the result of the two checks, before the baseline and the profile are applied. The verdict is that of both together. */
export function merge(
	url: string,
	at: string,
	service: ServiceReport,
	orders: ValidateOrderReport | null,
	{ allow5xx, allowUntested, clock }: Shown,
): Result {
	const reports = orders === null ? [service] : [service, orders]
	const departures = fold([...fromService(service), ...(orders === null ? [] : fromOrders(orders))])
	const coverage = mergeCoverage(reports)
	const { verdict, label, reasons } = judgeCoverage(coverage, { failures: departures.length, allow5xx, allowUntested })
	const messages = reasons.flatMap(({ code, message }) => (code === 'departures' ? [] : [message]))
	const sends = reports.reduce((sum, report) => sum + report.sends, 0)
	const base = {
		url,
		clock,
		at,
		ruleset: RULESET,
		verdict,
		label,
		reasons: messages,
		sends,
		departures,
		gone: [],
	} as const
	const { lacks, ...counts } = coverage
	return { ...base, lacks, ...counts }
}
