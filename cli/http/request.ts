import type { IncomingMessage } from 'node:http'
import type { ServiceAnswer } from 'orderwright/model'
import { problem } from './read-body.ts'

/** Matches the origin that a proxy may write before the path (a request in absolute form). */
const ORIGIN = /^https?:\/\/([^/?#]*)/i

/** A request as a server routes it. */
export interface Target {
	/** GET for HEAD: Node sends the headers of the answer without the body. */
	readonly method: string
	/** The path and the query. */
	readonly url: string
	/** The host in the request, without its port and in small letters. */
	readonly host: string
}

export function readTarget({ method = '', url = '/', headers }: IncomingMessage): Target {
	const host = (ORIGIN.exec(url)?.[1] ?? headers.host ?? '').replace(/:\d+$/, '').toLowerCase()
	return { method: method === 'HEAD' ? 'GET' : method, url: url.replace(ORIGIN, '') || '/', host }
}

/** Returns the methods for the header Allow, with HEAD after GET. */
export function allowOf(methods: readonly string[]): string {
	return methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)).join(', ')
}

/** Returns whether a name or address belongs only to this machine, so that no other machine can reach it. */
export function isLoopback(host: string): boolean {
	return /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i.test(host)
}

/** Returns the names that a server on this address accepts in `Host`; null if it accepts all names because other machines can reach it. */
export function allowedHosts(host: string, names: readonly string[] = []): readonly string[] | null {
	return isLoopback(host) ? names.map((name) => name.toLowerCase()) : null
}

/** Rejects a request whose `Host` is neither allowed nor a name of this machine. A web page could otherwise send its own name to this machine. */
export function refuseHost({ host }: Target, allowed: readonly string[] | null): ServiceAnswer | null {
	if (allowed === null || host === '' || isLoopback(host) || allowed.includes(host)) return null
	return problem(403, 'request.host', `Send a Host of this machine, or allow this one: --allow-host ${host}.`)
}
