import type { BuiltOrder, Issue } from 'orderwright'
import { byId, make, makeButton } from './dom.ts'

/** What the service would do, and why, with a button for each suggestion. */
export function showVerdict(
	status: string,
	issues: readonly Issue[],
	apply: (issue: Issue) => void,
	lookUp: (code: string) => void,
): void {
	const errors = issues.filter(({ severity }) => severity === 'error').length
	const doubts = issues.length - errors
	const counts = [count(errors, 'error'), count(doubts, 'warning')].filter((text) => text !== '').join(', ')
	const title = status === 'valid' ? 'Accepted' : status === 'invalid' ? 'Refused' : 'Unknown'
	const text =
		status === 'valid'
			? 'The service would take this order.'
			: status === 'invalid'
				? 'The service would refuse this order.'
				: 'A fact is missing.'
	byId('verdict').dataset['status'] = status
	byId('verdict').replaceChildren(
		make(
			'div',
			{ class: 'row' },
			make('h2', { id: 'verdict-title', class: 'status' }, title),
			make('p', { class: 'quiet' }, counts === '' ? text : `${text} ${counts}.`),
		),
		make('ul', { class: 'issues' }, ...issues.map((issue) => showIssue(issue, apply, lookUp))),
	)
	byId('pill').dataset['status'] = status
	byId('pill').textContent = counts === '' ? title : `${title} · ${counts}`
}

function count(number: number, noun: string): string {
	return number === 0 ? '' : `${number} ${noun}${number === 1 ? '' : 's'}`
}

function showIssue(issue: Issue, apply: (issue: Issue) => void, lookUp: (code: string) => void): HTMLElement {
	const { code, severity, message, path, rule, suggestion } = issue
	const [first] = suggestion ?? []
	return make(
		'li',
		{ class: severity },
		make('p', {}, message),
		make(
			'div',
			{ class: 'row small' },
			makeButton(code, 'code', () => lookUp(code)),
			make('span', { class: 'quiet' }, `${path.join('.')} · ${rule}`),
		),
		first === undefined ? null : makeButton(`Use ${first.label ?? first.value}`, 'use', () => apply(issue)),
	)
}

export function showLabel(lines: readonly string[]): void {
	byId('label').replaceChildren(...lines.map((line) => make('span', {}, line)))
}

/** What each line costs and who pays, as the order explains it. */
export function showReceipt(built: BuiltOrder | null): void {
	const place = byId('receipt')
	if (built === null) {
		place.replaceChildren(make('p', { class: 'quiet' }, 'An accepted order shows its prices here, step by step.'))
		return
	}
	const { totals, explanation, showPrices } = built
	const pays: readonly (readonly [string, string])[] = showPrices
		? [
				['Total', money(totals.price ?? 0)],
				['Credits', money(totals.creditsUsed)],
				['By card', money(totals.dueByCard)],
			]
		: [
				['Items', String(totals.items)],
				['Gifts used', String(totals.giftsUsed)],
			]
	place.replaceChildren(
		make('ol', { class: 'steps' }, ...explanation.text.split('\n').map((line) => make('li', {}, line))),
		make(
			'dl',
			{ class: 'totals' },
			...pays.map(([name, value]) => make('div', {}, make('dt', {}, name), make('dd', {}, value))),
		),
	)
}

function money(amount: number): string {
	return amount.toFixed(2)
}

interface Dated {
	readonly zodiac: string
	readonly decade: string
	readonly ordinal: string | null
	readonly elapsed: string | null
}

interface Printed {
	readonly name: { readonly initials: string; readonly firstPossessive: string | null }
	readonly birth: Dated | null
	readonly anniversary: Dated | null
}

/** What a product can print: a monogram, and what follows from the dates. */
export function showPrint(printed: Printed | null): void {
	if (printed === null) {
		byId('print').replaceChildren(make('p', { class: 'quiet' }, 'Enter a name, and what can be printed shows here.'))
		return
	}
	const { name, birth, anniversary } = printed
	const facts: readonly (readonly [string, unknown])[] = [
		['Zodiac', birth?.zodiac],
		['Decade', birth?.decade],
		['Birthday', birth?.ordinal],
		['At work', anniversary?.elapsed],
	]
	byId('print').replaceChildren(
		make(
			'div',
			{ class: 'print' },
			make('span', { class: 'monogram' }, name.initials || '–'),
			make('span', {}, name.firstPossessive ?? ''),
		),
		make(
			'dl',
			{ class: 'facts' },
			...facts
				.filter(([, value]) => typeof value === 'string' && value !== '')
				.map(([term, value]) => make('div', {}, make('dt', {}, term), make('dd', {}, String(value)))),
		),
	)
}
