import type { PartialTranslation } from '../../languages/translate/translation.ts'
import { readCountryCode } from '../../rules/country/countries.ts'
import { FORM_NEEDS, REQUIRABLE } from '../address-fields.ts'
import type { AddressRules } from '../form-event.ts'
import type { ContactFieldName, RequirableName } from '../form-field.ts'
import type { AddressFormOptions, FieldTexts, FormValue, FormVerdict } from '../form-state.ts'
import type { PlaceNames } from '../place-names.ts'

/** A value, or a function that loads it. */
export type Loadable<T> = T | (() => T | Promise<T>) | null

/** What a person typed, and the name of the field, for a page that looks for places. */
export interface LookupQuery {
	readonly name: 'address1' | 'city' | 'zip'
	readonly text: string
}

/** A place as address fields, as in the event `fill`. `label` is its line in the list. */
export type LookupPlace = Readonly<Record<string, unknown>>

/**
 * A page's own search for places by the typed text, the country and a signal: the element sends no request. The signal ends a search that is
 * not needed any more.
 */
export type AddressLookup = (
	typed: LookupQuery,
	countryCode: string,
	signal: AbortSignal,
) => readonly LookupPlace[] | Promise<readonly LookupPlace[]>

/** The rules, names and texts that every element of a page uses, unless an element has its own. */
export interface AddressDefaults {
	/** All exports of `orderwright/form-rules`, or `() => import('orderwright/form-rules')`. */
	readonly rules?: Loadable<AddressRules> | undefined
	/** Default: the names that the rules load for the locale's language. */
	readonly names?: Loadable<readonly PlaceNames[]> | undefined
	/**
	 * The texts of the element's language, such as `de` of `orderwright/de`, or a tag for which the rules load them. Default: the page's
	 * language.
	 */
	readonly language?: Loadable<PartialTranslation> | string | undefined
}

/** The events of `<orderwright-address>`: `input`, `change` and `verdict`. */
export interface AddressElementEventMap {
	/** Something was entered, key by key, and is checked. The events of single fields end inside the element. */
	readonly input: Event
	/** A value was entered. */
	readonly change: Event
	/** The verdict of the rules has changed. */
	readonly verdict: CustomEvent<FormVerdict>
}

/** The attributes and properties of `<orderwright-address>`, for the types of a framework's templates. */
export interface AddressElementProps extends AddressDefaults {
	readonly country?: string | undefined
	/** The alpha-2 codes of the offered countries, separated by spaces. `*` means all other countries. Default: all. */
	readonly countries?: string | undefined
	/**
	 * The fields in addition to the address, separated by spaces. A field with `!` is required; `-phone` and `-address2` are left out;
	 * `+address2` is opened by a link.
	 */
	readonly fields?: string | undefined
	/** The name of the group of fields for a screen reader. Default: by `autocomplete`. */
	readonly label?: string | undefined
	readonly name?: string | undefined
	/** `shipping`, `billing`, `section-… shipping` or `off`. Default: shipping. */
	readonly autocomplete?: string | undefined
	readonly disabled?: boolean | undefined
	readonly required?: boolean | undefined
	readonly phone?: string | undefined
	readonly policy?: AddressFormOptions['policy']
	readonly lookup?: AddressLookup | null | undefined
	readonly texts?: FieldTexts | undefined
	readonly value?: FormValue | Readonly<Record<string, unknown>> | string | null | undefined
}

export function readOptions(
	element: HTMLElement,
	policy: AddressFormOptions['policy'],
	tag: string | undefined,
): Required<Omit<AddressFormOptions, 'shouldValidateProvinceCode'>> {
	const words = (name: string): readonly string[] | undefined =>
		element
			.getAttribute(name)
			?.split(/[\s,]+/g)
			.filter((word) => word !== '')
	const [fields, countries] = [words('fields') ?? [], words('countries')]
	warnOfUnknown('fields', fields, (word) => FIELD_WORDS.includes(word), FIELD_WORDS.join(', '))
	const country = element.getAttribute('country')
	const page = element.closest('[lang]')?.getAttribute('lang') ?? undefined
	const isCountry = (word: string): boolean => word === '*' || readCountryCode(word) !== null
	for (const [name, codes] of [
		['country', country ? [country] : []],
		['countries', countries ?? []],
	] as const)
		warnOfUnknown(name, codes, isCountry, 'alpha-2 codes, such as GB')
	return {
		language: element.getAttribute('language') ?? (tag === undefined || page?.startsWith(tag) ? page : tag),
		countries,
		contact: fields as ContactFieldName[],
		required: fields.filter((word) => word.endsWith('!')).map((word) => word.slice(0, -1)) as RequirableName[],
		hasPhone: !fields.includes('-phone'),
		address2: fields.includes('-address2') ? 'hidden' : fields.includes('+address2') ? 'link' : 'shown',
		isOptional: isOptional(element),
		optional: FORM_NEEDS.filter((name) => words('optional')?.includes(name)),
		policy,
		values: { ...(country === null ? {} : { countryCode: country }), ...readJson(element.getAttribute('value')) },
	}
}

/** Returns true for an address that may be left out as a whole: the attribute `optional` lists no field. */
export function isOptional(element: HTMLElement): boolean {
	const optional = element.getAttribute('optional')
	return optional !== null && !FORM_NEEDS.some((name) => optional.split(/[\s,]+/g).includes(name))
}

/** The words of the attribute `fields`. */
const FIELD_WORDS = [...REQUIRABLE.flatMap((name) => [name, `${name}!`]), '-phone', '-address2', '+address2']

/** The attributes' words that had their warning. */
const warned = new Set<string>()

function warnOfUnknown(
	name: string,
	words: readonly string[],
	isKnown: (word: string) => boolean,
	known: string,
): void {
	for (const word of words) {
		const text = `orderwright-address: ${name} has no word "${word}". It has ${known}.`
		if (!isKnown(word) && !warned.has(text)) warn(text)
		warned.add(text)
	}
}

/** Tells the page's developer, who has no other way to learn of it. */
export function warn(...about: readonly unknown[]): void {
	// biome-ignore lint/suspicious/noConsole: it is for the developer.
	console.warn(...about)
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
