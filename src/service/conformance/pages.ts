import { isList, readField } from '../../rules/core/read.ts'
import type { ServiceAnswer } from '../model/call.ts'
import type { Expectation } from '../model/expectation.ts'
import { findMismatches } from '../model/find-mismatches.ts'

/** What is known about the pages of a service's lists. The API documentation does not show how lists are paged. */
export interface Pages {
	/** The number of items in the longest list so far. */
	most: number
	/** The number of items on a page; null until a list was incomplete, and 0 if the service has no pages. */
	page: number | null
}

/** The state after a list was longer than the assumed page. */
const NO_PAGES = 0

/** The fewest items of a list that can be a page (docs/testing.md). */
const MIN_PAGE = 10

/**
 * Returns the number of items on a page, if this list is a page; 0 if it can't be a page. That number is known from earlier pages. Until a list was
 * incomplete, a list may be a page if no list was longer. All pages of a service have the same length. So the second list shows whether a service
 * loses items.
 */
export function pageOf({ pages }: { readonly pages: Map<string, Pages> }, operation: string, got: unknown): number {
	const length = lengthIn(got)
	const { most, page } = pages.get(operation) ?? { most: 0, page: null }
	if (page !== null) return page
	return length !== null && length >= MIN_PAGE && length >= most ? length : 0
}

/** Stores the length of a list, and whether the list was incomplete. Describes in words the list that was taken for a page. */
export function learnPage(
	{ pages }: { readonly pages: Map<string, Pages> },
	operation: string,
	expectation: Expectation,
	got: unknown,
): readonly string[] {
	const length = lengthIn(got)
	if (length === null) return []
	const { most, page: learned } = pages.get(operation) ?? { most: 0, page: null }
	// A longer list shows that the incomplete list wasn't a page: this service has no pages.
	const page = learned !== null && length > learned ? NO_PAGES : learned
	const isWhole = page !== null || findMismatches(got as ServiceAnswer, expectation, { page: 0 }).length === 0
	pages.set(operation, { most: Math.max(most, length), page: isWhole ? page : length })
	const isPage = !isWhole || (page === length && page !== NO_PAGES)
	return isPage
		? [`A list of ${length} items lacks others: it was taken for a page, and the rest was not compared.`]
		: []
}

function lengthIn(got: unknown): number | null {
	const body = readField(got, 'body')
	const list = isList(body) ? body : readField(body, 'data')
	return isList(list) ? list.length : null
}
