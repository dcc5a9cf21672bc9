import type { ElementSession } from './element-session.ts'
import { isFirstInvalid, submitAgain } from './page-form.ts'

/** What the element listens to in its form. */
export const FORM_EVENTS = ['submit', 'invalid', 'input', 'change'] as const

/** What the form of the page does: it checks whether the element is valid, and submits. */
export class FormEvents {
	readonly #session: ElementSession
	/** The submit that waits for the rules, and how much was entered before it. */
	#waiting: { readonly submitter: HTMLElement | null; readonly edits: number } | null = null
	/** True while a submit passes that no rules could check. */
	#isPassing = false
	/** True while the page calls `reportValidity` of this element alone. */
	#isAlone = false
	/** True while the focus belongs to the element's first error, whatever is invalid after it. */
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

	/** Asks the browser to show what is wrong with this element alone. */
	report(): boolean {
		this.#isAlone = true
		const isValid = this.#session.internals.reportValidity()
		this.#isAlone = false
		return isValid
	}

	/** Handles the browser's `invalid` event at the element: it shows its own messages instead of the browser's. */
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

	/** Loads the rules for a submit that waits for them, then repeats it. */
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
