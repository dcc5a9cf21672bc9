import { rulesOf } from '../form-draft.ts'
import type { FieldName } from '../form-field.ts'
import { toInputEvent } from '../input-event.ts'
import { activeIn } from './edit-text.ts'
import type { LookupPlace, LookupQuery } from './element-options.ts'
import type { ElementSession } from './element-session.ts'
import type { LookupList } from './lookup-list.ts'
import { isSubmit, pressDefault } from './page-form.ts'
import { TypeAhead } from './type-ahead.ts'

export const FIELD_EVENTS = ['input', 'change', 'compositionend', 'focusin', 'focusout', 'keydown', 'click'] as const
/** The events of the whole document. */
export const POINTER_EVENTS = ['pointerdown', 'pointerup', 'pointercancel', 'click'] as const

/** Handles what a person does in the fields: typing, choosing, moving to another field, accepting a suggestion. */
export class FieldEvents {
	readonly #session: ElementSession
	readonly #typeAhead = new TypeAhead()
	/** The list of places. The list is loaded if the page searches for places. */
	#places: LookupList | null = null
	/** The field that a person left, as long as its message must wait. */
	#left: FieldName | null = null
	#isPressed = false

	constructor(session: ElementSession) {
		this.#session = session
	}

	handle(event: Event): void {
		const { type, target } = event
		const session = this.#session
		if (type === 'input') {
			event.stopPropagation()
			if (!session.isShowing) this.#enter(target, event as InputEvent)
		} else if (type === 'change') this.#change(event)
		else if (type === 'focusin') {
			session.view?.arrive(event as FocusEvent)
			this.#typeAhead.begin()
			void session.load()
		} else if (type === 'focusout') this.#leave(event as FocusEvent)
		else if (type === 'keydown') this.#press(event as KeyboardEvent)
		else if (type === 'click') this.#click(event)
		else if (type === 'pointerdown') this.#isPressed = true
		// The browser releases the text only after the end of a composition.
		else if (type === 'compositionend') setTimeout(() => this.#enter(target), 0)
		else {
			this.#isPressed = false
			// Wait for the click that follows: until then, the pressed element must stay under the pointer.
			setTimeout(() => this.#finish(), 0)
		}
	}

	/** Shows places that the page finds for a text. */
	async #lookFor(input: HTMLInputElement, query: LookupQuery): Promise<void> {
		const session = this.#session
		const take = (values: LookupPlace): void => {
			session.edits++
			session.send({ type: 'fill', values })
			session.tellChange()
		}
		// Without its file, a field is a plain one.
		const loaded = await import('./lookup-list.ts').catch(() => null)
		if (loaded !== null) this.#places ??= new loaded.LookupList(take)
		if (session.lookup !== null) this.#places?.ask(session.lookup, input, query, session.state?.countryCode ?? '')
	}

	#enter(target: EventTarget | null, event?: InputEvent): void {
		const session = this.#session
		const name = session.view?.nameOf(target, 'control') ?? null
		const control = session.view?.controlOf(name)
		if (name === null || control === undefined || session.state === null) return
		session.edits++
		session.notice = ''
		const entered = toInputEvent(name, control, event)
		if (control.tagName === 'SELECT') session.send(entered)
		else session.hurry(entered)
		const isPlace = name === 'address1' || name === 'city' || name === 'zip'
		if (session.lookup !== null && isPlace && event?.isComposing !== true)
			void this.#lookFor(control as HTMLInputElement, { name, text: control.value })
		void session.load()
	}

	/** Password managers and older kinds of autofill set a value and send only `change`. */
	#change(event: Event): void {
		const session = this.#session
		event.stopPropagation()
		// A field with the focus that the new country doesn't have changes while it is removed.
		if (session.isShowing) return
		const name = session.view?.nameOf(event.target, 'control') ?? null
		const shown = session.state?.fields.find((field) => field.name === name)?.value
		const control = session.view?.controlOf(name)
		if (control !== undefined && control.value !== shown) this.#enter(event.target)
		session.validateNow(this.#isPressed)
		if (control !== undefined) session.tellChange()
	}

	#leave(event: FocusEvent): void {
		const { view, isShowing } = this.#session
		const name = view?.nameOf(event.target, 'control') ?? null
		if (name === null) return
		this.#left = name
		this.#places?.close()
		// A field that the new country doesn't have loses the focus in the middle of showing it. And an offer that is about to get the focus must get
		// it before it goes.
		if (isShowing || view?.nameOf(event.relatedTarget, 'button')) setTimeout(() => this.#finish(), 0)
		else if (!this.#isPressed) this.#finish()
	}

	/** Shows the message of the field that a person left. */
	#finish(): void {
		const name = this.#left
		const { view, element } = this.#session
		this.#left = null
		if (name === null) return
		if (view?.nameOf(activeIn(element), 'control') === name) this.#session.refresh()
		else this.#session.send({ type: 'blur', name })
	}

	#press(event: KeyboardEvent): void {
		const session = this.#session
		const { target } = event
		if (this.#places?.press(event)) return
		// An Enter may submit the form, and the browser first checks whether the element is valid.
		if (event.key === 'Enter') session.readFields()
		if (event.key === 'Enter') session.validateNow()
		// A form of another place has the element, and not its fields.
		if (event.key === 'Enter' && target instanceof HTMLInputElement && target.form === null && !event.isComposing)
			pressDefault(session.internals.form)
		if (!(target instanceof HTMLSelectElement)) return
		const name = session.view?.nameOf(target, 'control') ?? null
		const value = name === null ? undefined : this.#typeAhead.press(event, target, rulesOf(session.loader.tools))
		if (name === null || value === undefined) return
		event.preventDefault()
		if (value === target.value) return
		target.value = value
		this.#enter(target)
		session.tellChange()
	}

	#click({ target, currentTarget }: Event): void {
		const session = this.#session
		if (currentTarget === session.element.ownerDocument) {
			// The browser checks whether the element is valid before it sends the event of a submit.
			const button = target instanceof Element ? target.closest('button, input') : null
			const form = session.internals.form
			if (form !== null && isSubmit(button) && button.form === form) session.readFields()
			return
		}
		const name = session.view?.nameOf(target, 'button') ?? null
		if (name === null) return
		const changed = session.state?.fields.find((field) => field.name === name)?.suggestion?.changes[0]?.name
		// The browser can undo only what is changed in the field with the focus.
		session.view?.focus(changed ?? name)
		session.edits++
		session.send({ type: 'apply', name })
		session.tellChange()
	}
}
