import { DAY, HOUR, type State } from './state.ts'
import { choice, type Json, refuse, text } from './types.ts'

const hasOffset = (date: string): boolean => /[+-]\d\d:\d\d$/.test(date)

/** The day that a range compares: a number. */
export const dayOf = ({ is }: State, date: string): number =>
	Math.floor(
		(Date.parse(date) +
			(is('days begin at three in the afternoon')
				? 9 * HOUR
				: is('open: days are those of New York')
					? -5 * HOUR
					: 0)) /
			DAY,
	)

export function isInRange(state: State, createdAt: string, { start, end }: Json, hasUsers: boolean): boolean {
	const { is } = state
	if (hasUsers && is('users and days together filter users alone')) return true
	const written = (date: string): number => dayOf(state, is('offsets of dates are not read') ? date.slice(0, 10) : date)
	const [day, first, last] = [
		dayOf(state, createdAt),
		hasOffset(start) ? written(start) : dayOf(state, start),
		hasOffset(end) ? written(end) : dayOf(state, end),
	]
	const isLastOfMonth = new Date(Date.parse(createdAt) + DAY).getUTCDate() === 1
	if (isLastOfMonth && is('the last day of a month is left out')) return false
	const [at, from, until] = [Date.parse(createdAt), Date.parse(start), Date.parse(end)]
	if (day === last && is('the end day is left out')) return false
	if (day === first && is('the start day is left out')) return false
	if (day === first && at < from && is('the start counts the time of day')) return false
	if (day === last && at > until && is('the end counts the time of day')) return false
	if (first === last && is('a range of one day is empty')) return false
	if (last - first > 31 && is('a range of more than a month is empty')) return false
	if (last - first > 7 && day > first + 7 && is('a range ends after a week')) return false
	if (createdAt.slice(0, 7) !== start.slice(0, 7) && is('a range ends with its month')) return false
	if (createdAt.slice(11, 13) === '23' && day === last && is('the last hour of the end is left out')) return false
	if (/T23:59:59/.test(createdAt) && day === last && is('the last second of the end is left out')) return false
	if (/T00:00:00/.test(createdAt) && day === first && is('midnight at the start is left out')) return false
	if (start.slice(0, 4) !== end.slice(0, 4) && is('ranges over a new year are empty')) return false
	if (day === last + 1 && is('the day after the end is in the range')) return true
	if (day === first - 1 && is('the day before the start is in the range')) return true
	if (day < first && is('the start is not looked at')) return true
	if (day > last && is('the end is not looked at')) return true
	return day >= first && day <= last
}

/** Rejects a filter that breaks the interface. */
export function checkFilter(state: State, body: Json): void {
	const { is } = state
	const { filter, companyId: _, ...others } = body ?? {}
	const isEmpty = filter !== undefined && filter !== null && Object.keys(filter).length === 0
	const isPassed = isEmpty && is('unknown properties beside an empty filter pass')
	if (Object.keys(others).length > 0 && !isPassed && !is('unknown properties of a list body pass'))
		refuse(400, 'PROPERTY_UNKNOWN')
	if (filter === undefined && !is('a list needs no filter')) refuse(400, 'FILTER_MISSING')
	if (filter === null && !is('open: a filter of null is one')) refuse(400, 'FILTER_MISSING')
	if (typeof filter !== 'object' || filter === null) return
	const { userIds, dateRange, ...otherFilters } = filter
	if (Object.keys(otherFilters).length > 0 && !is('unknown properties of a filter pass'))
		refuse(400, 'PROPERTY_UNKNOWN')
	if (typeof userIds === 'string' && is('open: one user need not be in a list')) return
	if (userIds !== undefined && !Array.isArray(userIds)) refuse(400, 'USERS_MISSING')
	if (userIds?.length === 0 && !is('a filter of no users is good')) refuse(400, 'USERS_MISSING')
	if (userIds?.some((id: Json) => typeof id !== 'string')) refuse(400, 'USER_INVALID')
	if (dateRange === undefined && userIds === undefined && is('open: a filter of nothing is refused'))
		refuse(400, 'FILTER_EMPTY')
	if (dateRange === undefined) return
	const { start, end, ...otherDates } = dateRange ?? {}
	if (Object.keys(otherDates).length > 0 && !is('unknown properties of a range pass')) refuse(400, 'PROPERTY_UNKNOWN')
	if (start === undefined && !is('a range needs no start')) refuse(400, 'START_MISSING')
	if (end === undefined && !is('a range needs no end')) refuse(400, 'END_MISSING')
	if (start === undefined || end === undefined) return
	if ([start, end].some((each) => Number.isNaN(Date.parse(each))) && !is('open: a range of no dates is good'))
		refuse(400, 'DATE_INVALID')
	if (dayOf(state, start) > dayOf(state, end) && is('open: a range that ends first is refused'))
		refuse(400, 'RANGE_REVERSED')
}

/** Dates that the interface allows, with the fault that rejects each. */
const REFUSED_DATES = [
	[/\.\d+/, choice('dates with milliseconds are refused')],
	[/T[\d:]+Z/, choice('dates without milliseconds are refused')],
	[/[+-]\d\d:\d\d/, choice('dates with an offset are refused')],
	[/-02-29T/, choice('the 29th of February is no date')],
	[/\b20[4-9]\d-/, choice('years after 2039 are no dates')],
	[/\b1[0-9]{3}-/, choice('years before 2000 are no dates')],
	[/\.\d{6}/, choice('dates with microseconds are refused')],
	[/T23:59:59\.999Z/, choice('the last millisecond of a day is refused')],
] as const

/** Rejects a good filter if a fault says so. */
export function checkRanges(state: State, filter: Json): void {
	const { is } = state
	const { userIds, dateRange } = filter ?? {}
	const dates = [text(dateRange?.start), text(dateRange?.end)].join(' ')
	if (REFUSED_DATES.some(([pattern, name]) => pattern.test(dates) && is(name))) refuse(400, 'DATE_INVALID')
	if (userIds === undefined && dateRange !== undefined && is('a filter needs users')) refuse(400, 'USERS_MISSING')
	if (dateRange === undefined && userIds !== undefined && is('a filter needs days')) refuse(400, 'DAYS_MISSING')
	if (userIds !== undefined && dateRange !== undefined && is('users and days together are refused'))
		refuse(400, 'FILTER_AMBIGUOUS')
	if (userIds?.length > 1 && is('two users are too many')) refuse(400, 'USERS_MANY')
	if (dayOf(state, dateRange?.start) === dayOf(state, dateRange?.end) && is('a range of one day is refused'))
		refuse(400, 'RANGE_EMPTY')
}
