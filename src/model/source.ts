import { textField } from '../contract/field-types.ts'
import type { PersonalizationSource } from '../contract/order.ts'

const FIELDS = ['firstName', 'lastName', 'department', 'location', 'startDate', 'birthDate'] as const

/** What is known of a person. */
export type OwnSource = { readonly [Field in keyof PersonalizationSource]?: string }

/** A person's data without what is blank, which says nothing, so that it has one key (D-67). */
export function ownSource(person: unknown): OwnSource {
	const fields = FIELDS.map((name) => [name, textField(person, name)] as const)
	return Object.fromEntries(fields.filter(([, text]) => text.trim() !== ''))
}

/** The person that parameters describe; null where they describe none. */
export function readSource(parameter: (name: string) => string | null): PersonalizationSource | null {
	const source = ownSource(Object.fromEntries(FIELDS.map((name) => [name, parameter(name)])))
	return Object.keys(source).length === 0 ? null : source
}
