import type { PartialTranslation } from '../languages/translate/translation.ts'
import { type StandardSchema, toStandardSchema } from '../rules/contract/contract-type.ts'
import type { Address, AddressInput } from '../rules/contract/resources.ts'
import type { Issue } from '../rules/core/issue.ts'
import { judgeOrCopy } from '../rules/core/open.ts'
import type { Verdict } from '../rules/core/verdict.ts'
import type { ProvinceOptions } from '../rules/province/check-province.ts'
import { validateAddress } from '../rules/world/validate-address.ts'
import { errorsOf, pathInForm, warningsOf } from './form-issues.ts'

/** A Standard Schema for a form. Warnings must not block the form, so a separate function returns them. */
export interface FormSchema<Output, Input> extends StandardSchema<Output, Input> {
	/** The first warning of each field, by its path in dots: `address.zip`. */
	readonly warnings: (values: unknown) => Readonly<Record<string, Issue>>
}

/**
 * `validateAddress` as a Standard Schema. The value is the normalized address. The issues are ours, with code, params and
 * suggestion.
 *
 * - It reports only errors (D-03), each at the field that the values have (D-121). `warnings` returns the warnings.
 * - `translation` translates the messages.
 *
 * @example
 * const schema = addressSchema({}, { messages: { 'address.zip.invalid': '{zip} est faux.' } })
 * const address = { countryCode: 'FR', zip: '7501', phone: '01 42 68 53 00' }
 * schema['~standard'].validate(address).issues[0].message // => '7501 est faux.'
 * schema['~standard'].validate({ ...address, zip: ' 75001' }).value.zip // => '75001'
 * const doubtful = { countryCode: 'US', provinceCode: 'NY', zip: '94111', phone: '415 983 8030' }
 * addressSchema().warnings(doubtful).provinceCode.message // => '94111 is in California, not in New York. Check the ZIP code or the state.'
 */
export function addressSchema(
	options?: ProvinceOptions,
	translation?: PartialTranslation | null,
): FormSchema<Address, AddressInput> {
	return toFormSchema((address) => validateAddress(address as AddressInput, options), translation)
}

/**
 * Makes a Standard Schema from a rule. It reports only errors, with translated messages, each at the field that the values have
 * (D-121).
 */
export function toFormSchema<Output, Input>(
	judge: (input: unknown) => Verdict<Output>,
	translation: PartialTranslation | null | undefined,
): FormSchema<Output, Input> {
	const schema = toStandardSchema<Output, Input>((input) => {
		const verdict = judge(input)
		const [first, ...others] = atFields(errorsOf(verdict, translation), input)
		return first === undefined ? verdict : { status: 'invalid', issues: [first, ...others] }
	})
	const warnings = (values: unknown): Readonly<Record<string, Issue>> => {
		const issues = atFields(warningsOf(judge(values), translation), values)
		return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue] as const).reverse())
	}
	return { ...schema, warnings }
}

function atFields(issues: readonly Issue[], values: unknown): readonly Issue[] {
	if (issues.length === 0) return issues
	return judgeOrCopy(values, (opened) =>
		issues.map((issue) => {
			const path = pathInForm(issue.path, opened)
			return path === issue.path ? issue : { ...issue, path }
		}),
	)
}
