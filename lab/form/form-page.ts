import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The script of axe-core, for any page. */
export const AXE: string = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export type Check = (what: string, found: unknown, expected: unknown) => void

/** Checks that the page is not too wide, and leaves a picture if pictures are asked for. */
export type Shoot = (name: string) => Promise<void>

/** The keys that are pressed by name; all others are typed. */
export type Key = 'Tab' | 'Enter' | 'Backspace' | 'Delete' | 'Home' | 'ArrowDown'

/** How a page looks: what a system or a person sets. */
export type Look = 'light' | 'dark' | 'forced-colors'

/** What a browser's driver does to a page. Keys and clicks take the way of a real keyboard and a real pointer. */
export interface Driver {
	/** What the console said, what failed, and what was asked of other hosts. */
	readonly faults: string[]
	/** Types a text, key by key. */
	readonly type: (text: string) => Promise<void>
	readonly press: (key: Key, times?: number) => Promise<void>
	/** Presses a letter together with Ctrl. */
	readonly pressControl: (letter: 'a' | 'v' | 'y' | 'z') => Promise<void>
	readonly click: (selector: string) => Promise<void>
	/** Chooses from a list, as a pointer does. */
	readonly select: (selector: string, value: string) => Promise<void>
	readonly goTo: (url: string) => Promise<void>
	readonly goBack: () => Promise<void>
	/** Runs a function in the page. */
	readonly run: <Argument, Result>(task: (argument: Argument) => Result, argument: Argument) => Promise<Awaited<Result>>
	/** Waits until a function says yes in the page. */
	readonly until: (isTrue: () => boolean) => Promise<void>
	/** Shows in the field with the focus what an input method has so far. */
	readonly compose: (text: string) => Promise<void>
	/** Ends a composition with a text. */
	readonly commit: (text: string) => Promise<void>
	readonly look: (look: Look) => Promise<void>
	readonly screenshot: (path: string) => Promise<void>
	readonly close: () => Promise<void>
}

/** A page with the checkout form, in whatever browser. */
export interface FormPage extends Driver {
	readonly focus: (name: string) => Promise<void>
	/** The name of the field with the focus. */
	readonly focused: () => Promise<string>
	readonly valueIn: (name: string) => Promise<string>
	readonly isInvalid: (name: string) => Promise<boolean>
	/** Puts a text in place of a field's value, by keys. */
	readonly enter: (name: string, text: string) => Promise<void>
	readonly choose: (name: string, value: string) => Promise<void>
	/** The text of an element, or null if there is none that shows. */
	readonly textOf: (selector: string) => Promise<string | null>
	/** Presses Continue by a click; says whether the order went out. */
	readonly submit: () => Promise<boolean>
	readonly isDone: () => Promise<boolean>
	/** What was sent. */
	readonly order: () => Promise<Readonly<Record<string, string>>>
	readonly rulesAreThere: () => Promise<void>
	/** How often a screen reader was told something, and how much of the page moved, since it was last asked. */
	readonly watch: () => Promise<{ readonly said: number; readonly moved: number }>
	/** What axe-core finds wrong. */
	readonly axe: () => Promise<readonly string[]>
	/** By how many pixels the page is too wide. */
	readonly overflow: () => Promise<number>
}

export const controlOf = (name: string): string => `[data-name="${name}"] [part=control]`
export const suggestionOf = (name: string): string => `[data-name="${name}"] [part=suggestion]`

/**
 * Watches a page from its first moment, or from when a driver can. Firefox and WebKit tell no layout shifts (Layout Instability is Chromium's alone): there, a page moves if a field
 * or the button stands half a pixel from where it stood when it was last asked, which misses what moves and comes back in between.
 */
export function startWatch(): void {
	const watched = { said: 0, moved: 0, places: [] }
	Object.assign(globalThis, { watched })
	if (PerformanceObserver.supportedEntryTypes.includes('layout-shift'))
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) watched.moved += (entry as unknown as { value: number }).value
		}).observe({ type: 'layout-shift', buffered: true })
	const listen = (): void =>
		new MutationObserver((changes) => {
			watched.said += changes.filter(({ target }) => (target as Element).matches?.('[part=announcement]')).length
		}).observe(document.body, { childList: true, subtree: true })
	if (document.readyState === 'loading') addEventListener('DOMContentLoaded', listen)
	else listen()
}

/** What every browser does alike, in terms of what its driver can. */
export function formPage(driver: Driver): FormPage {
	const { run, until, type, press, pressControl, click, select } = driver
	const page: FormPage = {
		...driver,
		focus: (name) => run((selector) => (document.querySelector(selector) as HTMLElement).focus(), controlOf(name)),
		focused: () => run(() => document.activeElement?.closest<HTMLElement>('[data-name]')?.dataset['name'] ?? '', null),
		valueIn: (name) => run((selector) => (document.querySelector(selector) as HTMLInputElement).value, controlOf(name)),
		isInvalid: (name) => run((selector) => document.querySelector(selector)?.ariaInvalid === 'true', controlOf(name)),
		enter: async (name, text) => {
			await page.focus(name)
			await pressControl('a')
			await (text === '' ? press('Backspace') : type(text))
		},
		choose: (name, value) => select(controlOf(name), value),
		textOf: (selector) =>
			run((css) => {
				const element = document.querySelector(css)
				return element?.checkVisibility() ? element.textContent : null
			}, selector),
		submit: async () => {
			await click('#submit')
			return page.isDone()
		},
		isDone: async () => (await page.textOf('#done')) !== null,
		order: async () => JSON.parse((await page.textOf('#order')) ?? '{}').address,
		rulesAreThere: () =>
			until(() => {
				const element = document.querySelector('orderwright-address') as unknown as { verdict: { status: string } }
				return element.verdict.status !== 'unknown'
			}),
		watch: async () => {
			// Layout shifts are told in the next frame.
			await run(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))), null)
			return run(() => {
				const { watched } = globalThis as unknown as { watched: { said: number; moved: number; places: number[] } }
				const boxes = [...document.querySelectorAll('[part=field], [part=control], #submit')]
				const places = boxes.map((box) => box.getBoundingClientRect().top + scrollY)
				if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift'))
					watched.moved = places.filter((place, at) => !(Math.abs(place - (watched.places[at] ?? 0)) < 0.5)).length
				const seen = { said: watched.said, moved: watched.moved }
				Object.assign(watched, { said: 0, moved: 0, places })
				return seen
			}, null)
		},
		axe: async () => {
			await run((script) => {
				// biome-ignore lint/security/noGlobalEval: the script of axe-core, in a page of our own.
				if (!('axe' in globalThis)) globalThis.eval(script)
			}, AXE)
			return run(async () => {
				type Axe = { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
				const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run()
				return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)
			}, null)
		},
		overflow: () => run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth, null),
	}
	return page
}
