import type { StoreCollection } from '../../model/state.ts'
import type { Move } from '../planned.ts'
import type { Scenario, Setting } from './scenario-parts.ts'
import { type AnyStore, findPair, findPlace, findShop, type Pair, type Shop, type Wanted } from './shops.ts'
import { findStore, type Store, signIn } from './store-places.ts'

/** The steps of a scenario in a store, after the client signed in. */
type StepsAt<Where> = (where: Where, setting: Setting) => readonly Move[]
type Steps = Scenario['steps']

/** Returns the steps of a scenario in the store that sells best what the scenario needs. The list is empty if the seed has no such store. */
export const inShop =
	(stepsAt: StepsAt<Shop>, wanted?: Wanted): Steps =>
	(setting) =>
		signedIn(stepsAt, findShop(setting, wanted), setting)

/** Returns the steps of a scenario in a store that sells what the scenario needs; if there is none, in any store. */
export const inPlace =
	(stepsAt: StepsAt<AnyStore>, wanted?: Wanted): Steps =>
	(setting) =>
		signedIn(stepsAt, findPlace(setting, wanted), setting)

/** Returns the steps of a scenario in two stores of one client. */
export const inPair =
	(
		stepsAt: StepsAt<Pair>,
		...wanted: Parameters<typeof findPair> extends [unknown, ...infer Rest] ? Rest : never
	): Steps =>
	(setting) => {
		const pair = findPair(setting, ...wanted)
		return pair === null ? [] : [signIn(setting.state, pair.here.client), ...stepsAt(pair, setting)]
	}

/** Returns the steps of a scenario in the first store that satisfies a condition. The conditions are tried in order. */
export const inStore =
	(stepsAt: StepsAt<Store>, ...conditions: readonly ((collection: StoreCollection) => boolean)[]): Steps =>
	(setting) => {
		const found = conditions.flatMap((has) => findStore(setting.state, has) ?? [])
		return signedIn(stepsAt, conditions.length === 0 ? findStore(setting.state) : (found[0] ?? null), setting)
	}

function signedIn<Where extends Store>(
	stepsAt: StepsAt<Where>,
	where: Where | null,
	setting: Setting,
): readonly Move[] {
	return where === null ? [] : [signIn(setting.state, where.client), ...stepsAt(where, setting)]
}
