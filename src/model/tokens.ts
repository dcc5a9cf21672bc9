import { readMoment } from '../calendar/read-moment.ts'
import type { Issue } from '../core/issue.ts'
import { modelIssue } from './messages.ts'
import type { ServiceState, StoreClient, StoreToken } from './state.ts'

/** How long an access token lives (authentication.3). */
export const ACCESS_SECONDS = 600

/** How long a refresh token lives. How it is exchanged is not shown. */
const REFRESH_SECONDS = 30 * 24 * 60 * 60

/** The scheme in any case, then the token. */
const BEARER = /^bearer +(\S+) *$/i

/** Longer than any token, and soon read. */
const LONGEST = 100_000

/** Who calls with this header at this moment; else why nobody does (authentication.1 and .3). */
export function authenticate(state: ServiceState, authorization: unknown, moment: number): StoreClient | Issue {
	const header = typeof authorization === 'string' && authorization.length <= LONGEST ? authorization : ''
	const [, accessToken] = BEARER.exec(header) ?? []
	if (accessToken === undefined) return modelIssue('token.missing', 'authentication.1')
	const token = state.tokens.find((each) => each.accessToken === accessToken)
	const client = state.clients.find(({ clientId }) => clientId === token?.clientId)
	if (token === undefined || client === undefined) return modelIssue('token.unknown', 'authentication.1')
	return isOlder(token, moment, ACCESS_SECONDS) ? modelIssue('token.expired', 'authentication.3') : client
}

/** The pairs of which at least one token is good. */
export function withoutOld(tokens: readonly StoreToken[], moment: number): readonly StoreToken[] {
	return tokens.filter((token) => !isOlder(token, moment, REFRESH_SECONDS))
}

function isOlder({ issuedAt }: StoreToken, moment: number, seconds: number): boolean {
	const issued = readMoment(issuedAt)
	return issued === null || moment - issued >= seconds * 1000
}
