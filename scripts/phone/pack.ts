import {
	DEAD,
	FIRST,
	HEIGHTS,
	HISTORIES,
	KINDS,
	LABEL_BITS,
	LABELS,
	LATER,
	MOST_CHILDREN,
	NEW,
	NO_HISTORY,
	NODE_CELLS,
	OLD,
	OLDS,
	PLACES,
	RANK_BITS,
	RANKS,
	ROOT,
	ROOT_HEIGHT,
	RUNS,
} from '../../src/geo/phone-pack.ts'
import { createNumberWriter } from '../number-writer.ts'
import type { Node } from './automaton.ts'

/** An automaton as a text; `src/geo/phone-pack.ts` describes it and reads it. */
export interface Packed {
	readonly packed: string
	/** How many nodes there are, with the dead one. */
	readonly count: number
}

/** Packs what the roots lead to. Throws when something does not fit the format. */
export function packNodes(nodes: readonly Node[], roots: readonly number[]): Packed {
	const { writeNumber, writeBits, end } = createNumberWriter(PLACES)
	let count = 1
	const lists: number[][] = Array.from({ length: ROOT_HEIGHT }, () => [])
	const heightOf = createHeights(nodes)

	function writeChild(node: number, parentHeight: number, order: number, width: number): void {
		const height = heightOf(node)
		const list = lists[height]
		if (list === undefined) throw new Error(`higher than ${ROOT_HEIGHT - 1}`)
		writeNumber(HEIGHTS + (parentHeight * 3 + order) * ROOT_HEIGHT, parentHeight - 1, parentHeight - 1 - height)
		const rank = list.indexOf(node)
		const bits = 31 - Math.clz32(rank + 1)
		const place = RANKS + ((height * 3 + order) * NODE_CELLS + width) * RANK_BITS
		writeNumber(place, RANK_BITS, rank < 0 ? 0 : bits + 1)
		if (rank < 0) writeNode(node, height, width)
		else {
			writeBits(bits, rank + 1 - (1 << bits))
			list.splice(rank, 1)
		}
		list.splice((rank < 0 ? list.length : rank) >> 3, 0, node)
	}

	function writeNode(node: number, height: number, width: number): void {
		count++
		const { label, targets } = nodes[node] as Node
		writeNumber(height === 0 ? LABELS : LABELS + 2, 2, Math.min(label, 2))
		if (label > 1) writeBits(LABEL_BITS, label - 2)
		if (height === 0) return
		const children: number[] = []
		let before = -1
		let history = NO_HISTORY
		for (let digit = 0; digit < 10; ) {
			const target = targets[digit] as number
			const others = children.filter((child) => child !== before).reverse()
			const back = others.indexOf(target)
			const kind = target === 0 ? DEAD : back < 0 ? NEW : OLD
			const place = Math.min(children.length, MOST_CHILDREN) * NODE_CELLS + width
			const least = before === 0 ? NEW : DEAD
			const most = others.length > 0 ? OLD : NEW
			writeNumber(KINDS + (place * HISTORIES + history) * 2 + least, most - least, kind - least)
			const start = digit
			while (targets[digit] === target) digit++
			writeNumber(RUNS + (place * 3 + kind) * 9, 9 - start, digit - start - 1)
			if (kind === NEW) writeChild(target, height, children.push(target) > 1 ? LATER : FIRST, digit - start)
			if (kind === OLD) writeNumber(OLDS, others.length - 1, back)
			history = ((history << 2) | kind) % HISTORIES
			before = target
		}
	}

	for (const root of roots) writeChild(root, ROOT_HEIGHT, ROOT, 0)
	return { packed: end(), count }
}

/** The longest way from a node to one without targets. */
function createHeights(nodes: readonly Node[]): (node: number) => number {
	const heights = new Map<number, number>([[0, -1]])
	return function heightOf(node: number): number {
		const known = heights.get(node)
		if (known !== undefined) return known
		const { targets } = nodes[node] as Node
		const height = 1 + Math.max(...targets.map((target) => heightOf(target)))
		heights.set(node, height)
		return height
	}
}
