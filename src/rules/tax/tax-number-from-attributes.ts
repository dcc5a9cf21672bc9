import type { CustomAttribute } from '../contract/generated/types.ts'
import { MAX_ATTRIBUTES } from '../contract/judge-fields.ts'
import { openFields, openList } from '../core/open.ts'

const KEY = /^tax_?number$/i

/**
 * Returns the tax number in an order's deprecated `customAttributes` (D-23): the value of the first attribute that has the key `taxNumber` or
 * `tax_number`, in any case, and a value that isn't empty. Returns null if there is none, whatever the input.
 *
 * A list of more than 100,000 attributes isn't read, because the check of the body rejects it (D-91).
 *
 * The caller decides whether to use it: only for an order without `taxNumber`.
 *
 * @example
 * taxNumberFromAttributes([{ key: 'size', value: 'M' }, { key: 'Tax_Number', value: '529.982.247-25' }])
 * // => { index: 1, value: '529.982.247-25' }
 */
export function taxNumberFromAttributes(customAttributes: unknown): { index: number; value: string } | null {
	for (const [index, attribute] of openList(customAttributes, MAX_ATTRIBUTES).entries()) {
		const { key, value } = openFields<CustomAttribute>(attribute, ['key', 'value'])
		if (typeof key === 'string' && KEY.test(key) && typeof value === 'string' && value !== '') return { index, value }
	}
	return null
}
