/** A node of the minimal automaton: a label (0: not accepted) and ten targets, one for each digit; 0 is the dead node. */
export interface Node {
	readonly label: number
	readonly targets: readonly number[]
}

/** A set of numbers, described by the states after its digits. A state is a list of numbers. */
export interface Language {
	readonly start: readonly number[]
	/** Returns the state after one more digit; null if nothing can follow. */
	step(state: readonly number[], digit: number): readonly number[] | null
	/** Returns the label of the digits read so far; 0 for none. */
	label(state: readonly number[], depth: number): number
}

/** The longest national number that is read (ITU E.164 says 15; some German ones are longer). */
export const MAX_NATIONAL_LENGTH = 17

/**
 * The minimal acyclic automaton of all added languages. It is built from the leaves up, and equal nodes are stored once (Daciuk et
 * al., "Incremental Construction of Minimal Acyclic Finite-State Automata", 2000).
 */
export interface Automaton {
	readonly nodes: readonly Node[]
	/** Adds a language and returns its root. Throws if it has numbers of more than `MAX_NATIONAL_LENGTH` digits. */
	add(language: Language): number
}

export function createAutomaton(): Automaton {
	const nodes: Node[] = []
	const ids = new Map<string, number>()
	const intern = (label: number, targets: readonly number[]): number => {
		const key = `${label}:${targets.join()}`
		const known = ids.get(key)
		if (known !== undefined) return known
		ids.set(key, nodes.length)
		return nodes.push({ label, targets }) - 1
	}
	intern(0, new Array(10).fill(0)) // the dead node

	const add = (language: Language): number => {
		const done = new Map<string, number>()
		const visit = (state: readonly number[], depth: number): number => {
			const key = `${depth}:${state.join()}`
			const known = done.get(key)
			if (known !== undefined) return known
			const targets: number[] = []
			for (let digit = 0; digit < 10; digit++) {
				const next = language.step(state, digit)
				if (next !== null && depth === MAX_NATIONAL_LENGTH) throw new Error(`more than ${MAX_NATIONAL_LENGTH} digits`)
				targets.push(next === null ? 0 : visit(next, depth + 1))
			}
			const id = intern(language.label(state, depth), targets)
			done.set(key, id)
			return id
		}
		return visit(language.start, 0)
	}
	return { nodes, add }
}

/** Returns the node after a text of digits, from a root. */
export function walkNodes(nodes: readonly Node[], root: number, digits: string): Node {
	let at = root
	for (const digit of digits) at = nodes[at]?.targets[Number(digit)] ?? 0
	return nodes[at] as Node
}
