import max from 'libphonenumber-js/metadata.max.json'
import min from 'libphonenumber-js/metadata.min.json'
import { type Automaton, createAutomaton, type Language, walkNodes } from './automaton.ts'
import { compilePattern, type Dfa } from './pattern.ts'

/** libphonenumber's metadata about the numbers of one country, or of a calling code of no country. */
export interface SourcePlan {
	/** Alpha-2, or empty. */
	readonly countryCode: string
	readonly callingCode: string
	/** The prefix for calls abroad, as a regular expression like all patterns here; empty for none. */
	readonly idd: string
	/** The pattern of possible national numbers. */
	readonly national: string
	readonly lengths: readonly number[]
	/** The prefix for calls within the country. */
	readonly prefix: string
	/** The replacement of a prefix whose last group matched. If empty, the prefix is removed. */
	readonly rule: string
	/** First digits by which a number of a shared calling code belongs to this country. If empty, its types decide. */
	readonly leads: string
	/** Pattern and lengths of each type of number, such as mobile. */
	readonly types: readonly { readonly pattern: string; readonly lengths: readonly number[] }[]
	/** True if the `min` metadata has the types too, so that both classes are the same. */
	readonly typedInMin: boolean
}

/** The plans that share a calling code. The first one is the default. */
export interface SourceGroup {
	readonly callingCode: string
	readonly plans: readonly SourcePlan[]
	/** The index of its block in `BLOCKS`. */
	readonly block: number
}

/** A row of the metadata. The positions are those of libphonenumber-js, version 4. */
type Row = readonly (string | number | readonly unknown[] | undefined)[]

const [CALLING_CODE, IDD, NATIONAL, LENGTHS, PREFIX, PREFIX_FOR_PARSING, RULE, LEADS, TYPES] = [
	0, 1, 2, 3, 5, 7, 8, 10, 11,
] as const

/**
 * Calling codes by block, in packing order. The first phone check unpacks the first block, then the phone's own block up to its
 * calling code. To keep that fast, the first block is small, +1 has its own block, and each block starts with the countries of most
 * orders. Within these limits, this arrangement packed smallest in a search over about 100,000.
 */
export const BLOCKS: readonly (readonly string[])[] = [
	'55 52 33 34 230 350',
	'1',
	'971 81 355 685 598',
	'371 258 375 808 800 61',
	'49 352 43',
	'420 41 677 690 676 678 683 90 974 91',
	'47 30 229 246 58 253 248 239 506 691 686 502 57 853',
	'45 963 380 385 36 881 377 213 689 670 32 60 675 382 970 975 387',
	'351 98 998 244 374 218 94 261 378 850 994',
	'234 883 63 224 92 86 880 672 264',
	'66 84 421 48 961 254 353 20 372 243 252 359 886 231 241 967 220 855 95 376',
	'64 82 386 381 39 46 358 31 882 383 856 27 964 595 53 62',
	'236 56 212 44 979 240 222 590 242 262 594 596 251 687 226 260',
	'40 256 995',
	'263 235 389 54',
	'247 888 593 878 265 255 370 972 250 93 225 232 992 245 996 993 211 227 249 7',
	'508 503 65 870 977 267 681 852 507 354 504 960',
	'500 968 238 505 373 966 228 268 962 298 51 423 592 269 290 682 237 976 233 673 688 356 266 597 223 357 257 509 216 221 591 599 965 299 291 297 973 501 680 679 692 674',
].map((codes) => codes.split(' '))

/** Returns all plans of the installed libphonenumber-js in the order of the blocks. New calling codes are in the last one. */
export function readGroups(): SourceGroup[] {
	const codes = Object.entries(max.country_calling_codes as Record<string, string[]>)
	const groups = codes.map(([callingCode, countries]) => ({
		callingCode,
		plans: countries.map((country) => readPlan(country, rowOf(max.countries, country), rowOf(min.countries, country))),
	}))
	const entities = Object.keys(max.nonGeographic).map((callingCode) => ({
		callingCode,
		plans: [readPlan('', rowOf(max.nonGeographic, callingCode), rowOf(min.nonGeographic, callingCode))],
	}))
	const order = BLOCKS.flat()
	return [...groups, ...entities]
		.map((group) => ({ ...group, block: blockOf(group.callingCode) }))
		.sort((a, b) => a.block - b.block || order.indexOf(a.callingCode) - order.indexOf(b.callingCode))
}

function blockOf(callingCode: string): number {
	const block = BLOCKS.findIndex((codes) => codes.includes(callingCode))
	return block < 0 ? BLOCKS.length - 1 : block
}

function rowOf(rows: object, key: string): Row {
	return (rows as Readonly<Record<string, Row>>)[key] as Row
}

function readPlan(countryCode: string, row: Row, minRow: Row): SourcePlan {
	for (const field of [CALLING_CODE, IDD, NATIONAL, LENGTHS, PREFIX, PREFIX_FOR_PARSING, RULE, LEADS]) {
		if (JSON.stringify(row[field] || 0) !== JSON.stringify(minRow[field] || 0))
			throw new Error(`min and max differ in more than types: ${countryCode}, field ${field}`)
	}
	const lengths = row[LENGTHS] as number[]
	const types = ((row[TYPES] || []) as readonly (0 | readonly [string, (readonly number[])?])[])
		.filter((type) => type !== 0 && type[0] !== '')
		.map((type) => type as readonly [string, (readonly number[])?])
		.map(([pattern, ownLengths]) => ({ pattern, lengths: ownLengths ?? lengths }))
	if (types.length === 0) throw new Error(`no types: ${countryCode}`)
	return {
		countryCode,
		callingCode: row[CALLING_CODE] as string,
		idd: (row[IDD] || '') as string,
		national: row[NATIONAL] as string,
		lengths,
		prefix: (row[PREFIX_FOR_PARSING] || row[PREFIX] || '') as string,
		rule: (row[RULE] || '') as string,
		leads: (row[LEADS] || '') as string,
		types,
		typedInMin: Boolean(minRow[TYPES]),
	}
}

/** The roots of one plan in the automaton; 0 if the plan lacks one. */
export interface PlanRoots {
	readonly national: number
	readonly idd: number
	readonly prefix: number
}

/** One minimal automaton for all plans, and the node at which each group and plan starts. */
export interface PhoneAutomaton {
	readonly nodes: Automaton['nodes']
	/** For each group: the root of the valid national numbers, labelled with 1 + the index of the plan that claims the number. */
	readonly groups: readonly {
		readonly group: SourceGroup
		readonly root: number
		readonly plans: readonly PlanRoots[]
	}[]
}

export function buildPhoneAutomaton(): PhoneAutomaton {
	const automaton = createAutomaton()
	const groups = readGroups().map((group) => {
		const valid = group.plans.map((plan) => automaton.add(validNumbers(plan)))
		const root =
			group.plans.length === 1 ? (valid[0] as number) : automaton.add(claimedNumbers(automaton, group, valid))
		return {
			group,
			root,
			plans: group.plans.map((plan) => ({
				national: automaton.add(allOf(plan.national)),
				idd: plan.idd === '' ? 0 : automaton.add(allOf(plan.idd)),
				prefix:
					plan.prefix === '' ? 0 : automaton.add(plan.rule === '' ? allOf(plan.prefix) : firstDigits(plan.prefix)),
			})),
		}
	})
	return { nodes: automaton.nodes, groups }
}

/** Returns the language of one pattern, with label 1. */
function allOf(source: string): Language {
	const dfa = compilePattern(source)
	return {
		start: [dfa.start],
		step: ([state = -1], digit) => {
			const next = dfa.step(state, digit)
			return next < 0 ? null : [next]
		},
		label: ([state = -1]) => (dfa.accepts(state) ? 1 : 0),
	}
}

/**
 * Returns the first digits of a prefix that has a rule. The automaton only decides whether a number may begin with such a prefix;
 * if so, the prefix's regular expression runs.
 */
function firstDigits(source: string): Language {
	const dfa = compilePattern(source)
	return {
		start: [0],
		step: ([depth], digit) => (depth === 0 && dfa.step(dfa.start, digit) >= 0 ? [1] : null),
		label: ([depth]) => depth as number,
	}
}

/** Returns the numbers of a plan that `max` accepts: they match the national pattern, and one type's pattern and length. */
function validNumbers(plan: SourcePlan): Language {
	const national = compilePattern(plan.national)
	const types = plan.types.map(({ pattern, lengths }) => ({ dfa: compilePattern(pattern), lengths }))
	return {
		start: [national.start, ...types.map(({ dfa }) => dfa.start)],
		step([first = -1, ...rest], digit) {
			const next = national.step(first, digit)
			const states = rest.map((state, index) => stepOf(types[index]?.dfa, state, digit))
			return next < 0 || states.every((state) => state < 0) ? null : [next, ...states]
		},
		label([first = -1, ...rest], depth) {
			if (!national.accepts(first)) return 0
			const accepted = types.some(
				({ dfa, lengths }, index) => lengths.includes(depth) && dfa.accepts(rest[index] ?? -1),
			)
			return accepted ? 1 : 0
		},
	}
}

/**
 * Returns the valid numbers of a shared calling code, labelled with the first plan that claims each. A plan claims a number by its
 * leading digits if it has some, otherwise if the number is valid in it. libphonenumber uses the first plan for an unclaimed
 * number. No such number is valid in the present metadata, so there is no run-time code for this; the build fails if that changes.
 */
function claimedNumbers(automaton: Automaton, group: SourceGroup, valid: readonly number[]): Language {
	const leads = group.plans.map(({ leads: source }) => (source === '' ? null : compilePattern(source)))
	const size = valid.length
	const validAt = (state: readonly number[], index: number): boolean =>
		automaton.nodes[state[index] as number]?.label === 1
	return {
		start: [...valid, ...leads.map((dfa) => dfa?.start ?? -1)],
		step(state, digit) {
			const targets = state.slice(0, size).map((node) => automaton.nodes[node]?.targets[digit] as number)
			if (targets.every((node) => node === 0)) return null
			const led = leads.map((dfa, index) => {
				const at = state[size + index] as number
				return dfa?.accepts(at) ? at : stepOf(dfa, at, digit) // once they match, they stay matched
			})
			return [...targets, ...led]
		},
		label(state) {
			for (let index = 0; index < size; index++) {
				const dfa = leads[index]
				const claims = dfa ? dfa.accepts(state[size + index] as number) : validAt(state, index)
				if (claims) return validAt(state, index) ? index + 1 : 0
			}
			if (group.plans.some((_, index) => validAt(state, index)))
				throw new Error(`a valid number of +${group.callingCode} that no country claims`)
			return 0
		},
	}
}

function stepOf(dfa: Dfa | null | undefined, state: number, digit: number): number {
	return dfa && state >= 0 ? dfa.step(state, digit) : -1
}

/** Returns the label with which the automaton's root accepts a text of digits; 0 if it doesn't. */
export function labelOf(automaton: PhoneAutomaton, root: number, digits: string): number {
	return walkNodes(automaton.nodes, root, digits).label
}
