import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '..', 'src')

/** The floors of the house (docs/contributing.md); entry files stand above all of them. */
const FLOOR: Readonly<Record<string, number>> = {
	core: 1,
	text: 1,
	calendar: 2,
	geo: 2,
	contract: 3,
	address: 4,
	tax: 4,
	money: 4,
	personalization: 4,
	locale: 4,
	html: 4,
	order: 5,
	translate: 5,
	bulk: 6,
	form: 6,
	model: 6,
	conformance: 7,
	messages: 7,
}
const ENTRY = 99

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
const folderOf = (file: string): string => (file.includes('/') ? (file.split('/')[0] as string) : '')
const floorOf = (file: string): number => (folderOf(file) === '' ? ENTRY : (FLOOR[folderOf(file)] ?? Number.NaN))
const source = (file: string): string => readFileSync(join(SRC, file), 'utf8')
const importsOf = (file: string): string[] =>
	[...source(file).matchAll(/^(?:import|export)\b[^'"]*?from\s+'([^']+)'|^import '([^']+)'/gm)].map(
		(match) => (match[1] ?? match[2]) as string,
	)

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

	it('has entry files with named re-exports only', () => {
		for (const file of files.filter((name) => folderOf(name) === '')) {
			const rest = source(file)
				.replace(/\/\*[\s\S]*?\*\//g, '')
				.replace(/export (?:type )?\{[^}]*\} from '[^']+'/g, '')
				.replace(/import (?:type )?\{[^}]*\} from '[^']+'/g, '')
				.replace(/export type \w+(?:<[^>]*>)? =[\s|\w<>,.[\]'-]+$/gm, '')
			expect(rest.trim(), file).toBe('')
		}
	})

	it('names no clock, randomness, environment, network or default locale', () => {
		const forbidden =
			/\bDate\.now\b|\bnew Date\(\s*\)|\bMath\.random\b|\bIntl\b|\.toLocale\w*\(|\.localeCompare\(|\bprocess\b|\bfetch\(|\bperformance\b|\bcrypto\b|\brequire\(|'node:/
		const found = files.flatMap((file) =>
			source(file)
				.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
				.split('\n')
				.filter((line) => forbidden.test(line) && !file.includes('/data/'))
				.map((line) => `${file}: ${line.trim()}`),
		)
		expect(found).toEqual([])
	})
})
