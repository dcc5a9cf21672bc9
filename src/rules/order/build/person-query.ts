import type { PersonalizationSource } from '../../contract/resources.ts'
import type { Fields } from '../../core/read.ts'
import type { OrderDraft } from './built-order.ts'
import { sourceOf, writeSource } from './judge-person.ts'
import { readDraft } from './read-draft.ts'

/** The query parameters of get-product that name a person. The interface does not show their names (D-82). */
export type PersonQuery = { -readonly [Name in keyof PersonalizationSource]?: string }

/**
 * Returns the query with which get-product makes a personalized product for the person of an order: the person that `buildOrder` and
 * the service then look for (get-product.3, D-163). That is the order's `personalizations`, otherwise its person, otherwise its user.
 * Blank fields, and dates that don't exist, are left out. Dates are date-times.
 *
 * @example
 * personQuery({ user: { firstName: 'Ada', lastName: '', email: 'ada@mail.test' } }) // => { firstName: 'Ada' }
 * personQuery({ personalizations: { birthDate: '1984-02-29' } }) // => { birthDate: '1984-02-29T00:00:00Z' }
 * personQuery({}) // => {}
 */
export function personQuery(order: OrderDraft): PersonQuery {
	return writeQuery(sourceOf(readDraft(order)))
}

/** Returns the fields of a person that are not blank, as `writeSource` writes them. */
export function writeQuery(person: Fields<PersonalizationSource>): PersonQuery {
	const written = Object.entries(writeSource(person) ?? {})
	return Object.fromEntries(written.filter(([, text]) => text.trim() !== ''))
}
