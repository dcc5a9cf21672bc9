import { UNCHECKED } from 'orderwright/conformance'
import type { ServiceState } from 'orderwright/model'
import { group } from '../terminal.ts'
import { escapeXml } from '../xml.ts'
import { toCurl } from './curl.ts'
import {
	DIFFERENCES,
	listNotAsked,
	listRemarks,
	listServerErrors,
	type Mismatched,
	type Result,
	sentenceOf,
	tellAnswer,
} from './result.ts'
import { STYLE } from './style.ts'

/** Returns the report as a single page that loads nothing and runs no script. */
export function toHtml(result: Result, seed: ServiceState): string {
	const { url, at, ruleset, verdict, label, sends, mismatches, choices } = result
	const { seedGaps, reasons, operations, clauses, unreached } = result
	const missing = seedGaps.map(({ message }) => message)
	const notes = [
		...new Set([...missing, ...reasons, ...listNotAsked(result), ...listServerErrors(result), ...listRemarks(result)]),
	]
	const fresh = mismatches.filter(({ isKnown }) => !isKnown)
	const known = mismatches.filter(({ isKnown }) => isKnown)
	const tested = operations.filter(({ succeeded }) => succeeded > 0).length
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeXml(`${HEADLINES[verdict]}: ${url}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<header class="${verdict}">
<p class="badge">${MARKS[verdict]} ${escapeXml(label)}</p>
<h1>${HEADLINES[verdict]}</h1>
<p>${escapeXml(url)} · <time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time></p>
${notes.map((reason) => `<p>${escapeXml(reason)}</p>`).join('\n')}
</header>
<dl class="tiles">
${tile(group(sends), 'requests sent')}
${tile(`${tested} of ${operations.length}`, 'operations answered')}
${tile(`${clauses.length - unreached.length} of ${clauses.length}`, 'clauses covered')}
${tile(group(fresh.length), fresh.length === 1 ? 'mismatch' : 'mismatches')}
</dl>
${section('Mismatches', mismatchesOf(fresh, result, seed))}
${known.length > 0 ? section('Known mismatches', mismatchesOf(known, result, seed)) : ''}
${section('Operations', operationTable(result))}
${section('Clauses', clauseTables(result))}
${unreached.length > 0 ? section('Not covered', unreachedList(result)) : ''}
${choices.length > 0 ? section('What the interface leaves open', choiceTable(result)) : ''}
${section('What nobody checks', uncheckedList())}
<footer>Compared with orderwright ${escapeXml(ruleset.version)}, rules ${ruleset.digest.slice(0, 12)}.</footer>
</main>
</body>
</html>
`
}

const MARKS = { passed: '✓', failed: '✗', inconclusive: '?' }
const HEADLINES = {
	passed: 'The service does what the interface says',
	failed: 'The service departs from the interface',
	inconclusive: 'The test saw too little for a verdict',
}

function tile(value: string, label: string): string {
	return `<div><dt>${label}</dt><dd>${value}</dd></div>`
}

function section(title: string, content: string): string {
	return `<section><h2>${title}</h2>\n${content}\n</section>`
}

function mismatchesOf(mismatches: readonly Mismatched[], result: Result, seed: ServiceState): string {
	if (mismatches.length === 0) return '<p>No answer departs from the interface.</p>'
	return mismatches.map((each, at) => difference(each, result, seed, at === 0)).join('\n')
}

function difference(
	{ operation, rule, difference, why, sequence, expected, got, times, isReproduced, others }: Mismatched,
	result: Result,
	seed: ServiceState,
	isOpen: boolean,
): string {
	const lines = toCurl(sequence, result, seed)
	const how = `${DIFFERENCES[difference] ?? difference}${times > 1 ? `, ${times} times` : ''}`
	const again = isReproduced ? 'Send it again' : 'Sent once, and not shown again'
	const sentence = sentenceOf(result, operation, rule)
	const parts = [
		...(sentence === null ? [] : [`<h3>The interface</h3><blockquote>${escapeXml(sentence)}</blockquote>`]),
		...(lines.length > 0 ? [`<h3>${again}</h3><pre>${escapeXml(lines.join('\n'))}</pre>`] : []),
		`<h3>Answered</h3><p>${escapeXml(tellAnswer(got) ?? 'nothing')}</p><pre>${json(got)}</pre>`,
		...(others.length > 0
			? [`<h3>With it</h3><ul>${others.map((other) => `<li>${escapeXml(other)}</li>`).join('')}</ul>`]
			: []),
		`<details><summary>Which answers pass</summary><pre>${json(expected)}</pre></details>`,
	]
	return `<details class="difference"${isOpen ? ' open' : ''}><summary><strong>${escapeXml(operation)}</strong> ${escapeXml(how)} <code>${escapeXml(rule)}</code><br>${escapeXml(why)}</summary>
${parts.join('\n')}
</details>`
}

/** A longer value (in UTF-16 units) is cut, because the page is for people. `--json` contains it in full. */
const MAX_LENGTH = 20_000

function json(value: unknown): string {
	const text = JSON.stringify(value, null, 2) ?? 'nothing'
	return escapeXml(text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text)
}

function operationTable({ operations, mismatches }: Result): string {
	const rows = operations.map(({ operation, sent, succeeded, refused, serverErrors, throttled, noResponse }) => {
		const mismatched = mismatches.filter((each) => each.operation === operation && !each.isKnown).length
		return row(operation, [sent, succeeded, refused, serverErrors, throttled + noResponse, mismatched], mismatched > 0)
	})
	return table(['Operation', 'Sent', 'Accepted', 'Refused', '5XX', 'No answer', 'Mismatches'], rows)
}

function clauseTables({ operations, clauses }: Result): string {
	return operations
		.map(({ operation }) => {
			const own = clauses.filter((clause) => clause.operation === operation)
			const reached = own.filter(
				({ accepted, refused, open, mismatched }) => accepted + refused + open + mismatched > 0,
			)
			const rows = own.map(({ rule, sentence, accepted, refused, open, mismatched }) => {
				const name = `<code>${escapeXml(rule)}</code> ${escapeXml(sentence)}`
				return row(name, [accepted, refused, open, mismatched], mismatched > 0, true)
			})
			const head = ['Clause', 'Accepted', 'Refused', 'Open', 'Departed']
			return `<details><summary><strong>${escapeXml(operation)}</strong> ${reached.length} of ${own.length} covered</summary>${table(head, rows)}</details>`
		})
		.join('\n')
}

function unreachedList({ unreached }: Result): string {
	const items = unreached.map(
		({ operation, rule, sentence }) =>
			`<li><strong>${escapeXml(operation)}</strong> <code>${escapeXml(rule)}</code> ${escapeXml(sentence)}</li>`,
	)
	return `<p>No request reached these clauses, so the report says nothing about them.</p><ul>${items.join('\n')}</ul>`
}

function uncheckedList(): string {
	const items = UNCHECKED.map(({ what, why }) => `<li>${escapeXml(what)}: ${escapeXml(why)}</li>`)
	return `<ul>${items.join('\n')}</ul>`
}

function choiceTable({ choices }: Result): string {
	const rows = choices.map(({ operation, rule, accepted, refused }) =>
		row(`${escapeXml(operation)} <code>${escapeXml(rule)}</code>`, [accepted, refused], false, true),
	)
	return `<p>Either answer passes here.</p>${table(['Point', 'Accepted', 'Refused'], rows)}`
}

function table(head: readonly string[], rows: readonly string[]): string {
	const cells = head.map((title, at) => `<th scope="col"${at > 0 ? ' class="number"' : ''}>${title}</th>`)
	return `<div class="scroll"><table><thead><tr>${cells.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`
}

function row(name: string, numbers: readonly number[], isBad: boolean, isHtml = false): string {
	const cells = numbers.map((number) => `<td class="number${number === 0 ? ' zero' : ''}">${group(number)}</td>`)
	return `<tr${isBad ? ' class="bad"' : ''}><th scope="row">${isHtml ? name : escapeXml(name)}</th>${cells.join('')}</tr>`
}
