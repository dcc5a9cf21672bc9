import type { Operation } from './operations.ts'
import { type Call, DAY, HOUR, type State } from './state.ts'
import { choice, type Json, refuse, text } from './types.ts'

/** Returns the token of the header. Rejects a request without a valid token. */
function findToken({ is, clock, clients, tokens }: State, authorization: Json, operation: Operation): Json {
	const written = text(authorization)
	const [scheme = '', given = ''] = written.split(' ')
	const anyToken = { clientId: clients[0].clientId, issuedAt: clock() }
	if (written === '') {
		if (is('no token is needed') || is(`${operation}: no token is needed`)) return anyToken
		refuse(401, 'TOKEN_MISSING')
	}
	const named = (value: string): Json => tokens.find((each) => each.accessToken === value)
	if (scheme.toLowerCase() === 'bearer' && scheme !== 'Bearer' && is('open: the scheme is Bearer, in capitals'))
		refuse(401, 'TOKEN_MISSING')
	const glued = scheme.startsWith('Bearer') ? named(scheme.slice(6)) : undefined
	if (glued !== undefined && is('Bearer needs no space')) return glued
	if (scheme.toLowerCase() !== 'bearer') {
		if (is('any scheme of authorization is good')) return anyToken
		const bare = named(written)
		if (bare !== undefined && is('a token is good without Bearer')) return bare
		refuse(401, 'TOKEN_MISSING')
	}
	const token = named(given)
	if (token !== undefined) {
		if (token.isOld === true && is('the second token of a client ends the first')) refuse(401, 'TOKEN_EXPIRED')
		const isLatest = tokens.at(-1)?.clientId === token.clientId
		if (!isLatest && is('a sign-in of another client ends the tokens')) refuse(401, 'TOKEN_EXPIRED')
		if (token.isSuspect === true && is('a wrong secret ends the tokens of its client')) refuse(401, 'TOKEN_EXPIRED')
		return token
	}
	const behind = named(written.split(' ').at(-1) ?? '')
	if (behind !== undefined && is('a token is good behind any words')) return behind
	const signed = (one: string): string => one.split('.').slice(0, 2).join('.')
	const alike: readonly (readonly [string, (one: string) => boolean])[] = [
		[
			choice('a token that nobody signed is good'),
			(one) => given.endsWith('.') && one.split('.')[1] === given.split('.')[1],
		],
		[choice('the signature of a token is not read'), (one) => signed(one) === signed(given)],
		[choice('the beginning of a token is good'), (one) => given.length > 8 && one.startsWith(given)],
		[
			choice('the last character of a token is not read'),
			(one) => one.length === given.length && one.slice(0, -1) === given.slice(0, -1),
		],
		[choice('a token with more behind it is good'), (one) => given.startsWith(one)],
		[choice('a token is good in any case'), (one) => one.toLowerCase() === given.toLowerCase()],
	]
	for (const [name, isAlike] of alike) {
		const found = tokens.find(({ accessToken }) => isAlike(accessToken))
		if (found !== undefined && is(name)) return found
	}
	const refreshed = tokens.find(({ refreshToken }) => refreshToken === given)
	if (refreshed !== undefined && is('a refresh token is an access token')) return { ...refreshed, issuedAt: clock() }
	if (is('any token is good')) return anyToken
	return refuse(401, 'TOKEN_UNKNOWN')
}

/** Returns the client who sent a request. */
export function authenticate(state: State, authorization: Json, operation: Operation): Json {
	const { is, clock } = state
	const token = findToken(state, authorization, operation)
	const age = clock() - token.issuedAt
	const client = state.clients.find((each) => each.clientId === token.clientId)
	if (age >= 60_000 && is('tokens live one minute')) refuse(401, 'TOKEN_EXPIRED')
	if (age >= 300_000 && is('tokens live five minutes')) refuse(401, 'TOKEN_EXPIRED')
	if (age >= 540_000 && is('tokens live nine minutes')) refuse(401, 'TOKEN_EXPIRED')
	if (Math.floor(token.issuedAt / DAY) < Math.floor(clock() / DAY) && is('tokens end at midnight'))
		refuse(401, 'TOKEN_EXPIRED')
	if (age < 600_000 || (age <= 601_000 && is('open: a token is good for a second more'))) {
		if (is('a token lives on while it is used')) token.issuedAt = clock()
		return client
	}
	if (is('tokens live for ever') || is(`${operation}: tokens do not age`)) return client
	if (age < 660_000 && is('tokens live eleven minutes')) return client
	if (age < HOUR && is('tokens live an hour')) return client
	if (age < HOUR && client.isPartner && is('tokens of partners live an hour')) return client
	return refuse(401, 'TOKEN_EXPIRED')
}

export function createTokens(state: State, { body }: Call): Json {
	const { is, clients, tokens } = state
	const { clientId, clientSecret } = body
	const client = clients.find((each) => each.clientId === clientId)
	const bySecret = clients.find((each) => each.clientSecret === clientSecret)
	if (client === undefined && bySecret !== undefined && is('any client is good with a known secret'))
		return issue(state, bySecret)
	if (client === undefined && is('any client is good')) return issue(state, clients[0])
	if (client === undefined) return refuse(401, 'CLIENT_UNKNOWN')
	const secret = text(client.clientSecret)
	const given = text(clientSecret)
	const good: readonly (readonly [string, boolean])[] = [
		[choice('the beginning of a secret is good'), given !== '' && secret.startsWith(given)],
		[choice('a secret with more behind it is good'), given.startsWith(secret)],
		[choice('a secret is good in any case'), given.toLowerCase() === secret.toLowerCase()],
		[choice('no secret is good'), clientSecret === undefined],
		[choice('an empty secret is good'), clientSecret === ''],
		[choice('a secret of null is good'), clientSecret === null],
		[choice('the secret of another client is good'), bySecret !== undefined],
		[choice('a secret of the same length is good'), given.length === secret.length],
		[choice('the id of a client is its secret'), given === clientId],
		[choice('a secret is trimmed'), given.trim() === secret],
		[choice('a refresh token is a secret'), tokens.some((each) => each.refreshToken === given)],
		[choice('an access token is a secret'), tokens.some((each) => each.accessToken === given)],
		[choice('the secret of a partner is not read'), client.isPartner === true],
		[choice('any secret is good'), true],
	]
	if (clientSecret === secret || good.some(([name, isTrue]) => isTrue && is(name))) return issue(state, client)
	for (const each of tokens) if (each.clientId === clientId) each.isSuspect = true
	return refuse(401, 'SECRET_WRONG')
}

function issue(state: State, client: Json): Json {
	const { is, clock, clients, tokens, makeId } = state
	const first = tokens.find((each) => each.clientId === client.clientId)
	if (first !== undefined && is('a second sign-in answers with the first token')) return first.pair
	const owner = client !== clients[0] && is('every token is that of the first client') ? clients[0] : client
	const signature = makeId().replace(/-/g, '')
	const payload = `${signature.slice(0, 8)}${state.made}x${owner.clientId.length}`
	const accessToken = `eyJhbGciOiJub25lIn0.${payload}.${signature}S`
	const refreshToken = is('the refresh token is the access token') ? accessToken : makeId()
	const pair = { accessToken, refreshToken, expiresIn: is('open: expiresIn is in milliseconds') ? 600_000 : 600 }
	for (const each of tokens) {
		if (each.clientId !== owner.clientId) continue
		each.isOld = true
		if (is('a sign-in renews the tokens before')) each.issuedAt = clock()
	}
	tokens.push({ ...pair, pair, clientId: owner.clientId, issuedAt: clock() })
	return { ...pair }
}
