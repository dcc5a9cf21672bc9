import { isList, isRecord, lengthOf, readField } from '../../rules/core/read.ts'
import type { ServiceState } from '../model/state.ts'

/** How much of a value is read. */
interface Extent {
	readonly values: number
	/** The UTF-16 units of each text. */
	readonly text: number
}

/** The limits that keep a report short. */
const SHORT: Extent = { values: 20_000, text: 10_000 }
/** A limit that no answer of a service reaches. */
export const WHOLE: Extent = { values: 2_000_000, text: 10_000_000 }
const MAX_LEVELS = 64

/**
 * Returns a copy of any value as plain JSON, up to a limit. The value is read once, and the copy can't change, contain a cycle or throw. A value
 * that JSON cannot represent becomes a text in parentheses: `(undefined)`, `(function)`, `(NaN)`, `(too deep)`, `(too much)`, `(unreadable)`. Keys
 * without a value are dropped, and a list ends at its first hole. -0 becomes 0, because some languages write -0 (D-143).
 *
 * @example
 * toPlain({ a: [1, Number.NaN, undefined, 2], b: undefined }) // => { a: [1, '(NaN)', '(undefined)'] }
 */
export function toPlain(value: unknown, extent: Extent = SHORT): unknown {
	return copy(value, MAX_LEVELS, { left: extent.values, text: extent.text })
}

interface Budget {
	left: number
	readonly text: number
}

function copy(value: unknown, levels: number, budget: Budget): unknown {
	if (budget.left-- <= 0) return '(too much)'
	if (value === null || typeof value === 'boolean') return value
	if (typeof value === 'string') return value.length > budget.text ? `${value.slice(0, budget.text)}…` : value
	if (value === 0) return 0
	if (typeof value === 'number') return Number.isFinite(value) ? value : `(${value})`
	if (typeof value !== 'object') return `(${typeof value})`
	if (levels === 0) return '(too deep)'
	if (isList(value)) return copyList(value, levels - 1, budget)
	return copyObject(value, levels - 1, budget)
}

function copyList(list: readonly unknown[], levels: number, budget: Budget): unknown[] {
	const copied: unknown[] = []
	const length = lengthOf(list)
	for (let i = 0; i < length && budget.left > 0; i++) {
		const element = readField(list, i)
		copied.push(copy(element, levels, budget))
		// A hole: JSON has none, and four billion more could follow.
		if (element === undefined) break
	}
	return copied
}

function copyObject(object: object, levels: number, budget: Budget): unknown {
	const entries: [string, unknown][] = []
	try {
		for (const key of Object.keys(object)) {
			const value = readField(object, key)
			if (value !== undefined) entries.push([key, copy(value, levels, budget)])
			if (budget.left <= 0) break
		}
	} catch {
		return '(unreadable)'
	}
	// Defines the keys instead of setting them, because of `__proto__`.
	return Object.fromEntries(entries)
}

/** A field that contains a token or a secret. */
const FIELD = /^.*(?:token|secret).*$/i
/** A shorter text doesn't count as a secret, because words may contain it. */
const MIN_LENGTH = 4

/** Returns the tokens and secrets in a state and in an answer, each with its name in reports. The longest come first. */
export function secretsIn({ tokens, clients }: ServiceState, answer: unknown): readonly (readonly [string, string])[] {
	const found: [string, string][] = [
		...clients.map(({ clientSecret }, at): [string, string] => [clientSecret, `<secret ${at}>`]),
		...tokens.flatMap(({ accessToken, refreshToken }): [string, string][] => [
			[accessToken, '<token>'],
			[refreshToken, '<refresh>'],
		]),
	]
	collect(answer, found)
	return found.filter(([text]) => text.length >= MIN_LENGTH).sort(([a], [b]) => b.length - a.length)
}

function collect(value: unknown, found: [string, string][]): void {
	if (isList(value)) for (const part of value) collect(part, found)
	if (!isRecord(value)) return
	for (const [key, part] of Object.entries(value)) {
		if (FIELD.test(key) && typeof part === 'string') found.push([part, '<string>'])
		else collect(part, found)
	}
}

/** Returns a copy of plain JSON with the names of tokens and secrets instead of their texts. A field for a token has the type of its value. */
export function hideSecrets<T>(value: T, secrets: readonly (readonly [string, string])[]): T {
	return hide(value, secrets) as T
}

function hide(value: unknown, secrets: readonly (readonly [string, string])[]): unknown {
	if (typeof value === 'string') {
		let shown = value
		for (const [secret, name] of secrets) if (shown.includes(secret)) shown = shown.split(secret).join(name)
		return shown
	}
	if (isList(value)) return value.map((part) => hide(part, secrets))
	if (!isRecord(value)) return value
	const entries = Object.entries(value).map(([key, part]) => {
		const isHidden = FIELD.test(key) && part !== null && part !== '' && typeof part !== 'object'
		return [key, isHidden ? `<${typeof part}>` : hide(part, secrets)] as const
	})
	return Object.fromEntries(entries)
}
