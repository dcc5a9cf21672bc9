import type { Path } from '../../rules/core/issue.ts'
import { isList, isRecord, readField } from '../../rules/core/read.ts'
import { isSameText } from '../../rules/html/is-same-text.ts'
import { foldEmail } from '../../rules/order/reward.ts'
import type { LinePattern, Pattern } from './expectation.ts'
import { expectationOf, show } from './match-value.ts'

/** A place where a body differs from its pattern. */
export interface Departure {
	readonly path: Path
	/** In words. Null for an item that should not be in the list. */
	readonly expected: string | null
	readonly actual: string
	/** The clause of the innermost field that has one. */
	readonly rule?: string | undefined
}

/** The state of one comparison. */
interface Matching {
	readonly found: Departure[]
	/** Whether a list of this length may be one page of a longer list. */
	readonly isPage: (length: number) => boolean
	/** Whether values that only a decision derives bind. */
	readonly isExact: boolean
}

/** The deepest nesting that is compared, deeper than any pattern of the model. */
const MOST_LEVELS = 80

/**
 * Returns every place where a plain JSON body differs from a pattern; an empty list for a value that is not a pattern. A paged list
 * may lack items if `isPage` accepts its length.
 */
export function findDepartures(
	pattern: unknown,
	body: unknown,
	isPage: (length: number) => boolean = () => false,
	isExact = false,
): readonly Departure[] {
	const found: Departure[] = []
	try {
		match(pattern, body, [], undefined, { found, isPage, isExact })
	} catch {
		// An unknown kind of pattern matches anything.
	}
	return found
}

function match(given: unknown, value: unknown, path: Path, rule: string | undefined, matching: Matching): void {
	if (path.length > MOST_LEVELS || !isPattern(given)) return
	if (given.kind === 'object') matchObject(given, value, path, rule, matching)
	else if (given.kind === 'sequence') matchSequence(given.items, value, path, rule, matching)
	else if (given.kind === 'set') matchSet(given, value, path, rule, matching)
	else if (given.kind === 'lines') matchLines(given.items, value, path, rule, matching)
	else if (given.kind === 'exact') {
		if (matching.isExact) match(given.pattern, value, path, rule, matching)
	} else if (given.kind === 'decided') {
		if (value === null) matching.found.push({ path, expected: 'not null', actual: 'null', rule })
		else if (matching.isExact && value !== given.value) {
			matching.found.push({ path, expected: show(given.value), actual: show(value), rule: given.rule })
		}
	} else {
		const expected = expectationOf(given, value)
		if (expected !== null) matching.found.push({ path, expected, actual: show(value), rule })
	}
}

function matchObject(
	pattern: Extract<Pattern, { kind: 'object' }>,
	value: unknown,
	path: Path,
	rule: string | undefined,
	matching: Matching,
): void {
	if (value === null && pattern.orNull) return
	if (!isRecord(value)) {
		matching.found.push({ path, expected: 'an object', actual: show(value), rule })
		return
	}
	for (const field of pattern.fields) {
		const part = readField(value, field.name)
		const inner = field.rule ?? rule
		const isFree = part === undefined || (part === null && field.isNullWrong !== true)
		if (!field.isRequired && isFree) continue
		const at = [...path, field.name]
		if (part === undefined) matching.found.push({ path: at, expected: 'there', actual: 'missing', rule: inner })
		else if (!isOf(field.pattern, value, part)) match(field.pattern, part, at, inner, matching)
	}
}

/** Returns whether a field is what its pattern derives from the field beside it: the length of a list, or the text of HTML. */
function isOf(pattern: Pattern, value: unknown, part: unknown): boolean {
	if (pattern.kind !== 'count' && pattern.kind !== 'untagged') return false
	const beside = readField(value, pattern.of)
	if (pattern.kind === 'count') return isList(beside) && beside.length === part
	return typeof beside !== 'string' || (typeof part === 'string' && isSameText(beside, part))
}

function matchSequence(
	items: readonly Pattern[],
	value: unknown,
	path: Path,
	rule: string | undefined,
	matching: Matching,
): void {
	if (!isListed(value, path, rule, matching)) return
	if (value.length !== items.length) {
		matching.found.push({ path, expected: countOf(items.length), actual: countOf(value.length), rule })
	} else for (const [at, item] of items.entries()) match(item, value[at], [...path, at], rule, matching)
}

function matchSet(
	{ key, items, isOpen, isPaged }: Extract<Pattern, { kind: 'set' }>,
	value: unknown,
	path: Path,
	rule: string | undefined,
	matching: Matching,
): void {
	if (!isListed(value, path, rule, matching)) return
	/** The indexes of the items by text, in descending order. */
	const indexes = new Map<string, number[]>()
	for (let at = value.length - 1; at >= 0; at--) {
		const text = readField(value[at], key)
		if (typeof text !== 'string') continue
		const folded = foldEmail(text)
		const known = indexes.get(folded)
		if (known === undefined) indexes.set(folded, [at])
		else known.push(at)
	}
	const mayLack = isPaged === true && matching.isPage(value.length)
	const met = new Set<number>()
	for (const item of items) {
		const at = indexes.get(foldEmail(item.key))?.pop()
		if (at !== undefined) {
			met.add(at)
			match(item.pattern, value[at], [...path, at], rule, matching)
		} else if (item.isRequired && !mayLack) {
			matching.found.push({ path, expected: `a list with ${key} ${show(item.key)}`, actual: 'a list without it', rule })
		}
	}
	const mayHold = isOpen === true || (isOpen === 'D-84' && !matching.isExact)
	for (let at = 0; at < value.length; at++) {
		if (!met.has(at) && !mayHold) matching.found.push({ path: [...path, at], expected: null, actual: '', rule })
	}
}

/** Compares the lines of an order. A service may show two lines of a variant as one (D-101). */
function matchLines(
	items: readonly LinePattern[],
	value: unknown,
	path: Path,
	rule: string | undefined,
	matching: Matching,
): void {
	if (!isListed(value, path, rule, matching)) return
	const known = new Map(items.map((item) => [item.variantId, item]))
	const totals = new Map<string, number>()
	for (const [at, line] of value.entries()) {
		const variantId = readField(line, 'variantId')
		const item = typeof variantId === 'string' ? known.get(variantId) : undefined
		if (item === undefined) matching.found.push({ path: [...path, at], expected: null, actual: '', rule })
		else {
			totals.set(item.variantId, (totals.get(item.variantId) ?? 0) + Number(readField(line, 'quantity')))
			match(item.pattern, line, [...path, at], rule, matching)
		}
	}
	for (const { variantId, quantity } of known.values()) {
		const total = totals.get(variantId) ?? 0
		if (total === quantity) continue
		const expected = `lines with ${quantity} of ${show(variantId)}`
		matching.found.push({ path: [...path], expected, actual: `lines with ${total}`, rule })
	}
}

/** Returns whether a value is a list; notes that it isn't. */
function isListed(
	value: unknown,
	path: Path,
	rule: string | undefined,
	{ found }: Matching,
): value is readonly unknown[] {
	const isIt = isList(value)
	if (!isIt) found.push({ path, expected: 'a list', actual: show(value), rule })
	return isIt
}

function isPattern(value: unknown): value is Pattern {
	return typeof readField(value, 'kind') === 'string'
}

function countOf(count: number): string {
	return count === 1 ? '1 item' : `${count} items`
}
