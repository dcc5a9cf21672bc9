import type { AddressFormOptions } from 'orderwright/form'
import type { ReactNode } from 'react'
import { useAddressForm } from './use-address-form.ts'

const OPTIONS: AddressFormOptions = { countries: ['BR', 'DE', 'JP', 'US'], values: { countryCode: 'US' } }
const loadRules = () => import('orderwright/form-rules')

/** A whole address form on `useAddressForm`. */
export function ControlledForm(): ReactNode {
	const { state, dispatch, propsOf } = useAddressForm(OPTIONS, loadRules)
	return (
		<form
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				dispatch({ type: 'submit' })
			}}
		>
			{state.fields.map((field) => (
				<label key={field.name} htmlFor={`address-${field.name}`}>
					{field.label}
					{field.options === undefined ? (
						<input id={`address-${field.name}`} {...propsOf(field)} type={field.type} inputMode={field.inputMode} />
					) : (
						<select id={`address-${field.name}`} {...propsOf(field)}>
							<option value="">–</option>
							{field.options.map(({ value, label }) => (
								<option key={value} value={value}>
									{label}
								</option>
							))}
						</select>
					)}
					<span data-error={field.name}>{field.message}</span>
					{field.suggestion !== null && (
						<button type="button" onClick={() => dispatch({ type: 'apply', name: field.name })}>
							Use {field.suggestion.label}
						</button>
					)}
				</label>
			))}
			<button type="submit">Order</button>
			<output>{state.submission === 'accepted' ? JSON.stringify(state.verdict.value?.address) : ''}</output>
		</form>
	)
}
