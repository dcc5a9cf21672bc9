import { callField } from '../../rules/contract/calls.ts'
import type { OperationId } from '../../rules/contract/generated/operations.ts'
import { isList, readField } from '../../rules/core/read.ts'
import type { ServiceRequest } from '../model/call.ts'
import type { Expectation } from '../model/expectation.ts'
import { ordersOf } from '../model/order-log.ts'
import { isAwaited } from '../model/readiness.ts'
import type { ServiceState } from '../model/state.ts'
import { differs, type Found, type Mismatch } from './clause-of.ts'
import type { PlannedRequest } from './planned.ts'
import type { Session } from './session.ts'

/**
 * Returns a mismatch that the model can't find, because it concerns two fields or an earlier answer; null if nothing is wrong. `ready` contains the
 * collections and products that were ready and haven't changed since.
 */
export function judgeBesideModel(
	{ ready, shas, shown }: Pick<Session, 'ready' | 'shas' | 'shown'>,
	state: ServiceState,
	planned: PlannedRequest,
	request: ServiceRequest,
	found: Found,
): Mismatch | null {
	if (planned.operation === 'create-tokens') return judgePair(found)
	const lost = judgeLost(shown, state, request, found)
	return lost ?? judgeReady(ready, planned, request, found) ?? judgeSha(shas, planned, request, found)
}

/** The fields that the service keeps of a product, a person or a line. If it shows one of somebody, it shows it of everybody who has it. */
const KEPT: { readonly [Id in OperationId]?: readonly string[] } = {
	'get-product': ['notes'],
	'list-orders': ['personalizations'],
	'list-people': ['externalId', 'birthDate', 'startDate'],
}

/** Returns what the answer shows, each with what is known of it. Of lines, only those of new orders are known. */
function knownIn(
	{ collections }: ServiceState,
	{ operation, parameters, body }: ServiceRequest,
	{ got }: Found,
): readonly (readonly [own: unknown, item: unknown])[] {
	const id = parameters?.['collectionId'] ?? readField(body, 'collectionId')
	const store = collections.find((each) => each.id === id)
	const answer = readField(got, 'body')
	const listed = readField(answer, 'data') ?? answer
	const items = isList(listed) ? listed : [listed]
	if (store === undefined || (store.arePeopleOpen === true && operation === 'list-people')) return []
	const placed = ordersOf(store).flatMap(({ order, isPlaced, isOpen }) => (isPlaced === true && !isOpen ? order : []))
	const known = [...store.products.map(({ product }) => product), ...store.people, ...placed]
	return items.flatMap((item) => {
		const own = known.find((each) => each.id === readField(item, 'id'))
		const [ours, theirs] = [own, item].map((each) => readField(each, 'orderLineItems'))
		if (!isList(theirs)) return [[own, item] as const]
		const isOf = (variantId: unknown) => (line: unknown) => readField(line, 'variantId') === variantId
		return theirs.map((line) => [isList(ours) && ours.find(isOf(readField(line, 'variantId'))), line] as const)
	})
}

function judgeLost(shown: Set<string>, state: ServiceState, request: ServiceRequest, found: Found): Mismatch | null {
	const names = KEPT[request.operation] ?? []
	for (const [own, item] of names.length === 0 ? [] : knownIn(state, request, found)) {
		for (const name of names) {
			const value = readField(own, name)
			if (readField(item, name) ?? '') shown.add(name)
			else if (shown.has(name) && value) {
				const why = `${name} of ${readField(item, 'id')} should be ${JSON.stringify(value)}; it is missing, and others have theirs.`
				return differs(found, `${found.operation}.response`, why, `${found.operation} lost ${name}`)
			}
		}
	}
	return null
}

/** Two people with different data have different shas: a sha is "used for displaying images". */
function judgeSha(
	shas: Map<string, string>,
	{ operation }: PlannedRequest,
	{ body }: ServiceRequest,
	found: Found,
): Mismatch | null {
	const sha = operation === 'personalize' ? readField(readField(found.got, 'body'), 'sha') : null
	if (typeof sha !== 'string' || sha === '') return null
	const source = readField(body, 'sourceFields')
	// Other spellings of one name may be one person.
	const name = ['firstName', 'lastName'].map((key) => String(readField(source, key) ?? '')).join(' ')
	const person = /^[A-Z][a-z]+ [A-Z][a-z]+$/.test(name) ? name : null
	if (person === null) return null
	const known = shas.get(sha) ?? person
	shas.set(sha, known)
	if (known === person) return null
	const why = `sha should differ for other people; it is the same for ${known} and ${person}.`
	return differs(found, 'personalize.response', why, 'personalize sha')
}

/** Returns whether an answer of create-tokens has no access token. Every later request would then be rejected. */
export function isTokenMissing({ operation, got }: Found): boolean {
	return operation === 'create-tokens' && typeof readField(readField(got, 'body'), 'accessToken') !== 'string'
}

/** The writing operations after which no product or image has to be made. */
const MAKES_NOTHING: readonly OperationId[] = ['update-product', 'reward']

/** A pair of tokens has two. */
function judgePair(found: Found): Mismatch | null {
	const body = readField(found.got, 'body')
	const [access, refresh] = [readField(body, 'accessToken'), readField(body, 'refreshToken')]
	if (typeof access !== 'string' || access !== refresh) return null
	const why = 'refreshToken should be another token than accessToken; it is the same.'
	return differs(found, 'create-tokens.response', why, 'create-tokens pair')
}

/** A collection or product that was ready stays ready, unless something is made in the collection or the product is updated (service.7). */
function judgeReady(
	ready: Set<string>,
	{ operation }: PlannedRequest,
	{ parameters, body }: ServiceRequest,
	found: Found,
): Mismatch | null {
	const id = String(readField(parameters, 'collectionId') ?? readField(body, 'collectionId') ?? '')
	const product = `${id} ${readField(parameters, 'productId')}`
	const isMade =
		(callField(operation, 'writes') === true && !MAKES_NOTHING.includes(operation)) ||
		readField(parameters, 'firstName') !== undefined
	for (const each of isMade ? [...ready] : []) if (each === id || each.startsWith(`${id} `)) ready.delete(each)
	const untouched = `${id} untouched`
	if (operation === 'update-product') for (const each of [product, untouched]) ready.delete(each)
	const answered = readField(found.got, 'body')
	const isStatus = operation === 'get-collection-status'
	const shown = isStatus ? readField(answered, 'isReady') : isMade ? null : readField(answered, 'creationStatus')
	const name = isStatus ? id : product
	if (shown === true || shown === 'Done') ready.add(name)
	if (shown === true) ready.add(untouched)
	if (shown === 'Pending' && ready.has(untouched) && isAwaited(answered)) {
		const why = 'isReady was true, and since then nothing was created; creationStatus is Pending.'
		return differs(found, 'service.7', why, 'get-product different service.7 pending')
	}
	if ((shown !== false && shown !== 'Pending') || !ready.has(name)) return null
	const why = isStatus
		? 'isReady should stay true while nothing is created or personalized; it is false again.'
		: 'creationStatus should stay Done while nothing changes; it is Pending again.'
	return differs(found, 'service.7', why, `${operation} different service.7 again`)
}

/** A JSON Web Token in its compact form (RFC 7519). */
const JWT = /^[\w-]+\.[\w-]+\.[\w-]*$/
/** Too many requests: whatever was sent. */
const BUSY = 429
/** The lifetime of an access token in minutes, seconds and milliseconds: services use any of these units. */
const TEN_MINUTES: readonly unknown[] = [10, 600, 600_000]

/** Returns the allowed parts of an answer that cause problems for clients. */
export function remarksOn(
	operation: OperationId,
	{ success, refusal, canonical }: Expectation,
	got: unknown,
): string[] {
	const statusCode = Number(readField(got, 'statusCode'))
	const body = readField(got, 'body')
	if (statusCode >= 400) {
		const named = readField(body, 'statusCode')
		const isOpen = success !== null && refusal !== null && canonical === 'success'
		return [
			...(isOpen && statusCode < 500 && statusCode !== BUSY
				? [
						`No sentence forbids a request that is refused with ${statusCode} ${codeIn(body)}: the interface leaves it open.`,
					]
				: []),
			...(statusCode >= 500 && success === null
				? [`A request that has to be refused is answered with ${statusCode}: clients send it again.`]
				: []),
			...(typeof named === 'number' && named !== statusCode
				? ['statusCode in the error body is another than that of the answer.']
				: []),
		]
	}
	if (operation !== 'create-tokens') return []
	const [token, expires] = [readField(body, 'accessToken'), readField(body, 'expiresIn')]
	return [
		...(typeof token === 'string' && !JWT.test(token) ? ['The access token is no JWT.'] : []),
		...(typeof expires === 'number' && !TEN_MINUTES.includes(Math.round(expires))
			? [`expiresIn is ${expires}, and an access token lives 10 minutes.`]
			: []),
	]
}

/** The longest error code of a remark. */
const MAX_CODE = 60

function codeIn(body: unknown): string {
	const code = readField(body, 'errorCode')
	return typeof code === 'string' ? code.slice(0, MAX_CODE) : ''
}
