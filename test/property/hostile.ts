import fc from 'fast-check'

/** Texts that break naive code: prototype keys, lone surrogates, controls, right-to-left, megabytes, near-misses. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
	fc.string({ unit: 'binary', maxLength: 40 }),
	fc.string({ unit: 'grapheme', maxLength: 40 }),
	fc.constantFrom(
		'',
		' ',
		'\u0000',
		'\ud800',
		'\udfff\ud800',
		'__proto__',
		'constructor',
		'toString',
		'hasOwnProperty',
		'🏴‍☠️',
		'ＡＢＣ１２３',
		'\u202eabc',
		'US',
		'us ',
		'BR',
		'CN',
		'0'.repeat(300),
		`123${' '.repeat(240)}!`,
		'1-'.repeat(5_000),
		'((((((((((',
		'a'.repeat(1 << 20),
		'\ud83d'.repeat(1 << 19),
		' \t'.repeat(1 << 19),
		'9'.repeat(1 << 20),
	),
	fc.stringMatching(/^[0-9 ()+.-]{0,20}$/),
	fc.stringMatching(/^[A-Z0-9 -]{0,12}$/),
)

/** Any value of any type: JSON and far from it. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
	{ maxDepth: 3 },
	fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true }),
	hostileText,
	fc.double(),
	fc.constantFrom<unknown>(null, undefined, Number.NaN, -0, 1e308, 2 ** 53, Symbol('s'), 10n),
	fc.constant(null).map(() => cyclic()),
	fc.constant(null).map(() => throwingGetters()),
	fc.constant(null).map(() => throwingProxy()),
	fc.constant(null).map(() => revokedProxy()),
	fc
		.constant(null)
		.map(() => JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}')),
	fc.constant(null).map(() => deep(1000)),
	fc.constant(null).map(() => new Array(1000)),
	fc.constant(null).map(() => () => 'function'),
)

/** An object with the given fields, each hostile, missing or as in `plausible`. */
export function almost(plausible: Readonly<Record<string, unknown>>): fc.Arbitrary<unknown> {
	const fields = Object.fromEntries(
		Object.entries(plausible).map(([key, value]) => [
			key,
			fc.oneof(
				{ weight: 3, arbitrary: fc.constant(value) },
				{ weight: 1, arbitrary: fc.oneof(hostileValue, hostileText) },
			),
		]),
	)
	return fc.record(fields, { requiredKeys: [] })
}

function cyclic(): unknown {
	const object: Record<string, unknown> = { a: 1 }
	object['self'] = object
	return object
}

function throwingGetters(): unknown {
	const object = {}
	for (const key of ['address', 'zip', 'countryCode', 'orderItems', 'length', '0', 'variantId', 'phone', 'products']) {
		Object.defineProperty(object, key, {
			enumerable: true,
			get: () => {
				throw new Error('a getter that throws')
			},
		})
	}
	return object
}

function throwingProxy(): unknown {
	const fail = () => {
		throw new Error('a proxy that throws')
	}
	return new Proxy({}, { get: fail, has: fail, ownKeys: fail, getOwnPropertyDescriptor: fail, getPrototypeOf: fail })
}

function revokedProxy(): unknown {
	const { proxy, revoke } = Proxy.revocable([], {})
	revoke()
	return proxy
}

function deep(levels: number): unknown {
	let value: unknown = 'bottom'
	for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { address: value, zip: value }
	return value
}
