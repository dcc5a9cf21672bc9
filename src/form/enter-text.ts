import { MAX_ENTERED_LENGTH } from '../rules/core/limits.ts'
import { readField } from '../rules/core/read.ts'
import { readCountryCode } from '../rules/country/countries.ts'
import { type Draft, type DraftTexts, formatText, isOffered, layoutOf, ownTexts, rulesOf } from './form-draft.ts'
import type { KnownTools, OpenEvent } from './form-event.ts'
import type { FieldName, FieldOption } from './form-field.ts'
import type { AddressFormState } from './form-state.ts'
import { readerKey } from './place-names.ts'

/** The fields with free text. Each has the format of its country. */
const TEXT_FIELDS: readonly FieldName[] = [
	'email',
	'firstName',
	'lastName',
	'company',
	'address1',
	'address2',
	'city',
	'zip',
	'phone',
	'taxNumber',
]

/** Handles typing. Keeps the text as typed and formats it, unless an input method is composing it or the browser undoes a change. */
export function enterInput(draft: Draft, event: OpenEvent, tools: KnownTools): void {
	const name = fieldNameOf(event('name'))
	const text = cutText(event('text'))
	if (name === null || text === null) return
	draft.submission = 'none'
	if (name === 'countryCode') {
		chooseCountry(draft, text, tools)
		return
	}
	draft.active = name
	draft.isComposing = event('isComposing') === true
	if (name === 'phone') draft.typedFor = draft.countryCode
	if (name === 'provinceCode') enterProvince(draft, text, tools)
	else enterTyped(draft, event, name, text, tools)
}

function enterTyped(draft: Draft, event: OpenEvent, name: FieldName, text: string, tools: KnownTools): void {
	const inputType = cutText(event('inputType')) ?? undefined
	const rules = rulesOf(tools)
	draft.given[name] = text
	if (name === 'taxNumber' && !hasField(draft, name)) return
	draft.values[name] = text
	if (rules === null || draft.isComposing || inputType?.startsWith('history')) return
	const at = event('caret')
	const caret = typeof at === 'number' ? at : text.length
	const formatted = rules.formatField(text, caret, name, draft.countryCode, inputType)
	// A space after a zip begins the name of a place, as in 10115 Berlin.
	if (name === 'zip' && text.endsWith(' ') && formatted.value === text.trim()) return
	draft.values[name] = formatted.value
	if (formatted.value !== text) draft.caret = formatted.caret
}

/**
 * Changes the country. Values that the new country can use stay. The province and tax number are kept for the old country and come back with that
 * country. So a person who scrolls past a country loses nothing. Texts that no country could read are parsed again.
 */
export function chooseCountry(draft: Draft, text: string, tools: KnownTools): void {
	const code = findCountryCode(text, tools)
	if (code === null || (code !== '' && !isOffered(draft.settings.countries, code))) {
		draft.given['countryCode'] = text
		return
	}
	draft.given['countryCode'] = code
	if (code === draft.countryCode) return
	const { provinceCode = '', taxNumber = '' } = draft.values
	const city = (hasField(draft, 'city') ? '' : draft.given['city']) ?? ''
	if (provinceCode + taxNumber + city !== '')
		draft.kept[draft.countryCode] = { provinceCode, taxNumber, ...(city !== '' && { city }) }
	const unread = { provinceCode: '', province: '', ...(provinceCode === '' && draft.given) }
	const unreadTax = taxNumber === '' ? draft.given['taxNumber'] : ''
	const back = Object.hasOwn(draft.kept, code) ? draft.kept[code] : undefined
	const left = draft.countryCode
	draft.countryCode = code
	if (draft.typedFor === '') draft.typedFor = code
	const offered = draft.layout.find(({ name }) => name === 'countryCode')?.options
	draft.layout = layoutOf(draft, tools, offered)
	// A city that was typed for another country is none of a country without cities. One that was filled in there stays.
	if (hasField(draft, 'city')) draft.given['city'] = draft.values['city'] ?? ''
	else if (left !== '') draft.given['city'] = back?.city ?? ''
	if (back?.provinceCode) enterProvince(draft, back.provinceCode, tools)
	else enterBoth(draft, unread.provinceCode, tools, unread.province)
	draft.given['taxNumber'] = back?.taxNumber || unreadTax || ''
	draft.touched = draft.touched.filter((name) => name !== 'provinceCode' && name !== 'taxNumber')
	reformat(draft, tools)
}

/** Chooses the only country that the shop offers, unless another country was entered. */
export function chooseOnly(draft: Draft, tools: KnownTools): void {
	const [only, another] = draft.settings.countries ?? []
	const isChosen = draft.countryCode !== '' || Boolean(draft.given['countryCode'])
	if (only !== undefined && only !== '*' && another === undefined && !isChosen) chooseCountry(draft, only, tools)
}

/** Removes a country that the shop doesn't offer. If the shop offers it later, it is chosen again. */
export function leaveUnoffered(draft: Draft, tools: KnownTools): void {
	const { countryCode, settings } = draft
	if (countryCode === '' || isOffered(settings.countries, countryCode)) return
	chooseCountry(draft, '', tools)
	draft.given['countryCode'] = countryCode
}

/** Chooses the province that a text means. An unknown text stays, so that the rules can report it. */
function enterProvince(draft: Draft, text: string, tools: KnownTools, name = ''): void {
	const options = optionsOf(draft, 'provinceCode')
	draft.given['province'] = name
	const found =
		(name && provinceOfBoth(draft, text, name, tools)) || rulesOf(tools)?.findProvince(text, draft.countryCode)
	const code = found ?? text
	const key = readerKey(text.trim())
	const option =
		options.find(({ value }) => value === code) ??
		options.find(({ value }) => value === code.toUpperCase()) ??
		(found === undefined ? options.find(({ label }) => key !== '' && readerKey(label) === key) : undefined)
	draft.given['provinceCode'] = text
	draft.values['provinceCode'] = option?.value ?? ''
}

/** Chooses the province of a code, otherwise of a name. If the list isn't loaded yet, nothing is decided. */
function enterBoth(draft: Draft, code: string, tools: KnownTools, name: string): void {
	enterProvince(draft, code, tools, name)
	const isLoaded = draft.layout.find((field) => field.name === 'provinceCode')?.options?.length !== 0
	if (draft.values['provinceCode'] === '' && name !== '' && isLoaded) enterProvince(draft, name, tools)
}

/**
 * A code and a name of a province may have been filled in together. When the zip field is left, this chooses the province again, because the zip
 * may decide between them.
 */
export function chooseAgain(draft: Draft, tools: KnownTools): void {
	const { provinceCode = '', province = '' } = draft.given
	if (province !== '') enterProvince(draft, provinceCode, tools, province)
}

/** Returns the province that the rules choose from a code and a name; null if they choose none. The two may come from different lists. */
function provinceOfBoth(draft: Draft, provinceCode: string, province: string, tools: KnownTools): string | null {
	const { countryCode, given } = draft
	const rules = rulesOf(tools)
	for (const zip of [given.zip ?? '', '']) {
		const about = { countryCode, provinceCode, province, zip }
		const value = rules?.validateAddress(about, { missingPhone: 'warning', missingZip: 'warning' }).value
		if (value) return value.provinceCode
	}
	return null
}

/** Formats every text again from what was entered, except the text that is being typed. */
export function reformat(draft: Draft, tools: KnownTools): void {
	for (const name of ['zip', 'phone', 'taxNumber'] as const) {
		if (draft.active === name && draft.isComposing) continue
		draft.values[name] = name === 'taxNumber' && !hasField(draft, name) ? '' : formatText(draft, name, tools)
	}
}

/** Parses texts again that couldn't be read before. The country comes first, because the others depend on it. */
export function readAgain(draft: Draft, tools: KnownTools): void {
	draft.layout = layoutOf(draft, tools)
	const country = draft.given['countryCode'] ?? ''
	if (country !== draft.countryCode) chooseCountry(draft, country, tools)
	const { provinceCode: code = '', province = '' } = draft.given
	if ((draft.values['provinceCode'] ?? '') === '') enterBoth(draft, code, tools, province)
	const { active } = draft
	const typed = active === null ? undefined : draft.values[active]
	reformat(draft, tools)
	if (active !== null && typed !== undefined && hasField(draft, active)) draft.values[active] = typed
}

/**
 * Fills in values that nobody typed: first the country, then the rest. The province is found by its code, otherwise by its name. An order and the
 * value of a form contain an address and a user.
 */
export function fillForm(draft: Draft, values: unknown, tools: KnownTools): void {
	draft.submission = 'none'
	const parts = [values, readField(values, 'address'), readField(values, 'user')]
	const texts: DraftTexts = Object.assign(ownTexts({}), ...parts.map(readTexts))
	const country = parts.flatMap((part) => cutText(readField(part, 'country')) ?? []).at(-1)
	const { countryCode } = texts
	const known = countryCode !== undefined && findCountryCode(countryCode, tools)
	const wanted = known || !country ? countryCode : country
	if (wanted) chooseCountry(draft, wanted, tools)
	const isRead = draft.given['countryCode'] === draft.countryCode
	for (const name of TEXT_FIELDS) {
		const text = texts[name]
		if (text === undefined || (draft.active === name && draft.isComposing)) continue
		// The number of a country that is not read yet is that country's.
		if (name === 'phone') draft.typedFor = isRead ? draft.countryCode : ''
		draft.given[name] = text
		draft.values[name] = name === 'taxNumber' && !hasField(draft, name) ? '' : formatText(draft, name, tools)
		draft.touched = draft.touched.filter((each) => each !== name)
	}
	// A second line with a value is never hidden.
	if (draft.values.address2 && !hasField(draft, 'address2')) draft.layout = layoutOf(draft, tools)
	const { provinceCode: code, province: name } = texts
	if (code === undefined && name === undefined) return
	enterBoth(draft, code || name || '', tools, (code && name) || '')
	// So is its province, if the rules may still load the country's name.
	if (!isRead && tools.rules?.load) draft.values['provinceCode'] = ''
	draft.touched = draft.touched.filter((each) => each !== 'provinceCode')
}

/** Applies the changes of a field's suggestion. */
export function applyTo(draft: Draft, { fields }: AddressFormState, of: FieldName | null, tools: KnownTools): void {
	const suggestion = fields.find(({ name }) => name === of)?.suggestion
	if (of === null || !suggestion) return
	draft.submission = 'none'
	draft.active = null
	draft.isComposing = false
	for (const { name, value } of suggestion.changes) {
		if (name === 'countryCode') chooseCountry(draft, value, tools)
		else if (name === 'provinceCode') enterProvince(draft, value, tools)
		else {
			if (name === 'phone') draft.typedFor = draft.countryCode
			draft.given[name] = value
			draft.values[name] = formatText(draft, name, tools)
		}
	}
	finish(draft, [of])
	draft.focus = of
}

/** Marks fields as touched, so that their messages are shown. */
export function finish(draft: Draft, names: readonly FieldName[]): void {
	draft.touched = [...draft.touched, ...names.filter((name) => !draft.touched.includes(name))]
}

export function hasField(draft: Draft, name: FieldName): boolean {
	return draft.layout.some((field) => field.name === name)
}

export function valueIn({ countryCode, values }: Draft, name: FieldName): string {
	return name === 'countryCode' ? countryCode : (values[name] ?? '')
}

/** Returns the options of a field; none for a field that the form doesn't have. */
export function optionsOf(draft: Draft, name: FieldName): readonly FieldOption[] {
	return draft.layout.find((field) => field.name === name)?.options ?? []
}

/** Returns the texts of the known fields. Anything else is dropped. */
export function readTexts(texts: unknown): DraftTexts {
	const read: DraftTexts = ownTexts({})
	for (const name of [...TEXT_FIELDS, 'countryCode', 'provinceCode', 'province'] as const) {
		const text = cutText(readField(texts, name))
		if (text !== null) read[name] = text
	}
	return read
}

/** Returns the field for a name. The two fields of the province count as one field, and so do the two of the country. */
export function fieldNameOf(name: unknown): FieldName | null {
	if (name === 'province' || name === 'provinceCode') return 'provinceCode'
	if (name === 'country' || name === 'countryCode') return 'countryCode'
	return TEXT_FIELDS.find((field) => field === name) ?? null
}

/** Returns a text, shortened if it is too long; null for any other value. */
function cutText(value: unknown): string | null {
	return typeof value === 'string' ? value.slice(0, MAX_ENTERED_LENGTH) : null
}

/** Returns the alpha-2 code of the country; an empty text for an empty text, null for an unknown country. */
function findCountryCode(text: string, tools: KnownTools): string | null {
	if (text.trim() === '') return ''
	const code = readCountryCode(text)
	return code ?? rulesOf(tools)?.findCountry(text, tools.language ? [tools.language] : []) ?? null
}
