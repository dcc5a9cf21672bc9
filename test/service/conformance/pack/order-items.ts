import { findCreation } from './personalization.ts'
import { byEmail, productOf, type State, variantsOf } from './state.ts'
import { type Json, refuse, round, text } from './types.ts'

type Ordering = 'place-order' | 'validate-order'

function findVariant({ is, collections }: State, collection: Json, id: Json, operation: Ordering): Json {
	const within = (products: Json[]): Json => {
		for (const stored of products) {
			const variant = variantsOf(stored).find((each) => each.id === id)
			if (variant !== undefined) return { product: productOf(stored), variant }
		}
		return undefined
	}
	const found = within(collection.products)
	if (found !== undefined) return found
	const foreign = within(collections.flatMap((each) => each.products))
	if (foreign !== undefined && is(`${operation}: variants of other stores are good`)) return foreign
	if (foreign === undefined && is(`${operation}: unknown variants are good`))
		return within(
			[collection.products[0]].map((each) => ({ ...productOf(each), variants: [{ ...variantsOf(each)[0], id }] })),
		)
	return refuse(422, 'VARIANT_UNKNOWN')
}

export function checkItems(state: State, collection: Json, body: Json, operation: Ordering): void {
	const { is, rules } = state
	const country = rules.countryOf(body.address)
	const items: Json[] = body.orderItems ?? []
	for (const [index, item] of items.entries()) {
		const isBehind =
			operation === 'validate-order' && index > 0 && is('validate-order: variants behind the first are not looked at')
		if (isBehind) continue
		const { product } = findVariant(state, collection, item.variantId, operation)
		if (!Number.isInteger(item.quantity) || item.quantity < 1) {
			if (item.quantity === 0 && is('open: a quantity of 0 is good')) continue
			if (item.quantity < 0 && is('open: a quantity below 0 is good')) continue
			if (item.quantity > 0 && is('open: a part of a piece is good')) continue
			refuse(422, 'QUANTITY_INVALID')
		}
		if (item.quantity > 99 && is('open: at most 99 pieces of a variant')) refuse(422, 'QUANTITY_INVALID')
		if (product.variants[0].id !== item.variantId && is('the regions of the first variant alone count')) continue
		if (index > 0 && is('the regions of the first item alone count')) continue
		if (index < items.length - 1 && is('the regions of the last item alone count')) continue
		if (is('regions are not looked at')) continue
		if (item.quantity > 1 && is('several pieces ship everywhere')) continue
		if (index === 1 && items.length > 2 && is('an item in the middle ships everywhere')) continue
		if (body.shouldValidateProvinceCode === true && is('shouldValidateProvinceCode turns the regions off')) continue
		rules.checkShipping(product, body.address ?? {}, country)
	}
}

function priceOf({ is }: State, { product, variant }: Json, country: string): number {
	const deltas = product.priceDeltaByCountry ?? {}
	const delta = deltas[country] ?? 0
	const price = variant.price ?? 0
	if (delta !== 0) {
		if (is('a line costs without its delta')) return price
		if (is('a line costs its delta twice')) return round(price + 2 * delta)
		if (delta < 0 && is('a line costs no delta below zero')) return price
		if (is('a line costs its delta less')) return round(price - delta)
		if (delta !== Math.round(delta) && is('a line costs whole deltas')) return round(price + Math.round(delta))
	} else if (Object.keys(deltas).length > 0 && is('a line costs a delta of another country')) {
		return round(price + Number(Object.values(deltas)[0]))
	}
	if (variant.retailPrice !== undefined && variant.retailPrice !== price && is('a line costs the retail price'))
		return variant.retailPrice
	const first = product.variants[0].price
	if (first !== price && is('every variant costs what the first costs')) return round(first + delta)
	const least = Math.min(...product.variants.map((each: Json) => each.price ?? 0))
	if (least !== price && is('every variant costs the least price')) return round(least + delta)
	return round(price + delta)
}

/** Returns the lines of an order. */
export function linesOf(state: State, collection: Json, body: Json, source: Json): Json[] {
	const { is, rules, derive, makeId } = state
	const isByName = text(body.address?.countryCode) === ''
	const country = isByName && is('an order by a country’s name has no delta') ? '' : rules.countryOf(body.address)
	const head = findVariant(state, collection, body.orderItems[0]?.variantId, 'place-order')
	return body.orderItems.map(({ variantId, quantity }: Json, at: number) => {
		let found = findVariant(state, collection, variantId, 'place-order')
		if (found.product !== head.product && is('all lines have the deltas of the first'))
			found = { ...found, product: { ...found.product, priceDeltaByCountry: head.product.priceDeltaByCountry } }
		const { product, variant } = found
		const creation = product.isPersonalized ? findCreation(state, collection, product, source) : null
		const ownFirst = body.orderItems.findIndex(
			(each: Json) => findVariant(state, collection, each.variantId, 'place-order').product.id === product.id,
		)
		const delta = product.priceDeltaByCountry?.[country] ?? 0
		const isBare =
			delta !== 0 &&
			((body.isVip === true && is('a VIP pays no delta')) ||
				(ownFirst !== at && is('a product has its delta once an order')))
		const price = priceOf(state, found, country)
		const buyer = findBuyer(state, collection, body)
		const shown = creation !== null && is('a line is personalized for who pays') ? buyer : source
		const personal =
			creation === null || is('open: lines show no personalizations')
				? {}
				: { personalizations: derive(shown), sha: creation.sha }
		const image = is('open: images of lines are unknown')
			? { url: null }
			: { url: variant.images?.[0]?.url ?? null, aspectRatio: 1 }
		const title = is('open: a line has a title of its own') ? `${product.title ?? ''}, engraved` : (product.title ?? '')
		return {
			id: is('open: lines are numbered') ? String(at + 1) : makeId(),
			title,
			productTitle: title,
			variantTitle: variant.title ?? '',
			productId: product.id,
			variantId,
			quantity,
			price: isBare ? round(price - delta) : price,
			retailPrice: is('open: lines show no retail prices')
				? null
				: is('open: a line shows a retail price of its own')
					? 99.95
					: (variant.retailPrice ?? null),
			image,
			...personal,
			delta,
		}
	})
}

export function findBuyer(state: State, collection: Json, body: Json): Json {
	const { is, collections } = state
	const email = body.user?.email
	const person = byEmail(collection.people, email)
	if (person !== undefined) return person
	if (collection.people.length > 0 && is('an order of somebody unknown is paid by the first person'))
		return collection.people[0]
	if (is('open: an unknown user who orders becomes a person')) {
		const stranger = { id: state.makeId(), balance: 5000, ...body.user }
		collection.people.push(stranger)
		return stranger
	}
	const twin = byEmail(
		collections.flatMap((each) => each.people),
		email,
	)
	if (twin !== undefined && is('open: a person of another store may order')) return twin
	return refuse(404, 'PERSON_UNKNOWN')
}
