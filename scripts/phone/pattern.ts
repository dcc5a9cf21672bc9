/**
 * From a regular expression over digits to a deterministic automaton, by derivatives: the state after some digits is the set
 * of all that may still follow. States come into being when they are first asked for.
 *
 * The grammar is what phone metadata uses: digits, classes, `\d`, groups, `|`, `?`, `{m}`, `{m,n}`, and `$`, which matches here
 * without a look at what follows.
 */
export type Pattern =
	| { readonly kind: 'digits'; readonly mask: number }
	| { readonly kind: 'sequence'; readonly parts: readonly Pattern[] }
	| { readonly kind: 'choice'; readonly options: readonly Pattern[] }
	| { readonly kind: 'repeat'; readonly part: Pattern; readonly min: number; readonly max: number }

/** A deterministic automaton over the digits 0 to 9; state -1 is dead. */
export interface Dfa {
	readonly start: number
	step(state: number, digit: number): number
	accepts(state: number): boolean
}

const ANY_DIGIT = 0b11_1111_1111

/** Reads a regular expression; throws on anything outside the grammar. */
export function parsePattern(source: string): Pattern {
	let at = 0
	const fail = (): never => {
		throw new Error(`unexpected ${source[at] ?? 'end'} at ${at} of ${source}`)
	}
	const expect = (text: string): void => {
		if (!source.startsWith(text, at)) fail()
		at += text.length
	}
	const choice = (): Pattern => {
		const options = [sequence()]
		while (source[at] === '|') {
			at++
			options.push(sequence())
		}
		return options.length === 1 ? (options[0] as Pattern) : { kind: 'choice', options }
	}
	const sequence = (): Pattern => {
		const parts: Pattern[] = []
		while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(repeated(atom()))
		return { kind: 'sequence', parts }
	}
	const repeated = (part: Pattern): Pattern => {
		if (source[at] === '?') {
			at++
			return { kind: 'repeat', part, min: 0, max: 1 }
		}
		if (source[at] !== '{') return part
		const bounds = /^\{(\d+)(?:,(\d+))?\}/.exec(source.slice(at)) ?? fail()
		at += bounds[0].length
		return { kind: 'repeat', part, min: Number(bounds[1]), max: Number(bounds[2] ?? bounds[1]) }
	}
	const atom = (): Pattern => {
		if (source[at] === '(') {
			at += source.startsWith('(?:', at) ? 3 : 1
			const inside = choice()
			expect(')')
			return inside
		}
		if (source[at] === '[') return { kind: 'digits', mask: digitClass() }
		if (source[at] === '$') {
			at++
			return { kind: 'sequence', parts: [] }
		}
		return { kind: 'digits', mask: digit() }
	}
	const digit = (): number => {
		if (source[at] === '\\') {
			expect('\\d')
			return ANY_DIGIT
		}
		if (!/\d/.test(source[at] ?? '')) fail()
		return 1 << Number(source[at++])
	}
	const digitClass = (): number => {
		expect('[')
		let mask = 0
		while (source[at] !== ']') {
			const first = digit()
			if (source[at] !== '-') {
				mask |= first
				continue
			}
			at++
			const last = digit()
			for (let bit = first; bit <= last; bit <<= 1) mask |= bit
		}
		expect(']')
		return mask
	}
	const pattern = choice()
	if (at !== source.length) fail()
	return pattern
}

/** What must still match, in order: a list that shares its tails, interned so that equal lists are one. */
interface Rest {
	readonly id: number
	readonly head: Pattern | null
	readonly tail: Rest | null
}

/** The automaton of a regular expression that must match from the first digit to the last. */
export function compilePattern(source: string): Dfa {
	const END: Rest = { id: 0, head: null, tail: null }
	const rests = [END]
	const restIds = new Map<string, Rest>()
	const patternIds = new Map<string, Pattern>()
	const numbers = new Map<Pattern, number>()
	const numberOf = (pattern: Pattern): number => {
		const known = numbers.get(pattern)
		if (known !== undefined) return known
		numbers.set(pattern, numbers.size)
		return numbers.size - 1
	}
	const cons = (head: Pattern, tail: Rest): Rest => {
		const key = `${numberOf(head)},${tail.id}`
		const known = restIds.get(key)
		if (known !== undefined) return known
		const rest = { id: rests.length, head, tail }
		rests.push(rest)
		restIds.set(key, rest)
		return rest
	}
	const repeat = (part: Pattern, min: number, max: number): Pattern => {
		const key = `${numberOf(part)},${min},${max}`
		const pattern = patternIds.get(key) ?? { kind: 'repeat', part, min, max }
		patternIds.set(key, pattern)
		return pattern
	}
	/** All that may follow `digit`, added to `found`. */
	const derive = (rest: Rest, digit: number, found: Set<number>): void => {
		const { head, tail } = rest
		if (head === null || tail === null) return
		if (head.kind === 'digits') {
			if ((head.mask >> digit) & 1) found.add(tail.id)
		} else if (head.kind === 'sequence') {
			derive(
				head.parts.reduceRight((after, part) => cons(part, after), tail),
				digit,
				found,
			)
		} else if (head.kind === 'choice') {
			for (const option of head.options) derive(cons(option, tail), digit, found)
		} else {
			const { part, min, max } = head
			if (max > 0) derive(cons(part, cons(repeat(part, Math.max(min - 1, 0), max - 1), tail)), digit, found)
			if (min === 0) derive(tail, digit, found)
		}
	}
	const canEnd = (rest: Rest): boolean =>
		rest.head === null || rest.tail === null || (matchesEmpty(rest.head) && canEnd(rest.tail))

	const states: { readonly rests: readonly number[]; readonly accepts: boolean; readonly next: number[] }[] = []
	const stateIds = new Map<string, number>()
	const intern = (ids: readonly number[]): number => {
		const key = ids.join()
		const known = stateIds.get(key)
		if (known !== undefined) return known
		stateIds.set(key, states.length)
		const accepts = ids.some((id) => canEnd(rests[id] as Rest))
		return states.push({ rests: ids, accepts, next: [] }) - 1
	}
	return {
		start: intern([cons(parsePattern(source), END).id]),
		step(from, digit) {
			const state = states[from]
			if (state === undefined) return -1
			const known = state.next[digit]
			if (known !== undefined) return known
			const found = new Set<number>()
			for (const id of state.rests) derive(rests[id] as Rest, digit, found)
			const to = found.size === 0 ? -1 : intern([...found].sort((a, b) => a - b))
			state.next[digit] = to
			return to
		},
		accepts: (state) => states[state]?.accepts ?? false,
	}
}

function matchesEmpty(pattern: Pattern): boolean {
	if (pattern.kind === 'digits') return false
	if (pattern.kind === 'sequence') return pattern.parts.every(matchesEmpty)
	if (pattern.kind === 'choice') return pattern.options.some(matchesEmpty)
	return pattern.min === 0 || matchesEmpty(pattern.part)
}
