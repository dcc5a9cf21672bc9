import {
	type AddressFormEvent,
	type AddressFormState,
	addressForm,
	type FieldName,
	type FieldState,
	type FormTools,
	startAddressForm,
} from '../../src/form.ts'
import * as rules from '../../src/form-rules.ts'

/** All that a form judges by. */
export const TOOLS: FormTools = { rules }

/** The form after some events, one after the other. */
export function play(
	events: readonly AddressFormEvent[],
	from: AddressFormState = startAddressForm(undefined, TOOLS),
	tools: FormTools = TOOLS,
): AddressFormState {
	return events.reduce((state, event) => addressForm(state, event, tools), from)
}

/** A text that was typed, pasted or chosen. */
export function input(name: FieldName, text: string): AddressFormEvent {
	return { type: 'input', name, text, caret: text.length, inputType: 'insertText' }
}

/** The same, and the field left. */
export function enter(name: FieldName, text: string): AddressFormEvent[] {
	return [input(name, text), { type: 'blur', name }]
}

export function fieldOf(state: AddressFormState, name: FieldName): FieldState {
	const field = state.fields.find((each) => each.name === name)
	if (field === undefined) throw new Error(`no field ${name}`)
	return field
}
