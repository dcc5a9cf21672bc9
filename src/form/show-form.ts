import type { PartialTranslation } from '../languages/translate/translation.ts'
import type { Issue } from '../rules/core/issue.ts'
import { lengthOfLine } from '../rules/core/line-length.ts'
import type { PolicyOptions } from '../rules/core/policy.ts'
import { isRecord, readField } from '../rules/core/read.ts'
import { FORM_NEEDS } from './address-fields.ts'
import { fieldNameOf, hasField, optionsOf, valueIn } from './enter-text.ts'
import { type Draft, rulesOf, shownLocale, translationIn } from './form-draft.ts'
import type { KnownTools } from './form-event.ts'
import type { FieldName, FormField } from './form-field.ts'
import type {
	AddressFormState,
	FieldState,
	FieldSuggestion,
	FormProblem,
	FormVerdict,
	ServerIssue,
} from './form-state.ts'
import { type FormWords, fillWord, isFormLanguage, wordsIn } from './form-words.ts'
import { isOfShopper } from './is-of-shopper.ts'
import { placesIn } from './place-names.ts'
import { stillServed } from './server-issues.ts'

/** Why something is announced to a screen reader. */
export type Occasion = 'nothing' | 'left' | 'submitted' | 'served' | 'swapped'

/** Derives everything else from the values: the verdict, the status and message of each field, the focus and the announcement. */
export function showForm(
	draft: Draft,
	tools: KnownTools,
	before: AddressFormState | null,
	occasion: Occasion,
	known?: FormVerdict,
): AddressFormState {
	const verdict = known ?? judge(draft, tools)
	draft.serverIssues = stillServed(draft)
	// While a person types in a field, its error disappears as soon as it is fixed. A new error shows only after the field is left.
	const { active } = draft
	if (active !== null && !verdict.issues.some((issue) => issue.severity === 'error' && isOf(issue, active)))
		draft.touched = draft.touched.filter((name) => name !== active)
	const words = wordsIn(shownLocale(draft.settings, tools))
	const isAbsent = isLeftOut(draft)
	const problem =
		known !== undefined && before !== null ? before.problem : isAbsent ? null : findProblem(draft, verdict, words)
	const { layout, caret: _, ...decided } = draft
	const fields = layout.map((field) => showField(draft, field, isAbsent ? NOTHING : verdict, before, words, tools))
	const wrong = fields.filter(({ status }) => status === 'invalid')
	const isSubmitted = occasion === 'submitted'
	const submission = !isSubmitted
		? draft.submission
		: problem !== null
			? 'refused'
			: verdict.status === 'unknown' && !isAbsent
				? 'waiting'
				: 'accepted'
	const message = messageOf(draft, problem, isSubmitted, tools)
	const { announced, text } = announce(draft, fields, occasion, wrong.length, message, words)
	const count = before?.announcement.count ?? 0
	return {
		...decided,
		announced,
		fields,
		verdict,
		problem,
		message,
		submission,
		focus: isSubmitted
			? (problem?.name ?? null)
			: occasion === 'served'
				? (wrong.find(Boolean)?.name ?? null)
				: draft.focus,
		announcement: text === '' ? (before?.announcement ?? { count, text }) : { count: count + 1, text },
	}
}

/** Returns the rules' verdict on the values of the country's fields. */
function judge(draft: Draft, tools: KnownTools): FormVerdict {
	const rules = rulesOf(tools)
	if (rules === null) return { status: 'unknown', value: null, issues: [] }
	const { countryCode, settings, values, given } = draft
	// Without a country, a form has nothing to send.
	const policy = { ...settings.policy, country: 'error' } as const
	const textIn = (name: FormField['name']): string =>
		hasField(draft, name) || (name === 'phone' && !settings.hasPhone) ? (values[name] ?? '') : ''
	const provinceCode = textIn('provinceCode')
	const isUnread = provinceCode === '' && hasField(draft, 'provinceCode')
	// A code and a name that were filled in together are checked together, as on a server.
	const province =
		provinceCode !== '' && given['province']
			? { provinceCode: given['provinceCode'] ?? '', province: given['province'] }
			: isUnread
				? { province: given['provinceCode'] ?? '' }
				: { provinceCode }
	const verdict = rules.validateAddress(
		{
			countryCode,
			address1: textIn('address1'),
			address2: textIn('address2'),
			city: hasField(draft, 'city') ? textIn('city') : (given['city'] ?? ''),
			...province,
			zip: textIn('zip'),
			phone: textIn('phone'),
		},
		{ ...policy, shouldValidateProvinceCode: settings.shouldValidateProvinceCode },
	)
	const tax = countryCode === '' ? null : rules.checkTaxNumber(textIn('taxNumber'), countryCode, policy)
	const ofName = judgeName(textIn('firstName'), textIn('lastName'), countryCode, settings.policy, rules)
	const found: readonly Issue[] = [...verdict.issues, ...(tax?.issues ?? []), ...ofName].filter(isOfShopper)
	const translation = translationOf(draft, tools)
	const issues = found.map((issue) => rules.translateIssue(issue, translation))
	// A field of the form itself is no fact that could be loaded.
	if (verdict.needs?.some(({ kind }) => kind !== 'field') && tax?.status !== 'invalid')
		return { status: 'unknown', value: null, issues, needs: verdict.needs }
	if (verdict.status !== 'valid' || tax?.status !== 'valid') return { status: 'invalid', value: null, issues }
	const user: Record<string, string> = {}
	for (const name of ['firstName', 'lastName', 'email'] as const)
		if (textIn(name).trim() !== '') user[name] = textIn(name).trim()
	const taxNumber = tax.value === null ? {} : { taxNumber: tax.value }
	const value = { address: verdict.value, ...taxNumber, user, company: textIn('company').trim() }
	return { status: 'valid', value, issues }
}

/**
 * Returns the issues of the person's name, which is one line of the label, like the city (D-17). Issues of the name are shown at the field that a
 * shopper fills in last.
 */
function judgeName(
	firstName: string,
	lastName: string,
	countryCode: string,
	policy: PolicyOptions,
	rules: NonNullable<ReturnType<typeof rulesOf>>,
): readonly Issue[] {
	if (!policy.lineLength && policy.lineScript !== 'latin') return []
	const { issues } = rules.validateAddress({ city: `${firstName} ${lastName}`.trim(), countryCode }, policy)
	const path = [lastName.trim() === '' ? 'firstName' : 'lastName']
	return issues.filter(({ code }) => code.startsWith('address.line.')).map((issue) => ({ ...issue, path }))
}

/** Returns the translation, with the name of the country if names are loaded. Without it, messages show the country's code. */
function translationOf({ countryCode, settings }: Draft, tools: KnownTools): PartialTranslation | null {
	const translation = translationIn(settings.language, tools)
	if (isFormLanguage(translation)) return translation
	const name = placesIn(settings.language, tools.names).countryName(countryCode)
	const words = readField(translation, 'words')
	if (translation === null || name === undefined || !isRecord(words)) return translation
	return { ...translation, words: { ...words, country: { [countryCode]: name } } }
}

/** Returns true for an issue of a field or its sibling: the two fields of the province count as one. */
function isOf({ path }: Issue, name: string): boolean {
	return fieldNameOf(path[0]) === name
}

/** Returns the new state of a field; the old object if nothing changed. */
function showField(
	draft: Draft,
	field: FormField,
	{ status: judged, issues }: FormVerdict,
	before: AddressFormState | null,
	words: FormWords,
	tools: KnownTools,
): FieldState {
	const { name } = field
	const { active } = draft
	const value = valueIn(draft, name)
	const isEmpty = enteredIn(draft, name).trim() === ''
	const caret = name === active ? draft.caret : null
	const old = before?.fields.find((each) => each.name === name)
	const count = countOf(name, value, draft)
	const shown = (status: FieldState['status'], message: string, issue?: Issue, email?: string): FieldState => {
		const offer = email === undefined ? null : { label: email, changes: [{ name, value: email }] }
		const own = active === name ? null : issue === undefined ? offer : suggestionOf(issue, draft, tools)
		const suggestion = own ?? (name === 'provinceCode' && active !== name ? provinceOfZip(draft, tools) : null)
		const isSame =
			old !== undefined &&
			hasPropertiesOf(old, field) &&
			old.value === value &&
			old.caret === caret &&
			old.status === status &&
			old.message === message &&
			old.count === count &&
			JSON.stringify(old.suggestion) === JSON.stringify(suggestion)
		if (isSame) return old
		return { ...field, value, caret, status, message, ...(count !== undefined && { count }), suggestion }
	}
	const refused = draft.serverIssues.find((reported) => reported.name === name)
	if (refused !== undefined) return shown('invalid', translate(refused.issue, draft, tools))
	if (!draft.touched.includes(name)) return shown(isEmpty ? 'untouched' : 'incomplete', '')
	// While a zip is being typed, it doesn't decide about its province.
	const about = issues.filter(
		(issue) => isOf(issue, name) && !(issue.code.startsWith('address.zip') && active === 'zip' && name !== 'zip'),
	)
	const issue = about.find(({ severity }) => severity === 'error')
	if (issue !== undefined) return shown('invalid', issue.message, issue)
	const problem = isEmpty ? missing(field, judged, draft, words) : ''
	if (problem !== '') return shown('invalid', problem)
	const [first] = about
	if (first !== undefined) return shown('warning', first.message, first)
	const also = alsoIn(name, draft, tools)
	if (also !== '') return shown('warning', fillWord(words.holds, also))
	const email = name === 'email' && !isEmpty ? meantEmail(value.trim()) : value.trim()
	if (email !== value.trim()) return shown('warning', words.email, undefined, email ?? undefined)
	return shown(judged === 'unknown' || isEmpty ? 'incomplete' : 'valid', '')
}

const LINES: readonly FieldName[] = ['address1', 'address2', 'city']

/** Returns the length of a line from four fifths of the carrier's limit on (D-17). */
function countOf(name: FieldName, value: string, { settings }: Draft): string | undefined {
	const { lineLength } = settings.policy
	if (lineLength === undefined || lineLength < 1 || !LINES.includes(name)) return undefined
	const length = lengthOfLine(value)
	return length * 5 >= lineLength * 4 ? `${length}/${lineLength}` : undefined
}

/** What an e-mail address looks like. A quoted one may contain anything. No rule requires an e-mail address, so any other text is only a warning. */
const EMAIL = /^(?:[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+|".*)$/

/**
 * Returns the e-mail address in a text without what people copy with it: spaces, full-width letters, `mailto:`, and a full stop at the end. Null
 * for a text that means none. A quoted address stays as it is.
 */
function meantEmail(text: string): string | null {
	if (text.startsWith('"')) return text
	const bare = text.normalize('NFKC').replace(/^mailto:|\s/gi, '')
	const dotted = bare.replaceAll('\u3002', '.')
	let end = dotted.length
	while (dotted.charAt(end - 1) === '.') end--
	const email = dotted.slice(0, end)
	return EMAIL.test(email) ? email : null
}

const NOTHING: FormVerdict = { status: 'unknown', value: null, issues: [] }

/** Returns the value of a field. For a province that isn't in its list, this is the given text. */
function enteredIn(draft: Draft, name: FieldName): string {
	return valueIn(draft, name) || (name === 'provinceCode' && draft.given[name]) || ''
}

/** Returns true for an optional form that is empty except for the country. */
function isLeftOut(draft: Draft): boolean {
	return (
		draft.settings.isOptional &&
		draft.layout.every(({ name }) => name === 'countryCode' || enteredIn(draft, name).trim() === '')
	)
}

/** Returns the message of an empty field if the form or the shop requires it, or if the rules will require it when they are loaded; otherwise ''. */
function missing(
	{ name, required, label }: FormField,
	judged: FormVerdict['status'],
	draft: Draft,
	words: FormWords,
): string {
	const isOwn = [...FORM_NEEDS, ...draft.settings.required].some((each) => each === name)
	// A province that no list has yet may mean a country with other fields (D-12): only the rules know it.
	const isUnread = valueIn(draft, 'provinceCode') !== enteredIn(draft, 'provinceCode')
	if (!required || !(isOwn || (judged === 'unknown' && !isUnread))) return ''
	return name === 'email' ? words.emailNeeded : fillWord(words.required, label)
}

/** Returns the first problem that stops a submit: of a field, in the order of the fields, otherwise of the whole address. */
function findProblem(draft: Draft, { status, issues }: FormVerdict, words: FormWords): FormProblem | null {
	const errors = issues.filter(({ severity }) => severity === 'error')
	for (const field of draft.layout) {
		const { name } = field
		const error = errors.find((issue) => isOf(issue, name))
		const message = error?.message ?? (enteredIn(draft, name).trim() === '' ? missing(field, status, draft, words) : '')
		if (message !== '') return { name, message }
	}
	const [first] = errors
	return first === undefined ? null : { name: null, message: first.message }
}

/** Returns the message that no field can show. The message is shown after a submit, until it no longer applies. */
function messageOf(draft: Draft, problem: FormProblem | null, isSubmitted: boolean, tools: KnownTools): string {
	const refused = draft.serverIssues.find(({ name }) => name === null)
	if (refused !== undefined) return translate(refused.issue, draft, tools)
	return problem?.name === null && (isSubmitted || draft.message !== '') ? problem.message : ''
}

/** Returns the message of a server's issue. The message is in the language of the form if the code is known. */
function translate(issue: ServerIssue['issue'], draft: Draft, tools: KnownTools): string {
	return rulesOf(tools)?.translateIssue(issue as Issue, translationOf(draft, tools)).message ?? issue.message
}

/** Returns whether the old state has all properties of the field. The properties depend on the country and the language. */
function hasPropertiesOf(old: FieldState, field: FormField): boolean {
	const names = Object.keys(field) as (keyof FormField)[]
	return old.pattern === field.pattern && names.every((name) => old[name] === field[name])
}

/** Returns the suggestion for a button. If the value is an option of a select, the label is the option's label. */
function suggestionOf(issue: Issue, draft: Draft, tools: KnownTools): FieldSuggestion | null {
	const suggestion = readField(issue, 'suggestion') as Issue['suggestion']
	const changes = (suggestion ?? []).flatMap(({ path, value }) => {
		const name = fieldNameOf(path[path.length - 1])
		return name === null ? [] : [{ name, value }]
	})
	const apart = issue.code === 'address.zip.invalid' ? zipApart(draft, tools) : null
	if (apart !== null) return apart
	const [first] = changes
	if (first === undefined) return null
	const ownLabel = readField(suggestion?.[0], 'label')
	const label = optionsOf(draft, first.name).find(({ value }) => value === first.value)?.label
	// As the field will write it.
	const written = rulesOf(tools)?.formatField(first.value, 0, first.name, draft.countryCode).value
	return { label: label ?? (typeof ownLabel === 'string' ? ownLabel : (written ?? first.value)), changes }
}

/** Returns the changes for a pasted text that has a place, a province or the country next to its zip; null for any other text. */
function zipApart(draft: Draft, tools: KnownTools): FieldSuggestion | null {
	const { countryCode, values } = draft
	const parts = rulesOf(tools)?.parsePlace?.(values.zip ?? '', countryCode) ?? null
	if (parts === null || parts.zip === values.zip) return null
	const { rest, isPlaceName, provinceCode, isNamed, zip } = parts
	// Without a province in the text, a zip of a known one has evidence only if the text is the name of a place.
	if (rest !== '' && !(isPlaceName && (isNamed || provinceCode))) return null
	const isOpen = (name: FieldName): boolean => hasField(draft, name) && enteredIn(draft, name).trim() === ''
	const changes = [
		{ name: 'zip', value: zip },
		...(provinceCode !== '' && isOpen('provinceCode') ? [{ name: 'provinceCode', value: provinceCode } as const] : []),
		...(rest !== '' && isOpen('city') ? [{ name: 'city', value: rest } as const] : []),
	] as const
	return { label: zip, changes }
}

/** Returns what a field contains that belongs to other fields: a whole address, with zip and province. Otherwise an empty text. */
function alsoIn(name: FieldName, draft: Draft, tools: KnownTools): string {
	if (name !== 'address1' && name !== 'address2' && name !== 'city') return ''
	const text = (draft.values[name] ?? '').trim()
	const parts = rulesOf(tools)?.parsePlace?.(text, draft.countryCode)
	if (!parts?.isNamed || parts.provinceCode === '' || parts.rest === '' || parts.rest === text) return ''
	// A street has a number of its own. Where it has none, the number may be the street's: Av. Corrientes 3400.
	if (name !== 'city' && parts.rest.search(DIGIT) < 0) return ''
	const options = optionsOf(draft, 'provinceCode')
	const province = options.find(({ value }) => value === parts.provinceCode)?.label ?? ''
	return [province, parts.zip].filter((part) => part !== '').join(', ')
}

const DIGIT = /\d/g

/** If no province is chosen in a form, returns the province of the zip, provided that the zip has only one. */
function provinceOfZip(draft: Draft, tools: KnownTools): FieldSuggestion | null {
	const { zip = '' } = draft.values
	if (draft.active === 'zip' || zip === '' || enteredIn(draft, 'provinceCode') !== '') return null
	const value = rulesOf(tools)?.parsePlace?.(zip, draft.countryCode)?.provinceCode
	const label = optionsOf(draft, 'provinceCode').find((each) => each.value === value)?.label
	return value && label ? { label, changes: [{ name: 'provinceCode', value }] } : null
}

/** Returns the text for a screen reader: new messages when a person leaves a field, and the number of invalid fields when a submit is stopped. */
function announce(
	draft: Draft,
	fields: readonly FieldState[],
	occasion: Occasion,
	wrong: number,
	message: string,
	words: FormWords,
): { readonly announced: Readonly<Record<string, string>>; readonly text: string } {
	const announced: Record<string, string> = {}
	const texts: string[] = []
	for (const { name, message, label } of fields) {
		if (message === '') continue
		const isNew = draft.announced[name] !== message
		if ((occasion === 'nothing' || occasion === 'swapped') && isNew) {
			if (draft.announced[name] !== undefined) announced[name] = draft.announced[name]
			continue
		}
		announced[name] = message
		if (isNew) texts.push(message.includes(label) ? message : `${label}: ${message}`)
	}
	if (occasion === 'swapped') {
		const labels = fields.flatMap(({ name, label }) => (name === 'countryCode' ? [] : label))
		return { announced, text: fillWord(words.swapped, labels.join(', ')) }
	}
	if (occasion === 'left') return { announced, text: texts.join(' ') }
	if (occasion === 'nothing') return { announced, text: '' }
	if (wrong === 0) return { announced, text: message }
	return { announced, text: fillWord(wrong === 1 ? words.oneError : words.errors, String(wrong)) }
}
