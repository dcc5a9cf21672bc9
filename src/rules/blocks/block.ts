import { openFields, openItems } from '../core/open.ts'
import type { Need, Unknown, Verdict } from '../core/verdict.ts'
import { readCountryCode } from '../country/countries.ts'
import type { FactTable } from '../country/fact-table.ts'
import type { ZipFormat } from '../zip/zips.ts'

/** The version of what the texts of a block mean. It grows when rules read them in another way. */
export const BLOCK_FORMAT = 2

/**
 * What a block is about: a whole country, or one kind of its facts; the numbering plans of
 * a calling code, and how its numbers are typed; what is known of the names of all provinces.
 */
export type BlockKind = 'country' | 'names' | 'zip' | 'province' | 'phone' | 'plans' | 'typing' | 'places'

/** Facts as data. `scripts/blocks/cut-blocks.ts` cuts them from the tables, and says what each text is. */
export interface Block<Kind extends BlockKind = BlockKind> {
	readonly format: number
	readonly kind: Kind
	/** The alpha-2 code of the country, the calling code, or `*` for all. */
	readonly of: string
	readonly texts: readonly string[]
	/** The digest of all this (`digestOf`). */
	readonly digest: string
	/** Blocks that belong to this one: the parts of a country, and the countries that are judged under it. */
	readonly brings?: readonly Block[]
}

/** Loads a module with blocks. */
export type BlockLoader = () => Promise<Readonly<Record<string, Block>>>

/** What a form shows of some countries before it has rules, by alpha-2 code, and what loads the rest of them, or the rules of all countries. */
export interface FormBlock {
	readonly format: number
	/** The formats of zips. */
	readonly zips: Readonly<Record<string, ZipFormat>>
	/** A phone number as an example. */
	readonly phones: FactTable
	/** The provinces to choose from, a line each: code and name. */
	readonly provinces: FactTable
	readonly rest?: readonly BlockLoader[]
	readonly rules?: () => Promise<object>
}

/** The blocks of a caller. */
export interface BlockSet {
	/** Returns the texts of a block; undefined if it is not there. */
	readonly textsOf: (kind: BlockKind, of: string) => readonly string[] | undefined
	/** Returns what the blocks of one kind are about, sorted. */
	readonly listOf: (kind: BlockKind) => readonly string[]
	/** Returns why a block that was given is as good as none; undefined if it counts, and if none was given. */
	readonly reasonFor: (kind: BlockKind, of: string) => string | undefined
}

/** More than there are. */
const MOST_BLOCKS = 10_000
/** The parts of one country. */
const PARTS: readonly BlockKind[] = ['names', 'zip', 'province', 'phone']
const FIELDS: readonly (keyof Block)[] = ['format', 'kind', 'of', 'texts', 'digest', 'brings']

/** Returns the digest of a block: FNV-1a of 32 bits, in base 36. It finds a block that was cut off or edited, not a forged one. */
export function digestOf({ format, kind, of, texts }: Omit<Block, 'digest' | 'brings'>): string {
	const all = [format, kind, of, ...texts].join('\0')
	let hash = 0x811c9dc5
	for (let at = 0; at < all.length; at++) hash = Math.imul(hash ^ all.charCodeAt(at), 0x01000193)
	return (hash >>> 0).toString(36)
}

/** Opens the blocks of a caller with all that they bring. What is no block, or one of another format, is left out. */
export function openBlocks(blocks: readonly Block[]): BlockSet {
	const texts = new Map<string, readonly string[]>()
	const refused = new Map<string, string>()
	const queue: unknown[] = [...openItems(blocks, MOST_BLOCKS)]
	for (let at = 0; at < queue.length; at++) {
		const { kind, of, brings, ...block } = openFields<Block>(queue[at], FIELDS)
		queue.push(...openItems(brings, MOST_BLOCKS - queue.length))
		if (typeof kind !== 'string' || typeof of !== 'string' || texts.has(`${kind} ${of}`)) continue
		const own = openItems(block.texts, MOST_BLOCKS).filter((text) => typeof text === 'string')
		const isOurs = block.digest === digestOf({ format: BLOCK_FORMAT, kind: kind as BlockKind, of, texts: own })
		if (isOurs && block.format === BLOCK_FORMAT) texts.set(`${kind} ${of}`, own)
		else refused.set(`${kind} ${of}`, flawOf(of, block.format))
	}
	return {
		textsOf: (kind, of) => texts.get(`${kind} ${of}`),
		listOf: (kind) => {
			const keys = [...texts.keys()].filter((key) => key.startsWith(`${kind} `))
			return keys.map((key) => key.slice(kind.length + 1)).sort()
		},
		reasonFor: (kind, of) => (texts.has(`${kind} ${of}`) ? undefined : refused.get(`${kind} ${of}`)),
	}
}

/** Returns a text of each block of a kind, read as JSON, by what the block is about. */
export function recordOf<T>({ textsOf, listOf }: BlockSet, kind: BlockKind, at: number): Readonly<Record<string, T>> {
	const texts = listOf(kind).map((of): [string, string] => [of, textsOf(kind, of)?.[at] ?? ''])
	return Object.fromEntries(texts.filter(([, text]) => text !== '').map(([of, text]) => [of, JSON.parse(text) as T]))
}

/** Returns a sentence about a block that does not count. */
function flawOf(of: string, format: unknown): string {
	return typeof format === 'number' && format !== BLOCK_FORMAT
		? `The block of ${of} has format ${format}, and these rules read format ${BLOCK_FORMAT}: take both from one version of orderwright.`
		: `The block of ${of} was changed: load it again.`
}

/**
 * Returns whether the facts of one kind about a country are there, or all of its facts. Its numbers are there with the plans of its calling
 * code, which the block names.
 */
export function hasFacts(set: BlockSet, kind: BlockKind, country: string): boolean {
	const has = (some: BlockKind, of: string): boolean => set.textsOf(some, of) !== undefined
	if (kind === 'country') return PARTS.every((part) => hasFacts(set, part, country))
	if (kind !== 'phone') return has(kind, '*') || has(kind, country)
	const callingCode = set.textsOf('phone', country)?.[0]
	return has('plans', '*') || callingCode === '' || (callingCode !== undefined && has('plans', callingCode))
}

/** Returns the verdict about a country without facts of this kind; null if there are some, and for a text that is no country. */
export function lackOf(set: BlockSet, kind: BlockKind, country: unknown): Unknown<never> | null {
	const countryCode = readCountryCode(country)
	if (countryCode === null || hasFacts(set, kind, countryCode)) return null
	return explain(set, { status: 'unknown', needs: [{ kind: 'country', countryCode }], issues: [] })
}

/** Adds to the needs of a verdict why a block that was given does not count. */
export function explain<V extends Verdict<unknown>>(set: BlockSet, verdict: V): V {
	return verdict.status === 'unknown'
		? { ...verdict, needs: verdict.needs.map((need) => explainNeed(set, need)) }
		: verdict
}

function explainNeed({ textsOf, reasonFor }: BlockSet, need: Need): Need {
	let reason: string | undefined
	if (need.kind === 'country') {
		reason = reasonFor('plans', textsOf('phone', need.countryCode)?.[0] ?? '')
		for (const kind of ['country', ...PARTS] as const) reason ??= reasonFor(kind, need.countryCode)
	} else if (need.kind === 'phone') reason = reasonFor('plans', need.callingCode)
	else if (need.kind === 'countryNames') reason = reasonFor('names', '*')
	else if (need.kind === 'places') reason = reasonFor('places', '*')
	return reason === undefined ? need : ({ ...need, reason } as Need)
}
