/** A small shop, and as many orders for it as are asked for: order n is the same on every machine. */

/** Two products are closed for some countries; the others go everywhere. */
export const PRODUCTS = Array.from({ length: 12 }, (_, p) => ({
	id: `product-${p}`,
	title: `Product ${p}`,
	variants: Array.from({ length: 6 }, (_, v) => ({ id: `variant-${p}-${v}`, price: 10 + v })),
	shippingRegions: p < 2 ? [{ countryCode: 'AU', isBlacklisted: true, denyCheckout: false, provinces: [] }] : [],
}))

/** Places with the first digits of their phone numbers; `makeOrder` appends two. */
const PLACES = [
	{ countryCode: 'US', provinceCode: 'CA', city: 'San Francisco', zip: '94111', phone: '(415) 983-80' },
	{ countryCode: 'CA', provinceCode: 'ON', city: 'Ottawa', zip: 'K1A 0A9', phone: '613 992 47' },
	{ countryCode: 'GB', city: 'London', zip: 'WC1B 3DG', phone: '020 7323 82' },
	{ countryCode: 'DE', city: 'Berlin', zip: '11011', phone: '030 227321' },
	{ countryCode: 'FR', city: 'Paris', zip: '75005', phone: '01 44 32 18 ' },
	{
		countryCode: 'IT',
		provinceCode: 'RM',
		city: 'Roma',
		zip: '00186',
		phone: '06 6706 ',
		taxNumber: 'MRTMTT91D08F205J',
	},
	{
		countryCode: 'BR',
		provinceCode: 'SP',
		city: 'São Paulo',
		zip: '01310-200',
		phone: '(11) 3149-59',
		taxNumber: '529.982.247-25',
	},
	{ countryCode: 'JP', provinceCode: '13', city: 'Chiyoda', zip: '100-0001', phone: '03-3213-11' },
	{ countryCode: 'AU', provinceCode: 'NSW', city: 'Sydney', zip: '2000', phone: '02 9250 71' },
]

/** What goes wrong in one order of ten. */
const MISTAKES = [
	(/** @type {any} */ order) => Object.assign(order.address, { zip: 'ZZ-9' }),
	(/** @type {any} */ order) => Object.assign(order.address, { phone: '123' }),
	(/** @type {any} */ order) => Object.assign(order.address, { countryCode: 'XX' }),
	(/** @type {any} */ order) => Object.assign(order.orderItems[0], { variantId: 'sold-out' }),
	(/** @type {any} */ order) => Object.assign(order.orderItems[0], { quantity: 0 }),
	(/** @type {any} */ order) => delete order.taxNumber,
]

/**
 * Order number `index` of a seed.
 *
 * @param {number} seed
 * @param {number} index
 */
export function makeOrder(seed, index) {
	const random = randomFrom(seed, index)
	const { taxNumber, ...place } = pick(random, PLACES)
	const order = {
		address: { address1: `${1 + random(999)} Main Street`, ...place, phone: `${place.phone}${10 + random(90)}` },
		orderItems: Array.from({ length: 1 + random(3) }, () => ({
			variantId: `variant-${random(12)}-${random(6)}`,
			quantity: 1 + random(4),
		})),
		...(taxNumber === undefined ? {} : { taxNumber }),
	}
	if (random(10) === 0) pick(random, MISTAKES)(order)
	return order
}

/**
 * Mulberry32, started anew for each order; answers with a whole number below its argument.
 *
 * @param {number} seed
 * @param {number} index
 */
function randomFrom(seed, index) {
	let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) >>> 0
	return (/** @type {number} */ below) => {
		state = (state + 0x6d2b79f5) >>> 0
		let mixed = Math.imul(state ^ (state >>> 15), state | 1)
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
		return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
	}
}

/**
 * @template T
 * @param {(below: number) => number} random
 * @param {readonly T[]} list
 * @returns {T}
 */
function pick(random, list) {
	return /** @type {T} */ (list[random(list.length)])
}
