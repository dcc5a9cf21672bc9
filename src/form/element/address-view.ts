import type { FieldName } from '../form-field.ts'
import type { AddressFormState } from '../form-state.ts'
import { type FormWords, type Spoken, spokenLanguage, wordsIn } from '../form-words.ts'
import { activeIn, editText } from './edit-text.ts'
import { type FieldNode, makeFieldNode, showFieldNode } from './field-node.ts'

let count = 0

/** What the element shows besides a state. */
export interface ViewOptions {
	/** The locale or language of all texts. */
	readonly language: Spoken
	/** The name of the group of fields; if it is empty, the name follows from the autofill. */
	readonly label: string
	readonly autocomplete: string
	readonly isDisabled: boolean
	/** The element's own message, below the fields. */
	readonly message: string
	readonly isBusy: boolean
}

/** The DOM nodes of an address form, and how they show a state. */
export class AddressView {
	readonly #nodes = new Map<FieldName, FieldNode>()
	readonly #id = `orderwright-${++count}`
	readonly #fields: HTMLElement
	readonly #live: HTMLElement
	readonly #message: HTMLElement
	#said = 0
	/** True if the focus came to the suggestion's button from a later element. */
	#isBack = false

	constructor(host: HTMLElement) {
		const make = (tag: string, part: string): HTMLElement => {
			const element = host.ownerDocument.createElement(tag)
			element.setAttribute('part', part)
			return element
		}
		this.#fields = make('div', 'fields')
		this.#fields.setAttribute('role', 'group')
		this.#message = make('div', 'form-message')
		this.#message.tabIndex = -1
		this.#message.hidden = true
		this.#live = make('div', 'announcement')
		this.#live.setAttribute('role', 'status')
		// React treats what follows as its own: it hydrates the bare tag of a server, and finds no nodes in it.
		const nodes = [host.ownerDocument.createComment('/$'), this.#fields, this.#message, this.#live]
		host.append(...nodes)
		// A page that updates itself to a server's bare tag removes these nodes.
		new MutationObserver(() => {
			if (nodes.some(({ parentNode }) => parentNode !== host)) host.append(...nodes)
		}).observe(host, { childList: true })
	}

	/** Listens in the fields. The fields' own events don't leave the element, as in any control. */
	listen(types: readonly string[], listener: EventListenerObject): void {
		for (const type of types) this.#fields.addEventListener(type, listener)
	}

	controlOf(name: FieldName | null): FieldNode['control'] | undefined {
		return name === null ? undefined : this.#nodes.get(name)?.control
	}

	/** Returns the name of the field whose control, suggestion or box contains the target; null if no field does. */
	nameOf(target: EventTarget | null, part: 'control' | 'button' | 'box'): FieldName | null {
		if (!(target instanceof Node)) return null
		// In happy-dom, a list doesn't contain itself.
		for (const [name, node] of this.#nodes) if (node[part] === target || node[part].contains(target)) return name
		return null
	}

	/** Moves the focus to a field; if there is none, to the form's message. */
	focus(name: FieldName | null): void {
		const control = this.controlOf(name)
		if (control !== undefined) control.focus()
		else if (!this.#message.hidden) this.#message.focus()
	}

	/** Remembers from which side the focus came to a suggestion's button. */
	arrive({ target, relatedTarget: from }: FocusEvent): void {
		this.#isBack = from instanceof Node && follows(target as Node, from)
	}

	/** Shows the text of one field and changes nothing else, so that a letter appears at once. The suggestion for the old text disappears. */
	showText(state: AddressFormState, name: FieldName): void {
		const field = state.fields.find((each) => each.name === name)
		const node = this.#nodes.get(name)
		if (field === undefined || !(node?.control instanceof HTMLInputElement)) return
		editText(node.control, field.value, field.caret)
		if (field.suggestion === null) node.button.hidden = true
	}

	show(state: AddressFormState, options: ViewOptions): void {
		const words = wordsIn(options.language)
		const wrong = state.message || options.message
		const text = wrong || (options.isBusy ? words.checking : '')
		this.#moveOn(state, text)
		this.#speak(options, words)
		for (const field of state.fields) {
			let node = this.#nodes.get(field.name)
			if (node === undefined) {
				node = makeFieldNode(this.#fields.ownerDocument, field.name, `${this.#id}-${field.name}`)
				this.#nodes.set(field.name, node)
			}
			const share = state.fields.filter(({ line }) => line === field.line).length
			const isClosed = field.name === 'address2' && state.settings.address2 === 'link' && !field.required
			const isLast = field === state.fields.at(-1)
			showFieldNode(node, field, { words, share, isClosed, isLast, ...options })
		}
		this.#order(state.fields.map(({ name }) => (this.#nodes.get(name) as FieldNode).box))
		this.#message.dataset['status'] = wrong === '' ? 'busy' : 'invalid'
		if (this.#message.textContent !== text) this.#message.textContent = text
		this.#message.hidden = text === ''
		const { count: said, text: announced } = state.announcement
		if (said !== this.#said) this.announce(announced)
		this.#said = said
	}

	/** Tells a screen reader a text, politely. */
	announce(text: string): void {
		this.#live.textContent = text
	}

	#speak({ language: locale, isBusy, label, autocomplete }: ViewOptions, words: FormWords): void {
		const language = spokenLanguage(locale)
		const own =
			autocomplete === 'off' ? '' : autocomplete.split(' ').includes('billing') ? words.billing : words.delivery
		const name = label || own
		if (this.#fields.getAttribute('aria-label') !== name) this.#fields.setAttribute('aria-label', name)
		for (const node of [this.#fields, this.#message, this.#live]) if (node.lang !== language) node.lang = language
		if (isBusy) this.#fields.setAttribute('aria-busy', 'true')
		else this.#fields.removeAttribute('aria-busy')
	}

	/** Moves the focus away from what will be removed. Otherwise the next keys would be lost. */
	#moveOn({ fields }: AddressFormState, message: string): void {
		const active = activeIn(this.#fields) as HTMLButtonElement | null
		const name = this.nameOf(active, 'box')
		const stays = fields.find((field) => field.name === name)
		const isOffer = name !== null && active === this.#nodes.get(name)?.button
		const isGoing =
			name === null
				? active === this.#message && message === ''
				: stays === undefined || (isOffer && stays.suggestion === null)
		if (!isGoing || active === null) return
		if (stays !== undefined && this.#isBack) {
			this.focus(name)
			return
		}
		const controls = fields.flatMap((field) => this.controlOf(field.name) ?? []) as HTMLElement[]
		const others = [...(active.form?.elements ?? [])].filter((each) => !this.#fields.contains(each)) as HTMLElement[]
		const isNext = (each: HTMLElement): boolean =>
			each.tabIndex >= 0 && follows(active, each) && each.checkVisibility?.() !== false
		const next = controls.find(isNext) ?? others.find(isNext) ?? controls.at(-1)
		next?.focus()
		// The Tab key would have selected the text.
		if (next instanceof HTMLInputElement) next.select()
	}

	/** Puts the boxes in order. The box with the focus is never moved in the DOM, because it would lose the focus. */
	#order(boxes: readonly HTMLElement[]): void {
		const fields = this.#fields
		for (const child of [...fields.children]) if (!boxes.includes(child as HTMLElement)) child.remove()
		const activeBox = boxes.findIndex((box) => box.contains(activeIn(fields)))
		const first = Math.max(activeBox, 0)
		if (activeBox < 0 && boxes[0] !== undefined && fields.firstElementChild !== boxes[0]) fields.prepend(boxes[0])
		for (let at = first + 1; at < boxes.length; at++) {
			const [before, box] = [boxes[at - 1] as HTMLElement, boxes[at] as HTMLElement]
			if (before.nextElementSibling !== box) before.after(box)
		}
		for (let at = first - 1; at >= 0; at--) {
			const [box, after] = [boxes[at] as HTMLElement, boxes[at + 1] as HTMLElement]
			if (after.previousElementSibling !== box) after.before(box)
		}
	}
}

/** Returns the texts in the nodes of a cloned or restored element, and removes the nodes. */
export function takeTexts(host: HTMLElement): Readonly<Record<string, string>> {
	const texts: Record<string, string> = {}
	for (const part of ['fields', 'form-message', 'announcement'])
		for (const node of host.querySelectorAll(`:scope > [part="${part}"]`)) {
			for (const box of node.querySelectorAll<HTMLElement>('[data-name]')) {
				const control = box.querySelector<HTMLInputElement | HTMLSelectElement>('[part="control"]')
				texts[box.dataset['name'] ?? ''] = box.dataset['value'] ?? control?.value ?? ''
			}
			node.remove()
		}
	return texts
}

function follows(node: Node, other: Node): boolean {
	return (node.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
}
