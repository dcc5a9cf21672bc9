import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '..', 'src')

/** The floors of the house (docs/contributing/README.md); entry files stand above all of them. */
const FLOOR: Readonly<Record<string, number>> = {
	'rules/core': 1,
	'rules/text': 1,
	'rules/packing': 1,
	'rules/calendar': 2,
	'rules/country': 2,
	'rules/province': 3,
	'rules/phone': 3,
	'rules/contract': 3,
	'rules/zip': 4,
	'rules/address': 5,
	'rules/tax': 5,
	'rules/money': 5,
	'rules/personalization': 5,
	'rules/locale': 5,
	'rules/html': 5,
	'rules/order': 6,
	'languages/translate': 7,
	'rules/built-in': 7,
	'rules/country-data': 8,
	bulk: 9,
	form: 9,
	'service/model': 9,
	'service/client': 9,
	'service/conformance': 10,
	'languages/messages': 10,
	languages: 11,
	'form/element': 12,
}
const ENTRY = 99

/** Functions that look at what an object inherits. Only the code at the border, where input is opened once, needs them. */
const DISTRUST = /\b(?:isForeign|isPolluted)\b/

/** Functions only: `orderwright/bulk` exports constants under the names of the library's functions. */
const EXPORTED_FUNCTION = /^export (?:async )?function (\w+)/gm

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
const ROOMS = Object.keys(FLOOR).sort((a, b) => b.length - a.length)
/** The room of a file: a folder of a wing, or a wing without rooms. Entries have none. */
const folderOf = (file: string): string => ROOMS.find((room) => file.startsWith(`${room}/`)) ?? ''
const floorOf = (file: string): number => (file.startsWith('entries/') ? ENTRY : (FLOOR[folderOf(file)] ?? Number.NaN))
const source = (file: string): string => readFileSync(join(SRC, file), 'utf8')
const importsOf = once((file: string): readonly string[] =>
	[...source(file).matchAll(/^(?:import|export)\b[^'"]*?from\s+'([^']+)'|^import '([^']+)'/gm)].map(
		(match) => (match[1] ?? match[2]) as string,
	),
)

/** Returns the function with a memory: it reads each file once. */
function once<T>(read: (file: string) => T): (file: string) => T {
	const known = new Map<string, T>()
	return (file) => {
		if (!known.has(file)) known.set(file, read(file))
		return known.get(file) as T
	}
}

/** Returns every file that a file imports, directly or through others. The file itself is among them only in a circle. */
function reachableFrom(file: string, found: Set<string> = new Set()): ReadonlySet<string> {
	for (const target of importsOf(file)) {
		if (!target.startsWith('.')) continue
		const imported = relative(SRC, join(SRC, dirname(file), target))
		if (found.has(imported)) continue
		found.add(imported)
		reachableFrom(imported, found)
	}
	return found
}

describe('the architecture of src', () => {
	it('has files on known floors only', () => {
		expect(files.length).toBeGreaterThan(5)
		expect(files.filter((file) => Number.isNaN(floorOf(file)))).toEqual([])
		expect(Object.keys(FLOOR).filter((folder) => !files.some((file) => folderOf(file) === folder))).toEqual([])
	})

	it('imports downward only', () => {
		const upward: string[] = []
		for (const file of files) {
			for (const target of importsOf(file)) {
				if (!target.startsWith('.')) continue
				const imported = relative(SRC, join(SRC, dirname(file), target))
				const sameFolder = folderOf(file) === folderOf(imported) && folderOf(file) !== ''
				if (!sameFolder && floorOf(imported) >= floorOf(file)) upward.push(`${file} imports ${imported}`)
			}
		}
		expect(upward).toEqual([])
	})

	it('lets the wing of the rules import from no other wing', () => {
		const wingOf = (file: string): string => file.split('/')[0] as string
		const leaving = files
			.filter((file) => wingOf(file) === 'rules')
			.flatMap((file) =>
				[...reachableFrom(file)].filter((other) => wingOf(other) !== 'rules').map((other) => `${file}: ${other}`),
			)
		expect(leaving).toEqual([])
		expect(new Set(files.map(wingOf)).size).toBeLessThanOrEqual(14)
	})

	it('imports nothing outside src, so nothing of cli', () => {
		const outside = files.flatMap((file) =>
			importsOf(file)
				.filter((target) => target.startsWith('.') && relative(SRC, join(SRC, dirname(file), target)).startsWith('..'))
				.map((target) => `${file} imports ${target}`),
		)
		expect(outside).toEqual([])
	})

	it('has no import circles', () => {
		const reach = new Map(files.map((file) => [file, reachableFrom(file)]))
		const circles = files.flatMap((file) =>
			files
				.filter((other) => file < other && reach.get(file)?.has(other) && reach.get(other)?.has(file))
				.map((other) => `${file} <-> ${other}`),
		)
		expect(circles).toEqual([])
	})

	it('looks at what objects inherit in core and contract only', () => {
		const distrustful = files.filter((file) => DISTRUST.test(source(file)))
		const isBorder = (file: string): boolean => ['rules/core', 'rules/contract'].includes(folderOf(file))
		expect(distrustful.filter(isBorder).length).toBeGreaterThan(3)
		expect(distrustful.filter((file) => !isBorder(file))).toEqual([])
	})

	it('has no two exported functions of one name', () => {
		// Overloads of one function in one file are one function.
		const names = files.flatMap((file) => [
			...new Set([...source(file).matchAll(EXPORTED_FUNCTION)].map(([, name = '']) => name)),
		])
		expect(names.length).toBeGreaterThan(100)
		expect(names.filter((name, at) => names.indexOf(name) !== at).sort()).toEqual([])
	})

	it('has entry files with named re-exports only', () => {
		for (const file of files.filter((name) => name.startsWith('entries/'))) {
			const rest = source(file)
				.replace(/\/\*[\s\S]*?\*\//g, '')
				.replace(/export (?:type )?\{[^}]*\} from '[^']+'/g, '')
				.replace(/import (?:type )?\{[^}]*\} from '[^']+'/g, '')
				.replace(/export type \w+(?:<[^>]*>)? =[\s|\w<>,.[\]'-]+$/gm, '')
			expect(rest.trim(), file).toBe('')
		}
	})

	it('uses no clock, randomness, environment, network or default locale', () => {
		const forbidden =
			/\bDate\.now\b|\bnew Date\(\s*\)|\bMath\.random\b|\bIntl\b|\.toLocale\w*\(|\.localeCompare\(|\bprocess\b|\bfetch\(|\bperformance\b|\bcrypto\b|\brequire\(|'node:/
		const found = files.flatMap((file) =>
			source(file)
				.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
				.split('\n')
				.filter((line) => forbidden.test(line) && !file.includes('/data/'))
				// What a person types in a list is read in all languages that the browser has.
				.filter((line) => !(file.endsWith('element/find-typed.ts') && /\bIntl\b/.test(line)))
				.map((line) => `${file}: ${line.trim()}`),
		)
		expect(found).toEqual([])
	})
})

describe('the architecture of cli', () => {
	const CLI = join(SRC, '../cli')
	const programs = readdirSync(CLI, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))

	it('knows the library by the entries of the package, like any other program', () => {
		expect(programs.length).toBeGreaterThan(5)
		const wrong = programs.flatMap((file) => {
			const source = readFileSync(join(CLI, file), 'utf8')
			const targets = [...source.matchAll(/^(?:import|export)\b[^'"]*?from\s+'(\.[^']+)'/gm)].map(
				([, target = '']) => target,
			)
			return targets
				.filter((target) => relative(CLI, join(CLI, dirname(file), target)).startsWith('..'))
				.map((target) => `${file} imports ${target}`)
		})
		expect(wrong).toEqual([])
	})

	it('touches the page in element alone', () => {
		const page = /\b(?:document|window|customElements|HTML\w*Element)\b/
		const touching = files.filter((file) => page.test(source(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*$|'[^']*'/gm, '')))
		expect(touching.length).toBeGreaterThan(0)
		expect(touching.filter((file) => folderOf(file) !== 'form/element')).toEqual([])
	})
})
