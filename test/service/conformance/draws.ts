import { expect } from 'vitest'
import type { OperationId } from '../../../src/entries/contract.ts'
import { createState, type StateSeed } from '../../../src/entries/model.ts'
import type { PlannedRequest } from '../../../src/service/conformance/planned.ts'
import { PLANS } from '../../../src/service/conformance/plans/plans.ts'
import type { Scene } from '../../../src/service/conformance/plans/scene.ts'
import { createRandom } from '../../../src/service/conformance/random.ts'
import { SEED } from './service.ts'

export const START = createState(SEED)
/** The same store after a collection of the second company was created, with one person, and a company. */
export const LATER = createState({
	...START,
	companies: [...START.companies, { id: 'new-company' }],
	clients: START.clients.map((client) => ({ ...client, companyIds: [...client.companyIds, 'new-company'] })),
	collections: [
		...START.collections,
		{
			id: 'new',
			companyId: 'new-company',
			products: START.templates,
			people: [{ id: 'made', email: 'made@mail.test' }],
		},
	],
} as StateSeed)
export const COUNTRIES = ['US', 'DE', 'BR', 'RU']
const DRAWS = 1500
export const scene = (more: Partial<Scene> = {}): Scene => ({
	state: START,
	start: START,
	random: createRandom(5),
	writes: true,
	countries: COUNTRIES,
	...more,
})

/** Returns many requests of one operation. */
export function draw(operation: OperationId, more: Partial<Scene> = {}): readonly PlannedRequest[] {
	const random = createRandom(11)
	return Array.from({ length: DRAWS }, () => PLANS[operation].plan(scene({ random, ...more })))
}
export type Body = Readonly<Record<string, unknown>>
export const bodyOf = ({ body }: PlannedRequest): Body => (body ?? {}) as Body
/** Returns the different values that requests have, sorted. */
export const values = (
	requests: readonly PlannedRequest[],
	read: (request: PlannedRequest) => unknown,
): readonly string[] => [...new Set(requests.map((request) => JSON.stringify(read(request)) ?? '-'))].sort()
export const sorted = (...all: readonly unknown[]): readonly string[] =>
	all.map((each) => JSON.stringify(each) ?? '-').sort()
/** Returns how many requests in a hundred are so. */
const share = (requests: readonly PlannedRequest[], is: (request: PlannedRequest) => boolean): number =>
	(100 * requests.filter(is).length) / requests.length
const about = (percent: number) => [percent * 0.6, percent * 1.5] as const
export function expectShare(
	requests: readonly PlannedRequest[],
	percent: number,
	is: (request: PlannedRequest) => boolean,
): void {
	const [least, most] = about(percent)
	expect(share(requests, is)).toBeGreaterThan(least)
	expect(share(requests, is)).toBeLessThan(most)
}
