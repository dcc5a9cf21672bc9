import { PERSON_FIELDS, type State } from './state.ts'
import { type Answer, choice, type Json, type Request, text } from './types.ts'

/** What some services need, of the fields that the interface may leave out. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
	'place-order':
		'user.firstName user.lastName user.email orderItems.variantId orderItems.quantity address.address1 address.city address.phone isVip note personalizations externalId shouldSendEmail shouldValidateProvinceCode'.split(
			' ',
		),
	'validate-order':
		'orderItems.variantId orderItems.quantity address.address1 address.city address.phone shouldValidateProvinceCode'.split(
			' ',
		),
	'create-people': 'firstName lastName email birthDate startDate externalId location department'
		.split(' ')
		.map((name) => `people.${name}`),
	'list-people': ['emails'],
	personalize: PERSON_FIELDS.map((name) => `sourceFields.${name}`),
	'create-company': ['name', 'logoUrl'],
}
const ORDER_FIELDS = 'address companyId orderItems taxNumber customAttributes shouldValidateProvinceCode'.split(' ')
/** The fields of the bodies that the interface shows. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
	'place-order': [...ORDER_FIELDS, 'user', 'isVip', 'note', 'personalizations', 'externalId', 'shouldSendEmail'],
	'validate-order': [...ORDER_FIELDS, 'orderNumber'],
	'create-people': ['people', 'collectionId', 'companyId', 'amount', 'shouldSendEmail'],
	'list-people': ['collectionId', 'emails', 'companyId'],
	reward: ['collectionId', 'emails', 'amount', 'companyId', 'shouldSendEmail'],
	personalize: ['companyId', 'sourceFields'],
}

const has = (value: Json, path: string): boolean => {
	const [key = '', ...rest] = path.split('.')
	const part = value?.[key]
	if (part === undefined || part === null) return false
	if (rest.length === 0) return true
	return Array.isArray(part) ? part.every((each) => has(each, rest.join('.'))) : has(part, rest.join('.'))
}

/** What some services refuse in texts, with the status. */
const REFUSED_TEXTS = [
	[/[^"]{101}/, choice('open: texts of more than 100 characters are refused'), 400],
	[/[\u{10000}-\u{10FFFF}]/u, choice('open: emoji are refused'), 422],
	[/[<>]/, choice('open: signs of HTML are refused'), 422],
	[/[^\p{Script=Latin}\p{Script=Common}\p{M}]/u, choice('open: other scripts are refused'), 422],
	[/\\n/, choice('open: line breaks are refused'), 400],
] as const
const TEXTS = ['people', 'notes', 'note', 'externalId', 'sourceFields', 'personalizations']

const say = (statusCode: number, body: Json, headers: Record<string, string>): Answer => ({ statusCode, body, headers })

/** Returns the answer of a service that is broken, busy or too strict; null from any other. The operation is not reached then. */
export function openingRefusal(state: State, request: Request): Answer | null {
	const broken = brokenAnswer(state, request)
	if (broken !== null) return broken
	const [statusCode, headers] =
		lackingStatus(state, request) ?? strangeStatus(state, request) ?? busyStatus(state) ?? []
	if (statusCode === undefined) return null
	const body = { message: 'No.', errorCode: 'NO', statusCode }
	return say(statusCode, body, { 'content-type': 'application/json', ...headers })
}

function brokenAnswer({ is, asked }: State, { parameters }: Request): Answer | null {
	if (parameters?.['collectionId'] !== undefined && is('stores are redirected to another address'))
		return say(301, null, { location: '/elsewhere' })
	if (asked % 9 !== 0) return null
	const html = { 'content-type': 'text/html' }
	if (is('a busy service answers with HTML')) return say(503, '<html>Busy</html>', html)
	if (is('a busy service answers with nothing')) return say(503, null, html)
	if (is('a failing service answers with another JSON'))
		return say(500, { code: 'E1' }, { 'content-type': 'application/json' })
	return null
}

type Refused = readonly [statusCode: number, headers?: Record<string, string>]

/** Services that need what the interface may leave out. */
function lackingStatus({ is }: State, { operation, parameters, body }: Request): Refused | null {
	const given: Json = body
	const needed = NEEDED[operation]
	if (needed?.some((path) => !has(given, path)) && is('open: bodies need every field')) return [400]
	if (
		operation === 'place-order' &&
		!(has(given, 'isVip') && has(given, 'shouldSendEmail')) &&
		is('open: place-order needs isVip and shouldSendEmail')
	)
		return [400]
	if (
		/create-people|reward/.test(operation) &&
		!has(given, 'shouldSendEmail') &&
		is('open: people need shouldSendEmail')
	)
		return [400]
	if (operation === 'list-people' && !has(given, 'emails') && is('open: list-people needs e-mails')) return [400]
	if (operation === 'create-company' && !text(given?.logoUrl) && is('open: a company needs a logo')) return [400]
	if (operation === 'create-collection') {
		if (!text(parameters?.['logoUrl']) && is('open: a store needs a logo')) return [400]
		const isMissing = ['rewardType', 'theme', 'paymentCheckout', 'logoUrl'].some((name) => !parameters?.[name])
		if (isMissing && is('open: a store needs all its parameters')) return [400]
	}
	if (operation.endsWith('order')) {
		const { province, provinceCode, countryCode, country } = given?.address ?? {}
		if (Boolean(province) !== Boolean(provinceCode) && is('open: an address needs a province by name and code'))
			return [400]
		if (!(country && countryCode) && is('open: an address needs its country by name and code')) return [400]
	}
	return null
}

/** Rejects requests that the interface allows, by fault. */
function strangeStatus({ is }: State, { operation, body }: Request): Refused | null {
	const given: Json = body
	const isNone = ['AC', 'TA', 'XK'].includes(given?.address?.countryCode)
	if (isNone && is('open: AC, TA and XK are no countries')) return [422]
	const isLong = ['people', 'emails', 'orderItems'].some((name) => given?.[name]?.length > 10)
	if (isLong && is('open: a list of more than ten is refused')) return [413]
	if (given?.orderItems?.length > 2 && is('open: an order has two lines at most')) return [413]
	const code = text(given?.address?.countryCode)
	if (code !== code.toUpperCase() && is('open: the code of a country is in capitals')) return [422]
	if (operation === 'update-product' && given?.notes === '' && is('open: empty notes are refused')) return [400]
	const isOther = operation === 'create-tokens' && given?.grantType !== 'clientCredentials'
	if (isOther && is('open: the grant type must be clientCredentials')) return [400]
	const texts = operation === 'validate-order' ? '' : JSON.stringify(TEXTS.map((name) => given?.[name] ?? null))
	for (const [pattern, name, statusCode] of REFUSED_TEXTS) if (pattern.test(texts) && is(name)) return [statusCode]
	const known = KNOWN[operation]
	const isUnknown = known !== undefined && Object.keys(given ?? {}).some((name) => !known.includes(name))
	if (isUnknown && is('open: bodies with unknown fields are refused')) return [400]
	const { dateRange, userIds } = given?.filter ?? {}
	if (/^\d{4}-\d\d-\d\d$/.test(text(dateRange?.start)) && is('open: days without a time are refused')) return [400]
	const isUuid = (id: Json): boolean => /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(text(id))
	if (Array.isArray(userIds) && userIds.some((id: Json) => !isUuid(id)) && is('open: ids of users must be uuids'))
		return [400]
	if (
		operation === 'place-order' &&
		given?.personalizations &&
		PERSON_FIELDS.some((name) => !text(given.personalizations[name])) &&
		is('open: personalizations must be whole')
	)
		return [422]
	return null
}

function busyStatus({ is, asked, clock }: State): Refused | null {
	if (asked % 7 === 6 && is('open: 429 at times, with seconds to wait')) return [429, { 'Retry-After': '3' }]
	if (asked % 7 === 6 && is('open: 429 at times, with a date to wait for'))
		return [429, { 'Retry-After': new Date(clock() + 2000).toUTCString() }]
	if (asked % 5 === 4 && is('open: 429 at times')) return [429]
	if (asked % 6 === 5 && is('open: 503 at times')) return [503, { 'retry-after': '2' }]
	if (asked % 41 === 40 && is('open: 500 at times')) return [500]
	return null
}
