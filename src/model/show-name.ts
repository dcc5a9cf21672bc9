import type { PersonCreated } from '../contract/generated/types.ts'
import { equalTo, type FieldPattern, required } from './expectation.ts'
import type { StorePerson } from './state.ts'

/** Returns the fields of a person that both lists of people show. */
export function showName({ id, firstName, lastName, email }: StorePerson): PersonCreated {
	return {
		id,
		...(firstName === null ? {} : { firstName }),
		...(lastName === null ? {} : { lastName }),
		...(email === null ? {} : { email }),
	}
}

/** Returns the patterns of the same fields, without the id. */
export function nameFields({ firstName, lastName, email }: StorePerson): readonly FieldPattern[] {
	const fields: FieldPattern[] = []
	if (email !== null) fields.push(required('email', { kind: 'email', value: email }))
	if (firstName !== null) fields.push(required('firstName', equalTo(firstName)))
	if (lastName !== null) fields.push(required('lastName', equalTo(lastName)))
	return fields
}
