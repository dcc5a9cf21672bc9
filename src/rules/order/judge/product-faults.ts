import type { Product } from '../../contract/resources.ts'
import type { Path } from '../../core/issue.ts'
import { MAX_INDEXED_VARIANTS, MAX_REGION_ENTRIES } from '../../core/limits.ts'
import { openItems, openKeys } from '../../core/open.ts'
import { isList, isRecord, readField } from '../../core/read.ts'

/** A field of a product that the rules can't read, so that it has no effect (D-35). */
export interface ProductFault {
	readonly code: 'product.key.misspelled' | 'product.value.invalid'
	/** The path of the field in the product. */
	readonly path: Path
	readonly params: { readonly field: string; readonly key?: string; readonly expected?: string }
}

/** The fields that the rules read: the type of each, or the fields of a list's items. */
type Shape = readonly (readonly [field: string, expected: string | Shape])[]

const TEXT = 'a string'
const FLAG = 'true or false'

const PROVINCE: Shape = [
	['provinceCode', TEXT],
	['provinceName', TEXT],
]
const REGION: Shape = [
	['countryCode', TEXT],
	['countryName', TEXT],
	['isBlacklisted', FLAG],
	['denyCheckout', FLAG],
	['provinces', PROVINCE],
]
const PRODUCT: Shape = [
	['status', 'Active, Draft'],
	['isInStock', FLAG],
	['isDiscontinued', FLAG],
	['shippingRegions', REGION],
]
const VARIANT: Shape = [['isAvailableForSale', FLAG]]

/** The most provinces of a region that are checked. */
const MAX_PROVINCES = 100
/** The most keys of an object that are compared with the names of missing fields. */
const MAX_KEYS = 100

/** Returns what the rules can't read of a product and its variants: for each field, only the first place. */
export function productFaults(product: Product): readonly ProductFault[] {
	const found: ProductFault[] = []
	look(product, PRODUCT, [], found)
	const variants = openItems(readField(product, 'variants'), MAX_INDEXED_VARIANTS)
	for (let at = 0; at < variants.length; at++) look(variants[at], VARIANT, ['variants', at], found)
	return found
}

/** Checks the fields of an object. Returns false if the object has keys, but no key is a field or a misspelled field. Leaves `path` unchanged. */
function look(object: unknown, shape: Shape, path: (string | number)[], found: ProductFault[]): boolean {
	let given = 0
	for (const [field, expected] of shape) {
		const value = readField(object, field)
		if (value === undefined) continue
		given++
		if (value === null) continue
		if (typeof expected !== 'string') lookAtItems(value, expected, field, path, found)
		else if (!isOf(expected, value)) noteInvalid(field, expected, [...path, field], found)
	}
	if (given === shape.length) return true
	const keys = openKeys(object, MAX_KEYS)
	let isAny = given > 0 || keys.length === 0
	if (keys.length === given) return isAny
	for (const key of keys) {
		const [field] = shape.find(([name]) => isMeant(key, name) && readField(object, name) === undefined) ?? []
		if (field === undefined) continue
		isAny = true
		noteOnce(key, { code: 'product.key.misspelled', path: [...path, key], params: { key, field } }, found)
	}
	return isAny
}

function lookAtItems(
	list: unknown,
	shape: Shape,
	field: string,
	path: (string | number)[],
	found: ProductFault[],
): void {
	if (!isList(list)) noteInvalid(field, 'an array', [...path, field], found)
	const items = openItems(list, shape === REGION ? MAX_REGION_ENTRIES : MAX_PROVINCES)
	for (let at = 0; at < items.length; at++) {
		path.push(field, at)
		if (!isRecord(items[at])) noteInvalid(field, 'an object', [...path], found)
		else if (!look(items[at], shape, path, found)) {
			const [[first] = ['']] = shape
			noteInvalid(first, TEXT, [...path, first], found) // the rules read no field of `{ code: 'US' }`
		}
		path.length -= 2
	}
}

function isOf(expected: string, value: unknown): boolean {
	if (expected === FLAG) return typeof value === 'boolean'
	return typeof value === 'string' && (expected === TEXT || expected.split(', ').includes(value))
}

function noteInvalid(field: string, expected: string, path: Path, found: ProductFault[]): void {
	noteOnce(field, { code: 'product.value.invalid', path, params: { field, expected } }, found)
}

function noteOnce(name: string, fault: ProductFault, found: ProductFault[]): void {
	if (found.every(({ params: { key, field } }) => (key ?? field) !== name)) found.push(fault)
}

/** Returns whether a key is the name of a field, without regard to case, low lines and hyphens. */
function isMeant(key: string, field: string): boolean {
	return key !== field && key.length >= field.length && key.replace(/[_-]/g, '').toLowerCase() === field.toLowerCase()
}
