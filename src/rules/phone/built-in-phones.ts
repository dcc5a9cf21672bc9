import { PHONE_AUTOMATON, PHONE_NODES, PHONE_PLANS } from './data/phone.ts'
import { createPhoneFacts, type PhoneFacts } from './phone-plans.ts'

/** The numbering plans of all countries. */
export const BUILT_IN_PHONES: PhoneFacts = /* @__PURE__ */ createPhoneFacts({
	plans: PHONE_PLANS,
	automaton: PHONE_AUTOMATON,
	nodes: PHONE_NODES,
})
