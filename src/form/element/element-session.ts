import type { FormFacts } from '../address-fields.ts'
import { advanceForm, startForm } from '../advance-form.ts'
import { ENGLISH_REGIONS } from '../field-labels.ts'
import { shownLocale } from '../form-draft.ts'
import type { AddressFormEvent } from '../form-event.ts'
import type { AddressFormOptions, AddressFormState, FieldTexts } from '../form-state.ts'
import { localeOf, wordsIn } from '../form-words.ts'
import { toInputEvent } from '../input-event.ts'
import type { AddressView } from './address-view.ts'
import { type AddressDefaults, type AddressLookup, readOptions } from './element-options.ts'
import { sentData, textsOf, typedData, whenIdle } from './page-form.ts'
import { ToolLoader } from './tool-loader.ts'
import { loadTypeAhead } from './type-ahead.ts'

/** The pause in milliseconds during typing after which the address is checked. */
const PAUSE = 120

/**
 * The state that the parts of one element share. The session shows the state in the element's view, and reports it to the browser and the page. The
 * view and the state are null before the element is in a page.
 */
export class ElementSession {
	readonly element: HTMLElement & { readonly name: string }
	readonly internals: ElementInternals
	readonly loader: ToolLoader
	view: AddressView | null = null
	state: AddressFormState | null = null
	policy: AddressFormOptions['policy']
	lookup: AddressLookup | null = null
	/** The page's message that stops the form. */
	custom = ''
	/** The message below the fields, in addition to the messages of the state. */
	notice = ''
	/** How often somebody entered something. */
	edits = 0
	/** The number of these edits that the page received, by `input` and by `change`. */
	#told = 0
	#changed = 0
	isBusy = false
	isDisabled = false
	/** True while the element writes its fields. Events during that time are ignored, because nobody typed. */
	isShowing = false
	/** The last event that the page's form received. */
	heard: Event | null = null
	mayFocus = true
	/** True while the page handles an event. */
	#isTelling = false
	#tools: unknown
	#toldVerdict = ''
	#timer: ReturnType<typeof setTimeout> | null = null

	constructor(element: HTMLElement & { readonly name: string }, internals: ElementInternals, facts: FormFacts) {
		this.element = element
		this.internals = internals
		this.loader = new ToolLoader(facts)
	}

	/** Returns the state after everything that was typed so far. While a pointer is pressed, nothing below it may move. */
	validateNow(isPressed = false): AddressFormState | null {
		if (this.#timer !== null) this.send({ type: 'validate' }, isPressed)
		return this.state
	}

	/** Reads values that a script wrote into the fields without an event. If the list is empty, it may not contain the value. */
	readFields(): void {
		// All are read before the first is shown, which writes the others.
		const written = (this.state?.fields ?? []).flatMap(({ name, value }) => {
			const control = this.view?.controlOf(name)
			if (control === undefined || control.value === value) return []
			return control.tagName === 'SELECT' && control.value === '' ? [] : [toInputEvent(name, control)]
		})
		for (const event of written) {
			this.edits++
			this.send(event)
		}
	}

	/** Returns the options of the form that the attributes give. */
	readOptions(): ReturnType<typeof readOptions> {
		return readOptions(this.element, this.policy, this.loader.tag)
	}

	/** Starts with the values of the attributes, or only with these values. If they have no country, the attribute's country counts. */
	start(texts?: FieldTexts): void {
		const options = this.readOptions()
		const country = { countryCode: this.element.getAttribute('country') ?? '' }
		const values = texts === undefined ? options.values : { ...country, ...texts }
		this.#stopTimer()
		if (this.state === null) this.loader.begin(localeOf(options.language).slice(0, 2))
		this.state = startForm({ ...options, values }, this.loader.tools)
		this.#told = this.edits
		this.notice = ''
		this.refresh()
	}

	/** Passes an event to the reducer, and shows the new state. Then sends one `input` event, as an `<input>` does for each key. */
	send(event: AddressFormEvent, isPressed = false): void {
		if (this.state === null) return
		this.#stopTimer()
		this.state = advanceForm(this.state, event, this.loader.tools)
		this.refresh(isPressed)
		if (this.state.focus !== null && this.mayFocus) this.view?.focus(this.state.focus)
		if (this.loader.tools.rules?.load) void this.load()
		while (this.#told < this.edits) {
			this.#told++
			this.notify(new Event('input', { bubbles: true, composed: true }))
		}
	}

	/**
	 * Shows a letter at once, and checks the address when no other letter follows. Until then, the browser treats the form as valid. A submit
	 * checks the form first.
	 */
	hurry(entered: AddressFormEvent & { readonly type: 'input' }): void {
		if (this.state === null) return
		this.state = advanceForm(this.state, { ...entered, isHurried: true }, this.loader.tools)
		this.isShowing = true
		this.view?.showText(this.state, entered.name)
		this.isShowing = false
		this.#stopTimer()
		this.internals.setValidity({})
		this.internals.setFormValue(typedData(this.state, this.element.name), this.#keptText())
		this.#timer = setTimeout(() => this.send({ type: 'validate' }), PAUSE)
	}

	#stopTimer(): void {
		if (this.#timer !== null) clearTimeout(this.#timer)
		this.#timer = null
	}

	/** The values that the browser keeps for a page that it restores without its page cache. */
	#keptText(): string {
		return JSON.stringify(textsOf(this.state))
	}

	refresh(isPressed = false): void {
		const { state } = this
		if (state === null || this.view === null) return
		this.isShowing = true
		if (!isPressed) this.#show(state, this.view)
		this.isShowing = false
		this.setValidity()
		this.internals.setFormValue(sentData(state, this.element.name), this.#keptText())
		// A page may move its button when it hears of a verdict.
		if (isPressed) return
		const verdict = JSON.stringify(state.verdict)
		if (verdict !== this.#toldVerdict) {
			this.#toldVerdict = verdict
			this.notify(new CustomEvent('verdict', { detail: state.verdict, bubbles: true }))
		}
	}

	#show(state: AddressFormState, view: AddressView): void {
		view.show(state, {
			language: shownLocale(state.settings, this.loader.tools),
			label: this.element.getAttribute('label') ?? '',
			autocomplete: this.element.getAttribute('autocomplete') || 'shipping',
			isDisabled: this.isDisabled,
			message: this.notice,
			isBusy: this.isBusy,
		})
		// Firefox before 126 and Safari before 17.4 have no states.
		if (this.isBusy) this.internals.states?.add('busy')
		else this.internals.states?.delete('busy')
	}

	setValidity(): void {
		const message = this.custom || this.state?.problem?.message || ''
		this.internals.setValidity(message === '' ? {} : { customError: true }, message)
	}

	/** Sends a `change` event to the page, once. After a suggestion, the browser sends one when the field is left. */
	tellChange(): void {
		if (this.#changed < this.edits) this.notify(new Event('change', { bubbles: true }))
		this.#changed = this.edits
	}

	/** Sends an event to the page. If the page checks its form during the event, no messages are shown. */
	notify(event: Event): void {
		this.quietly(() => this.element.dispatchEvent(event))
	}

	/** True while the page handles an event and may check its form. Nothing is shown then. */
	get isQuiet(): boolean {
		return this.#isTelling || (this.heard !== null && this.heard.eventPhase !== 0)
	}

	quietly<Result>(task: () => Result): Result {
		const wasTelling = this.#isTelling
		this.#isTelling = true
		const result = task()
		this.#isTelling = wasTelling
		return result
	}

	/** Announces in the element's language what the element does. Returns the text. */
	say(word: 'checking' | 'changed'): string {
		const text = this.state === null ? '' : wordsIn(shownLocale(this.state.settings, this.loader.tools))[word]
		this.refresh()
		this.view?.announce(text)
		return text
	}

	/** Accepts rules, names or a language for this element. */
	give<Key extends keyof AddressDefaults>(key: Key, thing: AddressDefaults[Key]): void {
		if (this.loader.give(key, thing)) this.send({ type: 'rules' })
		this.#tools = this.loader.tools
		if (this.element.isConnected) this.loadSoon()
	}

	/** Loads at idle time, before the first key. What is needed for a value or another language is loaded at once. */
	loadSoon(): void {
		const view = this.element.ownerDocument.defaultView
		if (this.element.hasAttribute('value') || !this.#language().startsWith('en')) void this.load()
		if (view !== null) whenIdle(view, () => void (this.element.isConnected && this.load()))
	}

	/**
	 * Resolves to false if the rules or their missing data couldn't be loaded. Loading is tried again at the next use, and when the browser is
	 * online again.
	 */
	async load(): Promise<boolean> {
		void loadTypeAhead()
		const { loader } = this
		const isLoaded = (await loader.load(this.#language())) && (await loader.loadMore(this.state))
		if (!isLoaded || loader.needsLanguage)
			this.element.ownerDocument.defaultView?.addEventListener('online', () => void this.load(), { once: true })
		if (!isLoaded) return false
		if (this.#tools === loader.tools) return this.state?.verdict.needs === undefined
		this.#tools = loader.tools
		this.send({ type: 'rules' })
		// What came may need more.
		return this.load()
	}

	/** The language whose messages are loaded. A tag also stands for English with its own words. */
	#language(): string {
		const locale = this.state?.settings.language ?? 'en'
		return Object.hasOwn(ENGLISH_REGIONS, locale) ? locale : locale.slice(0, 2)
	}
}
