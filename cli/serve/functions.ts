import * as library from 'orderwright'
import type { Language } from 'orderwright/de'
import { addressFieldsOf } from 'orderwright/form'

/** JSON text, or undefined for a missing argument. */
export type Text = string | undefined

/** An argument of a function: its name, and its schema's name in the OpenAPI document. */
export interface Parameter {
	readonly name: string
	readonly schema: string
	readonly isOptional: boolean
}

/** A function of the library at a path. Its arguments and result are JSON text. */
export interface ServedFunction {
	readonly name: string
	readonly path: string
	/** The result of the function, in one sentence. */
	readonly about: string
	readonly parameters: readonly Parameter[]
	readonly result: string
	readonly run: (...texts: readonly Text[]) => string
	/** For a list of names: returns the function in a language. The list contains no personal data, so GET is also allowed. */
	readonly namedIn: ((language: Language) => ServedFunction['run']) | null
}

/** Returns a function with JSON text for arguments and result, like the functions of `orderwright/bulk`. */
function withText(run: (...args: never[]) => unknown): ServedFunction['run'] {
	return (...texts) => {
		const args = texts.map((text) => (text === undefined ? undefined : JSON.parse(text)))
		return JSON.stringify(run(...(args as never[]))) ?? 'null'
	}
}

/** Each function's arguments with the names of their schemas, and the schema of its result if that isn't a verdict. */
const SIGNATURES = {
	validateOrder: 'order:Order facts?:Facts policy?:Policy',
	validateOrders: 'orders:Orders facts?:Facts policy?:Policy -> Verdicts',
	buildOrder: 'draft:Draft facts?:Facts policy?:Policy',
	validateAddress: 'address:Address options?:Options',
	checkCountry: 'input:Address options?:Options',
	checkProvince: 'input:Address countryCode:Text options?:Options',
	checkZip: 'zip:Text countryCode:Text options?:Options',
	checkPhone: 'phone:Text countryCode?:Text options?:Options',
	checkTaxNumber: 'taxNumber:Text countryCode:Text options?:Options',
	checkShippable: 'item:Item product:Product destination:Address options?:Options',
	priceWithDelta: 'price:Number deltas:Deltas countryCode:Text -> Price',
	applyPriceDelta: 'product:Product countryCode:Text policy?:Policy',
	removePriceDelta: 'product:Product countryCode:Text policy?:Policy',
	checkInDayRange: 'instant:Text range:Range options?:Options',
	derivePersonalization: 'source:Person options?:Options',
	applySuggestion: 'input:Any issue:Issue -> Any',
	toErrorBody: 'issues:Issues -> Any',
	countryNames: '-> Any',
	provincesOf: 'countryCode:Text -> Any',
	addressFieldsOf: 'countryCode:Text options?:Options -> Any',
	negotiateLocale: 'header:Text -> Any',
} as const

/** What each function does, in one sentence. */
const ABOUT: Readonly<Record<keyof typeof SIGNATURES, string>> = {
	validateOrder: 'Returns the verdict on an order, as validate-order judges it.',
	validateOrders: 'Returns the verdicts on a list of orders with the same facts.',
	buildOrder: 'Returns the order that a store would show, with its amounts.',
	validateAddress: 'Returns the verdict on an address: country, province, phone and zip together.',
	checkCountry: 'Returns the verdict on the country of country and countryCode.',
	checkProvince: 'Returns the verdict on the province of province and provinceCode in a country.',
	checkZip: 'Returns the verdict on a postal code in a country.',
	checkPhone: 'Returns the verdict on a phone number in a country.',
	checkTaxNumber: 'Returns the verdict on the tax number of an order to a country.',
	checkShippable: 'Returns the variant if its product ships to the destination.',
	priceWithDelta: 'Returns the price in a country, or null without one.',
	applyPriceDelta: "Returns a product with the country's delta in its prices.",
	removePriceDelta: "Returns a product without the country's delta in its prices.",
	checkInDayRange: 'Returns the verdict on whether a date-time falls on a day of a range.',
	derivePersonalization: 'Returns the verdict with the fields that personalized items show of a person.',
	applySuggestion: 'Returns a copy of the input in which the suggestion of an issue is carried out.',
	toErrorBody: "Returns the interface's error body for issues, or null without an error.",
	countryNames: 'Returns all countries with their names, for a select.',
	provincesOf: 'Returns the provinces of a country with their names.',
	addressFieldsOf: 'Returns the fields of a country in an address form, with their labels.',
	negotiateLocale: 'Returns the locale of the interface that fits an Accept-Language header.',
}

/** Returns the provinces of a country with their names in a language, as a form shows them. */
function provincesIn(language: Language, countryCode: string): readonly library.Province[] {
	const fields = addressFieldsOf(countryCode, { language, names: [language] })
	const options = fields.find(({ name }) => name === 'provinceCode')?.options ?? []
	const labels = new Map(options.map(({ value, label }) => [value, label]))
	return library.provincesOf(countryCode).map((each) => ({ ...each, name: labels.get(each.code) ?? each.name }))
}

/** Checks the orders of one request with the request's facts: `answer.ts` calls `validateOrder` for each. */
export const VALIDATE_ORDERS = 'validateOrders'

/** The lists of names. The first argument of each is the language of the request. */
const LISTS: { readonly [name: string]: (language: Language, ...args: never[]) => unknown } = {
	countryNames: library.countryNames,
	provincesOf: provincesIn,
	addressFieldsOf: (language, countryCode: string, options: object) =>
		addressFieldsOf(countryCode, { language, names: [language], ...options }),
	negotiateLocale: (_, header: string) => library.negotiateLocale(header),
}

/**
 * Returns all functions that are served, in the order of the OpenAPI document. `orderwright/bulk` is loaded only here: the script is as large as
 * the library, and no other command needs it.
 */
export async function loadFunctions(): Promise<readonly ServedFunction[]> {
	const bulk: Functions = { ...(await import('orderwright/bulk')) }
	const others: Functions = { ...library }
	return Object.entries(SIGNATURES).map(([name, signature]): ServedFunction => {
		const [args = '', result = 'Verdict'] = signature.split(/ ?-> /)
		const parameters = (args === '' ? [] : args.split(' ')).map((each) => {
			const [key = '', schema = ''] = each.split(':')
			return { name: key.replace('?', ''), schema, isOptional: key.endsWith('?') }
		})
		const ask = LISTS[name]
		const judge = name === VALIDATE_ORDERS ? 'validateOrder' : name
		return {
			name,
			path: `/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
			about: ABOUT[name as keyof typeof ABOUT],
			parameters,
			result,
			run: (bulk[judge] as ServedFunction['run'] | undefined) ?? withText(others[judge] as () => unknown),
			namedIn: ask === undefined ? null : (language) => withText((...given: never[]) => ask(language, ...given)),
		}
	})
}

type Functions = { readonly [name: string]: unknown }
