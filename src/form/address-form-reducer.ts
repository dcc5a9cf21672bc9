import { BUILT_IN_FACTS } from './address-fields-of.ts'
import { advanceForm, startForm } from './advance-form.ts'
import { toolsOf } from './form-draft.ts'
import type { AddressFormEvent, FormTools } from './form-event.ts'
import type { AddressFormOptions, AddressFormState } from './form-state.ts'

/**
 * Returns the state of a new address form: its fields with labels, and no errors. The arguments are the form's options, such as its language and
 * known values, and the `tools`. The state is plain JSON. `addressFormReducer` returns the next state after each event. `tools` contains the rules,
 * the names and the language; missing parts may come later, with an event.
 *
 * @example
 * const state = initAddressForm({ language: 'fr', values: { country: 'JP' } })
 * state.fields.map((field) => field.label)
 * // => ['Pays ou région', 'Code postal', 'Préfecture', 'Ville', 'Adresse', 'Complément d’adresse', 'Téléphone']
 * state.verdict.status // => 'unknown'
 */
export function initAddressForm(options?: AddressFormOptions, tools?: FormTools): AddressFormState {
	return startForm(options, { ...toolsOf(tools), ...BUILT_IN_FACTS })
}

/**
 * Returns the form after an event. The reducer is a pure function for `useReducer`, a store or an element.
 *
 * - An error is shown when a person leaves its field or submits the form. An error disappears as soon as it is fixed.
 * - The reducer also decides which values stay when the country changes, and what a screen reader announces.
 * - A submit that the rules accept is never stopped, except for an empty street or city that the form requires (D-122).
 * - An unknown event changes nothing.
 *
 * @example
 * const start = initAddressForm({ values: { countryCode: 'US', phone: '415 983 8030' } })
 * const left = addressFormReducer(start, { type: 'submit' })
 * left.fields.find((field) => field.name === 'zip').message // => 'ZIP code: fill in this field.'
 * left.focus // => 'address1'
 * addressFormReducer(left, { type: 'country', countryCode: 'DE' }).fields.map((field) => field.name)
 * // => ['countryCode', 'address1', 'address2', 'zip', 'city', 'phone']
 */
export function addressFormReducer(
	state: AddressFormState,
	event: AddressFormEvent,
	tools?: FormTools,
): AddressFormState {
	return advanceForm(state, event, { ...toolsOf(tools), ...BUILT_IN_FACTS })
}
