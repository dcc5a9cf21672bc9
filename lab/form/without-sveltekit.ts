/**
 * Replaces SvelteKit's modules `$app/…`, which exist only inside a SvelteKit application. Superforms imports these modules even if it runs without a
 * server (`SPA: true`). A single page can't navigate to another page, and has no data to load again.
 */
export const page = { data: {}, form: null, status: 200 }
export const navigating = { to: null }
export const beforeNavigate = (): void => {}
export const afterNavigate = (): void => {}
export const goto = async (): Promise<void> => {}
export const invalidateAll = async (): Promise<void> => {}
export const applyAction = async (): Promise<void> => {}
export const deserialize: (text: string) => unknown = JSON.parse

type Submit = (details: {
	readonly action: URL
	readonly formData: FormData
	readonly formElement: HTMLFormElement
	readonly controller: AbortController
	readonly submitter: HTMLElement | null
	readonly cancel: () => void
}) => unknown

/** Calls `submit` instead of the browser's own submit, and sends nothing. In a form without a server, the submit is always cancelled. */
export function enhance(formElement: HTMLFormElement, submit: Submit): { destroy: () => void } {
	const onSubmit = (event: SubmitEvent): void => {
		event.preventDefault()
		submit({
			action: new URL(formElement.action),
			formData: new FormData(formElement),
			formElement,
			controller: new AbortController(),
			submitter: event.submitter,
			cancel: () => {},
		})
	}
	formElement.addEventListener('submit', onSubmit)
	return { destroy: () => formElement.removeEventListener('submit', onSubmit) }
}
