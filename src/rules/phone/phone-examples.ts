import { labelOf } from './phone.ts'
import type { PhonePlan } from './phone-plans.ts'

/** The digits to append to the first digits of an example, one after the other, until the number is valid. */
const TAIL = '1234567890'
/** The example for a country without phone numbers of its own. */
const ANY_EXAMPLE = '+12015550123'

const examples = /* @__PURE__ */ new Map<PhonePlan, string>()

/**
 * Returns a valid number of a plan in E.164 for messages and placeholders, if possible a mobile number.
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
 * Returns the shortest valid national number that begins with `head`, or `head` itself if it is valid; null if there is none. `label` returns 0 for
 * an invalid number.
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
