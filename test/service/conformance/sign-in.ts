import { createState, type ServiceState, step } from '../../../src/entries/model.ts'
import { SEED, START } from './pack/store.ts'

/** Returns the model's store of the catalogue after its first client has signed in, and that client's `Authorization` header. */
export function signIn(): { readonly state: ServiceState; readonly authorization: string } {
	const [client] = SEED.clients
	if (client === undefined) throw new Error('the seed has a client')
	const { clientId, clientSecret } = client
	const body = { clientId, clientSecret, grantType: 'clientCredentials' }
	const { state, answer } = step(createState(SEED), { operation: 'create-tokens', body }, new Date(START).toISOString())
	return { state, authorization: `Bearer ${(answer.body as { accessToken: string }).accessToken}` }
}
