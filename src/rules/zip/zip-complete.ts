import { ends, gapsAfter, LOOKALIKES, nextState } from './zip-automaton.ts'

/**
 * Inserts the separators of the forms into letters and digits, from index `at` on. Returns null if no form matches. With `lookalikes`,
 * characters may be replaced by those that they are mistaken for.
 */
export function complete(state: number, text: string, lookalikes: boolean, at = 0): string | null {
	if (at === text.length) return ends(state) ? text : null
	const found = completeFrom(state, text, lookalikes, at)
	if (found !== null || !lookalikes) return found
	const lookalike = LOOKALIKES[text.charCodeAt(at) - 48] ?? '.'
	return lookalike === '.'
		? null
		: completeFrom(state, text.slice(0, at) + lookalike + text.slice(at + 1), lookalikes, at)
}

function completeFrom(state: number, text: string, lookalikes: boolean, at: number): string | null {
	const next = nextState(state, text.charCodeAt(at))
	const found = gapsAfter(next) === null ? null : complete(next, text, lookalikes, at + 1)
	if (found !== null) return found
	for (const separator of gapsAfter(state) ?? []) {
		const apart = text.slice(0, at) + separator + text.slice(at)
		const found = completeFrom(nextState(state, separator.charCodeAt(0)), apart, lookalikes, at + 1)
		if (found !== null) return found
	}
	return null
}
