import { createNumberReader } from './number-reader.ts'

/**
 * The packed form of an automaton, and its decoder; `scripts/phone/pack.ts` is the encoder.
 *
 * It is a row of small numbers, which `number-reader.ts` reads: the likely ones take less than a bit. What is likely is learned for
 * each place where a number stands; the places are below. Roots are read in the order in which they were packed. A node that is met
 * for the first time is written there, then its children: its targets but the dead node, each once. A node's height is its longest
 * way to the end; its width is how many digits lead to it from the node that is being read.
 *
 * - A node is its label (2: five bits follow, with the label from 2 on), then its digits from 0 to 9, in runs that lead to one
 *   target: the kind of target, and how many more digits than one. A run never leads where the one before it does.
 * - A child is how much lower it is than it could be, then 0 if it is new, or one more than the number of bits in which its rank
 *   follows: 0 without a bit, 1 and 2 with one, 3 to 6 with two. The rank is its place in a list of the nodes of its height. When a
 *   node is met again, it moves to an eighth of its rank; a new one, ranked last, does too: so ranks stay low.
 */

/** Cells of a node: a target for each digit, and the label. A target is the position of its node's first cell; 0 is dead. */
export const NODE_CELLS = 11
export const LABEL = 10
/** Roots count as children of a node of this height, without a width. */
export const ROOT_HEIGHT = 18
export const LABEL_BITS = 5

/** Kinds of targets: none; a child that no run led to so far; one of the others, which follows, counted back from the newest. */
export const DEAD = 0
export const NEW = 1
export const OLD = 2
/** The kinds of the last two runs, two bits each; before them, none. */
export const HISTORIES = 16
export const NO_HISTORY = 15

/** So many children, and more, are told apart no further where runs are read. */
export const MOST_CHILDREN = 3
/**
 * Where the odds of labels are, of nodes without children and with; of old children; of heights, by the parent's and by whether the
 * child has siblings; of kinds and runs, by children so far and by width; of ranks, by height and width. Plain numbers, wide enough
 * apart: bundles drop those that they do not use, and keep sums.
 */
export const LABELS = 0
export const OLDS = 10
export const HEIGHTS = 20
export const KINDS = 1100
export const RUNS = 2600
export const RANKS = 3800
export const PLACES = 7000
/** More than ranks have bits. */
export const RANK_BITS = 16

/** Answers, at each call, with the next root; its nodes are written into `cells`. */
export function createUnpacker(packed: string, cells: Uint16Array): () => number {
	const { readNumber, readBits } = createNumberReader(packed, PLACES)
	// by height, with room for all nodes: the list that ranks count in, and its length
	const room = cells.length / NODE_CELLS
	const lists = new Uint16Array(ROOT_HEIGHT * room)
	const lengths = new Uint16Array(ROOT_HEIGHT)
	// of each node that is being read: for each child, counted from 1, its width, and then where it is; 0 is the dead node
	const children = new Uint16Array(ROOT_HEIGHT * NODE_CELLS)
	let top = 0
	let free = NODE_CELLS // the dead node is there

	function readChild(parentHeight: number, siblings: number, width: number): number {
		const drop = readNumber(HEIGHTS + (parentHeight * 3 + Math.min(siblings, 2)) * ROOT_HEIGHT, parentHeight - 1)
		const height = parentHeight - 1 - drop
		const first = height * room
		const bits = readNumber(RANKS + (height * NODE_CELLS + width) * RANK_BITS, RANK_BITS) - 1
		let node: number
		let at: number
		if (bits < 0) {
			node = readNode(height, width)
			at = first + (lengths[height] as number)
			lengths[height] = at - first + 1
		} else {
			at = first + (1 << bits) - 1 + readBits(bits)
			node = lists[at] as number
		}
		const to = first + ((at - first) >> 3)
		lists.copyWithin(to + 1, to, at)
		lists[to] = node
		return node
	}

	function readNode(height: number, width: number): number {
		const node = free
		free += NODE_CELLS
		const label = readNumber(height === 0 ? LABELS : LABELS + 2, 2)
		cells[node + LABEL] = label < 2 ? label : label + readBits(LABEL_BITS)
		if (height === 0) return node
		const dead = top
		top += NODE_CELLS
		let count = 0
		let child = 0
		let history = NO_HISTORY
		for (let digit = 0; digit < LABEL; ) {
			const place = Math.min(count, MOST_CHILDREN) * NODE_CELLS + width
			const others = child > 0 ? count - 1 : count
			const least = digit > 0 && child === 0 ? NEW : DEAD
			const kind =
				least + readNumber(KINDS + (place * HISTORIES + history) * 2 + least, (others > 0 ? OLD : NEW) - least)
			if (kind === DEAD) child = 0
			else if (kind === NEW) {
				child = ++count
				children[dead + child] = 0
			} else {
				const old = count - readNumber(OLDS, others - 1)
				child = child > 0 && old <= child ? old - 1 : old
			}
			const end = digit + 1 + readNumber(RUNS + (place * 3 + kind) * 9, 9 - digit)
			children[dead + child] = (children[dead + child] as number) + end - digit
			for (; digit < end; digit++) cells[node + digit] = child
			history = ((history << 2) | kind) % HISTORIES
		}
		children[dead] = 0
		for (let at = dead + 1; at <= dead + count; at++) children[at] = readChild(height, count, children[at] as number)
		for (let at = node; at < node + LABEL; at++) cells[at] = children[dead + (cells[at] as number)] as number
		top = dead
		return node
	}

	return () => readChild(ROOT_HEIGHT, 0, 0)
}
