import { type AddressOptions, validateAddress } from '../address/validate-address.ts'
import type { Address, AddressInput } from '../contract/address.ts'
import { type StandardSchema, toStandardSchema } from '../contract/standard-schema.ts'
import type { Issue } from '../core/issue.ts'
import type { Verdict } from '../core/verdict.ts'
import type { PartialTranslation } from '../translate/translation.ts'
import { pathInForm } from './sibling-field.ts'
import { errorsOf } from './told-issues.ts'

/**
 * `validateAddress` as a Standard Schema: the value is the address in its normalised form, the issues are ours, with code, params and
 * suggestion. Only errors are told (D-03), each at the field that the values have (D-121); `translation` says them in another language.
 *
 * @example
 * const schema = addressSchema({}, { messages: { 'address.zip.invalid': '{zip} est faux.' } })
 * const address = { countryCode: 'FR', zip: '7501', phone: '01 42 68 53 00' }
 * schema['~standard'].validate(address).issues[0].message // => '7501 est faux.'
 * schema['~standard'].validate({ ...address, zip: ' 75001' }).value.zip // => '75001'
 */
export function addressSchema(
	options?: AddressOptions,
	translation?: PartialTranslation | null,
): StandardSchema<Address, AddressInput> {
	return toFormSchema((address) => validateAddress(address as AddressInput, options), translation)
}

/** A rule as a Standard Schema that tells errors alone, in the words of a translation. */
export function toFormSchema<Output, Input>(
	judge: (input: unknown) => Verdict<Output>,
	translation: PartialTranslation | null | undefined,
): StandardSchema<Output, Input> {
	return toStandardSchema((input) => {
		const verdict = judge(input)
		const [first, ...others] = errorsOf(verdict, translation).map((issue) => toldInForm(issue, input))
		return first === undefined ? verdict : { status: 'invalid', issues: [first, ...others] }
	})
}

/** An error at the field that the values have (D-121). */
function toldInForm(issue: Issue, values: unknown): Issue {
	const path = pathInForm(issue.path, values)
	return path === issue.path ? issue : { ...issue, path }
}
