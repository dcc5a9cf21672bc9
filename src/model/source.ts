import type { PersonalizationSource } from '../contract/order.ts'

const FIELDS = ['firstName', 'lastName', 'department', 'location', 'startDate', 'birthDate'] as const

/** The person that parameters describe; null where they describe none. */
export function readSource(parameter: (name: string) => string | null): PersonalizationSource | null {
	const fields = FIELDS.flatMap((name) => {
		const text = parameter(name)
		return text === null || text.trim() === '' ? [] : [[name, text]]
	})
	return fields.length === 0 ? null : Object.fromEntries(fields)
}
