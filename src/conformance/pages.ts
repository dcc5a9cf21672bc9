import { openEntry } from '../core/open.ts'
import { isList } from '../core/read.ts'
import { accepts } from '../model/accepts.ts'
import type { ServiceAnswer } from '../model/exchange.ts'
import type { Expectation } from '../model/expectation.ts'

/** What is known of the pages of a service's lists, since the interface does not show how lists are paged. */
export interface Pages {
	/** The most items that a list had. */
	most: number
	/** How many items a page has; null while no list lacked any. */
	page: number | null
}

/** A list of one that lacks items is no page. */
const SHORTEST = 2

interface Book {
	readonly pages: Map<string, Pages>
}

/**
 * How long a page is that this list may be: as long as the pages before, or, while none was seen, as long as the list itself, if no
 * list was longer. A service with pages has them all alike; one that loses items is found by its second list.
 */
export function pageOf({ pages }: Book, operation: string, got: unknown): number {
	const length = lengthIn(got)
	const { most, page } = pages.get(operation) ?? { most: 0, page: null }
	if (page !== null) return page
	return length !== null && length >= SHORTEST && length >= most ? length : 0
}

/** Remembers how long a list was, and whether it lacked items. */
export function learnPage({ pages }: Book, operation: string, expectation: Expectation, got: unknown): void {
	const length = lengthIn(got)
	if (length === null) return
	const { most, page } = pages.get(operation) ?? { most: 0, page: null }
	const isWhole = page !== null || accepts(expectation, got as ServiceAnswer, { page: 0 }).length === 0
	pages.set(operation, { most: Math.max(most, length), page: isWhole ? page : length })
}

function lengthIn(got: unknown): number | null {
	const body = openEntry(got, 'body')
	const list = isList(body) ? body : openEntry(body, 'data')
	return isList(list) ? list.length : null
}
