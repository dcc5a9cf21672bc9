/** Fields of an address that say the same: a form has one of them as a rule, and an issue may be of the other (D-121). */
const SIBLINGS = ['province', 'provinceCode', 'country', 'countryCode']

/** The field that stands in for another; null where none does. */
export function siblingOf(field: unknown): string | null {
	const at = SIBLINGS.indexOf(typeof field === 'string' ? field : '')
	return SIBLINGS[at < 0 ? at : at ^ 1] ?? null
}
