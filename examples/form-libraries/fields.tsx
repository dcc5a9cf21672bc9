import type { OrderInput } from 'orderwright'
import type { InputHTMLAttributes, ReactNode } from 'react'

/** What the forms begin with: all fields that they have, and the items that a basket would bring. */
export const EMPTY_ORDER: OrderInput = {
	address: { countryCode: 'US', provinceCode: '', zip: '', phone: '' },
	orderItems: [{ variantId: 'tee-m', quantity: 1 }],
	taxNumber: '',
}

/** The fields of the address that these forms show, with their labels. */
export const FIELDS = [
	['countryCode', 'Country'],
	['provinceCode', 'State or province'],
	['zip', 'Postal code'],
	['phone', 'Phone'],
] as const

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
	readonly label: string
	readonly error: string | undefined
	readonly warning: string | undefined
}

/** One input with its label, and below it what is wrong or doubtful. */
export function Field({ label, error, warning, ...input }: FieldProps): ReactNode {
	return (
		<label>
			{label}
			<input {...input} aria-invalid={error !== undefined} />
			<span data-error={input.name}>{error}</span>
			<span data-warning={input.name}>{warning}</span>
		</label>
	)
}
