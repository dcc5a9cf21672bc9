import { openEntry, openList } from '../core/open.ts'
import { isList } from '../core/read.ts'
import { allCountries, readCountryCode } from '../country/countries.ts'
import {
	applyTo,
	chooseCountry,
	enterInput,
	fieldNameOf,
	fillForm,
	finish,
	hasField,
	readAgain,
	readTexts,
} from './enter-text.ts'
import { CONTACT, localeOf } from './fields-for.ts'
import { type Draft, type DraftTexts, formatText, layoutOf, toolsOf } from './form-draft.ts'
import type { AddressFormEvent, FormTools, OpenEvent } from './form-event.ts'
import type { ContactName, FieldName } from './form-field.ts'
import type { AddressFormState, FormSettings } from './form-state.ts'
import { type Occasion, showForm } from './show-form.ts'

/** Options of a new form. */
export interface AddressFormOptions {
	/** Any language tag: the nearest of the seven locales applies. Default: en-US. */
	readonly locale?: string | undefined
	/** The alpha-2 codes of the offered countries. Default: all. */
	readonly countries?: readonly string[] | undefined
	/** The person's fields of the form. Default: none. */
	readonly contact?: readonly ContactName[] | undefined
	readonly policy?: FormSettings['policy'] | undefined
	/** The order's own flag (D-11). Default: false. */
	readonly shouldValidateProvinceCode?: boolean | undefined
	/** Known values of the customer, as in the event `fill`: `countryCode` or `country`, and the rest. */
	readonly values?: Readonly<Record<string, unknown>> | undefined
}

/** The most fields that are read from a state, more than a form has. */
const MOST_FIELDS = 20
/** The most countries that are read, more than a form offers. */
const MOST_COUNTRIES = 1000

/** The states that `addressForm` created itself. They need not be verified again. */
const own = /* @__PURE__ */ new WeakSet<object>()

/**
 * Returns a new address form: its fields with their labels, and no errors. The state is plain JSON; `addressForm` returns the next
 * state after each event. `tools` has the rules, the names and the translation; missing parts may arrive later.
 *
 * @example
 * const state = startAddressForm({ locale: 'fr', values: { country: 'JP' } })
 * state.fields.map((field) => field.label)
 * // => ['Pays ou région', 'Code postal', 'Préfecture', 'Ville', 'Adresse', 'Complément d’adresse', 'Téléphone']
 * state.verdict.status // => 'unknown'
 */
export function startAddressForm(options?: AddressFormOptions, tools?: FormTools): AddressFormState {
	const known = toolsOf(tools)
	const draft = newDraft(readSettings(options), '', known)
	fillForm(draft, openEntry(options, 'values'), known)
	return keep(showForm(draft, known, null, 'nothing'))
}

/**
 * Returns the form after an event. It is a pure function for `useReducer`, a store or an element.
 *
 * - An error shows when its field is left or the form is submitted, and disappears as soon as it is fixed.
 * - The function decides which values stay when the country changes, and what a screen reader announces.
 * - It never blocks what the rules accept.
 * - An unknown event changes nothing.
 *
 * @example
 * const start = startAddressForm({ values: { countryCode: 'US', phone: '415 983 8030' } })
 * const left = addressForm(start, { type: 'submit' })
 * left.fields.find((field) => field.name === 'zip').message // => 'ZIP code: fill in this field.'
 * left.focus // => 'provinceCode'
 * addressForm(left, { type: 'country', countryCode: 'DE' }).fields.map((field) => field.name)
 * // => ['countryCode', 'address1', 'address2', 'zip', 'city', 'phone']
 */
export function addressForm(state: AddressFormState, event: AddressFormEvent, tools?: FormTools): AddressFormState {
	const known = toolsOf(tools)
	const before = own.has(Object(state)) ? state : restore(state, known)
	const draft = draftOf(before)
	return keep(
		showForm(
			draft,
			known,
			before,
			enter(draft, before, (name) => openEntry(event, name), known),
		),
	)
}

function enter(draft: Draft, before: AddressFormState, event: OpenEvent, tools: FormTools | undefined): Occasion {
	switch (event('type')) {
		case 'input':
			enterInput(draft, event, tools)
			return 'nothing'
		case 'blur':
			return leave(draft, fieldNameOf(event('name')), tools)
		case 'country': {
			const code = event('countryCode')
			draft.submission = 'none'
			if (typeof code === 'string') chooseCountry(draft, code.slice(0, 200), tools)
			return 'nothing'
		}
		case 'fill':
			fillForm(draft, event('values'), tools)
			return 'nothing'
		case 'apply':
			applyTo(
				draft,
				before.fields.find(({ name }) => name === fieldNameOf(event('name'))),
				tools,
			)
			return 'nothing'
		case 'submit':
			if (draft.active !== null) leave(draft, draft.active, tools)
			finish(
				draft,
				draft.layout.map(({ name }) => name),
			)
			return 'submitted'
		case 'locale':
			draft.settings = { ...draft.settings, locale: localeOf(event('locale')) }
			readAgain(draft, tools)
			return 'nothing'
		case 'rules':
			readAgain(draft, tools)
			return draft.submission === 'waiting' ? 'submitted' : 'nothing'
		default:
			return 'nothing'
	}
}

/** Shows the message of a field that was left, unless nothing was ever entered: moving past a field is not a mistake. */
function leave(draft: Draft, name: FieldName | null, tools: FormTools | undefined): Occasion {
	if (name === null) return 'nothing'
	const wasActive = draft.active === name
	if (wasActive) {
		draft.active = null
		draft.isComposing = false
	}
	// The country may have changed while a person typed, and its form may lack the field.
	if (!hasField(draft, name)) return 'nothing'
	if (wasActive && (name === 'zip' || name === 'phone' || name === 'taxNumber'))
		draft.values[name] = formatText(draft, name, tools)
	const value = name === 'countryCode' ? draft.countryCode : (draft.values[name] ?? '')
	if (wasActive || value.trim() !== '') finish(draft, [name])
	return 'left'
}

function keep(state: AddressFormState): AddressFormState {
	own.add(state)
	return state
}

function newDraft(settings: FormSettings, countryCode: string, tools: FormTools | undefined): Draft {
	return {
		settings,
		countryCode,
		values: {},
		given: {},
		kept: {},
		finished: [],
		active: null,
		isComposing: false,
		submission: 'none',
		layout: layoutOf(settings, countryCode, tools),
		caret: null,
		focus: null,
		said: {},
	}
}

function draftOf(state: AddressFormState): Draft {
	const { values, given, kept, fields } = state
	return {
		...state,
		values: { ...values },
		given: { ...given },
		kept: { ...kept },
		layout: fields,
		caret: null,
		focus: null,
	}
}

/** Restores a state from JSON or another source: parses its data again, and derives the rest. */
function restore(state: unknown, tools: FormTools | undefined): AddressFormState {
	const given = (name: keyof AddressFormState): unknown => openEntry(state, name)
	const draft = newDraft(readSettings(given('settings')), readCountryCode(given('countryCode')) ?? '', tools)
	draft.values = readTexts(given('values'))
	draft.given = readTexts(given('given'))
	for (const { code } of allCountries()) {
		const texts: DraftTexts = readTexts(openEntry(given('kept'), code))
		if (texts.provinceCode !== undefined || texts.taxNumber !== undefined) draft.kept[code] = texts
	}
	for (const finished of openList(given('finished'), MOST_FIELDS)) {
		const name = fieldNameOf(finished)
		if (name !== null) finish(draft, [name])
	}
	draft.active = fieldNameOf(given('active'))
	draft.isComposing = given('isComposing') === true
	const submission = given('submission')
	if (submission === 'waiting' || submission === 'refused' || submission === 'accepted') draft.submission = submission
	draft.said = Object.fromEntries(
		draft.layout.flatMap(({ name }) => {
			const message = openEntry(given('said'), name)
			return typeof message === 'string' ? [[name, message]] : []
		}),
	)
	const shown = showForm(draft, tools, null, 'nothing')
	const announcement = given('announcement')
	const [count, text] = [openEntry(announcement, 'count'), openEntry(announcement, 'text')]
	return typeof count === 'number' && typeof text === 'string' ? { ...shown, announcement: { count, text } } : shown
}

function includes(list: readonly unknown[], value: unknown): boolean {
	try {
		return list.includes(value)
	} catch {
		return false
	}
}

function readSettings(options: unknown): FormSettings {
	const given = (name: keyof FormSettings): unknown => openEntry(options, name)
	const [countries, contact, policy] = [given('countries'), given('contact'), given('policy')]
	return {
		locale: localeOf(given('locale')),
		countries: isList(countries) ? readCodes(countries) : null,
		contact: isList(contact) ? CONTACT.filter((name) => includes(contact, name)) : [],
		policy: {
			province: openEntry(policy, 'province') === 'warning' ? 'warning' : 'error',
			phone: openEntry(policy, 'phone') === 'max' ? 'max' : 'min',
		},
		shouldValidateProvinceCode: given('shouldValidateProvinceCode') === true,
	}
}

function readCodes(countries: readonly unknown[]): readonly string[] {
	try {
		return countries.slice(0, MOST_COUNTRIES).flatMap((code) => readCountryCode(code) ?? [])
	} catch {
		return []
	}
}
