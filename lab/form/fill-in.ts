import { addressFieldsOf } from '../../src/entries/form.ts'
import { allCountries } from '../../src/entries/index.ts'
import { type Check, controlOf, type FormPage, type Shoot, suggestionOf } from './form-page.ts'

export const COUNTRIES: readonly string[] = ['US', 'CA', 'GB', 'DE', 'FR', 'BR', 'MX', 'IT', 'CN', 'JP', 'KR', 'AU']

/** Returns what people enter by mistake instead of the example: a letter O for a zero, or a character too few. */
const misspell = (text: string): string =>
	text.includes('0') && /^[\d\s-]+$/.test(text) ? text.replace('0', 'O') : text.slice(0, -1)

/** Fills in a country's form with a wrong zip, phone and tax number, then corrects them by the form's suggestions. Uses only the keyboard. */
export async function fillIn(country: string, form: FormPage, check: Check, shoot: Shoot): Promise<void> {
	const { press, type, focused, valueIn, watch, isDone, textOf } = form
	const fields = addressFieldsOf(country).filter(({ visible, name }) => visible && name !== 'countryCode')
	const exampleOf = (name: string): string => fields.find((field) => field.name === name)?.example || 'Somewhere 1'
	// The country is chosen with the keyboard, by the first letters of its name.
	await form.focus('countryCode')
	await type(allCountries().find(({ code }) => code === country)?.name ?? '')
	check('the country is chosen by its name', await valueIn('countryCode'), country)
	await form.rulesAreThere()
	await watch()
	const order: string[] = []
	for (const { name, example, type: kind } of fields) {
		await press('Tab')
		if ((await focusedTag(form)) === 'BUTTON') await press('Tab')
		order.push(await focused())
		if (kind === 'select') await chooseByKeys(form, name, example)
		else await type(['zip', 'phone', 'taxNumber'].includes(name) ? misspell(example) : exampleOf(name))
	}
	check(
		'Tab goes from field to field',
		order,
		fields.map(({ name }) => name),
	)
	await press('Enter')
	const { said } = await watch()
	check('no more announcements than fields', said <= fields.length, true)
	if (country === 'JP' || country === 'US') {
		await shoot(`wrong-${country}`)
	}
	check('is refused', await isDone(), false)
	const mended: string[] = []
	for (let turns = 0; turns < 6; turns++) {
		const name = await focused()
		if (name === '' || !(await form.isInvalid(name))) break
		mended.push(name)
		check(`${name} says what is wrong`, Boolean(await textOf(`[data-name="${name}"] [part=message]`)), true)
		if ((await textOf(suggestionOf(name))) !== null) {
			await press('Tab')
			await press('Enter')
			check(`the focus is back at ${name}`, await focused(), name)
		} else if (name === 'provinceCode') await form.choose(name, exampleOf(name))
		else await form.enter(name, exampleOf(name))
		// A typed text is checked after a pause without another key.
		await form.run(() => new Promise<void>((done) => setTimeout(done, 300)), null)
		check(`${name} is mended at once`, await form.isInvalid(name), false)
		// In a list, Enter doesn't submit the form.
		if ((await focusedTag(form)) === 'SELECT')
			await form.run(() => (document.querySelector('#submit') as HTMLElement).focus(), null)
		await press('Enter')
	}
	check('something was wrong', mended.length > 0, true)
	check('is accepted', await isDone(), true)
	const { countryCode, phone } = await form.order()
	check('is sent in normalised form', [countryCode, phone?.[0]], [country, '+'])
}

const focusedTag = ({ run }: FormPage): Promise<string | undefined> => run(() => document.activeElement?.tagName, null)

/** Types the first letters of a name in a list, then presses the arrow key. The rest of a name may have letters without a key on the keyboard. */
async function chooseByKeys({ run, type, press, valueIn }: FormPage, name: string, value: string): Promise<void> {
	const label = await run(
		(selector) => document.querySelector(selector)?.textContent ?? '',
		`${controlOf(name)} option[value="${value}"]`,
	)
	await type(/^[A-Za-z]*/.exec(label)?.[0] ?? '')
	for (let steps = 0; steps < 60 && (await valueIn(name)) !== value; steps++) await press('ArrowDown')
}
