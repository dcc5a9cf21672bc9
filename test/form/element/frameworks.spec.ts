import { expect, test } from './fixtures.ts'
import { catchSubmits, fill, RIGHT, sentBy } from './helpers.ts'

/** What a server sends before React takes it over. */
const MARKUP =
	'<form id="form"><orderwright-address country="US" language="en-US"></orderwright-address><button type="button" id="language">English (UK)</button><button id="submit" type="submit">Continue</button></form>'

for (const [script, ways] of [
	['react.tsx', ['property', 'effect', 'hydration', 'hydration, defined']],
	['vue.ts', ['property', 'effect']],
	['svelte.ts', ['property', 'effect']],
] as const)
	for (const how of ways)
		test(`points 2 and 9: ${script} with the rules by ${how}`, async ({ show }) => {
			const body = `<div id="root" data-how="${how}">${how.startsWith('hydration') ? MARKUP : ''}</div>`
			const form = await show(body, { script })
			await form.rulesAreThere()
			await catchSubmits(form)
			await form.enter('city', 'San Francisco')
			await form.click('#language')
			await form.until(
				() => document.querySelector('[data-name=address2] label')?.textContent?.startsWith('Flat') === true,
			)
			expect(await form.valueIn('city'), 'a render keeps what was typed').toBe('San Francisco')
			await form.click('#submit')
			expect(await sentBy(form)).toEqual([])
			await fill(form, RIGHT)
			await form.click('#submit')
			expect(await sentBy(form)).toHaveLength(1)
		})
