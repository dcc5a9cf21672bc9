import type { ChromiumPage } from '../../../lab/form/chromium.ts'
import { expect, test } from './fixtures.ts'
import { formOf, settle } from './helpers.ts'

test('point 11: the rules are asked for at idle time, before the first key', async ({ show, cases }) => {
	const from = cases.asked.length
	await show(formOf('country="US"'))
	await expect.poll(() => cases.asked.slice(from).some((path) => path.includes(cases.rules))).toBe(true)
})

/** A number, typed and taken away again: keys one after another. */
const KEYS = [...'4159838030', ...Array.from({ length: 10 }, () => 'Backspace' as const)]
const TIMES = 10
/** A slow processor, and the time between two keys, in milliseconds. */
const SLOWER = 6
const PAUSE = 50
/** The longest time that the scripts of the page take for a key, for 99 of 100 keys, in milliseconds. */
const MAX_LENGTH = 50
/** What the letter of half of the keys may show later than in a plain field, in milliseconds: formatting sets the text and the caret anew. */
const LATER = 48
/** The shortest time that a browser tells, in milliseconds. */
const MIN_LENGTH = 16

test('point 11: the judgement of the address never stands between a key and its letter @chromium', async ({ show }) => {
	const form = (await show(formOf('country="US"', '<input id="plain" aria-label="Plain">'))) as ChromiumPage
	await form.rulesAreThere()
	await form.enter('city', 'a')
	await form.run(() => {
		const page = { delays: [] as number[], scripts: [] as number[], judged: 0 }
		Object.assign(globalThis, { page })
		document.addEventListener('verdict', () => page.judged++)
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as PerformanceEventTiming[]) {
				if (entry.name === 'keydown') page.delays.push(entry.duration)
				if (entry.name === 'keydown' || entry.name === 'input')
					page.scripts.push(entry.processingEnd - entry.processingStart)
			}
		}).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
	}, null)
	interface Typed {
		/** The delay of half of the keys until they show. */
		readonly half: number
		/** The delay of 99 of 100 keys. */
		readonly most: number
		/** The time of the page's scripts for half of the keys, and for 99 of 100. */
		readonly scripts: { readonly half: number; readonly most: number }
		/** How often the address was judged. */
		readonly judged: number
	}
	/** Types into the field with the focus. */
	const typeKeys = async (): Promise<Typed> => {
		await form.run(
			() => Object.assign((globalThis as unknown as { page: object }).page, { delays: [], scripts: [], judged: 0 }),
			null,
		)
		for (let time = 0; time < TIMES; time++)
			for (const key of KEYS) {
				const next = new Promise((done) => setTimeout(done, PAUSE))
				await (key === 'Backspace' ? form.press(key) : form.type(key))
				await next
			}
		await settle(form)
		const { delays, scripts, judged } = await form.run(
			() => (globalThis as unknown as { page: { delays: number[]; scripts: number[]; judged: number } }).page,
			null,
		)
		const count = KEYS.length * TIMES
		/** Events that show within 16 ms are not told. */
		const shorterThan = (times: readonly number[], share: number): number =>
			[...times].sort((a, b) => b - a)[Math.floor(count * (1 - share))] ?? MIN_LENGTH
		return {
			half: shorterThan(delays, 0.5),
			most: shorterThan(delays, 0.99),
			scripts: { half: shorterThan(scripts, 0.5), most: shorterThan(scripts, 0.99) },
			judged,
		}
	}
	await form.devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
	await form.run(() => document.querySelector<HTMLElement>('#plain')?.focus(), null)
	const plain = await typeKeys()
	await form.focus('phone')
	const phone = await typeKeys()
	await form.devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
	for (const [field, { half, most, scripts }] of Object.entries({ phone, plain })) {
		const [less, more] = [scripts.half.toFixed(1), scripts.most.toFixed(1)]
		console.log(
			`  ${field}: half of the keys show in ${half} ms, 99 of 100 in ${most}; scripts take ${less} ms and ${more} ms`,
		)
	}
	expect(phone.scripts.half).toBeLessThanOrEqual(MAX_LENGTH)
	// A machine that is too busy for a plain field can't measure the slowest keys.
	if (plain.most <= MAX_LENGTH) expect(phone.scripts.most).toBeLessThanOrEqual(MAX_LENGTH)
	expect(phone.half).toBeLessThanOrEqual(plain.half + LATER)
	// Letters that follow each other are judged once, at their end.
	expect(phone.judged).toBeLessThan(20)
})
