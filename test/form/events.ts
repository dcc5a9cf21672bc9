import {
	type AddressFormEvent,
	type AddressFormState,
	addressForm,
	type FieldName,
	type FieldState,
	type FormTools,
	startAddressForm,
} from '../../src/entries/form.ts'
import * as rules from '../../src/entries/form-rules.ts'

/** The rules and data of the form. */
export const TOOLS: FormTools = { rules }

/** Returns the form after a sequence of events. */
export function play(
	events: readonly AddressFormEvent[],
	from: AddressFormState = startAddressForm(undefined, TOOLS),
	tools: FormTools = TOOLS,
): AddressFormState {
	return events.reduce((state, event) => addressForm(state, event, tools), from)
}

/** Returns the event for a text that was typed, pasted or chosen. */
export function input(name: FieldName, text: string): AddressFormEvent {
	return { type: 'input', name, text, caret: text.length, inputType: 'insertText' }
}

/** Returns the same event, then the event for leaving the field. */
export function enter(name: FieldName, text: string): AddressFormEvent[] {
	return [input(name, text), { type: 'blur', name }]
}

export function fieldOf(state: AddressFormState, name: FieldName): FieldState {
	const field = state.fields.find((each) => each.name === name)
	if (field === undefined) throw new Error(`no field ${name}`)
	return field
}
