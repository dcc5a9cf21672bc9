import { UNCHECKED } from 'orderwright/conformance'
import type { ServiceState } from 'orderwright/model'
import { bold, count, cyan, dim, green, oneLine, type Row, red, table, yellow } from '../terminal.ts'
import { toCurl } from './curl.ts'
import {
	DIFFERENCES,
	listNotAsked,
	listOpen,
	listRemarks,
	listServerErrors,
	type Mismatched,
	type Result,
	sentenceOf,
	tellAnswer,
} from './result.ts'

/** Returns the text of a result for a terminal: the mismatches with lines that show them again, then the coverage. */
export function writeSummary(result: Result, seed: ServiceState, most: number): string {
	const fresh = result.mismatches.filter(({ isKnown }) => !isKnown)
	const shown = fresh.slice(0, most).map((mismatched) => describe(mismatched, result, seed))
	const rest = fresh.length - shown.length
	const known = result.mismatches.length - fresh.length
	const covered = result.clauses.length - result.unreached.length
	return [
		...result.seedGaps.flatMap(({ message }) => (result.reasons.includes(message) ? [] : [yellow(message)])),
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
		`${count(result.sends, 'request')}, ${covered} of ${result.clauses.length} clauses covered, ${count(fresh.length, 'mismatch')}${known > 0 ? `, and ${known} known` : ''}`,
		verdictLine(result),
	].join('\n')
}

function verdictLine({ verdict, label, reasons }: Result): string {
	const mark = { passed: green(`✓ ${label}`), failed: red('✗ failed'), inconclusive: yellow('? inconclusive') }[verdict]
	return [bold(mark), ...reasons.map((reason) => `  ${reason}`)].join('\n')
}

function describe(mismatched: Mismatched, result: Result, seed: ServiceState): string {
	const { operation, rule, difference, why, sequence, isReproduced, times, got, others } = mismatched
	const sentence = sentenceOf(result, operation, rule)
	const said = tellAnswer(got)
	const lines = [
		`${red('✗')} ${bold(operation)} ${cyan(rule)} ${difference}: ${DIFFERENCES[difference] ?? difference}${times > 1 ? `, ${times} times` : ''}`,
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

/** The most folded mismatches that are listed. */
const MAX_OTHERS = 5

function operationTable({ operations, mismatches }: Result): string {
	const head = ['sent', 'accepted', 'refused', '5XX', 'mismatched']
	const rows = operations.map(({ operation, sent, succeeded, refused, serverErrors }) => {
		const mismatched = mismatches.filter((each) => each.operation === operation && !each.isKnown).length
		return row(operation, [sent, succeeded, refused, serverErrors, mismatched])
	})
	return table('operation', head, rows)
}

function clauseTable({ clauses }: Result): string {
	const reached = clauses.filter(
		({ accepted, refused, open, mismatched }) => accepted + refused + open + mismatched > 0,
	)
	const rows = reached.map(({ operation, rule, accepted, refused, open, mismatched }) =>
		row(`${operation} ${rule}`, [accepted, refused, open, mismatched]),
	)
	return table('clause', ['accepted', 'refused', 'open', 'mismatched'], rows)
}

/** A row whose last number counts mismatches. */
function row(name: string, cells: readonly number[]): Row {
	return (cells.at(-1) ?? 0) > 0 ? { name, cells, paint: red } : { name, cells }
}
