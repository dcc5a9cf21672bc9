import type { ContactName } from '../form/form-field.ts'
import type { AddressFormOptions } from '../form/form-state.ts'

/** Reads the options of a form from an element's attributes. */
export function readOptions(
	element: HTMLElement,
	policy: AddressFormOptions['policy'],
): Required<Omit<AddressFormOptions, 'shouldValidateProvinceCode'>> {
	const words = (name: string): readonly string[] | undefined =>
		element
			.getAttribute(name)
			?.split(/[\s,]+/g)
			.filter((word) => word !== '')
	const fields = words('fields') ?? []
	const country = element.getAttribute('country')
	return {
		locale: element.getAttribute('locale') ?? element.closest('[lang]')?.getAttribute('lang') ?? undefined,
		countries: words('countries'),
		contact: fields as ContactName[],
		required: fields.filter((word) => word.endsWith('!')).map((word) => word.slice(0, -1)) as ContactName[],
		hasPhone: !fields.includes('-phone'),
		isOptional: element.hasAttribute('optional'),
		policy,
		values: { ...(country === null ? {} : { countryCode: country }), ...readJson(element.getAttribute('value')) },
	}
}

/** Returns the object in a JSON text; an empty one for any other text. */
export function readJson(text: string | null): Readonly<Record<string, unknown>> {
	try {
		const value: unknown = JSON.parse(text ?? '{}')
		return typeof value === 'object' && value !== null ? { ...value } : {}
	} catch {
		return {}
	}
}
