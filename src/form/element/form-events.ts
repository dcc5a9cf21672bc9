import { warn } from './element-options.ts'
import type { ElementSession } from './element-session.ts'
import { isFirstInvalid, submitAgain } from './page-form.ts'

export const FORM_EVENTS = ['submit', 'invalid', 'input', 'change'] as const

/** Handles events of the page's form: the check of the element, and the submit. */
export class FormEvents {
	readonly #session: ElementSession
	/** The submit that waits for the rules, and the number of edits before it. */
	#waiting: { readonly submitter: HTMLElement | null; readonly edits: number } | null = null
	/** True during a submit that no rules could check. */
	#isPassing = false
	/** True while the page calls `reportValidity` of only this element. */
	#isAlone = false
	/** True while the focus belongs to the element's first error, even if later controls are invalid. */
	#holdsFocus = false

	constructor(session: ElementSession) {
		this.#session = session
	}

	handle(event: Event): void {
		const session = this.#session
		if (event.type === 'submit') this.#submit(event as SubmitEvent)
		else if (event.type === 'invalid') {
			// The focus is at the element's own first error, which comes before.
			if (this.#holdsFocus && !session.element.contains(event.target as Node)) event.preventDefault()
		} else session.heard = event
	}

	/** Makes the browser show what is wrong with only this element. */
	report(): boolean {
		this.#isAlone = true
		const isValid = this.#session.internals.reportValidity()
		this.#isAlone = false
		return isValid
	}

	/** Handles the event `invalid` of the element: the element shows its own messages, and the browser shows none. */
	refuse(event: Event): void {
		const session = this.#session
		if (event.target !== session.element) {
			// The page found something wrong with a field: the browser shows that, and so does its message.
			session.refresh()
			if (!session.isQuiet) session.view?.announce((event.target as HTMLInputElement).validationMessage)
			return
		}
		event.preventDefault()
		if (session.isQuiet) return
		// A browser also writes this to the console about a control that it can't show.
		if (session.element.checkVisibility?.() === false)
			warn('orderwright-address: an invalid address stops the form, but the element is hidden. Disable it meanwhile.')
		const isFirst = this.#isAlone || isFirstInvalid(session.element, session.internals.form)
		this.#holdsFocus = isFirst && !this.#isAlone
		setTimeout(() => {
			this.#holdsFocus = false
		}, 0)
		session.notice = session.custom
		this.#submitOwn(isFirst)
		void session.load()
	}

	#submit(event: SubmitEvent): void {
		const session = this.#session
		if (this.#isPassing || session.isDisabled) return
		session.readFields()
		const submitter = event.submitter as HTMLButtonElement | null
		const isFree = session.internals.form?.noValidate === true || submitter?.formNoValidate === true
		this.#submitOwn(!isFree)
		const submission = session.state?.submission
		// Without rules, the service decides.
		if (isFree || submission === 'accepted' || (submission === 'waiting' && !session.loader.hasRules)) return
		event.preventDefault()
		event.stopImmediatePropagation()
		if (submission === 'waiting') void this.#wait(submitter)
	}

	#submitOwn(mayFocus: boolean): void {
		const session = this.#session
		session.mayFocus = mayFocus
		session.send({ type: 'submit' })
		const { focus, message } = session.state ?? {}
		if (mayFocus && focus === null && (message || session.notice)) session.view?.focus(null)
		session.mayFocus = true
	}

	/** Loads the rules for a waiting submit, then repeats the submit. */
	async #wait(submitter: HTMLElement | null): Promise<void> {
		const session = this.#session
		const isFirst = this.#waiting === null
		this.#waiting = { submitter, edits: session.edits }
		if (!isFirst) return
		session.isBusy = true
		session.say('checking')
		const isLoaded = await session.load()
		session.isBusy = false
		const waiting = this.#waiting
		this.#waiting = null
		session.refresh()
		if (waiting.edits !== session.edits) {
			session.notice = session.say('changed')
			session.refresh()
			return
		}
		if (isLoaded && session.state?.submission !== 'accepted') return
		// A form whose submit event isn't over yet ignores another submit.
		await new Promise((done) => setTimeout(done, 0))
		// If the rules can't be loaded, the service decides.
		this.#isPassing = !isLoaded
		submitAgain(session.internals.form, waiting.submitter)
		this.#isPassing = false
	}
}
