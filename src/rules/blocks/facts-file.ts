import { copyOwn, openFields, openItems } from '../core/open.ts'
import { isRecord, readField } from '../core/read.ts'
import { RULESET } from '../core/ruleset.ts'
import { BLOCK_FORMAT } from '../country/fact-table.ts'
import type { Block } from './block.ts'
import { areSafe } from './safe-facts.ts'

/** The facts of countries as JSON, which `orderwright facts` writes. Rules of the same format read them, whatever their release. */
export interface FactsFile {
	readonly format: number
	/** The version of the package that wrote the file. */
	readonly release: string
	/** The day on which the newest sources of the facts were taken. */
	readonly date: string
	/** Of the blocks. It shows a file that was cut or changed by mistake; it is no signature. */
	readonly digest: string
	/** Each with its own facts alone. */
	readonly blocks: readonly Block[]
}

/** What is opened of a file: its blocks, or why it is as good as none. */
export interface OpenedFile {
	readonly blocks: readonly unknown[]
	readonly flaw?: string
}

/** All countries have 350,000 characters. */
const MAX_LENGTH = 2_000_000
const MAX_FACTS = 100_000
const MAX_BLOCKS = 10_000

/** Returns the file of these blocks and of the blocks that they bring, each once. `date` and `release` are those of this package. */
export function writeFactsFile(blocks: readonly Block[]): FactsFile {
	const all = new Map<string, Block>()
	const queue = [...blocks]
	for (const { brings = [], ...block } of queue) {
		queue.push(...brings)
		if (block.kind !== 'typing') all.set(`${block.kind} ${block.of}`, block)
	}
	const { version: release, date } = RULESET
	const list = [...all.values()]
	return { format: BLOCK_FORMAT, release, date, digest: digestOf(JSON.stringify(list)), blocks: list }
}

/** Returns whether a caller's value is a file of facts, as an import or as text. */
export function isFactsFile(given: unknown): boolean {
	return typeof given === 'string' || readField(given, 'blocks') !== undefined
}

/** Opens a file of facts. Reads at most 2,000,000 characters, and no pattern that could take long. */
export function openFactsFile(given: unknown): OpenedFile {
	const text = typeof given === 'string' ? given : writeJson(given)
	const file = text.length <= MAX_LENGTH ? readJson(text) : null
	const { format, digest, blocks } = openFields<FactsFile>(file, ['format', 'digest', 'blocks'])
	const list = openItems(blocks, MAX_BLOCKS)
	if (format !== BLOCK_FORMAT && typeof format === 'number')
		return { blocks: list.map((block) => (isRecord(block) ? { ...block, format } : block)) }
	const isWhole =
		digest === digestOf(JSON.stringify(blocks) ?? '') && list.every((block) => areSafe(readField(block, 'facts')))
	return isWhole ? { blocks: list } : { blocks: [], flaw: 'The file of facts was changed or cut: load it again.' }
}

function readJson(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return null
	}
}

function writeJson(given: unknown): string {
	try {
		return JSON.stringify(copyOwn(given, { itemsLeft: MAX_FACTS }, 0)) ?? ''
	} catch {
		return ''
	}
}

/** Returns 16 hex digits of a text: two sums of 32 bits (FNV-1a, with two primes). */
function digestOf(text: string): string {
	let [first, second] = [0x811c9dc5, 0x811c9dc5]
	for (let at = 0; at < text.length; at++) {
		first = Math.imul(first ^ text.charCodeAt(at), 0x01000193)
		second = Math.imul(second ^ text.charCodeAt(at), 0x85ebca6b)
	}
	return [first, second].map((sum) => (sum >>> 0).toString(16).padStart(8, '0')).join('')
}
