import type { AddressRules } from '../form-event.ts'
import type { findTyped } from './find-typed.ts'

/** The longest pause in milliseconds between two letters of a name. */
const PAUSE = 1500

/** The function that finds an option. It is loaded with the rules. Until then, a list is the browser's. */
let find: typeof findTyped | null = null

export async function loadTypeAhead(): Promise<void> {
	// Without it, a list stays the browser's own.
	if (find === null) ({ findTyped: find } = await import('./find-typed.ts').catch(() => ({ findTyped: null })))
}

/** The letters that a person types in a list, and the option that they mean. */
export class TypeAhead {
	#typed = ''
	#last = 0
	/** What was chosen before the first letter. */
	#before = ''

	/** Begins anew: a list got the focus. */
	begin(): void {
		this.#typed = ''
	}

	/** Returns the value to choose after a key; undefined if the key isn't a letter. If no option fits the letters, the earlier choice stays. */
	press(event: KeyboardEvent, list: HTMLSelectElement, rules: AddressRules | null): string | undefined {
		if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || [...event.key].length !== 1)
			return undefined
		if (event.timeStamp - this.#last > PAUSE) this.#typed = ''
		if (event.key === ' ' && this.#typed === '') return undefined
		if (this.#typed === '') this.#before = list.value
		this.#last = event.timeStamp
		this.#typed += event.key
		return find === null ? undefined : (find(this.#typed, list, rules) ?? this.#before)
	}
}
