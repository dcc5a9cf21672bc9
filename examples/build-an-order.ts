// Builds an order from a basket, a person and a product, as a store of credits would show it.
import { buildOrder } from 'orderwright'

const mug = {
	id: 'mug',
	title: 'Mug with a name',
	isPersonalized: true,
	variants: [{ id: 'mug-white', title: 'White', price: 14.5 }],
	priceDeltaByCountry: { BR: 6 },
}
const verdict = buildOrder(
	{
		person: { firstName: 'Zoë', lastName: 'Maes', email: 'zoe@mail.test', birthDate: '1984-02-29T00:00:00Z' },
		orderItems: [{ variantId: 'mug-white', quantity: 2 }],
		address: { city: 'São Paulo', provinceCode: 'SP', zip: '01310200', countryCode: 'BR', phone: '(11) 3149-5959' },
		taxNumber: '529.982.247-25',
	},
	{
		products: [mug],
		collection: { rewardType: 'Coins', paymentCheckout: true },
		balance: 30,
		asOf: '2026-11-20',
		creations: { mug: { status: 'Done', sha: '5ad1f00d' } },
	},
)
if (verdict.status === 'valid') {
	const { order, body, totals, explanation } = verdict.value
	console.log(explanation.text)
	// 2 × Mug with a name, White: 14.50 + 6.00 (BR) = 20.50 each, 41.00
	// 2 items: 41.00
	// Credits: 30.00 - 30.00 = 0.00; by card: 11.00
	console.log(totals.dueByCard, body.address?.zip, order.orderLineItems[0]?.personalizations?.name.firstPossessive)
	// 11 01310-200 Zoë's
}
