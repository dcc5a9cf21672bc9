import { ends, gapsAfter, nextState, TWINS } from './zip-automaton.ts'

/**
 * Inserts the separators of the forms into letters and digits, from index `at` on. Returns null if no form matches. With `twins`,
 * characters may be replaced by those that they are mistaken for.
 */
export function complete(state: number, text: string, twins: boolean, at = 0): string | null {
	if (at === text.length) return ends(state) ? text : null
	const found = completeFrom(state, text, twins, at)
	if (found !== null || !twins) return found
	const twin = TWINS[text.charCodeAt(at) - 48] ?? '.'
	return twin === '.' ? null : completeFrom(state, text.slice(0, at) + twin + text.slice(at + 1), twins, at)
}

function completeFrom(state: number, text: string, twins: boolean, at: number): string | null {
	const next = nextState(state, text.charCodeAt(at))
	const found = gapsAfter(next) === null ? null : complete(next, text, twins, at + 1)
	if (found !== null) return found
	for (const separator of gapsAfter(state) ?? []) {
		const apart = text.slice(0, at) + separator + text.slice(at)
		const found = completeFrom(nextState(state, separator.charCodeAt(0)), apart, twins, at + 1)
		if (found !== null) return found
	}
	return null
}
