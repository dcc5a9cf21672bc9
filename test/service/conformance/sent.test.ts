import { describe, expect, it } from 'vitest'
import { checkService } from '../../../src/entries/conformance.ts'
import type { OperationId } from '../../../src/entries/contract.ts'
import { type Fault, SEED, serve } from './service.ts'

type Json = ReturnType<typeof JSON.parse>

const REFUSED = { statusCode: 422, body: { message: 'No.', errorCode: 'NO', statusCode: 422 } }
/** A service that refuses some orders. */
const refusing =
	(isRefused: (body: Json) => boolean): Fault =>
	({ request, state, take }) =>
		request.operation === 'validate-order' && isRefused(request.body)
			? { state, answer: take().answer.statusCode === 200 ? REFUSED : take().answer }
			: take()
/** A service that finds people by a pattern which it makes from the e-mail that it is asked for. */
const finding =
	(toPattern: (email: string) => RegExp): Fault =>
	({ request, state, take }) => {
		const { emails, ...body } = (request.body ?? {}) as { readonly emails?: readonly string[] }
		if (request.operation !== 'list-people' || emails === undefined) return take()
		const known = state.collections.flatMap(({ people }) => people.flatMap(({ email }) => email ?? []))
		const found = known.filter((each) => emails.some((email) => toPattern(email).test(each)))
		return take({ ...request, body: { ...body, emails: found } })
	}
const quote = (text: string): string => text.replace(/[.+]/g, '\\$&')

describe('values that usual services take, and those that they must not find', () => {
	it.each<[string, OperationId, string, Fault]>([
		['streets beyond ASCII', 'validate-order', 'stricter', refusing(({ address }) => /[^ -~]/.test(address?.address1))],
		['a part of an e-mail', 'list-people', 'different', finding((email) => new RegExp(quote(email)))],
		[
			'a sign for any letter',
			'list-people',
			'different',
			finding((email) => new RegExp(`^${quote(email).replaceAll('_', '.')}$`)),
		],
	])('are sent: %s', async (_, operation, difference, fault) => {
		const { send, ...service } = serve(fault)
		const operations: readonly OperationId[] = ['create-people', operation]
		const asked = { writes: operation === 'list-people', operations }
		const { failures } = await checkService(send, { seed: SEED, ...service, countries: ['US'], ...asked })
		expect(failures).toMatchObject([{ operation, difference }])
	})
})
