import * as library from 'orderwright'
import type { Language } from 'orderwright/de'
import { fieldsFor } from 'orderwright/form'

/** JSON text, or undefined for an absent argument. */
export type Text = string | undefined

/** An argument of a function: its name, and the name of its schema in the OpenAPI document. */
export interface Parameter {
	readonly name: string
	readonly schema: string
	readonly isOptional: boolean
}

/** A function of the library at a path, with JSON text for each argument and for the result. */
export interface ServedFunction {
	readonly name: string
	readonly path: string
	/** What it returns, in one sentence. */
	readonly about: string
	readonly parameters: readonly Parameter[]
	/** The name of the schema of the result. */
	readonly result: string
	readonly run: (...texts: readonly Text[]) => string
	/** Of a list of names: returns the function in a language. It has nobody's data, so that a URL may ask for it, too. */
	readonly namedIn: ((language: Language) => ServedFunction['run']) | null
}

/** Makes a function accept and return JSON text, as those of `orderwright/bulk` do. */
function withText(run: (...args: never[]) => unknown): ServedFunction['run'] {
	return (...texts) => {
		const args = texts.map((text) => (text === undefined ? undefined : JSON.parse(text)))
		return JSON.stringify(run(...(args as never[]))) ?? 'null'
	}
}

/** Describes a function. `arguments` is like `zip:Text countryCode:Text options?:Options`. */
function serve(
	name: string,
	about: string,
	args: string,
	run: ServedFunction['run'],
	result = 'Verdict',
): ServedFunction {
	const path = `/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
	const parameters = (args === '' ? [] : args.split(' ')).map((each) => {
		const [key = '', schema = ''] = each.split(':')
		return { name: key.replace('?', ''), schema, isOptional: key.endsWith('?') }
	})
	return { name, path, about, parameters, result, run, namedIn: null }
}

/** Describes a list with names, as `serve` does. */
function list(
	name: string,
	about: string,
	args: string,
	ask: (language: Language, ...args: never[]) => unknown,
): ServedFunction {
	const namedIn = (language: Language) => withText((...given: never[]) => ask(language, ...given))
	return { ...serve(name, about, args, () => '', 'Any'), namedIn }
}

/** Returns a country's provinces with their names in a language, as a form offers them. */
function provincesIn(language: Language, countryCode: string): readonly library.Province[] {
	const fields = fieldsFor(countryCode, { locale: language, names: [language] })
	const options = fields.find(({ name }) => name === 'provinceCode')?.options ?? []
	const labels = new Map(options.map(({ value, label }) => [value, label]))
	return library.provincesOf(countryCode).map((each) => ({ ...each, name: labels.get(each.code) ?? each.name }))
}

/** Judges the orders of one request with its facts: `answer.ts` calls `validateOrder` for each. */
export const VALIDATE_ORDERS = 'validateOrders'

/**
 * Returns all functions that are served, in the order of the OpenAPI document. `orderwright/bulk`, a script as large as the library, is
 * loaded here: no other command needs it.
 */
export async function loadFunctions(): Promise<readonly ServedFunction[]> {
	const bulk = await import('orderwright/bulk')
	return [
		serve(
			'validateOrder',
			'Returns the verdict on an order, as validate-order judges it.',
			'order:Order facts?:Facts policy?:Policy',
			bulk.validateOrder,
		),
		serve(
			VALIDATE_ORDERS,
			'Returns the verdicts on a list of orders with the same facts.',
			'orders:Orders facts?:Facts policy?:Policy',
			bulk.validateOrder,
			'Verdicts',
		),
		serve(
			'buildOrder',
			'Returns the order that a store would show, with its amounts.',
			'draft:Draft facts?:Facts policy?:Policy',
			withText(library.buildOrder),
		),
		serve(
			'validateAddress',
			'Returns the verdict on an address: country, province, phone and zip together.',
			'address:Address options?:Options',
			bulk.validateAddress,
		),
		serve(
			'checkCountry',
			'Returns the verdict on the country of country and countryCode.',
			'input:Address options?:Options',
			bulk.checkCountry,
		),
		serve(
			'checkProvince',
			'Returns the verdict on the province of province and provinceCode in a country.',
			'input:Address countryCode:Text options?:Options',
			bulk.checkProvince,
		),
		serve(
			'checkZip',
			'Returns the verdict on a postal code in a country.',
			'zip:Text countryCode:Text options?:Options',
			bulk.checkZip,
		),
		serve(
			'checkPhone',
			'Returns the verdict on a phone number in a country.',
			'phone:Text countryCode?:Text options?:Options',
			bulk.checkPhone,
		),
		serve(
			'checkTaxNumber',
			'Returns the verdict on the tax number of an order to a country.',
			'taxNumber:Text countryCode:Text options?:Options',
			bulk.checkTaxNumber,
		),
		serve(
			'checkShippable',
			'Returns the variant if its product ships to the destination.',
			'item:Item product:Product destination:Address options?:Options',
			withText(library.checkShippable),
		),
		serve(
			'priceFor',
			'Returns the price in a country, or null without one.',
			'price:Number deltas:Deltas countryCode:Text',
			bulk.priceFor,
			'Price',
		),
		serve(
			'applyPriceDelta',
			"Returns a product with the country's delta in its prices.",
			'product:Product countryCode:Text policy?:Policy',
			withText(library.applyPriceDelta),
		),
		serve(
			'removePriceDelta',
			"Returns a product without the country's delta in its prices.",
			'product:Product countryCode:Text policy?:Policy',
			withText(library.removePriceDelta),
		),
		serve(
			'matchesDayRange',
			'Returns the verdict on whether a date-time falls on a day of a range.',
			'instant:Text range:Range options?:Options',
			bulk.matchesDayRange,
		),
		serve(
			'derivePersonalization',
			'Returns the verdict with the fields that personalized items show of a person.',
			'source:Person options?:Options',
			bulk.derivePersonalization,
		),
		serve(
			'applySuggestion',
			'Returns a copy of the input in which the suggestion of an issue is carried out.',
			'input:Any issue:Issue',
			withText(library.applySuggestion),
			'Any',
		),
		serve(
			'toErrorBody',
			"Returns the interface's error body for issues, or null without an error.",
			'issues:Issues',
			withText(library.toErrorBody as (issues: readonly unknown[]) => unknown),
			'Any',
		),
		list('countryNames', 'Returns all countries with their names, for a select.', '', library.countryNames),
		list('provincesOf', 'Returns the provinces of a country with their names.', 'countryCode:Text', provincesIn),
		list(
			'fieldsFor',
			'Returns the fields of a country in an address form, with their labels.',
			'countryCode:Text options?:Options',
			(language: Language, countryCode: string, options: object) =>
				fieldsFor(countryCode, { locale: language, names: [language], ...options }),
		),
		list(
			'negotiateLocale',
			'Returns the locale of the interface that fits an Accept-Language header.',
			'header:Text',
			(_, header: string) => library.negotiateLocale(header),
		),
	]
}
