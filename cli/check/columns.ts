/** A column of a CSV file. */
export interface Column {
	/** The path in the order; null for a column that an order doesn't have. */
	readonly path: readonly (string | number)[] | null
}

const ADDRESS = [
	'address1',
	'address2',
	'city',
	'province',
	'provinceCode',
	'zip',
	'country',
	'countryCode',
	'phone',
] as const
const ITEM = ['variantId', 'quantity'] as const
const ORDER = ['taxNumber', 'orderNumber', 'companyId', 'shouldValidateProvinceCode'] as const

/** Names of columns, for help texts. */
export const COLUMN_NAMES: readonly string[] = [...ADDRESS, ...ITEM, ...ORDER]

/** A column of a line item, by its index: `orderItems[1].quantity` or `orderItems.1.quantity`. */
const ITEM_PATH = /^orderItems(?:\[(\d{1,4})\]|\.(\d{1,4}))\.(\w+)$/i

/** Returns the column for a header, in any case: `zip` or `address.zip`, `variantId`, `orderItems[1].quantity`. */
export function readColumn(header: string): Column {
	const name = header.trim()
	const [, bracket, dot, field = ''] = ITEM_PATH.exec(name) ?? []
	const itemField = find(ITEM, field === '' ? name : field)
	if (itemField !== null) return { path: ['orderItems', Number(bracket ?? dot ?? 0), itemField] }
	const addressField = find(ADDRESS, name.replace(/^address\./i, ''))
	if (addressField !== null) return { path: ['address', addressField] }
	const orderField = find(ORDER, name)
	return { path: orderField === null ? null : [orderField] }
}

function find<T extends string>(names: readonly T[], given: string): T | null {
	return names.find((name) => name.toLowerCase() === given.toLowerCase()) ?? null
}

/** Returns the order in a row. Empty cells are missing fields. */
export function toOrder(columns: readonly Column[], cells: readonly string[]): object {
	const address: { [field: string]: string } = {}
	const items: { [field: string]: unknown }[] = []
	const order: { [field: string]: unknown } = {}
	for (const [at, { path }] of columns.entries()) {
		const cell = cells[at] ?? ''
		if (path === null || cell === '') continue
		const [first, second, third] = path
		if (first === 'address') address[String(second)] = cell
		else if (first === 'orderItems') {
			const item = items[Number(second)] ?? {}
			items[Number(second)] = item
			item[String(third)] = third === 'quantity' ? toNumber(cell) : cell
		} else order[String(first)] = first === 'shouldValidateProvinceCode' ? toBoolean(cell) : cell
	}
	// A row may leave the columns of some line items empty.
	return { address, orderItems: items.filter((item) => item !== undefined), ...order }
}

/** Returns a cell as a number. Text that isn't a number stays text, so that the rule about it is reported. */
function toNumber(cell: string): number | string {
	return /^-?\d+(?:\.\d+)?$/.test(cell.trim()) ? Number(cell) : cell
}

function toBoolean(cell: string): boolean | string {
	const text = cell.trim().toLowerCase()
	return text === 'true' ? true : text === 'false' ? false : cell
}
