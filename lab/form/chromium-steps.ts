import { autofillCountry, autofillTwice } from './autofill.ts'
import type { ChromiumPage } from './chromium.ts'
import { COUNTRIES } from './fill-in.ts'
import { type Check, controlOf } from './form-page.ts'
import type { Step } from './steps.ts'

/** The steps that only run in Chromium. */
export const CHROMIUM_STEPS: readonly Step<ChromiumPage>[] = [
	...COUNTRIES.map(
		(country): Step<ChromiumPage> => [
			`autofill of ${country}`,
			[1280],
			(form, check) => autofillCountry(country, form, check),
		],
	),
	['autofill before and after a country change', [1280], autofillTwice],
	['the cost of a key', [1280], measure],
]

/**
 * Measures the time that the element needs for a key and for a change of the country, with a processor that is six times slower. The unit is the time
 * of a pass over a megabyte. A quiet machine of today needs 1 ms for a pass, so 6 ms with the slow processor. A loaded machine is slower in both.
 * Chromium slows a page down by stopping it for some milliseconds at a time. So the time of the slowest keys is the length of such a stop.
 */
async function measure(form: ChromiumPage, check: Check): Promise<void> {
	await form.focus('zip')
	await form.rulesAreThere()
	const costOf = (
		name: string,
		values: readonly string[],
	): Promise<{ readonly passes: number; readonly most: number }> =>
		form.run(
			([selector, texts]) => {
				const element = document.querySelector(selector) as HTMLInputElement
				const megabyte = 'm'.repeat(2 ** 20)
				const costs: number[] = []
				const passes: number[] = []
				let sum = 0
				for (const text of texts) {
					element.value = text
					const event = new InputEvent('input', { bubbles: true, inputType: 'insertText' })
					const start = performance.now()
					element.dispatchEvent(event)
					const end = performance.now()
					for (let at = 0; at < megabyte.length; at++) sum = (sum * 31 + megabyte.charCodeAt(at)) | 0
					costs.push(end - start)
					passes.push(performance.now() - end)
				}
				const [cost = 0, pass = 1] = [costs, passes].map((times) => times.sort((x, y) => x - y)[times.length >> 1])
				return { passes: cost / pass, most: costs[Math.floor(0.99 * costs.length)] ?? 0 }
			},
			[controlOf(name), values] as const,
		)
	const keys = Array.from({ length: 200 }, (_, at) => '94111'.slice(0, 1 + (at % 5)))
	const countries = Array.from({ length: 60 }, (_, at) => COUNTRIES[at % COUNTRIES.length] ?? '')
	await costOf('countryCode', countries)
	await form.choose('countryCode', 'US')
	const { most } = await costOf('zip', keys)
	console.log(`  a key at full speed: 99 of 100 below ${most.toFixed(2)} ms`)
	await form.devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
	const [key, country] = [await costOf('zip', keys), await costOf('countryCode', countries)]
	await form.devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
	console.log(`  a key: ${key.passes.toFixed(2)} passes over a megabyte, 99 of 100 below ${key.most.toFixed(1)} ms`)
	console.log(
		`  a change of the country: ${country.passes.toFixed(1)} passes, 99 of 100 below ${country.most.toFixed(1)} ms`,
	)
	check('a key costs less than half a pass over a megabyte', key.passes < 0.5, true)
	check('a change of the country costs less than eight', country.passes < 8, true)
}
