/**
 * Judges every string of two to seven digits, country by country. Prints how many each library accepts as a postal code, where only
 * we accept or reject, and why. Of the strings of eight to ten digits, only a sample is judged. Fails if a difference has no reason
 * in scripts/facts/zip-corrections.json. Takes about two minutes.
 *
 *   npm run bench -- zip-enumeration
 */
import { parseArgs } from 'node:util'
import { corrections } from '../scripts/build-zips.ts'
import { COUNTRIES, type Count, countZips, PEERS } from '../scripts/compare-zips.ts'
import { writeStudy } from './results.ts'

/** Every study gets a seed. This one does not need it: it judges every string. */
const { values: flags } = parseArgs({
	options: { write: { type: 'boolean', default: false }, seed: { type: 'string' } },
})

/** The sampling by number of digits: one string in this many is judged. */
const EVERY = { 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 11, 9: 101, 10: 1009 } as const

const COLUMNS = ['', 'digits', 'orderwright', ...PEERS, 'we alone accept', 'we alone refuse', 'reason']
const reasons = corrections()
const counts: Count[] = []
for (const [at, country] of COUNTRIES.entries()) {
	if (process.stderr.isTTY) process.stderr.write(`\r  ${country}: ${at + 1} of ${COUNTRIES.length}`)
	else if (at % 25 === 0) process.stderr.write(`  ${at} of ${COUNTRIES.length} countries\n`)
	for (const [digits, every] of Object.entries(EVERY)) {
		const count = countZips(country, Number(digits), every)
		if (count !== null) counts.push(count)
	}
}
process.stderr.write('\n')

const isDifferent = (count: Count): boolean => count.aloneAccept + count.aloneRefuse > 0
const different = counts.filter(isDifferent)
const unexplained = different.filter(({ country }) => !(country in reasons))
const table = counts.map(cellsOf)
const widths = COLUMNS.slice(0, -1).map((column, at) =>
	Math.max(column.length, ...table.map((row) => (row[at] ?? '').length)),
)
for (const row of [COLUMNS, ...table]) {
	process.stdout.write(`${row.map((cell, at) => cell.padStart(widths[at] ?? 0)).join('  ')}\n`)
}
const summary = [
	`${counts.length} rows, ${new Set(counts.map(({ country }) => country)).size} countries that at least one of the others knows.`,
	'A +: all other strings are let through with a warning. A -: the library does not know the country.',
	'A number of eight digits and more counts one string in 11, 101 or 1009.',
	`${different.length} rows where we alone accept or refuse; ${unexplained.length} of them without a reason.`,
]
process.stdout.write(`\n${summary.join('\n')}\n`)

if (flags.write) {
	const rows = [COLUMNS, COLUMNS.map((_, at) => (at === 0 || at === COLUMNS.length - 1 ? '---' : '---:')), ...table]
	const lines = rows.map((row) => `| ${row.join(' | ')} |`)
	writeStudy('zip-enumeration', ['# Every string of digits as a postal code', '', ...summary, '', ...lines])
}
process.exitCode = unexplained.length === 0 ? 0 : 1

function cellsOf(count: Count): readonly string[] {
	const { country, digits, ours, isOpen, theirs, aloneAccept, firstAccepted, aloneRefuse, firstRefused } = count
	const fact = reasons[country]
	return [
		country,
		String(digits),
		`${ours}${isOpen ? '+' : ''}`,
		...PEERS.map((peer) => String(theirs[peer] ?? '-')),
		aloneAccept === 0 ? '0' : `${aloneAccept}, from ${firstAccepted}`,
		aloneRefuse === 0 ? '0' : `${aloneRefuse}, from ${firstRefused}`,
		isDifferent(count) ? (fact === undefined ? 'NOT LISTED' : `${fact.reason} (${fact.source})`) : '',
	]
}
