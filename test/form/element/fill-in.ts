import { expect, vi } from 'vitest'
import { allForms } from '../../../scripts/country-data/cut-country-data.ts'
import { de } from '../../../src/entries/de.ts'
import { type AddressElement, type AddressElementProps, defineAddressElement } from '../../../src/entries/element.ts'
import type { FormLanguage } from '../../../src/entries/form.ts'
import * as rules from '../../../src/entries/form-rules.ts'
import { it } from '../../../src/entries/it.ts'
import { ja } from '../../../src/entries/ja.ts'

/** Fills in and submits the element in the DOM of a test environment: without a phone, then with one. */
export async function fillIn(): Promise<void> {
	defineAddressElement([allForms()], { rules })
	const sent: object[] = []
	document.body.innerHTML =
		'<form><orderwright-address country="US"></orderwright-address><button>Continue</button></form>'
	const form = document.querySelector('form') as HTMLFormElement
	form.addEventListener('submit', (event) => {
		event.preventDefault()
		sent.push(Object.fromEntries(new FormData(form)))
	})
	const submit = () => form.querySelector<HTMLElement>(':scope > button')?.click()
	// The provinces come with the rules.
	await vi.waitFor(() => expect(controlOf('State').textContent).toContain('California'))
	enter('Address', '1 Ferry Building')
	enter('City', 'San Francisco')
	enter('State', 'CA')
	enter('ZIP code', '94111')
	submit()
	expect(sent).toEqual([])
	expect(controlOf('Phone').getAttribute('aria-invalid')).toBe('true')

	enter('Phone', '4159838030')
	submit()
	await vi.waitFor(() => expect(sent).toMatchObject([{ zip: '94111', provinceCode: 'CA', phone: '+14159838030' }]))
}

/** Speaks the language that the page gives: a tag or texts, for every element or for one. */
export async function speak(): Promise<void> {
	defineAddressElement([allForms()], { rules, language: 'de-AT' })
	document.body.innerHTML = '<orderwright-address country="US"></orderwright-address>'
	const element = document.querySelector('orderwright-address') as AddressElement
	const phoneIn = async (language: FormLanguage, given?: AddressElementProps['language']) => {
		if (given !== undefined) element.language = given
		const label = language.labels['phone']
		await vi.waitFor(() => expect(element.state?.fields.find(({ name }) => name === 'phone')?.label).toBe(label))
	}
	await phoneIn(de)
	await phoneIn(it, it)
	await phoneIn(ja, 'ja')
}

function controlOf(label: string): HTMLInputElement | HTMLSelectElement {
	const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith(label))
	return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement
}

function enter(label: string, value: string): void {
	const control = controlOf(label)
	control.focus()
	control.value = value
	for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
	control.blur()
}
