import fc from 'fast-check'

/** Texts that break careless code: prototype keys, lone surrogates, control characters, right-to-left text, megabytes, near misses. */
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

/** Values that no generator can carry, by name. */
const TRAPS = {
	cyclic,
	throwingGetters,
	throwingProxy,
	revokedObject: (): unknown => revoked({}),
	revokedList: (): unknown => revoked([]),
	/** `typeof` returns `function`; even `Array.isArray` throws. */
	revokedFunction: (): unknown => revoked(() => 'function'),
	pollution: (): unknown => JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
	deep,
	sparse: (): unknown => new Array(1000),
	huge: (): unknown => new Array(1e8),
	longest: (): unknown => new Array(2 ** 32 - 1),
	throwingItem,
	throwingList,
	ownMethods,
	function: (): unknown => () => 'function',
} as const
const TRAP_NAMES = Object.keys(TRAPS) as (keyof typeof TRAPS)[]

/** A placeholder for a value of `TRAPS`, until `arm` replaces it. */
class Trap {
	readonly name: keyof typeof TRAPS
	constructor(name: keyof typeof TRAPS) {
		this.name = name
	}
}

/** Any value of any type, JSON or not. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
	{ maxDepth: 3 },
	fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true }),
	hostileText,
	fc.double(),
	fc.constantFrom<unknown>(null, undefined, Number.NaN, -0, 1e308, 2 ** 53, Symbol('s'), 10n),
	fc.constantFrom(...TRAP_NAMES).map((name) => new Trap(name)),
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

/**
 * Replaces every trap in a generated value, three levels deep, with the value that it names. The generator itself could not carry
 * those, because it reads the values that it makes.
 */
export function arm(value: unknown, levels = 3): unknown {
	if (value instanceof Trap) return TRAPS[value.name]()
	if (levels === 0 || typeof value !== 'object' || value === null) return value
	if (Array.isArray(value)) return value.length > 100 ? value : value.map((part) => arm(part, levels - 1))
	if (Object.getPrototypeOf(value) !== Object.prototype) return value
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, arm(part, levels - 1)]))
}

/**
 * Yields every copy of a JSON value in which a trap replaces one part: the whole, a field or an item, down to a level. Each comes
 * with the trap's name and the part's path.
 */
export function* trapped(value: unknown, levels = 9): Generator<readonly [place: string, copy: unknown]> {
	for (const name of TRAP_NAMES) yield [name, TRAPS[name]()]
	if (typeof value !== 'object' || value === null || levels === 0) return
	for (const [key, part] of Object.entries(value)) {
		for (const [place, copy] of trapped(part, levels - 1)) {
			const holder: unknown = Array.isArray(value) ? [...value] : { ...value }
			;(holder as Record<string, unknown>)[key] = copy
			yield [`${key}, ${place}`, holder]
		}
	}
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

/** A list whose first item throws when it is read. */
function throwingItem(): unknown {
	const get = () => {
		throw new Error('an item that throws')
	}
	return Object.defineProperty(['US', 'x'], 0, { get, enumerable: true })
}

/** A proxy that is an array, and throws whatever one asks of it. */
function throwingList(): unknown {
	const fail = () => {
		throw new Error('a list that throws')
	}
	return new Proxy(['US'], {
		get: fail,
		has: fail,
		ownKeys: fail,
		getOwnPropertyDescriptor: fail,
		getPrototypeOf: fail,
	})
}

/** A list whose own methods throw: who calls one runs the caller's code. */
function ownMethods(): unknown {
	const list: unknown[] = ['US', { zip: '94111' }]
	for (const name of [...Object.getOwnPropertyNames(Array.prototype), Symbol.iterator]) {
		if (name === 'length') continue
		const value = () => {
			throw new Error(`a list of its own ${String(name)}`)
		}
		Object.defineProperty(list, name, { value })
	}
	return list
}

function revoked(target: object): unknown {
	const { proxy, revoke } = Proxy.revocable(target, {})
	revoke()
	return proxy
}

function deep(): unknown {
	let value: unknown = 'bottom'
	for (let level = 0; level < 1000; level++) value = level % 2 === 0 ? [value] : { address: value }
	return value
}
