import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FormPage } from '../../../lab/form/form-page.ts'
import { expect, test } from './fixtures.ts'
import { contrasts, formOf } from './helpers.ts'

/** Where pages put a form, which is in place of `HERE`; `IT` is the box around it. */
const LAYOUTS: Readonly<Record<string, readonly [markup: string, css?: string]>> = {
	'a dialog': ['<dialog open>HERE</dialog>'],
	'a row': ['<div>HERE</div>', 'display: flex'],
	'a row with a neighbour': ['<div>HERE<button>Go</button></div>', 'display: flex'],
	'a centred column': ['<div>HERE</div>', 'display: flex; flex-direction: column; align-items: center'],
	'a float': ['<div>HERE</div>', 'float: left'],
	'an inline block': ['<div>HERE</div>', 'display: inline-block'],
	'a table cell': ['<table><tr><td>HERE</td></tr></table>'],
	'fit-content': ['<div>HERE</div>', 'inline-size: fit-content'],
	'a popover': ['<div popover="manual">HERE</div>', 'display: block'],
	'an absolute box': ['<div>HERE</div>', 'position: absolute'],
	'a grid': ['<div>HERE</div>', 'display: grid; place-items: center'],
	'a fieldset': ['<fieldset><legend>Address</legend>HERE</fieldset>'],
	details: ['<details open><summary>Address</summary>HERE</details>'],
}

for (const width of [320, 800])
	test(`at ${width} pixels, the form is as wide as plain fields in any layout, and scrolls no more`, async ({
		show,
	}) => {
		const forms = {
			plain: '<form><label>City <input></label> <label>Zip <input></label></form>',
			own: '<form><orderwright-address country="US"></orderwright-address></form>',
		}
		const entries = Object.entries(LAYOUTS)
		const [body, rules] = [
			entries.map(([name, [markup]], at) =>
				Object.entries(forms)
					.map(
						([how, form]) =>
							`<section class="at-${at} ${how}" data-name="${name}">${markup.replace('HERE', form)}</section>`,
					)
					.join(''),
			),
			entries.map(([, [, css = '']], at) => `.at-${at} > * { ${css} }`),
		]
		const css = `section { position: relative; display: flow-root; overflow: auto; block-size: 100px } ${rules.join(' ')}`
		const form = await show(body.join(''), { width, css })
		const measured = await form.run(
			() =>
				[...document.querySelectorAll<HTMLElement>('section.plain')].map((plain) => {
					const [before, after] = [plain, plain.nextElementSibling as HTMLElement].map((section) => ({
						field: section.querySelector('input')?.offsetWidth ?? 0,
						over: section.scrollWidth - section.clientWidth,
					}))
					return { name: plain.dataset['name'] ?? '', before, after }
				}),
			null,
		)
		expect(measured).toHaveLength(entries.length)
		for (const { name, before, after } of measured) {
			expect(after?.field, `the width in ${name}`).toBeGreaterThanOrEqual(before?.field ?? Number.NaN)
			expect(after?.over, `sideways scroll in ${name}`).toBeLessThanOrEqual(before?.over ?? Number.NaN)
		}
	})

const packageFile = (path: string): string =>
	readFileSync(join(import.meta.dirname, '../../../lab/node_modules', path), 'utf8')

const SHEETS: Readonly<Record<string, string>> = {
	bootstrap: packageFile('bootstrap/dist/css/bootstrap.css'),
	pico: packageFile('@picocss/pico/css/pico.css'),
	water: packageFile('water.css/out/water.css'),
	mvp: packageFile('mvp.css/mvp.css'),
	sakura: packageFile('sakura.css/css/sakura.css'),
	simple: packageFile('simpledotcss/simple.css'),
	'a dark theme': packageFile('bootswatch/dist/slate/bootstrap.css'),
	bulma: packageFile('bulma/css/bulma.css'),
	preflight: packageFile('tailwindcss/preflight.css'),
	normalize: packageFile('normalize.css/normalize.css'),
	// As Milligram and Skeleton have it.
	'rules by type': "input[type='text'], input[type='tel'], select { border: 1px solid #d1d1d1; box-shadow: none }",
	// Rules that forms have, for what the element has.
	careless:
		'#form label, #form button, #form p, #form div { display: inline-flex; position: relative; float: left } #form input, #form select { inline-size: auto; max-inline-size: 9rem; margin-left: 20px } p { color: gray } #form [part=label] { color: rgb(1, 2, 3) }',
}

/** What looks wrong: something hidden that shows, a label that isn't above its field, fields on each other, a page that is too wide. */
async function faultsOf(form: FormPage): Promise<readonly string[]> {
	const faults = await form.run(() => {
		const found: string[] = []
		const isSeen = (node: Element): boolean => node.checkVisibility() && node.getClientRects().length > 0
		for (const node of document.querySelectorAll('orderwright-address [hidden], [data-closed] > :not([part=link])'))
			if (isSeen(node)) found.push(`${node.getAttribute('part')} shows`)
		for (const link of document.querySelectorAll(':not([data-closed]) > [part=link]'))
			if (isSeen(link)) found.push('link shows')
		const boxes = [...document.querySelectorAll('[part=field]')].map((box) => box.getBoundingClientRect())
		for (const [at, box] of boxes.entries()) {
			const isOn = boxes
				.slice(0, at)
				.some((other) => box.top < other.bottom - 1 && box.left < other.right - 1 && other.left < box.right - 1)
			if (isOn) found.push(`field ${at} is on another`)
			if (box.width < 60) found.push(`field ${at} is ${box.width} wide`)
		}
		for (const control of document.querySelectorAll('[part=control]')) {
			if (!isSeen(control)) continue
			const [own, field] = [control.getBoundingClientRect(), (control.parentElement as Element).getBoundingClientRect()]
			if (Math.abs(own.width - field.width) > 2) found.push(`${control.id} is ${own.width} of ${field.width} wide`)
			const label = control.parentElement?.querySelector('label')?.getBoundingClientRect()
			if (label === undefined || label.bottom > own.top + 1) found.push(`${control.id} has its label beside it`)
		}
		const live = document.querySelector('[part=announcement]') as HTMLElement
		if (live.offsetWidth > 1 || live.offsetHeight > 1) found.push('the live region shows')
		const hues = (colour: string): readonly number[] => {
			const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')
			if (canvas === null) return []
			canvas.fillStyle = colour
			canvas.fillRect(0, 0, 1, 1)
			return [...canvas.getImageData(0, 0, 1, 1).data]
		}
		for (const message of document.querySelectorAll('[data-status=invalid] > [part=message]')) {
			const [red = 0, green = 0, blue = 0] = hues(getComputedStyle(message).color)
			if (red < green + 30 || red < blue + 30) found.push(`an error is ${red}, ${green}, ${blue}`)
			const { boxShadow, borderColor } = getComputedStyle(
				message.parentElement?.querySelector('[part=control]') as Element,
			)
			if (boxShadow === 'none') found.push(`an invalid field has the border ${borderColor}`)
		}
		return found
	}, null)
	const over = await form.overflow()
	return over > 0 ? [...faults, `the page is ${over} pixels too wide`] : faults
}

for (const [name, css] of Object.entries(SHEETS))
	test(`beside the style sheet ${name}, nothing shows that is hidden, and an error looks like one @driver`, async ({
		show,
	}) => {
		for (const width of [360, 800]) {
			const form = await show(formOf('country="US" fields="email! firstName lastName +address2"'), { css, width })
			const shoot = async (state: string): Promise<void> => {
				if (process.env['SHOTS'] !== undefined)
					await form.screenshot(`${process.env['SHOTS']}/${name}-${width}-${state}.png`)
			}
			await form.rulesAreThere()
			await shoot('rest')
			expect(await faultsOf(form), 'at rest').toEqual([])
			await form.enter('zip', '9411')
			await form.click('#submit')
			await form.until(() => document.querySelectorAll('[data-status=invalid]').length > 2)
			await shoot('errors')
			expect(await faultsOf(form), 'with errors').toEqual([])
			const { error } = await contrasts(form)
			expect(error, 'the contrast of an error').toBeGreaterThanOrEqual(4.5)
			await form.enter('zip', '94l11')
			await form.focus('phone')
			await form.until(() => document.querySelector('[part=suggestion]:not([hidden])') !== null)
			await shoot('offer')
			expect(await faultsOf(form), 'with an offer').toEqual([])
		}
		if (name === 'careless') {
			const form = await show(formOf(), { css })
			const colour = await form.run(
				() => getComputedStyle(document.querySelector('[part=label]') as Element).color,
				null,
			)
			expect(colour, "the page's rules for a part win").toBe('rgb(1, 2, 3)')
		}
	})
