// A checkout form without a framework: the country's own fields, formats as you type, and the rules in the browser's own validation.

import { applySuggestion, LOCALES, validateOrder } from 'orderwright'
import { allCountries } from 'orderwright/address'
import { applyValidity, fieldsFor, formatField } from 'orderwright/form'
import { SPANISH } from 'orderwright/messages-es'
import { FRENCH } from 'orderwright/messages-fr'
import { translateIssue, translationFor } from 'orderwright/translate'

const ENGLISH_WORDS = {
	title: 'Delivery address',
	language: 'Language',
	optional: 'optional',
	choose: 'Choose …',
	use: 'Use',
	submit: 'Continue to payment',
	done: 'This is what the store gets',
}
const WORDS = {
	en: ENGLISH_WORDS,
	fr: {
		title: 'Adresse de livraison',
		language: 'Langue',
		optional: 'facultatif',
		choose: 'Choisir…',
		use: 'Utiliser',
		submit: 'Continuer vers le paiement',
		done: 'Voici ce que reçoit la boutique',
	},
	es: {
		title: 'Dirección de entrega',
		language: 'Idioma',
		optional: 'opcional',
		choose: 'Elegir…',
		use: 'Usar',
		submit: 'Continuar con el pago',
		done: 'Esto es lo que recibe la tienda',
	},
}

const find = (id) => document.getElementById(id)
const form = find('checkout')

/** What was entered, by name: it outlives the fields, which change with the country. */
const values = { countryCode: 'US' }
/** The fields that were left, whose messages are shown. */
const left = new Set()
let locale = LOCALES[0]
let countries = {}
let translation = null
let words = ENGLISH_WORDS

/** The order as it stands. The basket is no part of this page. */
function readOrder() {
	const { taxNumber, ...address } = Object.fromEntries(new FormData(form))
	return { address, taxNumber, orderItems: [{ variantId: 'example', quantity: 1 }] }
}

/** Puts the fields of the country and the language in place of those that are there. */
function showFields() {
	const focused = document.activeElement?.name
	const visible = fieldsFor(values.countryCode, { locale }).filter((field) => field.visible)
	find('fields').replaceChildren(...visible.map(makeField))
	if (focused) form.elements.namedItem(focused)?.focus()
	judge()
}

function makeField(field) {
	const { name, label, required, example } = field
	const options = name === 'countryCode' ? countryOptions() : field.options
	const input = document.createElement(options ? 'select' : 'input')
	Object.assign(input, { name, id: name, required, autocomplete: field.autocomplete })
	input.setAttribute('aria-describedby', `${name}-message`)
	if (options) {
		if (name !== 'countryCode') input.append(new Option(words.choose, ''))
		input.append(...options.map(({ value, label }) => new Option(label, value)))
	} else {
		Object.assign(input, { type: field.type, inputMode: field.inputMode, placeholder: example, dir: 'auto' })
		if (field.maxLength !== null) input.maxLength = field.maxLength
		if (field.pattern !== undefined) input.pattern = field.pattern
	}
	setValue(input, values[name] ?? '')
	const box = document.createElement('div')
	box.className = 'field'
	box.dataset.name = name
	const title = document.createElement('label')
	title.htmlFor = name
	title.append(label)
	if (!required && name === 'address2') {
		const optional = document.createElement('span')
		optional.className = 'optional'
		optional.textContent = ` (${words.optional})`
		title.append(optional)
	}
	const message = document.createElement('p')
	message.className = 'message'
	message.id = `${name}-message`
	message.setAttribute('role', 'alert')
	box.append(title, input, message)
	return box
}

function countryOptions() {
	return Object.entries(countries)
		.map(([value, label]) => ({ value, label }))
		.sort((a, b) => a.label.localeCompare(b.label, locale))
}

/** The names of all countries by code, in the language of the page: the library itself has them in English. */
function nameCountries() {
	const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' })
	return Object.fromEntries(allCountries().map(({ code, name }) => [code, names.of(code) ?? name]))
}

/** A select keeps to its choices: what is none of them leaves it empty. */
function setValue(input, value) {
	if (input.tagName === 'INPUT') input.value = formatField(input.name, value, 0, values.countryCode).value
	else input.value = [...input.options].some((option) => option.value === value) ? value : ''
}

/** Tells the verdict to the browser, and shows what it says of the fields that were left. */
function judge() {
	const order = readOrder()
	const verdict = validateOrder(order)
	const others = applyValidity(form, verdict, translation)
	find('others').textContent = others.map((issue) => issue.message).join(' ')
	const issues = verdict.issues.map((issue) => translateIssue(issue, translation))
	for (const box of find('fields').children) {
		const input = box.querySelector('input, select')
		const isShown = left.has(input.name)
		const isWrong = isShown && !input.validity.valid
		input.setAttribute('aria-invalid', String(isWrong))
		const issue = issues.find((each) => isOf(each, input.name) && (isWrong || each.severity === 'warning'))
		const message = isWrong ? input.validationMessage : isShown && issue ? issue.message : ''
		showMessage(box.querySelector('.message'), message, isWrong, isShown ? issue : undefined)
	}
	return { order, verdict }
}

/** A field may say what is wrong with the other one of its kind: the select of provinces says it of their names. */
function isOf(issue, name) {
	const field = issue.path.at(-1)
	return field === name || (field === 'province' && name === 'provinceCode')
}

function showMessage(paragraph, text, isWrong, issue) {
	const offered = issue?.suggestion?.map((change) => change.value).join(', ')
	const key = JSON.stringify([text, offered, words.use])
	if (paragraph.dataset.key === key) return // screen readers read a message again that is put there again
	paragraph.dataset.key = key
	paragraph.className = isWrong ? 'message' : 'message warning'
	paragraph.replaceChildren(...(text === '' ? [] : [text]))
	if (text === '' || !offered) return
	const button = document.createElement('button')
	button.type = 'button'
	button.append(`${words.use} `, Object.assign(document.createElement('bdi'), { textContent: offered }))
	button.addEventListener('click', () => accept(issue))
	paragraph.append(button)
}

/** Makes the changes of a suggestion, and goes on from the field that it stood at. */
function accept(issue) {
	const { address, taxNumber } = applySuggestion(readOrder(), issue)
	const changed = { ...address, taxNumber }
	for (const name of Object.keys(changed)) {
		if (changed[name] !== undefined) values[name] = changed[name]
		const input = form.elements.namedItem(name)
		if (input && changed[name] !== undefined && input.value !== changed[name]) setValue(input, changed[name])
	}
	const names = [issue.path.at(-1), 'provinceCode']
	names
		.map((name) => form.elements.namedItem(name))
		.find((input) => input !== null)
		?.focus()
	judge()
}

function showLanguage() {
	locale = find('locale').value
	countries = nameCountries()
	const { words: other, ...rest } = translationFor(locale, [FRENCH, SPANISH]) ?? {}
	translation = other === undefined ? null : { ...rest, words: { ...other, country: countries } }
	words = WORDS[locale.slice(0, 2)]
	document.documentElement.lang = locale
	document.title = words.title
	find('title').textContent = words.title
	find('language-label').textContent = words.language
	find('submit').textContent = words.submit
	find('done-title').textContent = words.done
	showFields()
}

form.addEventListener('input', ({ target, inputType, isComposing }) => {
	if (!isComposing && target.tagName === 'INPUT') {
		const { value, caret } = formatField(
			target.name,
			target.value,
			target.selectionStart,
			values.countryCode,
			inputType,
		)
		if (value !== target.value) {
			target.value = value
			target.setSelectionRange(caret, caret)
		}
	}
	values[target.name] = target.value
	find('done').hidden = true
	if (target.name === 'countryCode') showFields()
	else judge()
})

form.addEventListener('focusout', ({ target, relatedTarget }) => {
	// The button of a suggestion has to stay where it is while it is pressed.
	if (!target.name || relatedTarget?.closest('.message')) return
	if (target.value !== '') left.add(target.name)
	judge()
})

form.addEventListener('submit', (event) => {
	event.preventDefault()
	for (const { name } of form.elements) left.add(name)
	const { verdict, order } = judge()
	find('done').hidden = verdict.status === 'invalid' || !form.checkValidity()
	if (!find('done').hidden) {
		const { orderItems: _, ...rest } = order
		const checked = validateOrder(order, { products: [{ id: 'example', variants: [{ id: 'example' }] }] })
		const { address = rest.address, taxNumber = null } = checked.value ?? {}
		find('order').textContent = JSON.stringify({ address, ...(taxNumber === null ? {} : { taxNumber }) }, null, 2)
		find('done').scrollIntoView({ block: 'nearest' })
	} else form.querySelector('input:invalid, select:invalid')?.focus()
})

find('locale').append(
	...LOCALES.map((tag) => new Option(new Intl.DisplayNames([tag], { type: 'language' }).of(tag), tag)),
)
find('locale').addEventListener('change', showLanguage)
showLanguage()
