import type { Issue } from '../../rules/core/issue.ts'
import { MAX_TOKEN_HEADER_LENGTH } from '../../rules/core/limits.ts'
import { modelIssue } from './messages.ts'
import { ageOf } from './readiness.ts'
import type { ServiceState, StoreClient, StoreToken } from './state.ts'

/** The lifetime of an access token in seconds (authentication.3). */
export const ACCESS_SECONDS = 600

/** The lifetime of a refresh token in seconds. How to exchange it is not documented. */
const REFRESH_SECONDS = 30 * 24 * 60 * 60

/** The scheme in any case, followed by the token. */
const BEARER = /^bearer +(\S+) *$/i

/** The caller of a request, or the reason why the request is rejected. */
export interface Caller {
	/** Null if the caller is unknown. */
	readonly client: StoreClient | null
	readonly refusal: Issue | null
	/** True if the token is so close to its time limit that some services accept it, and others don't. */
	readonly isDoubtful: boolean
}

/** The ages in milliseconds between which a service may accept or reject a token, because clocks differ and seconds are rounded. */
const DOUBTFUL_FROM = 599_000
const DOUBTFUL_TO = 602_000

/** Returns the caller for this header at this moment, or the reason why there is none (authentication.1 and .3). */
export function authenticate(state: ServiceState, authorization: unknown, moment: number): Caller {
	const header =
		typeof authorization === 'string' && authorization.length <= MAX_TOKEN_HEADER_LENGTH ? authorization : ''
	const [, accessToken] = BEARER.exec(header) ?? []
	if (accessToken === undefined) return nobody(modelIssue('token.missing', 'authentication.1'))
	// A service may issue one token again: its age counts from the last time.
	const token = state.tokens.filter((each) => each.accessToken === accessToken).at(-1)
	const client = state.clients.find(({ clientId }) => clientId === token?.clientId)
	if (token === undefined || client === undefined) return nobody(modelIssue('token.unknown', 'authentication.1'))
	const age = ageOf(token.issuedAt, moment)
	const refusal = age < ACCESS_SECONDS * 1000 ? null : modelIssue('token.expired', 'authentication.3')
	return { client, refusal, isDoubtful: age >= DOUBTFUL_FROM && age < DOUBTFUL_TO }
}

function nobody(refusal: Issue): Caller {
	return { client: null, refusal, isDoubtful: false }
}

/** Returns the pairs in which at least one token is valid. */
export function withoutOld(tokens: readonly StoreToken[], moment: number): readonly StoreToken[] {
	const isGood = (token: StoreToken): boolean => ageOf(token.issuedAt, moment) < REFRESH_SECONDS * 1000
	return tokens.every(isGood) ? tokens : tokens.filter(isGood)
}
