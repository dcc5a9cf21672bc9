import { type BodyFields, innerOf } from '../../rules/contract/body-fields.ts'
import { OPEN_FIELDS } from '../../rules/contract/generated/body-fields.ts'
import type { OperationId } from '../../rules/contract/generated/operations.ts'
import { openList } from '../../rules/core/open.ts'
import { isList, isRecord, lengthOf, readField } from '../../rules/core/read.ts'

/**
 * The API documentation shows no maximum for lists (orderItems, people, emails, userIds). A list has at least two items, so an order of two lines
 * always passes.
 */
const MAX_ITEMS = 10
const LISTS = { orderItems: 2, people: MAX_ITEMS, emails: MAX_ITEMS } as const

/** Returns whether a service may reject a body because a field is missing or a list is too long. */
export function isBodyOpen(operation: OperationId, body: unknown): boolean {
	const fields = OPEN_FIELDS[operation]
	if (fields === undefined) return false
	const isLong = Object.entries(LISTS).some(([name, most]) => lengthOf(readField(body, name)) > most)
	const isMany = openList(readField(body, 'orderItems'), MAX_ITEMS).some((item) => {
		const quantity = readField(item, 'quantity')
		return typeof quantity === 'number' && quantity > MAX_PIECES
	})
	return isLong || isMany || isIncomplete(body, fields) || isUnusual(body)
}

/** The highest quantity that every service accepts. The API documentation shows no limit. */
const MAX_PIECES = 50

const NESTED: readonly string[] = ['people', 'personalizations', 'sourceFields']
/** Texts with a form of their own. */
const NO_WORDS: readonly string[] = ['email', 'collectionId', 'logoUrl']
/** The texts of people and notes. An address has its own rules. */
const TEXTS: readonly string[] = /* @__PURE__ */ listTexts()

function listTexts(): readonly string[] {
	const textsIn = (fields: BodyFields): readonly string[] =>
		Object.entries(fields).flatMap(([name, field]) => {
			const inner = innerOf(field)
			if (typeof inner === 'object') return NESTED.includes(name) ? textsIn(inner) : []
			return field === 'string' && !NO_WORDS.includes(name) ? [name] : []
		})
	return [...new Set(Object.values(OPEN_FIELDS).flatMap(textsIn))]
}

/** The levels in a body: its list of people, a person, and the fields of the person. */
const MAX_DEPTH = 3
/** The most items of a list that are read. A service may reject a longer list. */
const MAX_READ = 1_000
/** Texts that every service accepts: short, only Latin letters, ASCII digits and punctuation, no markup, no separate accents. */
const USUAL = /^[\w\u00c0-\u02af\u1e00-\u1eff .,:;!?'’@#&()/+-]{0,100}$/

/** An e-mail that every service accepts. */
const EMAIL = /^[\w.+-]{1,60}@[\w.-]{1,60}$/

/** Returns whether a body has a text that a service may reject, up to `depth` levels deep. Such a text is long, or has other characters (D-142). */
function isUnusual(value: unknown, depth = MAX_DEPTH): boolean {
	if (depth < 0) return false
	if (isList(value)) return hasItem(value, (item) => isUnusual(item, depth - 1))
	if (!isRecord(value)) return false
	const email = readField(value, 'email')
	return (
		(typeof email === 'string' && !EMAIL.test(email)) ||
		TEXTS.some((key) => isUnusualText(readField(value, key))) ||
		NESTED.some((key) => isUnusual(readField(value, key), depth - 1))
	)
}

/** Returns whether a service may reject a text of a person or a note. */
export function isUnusualText(text: unknown): boolean {
	return typeof text === 'string' && !USUAL.test(text)
}

function hasItem(list: readonly unknown[], isMeant: (item: unknown) => boolean): boolean {
	return lengthOf(list) > MAX_READ || openList(list, MAX_READ).some(isMeant)
}

function isIncomplete(value: unknown, fields: BodyFields): boolean {
	if (isList(value)) return hasItem(value, (item) => isIncomplete(item, fields))
	if (!isRecord(value)) return true
	return Object.entries(fields).some(([name, field]) => {
		const part = readField(value, name) ?? null
		const inner = innerOf(field)
		return part === null || (typeof inner === 'object' && isIncomplete(part, inner))
	})
}
