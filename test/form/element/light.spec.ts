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
const TIMES = 5
/** A slow processor, and the time between two keys, in milliseconds. */
const SLOWER = 6
const PAUSE = 50
/** After a pause of this length, and not before, the element may judge what was typed, in milliseconds. */
const JUDGED_AFTER = 100
/** The longest time that the scripts of the page take for a key, in milliseconds. */
const MAX_LENGTH = 50
/** What a letter may show later than in a plain field, in milliseconds: formatting sets the text and the caret anew. */
const LATER = 48
/** The shortest time that a browser tells, in milliseconds. */
const MIN_LENGTH = 16

test('point 11: the judgement of the address never stands between a key and its letter @chromium', async ({ show }) => {
	const form = (await show(formOf('country="US"', '<input id="plain" aria-label="Plain">'))) as ChromiumPage
	await form.rulesAreThere()
	await form.enter('city', 'a')
	await form.run(() => {
		const page = { delays: [] as number[], scripts: [] as number[], keys: [] as number[], judged: 0 }
		Object.assign(globalThis, { page })
		document.addEventListener('verdict', () => page.judged++)
		document.addEventListener('keydown', ({ timeStamp }) => page.keys.push(timeStamp))
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as PerformanceEventTiming[]) {
				if (entry.name === 'keydown') page.delays.push(entry.duration)
				if (entry.name === 'keydown' || entry.name === 'input')
					page.scripts.push(entry.processingEnd - entry.processingStart)
			}
		}).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
	}, null)
	interface Typed {
		/** The delays of the keys until they show, and the times of the page's scripts for them. */
		readonly delays: readonly number[]
		readonly scripts: readonly number[]
		/** When the keys came, and how often the address was judged. */
		readonly keys: readonly number[]
		readonly judged: number
	}
	/** Types into the field with the focus. */
	const typeKeys = async (): Promise<Typed> => {
		await form.run(
			() =>
				Object.assign((globalThis as unknown as { page: object }).page, {
					delays: [],
					scripts: [],
					keys: [],
					judged: 0,
				}),
			null,
		)
		for (const key of KEYS) {
			const next = new Promise((done) => setTimeout(done, PAUSE))
			await (key === 'Backspace' ? form.press(key) : form.type(key))
			await next
		}
		await settle(form)
		return form.run(() => (globalThis as unknown as { page: Typed }).page, null)
	}
	await form.devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
	const typed: Record<'plain' | 'phone', Typed[]> = { plain: [], phone: [] }
	// In turns, so that a machine that is busy for a while is so for both.
	for (let time = 0; time < TIMES; time++) {
		await form.run(() => document.querySelector<HTMLElement>('#plain')?.focus(), null)
		typed.plain.push(await typeKeys())
		await form.focus('phone')
		typed.phone.push(await typeKeys())
	}
	await form.devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
	/** Events that show within 16 ms are not told. */
	const longest = (field: keyof typeof typed, what: 'delays' | 'scripts', share: number): number =>
		typed[field].flatMap((each) => each[what]).sort((a, b) => b - a)[Math.floor(KEYS.length * TIMES * (1 - share))] ??
		MIN_LENGTH
	for (const field of ['phone', 'plain'] as const)
		console.log(
			`  ${field}: half of the keys show in ${longest(field, 'delays', 0.5)} ms, 99 of 100 in ${longest(field, 'delays', 0.99)}; scripts take ${longest(field, 'scripts', 0.5).toFixed(1)} ms and ${longest(field, 'scripts', 0.99).toFixed(1)} ms`,
		)
	for (const { keys, judged } of typed.phone) {
		const pauses = keys.filter((at, index) => at - (keys[index - 1] ?? at) >= JUDGED_AFTER).length
		expect(judged, 'letters that follow each other are judged once, at their end').toBeLessThanOrEqual(pauses + 1)
	}
	// A machine that is too busy for a plain field can't measure what a field of the element takes.
	if (longest('plain', 'delays', 0.99) > MAX_LENGTH) return
	expect(longest('phone', 'delays', 0.5)).toBeLessThanOrEqual(longest('plain', 'delays', 0.5) + LATER)
	for (const share of [0.5, 0.99]) expect(longest('phone', 'scripts', share)).toBeLessThanOrEqual(MAX_LENGTH)
})
