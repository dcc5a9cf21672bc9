import { addressFieldsOf } from '../../../src/entries/form.ts'
import { allCountries } from '../../../src/entries/index.ts'
import { seedOf } from '../../fuzz.ts'
import { expect, test } from './fixtures.ts'
import { catchSubmits, formOf, visitCountries } from './helpers.ts'

/** The states of each country. */
const TIMES = Number(process.env['FORM_STATES'] ?? 200)

test(`never stricter: in ${TIMES} random states of every country, a valid verdict is sent and an invalid one has a message @chromium`, async ({
	show,
}) => {
	test.setTimeout(1_800_000)
	const form = await show(formOf('fields="email firstName" optional="address1 city"'))
	await catchSubmits(form)
	await visitCountries(form)
	const examples = allCountries().map(({ code }) => [
		code,
		addressFieldsOf(code).map(({ name, example, options }) => [
			name,
			example,
			options?.map(({ value }) => value) ?? [],
		]),
	])
	const { strict, sent } = await form.run(
		([countries, times, seed]) => {
			let at = seed
			const random = (below: number): number => {
				at = (Math.imul(at, 1_103_515_245) + 12_345) & 0x7fffffff
				return Math.floor((at / 0x80000000) * below)
			}
			const element = document.querySelector('orderwright-address') as HTMLElementTagNameMap['orderwright-address']
			const page = globalThis as unknown as { sent: unknown[] }
			const shape = document.querySelector('form') as HTMLFormElement
			const texts = ['', ' ', 'x', '0', '12345', '+49 30 901820', 'Hong Kong', 'a@b', 'Ω"<&', '９４１１１']
			const strict: string[] = []
			for (const [country, fields] of countries as [string, [string, string, string[]][]][])
				for (let time = 0; time < times; time++) {
					const values: Record<string, string> = { countryCode: country, email: texts[random(texts.length)] ?? '' }
					for (const [name, example, options] of fields) {
						if (name === 'countryCode') continue
						const isRight = random(5) > 0
						const other =
							options.length > 0 && random(2) > 0 ? options[random(options.length)] : texts[random(texts.length)]
						values[name] = (isRight ? example : other) ?? ''
					}
					element.value = values
					// A person types, leaves and edits again, too.
					if (random(3) === 0) {
						const control = element.querySelectorAll<HTMLInputElement>('input')[random(4)]
						if (control !== undefined) {
							control.value += texts[random(texts.length)]
							control.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
						}
					}
					const before = page.sent.length
					shape.requestSubmit()
					const isSent = page.sent.length > before
					const isValid = element.verdict?.status === 'valid'
					const says = [...element.querySelectorAll<HTMLElement>('[part=message], [part=form-message]')].some(
						(message) => !message.hidden,
					)
					if (isValid !== isSent || !(isSent || says))
						strict.push(
							JSON.stringify([isValid, isSent, says, element.state?.problem, element.state?.submission, country]),
						)
				}
			return { strict, sent: page.sent.length }
		},
		[examples, TIMES, seedOf(26)] as const,
	)
	expect(strict).toEqual([])
	expect(sent).toBeGreaterThan(TIMES * 20)
})
