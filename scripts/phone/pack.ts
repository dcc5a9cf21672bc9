import { EARLIER, LOW_RANK, ONE_RANK, RANKS, ROOT_HEIGHT, RUNS } from '../../src/geo/phone-pack.ts'
import type { Node } from './automaton.ts'

/** An automaton as three texts; `src/geo/phone-pack.ts` describes them and reads them. */
export interface Packed {
	readonly shapes: string
	readonly children: string
	readonly ranks: string
	/** How many nodes there are, with the dead one. */
	readonly count: number
}

/** Packs what the roots lead to. Throws when something does not fit the format. */
export function packNodes(nodes: readonly Node[], roots: readonly number[]): Packed {
	let shapes = ''
	let children = ''
	let ranks = ''
	let count = 1
	const recent: number[][] = Array.from({ length: ROOT_HEIGHT }, () => [])
	const heightOf = createHeights(nodes)

	function writeTarget(node: number, parentHeight: number): void {
		const height = heightOf(node)
		const known = recent[height]
		if (known === undefined) throw new Error(`higher than ${ROOT_HEIGHT}`)
		const at = known.lastIndexOf(node)
		const rank = known.length - 1 - at
		const drop = parentHeight - 1 - height
		if (at < 0) {
			children += String.fromCharCode(97 + drop)
			writeNode(node, height)
		} else {
			known.splice(at, 1)
			const low = drop === 0 ? LOW_RANK : 0
			children += rank < low ? String(rank) : String.fromCharCode(65 + drop)
			if (rank >= low) writeRank(rank - low)
		}
		known.push(node)
	}

	function writeRank(rank: number): void {
		if (rank < ONE_RANK) {
			ranks += RANKS.charAt(rank)
			return
		}
		const rest = rank - ONE_RANK
		const first = RANKS.charAt(ONE_RANK + Math.floor(rest / RANKS.length))
		if (first === '') throw new Error(`rank ${rank} is too high`)
		ranks += first + RANKS.charAt(rest % RANKS.length)
	}

	function writeNode(node: number, height: number): void {
		count++
		const { label, targets } = nodes[node] as Node
		if (label > 26) throw new Error(`label ${label} is too high`)
		if (label > 0) shapes += label === 1 ? '!' : `@${String.fromCharCode(64 + label)}`
		const fresh: number[] = []
		for (let digit = 0; digit < 10; ) {
			const target = targets[digit] as number
			let end = digit + 1
			while (end < 10 && targets[end] === target) end++
			writeRun(target, end === 10 ? 0 : end - digit, fresh, digit === 0 ? 0 : (targets[digit - 1] as number))
			digit = end
		}
		for (const target of fresh) writeTarget(target, height)
	}

	function writeRun(target: number, column: number, fresh: number[], before: number): void {
		const back = fresh
			.filter((other) => other !== before)
			.reverse()
			.indexOf(target)
		const row = target === 0 ? 0 : back < 0 ? 1 : Math.min(2 + back, 4)
		shapes += (RUNS[row] as string).charAt(column)
		if (row === 4) shapes += EARLIER.charAt(back - 2)
		if (row === 1) fresh.push(target)
	}

	for (const root of roots) writeTarget(root, ROOT_HEIGHT)
	return { shapes, children, ranks, count }
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
