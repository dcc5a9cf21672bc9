import { parseMoment } from '../calendar/parse-moment.ts'
import type { Issue } from '../core/issue.ts'
import { modelIssue } from './messages.ts'
import type { ServiceState, StoreClient, StoreToken } from './state.ts'

/** The lifetime of an access token (authentication.3). */
export const ACCESS_SECONDS = 600

/** The lifetime of a refresh token. How to exchange it is not shown. */
const REFRESH_SECONDS = 30 * 24 * 60 * 60

/** The scheme in any case, then the token. */
const BEARER = /^bearer +(\S+) *$/i

/** Longer than any token; bounds the time. */
const LONGEST = 100_000

/** Who calls, and why the call is refused. */
export interface Caller {
	/** Null where nobody calls who is known. */
	readonly client: StoreClient | null
	readonly refusal: Issue | null
	/** True so near to the end of the token's life that a service may see it on the other side. */
	readonly isDoubtful: boolean
}

/** How far clocks and whole seconds may put the end of a token's life, in milliseconds. */
const DOUBTFUL_FROM = 599_000
const DOUBTFUL_TO = 602_000

/** Who calls with this header at this moment; else why nobody does (authentication.1 and .3). */
export function authenticate(state: ServiceState, authorization: unknown, moment: number): Caller {
	const header = typeof authorization === 'string' && authorization.length <= LONGEST ? authorization : ''
	const [, accessToken] = BEARER.exec(header) ?? []
	if (accessToken === undefined) return nobody(modelIssue('token.missing', 'authentication.1'))
	const token = state.tokens.find((each) => each.accessToken === accessToken)
	const client = state.clients.find(({ clientId }) => clientId === token?.clientId)
	if (token === undefined || client === undefined) return nobody(modelIssue('token.unknown', 'authentication.1'))
	const age = ageOf(token, moment)
	const refusal = age < ACCESS_SECONDS * 1000 ? null : modelIssue('token.expired', 'authentication.3')
	return { client, refusal, isDoubtful: age >= DOUBTFUL_FROM && age < DOUBTFUL_TO }
}

function nobody(refusal: Issue): Caller {
	return { client: null, refusal, isDoubtful: false }
}

/** The pairs with at least one valid token. */
export function withoutOld(tokens: readonly StoreToken[], moment: number): readonly StoreToken[] {
	const isGood = (token: StoreToken): boolean => ageOf(token, moment) < REFRESH_SECONDS * 1000
	return tokens.every(isGood) ? tokens : tokens.filter(isGood)
}

/** In milliseconds; for ever, where nobody knows when the token was made. */
function ageOf({ issuedAt }: StoreToken, moment: number): number {
	const issued = parseMoment(issuedAt)
	return issued === null ? Number.POSITIVE_INFINITY : moment - issued
}
