/** A control of a form, as the browser validates it. */
type Control = Element & Partial<Pick<HTMLInputElement, 'willValidate' | 'validity'>>

/** Returns true if no invalid control of the form stands before the element: then the focus belongs to the element. */
export function isFirstInvalid(element: HTMLElement, form: HTMLFormElement | null): boolean {
	const controls: readonly Control[] = form === null ? [] : [...form.elements]
	const first = controls.find(({ willValidate, validity }) => willValidate === true && validity?.valid === false)
	return first === undefined || element.contains(first)
}

/** Submits a form again, by the same button if it is still there. */
export function submitAgain(form: HTMLFormElement | null, submitter: HTMLElement | null): void {
	const isThere = (submitter as HTMLButtonElement | null)?.form === form
	form?.requestSubmit(isThere ? submitter : null)
}

/** Runs a task when the page has loaded and has nothing else to do. */
export function whenIdle(view: Window & typeof globalThis, task: () => void): void {
	// Safari has no idle callback.
	const ask = (): unknown =>
		'requestIdleCallback' in view ? view.requestIdleCallback(task, { timeout: 2000 }) : setTimeout(task, 200)
	if (view.document.readyState === 'complete') ask()
	else view.addEventListener('load', ask, { once: true })
}
