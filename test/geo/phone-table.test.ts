import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildPhone } from '../../scripts/build-phone.ts'
import { buildPhoneAutomaton, type SourcePlan } from '../../scripts/phone/plans.ts'
import { PHONE_NODES } from '../../src/geo/data/phone.ts'
import { LABEL, NODE_CELLS } from '../../src/geo/phone-pack.ts'
import { cells, groupOf, lengthsOf, prefixLength } from '../../src/geo/phone-plans.ts'

const automaton = buildPhoneAutomaton()

describe('the table of numbering plans', () => {
	it('is what the script writes from the installed metadata', () => {
		const file = join(import.meta.dirname, '..', '..', 'src', 'geo', 'data', 'phone.ts')
		expect(readFileSync(file, 'utf8') === buildPhone(automaton)).toBe(true)
	})

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
		const place = new Map<number, number>([[0, 0]])
		const pairs: [node: number, cell: number][] = []
		for (const { group, root, plans } of automaton.groups) {
			const unpacked = groupOf(Number(group.callingCode))
			if (unpacked === null) throw new Error(`no group +${group.callingCode}`)
			pairs.push([root, unpacked.root])
			plans.forEach(({ national, idd, prefix }, index) => {
				const plan = unpacked.plans[index]
				pairs.push([national, plan?.national ?? -1], [idd, plan?.idd ?? -1], [prefix, plan?.prefix ?? -1])
			})
		}
		const differences: string[] = []
		for (const [node, cell] of pairs) {
			const known = place.get(node)
			if (known !== undefined) {
				if (known !== cell) differences.push(`node ${node} is at ${known} and at ${cell}`)
				continue
			}
			place.set(node, cell)
			const { label, targets } = automaton.nodes[node] ?? { label: -1, targets: [] }
			if (cells[cell + LABEL] !== label) differences.push(`label of node ${node}`)
			targets.forEach((target, digit) => {
				pairs.push([target, cells[cell + digit] ?? -1])
			})
		}
		expect(differences).toEqual([])
		expect(new Set(place.values()).size).toBe(PHONE_NODES)
		expect(cells.length).toBe(PHONE_NODES * NODE_CELLS)
	})

	it('cuts off the same prefix as the regular expressions, whose first alternative is always the longest', () => {
		const differences: string[] = []
		let compared = 0
		const compare = (plan: SourcePlan, source: string, root: number): void => {
			const pattern = new RegExp(`^(?:${source})`)
			const visit = (node: number, digits: string): void => {
				compared++
				if ((pattern.exec(digits)?.[0].length ?? 0) !== prefixLength(root, digits))
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
				if (plan.idd !== '') compare(plan, plan.idd, idd)
				if (plan.prefix !== '' && plan.rule === '') compare(plan, plan.prefix, prefix)
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
