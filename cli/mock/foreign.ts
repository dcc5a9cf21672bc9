import type { IncomingHttpHeaders } from 'node:http'
import type { ServiceAnswer } from 'orderwright/model'
import { problem } from '../http/problem.ts'

/** Returns whether a name or address is this machine's own: nobody else can reach it there. */
export function isLoopback(host: string): boolean {
	return /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i.test(host)
}

/**
 * Returns the refusal of a request that a page of somebody else may have sent; null if there is no reason for one. The paths for tests show
 * every secret of the store, so no other origin may ask them. With a list of hosts, the name in `Host` has to be on it or mean this
 * machine.
 */
export function refuseForeign(
	{ host, origin }: IncomingHttpHeaders,
	isControl: boolean,
	allowedHosts: readonly string[] | null,
): ServiceAnswer | null {
	const name = (host ?? '').replace(/:\d+$/, '').toLowerCase()
	if (allowedHosts !== null && name !== '' && !isLoopback(name) && !allowedHosts.includes(name))
		return problem(403, 'request.host', `Send a Host of this machine, or allow this one: --allow-host ${name}.`)
	if (isControl && origin !== undefined && origin !== `http://${host}`)
		return problem(403, 'request.origin', 'The paths for tests show secrets. Ask them from no page of another origin.')
	return null
}
