/**
 * The packed form of an automaton, and its decoder; `scripts/phone/pack.ts` is the encoder.
 *
 * Three texts, each read from its start; roots are read in the order in which they were packed. A node that is met for the first
 * time is written there: first its whole row, then what is new among its targets. A node's height is its longest way to the end.
 *
 * - `shapes`: for each node, `!` if it accepts with label 1, `@` and a letter (B: 2) if with another; then runs of digits that
 *   lead to one target, from 0 to 9. A run is one character: its row in `RUNS` says what the target is, its column how many
 *   digits lead there (column 0: all that are left).
 * - `children`: for each target that is new to its node, whether the automaton has it (`A`, `B` …) or not (`a`, `b` …), and by
 *   how much lower it is than its parent. One that it has is told by its rank among those of its height: 0 for the one used
 *   last. Where it is next to its parent's height, a low rank is a digit in place of the letter, and the ranks count on from there.
 * - `ranks`: the other ranks: one character of `RANKS`, or two from `ONE_RANK` on.
 *
 * Brotli does the rest: it predicts a character from the kinds (digit, vowel, consonant, bracket …) of the two before it,
 * which is why each row of `RUNS` has its own kind.
 */
export const RUNS: readonly string[] = [
	'=123456789', // no target: the dead node
	'(bcdfghjkl', // a target that is new to this node
	')BCDFGHJKL', // the one that was new last, not counting the run before
	'>NPQRSTVWX', // the one before that
	'<MYZmnpqrs', // an earlier one; a letter of EARLIER follows, which says how many before that
]
export const EARLIER = 'aeiouAEIO'
export const RANKS = '#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~'
/** Ranks below it take one character, the others two. */
export const ONE_RANK = 70
/** Ranks below it are digits in `children`. */
export const LOW_RANK = 8
/** Cells of a node: a target for each digit, and the label. A target is the position of its node's first cell; 0 is dead. */
export const NODE_CELLS = 11
export const LABEL = 10
/** Roots count as children of a node of this height. */
export const ROOT_HEIGHT = 24

const SMALL_A = 97
const BIG_A = 65
const ZERO = 48
const ACCEPTS = 33 // !
const LABELLED = 64 // @

/** Answers, at each call, with the next root; its nodes are written into `cells`. */
export function createUnpacker(shapes: string, children: string, ranks: string, cells: Uint16Array): () => number {
	let shape = 0
	let child = 0
	let rank = 0
	let free = NODE_CELLS // the dead node is there
	// by character: 16 times its row in RUNS, and its column
	const runs = new Uint8Array(128)
	for (let row = 0; row < RUNS.length; row++) {
		const symbols = RUNS[row] as string
		for (let column = 0; column < symbols.length; column++) runs[symbols.charCodeAt(column)] = 16 * row + column
	}
	// by height, with room for all nodes: those in the order of their last use, and where the next one goes
	const recent = new Uint16Array(ROOT_HEIGHT * (cells.length / NODE_CELLS))
	const ends = new Uint32Array(ROOT_HEIGHT).map((_, height) => height * (cells.length / NODE_CELLS))
	// of the nodes that are being read: runs that lead anywhere (start, end, and which of the node's fresh targets, counted from 1), then
	// the fresh targets; in one place, as arrays of their own would take a megabyte, and a collection of garbage with the first number
	const stack = new Uint16Array(ROOT_HEIGHT * NODE_CELLS * 4)
	let top = 0

	/**
	 * The next target of a node of that height. One function: several that call each other are compiled into one another, over and
	 * over, which took the engine longer than all the rest of a first number.
	 */
	function readTarget(parentHeight: number): number {
		const symbol = children.charCodeAt(child++)
		if (symbol < SMALL_A) {
			// one of the automaton's, so many places before the one used last, which it now is itself
			const drop = symbol < BIG_A ? 0 : symbol - BIG_A
			let back = symbol - ZERO
			if (symbol >= BIG_A) {
				back = RANKS.indexOf(ranks.charAt(rank++))
				if (back >= ONE_RANK) back += (back - ONE_RANK) * (RANKS.length - 1) + RANKS.indexOf(ranks.charAt(rank++))
				if (drop === 0) back += LOW_RANK
			}
			const last = (ends[parentHeight - 1 - drop] as number) - 1
			const node = recent[last - back] as number
			recent.copyWithin(last - back, last - back + 1, last + 1)
			recent[last] = node
			return node
		}
		const height = parentHeight - 1 - (symbol - SMALL_A)
		const node = free
		free += NODE_CELLS
		const end = node + LABEL
		const bottom = top
		let at = bottom
		let mark = shapes.charCodeAt(shape++)
		if (mark === ACCEPTS || mark === LABELLED) {
			cells[end] = mark === ACCEPTS ? 1 : shapes.charCodeAt(shape++) - BIG_A + 1
			mark = shapes.charCodeAt(shape++)
		}
		let fresh = 0
		let target = 0
		for (let digit = node; ; mark = shapes.charCodeAt(shape++)) {
			const run = runs[mark] as number
			const stop = (run & 15) === 0 ? end : digit + (run & 15)
			if (run < 16) target = 0
			else {
				if (run < 32) target = ++fresh
				else {
					const back = run < 64 ? (run >> 4) - 2 : 2 + EARLIER.indexOf(shapes.charAt(shape++))
					target = target !== 0 && fresh - back <= target ? fresh - back - 1 : fresh - back
				}
				stack[at] = digit
				stack[at + 1] = stop
				stack[at + 2] = target
				at += 3
			}
			if (stop === end) break
			digit = stop
		}
		const targets = at - 1
		for (top = at; fresh > 0; fresh--) {
			const next = readTarget(height)
			stack[top++] = next
		}
		for (let run = bottom; run < targets; run += 3)
			cells.fill(stack[targets + (stack[run + 2] as number)] as number, stack[run] as number, stack[run + 1] as number)
		top = bottom
		const place = ends[height] as number
		recent[place] = node
		ends[height] = place + 1
		return node
	}

	return () => readTarget(ROOT_HEIGHT)
}
