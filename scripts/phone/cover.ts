import { LABEL } from '../../src/rules/packing/phone-pack.ts'
import { exampleFrom } from '../../src/rules/phone/phone-examples.ts'
import { labelOf, type PhoneGroup, type PhonePlan } from '../../src/rules/phone/phone-plans.ts'
import { WORLD_PHONES } from '../../src/rules/phone/world-phones.ts'
import type { PhoneInput } from './generate.ts'
import type { Random } from './words.ts'

/** A number whose digits lead through a certain cell of the table. */
export interface CoverInput extends PhoneInput {
	readonly cell: number
}

/** A part of the table, and how to write a number whose check uses it. */
interface Part {
	readonly form: string
	readonly root: number
	readonly write: (digits: string) => string
	readonly countryCode: string | undefined
	/** Returns whether an end is preferred, if some path leads to one. */
	readonly prefers: (digits: string) => boolean
}

/** The automaton of all numbering plans. */
export const { cells } = WORLD_PHONES.groupOf(1) as PhoneGroup

/** The most paths that are tried to find a preferred end. */
const TRIES = 12

/**
 * Returns numbers through every live cell of the unpacked table: the first path to the cell, its digit, and then three paths to an
 * accepting end, two to another end, and two that end a digit earlier or later. libphonenumber-js provides the expected answers.
 */
export function coverTable(random: Random): CoverInput[] {
	const inputs: CoverInput[] = []
	const seen = new Map<string, Set<number>>()
	for (const { form, root, write, countryCode, prefers } of listParts()) {
		const done = seen.get(form) ?? new Set<number>()
		seen.set(form, done)
		const visit = (node: number, way: string): void => {
			if (done.has(node)) return
			done.add(node)
			for (let digit = 0; digit < 10; digit++) {
				const target = cells[node + digit] as number
				if (target === 0) continue
				const here = way + digit
				const accepted = tryFor(() => here + finish(target, random), prefers)
				const isRejected = (digits: string): boolean => labelOf(cells, root, digits) === 0
				const ends = [
					here + finish(target, () => 0),
					accepted,
					tryFor(() => here + finish(target, random), prefers),
					tryFor(() => here + randomDigits(accepted.length - here.length, random), isRejected),
					tryFor(() => withOtherDigit(accepted, here.length, random), isRejected),
					accepted.slice(0, -1),
					`${accepted}${randomDigits(1, random)}`,
				]
				for (const digits of ends) inputs.push({ form, text: write(digits), countryCode, cell: node + digit })
				visit(target, here)
			}
		}
		visit(root, '')
	}
	return inputs
}

/** Returns the first text that fits, or the last one tried. */
function tryFor(make: () => string, fits: (text: string) => boolean): string {
	let text = make()
	for (let tries = 1; tries < TRIES && !fits(text); tries++) text = make()
	return text
}

function randomDigits(count: number, random: Random): string {
	return Array.from({ length: count }, () => Math.floor(random() * 10)).join('')
}

/** Returns the digits with one digit changed, at or after an index. */
function withOtherDigit(digits: string, from: number, random: Random): string {
	const at = from + Math.floor(random() * (digits.length - from))
	return digits.slice(0, at) + Math.floor(random() * 10) + digits.slice(at + 1)
}

/** Returns all parts: valid numbers of each calling code, then for each plan the possible national numbers and its prefixes. */
function listParts(): Part[] {
	const groups = Array.from({ length: 1000 }, (_, code) => WORLD_PHONES.groupOf(code)).filter((group) => group !== null)
	return groups.flatMap(({ sign, root, plans }) => [
		{ form: 'valid', root, write: (digits: string) => sign + digits, countryCode: undefined, prefers: () => true },
		...plans.flatMap((plan, index) => listPlanParts(plan, index === 0)),
	])
}

function listPlanParts(plan: PhonePlan, isMain: boolean): Part[] {
	const { group, national, idd, prefix, exampleHead } = plan
	const countryCode = plan.countryCode ?? undefined
	const example = exampleFrom(exampleHead, (digits) => labelOf(cells, group.root, digits)) ?? ''
	const isDoubtful = (digits: string): boolean => labelOf(cells, group.root, digits) === 0
	const withoutPlus = (digits: string): string => group.callingCode + digits
	const isNoOther = (digits: string): boolean => labelOf(cells, national, withoutPlus(digits)) === 0
	const write = (digits: string): string => (isMain ? group.sign + digits : digits)
	return [
		{ form: 'national', root: national, write, countryCode, prefers: isDoubtful },
		{ form: 'without plus', root: national, write: withoutPlus, countryCode, prefers: isNoOther },
		{
			form: 'from abroad',
			root: idd,
			write: (digits: string) => `${digits}442079460958`,
			countryCode,
			prefers: () => true,
		},
		{
			form: 'with prefix',
			root: prefix,
			write: (digits: string) => write(digits + example),
			countryCode,
			prefers: () => true,
		},
	].filter(({ root }) => root !== 0)
}

/** Returns digits from a node to an accepting node, chosen by `random`. */
function finish(node: number, random: Random): string {
	let way = ''
	let at = node
	while (cells[at + LABEL] === 0) {
		const live = Array.from({ length: 10 }, (_, digit) => digit).filter((digit) => cells[at + digit] !== 0)
		const digit = live[Math.floor(random() * live.length)] as number
		way += digit
		at = cells[at + digit] as number
	}
	return way
}
