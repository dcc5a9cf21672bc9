import { describe, expect, it } from 'vitest'
import { BLOCKS, buildPhoneAutomaton, type PhoneAutomaton, type SourcePlan } from '../../../scripts/phone/plans.ts'
import { LABEL, NODE_CELLS } from '../../../src/rules/packing/phone-pack.ts'
import { BUILT_IN_PHONES } from '../../../src/rules/phone/built-in-phones.ts'
import { PHONE_AUTOMATON, PHONE_NODES, PHONE_PLANS } from '../../../src/rules/phone/data/phone.ts'
import { lengthsOf, prefixLength } from '../../../src/rules/phone/phone.ts'
import { createPhoneFacts, type PhoneFacts, type PhoneGroup } from '../../../src/rules/phone/phone-plans.ts'

const automaton = buildPhoneAutomaton()
const { groupOf } = BUILT_IN_PHONES
const { cells } = groupOf(1) as PhoneGroup

describe('the table of numbering plans', () => {
	it("has the metadata's lengths for every plan", () => {
		const differences = automaton.groups.flatMap(({ group }) =>
			group.plans.filter(({ lengths }, index) => {
				const bits = lengths.reduce((sum, length) => sum | (1 << length), 0)
				const plan = groupOf(Number(group.callingCode))?.plans[index]
				return plan === undefined || lengthsOf(plan) !== bits
			}),
		)
		expect(differences).toEqual([])
	})

	it('unpacks to the automaton that was packed, cell by cell', () => {
		const { differences, nodes } = compare(automaton.groups, BUILT_IN_PHONES)
		expect(differences).toEqual([])
		expect(nodes.size).toBe(PHONE_NODES)
		expect(cells.length).toBe(PHONE_NODES * NODE_CELLS)
	})

	it('is the same whichever calling code is asked for first, and whichever then', () => {
		for (const [i, block] of BLOCKS.entries()) {
			const table = createPhoneFacts({ plans: PHONE_PLANS, automaton: PHONE_AUTOMATON, nodes: PHONE_NODES })
			const codes = [block.at(-1), BLOCKS.at(i - 1)?.[0], BLOCKS[0]?.[1], block[0]]
			const groups = codes.map((code) => automaton.groups.find(({ group }) => group.callingCode === code))
			for (const group of groups.filter((group) => group !== undefined))
				expect(compare([group], table).differences, group.group.callingCode).toEqual([])
		}
	})

	it('cuts off the same prefix as the regular expressions, whose first alternative is always the longest', () => {
		const differences: string[] = []
		let compared = 0
		const check = (plan: SourcePlan, source: string, root: number): void => {
			const pattern = new RegExp(`^(?:${source})`)
			const visit = (node: number, digits: string): void => {
				compared++
				if ((pattern.exec(digits)?.[0].length ?? 0) !== prefixLength(cells, root, digits))
					differences.push(`${plan.countryCode} ${digits}`)
				if (node === 0 || digits.length > 6) return
				for (let digit = 0; digit < 10; digit++) visit(cells[node + digit] as number, `${digits}${digit}`)
			}
			visit(root, '')
		}
		for (const { group } of automaton.groups) {
			const unpacked = groupOf(Number(group.callingCode))
			group.plans.forEach((plan, index) => {
				const { idd = 0, prefix = 0 } = unpacked?.plans[index] ?? {}
				if (plan.idd !== '') check(plan, plan.idd, idd)
				if (plan.prefix !== '' && plan.rule === '') check(plan, plan.prefix, prefix)
			})
		}
		expect(differences).toEqual([])
		expect(compared).toBeGreaterThan(5000)
	})

	it('gives every type a length that its plan has, which the short way for national numbers rests on', () => {
		const plans = automaton.groups.flatMap(({ group }) => group.plans)
		const strange = plans.filter((plan) =>
			plan.types.some(({ lengths }) => lengths.some((n) => !plan.lengths.includes(n))),
		)
		expect(strange.map(({ countryCode }) => countryCode)).toEqual([])
		expect(Math.min(...plans.flatMap(({ lengths }) => lengths))).toBeGreaterThan(2)
	})
})

/** Returns how the unpacked table of groups differs from the automaton, and the node of each cell. A node may be in several blocks. */
function compare(
	groups: PhoneAutomaton['groups'],
	table: PhoneFacts,
): { readonly differences: readonly string[]; readonly nodes: ReadonlyMap<number, number> } {
	const nodes = new Map<number, number>([[0, 0]])
	let cells: Int32Array = new Int32Array(0)
	const pairs: [node: number, cell: number][] = []
	for (const { group, root, plans } of groups) {
		const unpacked = table.groupOf(Number(group.callingCode))
		if (unpacked === null) throw new Error(`no group +${group.callingCode}`)
		cells = unpacked.cells
		pairs.push([root, unpacked.root])
		plans.forEach(({ national, idd, prefix }, index) => {
			const plan = unpacked.plans[index]
			pairs.push([national, plan?.national ?? -1], [idd, plan?.idd ?? -1], [prefix, plan?.prefix ?? -1])
		})
	}
	const differences: string[] = []
	for (const [node, cell] of pairs) {
		const known = nodes.get(cell)
		if (known !== undefined) {
			if (known !== node) differences.push(`nodes ${node} and ${known} are at ${cell}`)
			continue
		}
		nodes.set(cell, node)
		const { label, targets } = automaton.nodes[node] ?? { label: -1, targets: [] }
		if (cells[cell + LABEL] !== label) differences.push(`label of node ${node}`)
		targets.forEach((target, digit) => {
			pairs.push([target, cells[cell + digit] ?? -1])
		})
	}
	return { differences, nodes }
}
