import { compareIssues, type Issue, type RuleId } from '../core/issue.ts'
import { isPolluted, typeName } from '../core/read.ts'
import type { Verdict } from '../core/verdict.ts'
import { copyTree } from './copy-tree.ts'
import type { Fault, Finding, Found } from './found.ts'
import { begin } from './limits.ts'

/** Makes a value's typed copy, and says in `found` what is wrong with it; undefined only for what is an error as a whole. */
export type Reader<T> = (value: unknown, found: Found) => T | undefined

/**
 * The message for a fault. Code, not templates: what is wrong is often found in one body after another, and to fill a template
 * takes longer than all the rest of an issue. A switch, not a table: to look up one of ten functions and call it takes as long as
 * the message.
 */
export type Wording = (fault: Fault, field: string, expected: string, actual: string) => string

/** The longest text that a message repeats. */
const LONGEST = 80

/**
 * The verdict on a body: a copy in the interface's types, without what the interface doesn't name, or everything that is wrong with
 * it. Never throws; an input that throws when it is read, or that inherits fields from a polluted `Object.prototype`, is first
 * copied with care.
 */
export function parse<T, F extends string>(
	family: F,
	wording: Wording,
	rule: RuleId,
	read: Reader<T>,
	input: unknown,
	limits: unknown,
): Verdict<T, `${F}.${Fault}`> {
	let found = begin(limits)
	let value: T | undefined
	try {
		value = read(isPolluted() ? copyTree(input, found) : input, found)
	} catch {
		found = begin(limits)
		value = read(copyTree(input, found), found)
	}
	let finding = found.last
	if (finding === null) return { status: 'valid', value: value as T, issues: [] }
	// Most often there is one: a list that begins with it has no room for more, one that gets it pushed has room for seventeen.
	const issues: [Issue<`${F}.${Fault}`>, ...Issue<`${F}.${Fault}`>[]] = [toIssue(finding, family, wording, rule)]
	for (finding = finding.before; finding !== null; finding = finding.before) {
		issues.push(toIssue(finding, family, wording, rule))
	}
	if (issues.length > 1) issues.sort(compareIssues)
	for (const { severity } of issues) if (severity === 'error') return { status: 'invalid', issues }
	return { status: 'valid', value: value as T, issues }
}

function toIssue<F extends string>(
	{ fault, path, expected, actual: value }: Finding,
	family: F,
	wording: Wording,
	rule: RuleId,
): Issue<`${F}.${Fault}`> {
	const field = nameOf(path) || `the ${family}`
	const actual = show(fault, value)
	/** The decision by which it passes with a warning. */
	const lenience = fault === 'null' ? 'D-92' : fault === 'loose-date-time' ? 'D-50' : undefined
	return {
		code: `${family}.${fault}`,
		severity: lenience ? 'warning' : 'error',
		path,
		message: wording(fault, field, expected, actual),
		params: { field, expected, actual },
		rule: lenience ?? rule,
	}
}

/** What a message says of the value: its type where that is what is wrong or where it is long, else the value. */
function show(fault: Fault, actual: unknown): string {
	if (typeof actual === 'number') return String(actual)
	return fault !== 'type' && typeof actual === 'string' && actual.length <= LONGEST ? actual : typeName(actual)
}

/** How a message names the field at a path: `orderItems[2].quantity`. */
function nameOf(path: readonly (string | number)[]): string {
	let name = ''
	for (const step of path) name += typeof step === 'number' ? `[${step}]` : name === '' ? step : `.${step}`
	return name.length <= LONGEST ? name : 'this field'
}
