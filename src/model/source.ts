import { textField } from '../contract/field-types.ts'
import type { PersonalizationSource } from '../contract/resources.ts'

const FIELDS = ['firstName', 'lastName', 'department', 'location', 'startDate', 'birthDate'] as const

/** The number of fields in a person's data. */
export const SOURCE_FIELDS: number = FIELDS.length

/** The known fields of a person. */
export type OwnSource = { readonly [Field in keyof PersonalizationSource]?: string }

/** Returns a person's data without blank fields, so that equal data has the same key (D-67). */
export function ownSource(person: unknown): OwnSource {
	const fields = FIELDS.map((name) => [name, textField(person, name)] as const)
	return Object.fromEntries(fields.filter(([, text]) => text.trim() !== ''))
}

/** Returns the person in the parameters; null if they name none. */
export function readSource(parameter: (name: string) => string | null): PersonalizationSource | null {
	const source = ownSource(Object.fromEntries(FIELDS.map((name) => [name, parameter(name)])))
	return Object.keys(source).length === 0 ? null : source
}
