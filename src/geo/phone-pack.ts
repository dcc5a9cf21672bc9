import { createNumberReader, UNASKED } from './number-reader.ts'

/**
 * The packed form of an automaton, and its decoder; `scripts/phone/pack.ts` is the encoder.
 *
 * It is a row of small numbers, which `number-reader.ts` reads: the likely ones take less than a bit. What is likely is learned for
 * each place where a number stands; the places are below. Roots are in blocks, so that one can be read without all those before it: a
 * block goes on from what the first one taught, or, where it is so large that this would save little, from nothing. Within a block,
 * roots are read in the order in which they were packed. A node that is met for the first time is written there. A node's height is
 * its longest way to the end.
 *
 * - A node is its label (2: five bits follow, with the label from 2 on), then its digits from 0 to 9, in runs that lead to one
 *   target: the kind of target, how many more digits than one, and the target, unless it is the dead node. No run leads where the one
 *   before it does.
 * - A target that is new to its node, a child, is how much lower it is than it could be, then 0 if no node led there so far, and
 *   then the node; or else one more than the number of bits in which its rank follows: 0 without a bit, 1 and 2 with one, 3 to 6 with
 *   two. The rank is its place in a list of the nodes of its height. When a node is met again, it moves to an eighth of its rank;
 *   a new one, ranked last, does too: so ranks stay low.
 * - Another target is told by how many children were new after it, but for the one just before.
 */

/** Cells of a node: a target for each digit, and the label. A target is the position of its node's first cell; 0 is dead. */
export const NODE_CELLS = 11
export const LABEL = 10
/** Roots count as children of a node of this height, without a digit that leads to them. */
export const ROOT_HEIGHT = 18
export const LABEL_BITS = 5

/** Kinds of targets: the dead node; one that no run of the node led to so far; one of the others. */
export const DEAD = 0
export const NEW = 1
export const OLD = 2
/** What a child is to its parent. */
export const ROOT = 0
export const FIRST = 1
export const LATER = 2
/** Before the first run. */
export const NO_KIND = 3
/** How many kinds there are before a run. */
export const KINDS_BEFORE = 4

/** So many children, and more, are told apart no further where runs are read. */
export const MOST_CHILDREN = 2
/**
 * Where the odds are of labels, for nodes without children and with; of old targets; of heights, by the parent's; of kinds and runs,
 * by children so far, and by how many digits led to the node when it was met, its width, of kinds by height and the kind before, too; of
 * ranks, by height, by what the child is to its parent, and by width. Plain numbers, wide enough apart: bundles drop those that they do not use, and keep sums.
 */
export const LABELS = 0
export const OLDS = 10
export const HEIGHTS = 20
export const KINDS = 400
export const RUNS = 5200
export const RANKS = 6100
export const PLACES = 15700
/** More than ranks have bits. */
export const RANK_BITS = 16
/** Room for the nodes of one height that a block may know, and for how many they are. */
export const LIST_CELLS = 1024
/** Blocks from this one on go on from what the first one taught; those before it know nothing. */
export const FIRST_TAUGHT = 2

/** What is known before the first root: odds, and from `PLACES` on, by height, how many nodes were met, and the list that ranks count in. */
export function createKnowledge(): Int32Array {
	return new Int32Array(PLACES + ROOT_HEIGHT * LIST_CELLS).fill(UNASKED, 0, PLACES)
}

/** Reads blocks, one after another. */
export interface Unpacker {
	/** Begins with a block, by what is known before; what it teaches is added to that. */
	readonly open: (packed: string, known: Int32Array) => void
	/** Answers, at each call, with the next root; its nodes are written into `cells`. */
	readonly unpack: () => number
}

export function createUnpacker(cells: Int32Array): Unpacker {
	const { open, readNumber, readBits } = createNumberReader()
	let known = cells
	let free = NODE_CELLS // the dead node is there
	// of each node that is being read: where its children are, counted from 1; 0 is the dead node
	const children = new Int32Array(ROOT_HEIGHT * NODE_CELLS)
	let top = 0

	function readChild(parentHeight: number, order: number, width: number): number {
		const drop = readNumber(HEIGHTS + parentHeight * ROOT_HEIGHT, parentHeight - 1)
		const height = parentHeight - 1 - drop
		const first = PLACES + height * LIST_CELLS + 1
		const bits = readNumber(RANKS + ((height * 3 + order) * NODE_CELLS + width) * RANK_BITS, RANK_BITS) - 1
		let node: number
		let at: number
		if (bits < 0) {
			node = readNode(height, width)
			at = first + (known[first - 1] as number)
			known[first - 1] = at - first + 1
		} else {
			at = first + (1 << bits) - 1 + readBits(bits)
			node = known[at] as number
		}
		const to = first + ((at - first) >> 3)
		known.copyWithin(to + 1, to, at)
		known[to] = node
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
		children[dead] = 0
		let count = 0
		let child = 0
		let place = width
		let before = NO_KIND
		for (let digit = 0; digit < LABEL; ) {
			const others = child > 0 ? count - 1 : count
			const least = digit > 0 && child === 0 ? NEW : DEAD
			const kind =
				least +
				readNumber(
					KINDS + ((place * ROOT_HEIGHT + height) * KINDS_BEFORE + before) * 2 + least,
					(others > 0 ? OLD : NEW) - least,
				)
			const run = 1 + readNumber(RUNS + (place * 3 + kind) * 9, 9 - digit)
			if (kind === DEAD) child = 0
			else if (kind === NEW) {
				child = ++count
				children[dead + child] = readChild(height, count > 1 ? LATER : FIRST, run)
				if (count <= MOST_CHILDREN) place += NODE_CELLS
			} else {
				const old = count - readNumber(OLDS, others - 1)
				child = child > 0 && old <= child ? old - 1 : old
			}
			const target = children[dead + child] as number
			for (const end = digit + run; digit < end; digit++) cells[node + digit] = target
			before = kind
		}
		top = dead
		return node
	}

	return {
		open(packed, knowledge) {
			known = knowledge
			open(packed, known)
		},
		unpack: () => readChild(ROOT_HEIGHT, ROOT, 0),
	}
}
