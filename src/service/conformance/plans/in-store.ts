import type { StoreCollection } from '../../model/state.ts'
import type { Move } from '../planned.ts'
import type { Scenario, Setting } from './scenario-parts.ts'
import { type AnyStore, findPair, findPlace, findShop, type Pair, type Shop, type Wanted } from './shops.ts'
import { findStore, type Store, signIn } from './store-places.ts'

/** A story in a store: its requests after the client signed in. */
type Story<Where> = (where: Where, setting: Setting) => readonly Move[]
type Plan = Scenario['plan']

/** Returns the plan of a story in the store that best sells what it wants. Like all of these, it is empty if the seed has no such store. */
export const inShop =
	(story: Story<Shop>, wanted?: Wanted): Plan =>
	(setting) =>
		tell(story, findShop(setting, wanted), setting)

/** Returns the plan of a story in the store that sells what it wants if there is one, otherwise in any. */
export const inPlace =
	(story: Story<AnyStore>, wanted?: Wanted): Plan =>
	(setting) =>
		tell(story, findPlace(setting, wanted), setting)

/** Returns the plan of a story in two stores of one client. */
export const inPair =
	(story: Story<Pair>, ...wanted: Parameters<typeof findPair> extends [unknown, ...infer Rest] ? Rest : never): Plan =>
	(setting) => {
		const pair = findPair(setting, ...wanted)
		return pair === null ? [] : [signIn(setting.state, pair.here.client), ...story(pair, setting)]
	}

/** Returns the plan of a story in the first store that fulfils a condition, the first condition if one does. */
export const inStore =
	(story: Story<Store>, ...conditions: readonly ((collection: StoreCollection) => boolean)[]): Plan =>
	(setting) => {
		const found = conditions.flatMap((has) => findStore(setting.state, has) ?? [])
		return tell(story, conditions.length === 0 ? findStore(setting.state) : (found[0] ?? null), setting)
	}

function tell<Where extends Store>(story: Story<Where>, where: Where | null, setting: Setting): readonly Move[] {
	return where === null ? [] : [signIn(setting.state, where.client), ...story(where, setting)]
}
