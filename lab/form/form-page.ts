import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The script of axe-core, for any page. */
export const AXE: string = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export type Check = (what: string, found: unknown, expected: unknown) => void

/** Checks that the page isn't too wide. Takes a picture if the run takes pictures. */
export type Shoot = (name: string) => Promise<void>

/** The keys that are pressed by name; all others are typed. */
export type Key = 'Tab' | 'Enter' | 'Backspace' | 'Delete' | 'Home' | 'ArrowDown'

/** The look of a page: a setting of the system or of the person. */
export type Look = 'light' | 'dark' | 'forced-colors'

/** The actions of a browser's driver on a page. Keys and clicks arrive as from a real keyboard and a real pointer. */
export interface Driver {
	/** Messages of the console, failed requests, and requests to other hosts. */
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
	/** Waits until a function returns true in the page. */
	readonly until: (isTrue: () => boolean) => Promise<void>
	/** Shows the text that an input method has so far in the field with the focus. */
	readonly compose: (text: string) => Promise<void>
	/** Ends a composition with a text. */
	readonly commit: (text: string) => Promise<void>
	readonly look: (look: Look) => Promise<void>
	readonly screenshot: (path: string) => Promise<void>
	readonly close: () => Promise<void>
}

/** A page with the checkout form, in any browser. */
export interface FormPage extends Driver {
	readonly focus: (name: string) => Promise<void>
	/** The name of the field with the focus. */
	readonly focused: () => Promise<string>
	readonly valueIn: (name: string) => Promise<string>
	readonly isInvalid: (name: string) => Promise<boolean>
	/** Replaces a field's value with a text, by keys. */
	readonly enter: (name: string, text: string) => Promise<void>
	readonly choose: (name: string, value: string) => Promise<void>
	/** Returns the text of an element; null if no such element is visible. */
	readonly textOf: (selector: string) => Promise<string | null>
	/** Clicks Continue, and returns whether the order was sent. */
	readonly submit: () => Promise<boolean>
	readonly isDone: () => Promise<boolean>
	/** Returns the fields of the order that was sent. */
	readonly order: () => Promise<Readonly<Record<string, string>>>
	readonly rulesAreThere: () => Promise<void>
	/** Returns how many messages a screen reader got since the last call (`said`), and how much of the page moved (`moved`). */
	readonly watch: () => Promise<{ readonly said: number; readonly moved: number }>
	/** Returns the problems that axe-core finds. */
	readonly axe: () => Promise<readonly string[]>
	/** Returns by how many pixels the page is too wide. */
	readonly overflow: () => Promise<number>
}

export const controlOf = (name: string): string => `[data-name="${name}"] [part=control]`
export const suggestionOf = (name: string): string => `[data-name="${name}"] [part=suggestion]`

/**
 * Watches a page from its first moment, or from the first moment that a driver can reach. Only Chromium reports layout shifts (Layout Instability).
 * In Firefox and WebKit, a page has moved if a field or the button is half a pixel or more from its place at the last call. A part that moves away
 * and back between two calls isn't noticed.
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

/** Returns a page for a driver. Its methods are the same in every browser, and only use the actions of the driver. */
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
			// Chromium reports layout shifts in the next frame.
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
