import { copyOwn, openFields, openItems } from '../core/open.ts'
import { isRecord, readField } from '../core/read.ts'
import { DATA_FORMAT } from '../country/fact-table.ts'
import { areSafe } from './safe-facts.ts'

/** The fields of a file of facts. */
interface GivenFile {
	readonly format: number
	readonly digest: string
	readonly data: readonly unknown[]
}

/** The content of a file of facts: the data in the file, or the reason why the file isn't used. */
export interface OpenedFile {
	readonly data: readonly unknown[]
	readonly flaw?: string
}

/** The most characters of a file. A file with all countries has 350,000. */
const MAX_LENGTH = 2_000_000
/** The most values and entries of a file: more than a file with all countries has. */
export const MAX_FACTS = 100_000
export const MAX_ENTRIES = 10_000

/** Returns whether a value is a file of facts, imported or as text. */
export function isFactsFile(given: unknown): boolean {
	return typeof given === 'string' || readField(given, 'data') !== undefined
}

/** Opens a file of facts. Reads at most 2,000,000 characters. Rejects a file with a pattern that may be slow. */
export function openFactsFile(given: unknown): OpenedFile {
	const text = typeof given === 'string' ? given : writeJson(given)
	const file = text.length <= MAX_LENGTH ? readJson(text) : null
	const { format, digest, data } = openFields<GivenFile>(file, ['format', 'digest', 'data'])
	const list = openItems(data, MAX_ENTRIES)
	if (format !== DATA_FORMAT && typeof format === 'number')
		return { data: list.map((each) => (isRecord(each) ? { ...each, format } : each)) }
	const isRead = format === DATA_FORMAT && digest === digestOf(JSON.stringify(data) ?? '')
	const isWhole = isRead && list.every((each) => areSafe(readField(each, 'facts')))
	return isWhole ? { data: list } : { data: [], flaw: 'The file of facts was changed or cut: load it again.' }
}

function readJson(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return null
	}
}

/**
 * Returns a value as JSON; an empty text for a value that JSON can't represent. The JSON is written from a copy, because an object from a caller may
 * be endless.
 */
export function writeJson(given: unknown): string {
	try {
		return JSON.stringify(copyOwn(given, { itemsLeft: MAX_FACTS }, 0)) ?? ''
	} catch {
		return ''
	}
}

/** Returns the checksum of a text as 16 hex digits: two 32-bit sums (FNV-1a with two primes). */
export function digestOf(text: string): string {
	let [first, second] = [0x811c9dc5, 0x811c9dc5]
	for (let at = 0; at < text.length; at++) {
		first = Math.imul(first ^ text.charCodeAt(at), 0x01000193)
		second = Math.imul(second ^ text.charCodeAt(at), 0x85ebca6b)
	}
	return [first, second].map((sum) => (sum >>> 0).toString(16).padStart(8, '0')).join('')
}
