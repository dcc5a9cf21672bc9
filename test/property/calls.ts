import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
	cutCountry,
	cutNames,
	cutPhone,
	cutPlans,
	cutProvince,
	cutZip,
} from '../../scripts/country-data/cut-country-data.ts'
import * as contract from '../../src/entries/contract.ts'
import * as form from '../../src/entries/form.ts'
import * as formRules from '../../src/entries/form-rules.ts'
import * as fr from '../../src/entries/fr.ts'
import * as model from '../../src/entries/model.ts'
import { sampler } from '../fuzz.ts'
import { CLIENT, open } from '../service/model/store.ts'
import type { Export } from './exports.ts'

/** An argument that is made anew for each call. */
class Made {
	readonly make: () => unknown
	constructor(make: () => unknown) {
		this.make = make
	}
}

const US = { city: 'San Francisco', provinceCode: 'CA', zip: '94111', countryCode: 'US', phone: '415 983 8030' }
const WRONG = { province: 'Californa', zip: '9O21O', countryCode: 'US', phone: '415 983' }
const CN = { address1: '1 Main St', city: 'Hong Kong', province: 'Hong Kong', countryCode: 'CN', phone: '2721 0116' }
const KENT = { address1: '1 Main St', city: 'Ramsgate', province: 'Kent', zip: 'CT11 8AA', countryCode: 'GB' }
const PRODUCT = {
	id: 'p',
	title: 'Mug',
	variants: [{ id: 'v', price: 1, isAvailableForSale: false }],
	shippingRegions: [
		{ countryCode: 'US', isBlacklisted: true, provinces: [{ provinceCode: 'HI' }] },
		{ countryCode: 'RU', isBlacklisted: true },
	],
	priceDeltaByCountry: { US: 1 },
}
const ORDER = {
	address: US,
	orderItems: [{ variantId: 'v', quantity: 1 }],
	taxNumber: '529.982.247-25',
	user: { firstName: 'Zoë', email: 'zoe@mail.test' },
	personalizations: { firstName: 'Zoë' },
}
const BAD_ORDER = {
	address: WRONG,
	orderItems: [{ variantId: 'w', quantity: 0 }],
	customAttributes: [{ key: 'taxNumber', value: 'x' }],
}
const FACTS = {
	products: [PRODUCT],
	collection: { rewardType: 'Coins' },
	balance: 9,
	creations: { p: { status: 'Done' } },
}
const RANGE = { start: '2026-01-01T00:00:00Z', end: '2026-01-02T00:00:00Z' }
const STORED = [{ userId: 'u', order: { id: 'o', createdAt: '2026-01-01T00:00:00Z', orderLineItems: [] } }]
const PEOPLE = [{ email: 'ann@mail.test', balance: 1 }]
const ISSUE = {
	code: 'address.zip.invalid',
	severity: 'error',
	path: ['address', 'zip'],
	message: 'm',
	params: { zip: '1', country: 'US', example: '95014', all: ['a', 'b'] },
	rule: 'validate-order.4',
	suggestion: [{ path: ['zip'], value: '90210' }],
}
const GERMAN = {
	language: 'de',
	hint: '{value}',
	messages: { 'address.zip.invalid': '{zip}: {all}' },
	words: { country: { US: 'die USA' } },
}
const SEED = {
	clients: [CLIENT],
	companies: [{ id: 'c' }],
	collections: [{ id: 'coins', companyId: 'c', rewardType: 'Coins', products: [PRODUCT], people: PEOPLE }],
}
const NOW = '2026-01-31T09:30:00Z'
const COUNTRY_DATA = cutCountry('MC')
const refuse = () => ({ statusCode: 422, body: { message: 'No.', errorCode: 'NO', statusCode: 422 } })
const sign = (request: unknown) => model.step(model.createState(SEED as object), request as object as never, NOW).answer
const SERVICE = { seed: SEED, now: () => NOW, sequences: 1, maxSends: 9, countries: ['US'] }
const TOOLS = new Made(() => ({ rules: formRules, names: [fr.fr], language: fr.fr }))
const STATE = new Made(() => form.initAddressForm({ values: { ...WRONG } }, TOOLS.make() as object))
const STORE = new Made(() => model.createState(SEED as object))
const SIGNED_IN = new Made(() => open(SEED as object).state)
const { authorization } = open(SEED as object)
const inStore = (operation: string, more: object) => [SIGNED_IN, { operation, authorization, ...more }, NOW]
const COINS = { collectionId: 'coins', productId: 'p' }
const EXPECTATION = new Made(
	() => model.step(model.createState(SEED as object), { operation: 'list-people' } as never, NOW).expectation,
)
const FRENCH = new Made(() => fr.fr)
const NAMES = new Made(() => [fr.fr])
const text = (...args: readonly unknown[]) => args.map((arg) => JSON.stringify(arg))

/** Arguments for which each function gives all kinds of answers, good and bad. A call gets its own copy of them. */
const ARGUMENTS: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
	findMismatches: [[{ statusCode: 200, body: [] }, EXPECTATION]],
	addressFormReducer: [
		[STATE, { type: 'submit' }, TOOLS],
		[STATE, { type: 'country', countryCode: 'DE' }, TOOLS],
		[STATE, { type: 'input', name: 'zip', text: '9411', caret: 4 }],
		[STATE, { type: 'apply', name: 'zip' }, TOOLS],
	],
	addIssues: [
		[{ status: 'valid', value: 1, issues: [] }, [ISSUE]],
		[{ status: 'unknown', needs: [], issues: [ISSUE] }, []],
		[null, []],
	],
	addressSchema: [[], [{}, GERMAN]],
	allCountries: [[]],
	callingCodes: [[]],
	applyPriceDelta: [
		[PRODUCT, 'US'],
		[PRODUCT, 'XX'],
	],
	applySuggestion: [[{ zip: '9O210' }, ISSUE]],
	applyValidity: [[{ elements: [{ name: 'zip', setCustomValidity: () => undefined }] }, { issues: [ISSUE] }, GERMAN]],
	buildOrder: [
		[ORDER, FACTS],
		[ORDER, {}],
		[BAD_ORDER, FACTS, { errorPolicy: 'reject-failed-lines' }],
	],
	countryName: [['DE', { countries: 'DEDeutschland' }], ['FR'], ['XX']],
	countryNames: [[], [{ countries: 'DEDeutschland;EGÄgypten' }], [null]],
	findCountry: [['Allemagne'], ['Griechenland', [{ countries: 'ESSpanien;GRGriechenland' }]]],
	checkCountry: [[{ countryCode: 'US' }], [{ country: 'Germny' }], [{ countryCode: 'us', country: 'Canada' }], [{}]],
	checkOrderItems: [[BAD_ORDER.orderItems], [[]], [ORDER.orderItems]],
	checkPhone: [
		['415 983 8030', 'US'],
		['415', 'US'],
		['', 'XX'],
		['1-800-FLOWERS', 'US'],
	],
	checkProvince: [
		[{ province: 'California' }, 'US'],
		[{ provinceCode: 'CA' }, 'US', { shouldValidateProvinceCode: true }],
		[{ province: 'Californa' }, 'US'],
		[{ province: 'California' }, 'AR'],
		[{ province: 'Hong Kong' }, 'CN'],
		[{ province: 'Kent' }, 'GB'],
		[{ province: 'Catalunya' }, 'ES'],
		[{ provinceCode: 'TX', province: 'California' }, 'US'],
		[{}, 'US'],
		[{}, 'XX'],
	],
	checkService: [
		[sign, SERVICE],
		[refuse, SERVICE],
	],
	createBuildOrder: [[[COUNTRY_DATA]]],
	createCheckCountry: [[[cutNames('MC')]]],
	createCheckPhone: [[[cutPhone('MC'), cutPlans('41')]]],
	createCheckProvince: [[[cutProvince('MC')]]],
	createCheckShippable: [[[cutNames('MC'), cutProvince('MC')]]],
	createCheckZip: [[[cutZip('MC')]]],
	createCheckZipFormat: [[[cutZip('MC')]]],
	createRules: [[[COUNTRY_DATA]]],
	createValidateAddress: [[[COUNTRY_DATA]]],
	createValidateOrder: [[[COUNTRY_DATA, { ...COUNTRY_DATA, format: 0 }]]],
	checkShippable: [
		[{ countryCode: 'US', provinceCode: 'HI' }, PRODUCT],
		[PRODUCT, { countryCode: 'RU' }],
	],
	checkTaxNumber: [
		['529.982.247-25', 'BR'],
		['52998224725', 'BR'],
		[undefined, 'MX'],
		[' ', 'IT'],
		['x', 'XX'],
	],
	checkValidateOrder: [
		[sign, SERVICE],
		[refuse, SERVICE],
	],
	checkZip: [
		['94111', 'US'],
		['9O21O', 'US'],
		['94111', 'US', { provinceCode: 'NY' }],
		['', 'DE'],
		['1', 'XX'],
	],
	checkZipFormat: [
		['94111', 'US'],
		['9O21O', 'US'],
	],
	createClient: [[{ ...CLIENT, send: refuse, now: () => 0, wait: () => undefined, validate: null }]],
	createState: [[SEED]],
	derivePersonalization: [
		[{ firstName: 'Zoë', birthDate: '1984-02-29' }, { asOf: '2026-11-20' }],
		[{ birthDate: 'x' }, {}],
	],
	describeTaxNumber: [
		['529.982.247-25', 'BR'],
		['52998224725', 'BR'],
		['x', 'BR'],
	],
	elapsedYears: [
		['1984-02-29', '2026-01-01'],
		['2030-01-01', '2026-01-01'],
		['x', 'y'],
	],
	addressFieldsOf: [['US'], ['JP', { language: 'fr', names: NAMES }], ['']],
	filterByDayRange: [
		[[{ createdAt: NOW }, {}], RANGE],
		[[], { start: 'x', end: 'y' }],
	],
	findSeedGaps: [[SERVICE], [{ seed: SEED, writes: true, countries: ['US', 'BR'] }]],
	formatAddress: [[US], [CN, { language: 'fr' }]],
	formatField: [
		['4159838030', 10, 'phone', 'US'],
		['941', 3, 'zip', 'US'],
	],
	formatPhoneAsYouType: [['4159838030', 10, 'US']],
	indexProducts: [[[PRODUCT, PRODUCT]], [[{ id: 'q', variants: [{ id: 'w' }], shippingRegions: [] }]]],
	toInputEvent: [['zip', { value: '9411', selectionStart: 4 }, { inputType: 'insertText' }]],
	filterOrders: [
		[STORED, { filter: { userIds: ['u'], dateRange: RANGE } }],
		[STORED, {}],
	],
	checkInDayRange: [
		['2026-01-01', RANGE],
		[NOW, RANGE],
		['x', RANGE],
		[NOW, { start: RANGE.end, end: RANGE.start }],
	],
	orderSchema: [[FACTS], [FACTS, {}, GERMAN]],
	parseAnswer: [
		['place-order', 200, { order: { id: 'o', orderNumber: '1' } }],
		['get-product', 200, { message: 'No.', errorCode: 'no', statusCode: 422 }],
		['reward', 422, { message: 'No.', errorCode: 'no', statusCode: 422, error: { issues: [ISSUE] } }],
		['list-orders', 302, null],
	],
	toGetProductQuery: [[ORDER], [{ personalizations: { birthDate: '1984-02-29' } }], [{}]],
	priceWithDelta: [
		[14.5, { DE: 1.25 }, 'DE'],
		['x', {}, 'DE'],
	],
	priceOf: [
		[PRODUCT, 'v', 'US'],
		[PRODUCT, 'w', 'US'],
	],
	provincesOfZip: [
		['94111', 'US'],
		['x', 'US'],
	],
	provincesOf: [['US'], ['CA'], ['XX']],
	resolvePolicy: [[{ phone: 'max', province: 'perhaps' }], [undefined], [{}]],
	compareZipWithProvince: [
		['94111', 'US', 'NY'],
		['94111', 'US', 'CA'],
	],
	removePriceDelta: [[PRODUCT, 'US']],
	applyReward: [
		[PEOPLE, ['ann@mail.test', 'bob@mail.test'], 1, 'Coins'],
		[PEOPLE, [], -1, 'Coins'],
	],
	runVectors: [
		[
			{ priceWithDelta: () => 2 },
			{ cases: [{ id: 'a', rule: 'D-40', call: 'priceWithDelta', args: [1, {}, 'CA'], expected: { value: 1 } }] },
		],
	],
	validateOrderFetchingProducts: [
		[ORDER, FACTS],
		[ORDER, () => PRODUCT],
	],
	initAddressForm: [[{ language: 'fr', values: WRONG }, TOOLS], []],
	step: [
		[STORE, { operation: 'create-tokens', body: { ...CLIENT, grantType: 'clientCredentials' } }, NOW],
		[STORE, { operation: 'validate-order', body: ORDER }, NOW],
		inStore('list-people', { body: { collectionId: 'coins' } }),
		inStore('get-collection-status', { parameters: COINS }),
		inStore('get-product', { parameters: COINS }),
		inStore('update-product', { parameters: COINS, body: { notes: 'n' } }),
		inStore('create-collection', { body: { companyId: 'c' } }),
	],
	taxNumberFieldOf: [['BR'], ['US']],
	toErrorBody: [[[ISSUE]], [[]]],
	toHttpRequest: [[{ operation: 'list-people', body: {}, parameters: { collectionId: 'x' } }]],
	toJsonSchema: [['Order'], [contract.PlaceOrderBody, { dialect: 'draft-07' }]],
	toStandardSchema: [[contract.PlacedOrder.parse]],
	toPlaceOrderBody: [[ORDER, ORDER], [ORDER], [{}, ORDER]],
	translateIssue: [
		[ISSUE, GERMAN],
		[ISSUE, FRENCH],
	],
	translateIssues: [[[ISSUE], GERMAN]],
	negotiateTranslation: [
		['de-AT', [GERMAN]],
		['fr', [FRENCH]],
	],
	validateAddress: [
		[US],
		[WRONG],
		[CN],
		[KENT],
		[{}],
		[null],
		[{ ...US, zip: '10001' }],
		[US, { phone: 'max' }],
		[{ ...US, countryCode: 'XX' }],
	],
	validateOrder: [[ORDER, FACTS], [BAD_ORDER, FACTS], [ORDER], [{}], [{ ...ORDER, note: 7 }, FACTS, { nonsense: 1 }]],
	validateOrders: [
		[[ORDER, BAD_ORDER], FACTS],
		[null, FACTS],
	],
	'bulk checkProvince': [text({ province: 'Californa' }, 'US')],
	'bulk validateAddress': [text(WRONG)],
	'bulk validateOrder': [text(BAD_ORDER, FACTS), text(ORDER, [PRODUCT])],
	'bulk validateOrders': [text([BAD_ORDER, ORDER], FACTS), ['{']],
	'bulk priceWithDelta': [['1', '{', '"DE"']],
	...parserArguments(),
}

/** What every function gets, whatever its parameters are. */
const USUAL: readonly (readonly unknown[])[] = [
	[ORDER, FACTS, { dayOffset: 0 }],
	[US, 'US', { provinceCode: 'CA' }],
	[PRODUCT, 'US', { onRetailPrice: true }],
	[PEOPLE, ['ann@mail.test'], 1, 'Coins'],
	[STORED, { userIds: ['u'], dateRange: RANGE }, { dayOffset: 0 }],
	['text', 'US', 1],
	['US', [GERMAN], {}],
	['{"zip":"9O21O","countryCode":"US"}', '{"a":[1]}', '"US"'],
	[ISSUE, GERMAN],
]

/** The bodies of `test/vectors/contract`, by the parser that they are for. */
function parserArguments(): Record<string, (readonly unknown[])[]> {
	const folder = join(import.meta.dirname, '../vectors/contract')
	const found: Record<string, (readonly unknown[])[]> = {}
	for (const file of readdirSync(folder)) {
		const { cases } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
			cases: { call: string; args: unknown[] }[]
		}
		for (const { call, args } of cases) found[`contract ${call}`] = [...(found[`contract ${call}`] ?? []), args]
	}
	return found
}

const some = sampler()

/**
 * Returns the lists of arguments of an export: its own, if it has some, and those that every function gets; of these, one that has its own
 * gets only some in `npm test`.
 */
export function argumentsOf({ name }: Export): readonly (readonly unknown[])[] {
	const own = ARGUMENTS[name] ?? ARGUMENTS[name.slice(name.lastIndexOf(' ') + 1)]
	return own === undefined ? USUAL : [...own, ...some(USUAL)]
}

/** Returns a copy that shares no object with the argument. Functions stay. */
export function copyOf(value: unknown): unknown {
	if (value instanceof Made) return value.make()
	if (typeof value !== 'object' || value === null) return value
	if (Array.isArray(value)) return value.map(copyOf)
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf(part)]))
}
