import { UNCHECKED } from 'orderwright/conformance'
import type { ServiceState } from 'orderwright/model'
import { bold, count, cyan, dim, green, oneLine, type Row, red, table, yellow } from '../terminal.ts'
import { toCurl } from './curl.ts'
import {
	DEPARTURES,
	type Departed,
	listNotAsked,
	listOpen,
	listRemarks,
	listServerErrors,
	type Result,
	sentenceOf,
	tellAnswer,
} from './result.ts'

/** Returns the text of a result for a terminal: departures with the lines that show them again, then the coverage. */
export function writeSummary(result: Result, seed: ServiceState, most: number): string {
	const fresh = result.departures.filter(({ isKnown }) => !isKnown)
	const shown = fresh.slice(0, most).map((departed) => describe(departed, result, seed))
	const rest = fresh.length - shown.length
	const known = result.departures.length - fresh.length
	const covered = result.clauses.length - result.unreached.length
	return [
		...result.lacks.flatMap(({ message }) => (result.reasons.includes(message) ? [] : [yellow(message)])),
		...listNotAsked(result).map(dim),
		...listServerErrors(result).map(yellow),
		...listOpen(result).map(dim),
		...listRemarks(result).map(yellow),
		dim(`not checked, as the interface does not show it: ${UNCHECKED.map(({ what }) => what).join('; ')}`),
		'',
		...shown,
		...(rest > 0 ? [dim(`… and ${rest} more: see them with --most ${fresh.length}\n`)] : []),
		operationTable(result),
		'',
		clauseTable(result),
		'',
		...result.gone.map((signature) => yellow(`Known, and not found any more: ${signature}`)),
		`${count(result.sends, 'request')}, ${covered} of ${result.clauses.length} clauses covered, ${count(fresh.length, 'departure')}${known > 0 ? `, and ${known} known` : ''}`,
		verdictLine(result),
	].join('\n')
}

function verdictLine({ verdict, label, reasons }: Result): string {
	const mark = { passed: green(`✓ ${label}`), failed: red('✗ failed'), inconclusive: yellow('? inconclusive') }[verdict]
	return [bold(mark), ...reasons.map((reason) => `  ${reason}`)].join('\n')
}

function describe(departed: Departed, result: Result, seed: ServiceState): string {
	const { operation, rule, departure, why, sequence, isReproduced, times, got, others } = departed
	const sentence = sentenceOf(result, operation, rule)
	const said = tellAnswer(got)
	const lines = [
		`${red('✗')} ${bold(operation)} ${cyan(rule)} ${departure}: ${DEPARTURES[departure] ?? departure}${times > 1 ? `, ${times} times` : ''}`,
		`    ${oneLine(why)}`,
		...(sentence === null ? [] : [`    The interface says: ${sentence}`]),
		...(said === null ? [] : [`    The service says: ${oneLine(said)}`]),
		...toCurl(sequence, result, seed).map((line) => `    ${dim(line)}`),
	]
	if (sequence.length > 0 && !isReproduced) lines.push(`    ${yellow('The same requests did not show it again.')}`)
	lines.push(...others.slice(0, MAX_OTHERS).map((other) => dim(`    also ${oneLine(other)}`)))
	if (others.length > MAX_OTHERS) lines.push(dim(`    also ${others.length - MAX_OTHERS} more`))
	return `${lines.join('\n')}\n`
}

/** The most folded departures that are listed. */
const MAX_OTHERS = 5

function operationTable({ operations, departures }: Result): string {
	const head = ['sent', 'accepted', 'refused', '5XX', 'departed']
	const rows = operations.map(({ operation, sent, succeeded, refused, serverErrors }) => {
		const departed = departures.filter((each) => each.operation === operation && !each.isKnown).length
		return row(operation, [sent, succeeded, refused, serverErrors, departed])
	})
	return table('operation', head, rows)
}

function clauseTable({ clauses }: Result): string {
	const reached = clauses.filter(({ accepted, refused, open, departed }) => accepted + refused + open + departed > 0)
	const rows = reached.map(({ operation, rule, accepted, refused, open, departed }) =>
		row(`${operation} ${rule}`, [accepted, refused, open, departed]),
	)
	return table('clause', ['accepted', 'refused', 'open', 'departed'], rows)
}

/** A row whose last number counts departures. */
function row(name: string, cells: readonly number[]): Row {
	return (cells.at(-1) ?? 0) > 0 ? { name, cells, paint: red } : { name, cells }
}
