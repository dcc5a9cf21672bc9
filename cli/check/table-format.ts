import { buildOrder, type Issue, type Need, type Path, translateIssues } from 'orderwright'
import { bold, count, cyan, dim, green, group, oneLine, red, yellow } from '../terminal.ts'
import { type Format, type Result, titleOf } from './format.ts'
import type { Facts } from './judge.ts'
import type { Settings } from './judging.ts'
import type { Tally } from './tally.ts'

/** The options that decide what else the table shows, in addition to orders that aren't valid. */
type TableOptions = Pick<Settings, 'all' | 'balance'>

/** Writes a text for people: each order that isn't valid, with its issues and how to fix them. The end shows how often each code occurs. */
export function tableFormat(facts: Facts, options: TableOptions): Format {
	const marks = { valid: green('✓ valid  '), invalid: red('✗ invalid'), unknown: yellow('? unknown') }
	return {
		result: (result) => {
			if ('judged' in result && result.judged.status === 'valid' && !options.all) return ''
			const name = bold(oneLine(titleOf(result)))
			if ('about' in result) return result.about === '' ? '' : `${name} ${indent(result.about)}\n\n`
			if ('problem' in result) return `${red('! not read')} ${name} ${indent(result.problem)}\n\n`
			const { status } = result.judged
			return `${[`${marks[status]} ${name}`, ...describe(result, facts, options)].join('\n')}\n\n`
		},
		end: (tally) => summary(tally, facts.products),
	}
}

const indent = (text: string): string => text.replaceAll('\n', '\n    ')

/** Explains an order: its destination, what is missing, each issue with its correction, and the order that a store would build. */
function describe(
	{ order, judged: { status, verdict } }: Extract<Result, { order: object }>,
	facts: Facts,
	{ balance }: TableOptions,
): string[] {
	const lines: string[] = []
	if (verdict.status === 'valid') {
		const { address1, city, provinceCode, zip, country, phone } = verdict.value.address
		const place = [address1, city, provinceCode, zip, country].filter((part) => part !== '').join(', ')
		lines.push(`    ${dim(oneLine(`${place} · ${phone}`))}`)
	}
	if (status === 'unknown' && verdict.status === 'unknown') {
		lines.push(...verdict.needs.map((need) => `    needs   ${oneLine(describeNeed(need))}`))
	}
	lines.push(...verdict.issues.flatMap(describeIssue))
	return verdict.status === 'valid' && balance !== null ? [...lines, ...explain(order, facts, balance)] : lines
}

function describeIssue({ severity, path, code, message, suggestion }: Issue): string[] {
	const word = severity === 'error' ? red('error  ') : yellow('warning')
	const lines = [`    ${word} ${cyan(fieldOf(path).padEnd(24))} ${dim(code)}`, `            ${oneLine(message)}`]
	if (suggestion !== undefined) {
		const changes = suggestion.map((change) => `${fieldOf(change.path)} = ${JSON.stringify(change.value)}`)
		lines.push(`            ${green(`→ ${changes.join(', ')}`)}`)
	}
	return lines
}

function describeNeed(need: Need): string {
	if (need.kind === 'product') return `the product of variant ${need.variantId}`
	return need.kind === 'field' ? fieldOf(need.path) || 'the order' : need.kind
}

/** Returns a path as text: `orderItems[0].quantity`. */
function fieldOf(path: Path): string {
	return path.map((step, at) => (typeof step === 'number' ? `[${step}]` : at === 0 ? step : `.${step}`)).join('')
}

/** The effect of an error. Below: the effects of warnings, by the `about` of the issue. */
const INVALID = 'makes the order invalid'
const WARNING: Readonly<Record<Issue['about'], string>> = {
	refusal: 'the store may reject it',
	delivery: 'the parcel may not arrive',
	change: 'changed or ignored',
	usage: 'wrong call',
	response: 'wrong answer',
}

/** Returns how often each code and each status occurs, and what wasn't checked. */
export function summary(tally: Tally, products: unknown): string {
	const width = Math.max(...tally.codes.map(({ code }) => code.length))
	const rows = tally.codes.map(
		({ code, severity, about, orders }) =>
			`  ${code.padEnd(width)}  ${group(orders).padStart(9)}  ${severity === 'error' ? `${red('error  ')}  ${INVALID}` : `${yellow('warning')}  ${WARNING[about]}`}`,
	)
	const notes = tally.notJudged.map(({ sentence }) => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`)
	const shipping = products === null ? ['Shipping was not checked. Add the products: --products products.json'] : []
	const fixed =
		tally.fixed > 0 ? [`${count(tally.fixed, 'cell')} ${tally.fixed === 1 ? 'was' : 'were'} corrected.`] : []
	return `${[...rows, tally.line, ...fixed, ...notes, ...(tally.hasItems ? shipping : [])].join('\n')}\n`
}

type Draft = Parameters<typeof buildOrder>[0]

/** Explains the order that a store of credits builds, amount by amount, or shows the issues that prevent it. */
export function explain(order: object, { products, policy, language }: Facts, balance: number): string[] {
	const facts = { collection: { rewardType: 'Coins', paymentCheckout: true }, balance } as const
	const built = buildOrder(order as Draft, products === null ? facts : { ...facts, products }, policy)
	if (built.status === 'valid') {
		return built.value.explanation.text.split('\n').map((line) => `    ${green('│')} ${line}`)
	}
	const errors = translateIssues(built.issues, language)
		.filter((issue) => issue.severity === 'error')
		.map((issue) => issue.message)
	return [...new Set(errors)].map((message) => `    ${red('│')} can't be placed: ${message}`)
}
