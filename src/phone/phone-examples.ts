import { labelOf, type PhonePlan } from './phone-plans.ts'

/** What an example's first digits are continued by, until it is valid. */
const TAIL = '1234567890'
/** Shown for a country that has no numbers of its own. */
const ANY_EXAMPLE = '+12015550123'

/** By plan, found when it is first asked for. */
const examples = /* @__PURE__ */ new Map<PhonePlan, string>()

/**
 * A valid number of a plan in E.164, mobile where it can be, for messages and placeholders.
 *
 * @example
 * phoneExample(null) // => '+12015550123'
 */
export function phoneExample(plan: PhonePlan | null): string {
	if (plan === null) return ANY_EXAMPLE
	let example = examples.get(plan)
	if (example === undefined) {
		const { group, exampleHead } = plan
		const national = exampleFrom(exampleHead, (digits) => labelOf(group.root, digits))
		example = national === null ? ANY_EXAMPLE : group.sign + national
		examples.set(plan, example)
	}
	return example
}

/**
 * The shortest national number that is valid, by its label, among those that continue `head`; null for none.
 *
 * @example
 * exampleFrom('6', (digits) => (digits.length === 9 ? 1 : 0)) // => '612345678'
 */
export function exampleFrom(head: string, label: (digits: string) => number): string | null {
	for (let length = 1; length <= TAIL.length; length++) {
		const national = head + TAIL.slice(0, length)
		if (label(national) !== 0) return national
	}
	return null
}
