import { type Issue, makeIssue, type Params, type Path, type RuleId } from '../core/issue.ts'

export const MODEL_MESSAGES = {
	'token.missing': 'Send the header Authorization with Bearer and an access token.',
	'token.unknown': 'Get an access token by create-tokens: this one was never handed out.',
	'token.expired': 'Get a new access token by create-tokens: this one was good for 10 minutes.',
	'token.client': 'Check clientId and clientSecret: no client has both.',
	'resource.operation': 'Ask for an operation of the interface; {operation} is none.',
	'resource.company': 'Check companyId: {id} is no company of this client.',
	'resource.collection': 'Check collectionId: {id} is no collection of this client.',
	'resource.product': 'Check productId: {id} is no product of this collection.',
	'resource.variant': 'Check variantId: {id} is no variant of this collection.',
	'resource.person': 'Create {email} by create-people: nobody in this collection has this e-mail.',
	'order.personalization.missing': 'Create {id} for this person by get-product before it is ordered.',
	'personalization.none': 'Personalize a collection that has personalized products: {id} has none.',
	'model.now': 'Pass the instant of the request as a date-time such as 2026-01-31T09:30:00Z.',
} as const

export type ModelCode = keyof typeof MODEL_MESSAGES

/** The error of a request that the model refuses. */
export function modelIssue(code: ModelCode, rule: RuleId, path: Path = [], params: Params = {}): Issue<ModelCode> {
	return makeIssue(MODEL_MESSAGES, code, { severity: 'error', path, rule, params })
}
