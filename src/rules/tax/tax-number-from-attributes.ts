import type { CustomAttribute } from '../contract/generated/types.ts'
import { MAX_ATTRIBUTES } from '../contract/judge-fields.ts'
import { openFields, openList } from '../core/open.ts'

const KEY = /^tax_?number$/i

/**
 * Returns the tax number among an order's deprecated `customAttributes` (D-23): the first attribute whose key is `taxNumber` or
 * `tax_number`, in any case, and whose value is a non-empty string. Returns null if there is none, for any input.
 *
 * A list of more than 100,000 attributes is not read: the body's own check rejects it (D-91).
 *
 * The caller decides whether to use it: only an order without a `taxNumber` may.
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
