import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'

/** How long the browser may take for one answer, in milliseconds. */
const PATIENCE = 30_000

/** A page in headless Chromium, driven through its debugging pipe. */
export interface Page {
	readonly open: (url: string) => Promise<void>
	/** The value of an expression in the page. */
	readonly ask: (expression: string) => Promise<unknown>
	/** Types a text as keys do, one character after the other. */
	readonly type: (text: string) => Promise<void>
	/** A key without a character: `Tab`, `Backspace`, `Delete`, `ArrowLeft`, `Home`, `Enter`. */
	readonly press: (key: string) => Promise<void>
	/** Clicks in the middle of an element. */
	readonly click: (selector: string) => Promise<void>
	readonly resize: (width: number, height: number) => Promise<void>
	/** The whole page as a PNG. */
	readonly shoot: () => Promise<Buffer>
	readonly close: () => Promise<void>
}

type Answer = { readonly id?: number; readonly result?: Record<string, unknown>; readonly error?: { message: string } }

const KEY_CODES: Readonly<Record<string, number>> = {
	Tab: 9,
	Enter: 13,
	Backspace: 8,
	Delete: 46,
	Home: 36,
	End: 35,
	ArrowLeft: 37,
	ArrowRight: 39,
}

export async function openBrowser(): Promise<Page> {
	const profile = mkdtempSync(join(tmpdir(), 'orderwright-form-'))
	const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--lang=en-US']
	const browser = spawn('chromium', [...flags, `--user-data-dir=${profile}`, '--remote-debugging-pipe'], {
		stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
	})
	const input = browser.stdio[3] as Writable
	const output = browser.stdio[4] as Readable
	const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>()
	const ended = new Promise<void>((resolve) => browser.once('close', () => resolve()))
	const fail = (error: Error): void => {
		for (const { reject } of waiting.values()) reject(error)
		waiting.clear()
	}
	browser.on('error', fail)
	browser.once('close', () => fail(new Error('Chromium ended')))
	let rest = ''
	output.setEncoding('utf8').on('data', (chunk: string) => {
		const messages = (rest + chunk).split('\0')
		rest = messages.pop() ?? ''
		for (const message of messages) {
			const answer = JSON.parse(message) as Answer
			if (answer.id === undefined) continue
			waiting.get(answer.id)?.resolve(answer)
			waiting.delete(answer.id)
		}
	})

	let last = 0
	let session: string | undefined
	async function send(method: string, params: object = {}): Promise<Record<string, unknown>> {
		const id = ++last
		const { error, result = {} } = await new Promise<Answer>((resolve, reject) => {
			const timer = setTimeout(() => reject(new Error(`${method}: no answer`)), PATIENCE)
			const done = (answer: Answer): void => {
				clearTimeout(timer)
				resolve(answer)
			}
			waiting.set(id, { resolve: done, reject })
			input.write(`${JSON.stringify({ id, method, params, sessionId: session })}\0`)
		})
		if (error !== undefined) throw new Error(`${method}: ${error.message}`)
		return result
	}
	async function ask(expression: string): Promise<unknown> {
		const { result, exceptionDetails } = await send('Runtime.evaluate', {
			expression,
			returnByValue: true,
			awaitPromise: true,
		})
		if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails))
		return (result as { value?: unknown }).value
	}
	async function key(type: string, details: object): Promise<void> {
		await send('Input.dispatchKeyEvent', { type, ...details })
	}

	const { targetId } = await send('Target.createTarget', { url: 'about:blank' })
	const attached = await send('Target.attachToTarget', { targetId, flatten: true })
	session = String(attached['sessionId'])
	await send('Page.enable')

	return {
		ask,
		open: async (url) => {
			await send('Page.navigate', { url })
			for (let tries = 0; (await ask('document.readyState')) !== 'complete' && tries < 200; tries++)
				await new Promise((resolve) => setTimeout(resolve, 50))
		},
		type: async (text) => {
			for (const character of text) {
				await key('keyDown', { key: character, text: character })
				await key('keyUp', { key: character })
			}
		},
		press: async (name) => {
			const details = { key: name, code: name, windowsVirtualKeyCode: KEY_CODES[name] ?? 0 }
			await key(name === 'Enter' ? 'keyDown' : 'rawKeyDown', name === 'Enter' ? { ...details, text: '\r' } : details)
			await key('keyUp', details)
		},
		click: async (selector) => {
			const at = (await ask(
				`(() => { const e = document.querySelector(${JSON.stringify(selector)}); e.scrollIntoView({ block: 'center' }); const b = e.getBoundingClientRect(); return { x: b.x + b.width / 2, y: b.y + b.height / 2 } })()`,
			)) as { x: number; y: number }
			for (const type of ['mousePressed', 'mouseReleased'])
				await send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 })
		},
		resize: async (width, height) => {
			await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: width < 600 })
		},
		shoot: async () => {
			const { data } = await send('Page.captureScreenshot', { format: 'png', captureBeyondViewport: true })
			return Buffer.from(String(data), 'base64')
		},
		close: async () => {
			browser.kill()
			await ended
			rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
		},
	}
}
