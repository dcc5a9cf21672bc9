import { compareIssues, type Issue, type Messages, type RuleId } from '../core/issue.ts'
import { typeName } from '../core/read.ts'
import type { Verdict } from '../core/verdict.ts'
import { copyTree } from './copy-tree.ts'
import type { Fault, Finding, Found } from './found.ts'
import { begin } from './limits.ts'

/** Makes a value's typed copy, or says in `found` what is wrong with it. */
export type Reader<T> = (value: unknown, found: Found) => T | undefined

/** One message for each fault, under the codes of a family. */
export type ShapeMessages<Family extends string> = Messages<`${Family}.${Fault}`>

type Family = 'request' | 'response'

/** What a message can show of a fault. */
type ShapeParams = { readonly field: string; readonly expected: string; readonly actual: string }

const NO_FIELDS = {}
/** The longest text that a message repeats. */
const LONGEST = 80

/**
 * The verdict on a body: a copy in the interface's types, without what the interface doesn't name, or everything that is wrong with
 * it. Never throws; an input that throws when it is read, or that inherits fields from a polluted `Object.prototype`, is first
 * copied with care.
 */
export function parse<T, F extends Family>(
	family: F,
	messages: ShapeMessages<F>,
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
	if (value !== undefined && found.findings.length === 0) return { status: 'valid', value, issues: [] }
	const issues = found.findings.map((finding) => toIssue(finding, family, messages, rule))
	if (issues.length > 1) issues.sort(compareIssues)
	if (value !== undefined && !issues.some(isError)) return { status: 'valid', value, issues }
	if (isNonEmpty(issues)) return { status: 'invalid', issues }
	const nothing: Finding = { fault: 'type', path: [], expected: 'JSON', actual: input }
	return { status: 'invalid', issues: [toIssue(nothing, family, messages, rule)] }
}

function isNonEmpty<T>(list: readonly T[]): list is readonly [T, ...T[]] {
	return list.length > 0
}

/** True when any object at all would seem to have fields that somebody put on the prototype of all. */
function isPolluted(): boolean {
	for (const _ in NO_FIELDS) return true
	return false
}

const isError = ({ severity }: Issue): boolean => severity === 'error'

/** Made without the detour of `makeIssue`, since what is wrong is often found in one body after another. */
function toIssue<F extends Family>(
	{ fault, path, expected, actual }: Finding,
	family: F,
	messages: ShapeMessages<F>,
	rule: RuleId,
): Issue<`${F}.${Fault}`> {
	const code: `${F}.${Fault}` = `${family}.${fault}`
	const params: ShapeParams = { field: nameOf(path) || `the ${family}`, expected, actual: show(fault, actual) }
	const isNull = fault === 'null'
	const isLenient = isNull || fault === 'loose-date-time'
	return {
		code,
		severity: isLenient ? 'warning' : 'error',
		path,
		message: fill(messages[code], params),
		params,
		rule: isNull ? 'D-92' : isLenient ? 'D-50' : rule,
	}
}

/** A template with the three parameters in the place of their names; no value is read as a template. */
function fill(template: string, { field, expected, actual }: ShapeParams): string {
	let text = ''
	let from = 0
	for (let open = template.indexOf('{'); open >= 0; open = template.indexOf('{', from)) {
		const initial = template[open + 1]
		text += template.slice(from, open) + (initial === 'f' ? field : initial === 'e' ? expected : actual)
		from = template.indexOf('}', open) + 1
	}
	return text + template.slice(from)
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
	return name.length > LONGEST ? 'this field' : name
}
