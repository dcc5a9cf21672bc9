import type { AddressFormState, FieldTexts } from '../form-state.ts'

/** A control of a form that the browser validates. */
type Control = Element & Partial<Pick<HTMLInputElement, 'willValidate' | 'validity'>>

/** Returns true if no invalid control comes before the element in the form. The element then gets the focus. */
export function isFirstInvalid(element: HTMLElement, form: HTMLFormElement | null): boolean {
	const controls: readonly Control[] = form === null ? [] : [...form.elements]
	const first = controls.find(({ willValidate, validity }) => willValidate === true && validity?.valid === false)
	return first === undefined || element.contains(first)
}

/** Submits a form again, with the same button if it still exists. */
export function submitAgain(form: HTMLFormElement | null, submitter: HTMLElement | null): void {
	const isThere = (submitter as HTMLButtonElement | null)?.form === form
	form?.requestSubmit(isThere ? submitter : null)
}

/** Returns true for a button that submits its form. */
export function isSubmit(element: Element | null): element is HTMLButtonElement | HTMLInputElement {
	const type = element instanceof HTMLButtonElement || element instanceof HTMLInputElement ? element.type : ''
	return type === 'submit' || type === 'image'
}

/** Does the same as the Enter key in a field: presses the form's first submit button, if there is one. */
export function pressDefault(form: HTMLFormElement | null): void {
	const button = [...(form?.elements ?? [])].find(isSubmit)
	if (button === undefined) form?.requestSubmit()
	else button.click()
}

/** Runs a function when the page is loaded and the browser is idle. */
export function whenIdle(view: Window & typeof globalThis, task: () => void): void {
	// Safari has no idle callback.
	const ask = (): unknown =>
		'requestIdleCallback' in view ? view.requestIdleCallback(task, { timeout: 2000 }) : setTimeout(task, 200)
	if (view.document.readyState === 'complete') ask()
	else view.addEventListener('load', ask, { once: true })
}

/**
 * Returns what the element sends: the normalized address. If the rules don't accept it and the form is sent anyway, returns the texts as typed. For
 * an optional address that is empty, nothing is sent. `name` and a full stop come before each field's name.
 */
export function sentData(state: AddressFormState, name: string): FormData {
	const { verdict, settings, problem, fields } = state
	if (verdict.value === null) {
		const isLeftOut = settings.isOptional && verdict.status === 'invalid' && problem === null
		return isLeftOut ? new FormData() : typedData(state, name)
	}
	const { address, user, company, ...tax } = verdict.value
	const hasCompany = fields.some((field) => field.name === 'company')
	const contact = Object.fromEntries(
		fields.flatMap(({ name: key, value }) => (isPersonal(key) ? [[key, value.trim()]] : [])),
	)
	return dataOf({ ...address, ...contact, ...user, ...tax, ...(hasCompany && { company }) }, name)
}

/** Returns the texts of the fields as typed. If a province isn't in the list, its name is sent. */
export function typedData({ fields, settings, values, given }: AddressFormState, name: string): FormData {
	const texts: Record<string, string> = Object.fromEntries(fields.map((field) => [field.name, field.value]))
	if (texts['provinceCode'] === '' && given.provinceCode) texts['province'] = given.provinceCode
	return dataOf(settings.hasPhone ? texts : { ...texts, phone: values.phone ?? '' }, name)
}

/** Returns the texts of the fields as they were entered, including texts that no rule accepts. Another element accepts them. */
export function textsOf(state: AddressFormState | null): FieldTexts {
	if (state === null) return {}
	const { given, values, countryCode } = state
	return { ...given, phone: values.phone ?? '', countryCode: countryCode || (given.countryCode ?? '') }
}

const isPersonal = (name: string): boolean => name === 'firstName' || name === 'lastName' || name === 'email'

function dataOf(texts: Readonly<Record<string, string>>, name: string): FormData {
	const data = new FormData()
	for (const [key, text] of Object.entries(texts)) data.set((name && `${name}.${key}`) || key, text)
	return data
}
