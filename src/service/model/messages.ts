import { type Issue, makeIssue, type Params, type Path, type RuleId } from '../../rules/core/issue.ts'

export const MODEL_MESSAGES = {
	'token.missing': 'The access token is missing. Send it in the header Authorization, after Bearer.',
	'token.unknown': 'This access token is unknown. Get one with create-tokens.',
	'token.expired': 'This access token expired after 10 minutes. Get a new one with create-tokens.',
	'token.client': 'No client has this clientId and clientSecret. Check both.',
	'resource.operation': '"{operation}" isn\'t an operation of the interface. Check its name.',
	'resource.company': 'This client has no company "{id}". Check companyId.',
	'resource.collection': 'This client has no collection "{id}". Check collectionId.',
	'resource.product': 'This collection has no product "{id}". Check productId.',
	'resource.variant': 'This collection has no variant "{id}". Check variantId.',
	'resource.person': 'Nobody in this collection has the email address {email}. Create the person with create-people.',
	'order.personalization.missing': '"{id}" doesn\'t exist for this person yet. Create it with get-product first.',
	'personalization.none': 'The collection "{id}" has no personalized products. Choose one that has.',
	'model.now': 'The instant of the request must be a date-time like 2026-01-31T09:30:00Z.',
} as const

export const ACCEPT_MESSAGES = {
	'response.status': 'The status code should be {expected}. Received: {actual}.',
	'response.field': '{field} should be {expected}. Received: {actual}.',
	'response.extra': '{field} should not be there: it does not belong to this answer.',
} as const

export const SEED_MESSAGES = {
	'seed.part.dropped': "{part} isn't in the state, because the model can't read it. Check its type and its fields.",
} as const

/** The issue codes of `step`. */
export type ModelCode = keyof typeof MODEL_MESSAGES

/** Returns the error for a request that the model rejects. */
export function modelIssue(code: ModelCode, rule: RuleId, path: Path = [], params: Params = {}): Issue<ModelCode> {
	return makeIssue(MODEL_MESSAGES, code, { severity: 'error', path, rule, params })
}
