import { readField } from '../core/read.ts'
import { advanceForm, startForm } from '../form/advance-form.ts'
import { shownLocale } from '../form/form-draft.ts'
import type { AddressFormEvent, AddressRules } from '../form/form-event.ts'
import type { FieldName } from '../form/form-field.ts'
import type { AddressFormOptions, AddressFormState, FormValue, FormVerdict } from '../form/form-state.ts'
import { wordsIn } from '../form/form-words.ts'
import { inputEvent } from '../form/input-event.ts'
import type { PlaceNames } from '../form/place-names.ts'
import { localeOf } from '../form/spoken.ts'
import type { PartialTranslation } from '../translate/translation.ts'
import { AddressView, takeTexts } from './address-view.ts'
import { activeIn } from './edit-text.ts'
import { readJson, readOptions } from './element-options.ts'
import { ELEMENT_STYLE } from './element-style.ts'
import type { AddressDefaults, AddressElementEventMap, Loadable } from './element-types.ts'
import { isFirstInvalid, submitAgain, whenIdle } from './page-form.ts'
import { keptText, sentData, typedData } from './sent-data.ts'
import { setDefaults, ToolLoader } from './tool-loader.ts'
import { TypeAhead } from './type-ahead.ts'

/** Outside a browser there is no `HTMLElement`. The module can be imported there too. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement)

/** The pause after which the address is judged while a person types, in milliseconds. */
const PAUSE = 120
/** The properties that a page may set before the element is defined. */
const PROPERTIES = [
	'rules',
	'names',
	'translation',
	'policy',
	'name',
	'disabled',
	'required',
	'value',
	'phone',
] as const
const POINTER = ['pointerdown', 'pointerup', 'pointercancel'] as const
const OWN = ['input', 'change', 'compositionend', 'focusin', 'focusout', 'keydown', 'click', 'invalid'] as const

/** A sheet serves one document alone. */
const sheets = /* @__PURE__ */ new WeakMap<Document, CSSStyleSheet>()
let isWarned = false

/** Adds the types of its own events. */
export interface AddressElement {
	addEventListener<Type extends keyof AddressElementEventMap>(
		type: Type,
		listener: (this: AddressElement, event: AddressElementEventMap[Type]) => unknown,
		options?: boolean | AddEventListenerOptions,
	): void
	addEventListener<Type extends keyof HTMLElementEventMap>(
		type: Type,
		listener: (this: AddressElement, event: HTMLElementEventMap[Type]) => unknown,
		options?: boolean | AddEventListenerOptions,
	): void
	addEventListener(
		type: string,
		listener: EventListenerOrEventListenerObject,
		options?: boolean | AddEventListenerOptions,
	): void
}

/**
 * `<orderwright-address>`: an address form in the light DOM of a page, driven by `addressForm`. Labels, autofill and the page's
 * style work as for any field. The element takes part in its `<form>`, which is not submitted while the address is invalid (D-125).
 *
 * - Attributes: `country`, `locale`, `value` (JSON, as in the event `fill`), `countries` and `fields` (words separated by spaces;
 *   `email!` is required, `-phone` leaves the phone's field out), `autocomplete`, `optional`, `disabled`, `name` (a prefix for the
 *   names of the fields, followed by a full stop).
 * - Properties: `rules`, `names`, `translation` (each a value, or a function that loads it), `policy`, `phone`, and those of a
 *   form control.
 * - Events: `change` when a value is entered, `verdict` when the verdict changes.
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the interface only adds overloads of an inherited method.
export class AddressElement extends Base {
	static readonly formAssociated: boolean = true
	static readonly observedAttributes: readonly string[] = Object.freeze([
		...['country', 'locale', 'value', 'countries', 'fields', 'optional'],
		...['name', 'autocomplete'],
	])

	readonly #internals: ElementInternals = this.attachInternals()
	readonly #loader = new ToolLoader()
	readonly #typeAhead = new TypeAhead()
	#view: AddressView | null = null
	#state: AddressFormState | null = null
	#policy: AddressFormOptions['policy']
	#form: HTMLFormElement | null = null
	/** Values and issues that came before the element was in a page. */
	#early: Readonly<Record<string, unknown>> = {}
	#earlyIssues: unknown
	#tools: unknown
	#toldVerdict = ''
	#custom = ''
	#notice = ''
	#timer: ReturnType<typeof setTimeout> | null = null
	#left: FieldName | null = null
	#edits = 0
	#waiting: { readonly submitter: HTMLElement | null; readonly edits: number } | null = null
	#isBusy = false
	#isDisabled = false
	#isShowing = false
	#isPressed = false
	#isQuiet = false
	#isPassing = false
	#isAlone = false
	#mayFocus = true
	#holdsFocus = false

	constructor() {
		super()
		for (const name of PROPERTIES) {
			if (!Object.hasOwn(this, name)) continue
			const value = this[name]
			delete (this as Partial<Record<typeof name, unknown>>)[name]
			queueMicrotask(() => Object.assign(this, { [name]: value }))
		}
	}

	/** The state of the form, as returned by `addressForm`. Null before the element is in a page. */
	get state(): AddressFormState | null {
		if (this.#timer !== null) this.send({ type: 'judge' })
		return this.#state
	}

	/** The address in normalized form; null while it is invalid, or before the rules are loaded. */
	get value(): FormValue | null {
		return this.state?.verdict.value ?? null
	}

	/** Fills in values that nobody typed, as the event `fill` does. */
	set value(values: Readonly<Record<string, unknown>> | string | null) {
		const texts = typeof values === 'string' ? readJson(values) : (values ?? {})
		if (this.#state === null) this.#early = { ...this.#early, ...texts }
		else this.send({ type: 'fill', values: texts })
	}

	get verdict(): FormVerdict | null {
		return this.state?.verdict ?? null
	}

	/** The phone number as entered, or as the page has it from elsewhere. */
	get phone(): string {
		return this.#state?.values.phone ?? String(this.#early['phone'] ?? '')
	}

	set phone(phone: string) {
		this.value = { phone: String(phone) }
	}

	/** All exports of `orderwright/form-rules`, or `() => import('orderwright/form-rules')`. */
	get rules(): Loadable<AddressRules> {
		return this.#loader.given('rules') ?? null
	}

	set rules(rules: Loadable<AddressRules>) {
		this.#give('rules', rules)
	}

	get names(): Loadable<readonly PlaceNames[]> {
		return this.#loader.given('names') ?? null
	}

	set names(names: Loadable<readonly PlaceNames[]>) {
		this.#give('names', names)
	}

	get translation(): Loadable<PartialTranslation> {
		return this.#loader.given('translation') ?? null
	}

	set translation(translation: Loadable<PartialTranslation>) {
		this.#give('translation', translation)
	}

	get policy(): AddressFormOptions['policy'] {
		return this.#policy
	}

	set policy(policy: AddressFormOptions['policy']) {
		this.#policy = policy
		this.send({ type: 'settings', policy: policy ?? {} })
	}

	get form(): HTMLFormElement | null {
		return this.#internals.form
	}

	get name(): string {
		return this.getAttribute('name') ?? ''
	}

	set name(name: string) {
		this.setAttribute('name', name)
	}

	get disabled(): boolean {
		return this.hasAttribute('disabled')
	}

	set disabled(isDisabled: boolean) {
		this.toggleAttribute('disabled', isDisabled)
	}

	/** False for an element that may be left empty: the attribute `optional`. */
	get required(): boolean {
		return !this.hasAttribute('optional')
	}

	set required(isRequired: boolean) {
		this.toggleAttribute('optional', !isRequired)
	}

	get validity(): ValidityState {
		void this.state
		return this.#internals.validity
	}

	get validationMessage(): string {
		void this.state
		return this.#internals.validationMessage
	}

	get willValidate(): boolean {
		return this.#internals.willValidate
	}

	/** Returns false if the address would stop a submit. Shows nothing. */
	checkValidity(): boolean {
		void this.state
		return this.#quietly(() => this.#internals.checkValidity())
	}

	/** Like `checkValidity`, and shows the messages, with the focus at the first one. */
	reportValidity(): boolean {
		void this.state
		this.#isAlone = true
		const isValid = this.#internals.reportValidity()
		this.#isAlone = false
		return isValid
	}

	/** Stops the form with a message of the page, which shows below the fields; an empty text lifts it. */
	setCustomValidity(message: string): void {
		this.#custom = String(message)
		if (this.#custom === '') this.#notice = ''
		this.#setValidity()
		this.#refresh()
	}

	/**
	 * Shows the issues of a server at their fields, each until that field changes: a list of issues, a verdict, or an error body as
	 * `toErrorBody` makes it.
	 */
	showIssues(issues: unknown): void {
		if (this.#state === null) this.#earlyIssues = issues
		else this.send({ type: 'issues', issues })
	}

	override focus(options?: FocusOptions): void {
		const first = this.#state?.fields[0]?.name ?? null
		this.#view?.controlOf(first)?.focus(options)
	}

	/** Passes an event to `addressForm`, and shows the new state. */
	send(event: AddressFormEvent): void {
		if (this.#state === null) return
		this.#stopTimer()
		this.#state = advanceForm(this.#state, event, this.#loader.tools)
		this.#refresh()
		if (this.#state.focus !== null && this.#mayFocus) this.#view?.focus(this.#state.focus)
	}

	connectedCallback(): void {
		this.#adoptStyle()
		for (const type of POINTER) this.ownerDocument.addEventListener(type, this, { capture: true })
		if (this.#view === null) {
			const texts = takeTexts(this)
			this.#view = new AddressView(this)
			for (const type of OWN) this.addEventListener(type, this, { capture: type === 'invalid' })
			this.#start({ ...texts, ...this.#early })
			if (this.#earlyIssues !== undefined) this.send({ type: 'issues', issues: this.#earlyIssues })
		} else this.#refresh()
		this.#loadSoon()
	}

	disconnectedCallback(): void {
		for (const type of POINTER) this.ownerDocument.removeEventListener(type, this, { capture: true })
	}

	attributeChangedCallback(name: string, old: string | null, value: string | null): void {
		if (this.#state === null || old === value) return
		if (name === 'country') this.send({ type: 'country', countryCode: value ?? '' })
		else if (name === 'value') this.value = value
		else if (name === 'name' || name === 'autocomplete') this.#refresh()
		else {
			const { values: _, countries, locale, ...settings } = readOptions(this, this.#policy)
			this.send({
				type: 'settings',
				...settings,
				countries: countries ?? null,
				locale: locale ?? '',
			} as AddressFormEvent)
			if (name === 'locale') this.#loadSoon()
		}
	}

	formAssociatedCallback(form: HTMLFormElement | null): void {
		const types = ['submit', 'invalid', 'input', 'change'] as const
		for (const type of types) this.#form?.removeEventListener(type, this, { capture: true })
		this.#form = form
		for (const type of types) form?.addEventListener(type, this, { capture: true })
	}

	formResetCallback(): void {
		this.#notice = ''
		this.#start({})
	}

	formDisabledCallback(isDisabled: boolean): void {
		this.#isDisabled = isDisabled
		this.#refresh()
	}

	formStateRestoreCallback(state: unknown): void {
		if (typeof state === 'string') this.value = state
	}

	handleEvent(event: Event): void {
		const { type, target } = event
		if (event.currentTarget === this.#form && this.#form !== null) this.#heedForm(event)
		else if (type === 'input') {
			event.stopPropagation()
			this.#isQuiet = false
			if (!this.#isShowing) this.#enter(target, event as InputEvent)
		} else if (type === 'change') this.#change(event)
		else if (type === 'focusin') void this.#load()
		else if (type === 'focusout') this.#leave(event as FocusEvent)
		else if (type === 'keydown') this.#press(event as KeyboardEvent)
		else if (type === 'click') this.#click(target)
		else if (type === 'invalid') this.#refuse(event)
		else if (type === 'pointerdown') this.#isPressed = true
		// The browser releases the text only after the end of a composition.
		else if (type === 'compositionend') setTimeout(() => this.#enter(target), 0)
		else {
			this.#isPressed = false
			// Wait for the click that follows: until then, the pressed element must stay under the pointer.
			setTimeout(() => this.#finish(), 0)
		}
	}

	#heedForm(event: Event): void {
		if (event.type === 'submit') this.#submit(event as SubmitEvent)
		else if (event.type === 'invalid') {
			// The focus is at the element's own first error, which stands before.
			if (this.#holdsFocus && !this.contains(event.target as Node)) event.preventDefault()
		} else {
			// A page that checks its form while a person types asks for no messages.
			this.#isQuiet = true
			const end = (): void => {
				this.#isQuiet = false
			}
			this.ownerDocument.defaultView?.addEventListener(event.type, end, { once: true })
			setTimeout(end, 0)
		}
	}

	#enter(target: EventTarget | null, event?: InputEvent): void {
		const name = this.#view?.nameOf(target, 'control') ?? null
		const control = this.#view?.controlOf(name)
		if (name === null || control === undefined || this.#state === null) return
		this.#edits++
		this.#notice = ''
		const entered = inputEvent(name, control, event)
		if (control.tagName === 'SELECT') this.send(entered)
		else this.#hurry(entered)
		void this.#load()
	}

	/** Shows a letter at once, and judges the address when no other follows. Until then, nothing stops a submit but the submit itself. */
	#hurry(entered: AddressFormEvent & { readonly type: 'input' }): void {
		this.#state = advanceForm(this.#state as AddressFormState, { ...entered, isHurried: true }, this.#loader.tools)
		this.#isShowing = true
		this.#view?.showText(this.#state, entered.name)
		this.#isShowing = false
		this.#stopTimer()
		this.#internals.setValidity({})
		this.#internals.setFormValue(typedData(this.#state, this.name), keptText(this.#state))
		this.#timer = setTimeout(() => this.send({ type: 'judge' }), PAUSE)
	}

	#stopTimer(): void {
		if (this.#timer !== null) clearTimeout(this.#timer)
		this.#timer = null
	}

	/** Password managers and older autofill set a value and send `change` alone. */
	#change(event: Event): void {
		if (event.target === this) return
		event.stopPropagation()
		this.#isQuiet = false
		// A field with the focus that its new country lacks changes while it is taken away.
		if (this.#isShowing) return
		const name = this.#view?.nameOf(event.target, 'control') ?? null
		const shown = this.#state?.fields.find((field) => field.name === name)?.value
		const control = this.#view?.controlOf(name)
		if (control !== undefined && control.value !== shown) this.#enter(event.target)
		if (control !== undefined) this.#notify(new Event('change', { bubbles: true }))
	}

	#leave(event: FocusEvent): void {
		const name = this.#view?.nameOf(event.target, 'control') ?? null
		if (name === null || this.#view?.nameOf(event.relatedTarget, 'button') === name) return
		this.#left = name
		// A field that its new country lacks loses the focus in the middle of showing it.
		if (this.#isShowing) setTimeout(() => this.#finish(), 0)
		else if (!this.#isPressed) this.#finish()
	}

	/** Shows the message of the field that was left. */
	#finish(): void {
		const name = this.#left
		this.#left = null
		if (name !== null && this.#view?.nameOf(activeIn(this), 'box') !== name) this.send({ type: 'blur', name })
	}

	#press(event: KeyboardEvent): void {
		// An Enter may submit the form, which asks first whether the element is valid.
		if (event.key === 'Enter') void this.state
		const { target } = event
		if (!(target instanceof HTMLSelectElement)) return
		const name = this.#view?.nameOf(target, 'control') ?? null
		const value = name === null ? undefined : this.#typeAhead.press(event, target)
		if (name === null || value === undefined) return
		event.preventDefault()
		if (value === null || value === target.value) return
		target.value = value
		this.#enter(target)
		this.#notify(new Event('change', { bubbles: true }))
	}

	#click(target: EventTarget | null): void {
		const name = this.#view?.nameOf(target, 'button') ?? null
		if (name === null) return
		const changed = this.#state?.fields.find((field) => field.name === name)?.suggestion?.changes[0]?.name
		// The browser can undo only what is changed in the field with the focus.
		this.#view?.focus(changed ?? name)
		this.#edits++
		this.send({ type: 'apply', name })
		this.#notify(new Event('change', { bubbles: true }))
	}

	/** Handles the browser's `invalid` event: the element shows its own messages instead of the browser's. */
	#refuse(event: Event): void {
		if (event.target !== this) {
			// The page found something wrong with a field: the browser shows that, and so does its message.
			this.#refresh()
			if (!this.#isQuiet) this.#view?.announce((event.target as HTMLInputElement).validationMessage)
			return
		}
		event.preventDefault()
		if (this.#isQuiet) return
		const isFirst = this.#isAlone || isFirstInvalid(this, this.form)
		this.#holdsFocus = isFirst && !this.#isAlone
		setTimeout(() => {
			this.#holdsFocus = false
		}, 0)
		this.#notice = this.#custom
		this.#submitOwn(isFirst)
		void this.#load()
	}

	#submit(event: SubmitEvent): void {
		if (this.#isPassing || this.#isDisabled) return
		const submitter = event.submitter as HTMLButtonElement | null
		const isFree = this.form?.noValidate === true || submitter?.formNoValidate === true
		this.#submitOwn(!isFree)
		const submission = this.#state?.submission
		// Without rules, the service decides.
		if (isFree || submission === 'accepted' || (submission === 'waiting' && !this.#loader.hasRules)) return
		event.preventDefault()
		event.stopImmediatePropagation()
		if (submission === 'waiting') void this.#wait(submitter)
	}

	#submitOwn(mayFocus: boolean): void {
		this.#mayFocus = mayFocus
		this.send({ type: 'submit' })
		const { focus, message } = this.#state ?? {}
		if (mayFocus && focus === null && (message || this.#notice)) this.#view?.focus(null)
		this.#mayFocus = true
	}

	/** Loads the rules for a submit that waits for them, then repeats it. */
	async #wait(submitter: HTMLElement | null): Promise<void> {
		const isFirst = this.#waiting === null
		this.#waiting = { submitter, edits: this.#edits }
		if (!isFirst) return
		this.#isBusy = true
		this.#say('checking')
		const isLoaded = await this.#load()
		this.#isBusy = false
		const waiting = this.#waiting
		this.#waiting = null
		this.#refresh()
		if (waiting.edits !== this.#edits) {
			this.#notice = this.#say('changed')
			this.#refresh()
			return
		}
		if (isLoaded && this.#state?.submission !== 'accepted') return
		// A form whose submit event isn't over yet ignores another submit.
		await new Promise((done) => setTimeout(done, 0))
		// If the rules can't be loaded, the service decides.
		this.#isPassing = !isLoaded
		submitAgain(this.form, waiting.submitter)
		this.#isPassing = false
	}

	#say(word: 'checking' | 'changed'): string {
		const text = this.#state === null ? '' : wordsIn(shownLocale(this.#state.settings, this.#loader.tools))[word]
		this.#refresh()
		this.#view?.announce(text)
		return text
	}

	#start(values: Readonly<Record<string, unknown>>): void {
		const options = readOptions(this, this.#policy)
		this.#early = {}
		this.#stopTimer()
		if (this.#state === null) this.#loader.begin(localeOf(options.locale).slice(0, 2))
		this.#state = startForm({ ...options, values: { ...options.values, ...values } }, this.#loader.tools)
		this.#refresh()
	}

	#adoptStyle(): void {
		const root = this.getRootNode() as Document | ShadowRoot
		let sheet = sheets.get(this.ownerDocument)
		if (sheet === undefined) {
			const view = this.ownerDocument.defaultView ?? globalThis
			sheet = new view.CSSStyleSheet()
			sheet.replaceSync(ELEMENT_STYLE)
			sheets.set(this.ownerDocument, sheet)
		}
		if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
	}

	#give<Key extends keyof AddressDefaults>(key: Key, thing: AddressDefaults[Key]): void {
		if (this.#loader.give(key, thing)) this.send({ type: 'rules' })
		this.#tools = this.#loader.tools
		if (this.isConnected) this.#loadSoon()
	}

	/** Loads at idle time, before the first key; at once for what shows a value or another language. */
	#loadSoon(): void {
		const view = this.ownerDocument.defaultView
		if (this.hasAttribute('value') || this.#language() !== 'en') void this.#load()
		if (view !== null) whenIdle(view, () => void (this.isConnected && this.#load()))
	}

	#language(): string {
		return this.#state?.settings.locale.slice(0, 2) ?? 'en'
	}

	/** Resolves to false if the rules could not be loaded. Then the next use tries again, and so does the browser's return to a network. */
	async #load(): Promise<boolean> {
		if (!this.#loader.hasRules && !isWarned) {
			isWarned = true
			// biome-ignore lint/suspicious/noConsole: a page's developer has no other way to learn of it.
			console.warn(
				"orderwright-address has no rules, so it judges nothing. Write defineAddressElement({ rules: () => import('orderwright/form-rules') }).",
			)
		}
		const isLoaded = await this.#loader.load(this.#language())
		if (!isLoaded) {
			this.ownerDocument.defaultView?.addEventListener('online', () => void this.#load(), { once: true })
			return false
		}
		if (this.#tools !== this.#loader.tools) {
			this.#tools = this.#loader.tools
			this.send({ type: 'rules' })
		}
		return true
	}

	#refresh(): void {
		const state = this.#state
		if (state === null || this.#view === null) return
		this.#isShowing = true
		const { tools } = this.#loader
		this.#view.show(state, {
			locale: shownLocale(state.settings, tools),
			autocomplete: this.getAttribute('autocomplete') || 'shipping',
			isDisabled: this.#isDisabled,
			message: this.#notice,
			isBusy: this.#isBusy,
		})
		this.#isShowing = false
		this.#setValidity()
		this.#internals.setFormValue(sentData(state, this.name), keptText(state))
		const verdict = JSON.stringify(state.verdict)
		if (verdict !== this.#toldVerdict) {
			this.#toldVerdict = verdict
			this.#notify(new CustomEvent('verdict', { detail: state.verdict, bubbles: true }))
		}
	}

	#setValidity(): void {
		const message = this.#custom || this.#state?.problem?.message || ''
		this.#internals.setValidity(message === '' ? {} : { customError: true }, message)
	}

	/** Tells the page an event. A page that checks its form then asks for no messages. */
	#notify(event: Event): void {
		this.#quietly(() => this.dispatchEvent(event))
	}

	#quietly<Result>(task: () => Result): Result {
		const wasQuiet = this.#isQuiet
		this.#isQuiet = true
		const result = task()
		this.#isQuiet = wasQuiet
		return result
	}
}

declare global {
	interface HTMLElementTagNameMap {
		'orderwright-address': AddressElement
	}
}

/** What `defineAddressElement` sets for every element of the page. */
export interface DefineOptions extends AddressDefaults {
	/** Default: `orderwright-address`. */
	readonly name?: string | undefined
}

/**
 * Defines `<orderwright-address>`, or an element of another name, once. Does nothing on a server, where there are no custom
 * elements. `rules`, `names` and `translation` serve every element that has none of its own.
 */
export function defineAddressElement(options: DefineOptions | string = {}): void {
	setDefaults(options)
	const given = typeof options === 'string' ? options : readField(options, 'name')
	const name = typeof given === 'string' ? given : 'orderwright-address'
	if (globalThis.customElements !== undefined && customElements.get(name) === undefined)
		customElements.define(name, AddressElement)
}
