import type { CreateTokensBody } from '../../../rules/contract/generated/types.ts'
import { type Call, fail, type Outcome, succeed } from '../call.ts'
import { objectOf, TEXT } from '../expectation.ts'
import { makeId, makeToken, takeIds } from '../ids.ts'
import { textOrNull } from '../json.ts'
import { modelIssue } from '../messages.ts'
import { ACCESS_SECONDS, withoutOld } from '../tokens.ts'

/**
 * Creates a pair of tokens for a client with the right secret (authentication.2). `expiresIn` is in seconds (D-82). Any number above zero passes,
 * because the API documentation doesn't show the unit. Expired pairs are dropped.
 */
export function createTokens({ state, now, moment, body }: Call<CreateTokensBody>): Outcome {
	const { clientId, clientSecret } = body
	const client = state.clients.find((each) => each.clientId === clientId && each.clientSecret === clientSecret)
	if (client === undefined) return fail(modelIssue('token.client', 'authentication.2'))
	const refreshToken = makeId(state.counter)
	const accessToken = makeToken(refreshToken, Math.floor(moment / 1000), ACCESS_SECONDS)
	return succeed({
		body: { accessToken, refreshToken, expiresIn: ACCESS_SECONDS },
		pattern: objectOf({ accessToken: TEXT, refreshToken: TEXT, expiresIn: { kind: 'positive' } }),
		after: (answered) => {
			const pair = {
				accessToken: textOrNull(answered, 'accessToken') || accessToken,
				refreshToken: textOrNull(answered, 'refreshToken') || refreshToken,
				clientId: client.clientId,
				issuedAt: now,
			}
			return takeIds({ ...state, tokens: [...withoutOld(state.tokens, moment), pair] }, [pair.refreshToken])
		},
	})
}
