import type { Wording } from '../languages/translate/translation.ts'
import type { Issue, Path } from '../rules/core/issue.ts'
import { MAX_ELEMENT_NAME_LENGTH, MAX_ELEMENTS } from '../rules/core/limits.ts'
import { errorsOf, siblingOf } from './form-issues.ts'

/** The properties of a form element that this library uses. */
export interface ValidityElement {
	readonly name?: string
	/** False for an element that the browser does not validate: a hidden or disabled element. */
	readonly willValidate?: boolean
	setCustomValidity?(message: string): void
}

/** An element with its name, in which dots replace brackets. */
interface NamedElement {
	readonly element: ValidityElement
	readonly name: string
	readonly canShow: boolean
}

/** The part of a form that this library reads: its elements, as in `HTMLFormElement`. */
export interface ValidityForm {
	readonly elements: ArrayLike<object>
}

/**
 * Matches brackets and quotes in the name of an element: `address[zip]` becomes `address.zip`, and `orderItems[0].quantity` becomes
 * `orderItems.0.quantity`.
 */
const BRACKETS = /\[["']?([^[\]"']*)["']?\]/g

/**
 * Shows in a form the errors of a verdict, as the browser's own field errors. Returns the errors for which there is no element. Each element with
 * an error gets its first message as custom validity, and all other elements are cleared. `form.reportValidity()` shows the messages. Warnings are
 * not shown (D-03).
 *
 * - An error at `['address', 'zip']` belongs to the element with the name `address.zip` or `address[zip]`, otherwise `zip`. An error at `['zip']`
 *   belongs to `zip`, otherwise to the only element whose name ends in it, such as `address.zip`.
 * - If a form has only one of the fields `provinceCode` and `province`, its element also gets the errors of the missing field. So do `country` and
 *   `countryCode` (D-121).
 * - `language` translates the messages: `de` of `orderwright/de`. With a tag, they are in English.
 * - A value that isn't a form has no elements.
 *
 * @example
 * const zip = { name: 'zip', setCustomValidity: (message) => { zip.message = message } }
 * const verdict = validateAddress({ countryCode: 'FR', zip: '7501' })
 * applyValidity({ elements: [zip] }, verdict).map((issue) => issue.code) // => ['address.phone.missing']
 * zip.message // => '"7501" isn\'t a valid postal code for France. Use a format like 75001.'
 */
export function applyValidity<Own extends string = never>(
	form: ValidityForm,
	verdict: { readonly issues: readonly Issue[] },
	language?: Wording<Own> | null,
): readonly Issue[] {
	const elements = readElements(form)
	const find = createFinder(elements)
	const messages = new Map<ValidityElement, string>()
	const withoutElement = errorsOf(verdict, language).filter(({ path, message }) => {
		const element = find(path)
		if (element !== null && !messages.has(element)) messages.set(element, message)
		return element === null
	})
	for (const { element } of elements) showMessage(element, messages.get(element) ?? '')
	return withoutElement
}

/** Returns the elements that have a name and a custom validity. Elements that the browser doesn't validate can only be cleared. */
function readElements(form: unknown): readonly NamedElement[] {
	const named: NamedElement[] = []
	try {
		const { elements } = form as ValidityForm
		const count = Math.min(elements.length, MAX_ELEMENTS)
		for (let at = 0; at < count; at++) {
			const element = elements[at] as ValidityElement
			const { name, willValidate, setCustomValidity } = element
			if (typeof name !== 'string' || name === '' || typeof setCustomValidity !== 'function') continue
			if (name.length <= MAX_ELEMENT_NAME_LENGTH)
				named.push({ element, name: name.replace(BRACKETS, '.$1'), canShow: willValidate !== false })
		}
	} catch {
		// not a form, or a form whose properties throw: use the elements read so far
	}
	return named
}

/** Returns a function that finds the element for errors at a path, or for errors of its sibling field; null for the empty path. */
function createFinder(elements: readonly NamedElement[]): (path: Path) => ValidityElement | null {
	// By full name, the first of each; by the last part of a name, null if several share it.
	const byName = new Map<string, ValidityElement>()
	const byEnd = new Map<string, ValidityElement | null>()
	for (const { element, name, canShow } of elements) {
		if (!canShow || byName.has(name)) continue
		byName.set(name, element)
		for (let dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1)) {
			const end = name.slice(dot + 1)
			byEnd.set(end, byEnd.has(end) ? null : element)
		}
	}
	const find = (path: Path): ValidityElement | null => {
		const whole = path.join('.')
		const bare = path.some((step) => typeof step === 'number') ? whole : String(path[path.length - 1])
		return byName.get(whole) ?? byName.get(bare) ?? byEnd.get(whole) ?? null
	}
	return (path) => {
		if (path.length === 0) return null
		const sibling = siblingOf(path[path.length - 1])
		return find(path) ?? (sibling === null ? null : find([...path.slice(0, -1), sibling]))
	}
}

function showMessage(element: ValidityElement, message: string): void {
	try {
		element.setCustomValidity?.(message)
	} catch {
		// an element that throws shows nothing
	}
}
