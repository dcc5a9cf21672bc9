import { labelOf } from './phone.ts'
import type { PhonePlan } from './phone-plans.ts'

/** Digits to append to an example's first digits, until the number is valid. */
const TAIL = '1234567890'
/** The example for a country without numbers of its own. */
const ANY_EXAMPLE = '+12015550123'

/** A cache by plan. */
const examples = /* @__PURE__ */ new Map<PhonePlan, string>()

/**
 * Returns a valid number of a plan in E.164, mobile if possible, for messages and placeholders.
 *
 * @example
 * phoneExample(null) // => '+12015550123'
 */
export function phoneExample(plan: PhonePlan | null): string {
	if (plan === null) return ANY_EXAMPLE
	let example = examples.get(plan)
	if (example === undefined) {
		const { group, exampleHead } = plan
		const national = exampleFrom(exampleHead, (digits) => labelOf(group.cells, group.root, digits))
		example = national === null ? ANY_EXAMPLE : group.sign + national
		examples.set(plan, example)
	}
	return example
}

/**
 * Returns the shortest valid national number that begins with `head`, which may be `head` itself; null if there is none. `label`
 * returns 0 for an invalid number.
 *
 * @example
 * exampleFrom('6', (digits) => (digits.length === 9 ? 1 : 0)) // => '612345678'
 */
export function exampleFrom(head: string, label: (digits: string) => number): string | null {
	for (let length = 0; length <= TAIL.length; length++) {
		const national = head + TAIL.slice(0, length)
		if (label(national) !== 0) return national
	}
	return null
}
