import { compareIssues, type Issue, type Messages, makeIssue, type RuleId } from '../core/issue.ts'
import { typeName } from '../core/read.ts'
import type { Verdict } from '../core/verdict.ts'
import { copyTree } from './copy-tree.ts'
import type { Fault, Finding, Found } from './found.ts'
import { readLimits } from './limits.ts'

/** Makes a value's typed copy, or says in `found` what is wrong with it. */
export type Reader<T> = (value: unknown, found: Found) => T | undefined

/** One message for each fault, under the codes of a family. */
export type ShapeMessages<Family extends string> = Messages<`${Family}.${Fault}`>

/** Two faults refuse nothing: the value is read all the same. */
const WARNINGS: ReadonlyMap<Fault, RuleId> = new Map([
	['null', 'D-92'],
	['loose-date-time', 'D-50'],
])

/**
 * The verdict on a body: a copy in the interface's types, without what the interface doesn't name, or everything that is wrong with
 * it. Never throws; an input that throws when it is read, or that inherits fields from a polluted `Object.prototype`, is first
 * copied with care.
 */
export function parse<T, Family extends 'request' | 'response'>(
	family: Family,
	messages: ShapeMessages<Family>,
	rule: RuleId,
	read: Reader<T>,
	input: unknown,
	limits: unknown,
): Verdict<T, `${Family}.${Fault}`> {
	let found = begin(limits)
	let value: T | undefined
	try {
		value = read(isPolluted() ? copyTree(input, found, 0, null) : input, found)
	} catch {
		found = begin(limits)
		value = read(copyTree(input, found, 0, null), found)
	}
	if (value !== undefined && found.findings.length === 0) return { status: 'valid', value, issues: NO_ISSUES }
	const issues = found.findings.map((finding) => toIssue(finding, family, messages, rule)).sort(compareIssues)
	if (value !== undefined && !issues.some((issue) => issue.severity === 'error'))
		return { status: 'valid', value, issues }
	const nothing: Finding = { fault: 'type', path: [], expected: 'JSON', actual: input }
	const [first = toIssue(nothing, family, messages, rule), ...rest] = issues
	return { status: 'invalid', issues: [first, ...rest] }
}

const NO_ISSUES: readonly never[] = Object.freeze([])

function begin(limits: unknown): Found {
	const { maxItems, maxDepth } = readLimits(limits)
	return { findings: [], itemsLeft: maxItems, maxDepth }
}

/** True when any object at all would seem to have fields that somebody put on the prototype of all. */
function isPolluted(): boolean {
	for (const _ in NO_FIELDS) return true
	return false
}

const NO_FIELDS = {}

function toIssue<Family extends string>(
	{ fault, path, expected, actual }: Finding,
	family: Family,
	messages: ShapeMessages<Family>,
	rule: RuleId,
): Issue<`${Family}.${Fault}`> {
	const lenient = WARNINGS.get(fault)
	return makeIssue(messages, `${family}.${fault}`, {
		severity: lenient === undefined ? 'error' : 'warning',
		path,
		rule: lenient ?? rule,
		params: { field: nameOf(path) || `the ${family}`, expected, actual: show(fault, actual) },
	})
}

/** What a message says of the value: its type where that is what is wrong, else the value. */
function show(fault: Fault, actual: unknown): string {
	return (fault !== 'type' && typeof actual === 'string') || typeof actual === 'number'
		? String(actual)
		: typeName(actual)
}

/** How a message names the field at a path: `orderItems[2].quantity`. */
function nameOf(path: readonly (string | number)[]): string {
	return path.map((step, at) => (typeof step === 'number' ? `[${step}]` : at === 0 ? step : `.${step}`)).join('')
}
