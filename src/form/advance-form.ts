import { MAX_COUNTRIES, MAX_FIELDS, MAX_KEYS } from '../rules/core/limits.ts'
import { openKeys, openList } from '../rules/core/open.ts'
import type { PolicyOptions } from '../rules/core/policy.ts'
import { isList, readField } from '../rules/core/read.ts'
import { BUILT_IN_COUNTRIES } from '../rules/country/built-in-countries.ts'
import { readCountryCode } from '../rules/country/countries.ts'
import { CONTACT, FORM_NEEDS, REQUIRABLE } from './address-fields.ts'
import {
	applyTo,
	chooseAgain,
	chooseCountry,
	chooseOnly,
	enterInput,
	fieldNameOf,
	fillForm,
	finish,
	hasField,
	leaveUnoffered,
	readAgain,
	readTexts,
	valueIn,
} from './enter-text.ts'
import { type Draft, type DraftTexts, formatText, layoutOf, ownTexts, rulesOf } from './form-draft.ts'
import type { AddressFormEvent, KnownTools, OpenEvent } from './form-event.ts'
import type { FieldName, FormField } from './form-field.ts'
import type { AddressFormOptions, AddressFormState, FormSettings, ServerIssue } from './form-state.ts'
import { localeOf } from './form-words.ts'
import { readServed } from './server-issues.ts'
import { type Occasion, showForm } from './show-form.ts'

/** The states that `addressFormReducer` created itself. They need not be verified again. */
const own = /* @__PURE__ */ new WeakSet<object>()

/** Returns a new form. `initAddressForm` describes it. */
export function startForm(options: AddressFormOptions | undefined, known: KnownTools): AddressFormState {
	const draft = newDraft(readSettings(options), '', known)
	fillForm(draft, readField(options, 'values'), known)
	chooseOnly(draft, known)
	return keep(showForm(draft, known, null, 'nothing'))
}

/** Returns the form after an event. `addressFormReducer` describes it. */
export function advanceForm(state: AddressFormState, event: AddressFormEvent, known: KnownTools): AddressFormState {
	const before = own.has(Object(state)) ? state : restore(state, known)
	const draft = draftOf(before)
	const open: OpenEvent = (name) => readField(event, name)
	const occasion = enter(draft, before, open, known)
	if (occasion === null) return keep({ ...before, focus: null })
	const isSwapped =
		occasion === 'nothing' && before.countryCode !== '' && hasOtherFields(draft, before, open('type') === 'rules')
	const isHurried = open('type') === 'input' && open('isHurried') === true && rulesOf(known) !== null
	return keep(showForm(draft, known, before, isSwapped ? 'swapped' : occasion, isHurried ? before.verdict : undefined))
}

/** Returns whether the fields or labels change, because another country was chosen or its facts were loaded. */
function hasOtherFields({ countryCode, layout }: Draft, before: AddressFormState, isOfRules: boolean): boolean {
	const isOther = countryCode !== before.countryCode
	const texts = (fields: readonly FormField[]): string =>
		fields.map((field) => field[isOther ? 'label' : 'name']).join()
	return (isOther || isOfRules) && texts(layout) !== texts(before.fields)
}

/** Changes the draft by an event. Returns null for an unknown event. */
function enter(draft: Draft, before: AddressFormState, event: OpenEvent, tools: KnownTools): Occasion | null {
	switch (event('type')) {
		case 'input':
			enterInput(draft, event, tools)
			unfinish(draft, before, fieldNameOf(event('name')))
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
			applyTo(draft, before, fieldNameOf(event('name')), tools)
			return 'nothing'
		case 'submit':
			if (draft.active !== null) leave(draft, draft.active, tools)
			finish(
				draft,
				draft.layout.map(({ name }) => name),
			)
			return 'submitted'
		case 'language':
		case 'settings':
			draft.settings = mergeSettings(draft.settings, event)
			leaveUnoffered(draft, tools)
			readAgain(draft, tools)
			chooseOnly(draft, tools)
			return 'nothing'
		case 'issues':
			draft.submission = 'none'
			draft.serverIssues = readServed(event('issues'), draft, tools)
			return draft.serverIssues.length > 0 ? 'served' : 'nothing'
		case 'rules':
			readAgain(draft, tools)
			return draft.submission === 'waiting' ? 'submitted' : 'nothing'
		case 'validate':
			return 'nothing'
		default:
			return null
	}
}

/** Removes a field that is edited again from the touched fields, unless the field shows an error. An error stays until it is fixed. */
function unfinish(draft: Draft, { fields }: AddressFormState, edited: FieldName | null): void {
	if (edited === 'countryCode' || fields.some(({ name, status }) => name === edited && status === 'invalid')) return
	draft.touched = draft.touched.filter((name) => name !== edited)
}

/** Shows what is wrong in a field that a person left. Passing an empty field isn't a mistake. */
function leave(draft: Draft, name: FieldName | null, tools: KnownTools): Occasion {
	if (name === null) return 'nothing'
	const wasActive = draft.active === name
	if (wasActive) {
		draft.active = null
		draft.isComposing = false
	}
	// The country may have changed while a person typed, and the new form may not have the field.
	if (!hasField(draft, name)) return 'nothing'
	if (wasActive && (name === 'zip' || name === 'phone' || name === 'taxNumber'))
		draft.values[name] = formatText(draft, name, tools)
	if (name === 'zip') chooseAgain(draft, tools)
	if (wasActive || valueIn(draft, name).trim() !== '') finish(draft, [name])
	return 'left'
}

/** Returns the state as plain JSON, in which every object has the usual prototype: frameworks pass no other objects from a server to a page. */
function keep({ values, given, kept, ...shown }: AddressFormState): AddressFormState {
	const texts = Object.entries(kept).map(([code, each]) => [code, { ...each }])
	const state = { ...shown, values: { ...values }, given: { ...given }, kept: Object.fromEntries(texts) }
	own.add(state)
	return state
}

function newDraft(settings: FormSettings, countryCode: string, tools: KnownTools): Draft {
	return {
		settings,
		countryCode,
		typedFor: countryCode,
		values: ownTexts({}),
		given: ownTexts({}),
		kept: {},
		touched: [],
		active: null,
		isComposing: false,
		submission: 'none',
		layout: layoutOf({ settings, countryCode, values: {} }, tools),
		caret: null,
		focus: null,
		serverIssues: [],
		message: '',
		announced: {},
	}
}

function draftOf(state: AddressFormState): Draft {
	const { values, given, kept, fields } = state
	return {
		...state,
		values: ownTexts(values),
		given: ownTexts(given),
		kept: { ...kept },
		layout: fields,
		caret: null,
		focus: null,
	}
}

/** Restores a state from JSON or another source. The data of the state is parsed again, and the rest is derived from it. */
function restore(state: unknown, tools: KnownTools): AddressFormState {
	const given = (name: keyof AddressFormState): unknown => readField(state, name)
	const draft = newDraft(readSettings(given('settings')), readCountryCode(given('countryCode')) ?? '', tools)
	draft.values = readTexts(given('values'))
	draft.given = readTexts(given('given'))
	for (const { code } of BUILT_IN_COUNTRIES.allCountries()) {
		const texts: DraftTexts = readTexts(readField(given('kept'), code))
		if (texts.provinceCode !== undefined || texts.taxNumber !== undefined) draft.kept[code] = texts
	}
	for (const each of openList(given('touched'), MAX_FIELDS)) {
		const name = fieldNameOf(each)
		if (name !== null) finish(draft, [name])
	}
	draft.layout = layoutOf(draft, tools)
	leaveUnoffered(draft, tools)
	draft.active = fieldNameOf(given('active'))
	draft.typedFor = readCountryCode(given('typedFor')) ?? ''
	draft.isComposing = given('isComposing') === true
	draft.serverIssues = openList(given('serverIssues'), MAX_FIELDS).flatMap((reported) => {
		const [value, issue] = [readField(reported, 'value'), readField(reported, 'issue')]
		if (typeof value !== 'string' || typeof readField(issue, 'message') !== 'string') return []
		return [{ name: fieldNameOf(readField(reported, 'name')), value, issue: issue as ServerIssue['issue'] }]
	})
	const submission = given('submission')
	if (submission === 'waiting' || submission === 'refused' || submission === 'accepted') draft.submission = submission
	draft.announced = Object.fromEntries(
		draft.layout.flatMap(({ name }) => {
			const message = readField(given('announced'), name)
			return typeof message === 'string' ? [[name, message]] : []
		}),
	)
	const message = given('message')
	draft.message = typeof message === 'string' ? message : ''
	const shown = showForm(draft, tools, null, 'nothing')
	const announcement = given('announcement')
	const [count, text] = [readField(announcement, 'count'), readField(announcement, 'text')]
	return typeof count === 'number' && typeof text === 'string' ? { ...shown, announcement: { count, text } } : shown
}

function mergeSettings(settings: FormSettings, event: OpenEvent): FormSettings {
	const names = Object.keys(settings) as (keyof FormSettings)[]
	const entries = names.map((name) => {
		const given = event(name)
		return [name, given === undefined ? settings[name] : given]
	})
	return readSettings(Object.fromEntries(entries))
}

function readSettings(options: unknown): FormSettings {
	const given = (name: keyof FormSettings): unknown => readField(options, name)
	const [countries, policy, address2] = [given('countries'), given('policy'), given('address2')]
	const has = (key: 'contact' | 'required' | 'optional', name: FieldName): boolean =>
		openList(given(key), MAX_FIELDS).includes(name)
	return {
		language: localeOf(given('language')),
		countries: isList(countries) ? readCodes(countries) : null,
		contact: CONTACT.filter((name) => has('contact', name) || has('required', name)),
		required: REQUIRABLE.filter((name) => has('required', name)),
		optional: FORM_NEEDS.filter((name) => has('optional', name)),
		address2: address2 === 'link' || address2 === 'hidden' ? address2 : 'shown',
		hasPhone: given('hasPhone') !== false,
		isOptional: given('isOptional') === true,
		policy: copyChoices(policy),
		shouldValidateProvinceCode: given('shouldValidateProvinceCode') === true,
	}
}

/** Returns the choices of a policy as plain JSON. A form passes them to rules that read them. */
function copyChoices(policy: unknown): PolicyOptions {
	const choices = openKeys(policy, MAX_KEYS).map((key) => [key, readField(policy, key)] as const)
	return Object.fromEntries(choices.filter(([, value]) => typeof value === 'string' || Number.isSafeInteger(value)))
}

function readCodes(countries: unknown): readonly string[] {
	return openList(countries, MAX_COUNTRIES).flatMap((code) => (code === '*' ? code : (readCountryCode(code) ?? [])))
}
