// The loop of docs/forms.md: a form by hand, whose countries the spec chooses by the address of the page's element.
import { checkTaxNumber, validateAddress } from 'orderwright'
import { addressFieldsOf } from 'orderwright/form'

const form = document.querySelector('#checkout')

/** Makes the fields of a country, and shows a message at each that a submit finds wrong. */
globalThis.begin = (countryCode) => {
	const fields = addressFieldsOf(countryCode).filter(({ visible, name }) => visible && name !== 'countryCode')
	const parts = fields.map(({ name, label, options, autocomplete }) => {
		const control = document.createElement(options ? 'select' : 'input')
		if (options) control.append(new Option(), ...options.map(({ value, label }) => new Option(label, value)))
		Object.assign(control, { name, autocomplete })
		const row = document.createElement('label')
		row.append(label, control, document.createElement('output'))
		return row
	})
	form.replaceChildren(...parts)
	form.onsubmit = (event) => {
		event.preventDefault()
		const values = Object.fromEntries(new FormData(form))
		const issues = [
			...validateAddress({ ...values, countryCode }).issues,
			...checkTaxNumber(values.taxNumber, countryCode).issues,
		]
		const messages = fields.map(({ name, label, required }) => {
			const error = issues.find(
				({ severity, path }) => severity === 'error' && (path[0] === name || `${path[0]}Code` === name),
			)
			return error?.message ?? (required && values[name].trim() === '' ? `${label}: fill in this field.` : '')
		})
		for (const [at, row] of parts.entries()) row.lastChild.textContent = messages[at]
		const isRefused = messages.some(Boolean) || issues.some(({ severity }) => severity === 'error')
		Object.assign(globalThis, {
			isRefused,
			messages: Object.fromEntries(fields.map(({ name }, at) => [name, messages[at]])),
		})
	}
}
