import { createOdds } from '../../src/rules/packing/number-reader.ts'
import * as format from '../../src/rules/packing/phone-pack.ts'
import { createNumberWriter } from '../number-writer.ts'
import type { Node } from './automaton.ts'

/** An automaton as texts, one for each block. `src/rules/packing/phone-pack.ts` describes and reads it. */
export interface Packed {
	readonly packed: readonly string[]
	/** The number of nodes, including the dead one. A node in several blocks counts once in each. */
	readonly count: number
}

/** Packs the nodes that the roots of each block reach. Throws if something does not fit the format. */
export function packNodes(nodes: readonly Node[], blocks: readonly (readonly number[])[]): Packed {
	const heightOf = createHeights(nodes)
	const afterFirst = createLearned()
	const packed: string[] = []
	let count = 1
	for (const [i, roots] of blocks.entries()) {
		const known = i === 0 ? afterFirst : i < format.FIRST_CONTINUED ? createLearned() : structuredClone(afterFirst)
		const block = packBlock(nodes, roots, heightOf, known)
		packed.push(block.packed)
		count += block.count
	}
	return { packed, count }
}

/** What is learned before a block: odds, and for each height the list of nodes in rank order. */
interface Learned {
	readonly odds: Int32Array
	readonly lists: number[][]
}

function createLearned(): Learned {
	return { odds: createOdds(format.PLACES), lists: Array.from({ length: format.ROOT_HEIGHT }, () => []) }
}

/** Packs the nodes that the roots of a block reach, and updates what is learned. */
function packBlock(
	nodes: readonly Node[],
	roots: readonly number[],
	heightOf: (node: number) => number,
	{ odds, lists }: Learned,
): { readonly packed: string; readonly count: number } {
	const { writeNumber, writeBits, end } = createNumberWriter(odds)
	let count = 0

	function writeChild(node: number, parentHeight: number, order: number, width: number): void {
		const height = heightOf(node)
		const list = lists[height]
		if (list === undefined) throw new Error(`higher than ${format.ROOT_HEIGHT - 1}`)
		writeNumber(format.HEIGHTS + parentHeight * format.ROOT_HEIGHT, parentHeight - 1, parentHeight - 1 - height)
		const rank = list.indexOf(node)
		const bits = 31 - Math.clz32(rank + 1)
		const place = format.RANKS + ((height * 3 + order) * format.NODE_CELLS + width) * format.RANK_BITS
		writeNumber(place, format.RANK_BITS, rank < 0 ? 0 : bits + 1)
		if (rank < 0) writeNode(node, height, width)
		else {
			writeBits(bits, rank + 1 - (1 << bits))
			list.splice(rank, 1)
		}
		list.splice((rank < 0 ? list.length : rank) >> 3, 0, node)
		if (list.length === format.LIST_CELLS) throw new Error(`${format.LIST_CELLS} nodes of height ${height}`)
	}

	function writeNode(node: number, height: number, width: number): void {
		count++
		const { label, targets } = nodes[node] as Node
		writeNumber(height === 0 ? format.LABELS : format.LABELS + 2, 2, Math.min(label, 2))
		if (label > 1) writeBits(format.LABEL_BITS, label - 2)
		if (height === 0) return
		const children: number[] = []
		let before = -1
		let kindBefore = format.NO_KIND
		for (let digit = 0; digit < 10; ) {
			const target = targets[digit] as number
			const others = children.filter((child) => child !== before).reverse()
			const back = others.indexOf(target)
			const kind = target === 0 ? format.DEAD : back < 0 ? format.NEW : format.OLD
			const place = Math.min(children.length, format.MAX_CHILDREN) * format.NODE_CELLS + width
			const least = before === 0 ? format.NEW : format.DEAD
			const most = others.length > 0 ? format.OLD : format.NEW
			writeNumber(
				format.KINDS + ((place * format.ROOT_HEIGHT + height) * format.KINDS_BEFORE + kindBefore) * 2 + least,
				most - least,
				kind - least,
			)
			const start = digit
			while (targets[digit] === target) digit++
			writeNumber(format.RUNS + (place * 3 + kind) * 9, 9 - start, digit - start - 1)
			if (kind === format.NEW)
				writeChild(target, height, children.push(target) > 1 ? format.LATER : format.FIRST, digit - start)
			if (kind === format.OLD) writeNumber(format.OLDS, others.length - 1, back)
			kindBefore = kind
			before = target
		}
	}

	for (const root of roots) writeChild(root, format.ROOT_HEIGHT, format.ROOT, 0)
	return { packed: end(), count }
}

/** Returns a function for the longest path from a node to one without targets. */
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
