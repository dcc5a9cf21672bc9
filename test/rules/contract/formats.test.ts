import { describe, expect, it } from 'vitest'
import * as contract from '../../../src/entries/contract.ts'
import CASES from './formats.json' with { type: 'json' }

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

	it.each(CASES.rfc)('of RFC 3339: %s', (text) => expect(birthDate(text)).toBe(''))

	it.each(CASES.iso)('of ISO 8601 alone, with a warning: %s', (_, text) =>
		expect(birthDate(text)).toBe('warning loose-date-time'),
	)

	it.each(CASES.wrong)('that is none: %s', (_, text) => expect(birthDate(text)).toBe('error format'))

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
