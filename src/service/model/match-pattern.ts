import type { Path } from '../../rules/core/issue.ts'
import { isList, isRecord, readField } from '../../rules/core/read.ts'
import { isSameText } from '../../rules/html/is-same-text.ts'
import { foldEmail } from '../../rules/order/apply-reward.ts'
import type { LinePattern, Pattern } from './expectation.ts'
import { containsText, describeContent, expectationOf, quote } from './match-value.ts'

/** A place where a body differs from its pattern. */
export interface Difference {
	readonly path: Path
	/** In words. Null if the list should not contain the item. */
	readonly expected: string | null
	readonly actual: string
	/** The clause of the innermost field that states one. */
	readonly rule?: string | undefined
}

/** A place in a body, and the comparison to which it belongs. */
interface Place {
	readonly path: Path
	readonly rule: string | undefined
	readonly found: Difference[]
	/** Whether a list of this length may be a page of a longer list. */
	readonly isPage: (length: number) => boolean
	/** Whether a value that only a decision derives must match. */
	readonly isExact: boolean
}

/** The deepest nesting that is compared. No pattern of the model is deeper. */
const MAX_LEVELS = 80

/**
 * Returns every place where a plain JSON body differs from a pattern. For a value that isn't a pattern, returns an empty list. A list with pages
 * may be incomplete if `isPage` accepts its length.
 */
export function findDifferences(
	pattern: unknown,
	body: unknown,
	isPage: (length: number) => boolean = () => false,
	isExact = false,
): readonly Difference[] {
	const found: Difference[] = []
	try {
		match(pattern, body, { path: [], rule: undefined, found, isPage, isExact })
	} catch {
		// An unknown kind of pattern matches anything.
	}
	return found
}

function match(given: unknown, value: unknown, at: Place): void {
	if (at.path.length > MAX_LEVELS || !isPattern(given)) return
	if (given.kind === 'object') matchObject(given, value, at)
	else if (given.kind === 'sequence' || given.kind === 'set' || given.kind === 'lines') {
		if (!isList(value)) note(at, 'a list', quote(value))
		else if (given.kind === 'sequence') matchSequence(given.items, value, at)
		else if (given.kind === 'set') matchSet(given, value, at)
		else matchLines(given.items, value, at)
	} else if (given.kind === 'exact') {
		if (at.isExact) match(given.pattern, value, at)
	} else if (given.kind === 'decided') {
		if (value === null) note(at, 'not null', 'null')
		else if (given.contains !== undefined && !containsText(value, given.contains))
			note(at, describeContent(given.contains), quote(value))
		else if (at.isExact && value !== given.value) note({ ...at, rule: given.rule }, quote(given.value), quote(value))
	} else {
		const expected = expectationOf(given, value)
		if (expected !== null) note(at, expected, quote(value))
	}
}

function note({ path, rule, found }: Place, expected: string | null, actual: string): void {
	found.push({ path, expected, actual, rule })
}

function into(at: Place, key: string | number, rule = at.rule): Place {
	return { ...at, path: [...at.path, key], rule }
}

function matchObject(pattern: Extract<Pattern, { kind: 'object' }>, value: unknown, at: Place): void {
	if (value === null && pattern.orNull) return
	if (!isRecord(value)) {
		note(at, 'an object', quote(value))
		return
	}
	for (const field of pattern.fields) {
		const part = readField(value, field.name)
		const isFree = part === undefined || (part === null && field.isNullWrong !== true)
		const misspelled = part === undefined ? spellingOf(value, field.name) : undefined
		if (!field.isRequired && isFree && misspelled === undefined) continue
		const inside = into(at, field.name, field.rule)
		if (part === undefined) note(inside, 'there', misspelled === undefined ? 'missing' : quote(misspelled))
		else if (!isOf(field.pattern, value, part)) match(field.pattern, part, inside)
	}
}

/** Returns another spelling of a field's name in an object: "names of fields are camel case and exact". */
function spellingOf(value: Readonly<Record<string, unknown>>, name: string): string | undefined {
	const fold = (text: string): string => text.replace(/[_-]/g, '').toLowerCase()
	return Object.keys(value).find((key) => key !== name && key.length <= MAX_NAME && fold(key) === fold(name))
}

/** The longest name that is compared. */
const MAX_NAME = 60

/** Returns whether a field has the value that its pattern derives from another field: the length of a list, or the text of HTML. */
function isOf(pattern: Pattern, value: unknown, part: unknown): boolean {
	if (pattern.kind !== 'count' && pattern.kind !== 'untagged') return false
	const beside = readField(value, pattern.of)
	if (pattern.kind === 'count') return isList(beside) && beside.length === part
	return typeof beside !== 'string' || (typeof part === 'string' && isSameText(beside, part))
}

function matchSequence(items: readonly Pattern[], value: readonly unknown[], at: Place): void {
	if (value.length !== items.length) note(at, countOf(items.length), countOf(value.length))
	else for (const [index, item] of items.entries()) match(item, value[index], into(at, index))
}

function matchSet(
	{ key, items, isOpen, isPaged }: Extract<Pattern, { kind: 'set' }>,
	value: readonly unknown[],
	at: Place,
): void {
	/** The indexes of the items by text, in descending order. */
	const indexes = new Map<string, number[]>()
	for (let index = value.length - 1; index >= 0; index--) {
		const text = readField(value[index], key)
		if (typeof text !== 'string') continue
		const folded = foldEmail(text)
		const known = indexes.get(folded)
		if (known === undefined) indexes.set(folded, [index])
		else known.push(index)
	}
	const mayBeMissing = isPaged === true && at.isPage(value.length)
	const met = new Set<number>()
	for (const item of items) {
		const index = indexes.get(foldEmail(item.key))?.pop()
		if (index !== undefined) {
			met.add(index)
			match(item.pattern, value[index], into(at, index))
		} else if (item.isRequired && !mayBeMissing) note(at, `a list with ${key} ${quote(item.key)}`, 'a list without it')
	}
	if (isOpen === true || (isOpen === 'D-84' && !at.isExact)) return
	for (let index = 0; index < value.length; index++) if (!met.has(index)) note(into(at, index), null, '')
}

/** Compares the lines of an order. A service may return two lines of a variant as one line (D-101). */
function matchLines(items: readonly LinePattern[], value: readonly unknown[], at: Place): void {
	const known = new Map(items.map((item) => [item.variantId, item]))
	const totals = new Map<string, number>()
	const counts = new Map<unknown, number>()
	for (const line of value) {
		const variantId = readField(line, 'variantId')
		counts.set(variantId, (counts.get(variantId) ?? 0) + 1)
	}
	const met = new Set<unknown>()
	for (const [index, line] of value.entries()) {
		const id = readField(line, 'id')
		if (typeof id === 'string' && met.has(id)) note(into(into(at, index), 'id'), 'an id of this line alone', quote(id))
		met.add(id)
		const variantId = readField(line, 'variantId')
		const item = typeof variantId === 'string' ? known.get(variantId) : undefined
		if (item === undefined) note(into(at, index), null, '')
		else {
			totals.set(item.variantId, (totals.get(item.variantId) ?? 0) + Number(readField(line, 'quantity')))
			match(item.pattern, line, into(at, index))
			const { ids = [] } = item
			if (ids.length === counts.get(variantId) && typeof id === 'string' && !ids.includes(id))
				note(into(into(at, index), 'id'), ids.map(quote).join(' or '), quote(id))
		}
	}
	for (const { variantId, quantity } of known.values()) {
		const total = totals.get(variantId) ?? 0
		if (total !== quantity) note(at, `lines with ${quantity} of ${quote(variantId)}`, `lines with ${total}`)
	}
}

function isPattern(value: unknown): value is Pattern {
	return typeof readField(value, 'kind') === 'string'
}

function countOf(count: number): string {
	return count === 1 ? '1 item' : `${count} items`
}
