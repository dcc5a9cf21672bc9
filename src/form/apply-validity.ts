import type { Issue, Path } from '../core/issue.ts'
import type { PartialTranslation } from '../translate/translation.ts'
import { siblingOf } from './sibling-field.ts'
import { errorsOf } from './told-issues.ts'

/** What this library needs of an element of a form. */
export interface ValidityElement {
	readonly name?: string
	/** False for an element that the browser does not validate: one that is hidden or disabled. */
	readonly willValidate?: boolean
	setCustomValidity?(message: string): void
}

/** An element with its name in dots. */
interface NamedElement {
	readonly element: ValidityElement
	readonly name: string
	readonly canTell: boolean
}

/** What this library needs of a form: its elements, as `HTMLFormElement` has them. */
export interface ValidityForm {
	readonly elements: ArrayLike<object>
}

/** No form has more elements. */
const MOST_ELEMENTS = 10_000
/** No name of an element is longer. */
const LONGEST_NAME = 200

/** Brackets and quotes in the name of an element: `address[zip]` is `address.zip`, `orderItems[0].quantity` `orderItems.0.quantity`. */
const BRACKETS = /\[["']?([^[\]"']*)["']?\]/g

/**
 * Tells a verdict to a form in the browser's own way: each element of which an error is gets the message as its custom validity, the
 * others are cleared, and `form.reportValidity()` shows them. Of several errors an element tells the first. Warnings refuse nothing (D-03) and are not told.
 *
 * An error of `['address', 'zip']` is for the element named `address.zip` or `address[zip]`, else `zip`; one of `['zip']` is for `zip`, else for the
 * one element whose name ends in it, such as `address.zip`. Where a form has `provinceCode` alone, it gets the error of `province`, and the
 * other way round; so for `countryCode` (D-121). Answers with the errors that no element tells. Anything that is no form has no elements.
 *
 * @example
 * const zip = { name: 'zip', setCustomValidity: (message) => { zip.message = message } }
 * const verdict = validateAddress({ countryCode: 'FR', zip: '7501' })
 * applyValidity({ elements: [zip] }, verdict).map((issue) => issue.code) // => ['address.phone.missing']
 * zip.message // => '7501 is no postal code of FR. Enter one such as 75001.'
 */
export function applyValidity(
	form: ValidityForm,
	verdict: { readonly issues: readonly Issue[] },
	translation?: PartialTranslation | null,
): readonly Issue[] {
	const elements = readElements(form)
	const names = indexNames(elements)
	const told = new Map<ValidityElement, string>()
	const untold = errorsOf(verdict, translation).filter(({ path, message }) => {
		const element = findElement(names, path)
		if (element !== null && !told.has(element)) told.set(element, message)
		return element === null
	})
	for (const { element } of elements) tell(element, told.get(element) ?? '')
	return untold
}

/** The elements that have a name and a custom validity; those that the browser does not validate can only be cleared. */
function readElements(form: unknown): readonly NamedElement[] {
	const named: NamedElement[] = []
	try {
		const { elements } = form as ValidityForm
		const count = Math.min(elements.length, MOST_ELEMENTS)
		for (let at = 0; at < count; at++) {
			const element = elements[at] as ValidityElement
			const { name, willValidate, setCustomValidity } = element
			if (typeof name !== 'string' || name === '' || typeof setCustomValidity !== 'function') continue
			if (name.length <= LONGEST_NAME)
				named.push({ element, name: name.replace(BRACKETS, '.$1'), canTell: willValidate !== false })
		}
	} catch {
		// No form, or one whose properties throw: what was read until then is all there is.
	}
	return named
}

/** The elements that can tell an error, by their whole names, the first of each; and by what names end in, null where several do. */
interface Names {
	readonly byName: ReadonlyMap<string, ValidityElement>
	readonly byEnd: ReadonlyMap<string, ValidityElement | null>
}

function indexNames(elements: readonly NamedElement[]): Names {
	const byName = new Map<string, ValidityElement>()
	const byEnd = new Map<string, ValidityElement | null>()
	for (const { element, name, canTell } of elements) {
		if (!canTell || byName.has(name)) continue
		byName.set(name, element)
		for (let dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1)) {
			const end = name.slice(dot + 1)
			byEnd.set(end, byEnd.has(end) ? null : element)
		}
	}
	return { byName, byEnd }
}

/** The element that tells the errors of a path, or of the field beside it; none tells those of the whole. */
function findElement(names: Names, path: Path): ValidityElement | null {
	const field = path[path.length - 1]
	if (field === undefined) return null
	const sibling = siblingOf(field)
	return findNamed(names, path) ?? (sibling === null ? null : findNamed(names, [...path.slice(0, -1), sibling]))
}

function findNamed({ byName, byEnd }: Names, path: Path): ValidityElement | null {
	const whole = path.join('.')
	const bare = path.some((step) => typeof step === 'number') ? whole : String(path[path.length - 1])
	return byName.get(whole) ?? byName.get(bare) ?? byEnd.get(whole) ?? null
}

function tell(element: ValidityElement, message: string): void {
	try {
		element.setCustomValidity?.(message)
	} catch {
		// an element that throws tells nothing
	}
}
