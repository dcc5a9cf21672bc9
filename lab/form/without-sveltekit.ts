/**
 * Stands in for SvelteKit's modules `$app/…`, which exist only inside of a SvelteKit application: Superforms imports them also where it runs
 * without a server (`SPA: true`). A page of its own has no other page to go to, and no data to load again.
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

/** Tells of a submit in place of the browser's own, and sends nothing: in a form without a server the submit is always cancelled. */
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
