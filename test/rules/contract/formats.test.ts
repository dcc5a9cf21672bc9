import { describe, expect, it } from 'vitest'
import * as contract from '../../../src/entries/contract.ts'

const ID = '8a0c1b9e-5d0e-4c37-9d8a-3f7f7f0a1c11'

/** What is told about one text: its severity and code, or nothing. */
const told = ({ issues }: { readonly issues: readonly { severity: string; code: string }[] }): string =>
	issues.map(({ severity, code }) => `${severity} ${code.split('.')[1]}`).join()

describe('a UUID', () => {
	const parse = (id: unknown) => contract.ListOrdersBody.parse({ filter: { userIds: [ID, id] } })

	it.each([ID, ID.toUpperCase(), '00000000-0000-0000-0000-000000000000'])('passes in either case: %s', (id) => {
		expect(parse(id)).toMatchObject({ status: 'valid', value: { filter: { userIds: [ID, id] } } })
	})
	it.each([
		['without hyphens', ID.replaceAll('-', '')],
		['with another letter', ID.replace('a', 'g')],
		['with something before it', ` ${ID}`],
		['with something behind it', `${ID}\n`],
		['too short', ID.slice(1)],
		['of the right length, with hyphens elsewhere', `${ID.slice(0, 9)}-${ID.slice(9, 13)}${ID.slice(14)}`],
		['empty', ''],
	])('is refused %s', (_, id) => {
		expect(parse(id).issues).toMatchObject([{ code: 'request.format', path: ['filter', 'userIds', 1] }])
	})
	it.each([7, null, undefined, { toString: () => ID }])('is a text: %j', (id) => {
		expect(parse(id).issues).toMatchObject([
			{ code: 'request.type', path: ['filter', 'userIds', 1], params: { expected: 'a string' } },
		])
	})
})

describe('a list of texts', () => {
	it('names the expected type of an item', () => {
		const { issues } = contract.RewardBody.parse({ emails: [7] })
		expect(issues.map(({ message }) => message)).toContain('Send emails[0] as a string. Received: 7.')
	})
})

describe('D-50, D-94: a date-time', () => {
	const birthDate = (text: string): string => told(contract.PersonalizationSource.parse({ birthDate: text }))

	it.each([
		'2026-01-31T09:30:00Z',
		'2026-01-31t09:30:00z',
		'2026-01-31T09:30:00.123+05:30',
		'2026-01-31T09:30:00-00:00',
		'2026-12-31T23:59:60Z',
		'2024-02-29T00:00:00Z',
		'2000-02-29T00:00:00Z',
		'0001-01-01T00:00:00Z',
		'9999-12-31T23:59:59Z',
		'2026-02-28T00:00:00Z',
		'2026-04-30T00:00:00Z',
	])('of RFC 3339: %s', (text) => expect(birthDate(text)).toBe(''))

	it.each([
		['a bare day', '2026-01-31'],
		['no seconds', '2026-01-31T09:30Z'],
		['no seconds, with an offset', '2026-01-31T09:30+01:00'],
		['no offset', '2026-01-31T09:30:00'],
		['no offset, with decimals', '2026-01-31T09:30:00.123456'],
		['no offset, with five decimals', '2026-01-31T09:30:00.12345'],
		['decimals that end in what looks like minutes', '2026-01-31T09:30:00.1234'],
		['a space', '2026-01-31 09:30:00Z'],
		['the basic form', '20260131T093000Z'],
		['a week', '2026-W05-6T09:30:00Z'],
		['a day of the year', '2026-031'],
		['the end of a day', '2026-01-31T24:00:00Z'],
		['the 29th of a leap year', '2024-02-29'],
	])('of ISO 8601 alone, with a warning: %s', (_, text) => expect(birthDate(text)).toBe('warning loose-date-time'))

	it.each([
		['29 February of a common year', '2026-02-29T00:00:00Z'],
		['29 February of 1900', '1900-02-29T00:00:00Z'],
		['30 February of a leap year', '2024-02-30T00:00:00Z'],
		['the 31st of a month of 30 days', '2026-04-31T00:00:00Z'],
		['the 31st of November', '2026-11-31'],
		['a month 13', '2026-13-01T00:00:00Z'],
		['the year 0000', '0000-01-01T00:00:00Z'],
		['an hour 25', '2026-01-31T25:00:00Z'],
		['white space', ' 2026-01-31T09:30:00Z'],
		['words', 'yesterday'],
		['nothing', ''],
	])('that is none: %s', (_, text) => expect(birthDate(text)).toBe('error format'))

	it('gives back the text as it was, in any case', () => {
		const text = '20260131T093000Z'
		expect(contract.PersonalizationSource.parse({ birthDate: text })).toMatchObject({ value: { birthDate: text } })
		expect(contract.Product.parse({ hiddenAt: 'later' })).toMatchObject({
			issues: [{ path: ['hiddenAt'], params: { expected: 'a date-time', actual: 'later' } }],
		})
	})
	it('is told at its place in an order', () => {
		expect(
			contract.PlaceOrderBody.parse({ personalizations: { startDate: 'soon', birthDate: '2026-01-31' } }).issues,
		).toMatchObject([
			{ code: 'request.loose-date-time', path: ['personalizations', 'birthDate'], rule: 'D-50' },
			{ code: 'request.format', path: ['personalizations', 'startDate'], rule: 'place-order.body' },
		])
	})
})

describe('D-60: a date of create-people', () => {
	const parse = (startDate: string) => contract.CreatePeopleBody.parse({ people: [{ startDate }] })

	it.each(['2026-01-31', '2024-02-29', ' 2026-01-31 ', '2026-01-31T09:30:00Z', '20260131', '2026-W05-6', '', '  '])(
		'may have any form of ISO 8601, with white space: "%s"',
		(text) => {
			expect(parse(text)).toEqual({ status: 'valid', value: { people: [{ startDate: text }] }, issues: [] })
		},
	)
	it.each(['2026-02-29', '2026-04-31', '0000-01-01', '31.01.2026', '2026', 'x'])('is a warning: %s', (text) => {
		expect(parse(text)).toMatchObject({
			status: 'valid',
			value: { people: [{ startDate: text }] },
			issues: [
				{
					severity: 'warning',
					code: 'request.format',
					path: ['people', 0, 'startDate'],
					rule: 'D-60',
					params: { expected: 'a date', actual: text },
				},
			],
		})
	})
})
