import { describe, expect, it } from 'vitest'
import { toInitials } from '../../../src/entries/index.ts'
import { byAnswer } from '../../rows.ts'
import CASES from './initials.json' with { type: 'json' }

describe('D-64 initials', () => {
	it.each([
		['a tab', 'Ann\tBee', 'AB'],
		['a line feed', 'Ann\nBee', 'AB'],
		['a vertical tab', 'Ann\vBee', 'AB'],
		['a form feed', 'Ann\fBee', 'AB'],
		['a carriage return', 'Ann\rBee', 'AB'],
		['a hyphen', 'Ann-Bee', 'AB'],
		['an en dash', 'Ann–Bee', 'AB'],
		['an ideographic space', '李　明', '李明'],
		['a dot of katakana', 'ジョン・スミス', 'ジス'],
		['the next line', 'Ann\x85Bee', 'AB'],
	])('splits at %s', (_, name, expected) => expect(toInitials(name)).toBe(expected))

	it.each([
		['a full stop', 'Ann.Bee', 'A'],
		['a comma', 'Ann,Bee', 'A'],
		['a backspace', 'Ann\bBee', 'A'],
		['shift out', 'Ann\x0eBee', 'A'],
		['a letter p', 'Appel', 'A'],
		['a times sign', 'Ann×Bee', 'A'],
	])('does not split at %s', (_, name, expected) => expect(toInitials(name)).toBe(expected))

	it.each(CASES.skips)('skips %s', (_, name, expected) => expect(toInitials(name)).toBe(expected))

	it.each([
		['the first small letter of Russian', 'анна', 'А'],
		['small letters of Russian', 'иван петров', 'ИП'],
		['the last small letter of Russian', 'яна', 'Я'],
		['sharp s', 'ßmith', 'S'],
		['a with a grave', 'àlex', 'À'],
		['Armenian', 'արամ', 'Ա'],
		['a mark on a Latin letter', 'e\u0301lie', 'É'],
		['the first mark', 'a\u0300lex', 'À'],
		['a mark on a Russian letter', 'и\u0306од', 'Й'],
	])('capitalizes %s', (_, name, expected) => expect(toInitials(name)).toBe(expected))

	it.each(
		byAnswer({
			B: 'Bob Jr|Bob SR.|Bob ii|Bob III,|Bob IV',
			J: 'John (Jr.)|John (Jr)|John [III]|(Jr.)|Jr',
			JI: 'John «IV», (Sr.)',
			JJ: 'John (Jim)',
			JJS: 'John (Jr.) Smith',
			JT: 'J.R.R. Tolkien',
			JRRT: 'J. R. R. Tolkien',
			BJS: 'Bob Jr Smith',
			BI: 'Bob Irma|Bob IIx',
			BS: 'Bob Siii|Bob Sri',
			BJ: 'Bob Jrx|Bob J',
		}),
	)('of %s are %s', (name, expected) => expect(toInitials(name)).toBe(expected))

	it('splits at every hyphen and dash that the engine knows', () => {
		const dashes = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((each) =>
			/\p{Pd}/u.test(each),
		)
		expect(dashes.length).toBeGreaterThan(20)
		for (const dash of dashes) expect(toInitials(`Ann${dash}Bee`), dash).toBe('AB')
	})

	it('D-96: read a name of more than 1,000 units to its end', () => {
		expect(toInitials(`${' '.repeat(1000)}ann`)).toBe('A')
		expect(toInitials(`${'a'.repeat(1000)} bell`)).toBe('AB')
	})

	it.each([[5], [null], [undefined], [['Ann']]])('are empty for %j', (name) =>
		expect(toInitials(name as never)).toBe(''),
	)

	it('follow the locale of the options', () => {
		expect(toInitials('ilker', { language: 'tr-TR' })).toBe('İ')
		expect(toInitials('ilker', { language: 'xtr' })).toBe('I')
		expect(toInitials('ilker', { language: 'trx' })).toBe('I')
		expect(toInitials('ilker', { language: 5 as never })).toBe('I')
	})
})

describe('D-64: where a word of a name ends, and what begins it', () => {
	it.each(CASES.cases)('%s: %s, %s', (name, expected) => expect(toInitials(name)).toBe(expected))
})
