import type { StateSeed } from '../../../../src/entries/model.ts'
import { START } from './store.ts'
import type { Json } from './types.ts'

/** Returns a whole number below a limit. */
export type Draw = (limit: number) => number

const COUNTRIES = 'US CA MX BR GB IE DE FR ES IT NL JP CN KR IN AU AE SE PL PT NO CH'.split(' ')
const PROVINCES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
	US: [
		['HI', 'Hawaii'],
		['AK', 'Alaska'],
		['CA', 'California'],
		['NY', 'New York'],
	],
	CA: [
		['YT', 'Yukon'],
		['QC', 'Quebec'],
		['ON', 'Ontario'],
	],
	AU: [
		['TAS', 'Tasmania'],
		['NSW', 'New South Wales'],
	],
	BR: [
		['AM', 'Amazonas'],
		['SP', 'São Paulo'],
	],
	IT: [
		['MI', 'Milano'],
		['RM', 'Roma'],
	],
}
const NAMES: Readonly<Record<string, string>> = {
	FR: 'France',
	AU: 'Australia',
	IN: 'India',
	MX: 'Mexico',
	IT: 'Italy',
}
const TITLES = [
	'Mug',
	'Größe “S”',
	'T-Shirt 山田',
	"Thé d'été",
	'Кружка',
	'Cup & Co. <b>bold</b>',
	'قميص',
	'👕 Tee',
	'Jar',
	'Lid',
]
const PEOPLE = [
	['Ada', 'Smith'],
	['Zoë', "D'Angelo"],
	['丽', 'Li'],
	['Ole', 'Ås'],
	['Анна', 'Иванова'],
	['Bo', 'Berg'],
] as const
const LOCALES = ['fr-FR', 'fr-CA', 'es-ES', 'es-MX', 'en-GB', 'en-AU']
const DAY = 86_400_000

const id = (kind: number, number: number): string => `7c0a1f7e-000${kind}-4000-8000-${String(number).padStart(12, '0')}`

/**
 * Draws a store that nobody designed: one to four companies, each with up to two collections of either type, and products with no,
 * some or all regions, open, closed by either flag, or closed by province.
 */
export function drawStore(draw: Draw): StateSeed {
	const once = (times: number): boolean => draw(times) === 0
	const pick = <T>(list: readonly T[]): T => list[draw(list.length)] as T
	const sample = <T>(list: readonly T[], most: number): readonly T[] => {
		const drawn = [...list].sort(() => draw(3) - 1)
		return drawn.slice(0, 1 + draw(most))
	}
	const companies = Array.from({ length: 1 + draw(4) }, (_, at) => ({
		id: `company-${at + 1}`,
		slug: `slug-${at + 1}`,
	}))
	let made = 0
	const region = (countryCode: string, isClosed: boolean): Json => {
		const provinces = PROVINCES[countryCode]
		const isDivided = provinces !== undefined && once(2)
		const named = NAMES[countryCode]
		/** Closed by the one flag, by the other, or by both. */
		const closed = isClosed ? draw(3) : 0
		return {
			...(named === undefined || !once(4) ? { countryCode } : {}),
			...(named !== undefined && { countryName: named }),
			isBlacklisted: isClosed && closed > 0,
			denyCheckout: isClosed && closed < 2,
			...(isClosed && isDivided
				? {
						provinces: sample(provinces, 3).map(([provinceCode, provinceName]) => ({
							...(once(4) ? {} : { provinceCode }),
							provinceName,
						})),
					}
				: {}),
		}
	}
	/** No regions, a blacklist, a whitelist with closed ones among them, or all countries. */
	const regions = (): Json[] => {
		const kind = draw(4)
		if (kind === 0) return []
		if (kind === 1) return sample(COUNTRIES, 4).map((code) => region(code, true))
		const listed = kind === 2 ? sample(COUNTRIES, 12) : COUNTRIES
		return listed.map((code) => region(code, once(5)))
	}
	const product = (isPersonalized: boolean): Json => {
		const number = ++made
		const prices = Array.from({ length: 1 + draw(3) }, () => (100 + draw(4_000)) / 100)
		const shippingRegions = regions()
		const deltas = sample(COUNTRIES, 4).map((code) => [code, (draw(1_200) - 200) / 100] as const)
		return {
			product: {
				id: `product-${number}`,
				title: `${pick(TITLES)} ${number}`,
				status: 'Active',
				description: `<p>${pick(TITLES)}</p>`,
				isInStock: true,
				isPersonalized,
				variants: prices.map((price, at) => ({
					id: `variant-${number}-${at}`,
					title: `V${at}`,
					price,
					retailPrice: price + 5,
				})),
				priceRange: { minVariantPrice: Math.min(...prices), maxVariantPrice: Math.max(...prices) },
				...(shippingRegions.length > 0 && { shippingRegions }),
				...(once(2) && { priceDeltaByCountry: Object.fromEntries(deltas) }),
			},
			translations: once(2)
				? Object.fromEntries(sample(LOCALES, 4).map((each) => [each, { title: `${each} ${number}` }]))
				: {},
		}
	}
	const collections = companies.flatMap(({ id: companyId }) =>
		Array.from({ length: 1 + draw(2) }, () => {
			const number = ++made
			const people = sample(PEOPLE, 5).map(([firstName, lastName], at) => ({
				id: id(2, 10 * number + at),
				firstName,
				lastName,
				email: `person-${number}-${at}@mail.test`,
				balance: draw(50_000) / 100,
				...(once(2) && { externalId: `hr-${number}-${at}` }),
				...(once(2) && { birthDate: '1984-05-27T00:00:00.000Z' }),
			}))
			const products = Array.from({ length: 1 + draw(4) }, () => product(once(4)))
			return {
				id: id(1, number),
				companyId,
				rewardType: pick(['Coins', 'Gifts'] as const),
				shown: { title: `${pick(TITLES)} ${number}`, status: 'Active' as const, slug: `store-${number}` },
				people,
				products,
				orders: Array.from({ length: draw(5) }, (_, at) => {
					const person = pick(people)
					return {
						userId: person.id,
						order: {
							id: id(3, 10 * number + at),
							createdAt: new Date(START - (2 + draw(60)) * DAY - draw(DAY)).toISOString(),
							orderNumber: String(100 * number + at),
							externalId: once(2) ? null : `order ${at}`,
							user: { externalId: person.externalId ?? null, email: person.email },
							orderLineItems: [],
						},
					}
				}),
			}
		}),
	)
	const all = companies.map((each) => each.id)
	const [first = ''] = all
	return {
		clients: [
			{ clientId: 'own', clientSecret: 'own-Secret-1', companyIds: once(4) ? all : [first] },
			...(once(4)
				? []
				: [
						{
							clientId: 'partner',
							clientSecret: 'partner-Secret',
							isPartner: true,
							companyIds: sample(all, 4) as string[],
						},
					]),
		],
		companies,
		collections,
		templates: once(3) ? [] : [{ id: 'cap', title: 'Cap', variants: [{ id: 'cap-1', title: 'One size', price: 12 }] }],
	} as StateSeed
}
