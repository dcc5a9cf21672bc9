import type { AddressFormEvent } from './form-event.ts'
import type { FieldName } from './form-field.ts'

/** The properties of a control that this library uses, as in `HTMLInputElement` and `HTMLSelectElement`. */
export interface InputControl {
	readonly value: string
	/** The position of the caret; null or absent for a control that has none, such as a select. */
	readonly selectionStart?: number | null
}

/** The part of the browser's `InputEvent` that this library reads. */
export interface InputDetails {
	readonly inputType?: string
	readonly isComposing?: boolean
}

/**
 * Returns the event `input` for `addressFormReducer`, made from a field's name, its control and the browser's event. After `compositionend`, leave
 * out the browser's event: the text is then final, and is formatted. If the value isn't a control, the text is empty. A property that throws is
 * absent.
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

/** Returns a property (a getter) of a DOM element or event; undefined if the getter throws. */
function propertyOf(object: unknown, name: string): unknown {
	try {
		return (object as Readonly<Record<string, unknown>> | null | undefined)?.[name]
	} catch {
		return undefined
	}
}
