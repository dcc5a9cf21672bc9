import { openItems } from '../../rules/core/open.ts'
import { readField } from '../../rules/core/read.ts'
import { activeIn } from './edit-text.ts'
import { type AddressLookup, type LookupPlace, type LookupQuery, warn } from './element-options.ts'

/** The pause in milliseconds between the last key and the page's search. */
const PAUSE = 200
/** The shortest text for a search, and the longest list of places. */
const MIN_TYPED = 3
const MAX_PLACES = 10
/** The line of the list for a place without a label. */
const SHOWN = ['address1', 'address2', 'zip', 'city', 'province', 'provinceCode'] as const

/** The places that the page found for a typed text, as a list below the field (a combobox). */
export class LookupList {
	readonly #take: (place: LookupPlace) => void
	#input: HTMLInputElement | null = null
	#list: HTMLElement | null = null
	#places: readonly LookupPlace[] = []
	#at = -1
	#abort = new AbortController()

	/** Accepts a function that fills in the chosen place. */
	constructor(take: (place: LookupPlace) => void) {
		this.#take = take
	}

	/** Calls the page's search a moment after the last key. What it still looks for is dropped. */
	ask(lookup: AddressLookup, input: HTMLInputElement, query: LookupQuery, countryCode: string): void {
		this.close()
		if (query.text.trim().length < MIN_TYPED) return
		const { signal } = this.#abort
		setTimeout(async () => {
			if (signal.aborted) return
			try {
				const places = openItems(await lookup(query, countryCode, signal), MAX_PLACES) as LookupPlace[]
				if (!signal.aborted && activeIn(input) === input && places.length > 0) this.#show(input, places)
			} catch (error) {
				if (!signal.aborted) warn('orderwright-address: lookup failed.', error)
			}
		}, PAUSE)
	}

	close(): void {
		this.#abort.abort()
		this.#abort = new AbortController()
		this.#list?.remove()
		this.#list = null
		this.#at = -1
		this.#input?.setAttribute('aria-expanded', 'false')
		this.#input?.removeAttribute('aria-activedescendant')
	}

	/** Returns true if the open list handles the key. */
	press(event: KeyboardEvent): boolean {
		const chosen = this.#places[this.#at]
		if (this.#list === null || event.isComposing) return false
		if (event.key === 'ArrowDown') this.#move(1)
		else if (event.key === 'ArrowUp') this.#move(-1)
		else if (event.key === 'Escape') this.close()
		else if (event.key === 'Enter' && chosen !== undefined) this.#choose(chosen)
		else return false
		event.preventDefault()
		return true
	}

	#show(input: HTMLInputElement, places: readonly LookupPlace[]): void {
		const list = input.ownerDocument.createElement('div')
		list.id = `${input.id}-places`
		list.setAttribute('part', 'places')
		list.setAttribute('role', 'listbox')
		list.setAttribute('aria-label', input.labels?.[0]?.textContent ?? '')
		for (const [at, place] of places.entries()) {
			const option = input.ownerDocument.createElement('div')
			option.id = `${list.id}-${at}`
			option.setAttribute('part', 'place')
			option.setAttribute('role', 'option')
			option.textContent = String(readField(place, 'label') ?? SHOWN.flatMap((name) => place[name] || []).join(', '))
			option.addEventListener('click', () => this.#choose(place))
			list.append(option)
		}
		// The field keeps the focus, and with it the list.
		list.addEventListener('pointerdown', (event) => event.preventDefault())
		list.addEventListener('mousedown', (event) => event.preventDefault())
		for (const [name, value] of [
			['role', 'combobox'],
			['aria-autocomplete', 'list'],
			['aria-controls', list.id],
			['aria-expanded', 'true'],
		] as const)
			input.setAttribute(name, value)
		input.after(list)
		this.#input = input
		this.#list = list
		this.#places = places
	}

	#move(step: number): void {
		const options = [...(this.#list?.children ?? [])]
		options[this.#at]?.removeAttribute('aria-selected')
		this.#at = (Math.max(this.#at, step < 0 ? 0 : -1) + step + options.length) % options.length
		const option = options[this.#at]
		option?.setAttribute('aria-selected', 'true')
		option?.scrollIntoView({ block: 'nearest' })
		if (option !== undefined) this.#input?.setAttribute('aria-activedescendant', option.id)
	}

	#choose(place: LookupPlace): void {
		this.close()
		this.#take(place)
	}
}
