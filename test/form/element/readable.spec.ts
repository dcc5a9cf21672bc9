import type { FormPage } from '../../../lab/form/form-page.ts'
import { expect, test } from './fixtures.ts'
import { contrasts, fill, formOf, settle } from './helpers.ts'

/** The lowest contrast of the WCAG for texts, and for the border of a control. */
const TEXT = 4.5
const BORDER = 3

/** A form with an error, a warning, an offer and a field that is right. */
async function showMixed(form: FormPage): Promise<void> {
	await form.rulesAreThere()
	await fill(form, { address1: '1 Ferry Building', provinceCode: 'NY', zip: '9O21O', phone: '415 983 8030' })
	await form.focus('city')
	await form.press('Tab')
	await form.click('#submit')
	await form.until(() => document.querySelector('[data-name=zip][data-status=invalid]') !== null)
	await form.until(() => document.querySelector('[data-name=city][data-status=warning]') !== null)
}

const lacking = async (form: FormPage): Promise<readonly string[]> =>
	Object.entries(await contrasts(form)).flatMap(([what, found]) =>
		found >= (what.startsWith('border') ? BORDER : TEXT) ? [] : `${what}: ${found.toFixed(1)}`,
	)

for (const page of ['light', 'dark', 'light dark', 'dark, and says so to nobody'] as const)
	for (const system of ['light', 'dark', 'forced-colors'] as const)
		test(`everything is readable on a page that is ${page}, in a system that is ${system} @driver`, async ({
			show,
		}) => {
			const form = await show(formOf('country="US" optional="city"'))
			await form.look(system)
			await form.run((scheme) => {
				const { style } = document.documentElement
				if (scheme.includes(',')) Object.assign(style, { background: '#111', color: '#eee' })
				else style.colorScheme = scheme
			}, page)
			await showMixed(form)
			expect(await lacking(form)).toEqual([])
		})

test('a warning looks like an error in another colour, and the first error shows its own besides the focus', async ({
	show,
}) => {
	const form = await show(formOf('country="US" optional="city"'))
	await showMixed(form)
	const looks = await form.run(() => {
		const lookOf = (name: string): unknown[] => {
			const control = document.querySelector(`[data-name=${name}] [part=control]`) as HTMLElement
			const message = document.querySelector(`[data-name=${name}] [part=message]`) as HTMLElement
			const { borderTopColor, boxShadow, outlineStyle, outlineOffset } = getComputedStyle(control)
			return [borderTopColor === getComputedStyle(message).color, boxShadow !== 'none', outlineStyle, outlineOffset]
		}
		const active = document.activeElement?.closest<HTMLElement>('[data-name]')?.dataset['name'] ?? ''
		return [lookOf('zip').slice(0, 2), lookOf('city').slice(0, 2), active, lookOf(active)]
	}, null)
	expect(looks).toEqual([[true, true], [true, true], 'zip', [true, true, 'solid', '2px']])
})

for (const width of [360, 640, 1280])
	test(`an offer stands below its field and is never cut, ${width} px wide`, async ({ show }) => {
		const form = await show(formOf('country="US"'), { width })
		await form.rulesAreThere()
		await fill(form, { provinceCode: 'NY', zip: '94111', phone: '415 983 8O30' })
		await form.click('#submit')
		await form.until(() => document.querySelector('[data-name=provinceCode] [part=suggestion]:not([hidden])') !== null)
		const cut = await form.run(() => {
			const found: string[] = []
			for (const button of document.querySelectorAll<HTMLElement>('[part=suggestion]:not([hidden])')) {
				const control = button.parentElement?.querySelector('[part=control]') as HTMLElement
				const [above, below] = [control.getBoundingClientRect(), button.getBoundingClientRect()]
				if (below.top < above.bottom) found.push(`${button.textContent} beside its field`)
				if (button.scrollWidth > button.clientWidth) found.push(`${button.textContent} is cut`)
			}
			const list = document.querySelector('[data-name=provinceCode] select') as HTMLSelectElement
			const probe = document.createElement('span')
			probe.style.font = getComputedStyle(list).font
			probe.textContent = list.selectedOptions[0]?.text ?? ''
			document.body.append(probe)
			if (probe.offsetWidth > list.clientWidth - 32) found.push(`${probe.textContent} is cut`)
			return found
		}, null)
		expect([cut, await form.overflow()]).toEqual([[], 0])
	})

test('an offer of a phone number is written as its field writes it', async ({ show }) => {
	const form = await show(formOf('country="US" optional="city"'))
	await form.rulesAreThere()
	await form.enter('phone', '415 983 8O3O')
	await form.press('Tab')
	await settle(form)
	const offer = await form.textOf('[data-name=phone] [part=suggestion]')
	expect(offer).not.toBeNull()
	await form.click('[data-name=phone] [part=suggestion]')
	expect(offer).toBe(`Use ${await form.valueIn('phone')}`)
})
