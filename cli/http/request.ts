import type { IncomingMessage } from 'node:http'
import type { ServiceAnswer } from 'orderwright/model'
import { problem } from './read-body.ts'

/** What a proxy may write before the path: a request in absolute form. */
const ORIGIN = /^https?:\/\/([^/?#]*)/i

/** A request as a server routes it. */
export interface Target {
	/** GET for HEAD: Node sends the headers of the answer without its body. */
	readonly method: string
	/** The path and the query. */
	readonly url: string
	/** The host that the request names, without its port, in small letters. */
	readonly host: string
}

export function readTarget({ method = '', url = '/', headers }: IncomingMessage): Target {
	const host = (ORIGIN.exec(url)?.[1] ?? headers.host ?? '').replace(/:\d+$/, '').toLowerCase()
	return { method: method === 'HEAD' ? 'GET' : method, url: url.replace(ORIGIN, '') || '/', host }
}

/** Returns the methods with HEAD after GET, for the header Allow. */
export function allowOf(methods: readonly string[]): string {
	return methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)).join(', ')
}

/** Returns whether a name or address is this machine's own: nobody else can reach it there. */
export function isLoopback(host: string): boolean {
	return /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i.test(host)
}

/** Returns the names that a server on this address answers to, beside its own; null for all: it is reached from outside. */
export function allowedHosts(host: string, names: readonly string[] = []): readonly string[] | null {
	return isLoopback(host) ? names.map((name) => name.toLowerCase()) : null
}

/** Returns the refusal of a request to a name that is neither allowed nor this machine's: a page of the web can point its own name here. */
export function refuseHost({ host }: Target, allowed: readonly string[] | null): ServiceAnswer | null {
	if (allowed === null || host === '' || isLoopback(host) || allowed.includes(host)) return null
	return problem(403, 'request.host', `Send a Host of this machine, or allow this one: --allow-host ${host}.`)
}
