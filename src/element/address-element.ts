import { type AddressFormOptions, addressForm, startAddressForm } from '../form/address-form.ts'
import { fieldNameOf } from '../form/enter-text.ts'
import type { AddressFormEvent, AddressRules, FormTools } from '../form/form-event.ts'
import type { ContactName, FieldName } from '../form/form-field.ts'
import type { AddressFormState, FormSettings, FormValue, FormVerdict } from '../form/form-state.ts'
import { wordsIn } from '../form/form-words.ts'
import { inputEvent } from '../form/input-event.ts'
import type { PlaceNames } from '../form/place-names.ts'
import type { PartialTranslation } from '../translate/translation.ts'
import { ELEMENT_STYLE } from './element-style.ts'
import { type FieldNode, makeFieldNode, showFieldNode } from './field-node.ts'

/** A value, or a function that loads it when the form is first used. */
export type Loadable<T> = T | (() => T | Promise<T>) | null

/** Outside a browser there is no `HTMLElement`. The module can be imported there too. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement)

let count = 0
let sheet: CSSStyleSheet | undefined

/**
 * `<orderwright-address>`: an address form in the light DOM of a page, driven by `addressForm`. Labels, autofill and the page's
 * style work as for any field. The element takes part in its `<form>`, which is not submitted while the address is invalid.
 *
 * - Attributes: `country`, `locale`, `value` (JSON, as in the event `fill`), `countries` and `fields` (words separated by spaces),
 *   `name` (a prefix for the names of the fields, followed by a full stop).
 * - Properties: `rules`, `names`, `translation` (each a value, or a function that loads it when the form is first used), `policy`.
 * - Events: `change` when a value is entered, `verdict` when the verdict changes.
 */
export class AddressElement extends Base {
	static readonly formAssociated: boolean = true
	static readonly observedAttributes: readonly string[] = ['country', 'locale', 'value', 'countries', 'fields', 'name']

	#state: AddressFormState | null = null
	#rules: Loadable<AddressRules> = null
	#names: Loadable<readonly PlaceNames[]> = null
	#translation: Loadable<PartialTranslation> = null
	#policy: FormSettings['policy'] | undefined
	#tools: { -readonly [Key in keyof FormTools]: FormTools[Key] } = {}
	#form: HTMLFormElement | null = null
	#isLoading = false
	#isShowing = false
	#isPressed = false
	#isRefused = false
	/** True if the rules failed to load. Then the form never blocks a submit, and the service decides. */
	#isOpen = false
	#left: FieldName | null = null
	#submitter: HTMLElement | null = null
	#isWaiting = false
	readonly #nodes = new Map<FieldName, FieldNode>()
	readonly #id = `orderwright-${++count}`
	#fields: HTMLElement | undefined
	#live: HTMLElement | undefined

	/** The state of the form, as returned by `addressForm`. */
	get state(): AddressFormState | null {
		return this.#state
	}

	/** The address in normalized form; null while it is invalid, or before the rules are loaded. */
	get value(): FormValue | null {
		return this.#state?.verdict.value ?? null
	}

	/** Fills in values that nobody typed, as the event `fill` does. */
	set value(values: Readonly<Record<string, unknown>> | null) {
		this.send({ type: 'fill', values: values ?? {} })
	}

	get verdict(): FormVerdict | null {
		return this.#state?.verdict ?? null
	}

	/** All exports of `orderwright/form-rules`, or `() => import('orderwright/form-rules')`. */
	set rules(rules: Loadable<AddressRules>) {
		this.#rules = rules
		this.#bring('rules', rules)
	}

	set names(names: Loadable<readonly PlaceNames[]>) {
		this.#names = names
		this.#bring('names', names)
	}

	set translation(translation: Loadable<PartialTranslation>) {
		this.#translation = translation
		this.#bring('translation', translation)
	}

	set policy(policy: FormSettings['policy'] | undefined) {
		this.#policy = policy
		if (this.#state !== null) this.#restart()
	}

	/** Passes an event to `addressForm`, and shows the new state. */
	send(event: AddressFormEvent): void {
		if (this.#state === null) return
		const before = this.#state
		this.#state = addressForm(before, event, this.#tools)
		this.#show(before)
	}

	connectedCallback(): void {
		this.#adoptStyle()
		if (this.#fields === undefined) {
			const document = this.ownerDocument
			this.#fields = document.createElement('div')
			this.#fields.setAttribute('part', 'fields')
			this.#live = document.createElement('p')
			this.#live.setAttribute('part', 'announcement')
			this.#live.setAttribute('role', 'status')
			this.append(this.#fields, this.#live)
			for (const type of ['input', 'change', 'compositionend', 'focusin', 'focusout', 'click'])
				this.addEventListener(type, this)
			this.addEventListener('invalid', this, { capture: true })
		}
		for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
			this.ownerDocument.addEventListener(type, this, { capture: true })
		this.#restart()
		if (this.hasAttribute('value')) void this.#load()
	}

	disconnectedCallback(): void {
		for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
			this.ownerDocument.removeEventListener(type, this, { capture: true })
	}

	attributeChangedCallback(name: string, old: string | null, value: string | null): void {
		if (this.#state === null || old === value) return
		if (name === 'locale') this.send({ type: 'locale', locale: value ?? '' })
		else if (name === 'country') this.send({ type: 'country', countryCode: value ?? '' })
		else if (name === 'value') this.value = readJson(value)
		else if (name === 'name') this.#show(this.#state)
		else this.#restart(this.#state.given)
	}

	formAssociatedCallback(form: HTMLFormElement | null): void {
		this.#form?.removeEventListener('submit', this, { capture: true })
		this.#form?.removeEventListener('formdata', this)
		this.#form = form
		form?.addEventListener('submit', this, { capture: true })
		form?.addEventListener('formdata', this)
	}

	formResetCallback(): void {
		this.#restart()
	}

	formDisabledCallback(isDisabled: boolean): void {
		for (const { control, button } of this.#nodes.values()) control.disabled = button.disabled = isDisabled
	}

	handleEvent(event: Event): void {
		switch (event.type) {
			case 'input':
				event.stopPropagation()
				this.#input(event as InputEvent)
				break
			case 'compositionend':
				// The browser releases the text only after this event.
				setTimeout(() => this.#enter(event.target), 0)
				break
			case 'change':
				if (event.target === this) return
				event.stopPropagation()
				this.dispatchEvent(new Event('change', { bubbles: true }))
				break
			case 'focusin':
				void this.#load()
				break
			case 'focusout':
				this.#leave(event as FocusEvent)
				break
			case 'click':
				this.#click(event)
				break
			case 'pointerdown':
				this.#isPressed = true
				break
			case 'pointerup':
			case 'pointercancel':
				this.#isPressed = false
				// Wait for the click that follows: until then, the pressed element must stay under the pointer.
				setTimeout(() => this.#finish(), 0)
				break
			case 'invalid':
				this.#refuse(event)
				break
			case 'submit':
				this.#submit(event as SubmitEvent)
				break
			case 'formdata':
				this.#fillFormData((event as FormDataEvent).formData)
				break
		}
	}

	#input(event: InputEvent): void {
		if (this.#isShowing) return
		this.#enter(event.target, event)
		void this.#load()
	}

	#enter(target: EventTarget | null, event?: InputEvent): void {
		const name = this.#nameOf(target)
		const control = name === null ? undefined : this.#nodes.get(name)?.control
		if (name === null || control === undefined) return
		this.send(inputEvent(name, control, event))
	}

	#leave(event: FocusEvent): void {
		const name = this.#nameOf(event.target)
		if (name === null || event.relatedTarget === this.#nodes.get(name)?.button) return
		this.#left = name
		if (!this.#isPressed) this.#finish()
	}

	/** Shows the message of the field that was left. */
	#finish(): void {
		const name = this.#left
		this.#left = null
		if (name !== null && !this.#nodes.get(name)?.box.contains(this.ownerDocument.activeElement))
			this.send({ type: 'blur', name })
	}

	#click(event: Event): void {
		for (const [name, { button }] of this.#nodes) {
			if (!(event.target instanceof Node && button.contains(event.target))) continue
			this.send({ type: 'apply', name })
			this.dispatchEvent(new Event('change', { bubbles: true }))
		}
	}

	/** Handles the browser's `invalid` event before a submit: the form shows its own messages instead of the browser's. */
	#refuse(event: Event): void {
		event.preventDefault()
		if (this.#isRefused) return
		this.#isRefused = true
		queueMicrotask(() => {
			this.#isRefused = false
			this.send({ type: 'submit' })
			void this.#load()
		})
	}

	#submit(event: SubmitEvent): void {
		this.send({ type: 'submit' })
		const isOpen = this.#isOpen || (this.#rules === null && this.#state?.submission === 'waiting')
		if (isOpen || this.#state?.submission === 'accepted') return
		event.preventDefault()
		event.stopImmediatePropagation()
		if (this.#state?.submission !== 'waiting') return
		this.#submitter = event.submitter
		this.#isWaiting = true
		void this.#load()
	}

	/** Puts the address in normalized form into the submitted data. */
	#fillFormData(data: FormData): void {
		const value = this.value
		if (value === null) return
		const prefix = this.#prefix()
		for (const [name, text] of Object.entries(value.address)) data.set(prefix + name, text)
		if (value.taxNumber !== null) data.set(`${prefix}taxNumber`, value.taxNumber)
	}

	#prefix(): string {
		const name = this.getAttribute('name')
		return name ? `${name}.` : ''
	}

	#nameOf(target: EventTarget | null): FieldName | null {
		for (const [name, { control }] of this.#nodes) if (control === target) return name
		return null
	}

	#options(): AddressFormOptions {
		const words = (name: string): readonly string[] | undefined =>
			this.getAttribute(name)
				?.split(/[\s,]+/g)
				.filter((word) => word !== '')
		const country = this.getAttribute('country')
		return {
			locale: this.getAttribute('locale') ?? this.closest('[lang]')?.getAttribute('lang') ?? undefined,
			countries: words('countries'),
			contact: words('fields') as readonly ContactName[] | undefined,
			policy: this.#policy,
			values: { ...(country === null ? {} : { countryCode: country }), ...readJson(this.getAttribute('value')) },
		}
	}

	#restart(values: Readonly<Record<string, unknown>> = {}): void {
		const options = this.#options()
		this.#state = startAddressForm({ ...options, values: { ...options.values, ...values } }, this.#tools)
		this.#show(null)
	}

	#adoptStyle(): void {
		const root = this.getRootNode() as Document | ShadowRoot
		if (sheet === undefined) {
			sheet = new CSSStyleSheet()
			sheet.replaceSync(ELEMENT_STYLE)
		}
		if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
	}

	/** Uses a value at once. A function is called when the form is first used. */
	#bring<Key extends keyof FormTools>(key: Key, thing: Loadable<FormTools[Key]>): void {
		if (typeof thing === 'function') {
			this.#isLoading = false
			return
		}
		this.#tools[key] = thing as FormTools[Key]
		this.send({ type: 'rules' })
	}

	async #load(): Promise<void> {
		if (this.#isLoading) return
		this.#isLoading = true
		const load = async <T>(thing: Loadable<T>): Promise<T | null> =>
			typeof thing === 'function' ? await (thing as () => T | Promise<T>)() : thing
		try {
			const [rules, names, translation] = await Promise.all([
				load(this.#rules),
				load(this.#names),
				load(this.#translation),
			])
			this.#tools = { rules: rules ?? undefined, names: names ?? undefined, translation }
			this.send({ type: 'rules' })
			if (this.#state?.submission === 'accepted') this.#submitAgain()
		} catch (error) {
			this.#isOpen = true
			if (this.#state?.submission === 'waiting') this.#submitAgain()
			throw error
		}
	}

	/** Repeats the submit that waited for the rules. */
	#submitAgain(): void {
		if (!this.#isWaiting) return
		this.#isWaiting = false
		this.#form?.requestSubmit(this.#submitter)
	}

	#show(before: AddressFormState | null): void {
		const state = this.#state
		if (state === null || this.#fields === undefined) return
		this.#isShowing = true
		const words = wordsIn(state.settings.locale)
		for (const field of state.fields) {
			let node = this.#nodes.get(field.name)
			if (node === undefined) {
				node = makeFieldNode(this.ownerDocument, field.name, `${this.#id}-${field.name}`)
				this.#nodes.set(field.name, node)
			}
			const share = state.fields.filter(({ line }) => line === field.line).length
			showFieldNode(node, field, words, share, this.#prefix())
		}
		this.#order(state.fields.map(({ name }) => (this.#nodes.get(name) as FieldNode).box))
		this.#validate(state)
		this.#isShowing = false
		if (state.focus !== null) this.#nodes.get(state.focus)?.control.focus()
		const { count: said, text } = state.announcement
		if (this.#live !== undefined && said !== (before?.announcement.count ?? 0)) this.#live.textContent = text
		if (before === null || JSON.stringify(before.verdict) !== JSON.stringify(state.verdict))
			this.dispatchEvent(new CustomEvent('verdict', { detail: state.verdict, bubbles: true }))
	}

	/** Puts the boxes in order. The box with the focus is never moved, because it would lose the focus. */
	#order(boxes: readonly HTMLElement[]): void {
		const fields = this.#fields as HTMLElement
		for (const child of [...fields.children]) if (!boxes.includes(child as HTMLElement)) child.remove()
		const held = boxes.findIndex((box) => box.contains(this.ownerDocument.activeElement))
		const first = Math.max(held, 0)
		if (held < 0 && boxes[0] !== undefined) fields.prepend(boxes[0])
		for (let at = first + 1; at < boxes.length; at++) {
			const [before, box] = [boxes[at - 1] as HTMLElement, boxes[at] as HTMLElement]
			if (before.nextElementSibling !== box) before.after(box)
		}
		for (let at = first - 1; at >= 0; at--) {
			const [box, after] = [boxes[at] as HTMLElement, boxes[at + 1] as HTMLElement]
			if (after.previousElementSibling !== box) after.before(box)
		}
	}

	/** Sets the browser's own validity of each field, even if its message doesn't show yet. */
	#validate({ verdict, fields }: AddressFormState): void {
		for (const { name, status, message } of fields) {
			const issue = verdict.issues.find(({ severity, path }) => severity === 'error' && fieldNameOf(path[0]) === name)
			this.#nodes.get(name)?.control.setCustomValidity(issue?.message ?? (status === 'invalid' ? message : ''))
		}
	}
}

function readJson(text: string | null): Readonly<Record<string, unknown>> {
	try {
		const value: unknown = JSON.parse(text ?? '{}')
		return typeof value === 'object' && value !== null ? { ...value } : {}
	} catch {
		return {}
	}
}

/** Defines `<orderwright-address>`, or an element of another name, once. */
export function defineAddressElement(name = 'orderwright-address'): void {
	if (customElements.get(name) === undefined) customElements.define(name, AddressElement)
}
