import {
	type Change,
	clipParams,
	comparePaths,
	compareText,
	fillTemplate,
	type Issue,
	joinPaths,
	type Messages,
	NO_WORDS,
	type Params,
	type Path,
	prefixChanges,
	type RuleId,
	type Severity,
	type Words,
} from './issue.ts'
import type { Need, Verdict } from './verdict.ts'

/**
 * What one judgement has found so far. Rules note findings as data while they judge; `toVerdict` makes issues with messages of them
 * once, at the end. A good input makes no list at all.
 */
export interface Findings {
	/** Null until the first finding. */
	list: Finding[] | null
	/** Facts that are missing, each once; null until the first. */
	needs: Need[] | null
	/** The place of the check that judges now in the order of checks (D-04). */
	check: number
	/** Where the input of that check stands in the caller's input. */
	prefix: Path
	/** True once an error was noted. */
	isRefused: boolean
	/** The country that the issues are about, once it is known. */
	country: string | null
	/** The code of the province that the input names or probably means, once it is known: what is suggested later agrees with it. */
	province: string | null
	/** The words for messages about a country; null where a rule judges alone and shows codes. */
	readonly wordsOf: WordsOf | null
}

/** What is wrong with one place of the input, before it has words. */
export interface Finding {
	readonly check: number
	readonly template: string
	readonly code: string
	severity: Severity
	/** In the caller's input. */
	readonly path: Path
	/** Where the paths of the suggestion start. */
	readonly prefix: Path
	readonly rule: RuleId
	params: Params
	suggestion: readonly Change[] | undefined
}

/** What messages about a country show in place of parameters: its name, and what it calls the fields of an address. */
export type WordsOf = (country: string) => Words

/** What a rule notes beside the code. */
export interface FindingDetails {
	readonly severity: Severity
	readonly path: Path
	readonly rule: RuleId
	readonly params?: Params
	readonly suggestion?: readonly Change[] | undefined
}

const HERE: Path = []

/** No findings yet. */
export function noFindings(wordsOf: WordsOf | null = null): Findings {
	return { list: null, needs: null, check: 0, prefix: HERE, isRefused: false, country: null, province: null, wordsOf }
}

/** Notes a finding under one of the codes of a rule's table of messages. */
export function note<Code extends string>(
	to: Findings,
	messages: Messages<Code>,
	code: NoInfer<Code>,
	{ severity, path, rule, params = NO_PARAMS, suggestion }: FindingDetails,
): void {
	const { check, prefix } = to
	const template = messages[code]
	const finding: Finding = {
		check,
		template,
		code,
		severity,
		path: joinPaths(prefix, path),
		prefix,
		rule,
		params,
		suggestion,
	}
	if (severity === 'error') to.isRefused = true
	// Most often there is one: a list that begins with it has no room for more, one that gets it pushed has room for seventeen.
	if (to.list === null) to.list = [finding]
	else to.list.push(finding)
}

const NO_PARAMS: Params = {}

/**
 * Notes that a field is missing, unless an error is noted at the field already: a number where a text belongs is of the wrong type,
 * and not missing as well.
 */
export function noteMissing<Code extends string>(
	to: Findings,
	messages: Messages<Code>,
	code: NoInfer<Code>,
	details: FindingDetails,
): void {
	if (!hasError(to, details.path)) note(to, messages, code, details)
}

function hasError({ list, prefix }: Findings, path: Path): boolean {
	if (list === null) return false
	const whole = joinPaths(prefix, path)
	return list.some((finding) => finding.severity === 'error' && comparePaths(finding.path, whole) === 0)
}

/** Notes a fact that the verdict needs. */
export function noteNeed(to: Findings, need: Need): void {
	if (to.needs === null) to.needs = [need]
	else to.needs.push(need)
}

/**
 * The verdict that follows from the findings: an error refuses, else a need leaves it open, else the value passes. Issues stand in the
 * order of D-04 and have their messages. A value may be undefined only where an error was noted.
 */
export function toVerdict<T, Code extends string>(value: T | undefined, findings: Findings): Verdict<T, Code> {
	const { list, needs, isRefused } = findings
	const issues = (list === null ? [] : toIssues(findings)) as Issue<Code>[]
	if (isRefused) return { status: 'invalid', issues: issues as [Issue<Code>, ...Issue<Code>[]] }
	if (needs !== null) return { status: 'unknown', needs: needs as [Need, ...Need[]], issues }
	return { status: 'valid', value: value as T, issues }
}

/** The findings with their words, in their order. */
export function toIssues({ list, wordsOf, country }: Findings): Issue[] {
	if (list === null) return []
	if (list.length > 1) sortFindings(list)
	const words = wordsOf === null || country === null ? NO_WORDS : wordsOf(country)
	const issues = new Array<Issue>(list.length)
	for (let at = 0; at < list.length; at++) issues[at] = toIssue(list[at] as Finding, words)
	return issues
}

function toIssue(finding: Finding, words: Words): Issue {
	const { prefix, template, code, severity, path, rule, suggestion } = finding
	const params = clipParams(finding.params)
	const message = fillTemplate(template, params, words)
	return suggestion === undefined
		? { code, severity, path, message, params, rule }
		: { code, severity, path, message, params, rule, suggestion: prefixChanges(suggestion, prefix) }
}

/** Puts findings in the order of D-04, in which most are noted. */
function sortFindings(list: Finding[]): void {
	for (let at = 1; at < list.length; at++) {
		if (compareFindings(list[at - 1] as Finding, list[at] as Finding) > 0) {
			list.sort(compareFindings)
			return
		}
	}
}

/** By check, then by path with numeric indexes, then errors before warnings, then by code (D-04). */
function compareFindings(a: Finding, b: Finding): number {
	return (
		a.check - b.check ||
		comparePaths(a.path, b.path) ||
		// `error` stands before `warning` in the alphabet, too.
		compareText(a.severity, b.severity) ||
		compareText(a.code, b.code)
	)
}
