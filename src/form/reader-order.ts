import type { FieldOption } from './form-field.ts'

/** Combining marks, after decomposition. */
const MARKS = /[\u0300-\u036f]/g

/** Sorts the options of a select by label, ignoring case and accents. */
export function inReaderOrder(options: readonly FieldOption[]): readonly FieldOption[] {
	const keyed = options.map((option) => ({ option, key: readerKey(option.label) }))
	keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
	return keyed.map(({ option }) => option)
}

/** Returns the sort key of a label. */
export function readerKey(label: string): string {
	return label.normalize('NFD').replace(MARKS, '').toLowerCase()
}
