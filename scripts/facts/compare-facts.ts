import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Node } from '../phone/automaton.ts'
import type { PhoneAutomaton } from '../phone/plans.ts'

type Library = typeof import('../../src/entries/index.ts')

/** The facts of a copy of the project: its library, and the numbering plans of its installed package. */
export interface Facts {
	readonly library: Library
	readonly phones: PhoneAutomaton
}

/** The most ranges and examples of a country that are shown. */
const MAX_SHOWN = 12
/** The most digits by which a range is split before it counts as one change. */
const MAX_RANGE_LENGTH = 7

/** Loads the facts of a copy of the project. */
export async function loadFacts(tree: string): Promise<Facts> {
	const load = (file: string): Promise<unknown> => import(pathToFileURL(join(tree, file)).href)
	const plans = (await load('scripts/phone/plans.ts')) as typeof import('../phone/plans.ts')
	return { library: (await load('src/entries/index.ts')) as Library, phones: plans.buildPhoneAutomaton() }
}

/** Returns the differences as lines of Markdown, by country; empty if there are none. */
export function compareFacts(before: Facts, after: Facts): ReadonlyMap<string, readonly string[]> {
	const lines = new Map<string, string[]>()
	const note = (country: string, line: string): void => {
		const known = lines.get(country) ?? []
		lines.set(country, [...known, line])
	}
	compareNames(before.library, after.library, note)
	compareZips(before.library, after.library, note)
	for (const range of compareRanges(before.phones, after.phones)) {
		const verdicts = [before, after].map(({ library }) => library.checkPhone(range.example, range.country).status)
		const flip =
			verdicts[0] === verdicts[1] ? '' : `; an order with the phone ${range.example}: ${verdicts.join(' → ')}`
		note(range.country, `phone: ${range.kind} ${range.prefix}…${flip}`)
	}
	return new Map([...lines].sort(([a], [b]) => (a < b ? -1 : 1)).map(([country, all]) => [country, shorten(all)]))
}

type Note = (country: string, line: string) => void

function compareNames(before: Library, after: Library, note: Note): void {
	const countries = [before, after].map(
		(library) => new Map(library.allCountries().map(({ code, name }) => [code, name])),
	)
	const [old, now] = countries as [Map<string, string>, Map<string, string>]
	for (const country of new Set([...old.keys(), ...now.keys()])) {
		compareEntry('country', country, old.get(country), now.get(country), (line) => note(country, line))
		const [known, found] = [before, after].map(
			(library) => new Map(library.provincesOf(country).map(({ code, name }) => [code, name])),
		) as [Map<string, string>, Map<string, string>]
		for (const code of new Set([...known.keys(), ...found.keys()]))
			compareEntry('province', code, known.get(code), found.get(code), (line) => note(country, line))
	}
}

function compareEntry(
	kind: string,
	code: string,
	old: string | undefined,
	now: string | undefined,
	say: (line: string) => void,
): void {
	if (old === now) return
	if (old === undefined) say(`${kind}: ${code} appears, ${now}`)
	else if (now === undefined) say(`${kind}: ${code} goes, ${old}`)
	else say(`${kind}: ${code} is called ${now}, not ${old}`)
}

/** Compares the verdicts on the zips of the vectors. */
function compareZips(before: Library, after: Library, note: Note): void {
	const file = join(import.meta.dirname, '../../test/vectors/zip-examples.json')
	const { valid, invalid } = JSON.parse(readFileSync(file, 'utf8')) as Readonly<
		Record<string, Readonly<Record<string, string[]>>>
	>
	for (const [country, zips] of [...Object.entries(valid ?? {}), ...Object.entries(invalid ?? {})]) {
		for (const zip of zips) {
			const [old, now] = [before, after].map(({ checkZip }) => checkZip(zip, country).status)
			if (old !== now) note(country, `zip: an order with ${zip}: ${old} → ${now}`)
		}
	}
}

interface Range {
	readonly country: string
	readonly kind: 'opens' | 'closes' | 'changes'
	readonly prefix: string
	/** In E.164. */
	readonly example: string
}

/** One side of the comparison: its nodes, and the country of each label of a group. */
interface Side {
	readonly nodes: readonly Node[]
	readonly countries: readonly string[]
}

/** Returns the first digits of national numbers that are valid in only one of two sets of plans, or belong to different countries. */
export function compareRanges(before: PhoneAutomaton, after: PhoneAutomaton): readonly Range[] {
	const ranges: Range[] = []
	const codes = new Set([...before.groups, ...after.groups].map(({ group }) => group.callingCode))
	for (const code of codes) {
		const [old, now] = [openSide(before, code), openSide(after, code)]
		collectRanges(code, old.side, old.root, now.side, now.root, ranges)
	}
	return ranges
}

/** Returns the numbers of a calling code in a set of plans. */
function openSide(
	{ nodes, groups }: PhoneAutomaton,
	callingCode: string,
): { readonly side: Side; readonly root: number } {
	const found = groups.find(({ group }) => group.callingCode === callingCode)
	return { side: { nodes, countries: ['', ...(found?.group.plans.map(nameOf) ?? [])] }, root: found?.root ?? 0 }
}

const nameOf = ({ countryCode, callingCode }: { countryCode: string; callingCode: string }): string =>
	countryCode === '' ? `+${callingCode}` : countryCode

function collectRanges(code: string, old: Side, a: number, now: Side, b: number, ranges: Range[]): void {
	const same = new Map<string, boolean>()
	const countryOf = (side: Side, node: number): string => side.countries[side.nodes[node]?.label ?? 0] ?? ''
	const targetsOf = (side: Side, node: number): readonly number[] => (side.nodes[node] as Node).targets
	function isSame(x: number, y: number): boolean {
		if (x === 0 && y === 0) return true // The dead node leads to itself.
		const key = `${x} ${y}`
		const known = same.get(key)
		if (known !== undefined) return known
		const targets = targetsOf(now, y)
		const equal =
			countryOf(old, x) === countryOf(now, y) &&
			targetsOf(old, x).every((target, digit) => isSame(target, targets[digit] ?? 0))
		same.set(key, equal)
		return equal
	}
	function findExample(x: number, y: number, digits: string): readonly [string, string] {
		const [was, is] = [countryOf(old, x), countryOf(now, y)]
		if (was !== is) return [digits, is || was]
		const digit = targetsOf(old, x).findIndex((target, at) => !isSame(target, targetsOf(now, y)[at] ?? 0))
		return findExample(targetsOf(old, x)[digit] ?? 0, targetsOf(now, y)[digit] ?? 0, `${digits}${digit}`)
	}
	function visit(x: number, y: number, prefix: string): void {
		if (isSame(x, y)) return
		const [was, is] = [countryOf(old, x), countryOf(now, y)]
		if (x !== 0 && y !== 0 && was !== is) {
			const kind = was === '' ? 'opens' : is === '' ? 'closes' : 'changes'
			ranges.push({ country: is || was, kind, prefix: `+${code} ${prefix}`, example: `+${code}${prefix}` })
		}
		const differing = targetsOf(old, x).flatMap((target, digit) =>
			isSame(target, targetsOf(now, y)[digit] ?? 0) ? [] : [digit],
		)
		if (x !== 0 && y !== 0 && differing.length < 10 && differing.length > 0 && prefix.length < MAX_RANGE_LENGTH) {
			for (const digit of differing)
				visit(targetsOf(old, x)[digit] ?? 0, targetsOf(now, y)[digit] ?? 0, `${prefix}${digit}`)
			return
		}
		const [digits, country] = findExample(x, y, prefix)
		const kind = x === 0 ? 'opens' : y === 0 ? 'closes' : 'changes'
		ranges.push({ country, kind, prefix: `+${code} ${prefix}`, example: `+${code}${digits}` })
	}
	visit(a, b, '')
}

function shorten(lines: readonly string[]): readonly string[] {
	const more = lines.length - MAX_SHOWN
	return more > 0 ? [...lines.slice(0, MAX_SHOWN), `and ${more} more`] : lines
}
