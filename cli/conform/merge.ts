import type { Issue } from 'orderwright'
import {
	type ClauseTally,
	type Coverage,
	judgeCoverage,
	RULESET,
	type ServiceOptions,
	type ServiceReport,
	type ValidateOrderReport,
} from 'orderwright/conformance'
import type { Departed, Result } from './result.ts'

type Numbers = Record<string, unknown>

/** Merges the rows that the reports have under a name. The numbers of rows with the same keys are added. */
function add<Name extends 'operations' | 'clauses' | 'choices' | 'serverErrors'>(
	reports: readonly Coverage[],
	name: Name,
	...keys: readonly string[]
): Coverage[Name] {
	const sums = new Map<string, Numbers>()
	for (const row of reports.flatMap((report) => report[name] as unknown as readonly Numbers[])) {
		const key = keys.map((each) => row[each]).join(' ')
		const sum = sums.get(key)
		if (sum === undefined) {
			sums.set(key, { ...row })
			continue
		}
		for (const [field, value] of Object.entries(row))
			if (typeof value === 'number' && !keys.includes(field)) sum[field] = Number(sum[field]) + value
	}
	return [...sums.values()] as unknown as Coverage[Name]
}

const nameOf = ({ operation, rule }: Pick<ClauseTally, 'operation' | 'rule'>): string => `${operation} ${rule}`

function mergeCoverage(reports: readonly Coverage[]): Coverage {
	const operations = add(reports, 'operations', 'operation')
	const clauses = add(reports, 'clauses', 'operation', 'rule')
	const choices = add(reports, 'choices', 'operation', 'rule')
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
	const serverErrors = add(reports, 'serverErrors', 'operation', 'statusCode', 'country')
	return { lacks, operations, clauses, choices, unreached, notAsked, serverErrors }
}

function fromService({ failures }: ServiceReport): Departed[] {
	return failures.map((failure) => {
		const { signature, operation, rule, departure, sequence, isReproduced, expected, got } = failure
		const why = explain(failure)
		return { signature, operation, rule, departure, why, sequence, isReproduced, expected, got, ...ALONE }
	})
}

const ALONE = { times: 1, others: [], isKnown: false }

/** Returns the reason of a failure, with the error that the service should have reported. */
function explain({ departure, rule, why, canonical }: ServiceReport['failures'][number]): string {
	if (departure !== 'laxer') return why
	const { message, error } = (canonical.body ?? {}) as { message?: string; error?: { issues?: readonly Issue[] } }
	// The model reports all errors. That of the clause is why the order must be refused; the first need not be.
	const errors = (error?.issues ?? []).filter(({ severity }) => severity === 'error')
	const issue = errors.find((each) => each.rule === rule)
	return `${why} ${issue?.message ?? (errors.length > 1 ? '' : (message ?? ''))}`.trimEnd()
}

/** Groups orders that are judged differently for the same reason into one departure. The first order shows it. */
function fromOrders({ differences }: ValidateOrderReport): Departed[] {
	const found = new Map<string, Departed>()
	for (const { rule, departure, name, countryCode, why, expected, got, sequence } of differences) {
		const signature = ['validate-order', departure, rule, name].join(' ')
		const known = found.get(signature)
		const shown = { signature, operation: 'validate-order', rule, departure, why: `${name} (${countryCode}): ${why}` }
		const first = known ?? { ...shown, sequence, isReproduced: true, expected, got, ...ALONE, times: 0 }
		found.set(signature, { ...first, times: first.times + 1 })
	}
	return [...found.values()]
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

/** Returns the result of the two checks, before the baseline is applied. The verdict is that of both together. */
export function merge(
	url: string,
	at: string,
	service: ServiceReport,
	orders: ValidateOrderReport | null,
	{ allow5xx, allowUntested, clock }: Pick<ServiceOptions, 'allow5xx' | 'allowUntested'> & Pick<Result, 'clock'>,
): Result {
	const reports = orders === null ? [service] : [service, orders]
	const departures = fold([...fromService(service), ...(orders === null ? [] : fromOrders(orders))])
	const coverage = mergeCoverage(reports)
	const { verdict, label, reasons } = judgeCoverage(coverage, { failures: departures.length, allow5xx, allowUntested })
	const messages = reasons.flatMap(({ code, message }) => (code === 'departures' ? [] : [message]))
	const sends = reports.reduce((sum, report) => sum + report.sends, 0)
	const judged = { verdict, label, reasons: messages, sends, departures, gone: [] }
	return { url, clock, at, ruleset: RULESET, ...judged, ...coverage }
}
