import examples from 'libphonenumber-js/examples.mobile.json'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import packageJson from 'libphonenumber-js/package.json' with { type: 'json' }
import { exampleFrom } from '../src/rules/phone/phone-examples.ts'
import type { Node } from './phone/automaton.ts'
import { packNodes } from './phone/pack.ts'
import { BLOCKS, buildPhoneAutomaton, labelOf, type PhoneAutomaton, type SourcePlan } from './phone/plans.ts'
import type { Files } from './tables.ts'

/** Writes the numbering plans of all countries as a packed automaton: `src/rules/phone/data/phone.ts`. */

export function buildPhone(automaton: PhoneAutomaton = buildPhoneAutomaton()): string {
	const blocks = BLOCKS.map((_, block) => automaton.groups.filter(({ group }) => group.block === block))
	const { packed, count } = packNodes(
		automaton.nodes,
		blocks.map((groups) => groups.flatMap(rootsOf)),
	)
	const rows = automaton.groups.map(({ group, root, plans }, at) => {
		const label = (digits: string): number => labelOf(automaton, root, digits)
		const nodeOf = (index: number): number => plans[index]?.national as number
		const rowOf = (plan: SourcePlan, index: number): string =>
			planRow(plan, index + 1, label, lengthsFrom(automaton.nodes, nodeOf(index)))
		const isFirst = group.block !== automaton.groups[at - 1]?.group.block
		return (isFirst ? '\\n' : '') + [group.callingCode, ...group.plans.map(rowOf)].join(';')
	})
	const plans = automaton.groups.flatMap(({ group }) => group.plans).length
	return `// Written by scripts/build-phone.ts; do not edit.
// Source: libphonenumber-js ${packageJson.version} (MIT), metadata.max.json and metadata.min.json, from Google's libphonenumber (Apache-2.0).
// ${rows.length} calling codes, ${plans} numbering plans, ${count} nodes.

/** A row for each calling code, as \`src/rules/phone/phone-plans.ts\` reads them. An empty line separates blocks. */
export const PHONE_PLANS =
	'${rows.join('\\n')}'

/** The automaton, as \`src/rules/packing/phone-pack.ts\` describes it, block by block. The roots are in the order of the rows. */
export const PHONE_NODES = ${count}
export const PHONE_AUTOMATON =
	'${packed.join(' ')}'
`
}

/** Returns all roots of a group in the order in which they are read. */
function rootsOf({ root, plans }: PhoneAutomaton['groups'][number]): readonly number[] {
	const roots = [root, ...plans.flatMap(({ national, idd, prefix }) => [national, idd, prefix])]
	return roots.filter((node) => node !== 0)
}

/** Returns the possible numbers of digits from a node to a label, as bits. */
function lengthsFrom(nodes: readonly Node[], node: number): number {
	if (node === 0) return 0
	const { label, targets } = nodes[node] as Node
	return [...new Set(targets)].reduce((bits, target) => bits | (lengthsFrom(nodes, target) << 1), label > 0 ? 1 : 0)
}

/**
 * Writes the row of a plan: country, lengths as bits in base 36 (if they differ from those of the possible national numbers), flags
 * (`i` IDD, `p` prefix, `t` types in min), first digits of an example, leading digits, and rule and prefix if there is a rule.
 */
function planRow(
	plan: SourcePlan,
	label: number,
	labelOfDigits: (digits: string) => number,
	nationalLengths: number,
): string {
	const bits = plan.lengths.reduce((sum, length) => sum | (1 << length), 0)
	const lengths = bits === nationalLengths ? '' : bits.toString(36)
	const flags = [plan.idd && 'i', plan.prefix && 'p', plan.typedInMin && 't'].filter(Boolean).join('')
	const pattern = plan.rule === '' ? '' : plan.prefix
	const fields = [
		plan.countryCode,
		lengths,
		flags,
		exampleHead(plan, label, labelOfDigits),
		plan.leads,
		plan.rule,
		pattern,
	]
	if (/[;/']/.test(fields.join(''))) throw new Error(`a separator in ${fields.join(' ')}`)
	return fields.join('/').replace(/\/+$/, '').replaceAll('\\d', 'd')
}

/**
 * Returns the shortest start of libphonenumber's mobile example from which `exampleFrom` makes that example. Otherwise returns the
 * start of a mobile number that the plan claims, or of any valid number. (The example of the Isle of Man counts as a British
 * number.)
 */
function exampleHead(plan: SourcePlan, label: number, labelOfDigits: (digits: string) => number): string {
	if (plan.countryCode === '') return ''
	const example = (examples as Readonly<Record<string, string>>)[plan.countryCode] ?? ''
	const made = Array.from(`${example} `, (_, length) => example.slice(0, length)).map((head) => {
		const national = exampleFrom(head, labelOfDigits) ?? ''
		return { head, national, isOwn: labelOfDigits(national) === label }
	})
	const found =
		made.find(({ national }) => national === example) ??
		made.find(({ national, isOwn }) => isOwn && isMobile(plan, national)) ??
		made.find(({ national }) => national !== '')
	if (found === undefined) throw new Error(`no example for ${plan.countryCode}`)
	return found.head
}

function isMobile({ callingCode }: SourcePlan, national: string): boolean {
	const type = parsePhoneNumberFromString(`+${callingCode}${national}`)?.getType()
	return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE'
}

/** Returns the source text of the list of calling codes, for rules that have the plans of some. */
function buildCallingCodes({ groups }: PhoneAutomaton): string {
	return `// Written by scripts/build-phone.ts; do not edit.

/** Matches the calling code at the front of a number. */
export const CALLING_CODES: RegExp =
	/^(${patternOf(groups.map(({ group }) => group.callingCode))}).*$/
`
}

/** Returns a pattern that matches these numbers; those with the same digits behind different first digits are written together. */
function patternOf(codes: readonly string[]): string {
	const heads = new Map<string, string>()
	for (const head of '0123456789') {
		const tails = codes.filter((code) => code.startsWith(head)).map((code) => code.slice(1))
		if (tails.length === 0) continue
		const rest = tails.every((tail) => tail.length < 2) ? classOf(tails.join('')) : `(?:${patternOf(tails)})`
		heads.set(rest, `${heads.get(rest) ?? ''}${head}`)
	}
	return [...heads].map(([rest, digits]) => classOf(digits) + rest).join('|')
}

function classOf(digits: string): string {
	if (digits.length < 2) return digits
	if (digits.length === 10) return '\\d'
	let members = [...digits].sort().join('')
	for (let length = 9; length > 2; length--)
		for (let first = 0; first + length <= 10; first++)
			members = members.replace('0123456789'.slice(first, first + length), `${first}-${first + length - 1}`)
	return `[${members}]`
}

export const write = (): Files => {
	const automaton = buildPhoneAutomaton()
	return {
		'src/rules/phone/data/phone.ts': buildPhone(automaton),
		'src/rules/country-data/generated/calling-codes.ts': buildCallingCodes(automaton),
	}
}
