import { createNumberReader, UNASKED } from './number-reader.ts'

/**
 * The packed form of an automaton, and its decoder. `scripts/phone/pack.ts` is the encoder.
 *
 * The form is a sequence of small numbers for `number-reader.ts`: likely numbers need less than a bit. The odds are learned separately for each
 * place in the form. The constants below list the places. Roots are grouped in blocks, so that one root can be read without all roots before it. A
 * block starts with the odds that the first block learned. If a block is very large, this would save little, so it starts without the learned odds.
 * Within a block, roots are read in the order in which they were packed. A node is written in full where it first occurs. The height of a node is
 * its longest path to the end.
 *
 * - A node is its label (2 means that five bits follow, with the label minus 2), then its digits from 0 to 9, in runs with one target each:
 *   the kind of target, the number of digits minus one, and the target, unless it is the dead node. Neighbouring runs have different targets.
 * - A child is a target that is new to its node. A child is written as a difference: the greatest possible height minus its own. A 0 in the rank
 *   means that no earlier node had this target: its node follows. Any other number, minus one, is the number of bits of the node's rank: rank 0 has
 *   no bits, ranks 1 and 2 have one, ranks 3 to 6 have two. The rank of a node is its place in the list of nodes of its height. When a node is used
 *   again, its rank becomes an eighth of what it was. A new node gets the last rank, and then moves in the same way. So ranks stay low.
 * - Any other target is a back-reference. It is the number of children that came after the target, except the last child.
 */

/**
 * Cells of a node: one target for each digit, and the label. A target is the position of its node's first cell; 0 is the dead
 * node.
 */
export const NODE_CELLS = 11
export const LABEL = 10
/** Roots count as children of a node of this height. No digit leads to them. */
export const ROOT_HEIGHT = 18
export const LABEL_BITS = 5

/** The kinds of targets: the dead node, a target that is new to the node, and a target of an earlier run. */
export const DEAD = 0
export const NEW = 1
export const OLD = 2
/** The role of a child in its parent. */
export const ROOT = 0
export const FIRST = 1
export const LATER = 2
/** The kind before the first run. */
export const NO_KIND = 3
/** The number of kinds that are possible before a run. */
export const KINDS_BEFORE = 4

/** While runs are read, all counts of children from this number on have the same odds. */
export const MAX_CHILDREN = 2
/**
 * The places of the odds: of labels, for nodes without and with children; of back-references; of heights, by the parent's height; of kinds and
 * runs, by children so far and by width (the number of digits that led to the node when it was first read), and for kinds also by height and the
 * kind before; of ranks, by height, by role and by width. The kinds are plain numbers with enough space between them, because bundlers drop unused
 * constants, but not sums.
 */
export const LABELS = 0
export const OLDS = 10
export const HEIGHTS = 20
export const KINDS = 400
export const RUNS = 5200
export const RANKS = 6100
export const PLACES = 15700
/** More than a rank has bits. */
export const RANK_BITS = 16
/** The space for the nodes of one height in a block, and for their number. */
export const LIST_CELLS = 1024
/** From this block on, each block starts with the odds that the first block learned. The blocks before it start without them. */
export const FIRST_CONTINUED = 2

/**
 * Returns what is known before the first root is read. These are the odds, and the nodes of each height from `PLACES` on: how many there are, and
 * the nodes in the order of their ranks.
 */
export function createLearned(): Int32Array {
	return new Int32Array(PLACES + ROOT_HEIGHT * LIST_CELLS).fill(UNASKED, 0, PLACES)
}

/** Reads blocks one after another. */
export interface Unpacker {
	/** Starts a block with what earlier blocks learned, and updates it during reading. */
	readonly open: (packed: string, known: Int32Array) => void
	/** Each call returns the next root, and writes its nodes into `cells`. */
	readonly unpack: () => number
}

export function createUnpacker(cells: Int32Array): Unpacker {
	const { open, readNumber, readBits } = createNumberReader()
	let known = cells
	let free = NODE_CELLS // the dead node takes the first cells
	// For each node that is being read: its children, counted from 1; 0 is the dead node.
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
		// A given text can be endless: when the memory is full, the rest of it is the dead node.
		if (free + NODE_CELLS > cells.length) return 0
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
				if (count <= MAX_CHILDREN) place += NODE_CELLS
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
		open(packed, learned) {
			known = learned
			open(packed, known)
		},
		unpack: () => readChild(ROOT_HEIGHT, ROOT, 0),
	}
}
