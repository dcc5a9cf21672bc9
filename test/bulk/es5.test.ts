import { type Context, createContext, runInContext } from 'node:vm'
import { Linter } from 'eslint'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildEs5Script } from '../../scripts/bulk/build-es5.ts'
import { lower } from '../../scripts/bulk/lower.ts'
import * as bulk from '../../src/bulk.ts'
import { type BulkRules, judgeRows } from '../engines/probe.ts'

const ROWS = 1000

/** The names of ES5 that the language gives each object, and `normalize`, which the script needs from its engine. */
const ES5: Readonly<Record<string, string>> = {
	this: 'Object Function Array String Boolean Number Date RegExp Error EvalError RangeError ReferenceError SyntaxError TypeError URIError Math JSON NaN Infinity undefined parseInt parseFloat isNaN isFinite decodeURI decodeURIComponent encodeURI encodeURIComponent eval',
	Object:
		'length name prototype getPrototypeOf getOwnPropertyDescriptor getOwnPropertyNames create defineProperty defineProperties seal freeze preventExtensions isSealed isFrozen isExtensible keys',
	'Object.prototype':
		'constructor toString toLocaleString valueOf hasOwnProperty isPrototypeOf propertyIsEnumerable __proto__',
	'Function.prototype': 'length name constructor toString apply call bind arguments caller',
	Array: 'length name prototype isArray',
	'Array.prototype':
		'length constructor toString toLocaleString concat join pop push reverse shift slice sort splice unshift indexOf lastIndexOf every some forEach map filter reduce reduceRight',
	String: 'length name prototype fromCharCode',
	'String.prototype':
		'length constructor toString valueOf charAt charCodeAt concat indexOf lastIndexOf localeCompare match replace search slice split substring substr toLowerCase toLocaleLowerCase toUpperCase toLocaleUpperCase trim normalize',
	Number: 'length name prototype MAX_VALUE MIN_VALUE NaN NEGATIVE_INFINITY POSITIVE_INFINITY',
	'Number.prototype': 'constructor toString toLocaleString valueOf toFixed toExponential toPrecision',
	Math: 'E LN10 LN2 LOG2E LOG10E PI SQRT1_2 SQRT2 abs acos asin atan atan2 ceil cos exp floor log max min pow random round sin sqrt tan',
	JSON: 'parse stringify',
	Date: 'length name prototype parse UTC now',
	RegExp: 'length name prototype',
}

/** Leaves only ES5 in a context, and makes `RegExp` and `JSON.stringify` as old as the rest. */
const AGE = `
var own = Object.getOwnPropertyDescriptor
var keysOf = Reflect.ownKeys
var allowed = ${JSON.stringify(ES5)}
var later = []
for (var path in allowed) {
	var object = path === 'this' ? this : eval(path)
	keysOf(object).forEach(function (key) {
		if (typeof key === 'symbol' || !(' ' + allowed[path] + ' own keysOf allowed later path object ').includes(' ' + key + ' ')) later.push([object, key])
	})
}
later.forEach(function (each) { delete each[0][each[1]] })
RegExp = (function (Native) {
	function RegExp(source, flags) {
		if (/[^gim]/.test(flags || '') || /\\\\[pu]\\{|\\(\\?</.test(source)) throw new SyntaxError('newer than ES5: ' + source + ' ' + flags)
		return new Native(source, flags)
	}
	RegExp.prototype = Native.prototype
	return RegExp
})(RegExp)
own = keysOf = allowed = later = path = object = undefined
`

let script = ''
beforeAll(async () => {
	script = await buildEs5Script()
})

const agedContext = (): Context => {
	const context = createContext({})
	runInContext(AGE, context)
	return context
}
const complaintOf = (code: string): string | undefined =>
	new Linter().verify(code, { languageOptions: { ecmaVersion: 5, sourceType: 'script' } })[0]?.message

describe('dist/orderwright.es5.js', () => {
	it('is written in the syntax of ES5, its patterns too, and in ASCII', () => {
		for (const later of ['let a', '/a/u', '/a/s', '/(?<=a)b/'])
			expect(complaintOf(later), later).toMatch(/^Parsing error/)
		expect(complaintOf(script)).toBeUndefined()
		expect([...script].filter((char) => char > '\x7f')).toEqual([])
	})

	it('judges as the library does in an engine that has ES5 and normalize alone', () => {
		const context = agedContext()
		const names = 'Map Set Symbol Int32Array Object.assign [].includes "".padStart [].fill Array.from Math.clz32'.split(
			' ',
		)
		for (const name of names)
			expect(runInContext(`typeof ${/^\w+$/.test(name) ? name : `(${name})`}`, context)).toBe('undefined')
		expect(() => runInContext('new RegExp("a", "u")', context)).toThrow('newer than ES5')
		runInContext(script, context)
		expect(judgeRows(context['orderwright'] as BulkRules, 0, ROWS)).toBe(judgeRows(bulk, 0, ROWS))
	})

	it('has the same functions as orderwright/bulk, and leaves the functions of a new engine as they are', () => {
		const context = createContext({})
		const state = 'JSON.stringify([Map, Set, [].includes, JSON.stringify, [].sort, "".padStart].map(String))'
		const before = runInContext(state, context)
		runInContext(script, context)
		expect(Object.keys(context['orderwright']).sort()).toEqual(Object.keys(bulk).sort())
		expect(runInContext(state, context)).toBe(before)
	})
})

describe('a lowered script', () => {
	it('finds the same with each pattern', () => {
		const code = `[
			'Zo\\u00eb \\ud835\\udd38 x'.replace(/\\p{L}+/gu, '<$&>'),
			'a\\nb'.replace(/a.b/s, 'ab'),
			'\\ud83d\\ude00!'.replace(/^.!$/u, 'one'),
			'a-b'.split(new RegExp('\\\\p{Pd}', 'u')).length,
		].join()`
		expect(runInContext(lower(code), createContext({}))).toBe(runInContext(code, createContext({})))
		expect(complaintOf(lower(code))).toBeUndefined()
	})
})
