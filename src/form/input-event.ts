import type { AddressFormEvent } from './form-event.ts'
import type { FieldName } from './form-field.ts'

/** The properties of a control that this library uses, as in `HTMLInputElement` and `HTMLSelectElement`. */
export interface InputControl {
	readonly value: string
	/** The position of the caret; null or absent for a control without one, such as a select. */
	readonly selectionStart?: number | null
}

/** The properties of the browser's `InputEvent` that this library uses. */
export interface InputDetails {
	readonly inputType?: string
	readonly isComposing?: boolean
}

/**
 * Returns the event `input` of `addressFormReducer` from a field's name, its control and the browser's own event. After `compositionend`,
 * omit the browser's event: the text is then final, and is formatted. A value that is not a control has an empty text, and a property that
 * throws is absent.
 *
 * @example
 * toInputEvent('zip', { value: '9411', selectionStart: 4 }, { inputType: 'insertText', isComposing: false })
 * // => { type: 'input', name: 'zip', text: '9411', caret: 4, inputType: 'insertText', isComposing: false }
 * toInputEvent('provinceCode', { value: 'CA' }).caret // => null
 */
export function toInputEvent(
	name: FieldName,
	control: InputControl,
	details?: InputDetails | null,
): AddressFormEvent & { readonly type: 'input' } {
	const [text, caret] = [propertyOf(control, 'value'), propertyOf(control, 'selectionStart')]
	const [inputType, isComposing] = [propertyOf(details, 'inputType'), propertyOf(details, 'isComposing')]
	return {
		type: 'input',
		name,
		text: typeof text === 'string' ? text : '',
		caret: typeof caret === 'number' ? caret : null,
		inputType: typeof inputType === 'string' ? inputType : undefined,
		isComposing: isComposing === true,
	}
}

/** Returns a property of a DOM element or event, where it is a getter; undefined if it throws. */
function propertyOf(object: unknown, name: string): unknown {
	try {
		return (object as Readonly<Record<string, unknown>> | null | undefined)?.[name]
	} catch {
		return undefined
	}
}
