import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseMoment } from '../../../src/rules/calendar/parse-moment.ts'
import { runs } from '../../fuzz.ts'

const two = (most: number) => fc.integer({ min: 0, max: most }).map((part) => String(part).padStart(2, '0'))
const instants = fc
	.record({
		day: fc.date({ min: new Date('0001-01-02T00:00:00Z'), max: new Date('9999-12-30T00:00:00Z'), noInvalidDate: true }),
		hour: two(23),
		minute: two(59),
		second: two(59),
		decimals: fc.stringMatching(/^\d{0,3}$/),
		offset: fc.oneof(
			fc.constant('Z'),
			fc
				.tuple(fc.constantFrom('+', '-'), two(23), two(59))
				.map(([sign, hours, minutes]) => `${sign}${hours}:${minutes}`),
		),
	})
	.map(({ day, hour, minute, second, decimals, offset }) => {
		const fraction = decimals === '' ? '' : `.${decimals}`
		return `${day.toISOString().slice(0, 10)}T${hour}:${minute}:${second}${fraction}${offset}`
	})

describe('parseMoment (D-50)', () => {
	it('parses instants as the engine does', () => {
		fc.assert(
			fc.property(instants, (text) => {
				expect(parseMoment(text)).toBe(Date.parse(text))
			}),
			{ numRuns: runs(5000) },
		)
	})

	it.each([
		['1970-01-01', 0],
		['1970-01-01t00:01:00z', 60_000],
		['1970-01-01 00:01:00.9999Z', 60_999],
		['1970-01-01T00:01', 60_000],
		['2016-12-31T23:59:60Z', Date.UTC(2017, 0, 1)],
		['1970-01-01T24:00:00Z', 86_400_000],
		['1970-01-01T24:00:01Z', null],
		['19700101T000100,25+0001', 250],
		['1970-W01-4T00Z', 0],
		['1970-001', 0],
		['1970-02-30T00:00:00Z', null],
		['someday', null],
		[0, null],
		[undefined, null],
	])('parses %j as %s', (text, moment) => {
		expect(parseMoment(text)).toBe(moment)
	})
})
