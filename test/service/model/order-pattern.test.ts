import { describe, expect, it } from 'vitest'
import type { StoreCollection } from '../../../src/entries/model.ts'
import { findDifferences } from '../../../src/service/model/match-pattern.ts'
import { orderItemOf, personalizationPattern } from '../../../src/service/model/order-pattern.ts'
import { line as ONE } from './ordering.ts'

/** Returns what departs, in words: `path: expected, not actual`. */
const tell = (pattern: unknown, body: unknown): readonly string[] =>
	findDifferences(pattern, body).map(
		({ path, expected, actual }) => `${path.join('.')}: ${expected === null ? 'extra' : `${expected}, not ${actual}`}`,
	)
const storeOf = (rewardType: string, products: readonly object[] = []): StoreCollection =>
	({ rewardType, products }) as unknown as StoreCollection
const NOON = '2026-01-31T12:00:00Z'

describe('the pattern of an order', () => {
	const line = { ...ONE, quantity: 3 }
	const order = {
		id: 'o',
		createdAt: NOON,
		orderNumber: '7',
		externalId: 'x-1',
		user: { email: 'zoe@mail.test', externalId: 'e-1' },
		orderLineItems: [line],
	}
	const item = (more: object = {}, isOpen = false) =>
		orderItemOf({ userId: 'zoe', isOpen, order: { ...order, ...more } }, storeOf('Coins'))
	const found = (body: object, more: object = {}) => tell(item(more).pattern, { ...order, ...body })
	const lines = (...changed: object[]) => ({
		orderLineItems: changed.map((each, at) => ({ ...line, id: `l${at || ''}`, ...each })),
	})

	it.each<[object, readonly string[]]>([
		[{}, []],
		[{ id: 'p' }, ['id: "o", not "p"']],
		[{ orderNumber: '8' }, ['orderNumber: "7", not "8"']],
		[{ orderNumber: undefined, createdAt: null, user: null }, []],
		[{ externalId: null }, ['externalId: "x-1", not null']],
		[{ createdAt: '2026-01-31T14:00:00Z' }, [`createdAt: a date-time near ${NOON}, not "2026-01-31T14:00:00Z"`]],
		[{ user: { email: 'ZOE@mail.test' } }, []],
		[
			{ user: { email: null, externalId: null } },
			['user.email: "zoe@mail.test", not null', 'user.externalId: "e-1", not null'],
		],
		[
			{ user: { email: 'al@mail.test', externalId: 'e-2' } },
			['user.email: "zoe@mail.test", not "al@mail.test"', 'user.externalId: "e-1", not "e-2"'],
		],
		[{ orderLineItems: undefined }, ['orderLineItems: there, not missing']],
		[lines({ price: 15 }), []],
		[lines({ price: 10 }), ['orderLineItems.0.price: 5 or 15, not 10']],
		[
			lines({ quantity: 2, productId: 'jar' }),
			['orderLineItems.0.productId: "mug", not "jar"', 'orderLineItems: lines with 3 of "mug-s", not lines with 2'],
		],
		[lines({}, {}), ['orderLineItems: lines with 3 of "mug-s", not lines with 6']],
		[lines({}, { variantId: 'x' }), ['orderLineItems.1: extra']],
		[lines({ id: 'm' }), ['orderLineItems.0.id: "l", not "m"']],
		[lines({ quantity: 1 }, { id: 'l', quantity: 2 }), ['orderLineItems.1.id: an id of this line alone, not "l"']],
		[lines({ quantity: 1 }, { quantity: 2 }), []],
		[lines({ productTitle: 'Cup', variantTitle: 'L' }), []],
		[lines(), ['orderLineItems: lines with 3 of "mug-s", not lines with 0']],
	])('of %j departs: %j', (body, expected) => {
		expect(found(body)).toEqual(expected)
	})

	it('is open where the order does not say', () => {
		const more = { createdAt: null, user: undefined, orderNumber: undefined, externalId: null }
		expect(found({ createdAt: 'soon', user: { email: 'al@mail.test' }, externalId: null }, more)).toEqual([])
		expect(found(lines({ quantity: 6 }), lines({}, {}))).toEqual([])
		expect(found(lines({ price: 30, quantity: 6 }), lines({}, {}))).toEqual([])
		const gifts = orderItemOf({ userId: 'zoe', isOpen: false, order }, storeOf('Gifts')).pattern
		expect(tell(gifts, { ...order, ...lines({ price: 0 }) })).toEqual([])
		expect([item().isRequired, item().key]).toEqual([true, 'o'])
	})

	it('is that of two lines, each with its price, and of a sum that is an amount', () => {
		const two = lines({}, { variantId: 'mug-l', variantTitle: 'L' })
		expect(found(two, two)).toEqual([])
		expect(found(lines({}, { variantId: 'mug-l', variantTitle: 'Large' }), two)).toEqual([])
		expect(found(lines({}, { variantId: 'mug-l', variantTitle: 'S' }), two)).toEqual([
			'orderLineItems.1.variantTitle: a text that nothing else has, not "S"',
		])
		expect(found(lines({}, { variantId: 'mug-l', variantTitle: 'L', price: 7 }), two)).toEqual([
			'orderLineItems.1.price: 5 or 15, not 7',
		])
		const huge = lines({ price: 9e13, quantity: 1000 })
		expect([found(huge, huge), found(lines({ price: 0, quantity: 1000 }), huge)]).toEqual([
			[],
			['orderLineItems.0.price: 90000000000000, not 0'],
		])
		expect(tell(item().pattern, null)).toEqual([': an object, not null'])
	})

	it('has the title of a product and of a variant each in its place, and any present title', () => {
		const big = { productTitle: 'Mug', variantTitle: 'Big' }
		const asMug = lines({ productTitle: 'Mug', variantTitle: 'Mug' })
		const asBig = lines({ productTitle: 'Big', variantTitle: 'Big' })
		expect(found(asMug, lines(big))).toEqual(['orderLineItems.0.variantTitle: a text that nothing else has, not "Mug"'])
		expect(found(asBig, lines(big))).toEqual(['orderLineItems.0.productTitle: a text that nothing else has, not "Big"'])
		expect(found(asMug, asMug)).toEqual([])
		const today = { title: 'Becher', variants: [{ id: 'mug-s', title: 'Mug' }], id: 'mug' }
		const jar = { productId: 'jar', variantId: 'jar-1', productTitle: 'Becher', variantTitle: 'Mug' }
		const renamed = { userId: 'zoe', order: { ...order, ...lines(big, jar) } }
		const { pattern } = orderItemOf(renamed as never, storeOf('Coins', [{ product: today }]))
		const body = lines({ productTitle: 'Becher', variantTitle: 'Mug', title: 'Becher' }, jar)
		expect(tell(pattern, { ...order, ...body })).toEqual([])
		const asPlaced = { userId: 'zoe', isPlaced: true, order: { ...order, ...lines(big), user: undefined } }
		const placed = orderItemOf(asPlaced as never, storeOf('Coins')).pattern
		expect(tell(placed, { ...order, ...asMug, user: null })).toEqual([])
		expect(found(lines({ ...big, variantTitle: '' }), lines(big))).toEqual([])
	})

	it('binds the picture and the sha of a line of the seed, not those of a new one', () => {
		const seen = lines({ image: { url: 'a.png' }, sha: 's' })
		const other = lines({ image: { url: 'b.png' }, sha: 't', id: 'm' })
		expect(found(other, seen)).toEqual([
			'orderLineItems.0.image.url: "a.png", not "b.png"',
			'orderLineItems.0.sha: "s", not "t"',
			'orderLineItems.0.id: "l", not "m"',
		])
		const placed = { userId: 'zoe', isOpen: false, isPlaced: true, order: { ...order, ...seen } }
		const user = { email: 'zoe@mail.test', externalId: null }
		expect(tell(orderItemOf(placed as never, storeOf('Coins')).pattern, { ...order, ...other, user })).toEqual([])
	})

	it('binds the person of a line, and a user without e-mail', () => {
		const named = lines({ personalizations: { name: { first: 'Zoë' } } })
		expect(found(lines({ personalizations: { name: { first: 'Al' } } }), named)).toEqual([
			'orderLineItems.0.personalizations.name.first: "Zoë", not "Al"',
		])
		expect(found(lines({ personalizations: null }), named)).toEqual([
			'orderLineItems.0.personalizations: an object, not null',
		])
		expect([found(lines({}), named), found(named, lines({ personalizations: null }))]).toEqual([[], []])
		expect(found({ user: { externalId: 'e-2' } }, { user: { externalId: 'e-1' } })).toEqual([
			'user.externalId: "e-1", not "e-2"',
		])
	})

	it('about which the model knows only the id binds only that', () => {
		const open = item({}, true)
		expect([open.key, open.isRequired]).toEqual(['o', false])
		expect([tell(open.pattern, { id: 'o' }), tell(open.pattern, { id: 'p' })]).toEqual([[], ['id: "o", not "p"']])
	})

	it('binds the person’s own data, and the zodiac where all calendars agree', () => {
		const data = {
			name: { first: 'Zoë', last: null, initials: 'Z' },
			anniversary: null,
			birth: { month: 2, monthPadded: '02', year: 1984, zodiac: 'Pisces', elapsed: '42' },
			work: { department: 'Sales', location: 'Ghent' },
		}
		const zodiacOf = (birthDate: unknown): boolean =>
			tell(personalizationPattern(data, { birthDate }), { ...data, birth: { ...data.birth, zodiac: 'Aries' } }).length >
			0
		expect(['1984-02-17', '1984-02-18', '1984-02-24', '1984-02-25', undefined].map(zodiacOf)).toEqual([
			true,
			false,
			false,
			true,
			false,
		])
		const started = { ...data, anniversary: { zodiac: 'Aries' } }
		const pattern = personalizationPattern(started, { startDate: '2020-04-01' })
		expect(tell(pattern, { ...data, anniversary: { zodiac: 'Leo' } })).toEqual([
			'anniversary.zodiac: "Aries", not "Leo"',
		])
		const dates = { month: 4, monthPadded: '04', year: 2020 }
		const whole = personalizationPattern({ name: { last: 'Maes' }, anniversary: dates })
		expect(tell(whole, { name: { last: 'Li' }, anniversary: { month: 5, monthPadded: '05', year: 2021 } })).toEqual([
			'name.last: "Maes", not "Li"',
			'anniversary.month: 4, not 5',
			'anniversary.monthPadded: "04", not "05"',
			'anniversary.year: 2020, not 2021',
		])
		expect(tell(personalizationPattern({ name: null }), { name: 'x' })).toEqual([])
		const wrong = {
			name: { first: 'Al', last: 'Li', initials: 'A' },
			anniversary: { month: 1 },
			birth: { month: 3, monthPadded: '03', year: 1985, zodiac: 'Leo', elapsed: '1' },
			work: { department: 'x', location: null },
		}
		expect(tell(personalizationPattern(data), wrong)).toEqual([
			'name.first: "Zoë", not "Al"',
			'name.last: null or "", not "Li"',
			'name.initials: letters of "Zoë", not "A"',
			'birth.month: 2, not 3',
			'birth.monthPadded: "02", not "03"',
			'birth.year: 1984, not 1985',
			'work.department: "Sales", not "x"',
			'work.location: "Ghent", not null',
		])
		expect(
			[null, { ...data, name: null }, { ...data, birth: { ...data.birth, elapsed: null } }, { ...data, work: {} }].map(
				(body) => tell(personalizationPattern(data), body),
			),
		).toEqual([
			[],
			['name: an object, not null'],
			['birth.elapsed: not null, not null'],
			['work.department: there, not missing', 'work.location: there, not missing'],
		])
		expect([null, undefined, 'x'].map((value) => personalizationPattern(value))).toEqual([
			{ kind: 'any' },
			{ kind: 'any' },
			{ kind: 'any' },
		])
	})
})
