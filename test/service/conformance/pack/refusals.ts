import type { State } from './state.ts'
import type { Answer, Json, Refusal } from './types.ts'

/** The body and status of a refusal, as this service shows it. */
export function showRefusal({ is }: State, { message, errorCode, statusCode }: Refusal, operation: string): Answer {
	const body: Json = { message, errorCode, statusCode }
	const headers = { 'content-type': 'application/json' }
	const say = (shown: Json, status = statusCode): Answer => ({ statusCode: status, body: shown, headers })
	if (is('errors are called HTML')) return { ...say(body), headers: { 'content-type': 'text/html' } }
	if (is('errors are called problems')) return { ...say(body), headers: { 'content-type': 'application/problem+json' } }
	if (is('errors have no errorCode')) return say({ message, statusCode })
	if (is('errors have no message')) return say({ errorCode, statusCode })
	if (is('errors have no statusCode')) return say({ message, errorCode })
	if (is('errors are texts')) return say(message)
	if (is('the message of an error is null')) return say({ ...body, message: null })
	if (is('the message of an error is an object')) return say({ ...body, message: { text: message } })
	if (is('the errorCode is called code')) return say({ message, code: errorCode, statusCode })
	if (is('the statusCode is called status')) return say({ message, errorCode, status: statusCode })
	if (is('the message is called error')) return say({ error: message, errorCode, statusCode })
	if (is(`${operation}: errors have no errorCode`)) return say({ message, statusCode })
	if (is('errors have no body')) return say(null)
	if (is('errors are wrapped')) return say({ error: body })
	if (is('errors are lists')) return say([body])
	if (is('errors have a list of messages')) return say({ ...body, message: [message] })
	if (is('the errorCode is a number')) return say({ ...body, errorCode: 17 })
	if (is('the errorCode is null')) return say({ ...body, errorCode: null })
	if (is('the statusCode of an error is a text')) return say({ ...body, statusCode: String(statusCode) })
	if (is('open: the statusCode of an error is always 500')) return say({ ...body, statusCode: 500 })
	if (is('open: the statusCode of an error is that of the program')) return say({ ...body, statusCode: 1042 })
	if (is('errors have the status 200')) return say(body, 200)
	if (is('errors have the status 302')) return say(body, 302)
	if (statusCode === 401 && is('errors of tokens have no body')) return say(null)
	if (statusCode === 401 && is('errors of tokens are those of OAuth'))
		return say({ error: 'invalid_token', error_description: message })
	if (statusCode === 404 && is('errors of what is unknown are HTML'))
		return { ...say('<h1>Not found</h1>'), headers: { 'content-type': 'text/html' } }
	if (statusCode === 422 && is('errors of rules have no errorCode')) return say({ message, statusCode })
	if (statusCode === 400 && is('errors of bodies are lists')) return say({ errors: [body] })
	if (errorCode === 'TOKEN_EXPIRED' && is('errors of old tokens have no errorCode')) return say({ message, statusCode })
	if (errorCode === 'TOKEN_EXPIRED' && is('an old token is a 200 with an error')) return say(body, 200)
	if (errorCode === 'COMPANY_MISSING' && is('errors of a missing company have no message'))
		return say({ errorCode, statusCode })
	if (errorCode === 'BALANCE_INSUFFICIENT' && is('an order that is too dear is a 200 with an error'))
		return say(body, 200)
	if (errorCode === 'BALANCE_INSUFFICIENT' && is('errors of the balance have no statusCode'))
		return say({ message, errorCode })
	if (errorCode === 'PERSONALIZATION_MISSING' && is('errors of what was not made have no errorCode'))
		return say({ message, statusCode })
	if (errorCode.startsWith('TAX_NUMBER') && is('errors of tax numbers are texts')) return say(message)
	if (errorCode === 'SHIPPING_CLOSED' && is('errors of regions have no message')) return say({ errorCode, statusCode })
	if (errorCode === 'SHIPPING_CLOSED' && is('a closed region is success false')) return say({ success: false }, 200)
	if (is('errors have no type')) return { ...say(body), headers: {} }
	if (operation === 'create-tokens' && is('create-tokens: errors are those of OAuth'))
		return say({ error: 'invalid_client' })
	if (operation === 'validate-order' && statusCode === 422) {
		if (is('validate-order: errors are success false')) return say({ success: false }, 200)
		if (is('validate-order: errors have no statusCode')) return say({ message, errorCode })
	}
	if (operation === 'list-orders' && statusCode === 400 && is('list-orders: errors are texts')) return say(message)
	if (operation === 'place-order' && statusCode === 422 && is('place-order: errors have no message'))
		return say({ errorCode, statusCode })
	if (statusCode === 422 && is('a refused order is a 500 with HTML'))
		return { ...say('<h1>Oops</h1>', 500), headers: { 'content-type': 'text/html' } }
	if (statusCode === 404 && is('what is unknown is a 500 without a body')) return say(null, 500)
	if (statusCode === 404 && operation === 'get-collection-status' && is('an unknown store is ready'))
		return say({ isReady: true }, 200)
	const isOfStore = errorCode === 'COLLECTION_UNKNOWN' && operation === 'reward'
	if (isOfStore && is('open: a reward in an unknown store reaches nobody')) return say({ numAffectedPeople: 0 }, 200)
	if (statusCode === 404 && operation === 'validate-order' && is('an order in an unknown store is valid'))
		return say({ success: true }, 200)
	if (statusCode === 404 && operation === 'get-product' && is('an unknown product is empty')) return say({}, 200)
	if (statusCode === 404 && operation === 'get-product' && is('an unknown product is null')) return say(null, 200)
	if (statusCode === 404 && operation === 'get-collection-status' && is('open: an unknown store is not ready'))
		return say({ isReady: false }, 200)
	if (statusCode === 404 && operation === 'update-product' && is('open: an update of what there is not says false'))
		return say({ success: false }, 200)
	if (
		errorCode === 'COLLECTION_UNKNOWN' &&
		operation.startsWith('list-') &&
		is('open: lists of an unknown store are empty')
	)
		return say(operation === 'list-people' ? [] : { data: [], count: 0 }, 200)
	if (is('open: every refusal is 400')) return say({ ...body, statusCode: 400 }, 400)
	if (statusCode === 404 && is('open: what is unknown is 403')) return say({ ...body, statusCode: 403 }, 403)
	if (statusCode === 401 && is('open: a wrong token is 403')) return say({ ...body, statusCode: 403 }, 403)
	if (is('open: an error shows error null')) return say({ ...body, error: null })
	if (is('open: errors are in French'))
		return say({ ...body, message: 'La requête est refusée.', errorCode: 'requête.refusée' })
	if (is('open: a refusal says more')) return say({ ...body, error: [{ any: 'thing' }], requestId: 'r-1' })
	return say(body)
}
