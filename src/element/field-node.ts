import type { FieldName, FieldOption } from '../form/form-field.ts'
import type { FieldState } from '../form/form-state.ts'
import { editText } from './edit-text.ts'

/** The DOM nodes of a field: created once, and kept as long as the form exists. */
export interface FieldNode {
	readonly box: HTMLElement
	readonly label: HTMLLabelElement
	readonly control: HTMLInputElement | HTMLSelectElement
	readonly button: HTMLButtonElement
	readonly message: HTMLElement
	/** The state that was last shown. */
	shown: FieldState | null
}

/** The words of the form that a field shows. */
export interface FieldWords {
	readonly optional: string
	readonly choose: string
	readonly use: string
}

export function makeFieldNode(document: Document, name: FieldName, id: string): FieldNode {
	const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, part: string): HTMLElementTagNameMap[Tag] => {
		const element = document.createElement(tag)
		element.setAttribute('part', part)
		return element
	}
	const box = make('div', 'field')
	box.dataset['name'] = name
	const label = make('label', 'label')
	const control =
		name === 'countryCode' || name === 'provinceCode' ? make('select', 'control') : make('input', 'control')
	const button = make('button', 'suggestion')
	const message = make('p', 'message')
	control.id = id
	label.htmlFor = id
	message.id = `${id}-message`
	button.type = 'button'
	button.hidden = true
	box.append(label, control, button, message)
	return { box, label, control, button, message, shown: null }
}

/** Shows a field. Changes only what differs, so that a screen reader repeats nothing and no open list closes. */
export function showFieldNode(
	node: FieldNode,
	field: FieldState,
	words: FieldWords,
	share: number,
	prefix: string,
): void {
	const { box, control, message, button, shown } = node
	const { name, value, status, suggestion } = field
	box.dataset['share'] = String(share)
	control.name = prefix + name
	if (shown?.label !== field.label || shown.required !== field.required) showLabel(node, field, words)
	if (shown === null || !isSameChoice(shown, field)) showAttributes(node, field, words)
	if (control.tagName === 'SELECT') {
		if (control.value !== value) control.value = value
	} else editText(control as HTMLInputElement, value, field.caret)
	box.dataset['status'] = status
	control.setAttribute('aria-invalid', String(status === 'invalid'))
	if (field.message === '') control.removeAttribute('aria-describedby')
	else control.setAttribute('aria-describedby', message.id)
	if (message.textContent !== field.message) message.textContent = field.message
	const offer = suggestion === null ? '' : words.use.replace('{label}', suggestion.label)
	if (button.textContent !== offer) button.textContent = offer
	button.title = offer
	button.hidden = suggestion === null
	node.shown = field
}

function isSameChoice(a: FieldState, b: FieldState): boolean {
	return (
		a.options === b.options &&
		a.autocomplete === b.autocomplete &&
		a.required === b.required &&
		a.example === b.example &&
		a.label === b.label &&
		a.inputMode === b.inputMode
	)
}

function showLabel({ label }: FieldNode, { label: text, required, expected }: FieldState, words: FieldWords): void {
	label.textContent = text
	if (required || expected) return
	const optional = label.ownerDocument.createElement('span')
	optional.setAttribute('part', 'optional')
	optional.textContent = ` (${words.optional})`
	label.append(optional)
}

function showAttributes({ control }: FieldNode, field: FieldState, words: FieldWords): void {
	control.setAttribute('autocomplete', field.autocomplete)
	control.required = field.required
	if (control.tagName === 'SELECT') {
		showOptions(control as HTMLSelectElement, field.options ?? [], words.choose)
		return
	}
	const input = control as HTMLInputElement
	input.type = field.type
	input.inputMode = field.inputMode
	input.setAttribute('autocapitalize', field.autocapitalize)
	input.dir = field.type === 'tel' || field.name === 'zip' || field.name === 'taxNumber' ? 'ltr' : 'auto'
	input.spellcheck = false
	input.placeholder = field.example
	if (field.maxLength === null) input.removeAttribute('maxlength')
	else input.maxLength = field.maxLength
}

/** Shows the options of a select. If the values stay the same, only the texts of the existing options change. */
function showOptions(select: HTMLSelectElement, options: readonly FieldOption[], choose: string): void {
	const all = [{ value: '', label: choose }, ...options]
	const isSame =
		select.options.length === all.length && all.every(({ value }, at) => select.options[at]?.value === value)
	if (isSame) for (const [at, { label }] of all.entries()) (select.options[at] as HTMLOptionElement).text = label
	else
		select.replaceChildren(
			...all.map(({ value, label }) => {
				const option = select.ownerDocument.createElement('option')
				option.value = value
				option.text = label
				return option
			}),
		)
}
