import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { bundlePage } from '../../../examples/serve.ts'
import { FRAMEWORKS } from '../../../lab/form/frameworks.ts'

/** The policy of a careful shop: no inline script or style, no `eval`, and no text that becomes markup. */
const POLICY =
	"default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; form-action 'self'; require-trusted-types-for 'script'; trusted-types vue svelte-trusted-html lit-html"

/** Angular compiles a component in the browser, unless a build does. */
const COMPILES = POLICY.replace("script-src 'self'", "script-src 'self' 'unsafe-eval'").replace(/; require-.*/, '')

/** A server of pages under test, and what it was asked. */
export interface Cases {
	readonly url: string
	/** The file with the rules. */
	readonly rules: 'form-rules' | 'country-rules'
	/** Returns the address of a page with this markup in its body. */
	readonly pageOf: (
		body: string,
		options?: {
			readonly isUndefined?: boolean
			readonly html?: string
			readonly script?: string
			readonly css?: string
		},
	) => string
	/** Answers no request of a path with this text, until `release` is called. */
	readonly hold: (text: string) => void
	/** Fails every request of a path with this text, until `release` is called. */
	readonly fail: (text: string) => void
	readonly release: () => void
	/** The paths that were asked, and the bodies of the forms that were sent. */
	readonly asked: readonly string[]
	readonly close: () => void
}

/** Serves pages with the built library on this machine alone, with the rules of all countries or with the data of US. */
export async function serveCases(hasCountryData: boolean): Promise<Cases> {
	const usual = hasCountryData ? 'blocks.js' : 'case.js'
	const folder = join(import.meta.dirname, 'pages')
	const scripts = new Map<string, string>()
	const bundles = new Map<string, Promise<void>>()
	const bundle = (script: string): Promise<void> => {
		let done = bundles.get(script)
		if (done === undefined) {
			// React warns of what it hydrates in development alone.
			const mode = script === 'react.tsx' ? 'development' : 'production'
			done = bundlePage(folder, script, FRAMEWORKS, mode).then((files) => {
				for (const [path, text] of files) scripts.set(path.replace('/built/page.js', `/built/${script}`), text)
			})
			bundles.set(script, done)
		}
		return done
	}
	const sheets: string[] = []
	const asked: string[] = []
	let [held, failing] = ['', '']
	let waiting: (() => void)[] = []
	const server = createServer(async (request, response) => {
		const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
		let body = ''
		for await (const part of request) body += String(part)
		asked.push(request.method === 'POST' ? `${pathname} ${body}` : pathname)
		if (failing !== '' && pathname.includes(failing)) return response.writeHead(503).end()
		if (held !== '' && pathname.includes(held)) await new Promise<void>((resolve) => waiting.push(resolve))
		if (pathname === '/favicon.ico') return response.writeHead(204).end()
		if (pathname.startsWith('/built/')) {
			const script = scripts.get(pathname)
			if (script === undefined) return response.writeHead(404).end()
			response.setHeader('content-type', 'text/javascript; charset=utf-8')
			return response.end(script)
		}
		if (pathname.startsWith('/css/')) {
			response.setHeader('content-type', 'text/css; charset=utf-8')
			return response.end(sheets[Number(pathname.slice('/css/'.length))])
		}
		const script = searchParams.get('script') ?? usual
		const css = searchParams.get('css')
		const link = css === null ? '' : `<link rel="stylesheet" href="/css/${css}">`
		await bundle(script)
		response.setHeader('content-type', 'text/html; charset=utf-8')
		response.setHeader('content-security-policy', script.includes('angular') ? COMPILES : POLICY)
		return response.end(
			`<!doctype html><html ${searchParams.get('html') ?? 'lang="en"'}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Page</title><link rel="icon" href="data:,">${link}<script type="module" src="/built/${script}"></script></head><body><main>${searchParams.get('body') ?? ''}</main></body></html>`,
		)
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
	return {
		url,
		rules: hasCountryData ? 'country-rules' : 'form-rules',
		asked,
		pageOf: (body, { isUndefined = false, html = 'lang="en"', script = usual, css } = {}) => {
			const sheet = css === undefined ? {} : { css: String(sheets.push(css) - 1) }
			return `${url}page?${new URLSearchParams({ body, html, script, ...sheet, ...(isUndefined ? { undefined: '' } : {}) })}`
		},
		hold: (text) => {
			held = text
		},
		fail: (text) => {
			failing = text
		},
		release: () => {
			held = failing = ''
			for (const go of waiting) go()
			waiting = []
		},
		close: () => server.close(),
	}
}
