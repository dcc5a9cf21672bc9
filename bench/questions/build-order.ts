import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { buildOrder, indexProducts, type OrderDraft, type OrderFacts, validateOrder } from '../../src/entries/index.ts'
import { asParsed, defineQuestion, type Random } from '../harness.ts'
import { PLACES } from '../orders.ts'
import { postalCodesOnTheWeb } from '../peers/postal-codes.ts'

/** 12 products with 6 variants each. Half of the destinations have a delta. */
const products = Array.from({ length: 12 }, (_, p) => ({
	id: `product-${p}`,
	title: `Product ${p}`,
	status: 'Active' as const,
	featuredImage: { url: `https://img.test/${p}.png`, width: 800, height: 600 },
	variants: Array.from({ length: 6 }, (_, v) => ({
		id: `variant-${p}-${v}`,
		title: `Variant ${v}`,
		price: Number(`${10 + p}.${v}5`),
		retailPrice: Number(`${15 + p}.95`),
		isAvailableForSale: true,
	})),
	priceDeltaByCountry: { CA: 3.5, DE: 2.25, AU: 8 } as Readonly<Record<string, number>>,
	shippingRegions: ['RU', 'BY', 'KP'].map((countryCode) => ({ countryCode, isBlacklisted: true, provinces: [] })),
}))
const catalogue = indexProducts(products)
const facts: OrderFacts = {
	products: catalogue,
	collection: { rewardType: 'Coins', paymentCheckout: true },
	balance: 100,
}

function makeDraft(random: Random): OrderDraft {
	const { taxNumber, ...place } = random.pick(PLACES)
	const address = { ...place, address1: `${random.digits(3)} Main Street`, phone: place.phone + random.digits(2) }
	const orderItems = Array.from({ length: 1 + random.integer(3) }, () => ({
		variantId: `variant-${random.integer(12)}-${random.integer(6)}`,
		quantity: 1 + random.integer(4),
	}))
	const person = { firstName: 'Ann', lastName: 'Lee', email: 'ann@mail.test' }
	return taxNumber === undefined ? { address, orderItems, person } : { address, orderItems, person, taxNumber }
}

const variants = new Map(products.flatMap((product) => product.variants.map((each) => [each.id, { product, each }])))

/**
 * The code that an integrator would write with the named packages: checks, prices in cents, the lines and the total, without
 * provinces or reasons.
 */
function composeNaively({ address, orderItems }: OrderDraft): unknown {
	const country = address?.countryCode ?? ''
	const phone = parsePhoneNumberFromString(address?.phone ?? '', country as 'US')
	if (!phone?.isValid() || postalCodesOnTheWeb.validate(country, address?.zip ?? '') !== true) return null
	let total = 0
	const lines: unknown[] = []
	for (const { variantId = '', quantity = 0 } of orderItems ?? []) {
		const found = variants.get(variantId)
		if (found === undefined || !Number.isInteger(quantity) || quantity < 1) return null
		if (found.product.shippingRegions.some((region) => region.countryCode === country)) return null
		const { product, each } = found
		const price = Math.round((each.price + (product.priceDeltaByCountry[country] ?? 0)) * 100)
		total += price * quantity
		lines.push({ productTitle: product.title, variantTitle: each.title, variantId, quantity, price: price / 100 })
	}
	return { lines, phone: phone.number, total: total / 100 }
}

export const questions = [
	defineQuestion<OrderDraft>({
		name: 'build-order',
		title: 'Build one whole order: judge, price, pay and explain it, with the body to place it',
		inputs: (random) => asParsed(Array.from({ length: 4000 }, () => makeDraft(random))),
		contestants: [
			{ name: 'orderwright', run: (draft) => buildOrder(draft, facts) },
			{ name: 'orderwright, judged alone', run: (draft) => validateOrder(draft, facts) },
			{ name: 'the named packages, composed', run: composeNaively },
		],
		// A server drops an order after answering it.
		keeps: 64,
		notes: (drafts) => {
			const built = drafts.filter((draft) => buildOrder(draft, facts).status === 'valid').length
			return [
				'64 answers stay alive at a time; with all 4000 alive, an engine needs twice as long to move the orders in memory',
				'12 products with 6 variants each, 1 to 3 items per order, 12 places in 10 countries',
				`${built} of ${drafts.length} orders can be built, ${drafts.filter((draft) => composeNaively(draft) !== null).length} by the composition`,
				'the composition uses libphonenumber-js/max and postal-codes-js in its web build; it checks no provinces, and neither pays nor explains',
			]
		},
	}),
]
