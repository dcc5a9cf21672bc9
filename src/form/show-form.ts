import type { Issue } from '../core/issue.ts'
import { openEntry } from '../core/open.ts'
import { isRecord } from '../core/read.ts'
import type { PartialTranslation } from '../translate/translation.ts'
import { fieldNameOf, hasField } from './enter-text.ts'
import { type Draft, rulesOf } from './form-draft.ts'
import type { FormTools } from './form-event.ts'
import type { FormField } from './form-field.ts'
import type { AddressFormState, FieldState, FieldSuggestion, FormVerdict } from './form-state.ts'
import { fillWord, wordsIn } from './form-words.ts'
import { placesIn } from './place-names.ts'

/** The reason for an announcement to a screen reader. */
export type Occasion = 'nothing' | 'left' | 'submitted'

/** Derives everything else from the values: the verdict, each field's status and message, the focus and the announcement. */
export function showForm(
	draft: Draft,
	tools: FormTools | undefined,
	before: AddressFormState | null,
	occasion: Occasion,
): AddressFormState {
	const verdict = judge(draft, tools)
	// While a person types in a field, its error disappears as soon as it is fixed. A new error shows only after the field is left.
	const { active } = draft
	if (active !== null && !verdict.issues.some((issue) => issue.severity === 'error' && isOf(issue, active)))
		draft.finished = draft.finished.filter((name) => name !== active)
	const fields = draft.layout.map((field) => showField(draft, field, verdict, before))
	const { settings, countryCode, values, given, kept, finished, isComposing } = draft
	const wrong = fields.filter(({ status }) => status === 'invalid')
	const isSubmitted = occasion === 'submitted'
	const submission = isSubmitted
		? wrong.length > 0 || verdict.status === 'invalid'
			? 'refused'
			: verdict.status === 'unknown'
				? 'waiting'
				: 'accepted'
		: draft.submission
	const { said, text } = announce(draft, fields, occasion, wrong.length)
	const count = before?.announcement.count ?? 0
	return {
		settings,
		countryCode,
		values,
		given,
		kept,
		finished,
		active,
		isComposing,
		said,
		fields,
		verdict,
		submission,
		focus: isSubmitted ? (wrong[0]?.name ?? null) : draft.focus,
		announcement: text === '' ? (before?.announcement ?? { count, text }) : { count: count + 1, text },
	}
}

/** Returns the verdict of the rules on the values of the country's fields. */
function judge(draft: Draft, tools: FormTools | undefined): FormVerdict {
	const rules = rulesOf(tools)
	if (rules === null) return { status: 'unknown', value: null, issues: [] }
	const { countryCode, settings, values, given } = draft
	const textIn = (name: FormField['name']): string => (hasField(draft, name) ? (values[name] ?? '') : '')
	const provinceCode = textIn('provinceCode')
	const isUnread = provinceCode === '' && hasField(draft, 'provinceCode')
	const verdict = rules.validateAddress(
		{
			countryCode,
			address1: textIn('address1'),
			address2: textIn('address2'),
			city: textIn('city'),
			...(isUnread ? { province: given['provinceCode'] ?? '' } : { provinceCode }),
			zip: textIn('zip'),
			phone: textIn('phone'),
		},
		{ ...settings.policy, shouldValidateProvinceCode: settings.shouldValidateProvinceCode },
	)
	const tax = countryCode === '' ? null : rules.checkTaxNumber(textIn('taxNumber'), countryCode)
	const found: readonly Issue[] = [...verdict.issues, ...(tax?.issues ?? [])]
	const translation = translationOf(draft, tools)
	const issues = found.map((issue) => rules.translateIssue(issue, translation))
	if (verdict.status !== 'valid' || tax?.status !== 'valid') return { status: 'invalid', value: null, issues }
	const user: Record<string, string> = {}
	for (const name of ['firstName', 'lastName', 'email'] as const)
		if (textIn(name).trim() !== '') user[name] = textIn(name).trim()
	const value = { address: verdict.value, taxNumber: tax.value, user, company: textIn('company').trim() }
	return { status: 'valid', value, issues }
}

/** Returns the translation, with the country's name if the names are loaded. Without it, messages show the country's code. */
function translationOf({ countryCode, settings }: Draft, tools: FormTools | undefined): PartialTranslation | null {
	const translation = tools?.translation ?? null
	const name = placesIn(settings.locale, tools?.names).countryName(countryCode)
	const words = openEntry(translation, 'words')
	if (translation === null || name === undefined || !isRecord(words)) return translation
	return { ...translation, words: { ...words, country: { [countryCode]: name } } }
}

/** Returns true for an issue of a field or its sibling: both fields of the province are one field. */
function isOf(issue: Issue, name: string): boolean {
	return fieldNameOf(issue.path[0]) === name
}

/** Returns a field's new state; the old object if nothing has changed. */
function showField(
	draft: Draft,
	field: FormField,
	{ status: judged, issues }: FormVerdict,
	before: AddressFormState | null,
): FieldState {
	const { name, required, label } = field
	const { active, settings } = draft
	const value = name === 'countryCode' ? draft.countryCode : (draft.values[name] ?? '')
	const words = wordsIn(settings.locale)
	const isEmpty = value.trim() === ''
	const caret = name === active ? draft.caret : null
	const old = before?.fields.find((each) => each.name === name)
	const shown = (status: FieldState['status'], message: string, issue?: Issue): FieldState => {
		const suggestion = issue === undefined || active === name ? null : suggestionOf(issue, draft)
		const isSame =
			old !== undefined &&
			hasPropertiesOf(old, field) &&
			old.value === value &&
			old.caret === caret &&
			old.status === status &&
			old.message === message &&
			JSON.stringify(old.suggestion) === JSON.stringify(suggestion)
		return isSame ? old : { ...field, value, caret, status, message, suggestion }
	}
	if (!draft.finished.includes(name)) return shown(isEmpty ? 'untouched' : 'incomplete', '')
	// While a zip is being typed, it doesn't decide about its province.
	const about = issues.filter(
		(issue) => isOf(issue, name) && !(issue.code.startsWith('address.zip') && active === 'zip' && name !== 'zip'),
	)
	const issue = about.find(({ severity }) => severity === 'error') ?? about[0]
	if (issue !== undefined) return shown(issue.severity === 'error' ? 'invalid' : 'warning', issue.message, issue)
	if (isEmpty && required && judged === 'unknown') return shown('invalid', fillWord(words.required, label))
	return shown(judged === 'unknown' || isEmpty ? 'incomplete' : 'valid', '')
}

/** Returns whether the old state has all properties of the field, which depend on the country and the language. */
function hasPropertiesOf(old: FieldState, field: FormField): boolean {
	const names = Object.keys(field) as (keyof FormField)[]
	return old.pattern === field.pattern && names.every((name) => old[name] === field[name])
}

/** Returns the suggestion for a button. If the value is an option of a select, the label is the option's. */
function suggestionOf(issue: Issue, draft: Draft): FieldSuggestion | null {
	const changes = (issue.suggestion ?? []).flatMap(({ path, value }) => {
		const name = fieldNameOf(path[path.length - 1])
		return name === null ? [] : [{ name, value }]
	})
	const [first] = changes
	if (first === undefined) return null
	const ownLabel = openEntry(issue.suggestion?.[0], 'label')
	const options = draft.layout.find(({ name }) => name === first.name)?.options
	const label = options?.find(({ value }) => value === first.value)?.label
	return { label: label ?? (typeof ownLabel === 'string' ? ownLabel : first.value), changes }
}

/** Returns the text for a screen reader: new messages when a field is left, the number of invalid fields when a form is rejected. */
function announce(
	draft: Draft,
	fields: readonly FieldState[],
	occasion: Occasion,
	wrong: number,
): { readonly said: Readonly<Record<string, string>>; readonly text: string } {
	const said: Record<string, string> = {}
	const texts: string[] = []
	for (const { name, message, label } of fields) {
		if (message === '') continue
		const isNew = draft.said[name] !== message
		if (occasion === 'nothing' && isNew) {
			if (draft.said[name] !== undefined) said[name] = draft.said[name]
			continue
		}
		said[name] = message
		if (isNew) texts.push(message.includes(label) ? message : `${label}: ${message}`)
	}
	const words = wordsIn(draft.settings.locale)
	if (occasion === 'left') return { said, text: texts.join(' ') }
	if (occasion === 'nothing' || wrong === 0) return { said, text: '' }
	return { said, text: fillWord(wrong === 1 ? words.oneError : words.errors, String(wrong)) }
}
