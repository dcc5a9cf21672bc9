import { lengthOf, readField } from '../core/read.ts'

/** Attributes beyond this many are not looked at. */
const MOST_ATTRIBUTES = 1000
const KEY = /^tax_?number$/i

/**
 * The tax number among an order's deprecated `customAttributes` (D-23): the first attribute whose key is `taxNumber` or
 * `tax_number`, in any case, and whose value is a text that is not empty. Null where there is none, whatever the list is.
 *
 * It counts only for an order without a `taxNumber`; whether that is so, the caller decides.
 *
 * @example
 * taxNumberFromAttributes([{ key: 'size', value: 'M' }, { key: 'Tax_Number', value: '529.982.247-25' }])
 * // => { index: 1, value: '529.982.247-25' }
 */
export function taxNumberFromAttributes(customAttributes: unknown): { index: number; value: string } | null {
	const length = Math.min(lengthOf(customAttributes), MOST_ATTRIBUTES)
	for (let index = 0; index < length; index++) {
		const attribute = readField(customAttributes, index)
		const key = readField(attribute, 'key')
		if (typeof key !== 'string' || !KEY.test(key)) continue
		const value = readField(attribute, 'value')
		if (typeof value === 'string' && value !== '') return { index, value }
	}
	return null
}
