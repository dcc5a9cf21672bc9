import { isRecord } from '../core/read.ts'
import { zipPattern } from '../zip/zip-format.ts'

/*
 * Checks facts that a page fetched. No pattern in the facts may be slow, and each fact must have the form that the rules read. A table's text can't
 * be slow, because the rules read it line by line.
 */

/** Matches the key of a fact: a country, a calling code, `*` for all, or `none`. */
const CODE = /^(?:[A-Z]{2}|\d{1,3}|\*|none)$/
const MAX_TEXT = 200_000
/** The most ways in which a pattern may match. The patterns of all countries have far fewer. */
const MAX_PATHS = 5_000
/** The most beginnings of zips for the provinces of a country. PT has 558. */
const MAX_STARTS = 20_000
const MAX_DEPTH = 16

/** The kinds of facts, as in `Facts`. */
export const KINDS = [
	'countries',
	'countryNames',
	'falseFriends',
	'zips',
	'zipProvinces',
	'provinces',
	'provinceNames',
	'otherDivisions',
	'otherDivisionCodes',
	'nearPlaces',
	'namesakes',
	'alternativeCodes',
	'phoneExamples',
	'callingCodes',
	'plans',
	'typing',
] as const

/** The kinds whose values aren't plain text. Typing formats contain patterns of another package, so a file with them isn't read. */
const CHECKS: Readonly<Record<string, (fact: unknown) => boolean>> = {
	zips: isZip,
	zipProvinces: isPlaces,
	plans: isPlan,
	typing: () => false,
}

/** Returns whether a value contains facts by kind and code, and all patterns in it need only bounded time. */
export function areSafe(facts: unknown): boolean {
	if (!isRecord(facts)) return false
	return Object.entries(facts).every(([kind, table]) => {
		const isKind = KINDS.some((each) => each === kind)
		const isFact = CHECKS[kind] ?? isText
		return isRecord(table) && Object.entries(table).every(([code, fact]) => isKind && CODE.test(code) && isFact(fact))
	})
}

function isText(fact: unknown): fact is string {
	return typeof fact === 'string' && fact.length <= MAX_TEXT
}

const NOTATION = /^(?:[0-9A-Zaeinx ;|?{}()_-]|\[[0-9A-Z-]+\])*$/

function isZip(fact: unknown): boolean {
	if (!isRecord(fact) || !isText(fact['forms'])) return false
	const { forms, notAssigned, zeros, ...others } = fact
	return [forms, notAssigned, zeros].every(isNotation) && Object.values(others).every(isText)
}

/** Returns whether a zip notation has few forms. `expand` of `zip-format.ts` writes each of them. */
function isNotation(text: unknown): boolean {
	if (text === undefined) return true
	if (!isText(text) || !NOTATION.test(text)) return false
	const counts = text
		.split(';')
		.map((form) => form.split(/[()]/g).reduce((count, part) => count * part.split('|').length, 1))
	return counts.reduce((sum, count) => sum + count, 0) <= MAX_PATHS && isCompiled(() => zipPattern(text))
}

function isPlaces(fact: unknown): boolean {
	if (!isRecord(fact)) return false
	let starts = 0
	for (const ranges of Object.values(fact)) {
		if (!isText(ranges)) return false
		for (const range of ranges.split(' ')) {
			if (!/^[0-9A-Z]{1,8}(?:-[0-9A-Z]{1,8})?$/.test(range)) return false
			const [first, last = first] = range.split('-').map(Number)
			starts += Math.max(1, Number(last) - Number(first) + 1 || 1)
		}
	}
	return starts <= MAX_STARTS
}

/** Returns whether each row of numbering plans has the fields that `unpackGroup` reads. An automaton is read into limited memory. */
function isPlan(fact: unknown): boolean {
	if (!isRecord(fact) || !isText(fact['plans']) || !isText(fact['automaton']) || typeof fact['nodes'] !== 'number')
		return false
	const plans = fact['plans'].split('\n').flatMap((row) => row.split(';').slice(1))
	return plans.every((plan) => {
		const [country = '', lengths = '', flags = '', head = '', leads = '', rule = '', prefix = ''] = plan.split('/')
		const isWhole = /^(?:[A-Z]{2})?$/.test(country) && /^[0-9a-z]{0,6}$/.test(lengths) && /^[a-z]{0,9}$/.test(flags)
		return isWhole && /^\d{0,17}$/.test(head) && /^[\d$]{0,20}$/.test(rule) && isPattern(leads) && isPattern(prefix)
	})
}

function isPattern(source: string): boolean {
	return countPaths(source) <= MAX_PATHS && isCompiled(() => new RegExp(`^(?:${source.replaceAll('d', '\\d')})`))
}

function isCompiled(compile: () => RegExp): boolean {
	try {
		compile()
		return true
	} catch {
		return false
	}
}

const ATOM = /[0-9d$]|\[[0-9-]+\]/gy
const GROUP = /\((?:\?:)?/gy
const TIMES = /\?|\{(\d{1,2})(?:,(\d{1,2}))?\}/gy

/**
 * Returns in how many ways a pattern can match. An engine can't try more ways than this. Returns infinity for a pattern with anything except digits,
 * classes, groups, alternatives and repetition up to 99.
 *
 * @example
 * countPaths('1(?:2|3d{2})?') // => 3
 * countPaths('(d?){9}') // => 512
 * countPaths('d+') // => Infinity
 */
export function countPaths(source: string): number {
	let at = 0
	let depth = 0
	const read = (pattern: RegExp): RegExpExecArray | null => {
		pattern.lastIndex = at
		const found = pattern.exec(source)
		if (found !== null) at = pattern.lastIndex
		return found
	}
	const readAlternatives = (): number => {
		let sum = readSequence()
		while (source[at] === '|') {
			at++
			sum += readSequence()
		}
		return sum
	}
	const readSequence = (): number => {
		let product = 1
		for (;;) {
			let paths = 1
			if (read(GROUP) !== null) {
				if (++depth > MAX_DEPTH) return Number.POSITIVE_INFINITY
				paths = readAlternatives()
				depth--
				if (source[at++] !== ')') return Number.POSITIVE_INFINITY
			} else if (read(ATOM) === null) return product
			const times = read(TIMES)
			product *= times === null ? paths : repeated(paths, times)
		}
	}
	const paths = readAlternatives()
	return at === source.length ? paths : Number.POSITIVE_INFINITY
}

function repeated(paths: number, [text, least = '0', most = text === '?' ? '1' : least]: readonly string[]): number {
	let sum = 0
	for (let times = Number(least); times <= Number(most); times++) sum += paths ** times
	return sum
}
