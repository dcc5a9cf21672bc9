import type { Product } from '../../contract/resources.ts'
import type { Path } from '../../core/issue.ts'
import { MAX_INDEXED_VARIANTS, MAX_REGION_ENTRIES } from '../../core/limits.ts'
import { judgeOrCopy, openItems, own } from '../../core/open.ts'
import { isList, isRecord } from '../../core/read.ts'

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
	return judgeOrCopy(product, (given) => {
		const found: ProductFault[] = []
		const fields: Readonly<Record<string, unknown>> = isRecord(given) ? own(given) : {}
		look(fields, PRODUCT, [], found)
		const { variants } = fields
		for (const [at, variant] of openItems(variants, MAX_INDEXED_VARIANTS).entries()) {
			if (isRecord(variant)) look(own(variant), VARIANT, ['variants', at], found)
		}
		return found
	})
}

/** Checks the fields of an object. Returns false if the object has keys, but no key is a field or a misspelled field. Leaves `path` unchanged. */
function look(
	object: Readonly<Record<string, unknown>>,
	shape: Shape,
	path: (string | number)[],
	found: ProductFault[],
): boolean {
	let given = 0
	for (const [field, expected] of shape) {
		const value = object[field]
		if (value === undefined) continue
		given++
		if (value === null || (typeof expected === 'string' && isOf(expected, value))) continue
		path.push(field)
		if (typeof expected === 'string') noteInvalid(field, expected, path, found)
		else if (!isList(value)) noteInvalid(field, 'an array', path, found)
		else lookAtItems(field, value, expected, path, found)
		path.pop()
	}
	if (given === shape.length) return true
	let others = -given
	for (const _ in object) if (++others > MAX_KEYS) break
	if (others === 0) return true
	let isAny = given > 0
	let left = MAX_KEYS
	for (const key in object) {
		if (left-- === 0) break
		for (const [field] of shape) {
			if (object[field] !== undefined || !isMeant(key, field)) continue
			isAny = true
			noteOnce(key, { code: 'product.key.misspelled', path: [...path, key], params: { key, field } }, found)
		}
	}
	return isAny
}

function lookAtItems(
	field: string,
	list: readonly unknown[],
	shape: Shape,
	path: (string | number)[],
	found: ProductFault[],
): void {
	const items = openItems(list, shape === REGION ? MAX_REGION_ENTRIES : MAX_PROVINCES)
	for (let at = 0; at < items.length; at++) {
		const item = items[at]
		path.push(at)
		if (!isRecord(item)) noteInvalid(field, 'an object', path, found)
		else if (!look(own(item), shape, path, found)) {
			const [[first] = ['']] = shape
			noteInvalid(first, TEXT, [...path, first], found) // the rules read no field of `{ code: 'US' }`
		}
		path.pop()
	}
}

function isOf(expected: string, value: unknown): boolean {
	if (expected === FLAG) return typeof value === 'boolean'
	return typeof value === 'string' && (expected === TEXT || expected.split(', ').includes(value))
}

function noteInvalid(field: string, expected: string, path: Path, found: ProductFault[]): void {
	noteOnce(field, { code: 'product.value.invalid', path: [...path], params: { field, expected } }, found)
}

function noteOnce(name: string, fault: ProductFault, found: ProductFault[]): void {
	if (found.every(({ params: { key, field } }) => (key ?? field) !== name)) found.push(fault)
}

/** Returns whether a key is the name of a field, without regard to case, low lines and hyphens. */
function isMeant(key: string, field: string): boolean {
	return key !== field && key.length >= field.length && key.replace(/[_-]/g, '').toLowerCase() === field.toLowerCase()
}
