import { type Context, createContext, runInContext } from 'node:vm'
import { Linter } from 'eslint'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildScript } from '../../scripts/bulk/build-script.ts'
import * as bulk from '../../src/entries/bulk.ts'
import { type BulkRules, judgeRows } from '../engines/probe.ts'

const ROWS = 3000

/** Globals newer than ES2018, and globals outside the language, as far as Node has them. */
const LATER = {
	Object: ['fromEntries', 'groupBy', 'hasOwn'],
	Map: ['groupBy'],
	JSON: ['isRawJSON', 'rawJSON'],
	Math: ['random', 'sumPrecise', 'f16round'],
	'Array.prototype': 'at findLast findLastIndex flat flatMap toReversed toSorted toSpliced with'.split(' '),
	'String.prototype': 'at isWellFormed matchAll replaceAll toWellFormed trimEnd trimLeft trimRight trimStart'.split(
		' ',
	),
	'RegExp.prototype': ['hasIndices', 'unicodeSets', 'Symbol.matchAll'],
	'Symbol.prototype': ['description'],
	globalThis:
		'Intl Date console WebAssembly BigInt WeakRef FinalizationRegistry Iterator AggregateError SharedArrayBuffer Atomics globalThis'.split(
			' ',
		),
}
const deletions = Object.entries(LATER)
	.flatMap(([owner, names]) =>
		names.map((name) => `delete ${owner}[${name.startsWith('Symbol.') ? name : JSON.stringify(name)}]`),
	)
	.join('\n')

/** Lists everything that can be reached from the global object by names. */
const INVENTORY = `(() => {
	const seen = new Set()
	const found = []
	const walk = (object, path) => {
		if (Object(object) !== object || seen.has(object)) return
		seen.add(object)
		for (const key of Reflect.ownKeys(object)) {
			const value = Object.getOwnPropertyDescriptor(object, key).value
			found.push(path + '.' + String(key))
			walk(value, path + '.' + String(key))
		}
	}
	walk(this, '')
	return found.join('\\n')
})()`

let script = ''
beforeAll(async () => {
	script = await buildScript()
})
const emptyContext = (): Context => createContext({}, { codeGeneration: { strings: false, wasm: false } })
const complaintOf = (code: string): string | undefined =>
	new Linter().verify(code, { languageOptions: { ecmaVersion: 2018, sourceType: 'script' } })[0]?.message

describe('the script of orderwright/bulk', () => {
	it('is written in the syntax of ES2018', () => {
		expect(complaintOf('a?.b')).toMatch(/^Parsing error/)
		expect(complaintOf('try { } catch { }')).toMatch(/^Parsing error/)
		expect(complaintOf(script)).toBeUndefined()
	})

	it('is ASCII, so that no encoding can break it', () => {
		expect([...script].filter((char) => char > '\x7f')).toEqual([])
	})

	it('runs with only ES2018: no Intl, no clock, no randomness, no code from strings', () => {
		const context = emptyContext()
		runInContext(deletions, context)
		expect(runInContext('typeof Intl + typeof Date + typeof [].flatMap + typeof Object.hasOwn', context)).toBe(
			'undefined'.repeat(4),
		)
		expect(() => runInContext('new Function("")', context)).toThrow('Code generation')
		runInContext(script, context)
		expect(judgeRows(context['orderwright'] as BulkRules, 0, ROWS)).toBe(judgeRows(bulk, 0, ROWS))
	})

	it('adds one global and changes nothing else', () => {
		const context = emptyContext()
		const before = new Set((runInContext(INVENTORY, context) as string).split('\n'))
		runInContext(script, context)
		const added = (runInContext(INVENTORY, context) as string).split('\n').filter((name) => !before.has(name))
		expect(added.filter((name) => !name.startsWith('.orderwright.'))).toEqual(['.orderwright'])
		expect(before.size).toBeGreaterThan(500)
	})

	it('is a CommonJS module if the engine has modules', () => {
		const module = { exports: {} }
		new Function('module', script)(module)
		expect(Object.keys(module.exports).sort()).toEqual(Object.keys(bulk).sort())
	})
})
