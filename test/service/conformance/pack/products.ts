import { findCollection } from './collections.ts'
import { negotiate, TRANSLATED } from './language.ts'
import { create, statusOf } from './personalization.ts'
import { type Call, type Change, PERSON_FIELDS, productOf, type State, variantsOf } from './state.ts'
import { keepText } from './texts.ts'
import { type Json, refuse, replaceValues, round, text } from './types.ts'

function findProduct({ is, collections }: State, collection: Json, id: Json): Json {
	const isIt = (each: Json): boolean => productOf(each).id === id
	const stored = collection.products.find(isIt)
	if (stored !== undefined) return stored
	const foreign = collections.flatMap((each) => each.products).find(isIt)
	if (foreign !== undefined && is('products of other stores are shown')) return foreign
	if (foreign === undefined && is('an unknown product is the first one')) return collection.products[0]
	return refuse(404, 'PRODUCT_UNKNOWN')
}

export function getProduct(state: State, call: Call): Json {
	const { is } = state
	const { parameters } = call
	const collection = findCollection(state, call, parameters.collectionId, 'get-product')
	let stored = findProduct(state, collection, parameters.productId)
	if (collection.products.at(-1) !== stored && is('the last product is shown')) stored = collection.products.at(-1)
	const product = structuredClone(productOf(stored))
	const locale = findLocale(state, parameters, stored)
	const translation = { ...stored.translations?.[locale] }
	if (translation.description !== undefined && is('descriptions are not translated')) delete translation.description
	if (text(parameters['Accept-Language']) === '' || !is('a language turns the deltas off'))
		showPrices(state, product, stored, text(parameters.countryCode).trim().toUpperCase())
	const isFor = PERSON_FIELDS.some((name) => text(parameters[name]).trim() !== '')
	const isWhole = PERSON_FIELDS.every((name) => text(parameters[name]).trim() !== '')
	if (product.isPersonalized && !isWhole && is('open: a personalized product needs all of the person'))
		refuse(400, 'PERSON_MISSING')
	if (product.isPersonalized && isFor)
		product.creationStatus = statusOf(state, create(state, collection, product.id, parameters))
	else if (is('a product of old is pending every other time'))
		product.creationStatus = state.asked % 2 === 0 ? 'Pending' : 'Done'
	return showProduct(state, collection, { ...product, ...translation })
}

/** Returns the locale of an answer. Rejects a header that a fault does not read. */
function findLocale(state: State, parameters: Json, stored: Json): string {
	const { is } = state
	const header = parameters['Accept-Language']
	let locale = negotiate(is, header)
	if (text(parameters.countryCode) !== '' && is('a country turns the languages off')) locale = 'en-US'
	if (text(header).includes(';') && is('weights of languages are refused')) refuse(406, 'LANGUAGE_UNKNOWN')
	if (text(header).includes('*') && is('a wildcard is refused')) refuse(406, 'LANGUAGE_UNKNOWN')
	const hasDelta = productOf(stored).priceDeltaByCountry?.[text(parameters.countryCode)] !== undefined
	if (text(parameters.countryCode) !== '' && !hasDelta && is('a country without a delta is refused'))
		refuse(422, 'COUNTRY_UNKNOWN')
	if (text(header) === 'de' && is('open: a language that is not supported is refused')) refuse(406, 'LANGUAGE_UNKNOWN')
	if (text(header) === '' && state.lastLanguage !== '' && is('the language of the last request stays'))
		locale = state.lastLanguage
	state.lastLanguage = locale
	for (const each of TRANSLATED) if (locale === each && is(`${each} is not translated`)) locale = 'en-US'
	return locale
}

function showProduct({ is, mangle }: State, collection: Json, shown: Json): Json {
	shown.title = mangle('titles of products', shown.title)
	shown.notes = mangle('notes', shown.notes)
	shown.description = mangle('descriptions', shown.description)
	if (shown.descriptionV2 !== undefined) {
		if (is('descriptionV2 has tags')) shown.descriptionV2 = shown.description
		if (is('descriptionV2 is that of no product')) shown.descriptionV2 = 'Nothing'
	}
	if (shown.description !== undefined && is('the description is empty')) shown.description = ''
	if (shown.isInStock !== undefined && is('the stock is the other way round')) shown.isInStock = !shown.isInStock
	if (collection.rewardType === 'Coins' && is('a price of credits is null'))
		for (const each of shown.variants ?? []) each.price = null
	if (shown.variants?.length > 1) {
		if (is('the last variant is not shown')) shown.variants.pop()
		if (is('variants come twice')) shown.variants.push(...shown.variants)
		if (is('the ids of variants are swapped'))
			[shown.variants[0].id, shown.variants[1].id] = [shown.variants[1].id, shown.variants[0].id]
		if (is('the titles of variants are swapped'))
			[shown.variants[0].title, shown.variants[1].title] = [shown.variants[1].title, shown.variants[0].title]
	}
	if (shown.shippingRegions?.length > 0 && is('open regions are shown')) shown.shippingRegions = []
	if (shown.shippingRegions?.length > 1 && is('the first region alone is shown'))
		shown.shippingRegions = shown.shippingRegions.slice(0, 1)
	if (shown.priceRange && shown.variants?.[0] && is('the range is that of the first variant'))
		shown.priceRange = { minVariantPrice: shown.variants[0].price, maxVariantPrice: shown.variants[0].price }
	if (shown.retailPriceRange && is('the retail range is the price range')) shown.retailPriceRange = shown.priceRange
	if (shown.variants?.[0]?.retailPrice && is('the retail price of a variant is its price'))
		for (const each of shown.variants) each.retailPrice = each.price
	if (shown.brand && is('brand and model are swapped')) [shown.brand, shown.model] = [shown.model, shown.brand]
	if (shown.sizeChartTable && is('a size chart is escaped'))
		shown.sizeChartTable = shown.sizeChartTable.replace(/</g, '&lt;')
	if (shown.featuredImage && is('images are shown without their addresses'))
		shown.featuredImage = { ...shown.featuredImage, url: '' }
	if (shown.featuredImage && is('width and height are half'))
		shown.featuredImage = { ...shown.featuredImage, width: 450, height: 450 }
	if (shown.tags && is('tags are not shown')) shown.tags = []
	if (shown.customFields && is('custom fields are texts'))
		shown.customFields = replaceValues(shown.customFields, (value) =>
			typeof value === 'number' ? String(value) : value,
		)
	if (shown.status !== undefined && is('a product is called Published')) shown.status = 'Published'
	if (collection.rewardType === 'Gifts' && is('open: prices of gifts are hidden')) {
		for (const variant of shown.variants ?? []) delete variant.price
		delete shown.priceRange
	}
	if (is('open: products have few fields')) return { id: shown.id, title: shown.title, variants: shown.variants }
	return shown
}

export function updateProduct(state: State, call: Call): Change {
	const { is, collections } = state
	const { parameters, body } = call
	const collection = findCollection(state, call, parameters.collectionId, 'update-product')
	const stored = findProduct(state, collection, parameters.productId)
	const product = productOf(stored)
	const { notes } = body
	const isGone = is('a product is gone while it is updated')
	if (isGone) collection.products = collection.products.filter((each: Json) => each !== stored)
	return () => {
		if (isGone) collection.products.push(stored)
		if (typeof notes !== 'string' || is('open: an update says false and does nothing'))
			return { success: typeof notes !== 'string' }
		if (notes === '' && is('open: empty notes change nothing')) return { success: true }
		if (notes === product.notes && is('notes that are there are refused')) refuse(409, 'NOTES_KNOWN')
		if (is('notes are not kept')) return { success: true }
		if (product.isNoted === true && is('the first notes stay')) return { success: true }
		product.isNoted = true
		if (is('notes go to every product')) for (const each of collection.products) productOf(each).notes = notes
		else if (is('open: notes are added to those before'))
			product.notes = [product.notes, notes].filter(Boolean).join('\n')
		else if (is('notes replace the description')) product.description = notes
		else product.notes = keepText(is, notes)
		if (is('notes go to the same product of every store')) {
			for (const each of collections.flatMap(({ products }) => products))
				if (productOf(each).id === product.id) productOf(each).notes = notes
		}
		if (is('an update loses the translations')) delete stored.translations
		if (is('an update rounds the prices'))
			for (const each of product.variants ?? []) each.price = Math.round(each.price)
		if (is('an update loses the tags')) product.tags = []
		if (is('an update loses the variants but one')) product.variants = product.variants?.slice(0, 1)
		if (is('an update closes no region')) product.shippingRegions = []
		if (is('an update answers with the product')) return product
		if (is('an update empties the title')) product.title = ''
		if (is('an update makes a draft')) product.status = 'Draft'
		if (is('an update loses the deltas')) product.priceDeltaByCountry = {}
		if (is('an update takes a product from sale')) product.isDiscontinued = true
		if (is('open: an update says nothing')) return null
		return { success: true }
	}
}

function showPrices({ is }: State, product: Json, stored: Json, countryCode: string): void {
	const deltas = product.priceDeltaByCountry ?? {}
	let country = countryCode
	if (country === '' && is('the delta of Brazil is added without a country')) country = 'BR'
	let delta = deltas[country] ?? 0
	if (delta === 0 && country !== '' && Object.keys(deltas).length > 0 && is('a country without a delta has another'))
		delta = Object.values(deltas)[0]
	if (delta === 0) return
	const whole = delta
	if (is('the delta is taken off')) delta = -delta
	if (is('the delta is added twice')) delta = round(2 * delta)
	if (delta < 0 && is('a delta below zero is none')) delta = 0
	if (delta !== Math.round(delta) && is('the cents of a delta are lost')) delta = Math.trunc(delta)
	if (is('the delta is not added')) delta = 0
	for (const [index, variant] of (product.variants ?? []).entries()) {
		const isLeft = index > 0 && is('the first variant alone has the delta')
		const isPart = is('the delta is a share of the price')
		variant.price = isLeft
			? variant.price
			: isPart
				? round(variant.price * (1 + delta / 100))
				: round(variant.price + delta)
		if (variant.retailPrice !== undefined && is('open: retail prices hold the delta'))
			variant.retailPrice = round(variant.retailPrice + delta)
	}
	const range = product.priceRange
	if (range) {
		if (!is('the range lacks the delta')) range.minVariantPrice = round(range.minVariantPrice + delta)
		if (!is('the end of the range lacks the delta')) range.maxVariantPrice = round(range.maxVariantPrice + delta)
	}
	if (is('open: prices with a delta come without the deltas')) product.priceDeltaByCountry = {}
	if (is('the delta stays in the price'))
		for (const variant of variantsOf(stored)) variant.price = round(variant.price + whole)
}
