import type { PartialTranslation } from '../../languages/translate/translation.ts'
import type { FormFacts } from '../address-fields.ts'
import type { AddressFormEvent, AddressRules } from '../form-event.ts'
import type { AddressFormOptions, AddressFormState, FieldTexts, FormValue, FormVerdict } from '../form-state.ts'
import type { PlaceNames } from '../place-names.ts'
import { AddressView, takeTexts } from './address-view.ts'
import {
	type AddressElementEventMap,
	type AddressLookup,
	isOptional,
	type Loadable,
	readJson,
} from './element-options.ts'
import { ElementSession } from './element-session.ts'
import { adoptStyle } from './element-style.ts'
import { FIELD_EVENTS, FieldEvents, POINTER_EVENTS } from './field-events.ts'
import { FORM_EVENTS, FormEvents } from './form-events.ts'
import { internalsOf } from './own-internals.ts'
import { textsOf } from './page-form.ts'
import { tagOf } from './tool-loader.ts'

/** Outside a browser there is no `HTMLElement`. The module can be imported there too. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement)

/** The properties that a page may have set before the element was defined. */
const PROPERTIES = [
	'rules',
	'names',
	'language',
	'policy',
	'lookup',
	'name',
	'disabled',
	'required',
	'value',
	'texts',
	'phone',
] as const

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
 * `<orderwright-address>`: an address form in the DOM of the page, not in a shadow root. `addressFormReducer` decides what it shows. Labels,
 * autofill and the page's style work as for any other field. The element belongs to its `<form>`, which isn't submitted while the address is
 * invalid (D-125).
 *
 * - Attributes: `country`, `language`, `value` (JSON, as in the event `fill`), `countries` and `fields` (words separated by spaces;
 *   `email!` is required, `-phone` leaves the phone's field out, `+address2` puts that line behind a link), `autocomplete`, `label`,
 *   `optional`, `disabled`, `name` (a prefix for the names of the fields, followed by a full stop).
 * - Properties: `rules`, `names`, `language` (each a value, or a function that loads it), `policy`, `phone`, and the properties of a form
 *   control.
 * - Events: `input` and `change` when a value is entered, `verdict` when the verdict changes.
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the interface only adds overloads of an inherited method.
export class AddressElement extends Base {
	static readonly formAssociated: boolean = true
	static readonly observedAttributes: readonly string[] = Object.freeze([
		...['country', 'language', 'value', 'countries', 'fields', 'optional'],
		...['name', 'autocomplete', 'label'],
	])

	readonly #session: ElementSession
	readonly #fieldEvents: FieldEvents
	readonly #formEvents: FormEvents
	#form: HTMLFormElement | null = null
	/** Values and issues that were set before the element was in a page. */
	#early: Readonly<Record<string, unknown>>[] = []
	#earlyIssues: unknown

	/** Accepts what the element knows about countries before the rules are loaded. */
	constructor(facts: FormFacts) {
		super()
		this.#session = new ElementSession(this, internalsOf(this), facts)
		this.#fieldEvents = new FieldEvents(this.#session)
		this.#formEvents = new FormEvents(this.#session)
		for (const name of PROPERTIES) {
			if (!Object.hasOwn(this, name)) continue
			const value = this[name]
			delete (this as Partial<Record<typeof name, unknown>>)[name]
			queueMicrotask(() => Object.assign(this, { [name]: value }))
		}
	}

	/** The state of the form, as from `addressFormReducer`. The state is null before the element is in a page. */
	get state(): AddressFormState | null {
		return this.#session.validateNow()
	}

	/** The address in normalized form. The value is null while the address is invalid or the rules aren't loaded. */
	get value(): FormValue | null {
		const { state } = this
		return state?.problem === null ? state.verdict.value : null
	}

	/**
	 * Fills in values that nobody typed, like the event `fill`. The value of another element or an order is also accepted. Null clears an element
	 * that has a value. Setting the value that the element already has changes nothing, because a framework writes the value back while a person
	 * types.
	 */
	set value(values: Readonly<Record<string, unknown>> | string | null | undefined) {
		const old = this.value
		const given = typeof values === 'string' && values !== '' ? readJson(values) : values
		if (!given) {
			if (old !== null) this.clear()
		} else if (this.#session.state === null) this.#early.push(given)
		else if (JSON.stringify(given) !== JSON.stringify(old)) this.send({ type: 'fill', values: given })
	}

	/** The texts of all fields as they were entered, even if the form isn't complete. Set them in another element to copy them all. */
	get texts(): FieldTexts {
		return textsOf(this.state)
	}

	set texts(texts: FieldTexts) {
		if (this.#session.state === null) this.#early = [texts]
		else this.#session.start(texts)
	}

	/** Empties every field. The country becomes the country of the attribute again. */
	clear(): void {
		this.#early = []
		this.#session.start({})
	}

	get verdict(): FormVerdict | null {
		return this.state?.verdict ?? null
	}

	/** The phone number as it was entered, or as the page set it. */
	get phone(): string {
		const early = this.#early.flatMap(({ phone }) => phone ?? []).at(-1)
		return this.#session.state?.values.phone ?? String(early ?? '')
	}

	set phone(phone: string) {
		this.value = { phone: String(phone) }
	}

	/** All exports of `orderwright/form-rules`, or `() => import('orderwright/form-rules')`. */
	get rules(): Loadable<AddressRules> {
		return this.#session.loader.given('rules') ?? null
	}

	set rules(rules: Loadable<AddressRules>) {
		this.#session.give('rules', rules)
	}

	get names(): Loadable<readonly PlaceNames[]> {
		return this.#session.loader.given('names') ?? null
	}

	set names(names: Loadable<readonly PlaceNames[]>) {
		this.#session.give('names', names)
	}

	/** A language whose texts the page has, or a function that loads it; or else the tag of the attribute. */
	get language(): Loadable<PartialTranslation> | string {
		return this.#session.loader.given('language') ?? this.getAttribute('language')
	}

	set language(language: Loadable<PartialTranslation> | string | undefined) {
		const texts = typeof language === 'string' ? null : (language ?? null)
		if (texts !== this.#session.loader.given('language')) this.#session.give('language', texts)
		const tag = tagOf(language)
		const isSpoken = texts !== null && this.#session.readOptions().language?.startsWith(tag ?? '')
		if (tag !== undefined && !isSpoken) this.setAttribute('language', tag)
	}

	get policy(): AddressFormOptions['policy'] {
		return this.#session.policy
	}

	set policy(policy: AddressFormOptions['policy']) {
		this.#session.policy = policy
		this.send({ type: 'settings', policy: policy ?? {} })
	}

	/** A search for places by your page. The element calls it with the text typed in street, city or zip; null for no search. */
	get lookup(): AddressLookup | null {
		return this.#session.lookup
	}

	set lookup(lookup: AddressLookup | null | undefined) {
		this.#session.lookup = typeof lookup === 'function' ? lookup : null
	}

	get form(): HTMLFormElement | null {
		return this.#session.internals.form
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

	/** False if the element may be left empty: it has the attribute `optional` without names of fields. */
	get required(): boolean {
		return !isOptional(this)
	}

	set required(isRequired: boolean) {
		this.toggleAttribute('optional', !isRequired)
	}

	get validity(): ValidityState {
		void this.state
		return this.#session.internals.validity
	}

	get validationMessage(): string {
		void this.state
		return this.#session.internals.validationMessage
	}

	get willValidate(): boolean {
		return this.#session.internals.willValidate
	}

	/** Returns false if the address would stop a submit. Shows nothing. */
	checkValidity(): boolean {
		void this.state
		return this.#session.quietly(() => this.#session.internals.checkValidity())
	}

	/** Works like `checkValidity`, and also shows the messages and moves the focus to the first one. */
	reportValidity(): boolean {
		void this.state
		return this.#formEvents.report()
	}

	/** Makes the form invalid with a message of the page, shown below the fields. An empty text removes the message. */
	setCustomValidity(message: string): void {
		this.#session.custom = String(message)
		if (this.#session.custom === '') this.#session.notice = ''
		this.#session.setValidity()
		this.#session.refresh()
	}

	/** Shows each issue of a server at its field until the field changes. Accepts a list of issues, a verdict, or an error body of `toErrorBody`. */
	showIssues(issues: unknown): void {
		if (this.#session.state === null) this.#earlyIssues = issues
		else this.send({ type: 'issues', issues })
	}

	override focus(options?: FocusOptions): void {
		const first = this.#session.state?.fields[0]?.name ?? null
		this.#session.view?.controlOf(first)?.focus(options)
	}

	/** Passes an event to `addressFormReducer`, and shows the new state. */
	send(event: AddressFormEvent): void {
		this.#session.send(event)
	}

	connectedCallback(): void {
		adoptStyle(this)
		for (const type of POINTER_EVENTS) this.ownerDocument.addEventListener(type, this, { capture: true })
		if (this.#session.view === null) {
			const texts = takeTexts(this)
			this.#session.view = new AddressView(this)
			this.#session.view.listen(FIELD_EVENTS, this)
			this.addEventListener('invalid', this, { capture: true })
			this.#session.start()
			for (const values of [texts, ...this.#early])
				if (Object.keys(values).length > 0) this.send({ type: 'fill', values })
			this.#early = []
			if (this.#earlyIssues !== undefined) this.send({ type: 'issues', issues: this.#earlyIssues })
		} else this.#session.refresh()
		this.#session.loadSoon()
		// jsdom and happy-dom don't call it.
		this.formAssociatedCallback(this.form)
	}

	disconnectedCallback(): void {
		this.formAssociatedCallback(this.form)
		for (const type of POINTER_EVENTS) this.ownerDocument.removeEventListener(type, this, { capture: true })
	}

	attributeChangedCallback(name: string, old: string | null, value: string | null): void {
		if (this.#session.state === null || old === value) return
		if (name === 'country') this.send({ type: 'country', countryCode: value ?? '' })
		else if (name === 'value') this.value = value
		else if (name === 'name' || name === 'autocomplete' || name === 'label') this.#session.refresh()
		else {
			const { values: _, countries, language: locale, ...settings } = this.#session.readOptions()
			this.send({
				type: 'settings',
				...settings,
				countries: countries ?? null,
				language: locale ?? '',
			} as AddressFormEvent)
			if (name === 'language') this.#session.loadSoon()
		}
	}

	formAssociatedCallback(form: HTMLFormElement | null): void {
		for (const type of FORM_EVENTS) this.#form?.removeEventListener(type, this, { capture: true })
		this.#form = form
		for (const type of FORM_EVENTS) form?.addEventListener(type, this, { capture: true })
	}

	formResetCallback(): void {
		this.#session.start()
	}

	formDisabledCallback(isDisabled: boolean): void {
		this.#session.isDisabled = isDisabled
		this.#session.refresh()
	}

	formStateRestoreCallback(state: unknown): void {
		if (typeof state === 'string') this.texts = readJson(state)
	}

	handleEvent(event: Event): void {
		if (this.#form !== null && event.currentTarget === this.#form) this.#formEvents.handle(event)
		else if (event.type === 'invalid') this.#formEvents.refuse(event)
		else this.#fieldEvents.handle(event)
	}
}

declare global {
	interface HTMLElementTagNameMap {
		'orderwright-address': AddressElement
	}
}
