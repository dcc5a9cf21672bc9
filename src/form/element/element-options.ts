import type { PartialTranslation } from '../../languages/translate/translation.ts'
import { readCountryCode } from '../../rules/country/countries.ts'
import { FORM_NEEDS, REQUIRABLE } from '../address-fields.ts'
import type { AddressRules } from '../form-event.ts'
import type { ContactFieldName, RequirableName } from '../form-field.ts'
import type { AddressFormOptions, FieldTexts, FormValue, FormVerdict } from '../form-state.ts'
import type { PlaceNames } from '../place-names.ts'

/** A value, or a function that loads the value. */
export type Loadable<T> = T | (() => T | Promise<T>) | null

/** What a page gets for its address search: the typed `text`, and the `name` of the field. */
export interface LookupQuery {
	readonly name: 'address1' | 'city' | 'zip'
	readonly text: string
}

/** A place that the page found: address fields as in the event `fill`, and a `label` for its line in the list. */
export type LookupPlace = Readonly<Record<string, unknown>>

/**
 * A function of the page that searches for places. Its arguments are a `LookupQuery` (the typed text), the country and a signal. The element itself
 * sends no request. The signal is aborted when the search is no longer needed.
 */
export type AddressLookup = (
	typed: LookupQuery,
	countryCode: string,
	signal: AbortSignal,
) => readonly LookupPlace[] | Promise<readonly LookupPlace[]>

/** The `rules`, `names` and `language` of every element on the page, unless an element has its own. */
export interface AddressDefaults {
	/** All exports of `orderwright/form-rules`, or `() => import('orderwright/form-rules')`. */
	readonly rules?: Loadable<AddressRules> | undefined
	/** Default: the names in the locale's language, which the rules load. */
	readonly names?: Loadable<readonly PlaceNames[]> | undefined
	/**
	 * The texts of the element's language, such as `de` of `orderwright/de`, or a tag for which the rules load them. Default: the page's
	 * language.
	 */
	readonly language?: Loadable<PartialTranslation> | string | undefined
}

/** The types of the events `input`, `change` and `verdict` of `<orderwright-address>`. */
export interface AddressElementEventMap {
	/** Sent after every key, when something was entered and checked. Events of single fields don't leave the element. */
	readonly input: Event
	/** A value was entered. */
	readonly change: Event
	/** The verdict of the rules has changed. */
	readonly verdict: CustomEvent<FormVerdict>
}

/** The types of the attributes and properties of `<orderwright-address>` in a framework's templates. */
export interface AddressElementProps extends AddressDefaults {
	readonly country?: string | undefined
	/** The alpha-2 codes of the countries that the shop offers, separated by spaces. `*` means all other countries. Default: all. */
	readonly countries?: string | undefined
	/**
	 * The fields besides the address, separated by spaces. A field with `!` is required. `-phone` and `-address2` leave a field out. `+address2` is
	 * a field that a link opens.
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

/** Returns true if the whole address may be left out: the attribute `optional` has no names of fields. */
export function isOptional(element: HTMLElement): boolean {
	const optional = element.getAttribute('optional')
	return optional !== null && !FORM_NEEDS.some((name) => optional.split(/[\s,]+/g).includes(name))
}

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

/** Writes a warning to the console, because the page's developer can't learn of it in another way. */
export function warn(...about: readonly unknown[]): void {
	// biome-ignore lint/suspicious/noConsole: it is for the developer.
	console.warn(...about)
}

/** Returns the object in a JSON text; an empty object for any other text. */
export function readJson(text: string | null): Readonly<Record<string, unknown>> {
	try {
		const value: unknown = JSON.parse(text ?? '{}')
		return typeof value === 'object' && value !== null ? { ...value } : {}
	} catch {
		return {}
	}
}
