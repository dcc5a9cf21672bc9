import type { FormPage } from '../../../lab/form/form-page.ts'
import { expect, type Show, test } from './fixtures.ts'
import { catchSubmits, fill, focusOf, formOf, messageOf, RIGHT, sentBy, settle } from './helpers.ts'

interface Page {
	readonly orderwright: {
		readonly defineAddressElement: (options?: object) => void
		readonly loadRules: () => Promise<typeof import('../../../src/entries/form-rules.ts')>
	}
	loads: number
}
const ELEMENT = 'orderwright-address'

test('point 2: properties that were set before the element is defined are taken over', async ({ show }) => {
	const form = await show(formOf('country="US"'), { isUndefined: true, ready: ELEMENT })
	const found = await form.run(async () => {
		const page = globalThis as unknown as Page
		const element = document.querySelector('orderwright-address') as HTMLElementTagNameMap['orderwright-address']
		Object.assign(element, {
			rules: page.orderwright.loadRules,
			policy: { province: 'warning' },
			value: { zip: '94111', phone: '4159838030' },
			name: 'delivery',
			required: false,
		})
		page.orderwright.defineAddressElement()
		for (let turns = 0; element.verdict?.status !== 'valid' && turns < 100; turns++)
			await new Promise((done) => setTimeout(done, 50))
		const { zip, phone } = element.state?.values ?? {}
		return [zip, phone, element.verdict?.status, element.name, element.required, element.policy?.province]
	}, null)
	expect(found).toEqual(['94111', '(415) 983-8030', 'valid', 'delivery', false, 'warning'])
})

test('point 2: a page without rules is told once, and nothing is blocked @world', async ({ show }) => {
	const form = await show(`${formOf()}<orderwright-address></orderwright-address>`, {
		isUndefined: true,
		ready: ELEMENT,
	})
	await catchSubmits(form)
	await form.run(() => (globalThis as unknown as Page).orderwright.defineAddressElement(), null)
	await form.run(() => new Promise((done) => setTimeout(done, 2500)), null)
	expect(form.faults.splice(0).filter((fault) => fault.includes('has no rules'))).toHaveLength(1)
	await fill(form, RIGHT)
	await form.click('#submit')
	expect(await sentBy(form)).toHaveLength(1)
})

test('point 2: a load that fails is tried again at the next use @world', async ({ show, cases }) => {
	cases.fail(cases.rules)
	const form = await show(formOf(), { isUndefined: true, ready: ELEMENT })
	await catchSubmits(form)
	// A browser may keep the failure of a module: the page's own loader asks at another address.
	await form.run(() => {
		const page = globalThis as unknown as Page
		page.loads = 0
		const rules = (): ReturnType<Page['orderwright']['loadRules']> =>
			++page.loads < 3 ? Promise.reject(new Error('offline')) : page.orderwright.loadRules()
		page.orderwright.defineAddressElement({ rules })
	}, null)
	const loads = (): Promise<number> => form.run(() => (globalThis as unknown as Page).loads, null)
	await form.until(() => (globalThis as unknown as Page).loads === 1)
	await fill(form, RIGHT)
	await form.click('#submit')
	await settle(form)
	expect([await loads(), (await sentBy(form)).length], 'the service decides').toEqual([2, 1])
	cases.release()
	await form.run(() => dispatchEvent(new Event('online')), null)
	await form.rulesAreThere()
	expect(await loads()).toBe(3)
	expect(form.faults.splice(0).every((fault) => fault.includes('loading failed'))).toBe(true)
})

test('point 2: the loader of the documentation is tried again, too @driver', async ({ show, cases }) => {
	cases.fail(cases.rules)
	const form = await show(formOf('country="US"'))
	await form.focus('zip')
	// The first attempt is over when the console has it.
	await expect.poll(() => form.faults.some((fault) => fault.includes('loading failed'))).toBe(true)
	cases.release()
	await form.type('94111')
	await form.rulesAreThere()
	form.faults.splice(0)
})

test('point 2: a submit waits for the rules, says so, and goes on', async ({ show, cases }) => {
	cases.hold(cases.rules)
	const form = await show(formOf(), { ready: '[part=control]' })
	await catchSubmits(form)
	await fill(form, RIGHT)
	await form.click('#submit')
	const look = (): Promise<unknown[]> =>
		form.run(() => {
			const element = document.querySelector('orderwright-address') as HTMLElement
			const message = element.querySelector('[part=form-message]') as HTMLElement
			return [
				message.checkVisibility() ? message.textContent : '',
				element.querySelector('[part=fields]')?.getAttribute('aria-busy'),
				element.matches(':state(busy)'),
				getComputedStyle(message).color === getComputedStyle(element).color,
			]
		}, null)
	expect(await look()).toEqual(['Checking the address…', 'true', true, true])
	expect(await form.textOf('[part=announcement]')).toBe('Checking the address…')
	expect(await sentBy(form)).toEqual([])
	cases.release()
	await form.until(() => (globalThis as unknown as { sent: unknown[] }).sent.length === 1)
	expect((await look()).slice(0, 3)).toEqual(['', null, false])
})

test('point 2: an edit while a submit waits drops it with a message', async ({ show, cases }) => {
	cases.hold(cases.rules)
	const form = await show(formOf(), { ready: '[part=control]' })
	await catchSubmits(form)
	await fill(form, RIGHT)
	await form.click('#submit')
	await form.focus('city')
	await form.type('x')
	cases.release()
	await form.until(
		() => document.querySelector('[part=form-message]:not([hidden])')?.textContent?.includes('send it again') === true,
	)
	expect(await form.textOf('[part=announcement]')).toContain('send it again')
	expect([await sentBy(form), await focusOf(form)]).toEqual([[], 'city'])
	await form.click('#submit')
	expect(await sentBy(form)).toHaveLength(1)
})

/** Uses a form in French in all ways that load a file, and submits a wrong zip. Null if the page's own script is lost, which leaves no element. */
async function useForm(show: Show): Promise<FormPage | null> {
	const form = await show(formOf('country="US" language="fr"'), { ready: ELEMENT })
	await form.until(() => document.readyState === 'complete')
	if (await form.run((name) => customElements.get(name) === undefined, ELEMENT)) {
		form.faults.splice(0)
		return null
	}
	await catchSubmits(form)
	await form.run(() => {
		const element = document.querySelector('orderwright-address') as HTMLElementTagNameMap['orderwright-address']
		element.lookup = async () => []
	}, null)
	await form.enter('address1', '1 Ferry')
	await form.focus('provinceCode')
	await form.type('C')
	await fill(form, { ...RIGHT, zip: '9411' })
	await form.click('#submit')
	return form
}

const isRefusedIn = (form: FormPage, words: string): Promise<unknown> =>
	form.run(async (text) => {
		const message = document.querySelector('[data-name=zip] [part=message]')
		while (!message?.textContent?.includes(text)) await new Promise((done) => setTimeout(done, 50))
	}, words)

test('each file that is lost or late is told and tried again, and a wrong zip is sent only without the rules @chromium', async ({
	show,
	cases,
}) => {
	test.setTimeout(300_000)
	const from = cases.asked.length
	const whole = (await useForm(show)) as FormPage
	await isRefusedIn(whole, 'n’est')
	const files = [...new Set(cases.asked.slice(from))].filter((path) => /^\/built\/(?!case|blocks)/.test(path))
	let judged = 0
	for (const file of files) {
		cases.fail(file)
		const lost = await useForm(show)
		if (lost === null) continue
		await settle(lost)
		const isTold = lost.faults.splice(0).filter((fault) => fault.includes('loading failed')).length === 1
		const message = await messageOf(lost, 'zip')
		expect([(await sentBy(lost)).length, isTold || message.includes('n’est')], `${file} is lost`).toEqual([
			message === '' ? 1 : 0,
			true,
		])
		if (message !== '') judged++
		cases.release()
		await lost.run(() => dispatchEvent(new Event('online')), null)
		await isRefusedIn(lost, 'n’est')
		lost.faults.splice(0)
		cases.hold(file)
		const late = (await useForm(show)) as FormPage
		expect(await sentBy(late), `${file} is late`).toEqual([])
		cases.release()
		await isRefusedIn(late, 'n’est')
	}
	// The language, and what helps to choose and to look for places.
	expect(judged).toBeGreaterThanOrEqual(3)
})
