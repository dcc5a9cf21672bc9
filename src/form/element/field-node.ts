import type { FieldName, FieldOption } from '../form-field.ts'
import type { FieldState } from '../form-state.ts'
import type { FormWords } from '../form-words.ts'
import { editText } from './edit-text.ts'

/** The DOM nodes of a field. The nodes are created once, and stay as long as the form exists. */
export interface FieldNode {
	readonly box: HTMLElement
	readonly label: HTMLLabelElement
	readonly control: HTMLInputElement | HTMLSelectElement
	readonly button: HTMLButtonElement
	readonly message: HTMLElement
	link: HTMLButtonElement | null
	shown: FieldState | null
}

/** How a field is shown, apart from its state. */
export interface FieldLook {
	readonly words: FormWords
	/** The number of fields on its line. */
	readonly share: number
	/** Whether this is the last field, so that the Enter key of a phone completes the form. */
	readonly isLast: boolean
	/** Whether the field is hidden behind a link while it is empty. */
	readonly isClosed: boolean
	readonly autocomplete: string
	readonly isDisabled: boolean
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
	const isList = name === 'countryCode' || name === 'provinceCode'
	const control = isList ? make('select', 'control') : make('input', 'control')
	if (name === 'countryCode') control.dataset['kind'] = 'country'
	const button = make('button', 'suggestion')
	const message = make('div', 'message')
	control.id = id
	label.htmlFor = id
	message.id = `${id}-message`
	button.type = 'button'
	button.hidden = true
	message.hidden = true
	box.append(label, control, message, button)
	return { box, label, control, button, message, link: null, shown: null }
}

/** Shows a field. Changes only what differs, so that a screen reader repeats nothing, and an open list stays open. */
export function showFieldNode(node: FieldNode, field: FieldState, look: FieldLook): void {
	const { box, control, message, button, shown } = node
	const { value, suggestion } = field
	box.dataset['share'] = String(look.share)
	control.disabled = button.disabled = look.isDisabled
	if (look.isClosed || node.link !== null) showLink(node, field, look)
	const autocomplete = autocompleteOf(field, look.autocomplete)
	if (control.getAttribute('autocomplete') !== autocomplete) control.setAttribute('autocomplete', autocomplete)
	if (shown?.label !== field.label || shown.required !== field.required || shown.expected !== field.expected)
		showLabel(node, field, look.words)
	if (shown === null || !isSameChoice(shown, field)) showAttributes(node, field, look.words)
	control.enterKeyHint = look.isLast ? 'done' : 'next'
	if (control.tagName === 'SELECT') {
		if (control.value !== value) control.value = value
		// A copy of a list has its options and not the choice.
		box.dataset['value'] = value
	} else editText(control as HTMLInputElement, value, field.caret)
	// What the page itself found wrong with a field shows like any other message.
	const own = control.validity.customError ? control.validationMessage : ''
	const status = own === '' ? field.status : 'invalid'
	const text = own || field.message || (field.count ?? '')
	box.dataset['status'] = status
	// Style sheets show `false` as a green tick, also at a field that nobody filled in.
	if (status === 'invalid') control.setAttribute('aria-invalid', 'true')
	else control.removeAttribute('aria-invalid')
	if (text === '') control.removeAttribute('aria-describedby')
	else control.setAttribute('aria-describedby', message.id)
	if (message.textContent !== text) message.textContent = text
	message.hidden = text === ''
	const offer = suggestion === null ? '' : look.words.use.replace('{label}', () => suggestion.label)
	if (button.textContent !== offer) button.textContent = offer
	button.title = offer
	button.hidden = suggestion === null
	node.shown = field
}

/** Shows a link instead of an empty field that nobody has opened. */
function showLink(node: FieldNode, { label, value, status }: FieldState, { isClosed, isDisabled }: FieldLook): void {
	const { box, control } = node
	if (node.link === null) {
		const link = box.ownerDocument.createElement('button')
		link.type = 'button'
		link.setAttribute('part', 'link')
		link.addEventListener('click', () => {
			delete box.dataset['closed']
			control.focus()
		})
		box.dataset['closed'] = ''
		box.append(link)
		node.link = link
	}
	node.link.textContent = `+ ${label}`
	node.link.disabled = isDisabled
	if (!isClosed || value !== '' || status === 'invalid') delete box.dataset['closed']
}

/** The token that `addressFieldsOf` writes. */
const SHIPPING = 'shipping'

/** Returns the autofill tokens of a field together with the element's: `billing`, or `section-gift shipping`. */
function autocompleteOf({ autocomplete }: FieldState, own: string): string {
	if (own === 'off') return own
	return autocomplete.startsWith(SHIPPING) ? own + autocomplete.slice(SHIPPING.length) : autocomplete
}

function isSameChoice(a: FieldState, b: FieldState): boolean {
	return (
		a.options === b.options &&
		a.required === b.required &&
		a.example === b.example &&
		a.label === b.label &&
		a.inputMode === b.inputMode
	)
}

function showLabel({ label }: FieldNode, field: FieldState, words: FormWords): void {
	label.textContent = field.label
	// A list of provinces that is not loaded may be required.
	if (field.required || (field.expected && field.type === 'select')) return
	const optional = label.ownerDocument.createElement('span')
	optional.setAttribute('part', 'optional')
	optional.textContent = ` (${words.optional})`
	label.append(optional)
}

/**
 * Sets attributes for the browser and autofill. None of them limits the value. The rules decide, and the browser's own validation would stop a
 * submit that the rules accept.
 */
function showAttributes({ control }: FieldNode, field: FieldState, words: FormWords): void {
	control.setAttribute('aria-required', String(field.required))
	if (control.tagName === 'SELECT') {
		showOptions(control as HTMLSelectElement, field.options ?? [], words.choose)
		return
	}
	const input = control as HTMLInputElement
	input.type = field.type === 'tel' ? 'tel' : 'text'
	input.inputMode = field.inputMode
	input.setAttribute('autocapitalize', field.autocapitalize)
	const isCode = field.type === 'tel' || field.type === 'email' || field.name === 'zip' || field.name === 'taxNumber'
	input.dir = isCode ? 'ltr' : 'auto'
	input.spellcheck = false
	input.placeholder = field.example
}

/** Shows the options of a select. If the values are the same, only the options' texts change. */
function showOptions(select: HTMLSelectElement, options: readonly FieldOption[], choose: string): void {
	const all = [{ value: '', label: choose }, ...options]
	const likely = options.filter(({ isLikely }) => isLikely).length
	const isSame =
		select.options.length === all.length &&
		all.every(({ value }, at) => select.options[at]?.value === value) &&
		(select.querySelector('hr') !== null) === likely > 0
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
	if (!isSame && likely > 0) select.options[likely]?.after(select.ownerDocument.createElement('hr'))
}
