import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { installWebKit } from '../shared/debian.ts'
import { controlOf, type FormPage, formPage, type Key, startWatch } from './form-page.ts'

/** The keys of WebDriver that have a name. */
const KEYS: Readonly<Record<Key | 'Control', string>> = {
	Control: '\uE009',
	Tab: '\uE004',
	Enter: '\uE007',
	Backspace: '\uE003',
	Delete: '\uE017',
	Home: '\uE011',
	ArrowDown: '\uE015',
}
/** The name under which an answer of WebDriver contains an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const PATIENCE_MS = 30_000
/** Collects errors and messages of the console, because WebDriver doesn't report them. It starts with the first line that is run in a page. */
const LISTEN = `
	const heard = globalThis.heard ??= listen()
	function listen() {
		const list = []
		for (const name of ['warn', 'error']) {
			const say = console[name]
			console[name] = (...parts) => {
				list.push(name + ': ' + parts.join(' '))
				say.apply(console, parts)
			}
		}
		addEventListener('error', ({ message }) => list.push(message))
		addEventListener('unhandledrejection', ({ reason }) => list.push(String(reason)))
		return list
	}`

/** The result of a line of code in the page, and the errors and messages since the last line. */
interface Answered {
	readonly value?: unknown
	readonly fault?: string
	readonly heard: readonly string[]
}

/** A driver, which starts one WebKit for each page. */
export interface WebKit {
	readonly url: string
	readonly close: () => Promise<void>
}

/** Starts Debian's WebKitGTK in its own display, driven by WebDriver. */
export async function openWebKit(): Promise<WebKit> {
	installWebKit()
	const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
		stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
	})
	const [number] = (await once(display.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer]
	const port = await freePort()
	const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
		stdio: 'ignore',
		env: {
			...process.env,
			DISPLAY: `:${String(number).trim()}`,
			LANG: 'en_US.UTF-8',
			WEBKIT_DISABLE_COMPOSITING_MODE: '1',
		},
	})
	const url = `http://127.0.0.1:${port}`
	await until(async () => (await fetch(`${url}/status`)).ok)
	return {
		url,
		close: async () => {
			await end(driver)
			await end(display)
		},
	}
}

export async function openInWebKit(
	{ url: driver }: WebKit,
	url: string,
	width: number,
	ready: string = controlOf('zip'),
): Promise<FormPage> {
	const { sessionId } = await ask<{ sessionId: string }>('POST', `${driver}/session`, {
		capabilities: {
			alwaysMatch: {
				'webkitgtk:browserOptions': {
					binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
					args: ['--automation'],
				},
			},
		},
	})
	const session = `${driver}/session/${sessionId}`
	const post = <Answer>(path: string, body: object = {}): Promise<Answer> => ask('POST', `${session}/${path}`, body)
	const faults: string[] = []
	const run = async (code: string, argument: unknown): Promise<unknown> => {
		const script = `${LISTEN}
			const done = (answer) => arguments[1]({ ...answer, heard: heard.splice(0) })
			Promise.resolve(arguments[0]).then(${code}).then((value) => done({ value }), (error) => done({ fault: String(error) }))`
		const { value, fault, heard } = await post<Answered>('execute/async', { script, args: [argument] })
		faults.push(...heard)
		if (fault !== undefined) throw new Error(fault)
		return value
	}
	const find = async (selector: string): Promise<string> => {
		let found: Readonly<Record<string, string>> = {}
		await until(async () => {
			found = await post('element', { using: 'css selector', value: selector })
			return true
		})
		return found[ELEMENT] ?? ''
	}
	const click = async (selector: string): Promise<void> => {
		await post(`element/${await find(selector)}/click`)
	}
	const keys = async (actions: readonly object[]): Promise<void> => {
		await post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
	}
	const stroke = (value: string): readonly object[] => [
		{ type: 'keyDown', value },
		{ type: 'keyUp', value },
	]
	/** Waits for the page, then starts listening. WebDriver can't run a script before the page's own scripts. */
	const arrive = async (): Promise<void> => {
		await until(async () => (await run(`(css) => document.querySelector(css) !== null`, ready)) === true)
		await run(String(startWatch), null)
	}
	await post('timeouts', { script: PATIENCE_MS })
	await post('window/rect', { x: 0, y: 0, width, height: 1000 })
	await post('url', { url })
	await arrive()
	const lacking = async (): Promise<never> => {
		throw new Error('WebDriver cannot do this to WebKit: mark the test with @driver')
	}
	return formPage({
		faults,
		type: (text) => keys([...text].flatMap(stroke)),
		press: (key, times = 1) => keys(Array.from({ length: times }, () => stroke(KEYS[key])).flat()),
		pressControl: (letter) =>
			keys([{ type: 'keyDown', value: KEYS.Control }, ...stroke(letter), { type: 'keyUp', value: KEYS.Control }]),
		click,
		select: (selector, value) => click(`${selector} option[value="${value}"]`),
		goTo: async (address) => {
			await post('url', { url: address })
		},
		goBack: async () => {
			await post('back')
		},
		run: (task, argument) => run(String(task), argument) as never,
		until: (isTrue) => until(async () => (await run(String(isTrue), null)) === true),
		compose: lacking,
		commit: lacking,
		look: lacking,
		screenshot: async (path) => {
			await writeFile(path, await ask<string>('GET', `${session}/screenshot`), 'base64')
		},
		close: async () => {
			await ask('DELETE', session)
		},
	})
}

/** Sends a request to the driver. Throws if the driver rejects it. */
async function ask<Answer>(method: string, url: string, body?: object): Promise<Answer> {
	const response = await fetch(url, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
	const { value } = (await response.json()) as {
		value: Answer & { readonly message?: string; readonly error?: string }
	}
	if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
	return value
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
	const end = performance.now() + PATIENCE_MS
	for (;;) {
		if (await isTrue().catch(() => false)) return
		if (performance.now() > end) throw new Error('WebKit did not come to it in time')
		await new Promise((done) => setTimeout(done, 20))
	}
}

async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1')
	await once(server, 'listening')
	const { port } = server.address() as AddressInfo
	server.close()
	return port
}

async function end(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null) return
	child.kill()
	await once(child, 'exit')
}
