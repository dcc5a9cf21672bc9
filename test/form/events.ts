import {
	type AddressFormEvent,
	type AddressFormState,
	addressFormReducer,
	type FieldName,
	type FieldState,
	type FormTools,
	initAddressForm,
} from '../../src/entries/form.ts'
import * as rules from '../../src/entries/form-rules.ts'

/** The rules and data of the form. */
export const TOOLS: FormTools = { rules }

/** Returns the form after a sequence of events. */
export function play(
	events: readonly AddressFormEvent[],
	from: AddressFormState = initAddressForm(undefined, TOOLS),
	tools: FormTools = TOOLS,
): AddressFormState {
	return events.reduce((state, event) => addressFormReducer(state, event, tools), from)
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

/** An event, by what happens: the button is pressed, the rules have come, a country is chosen, many fields get values at once. */
export const SUBMIT = { type: 'submit' } as const
export const RULES = { type: 'rules' } as const
export const choose = (countryCode: string): AddressFormEvent => ({ type: 'country', countryCode })
export const fill = (values: Readonly<Record<string, unknown>>): AddressFormEvent => ({ type: 'fill', values })

/** The values of a whole address. */
export const FERRY_BUILDING = {
	...{ address1: '1 Ferry Building', city: 'San Francisco', provinceCode: 'CA', zip: '94111', countryCode: 'US' },
	phone: '415 983 8030',
}

/** A CPF, as people type it. */
export const CPF = '52998224725'

/** Returns the form with values, or that of a country. */
export const filled = (values: Readonly<Record<string, unknown>>): AddressFormState =>
	initAddressForm({ values }, TOOLS)
export const inCountry = (countryCode: string): AddressFormState => filled({ countryCode })
