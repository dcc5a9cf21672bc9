import type { FieldName } from '../form-field.ts'
import type { AddressFormState } from '../form-state.ts'
import { type Spoken, spokenLanguage, wordsIn } from '../form-words.ts'
import { activeIn, editText } from './edit-text.ts'
import { type FieldNode, makeFieldNode, showFieldNode } from './field-node.ts'

let count = 0

/** What the element adds to a state when it shows it. */
export interface ViewOptions {
	/** The locale or language of everything that shows. */
	readonly locale: Spoken
	readonly autocomplete: string
	readonly isDisabled: boolean
	/** The element's own message, below the fields. */
	readonly message: string
	readonly isBusy: boolean
}

/** The nodes of an address form in the page, and how they show a state. */
export class AddressView {
	readonly #nodes = new Map<FieldName, FieldNode>()
	readonly #id = `orderwright-${++count}`
	readonly #fields: HTMLElement
	readonly #live: HTMLElement
	readonly #message: HTMLElement
	#said = 0

	constructor(host: HTMLElement) {
		const make = (tag: string, part: string): HTMLElement => {
			const element = host.ownerDocument.createElement(tag)
			element.setAttribute('part', part)
			return element
		}
		this.#fields = make('div', 'fields')
		this.#message = make('p', 'form-message')
		this.#message.tabIndex = -1
		this.#message.hidden = true
		this.#live = make('p', 'announcement')
		this.#live.setAttribute('role', 'status')
		host.append(this.#fields, this.#message, this.#live)
	}

	/** Returns the control of a field. */
	controlOf(name: FieldName | null): FieldNode['control'] | undefined {
		return name === null ? undefined : this.#nodes.get(name)?.control
	}

	/** Returns the field that has the control, the label or the button among its nodes. */
	nameOf(target: EventTarget | null, part: 'control' | 'button' | 'box'): FieldName | null {
		if (!(target instanceof Node)) return null
		for (const [name, node] of this.#nodes) if (node[part].contains(target)) return name
		return null
	}

	/** Moves the focus to a field, or else to the form's message. */
	focus(name: FieldName | null): void {
		const control = this.controlOf(name)
		if (control !== undefined) control.focus()
		else if (!this.#message.hidden) this.#message.focus()
	}

	/** Shows the text of one field and leaves everything else, so that a letter shows at once. */
	showText(state: AddressFormState, name: FieldName): void {
		const field = state.fields.find((each) => each.name === name)
		const control = this.controlOf(name)
		if (field !== undefined && control instanceof HTMLInputElement) editText(control, field.value, field.caret)
	}

	show(state: AddressFormState, options: ViewOptions): void {
		const words = wordsIn(options.locale)
		this.#speak(options.locale, options.isBusy)
		for (const field of state.fields) {
			let node = this.#nodes.get(field.name)
			if (node === undefined) {
				node = makeFieldNode(this.#fields.ownerDocument, field.name, `${this.#id}-${field.name}`)
				this.#nodes.set(field.name, node)
			}
			const share = state.fields.filter(({ line }) => line === field.line).length
			showFieldNode(node, field, { words, share, ...options })
		}
		this.#order(state.fields.map(({ name }) => (this.#nodes.get(name) as FieldNode).box))
		const text = state.message || options.message
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

	#speak(locale: Spoken, isBusy: boolean): void {
		const language = spokenLanguage(locale)
		for (const node of [this.#fields, this.#message, this.#live]) if (node.lang !== language) node.lang = language
		if (isBusy) this.#fields.setAttribute('aria-busy', 'true')
		else this.#fields.removeAttribute('aria-busy')
	}

	/** Puts the boxes in order. The box with the focus is never moved, because it would lose the focus. */
	#order(boxes: readonly HTMLElement[]): void {
		const fields = this.#fields
		for (const child of [...fields.children]) if (!boxes.includes(child as HTMLElement)) child.remove()
		const held = boxes.findIndex((box) => box.contains(activeIn(fields)))
		const first = Math.max(held, 0)
		if (held < 0 && boxes[0] !== undefined && fields.firstElementChild !== boxes[0]) fields.prepend(boxes[0])
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

/** Returns the texts in the nodes of a clone or of restored markup, and removes these nodes. */
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
