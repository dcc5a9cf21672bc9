import { textField } from '../contract/field-types.ts'
import type { PersonalizationSource } from '../contract/order.ts'

const FIELDS = ['firstName', 'lastName', 'department', 'location', 'startDate', 'birthDate'] as const

/** The number of fields that a person's data has. */
export const SOURCE_FIELDS: number = FIELDS.length

/** The known fields of a person. */
export type OwnSource = { readonly [Field in keyof PersonalizationSource]?: string }

/** A person's data without blank fields, so that equal data has one key (D-67). */
export function ownSource(person: unknown): OwnSource {
	const fields = FIELDS.map((name) => [name, textField(person, name)] as const)
	return Object.fromEntries(fields.filter(([, text]) => text.trim() !== ''))
}

/** The person in the parameters. Null if they name none. */
export function readSource(parameter: (name: string) => string | null): PersonalizationSource | null {
	const source = ownSource(Object.fromEntries(FIELDS.map((name) => [name, parameter(name)])))
	return Object.keys(source).length === 0 ? null : source
}
