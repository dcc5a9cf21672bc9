import type { Person } from '../contract/generated/types.ts'
import { equalTo, type FieldPattern, kept } from './expectation.ts'
import type { StorePerson } from './state.ts'

/** Returns the fields of a person that both lists of people show, as far as they are known. */
export function showName({ id, firstName, lastName, email }: StorePerson): Person {
	return {
		id,
		...(firstName === null ? {} : { firstName }),
		...(lastName === null ? {} : { lastName }),
		...(email === null ? {} : { email }),
	}
}

/** Returns the patterns of the same fields, without the id. The parser of create-people requires their keys (D-160). */
export function nameFields({ firstName, lastName, email }: StorePerson): readonly FieldPattern[] {
	const fields: FieldPattern[] = []
	if (email !== null) fields.push(kept('email', { kind: 'email', value: email }))
	if (firstName !== null) fields.push(kept('firstName', equalTo(firstName)))
	if (lastName !== null) fields.push(kept('lastName', equalTo(lastName)))
	return fields
}
