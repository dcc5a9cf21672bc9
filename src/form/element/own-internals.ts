/**
 * Returns what connects an element with its form. jsdom and happy-dom, which are used in tests of pages, have no such form controls. In these, the
 * element finds its form itself, keeps its validity, and adds hidden fields with its values.
 */
export function internalsOf(host: HTMLElement): ElementInternals {
	const internals = host.attachInternals?.()
	return internals?.setFormValue === undefined ? (new OwnInternals(host) as unknown as ElementInternals) : internals
}

class OwnInternals {
	readonly willValidate = true
	validity = { valid: true, customError: false }
	validationMessage = ''
	readonly #host: HTMLElement
	#hidden: readonly HTMLInputElement[] = []

	constructor(host: HTMLElement) {
		this.#host = host
	}

	get form(): HTMLFormElement | null {
		return this.#host.closest('form')
	}

	setValidity({ customError = false }: ValidityStateFlags, message = ''): void {
		this.validity = { valid: !customError, customError }
		this.validationMessage = message
	}

	checkValidity(): boolean {
		if (!this.validity.valid) this.#host.dispatchEvent(new Event('invalid', { cancelable: true }))
		return this.validity.valid
	}

	reportValidity(): boolean {
		return this.checkValidity()
	}

	setFormValue(data: FormData): void {
		for (const input of this.#hidden) input.remove()
		this.#hidden = [...data].map(([name, value]) => {
			const input = this.#host.ownerDocument.createElement('input')
			return Object.assign(input, { type: 'hidden', name, value })
		})
		this.#host.append(...this.#hidden)
	}
}
