import type { ChromiumPage } from '../../lab/form/chromium.ts'
import { measureSplit } from '../../lab/package/measure-split.ts'
import { expect, test } from './fixtures.ts'
import { formOf, settle } from './helpers.ts'

/** The most that a page loads before the first key, and with the rules, in bytes (brotli). */
const BEFORE = 30_000
const WHOLE = 125_400

test('point 11: the weight of the element @chromium', async () => {
	const { before, after } = await measureSplit()
	expect(before).toBeLessThan(BEFORE)
	expect(before + after).toBeLessThan(WHOLE)
})

test('point 11: the rules are asked for at idle time, before the first key', async ({ show, cases }) => {
	const from = cases.asked.length
	await show(formOf('country="US"'))
	await expect.poll(() => cases.asked.slice(from).some((path) => path.includes('form-rules'))).toBe(true)
})

/** A number, typed and taken away again: keys one after another. */
const KEYS = [...'4159838030', ...Array.from({ length: 10 }, () => 'Backspace' as const)]
const TIMES = 10
/** A slow processor, and the time between two keys, in milliseconds. */
const SLOWER = 6
const PAUSE = 50
/** The longest time from a key to the paint that shows it, for 99 of 100 keys, in milliseconds. */
const LONGEST = 50
/** The shortest time that a browser tells, in milliseconds. */
const SHORTEST = 16

test('point 11: the judgement of the address never stands between a key and its letter @chromium', async ({ show }) => {
	const form = (await show(formOf('country="US"', '<input id="plain" aria-label="Plain">'))) as ChromiumPage
	await form.rulesAreThere()
	await form.enter('city', 'a')
	await form.run(() => {
		const page = { delays: [] as number[], judged: 0 }
		Object.assign(globalThis, { page })
		document.addEventListener('verdict', () => page.judged++)
		new PerformanceObserver((list) => {
			for (const { name, duration } of list.getEntries()) if (name === 'keydown') page.delays.push(duration)
		}).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
	}, null)
	/** Types into the field with the focus. Returns the delays of half and of 99 of 100 keys until they show, and how often the address was judged. */
	const typeKeys = async (): Promise<{ readonly half: number; readonly most: number; readonly judged: number }> => {
		await form.run(
			() => Object.assign((globalThis as unknown as { page: object }).page, { delays: [], judged: 0 }),
			null,
		)
		for (let time = 0; time < TIMES; time++)
			for (const key of KEYS) {
				const next = new Promise((done) => setTimeout(done, PAUSE))
				await (key === 'Backspace' ? form.press(key) : form.type(key))
				await next
			}
		await settle(form)
		const { delays, judged } = await form.run(
			() => (globalThis as unknown as { page: { delays: number[]; judged: number } }).page,
			null,
		)
		delays.sort((a, b) => b - a)
		const count = KEYS.length * TIMES
		const shorterThan = (share: number): number => delays[Math.floor(count * (1 - share))] ?? SHORTEST
		return { half: shorterThan(0.5), most: shorterThan(0.99), judged }
	}
	await form.devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
	await form.run(() => document.querySelector<HTMLElement>('#plain')?.focus(), null)
	const plain = await typeKeys()
	await form.focus('phone')
	const phone = await typeKeys()
	await form.devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
	console.log(`  a key until its letter shows, 99 of 100: ${phone.most} ms; in a plain field ${plain.most} ms`)
	expect(phone.half).toBeLessThanOrEqual(plain.half + SHORTEST)
	// A machine that is too busy for a plain field can't measure the slowest keys.
	if (plain.most <= LONGEST) expect(phone.most).toBeLessThanOrEqual(LONGEST)
	// Letters that follow each other are judged once, at their end.
	expect(phone.judged).toBeLessThan(20)
})
