import { addressFieldsOf } from '../../src/entries/form.ts'
import { checkPhone } from '../../src/entries/index.ts'
import type { ChromiumPage } from './chromium.ts'
import { type Check, controlOf } from './form-page.ts'

/** Chromium's names for the saved parts of an address, by the names of the form's fields. */
const SAVED_NAMES: Readonly<Record<string, string>> = {
	countryCode: 'ADDRESS_HOME_COUNTRY',
	address1: 'ADDRESS_HOME_STREET_ADDRESS',
	city: 'ADDRESS_HOME_CITY',
	provinceCode: 'ADDRESS_HOME_STATE',
	zip: 'ADDRESS_HOME_ZIP',
	phone: 'PHONE_HOME_WHOLE_NUMBER',
}

/**
 * Lets Chromium fill in an address of another country than the form shows. Chromium changes the list of countries first, then all fields after it.
 */
export async function autofillCountry(country: string, form: ChromiumPage, check: Check): Promise<void> {
	const saved = savedAddress(country)
	await autofill(form, saved)
	if (addressFieldsOf(country).some(({ name, required }) => name === 'taxNumber' && required))
		await form.enter('taxNumber', exampleOf(country, 'taxNumber'))
	check('is accepted', await form.submit(), true)
	const { countryCode, address1, city, provinceCode, zip, phone } = await form.order()
	check(
		'is sent as it was saved',
		{ countryCode, address1, city, provinceCode, zip, phone },
		{ ...saved, provinceCode: exampleOf(country, 'provinceCode') },
	)
}

/** Changes the country by hand between two autofills. The second time, Chromium only fills in the fields that were emptied. */
export async function autofillTwice(form: ChromiumPage, check: Check): Promise<void> {
	await autofill(form, savedAddress('US'))
	check('US', [await form.submit(), (await form.order())['provinceCode']], [true, 'CA'])
	await form.choose('countryCode', 'GB')
	for (const name of ['address1', 'city', 'zip', 'phone']) await form.enter(name, '')
	await autofill(form, savedAddress('GB'))
	check('GB is accepted', await form.submit(), true)
	const { countryCode, provinceCode } = await form.order()
	check('GB has no province of the US', [countryCode, provinceCode], ['GB', ''])
}

const exampleOf = (country: string, field: string): string =>
	addressFieldsOf(country).find(({ name, visible }) => visible && name === field)?.example ?? ''

/** Returns an address as a person saved it: with the name of the province, and the phone number in international form. */
function savedAddress(country: string): Readonly<Record<string, string>> {
	const phone = checkPhone(exampleOf(country, 'phone'), country)
	const province = addressFieldsOf(country).find(({ name }) => name === 'provinceCode')
	return {
		countryCode: country,
		address1: 'Somewhere 1',
		city: 'Somewhere',
		provinceCode: province?.options?.find(({ value }) => value === province.example)?.label ?? '',
		zip: exampleOf(country, 'zip'),
		phone: phone.status === 'valid' ? phone.value.e164 : '',
	}
}

async function autofill(form: ChromiumPage, saved: Readonly<Record<string, string>>): Promise<void> {
	const { devTools } = form
	const fields = Object.entries(saved).map(([name, value]) => ({ name: SAVED_NAMES[name] ?? '', value }))
	await devTools.send('Autofill.enable')
	await form.focus('address1')
	await form.rulesAreThere()
	const { root } = await devTools.send('DOM.getDocument')
	const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector: controlOf('address1') })
	const { node } = await devTools.send('DOM.describeNode', { nodeId })
	await devTools.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields } })
	// If the country changes, Chromium fills in the list of provinces a moment later than the other fields.
	await form.until(() =>
		[
			...document.querySelectorAll<HTMLInputElement>(
				'[data-name=provinceCode] select, [data-name=zip] input, [data-name=phone] input',
			),
		].every((control) => control.matches(':autofill') && control.value !== ''),
	)
}
