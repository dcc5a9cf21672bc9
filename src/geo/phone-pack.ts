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

const RUN_SYMBOLS = /* @__PURE__ */ RUNS.join('')
const SMALL_A = 97
const BIG_A = 65
const ZERO = 48

/** Answers, at each call, with the next root; its nodes are written into `cells`. */
export function createUnpacker(shapes: string, children: string, ranks: string, cells: Uint16Array): () => number {
	let shape = 0
	let child = 0
	let rank = 0
	let free = NODE_CELLS // the dead node is there
	const symbols = new Uint8Array(128)
	for (let i = 0; i < RUN_SYMBOLS.length; i++) symbols[RUN_SYMBOLS.charCodeAt(i)] = i
	// by height: nodes in the order of their last use, and how many there are
	const recent = Array.from({ length: ROOT_HEIGHT }, () => new Uint16Array(cells.length / NODE_CELLS))
	const counts = new Uint16Array(ROOT_HEIGHT)
	// of the nodes that are being read: runs that lead anywhere (start, end, and which of the node's fresh targets, counted from 1), then
	// the fresh targets; in one place, as arrays of their own would take a megabyte, and a collection of garbage with the first number
	const stack = new Uint16Array(ROOT_HEIGHT * NODE_CELLS * 4)
	let top = 0

	function readTarget(parentHeight: number): number {
		const symbol = children.charCodeAt(child++)
		if (symbol < BIG_A) return takeRecent(parentHeight - 1, symbol - ZERO)
		if (symbol < SMALL_A) {
			const drop = symbol - BIG_A
			return takeRecent(parentHeight - 1 - drop, readRank() + (drop === 0 ? LOW_RANK : 0))
		}
		const height = parentHeight - 1 - (symbol - SMALL_A)
		const node = readNode(height)
		const used = counts[height] as number
		;(recent[height] as Uint16Array)[used] = node
		counts[height] = used + 1
		return node
	}

	/** A node of a height that is `rank` places before the one used last, which it now is itself. */
	function takeRecent(height: number, rank: number): number {
		const list = recent[height] as Uint16Array
		const last = (counts[height] as number) - 1
		const node = list[last - rank] as number
		list.copyWithin(last - rank, last - rank + 1, last + 1)
		list[last] = node
		return node
	}

	function readRank(): number {
		const first = RANKS.indexOf(ranks.charAt(rank++))
		return first < ONE_RANK ? first : ONE_RANK + (first - ONE_RANK) * RANKS.length + RANKS.indexOf(ranks.charAt(rank++))
	}

	function readNode(height: number): number {
		const node = free
		free += NODE_CELLS
		cells[node + LABEL] = readLabel()
		let fresh = 0
		let before = 0
		const runs = top
		for (let digit = node; digit < node + LABEL; ) {
			const symbol = symbols[shapes.charCodeAt(shape++)] as number
			const row = Math.floor(symbol / 10)
			const end = symbol % 10 === 0 ? node + LABEL : digit + (symbol % 10)
			before = row === 0 ? 0 : row === 1 ? ++fresh : readEarlier(row - 2, fresh, before)
			if (before !== 0) {
				stack[top++] = digit
				stack[top++] = end
				stack[top++] = before
			}
			digit = end
		}
		const targets = top - 1
		for (let i = 0; i < fresh; i++) {
			const target = readTarget(height)
			stack[top++] = target
		}
		for (let i = runs; i < targets; i += 3) {
			const target = stack[targets + (stack[i + 2] as number)] as number
			cells.fill(target, stack[i] as number, stack[i + 1] as number)
		}
		top = runs
		return node
	}

	function readLabel(): number {
		const symbol = shapes.charAt(shape)
		if (symbol !== '!' && symbol !== '@') return 0
		shape += symbol === '!' ? 1 : 2
		return symbol === '!' ? 1 : shapes.charCodeAt(shape - 1) - BIG_A + 1
	}

	function readEarlier(row: number, fresh: number, before: number): number {
		const back = row < 2 ? row : 2 + EARLIER.indexOf(shapes.charAt(shape++))
		const target = fresh - back
		return before !== 0 && target <= before ? target - 1 : target
	}

	return () => readTarget(ROOT_HEIGHT)
}
