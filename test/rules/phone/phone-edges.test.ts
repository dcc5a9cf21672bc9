import { describe, expect, it } from 'vitest'
import { disagreement } from '../../../scripts/phone/compare.ts'
import { dropUnseen } from '../../../src/rules/text/unseen.ts'

/** Numbers before an extension: after a leading zero that counts, and a short one. */
const NUMBERS = [
	['IT', '06 6982 1234'],
	['AC', '40123'],
] as const

/** All labels of an extension. */
const LABELS = [
	...['ext', 'EXT', 'extn', 'xt', 'xtn', 'extensio', 'extension', 'extensi\u00f3', 'extensi\u00f3n', 'extensio\u0301n'],
	...'\uff45\uff58\uff54 \uff45\uff58\uff54\uff4e \uff58\uff54 \uff58\uff54\uff4e \u0434\u043e\u0431 anexo'.split(' '),
	...['x', '\uff58', '#', '\uff03', '~', '\uff5e', 'int', '\uff49\uff4e\uff54', ';ext=', ';', ',', ',,', ';;', ''],
]

/** What may stand before and after a label. */
const BEFORE = ['', ' ', '\u00a0', '\t', ',', ' , ', '-', '  ', '\t,', ' -', '/', '(']
const AFTER = '| |.|:|\uff0e|: |, |,:|,,:|,,,:|:,| - |-,|,,|\u00a0|\t|;| 4 |4 |/'.split('|')

/** The most digits after each kind of label, and one more. */
const COUNTS = [0, 1, 6, 7, 9, 10, 15, 16, 20, 21]

/** The ends of the ranges of digits and dashes, and all other characters of punctuation. */
const CHARACTERS = [
	...[0x30, 0x39, 0x660, 0x669, 0x6f0, 0x6f9, 0xff10, 0xff19, 0x2010, 0x2015, 0x2b, 0xff0b, 0x20, 0xa0, 0xad, 0x200b],
	...[0x2060, 0x3000, 0x28, 0x29, 0x5b, 0x5d, 0xff08, 0xff09, 0xff3b, 0xff3d, 0x2d, 0x2212, 0x30fc, 0xff0d, 0x2e, 0x2f],
	...[0xff0e, 0xff0f, 0x7e, 0x2053, 0x223c, 0xff5e, 0x2c, 0x3b, 0x23, 0x41, 0x7a],
]

/** Contexts of `tel:` URIs, well and badly formed. */
const CONTEXTS = [
	...'+44 +-44 +(44) +4-4. +\uff14\uff14 +\u0664\u0664 +\u06f4\u06f4 a+44 +44a + +- 44 ++44'.split(' '),
	...'com com. com.. a Z 1.com 12.com 1-1.com 1--1.com 1-.com -1.com 1.2.com 123.com'.split(' '),
	...'com1 com12 com-1 com--1 com1-1 com- -com 1com a.com \uff11.com \u0661\u06f1.com com\uff11'.split(' '),
	...'|.|.com|1.|(44)| +44|+44 |com com|%|1..com|x1.com|+44\u00b2|\u0661com|com-a'.split('|'),
]

describe.each(NUMBERS)('an extension in %s, after %s, as libphonenumber-js knows it (D-15)', (countryCode, number) => {
	it.each(LABELS)('is found after "%s"', (label) => {
		const texts = COUNTS.flatMap((count) => [
			`${number}${label}${'1234567890'.repeat(3).slice(0, count)}`,
			`${number}${label}${'1234567890'.repeat(3).slice(0, count)}#`,
		])
		expect(differencesOf(texts, countryCode)).toEqual([])
	})

	it.each(['ext', 'x', '#', 'anexo', ';', ','])('is found with other signs before and after "%s"', (label) => {
		const ends = ['5', '5#', '012345678', '0123456789', '0123456789012345']
		const before = BEFORE.flatMap((sign) => ends.map((end) => `${number}${sign}${label}${end}`))
		const after = AFTER.flatMap((sign) => ends.map((end) => `${number}${label}${sign}${end}`))
		expect(differencesOf([...before, ...after], countryCode)).toEqual([])
	})

	it('is found after signs without a label', () => {
		const signs = [...BEFORE, ...AFTER]
		const texts = signs.flatMap((sign) => ['', '5', '123456', '1234567'].map((end) => `${number}${sign}${end}#`))
		expect(differencesOf(texts, countryCode)).toEqual([])
	})
})

describe('checkPhone agrees with libphonenumber-js on characters (D-15)', () => {
	// A character that nobody sees is dropped, which libphonenumber-js does with three of them.
	const seen = CHARACTERS.flatMap((code) => [code - 1, code, code + 1]).filter(
		(code) => dropUnseen(String.fromCharCode(code)) !== '',
	)

	it.each(seen)('such as %i, anywhere in a number', (code) => {
		const sign = String.fromCharCode(code)
		const texts = ['2079460958', '02079460958'].flatMap((digits) => [
			`${digits.slice(0, 4)}${sign}${digits.slice(4)}`,
			`${digits.slice(0, 4)}${sign}${digits.slice(5)}`,
			`${digits}${sign}`,
			`${digits.slice(0, -1)}${sign}`,
			`${digits} x${sign}`,
			`(${digits}${sign})`,
		])
		// A full-width plus is the one difference that is meant.
		const first = code === 0xff0b ? [] : [`${sign}2079460958`, `${sign}442079460958`, `(${sign}442079460958`]
		expect(differencesOf([...texts, ...first], 'GB')).toEqual([])
	})

	it.each(['+442079460958', '020 7946 0958', 'abc'])('around "%s"', (number) => {
		const texts = ['(', 'Tel. ', '"', '+', '#', '~', '\uff08', 'x'].flatMap((sign) => [
			sign + number,
			number + sign,
			sign + number + sign,
		])
		expect(differencesOf(texts, 'GB')).toEqual([])
	})
})

describe('checkPhone agrees with libphonenumber-js on a tel: URI in a context (D-15)', () => {
	it.each(CONTEXTS)('"%s"', (context) => {
		const numbers = ['tel:20 7946 0958', '020 7946 0958', 'a tel:2079460958', 'tel:']
		const texts = numbers.flatMap((number) =>
			['', ';ext=5', ';a;b'].map((end) => `${number};phone-context=${context}${end}`),
		)
		expect(differencesOf(texts, 'GB')).toEqual([])
	})

	it('with signs where the number starts', () => {
		const starts = ['', '~', '-', ',', ' ', '(', 'ext', 'x', '#', ';', ';ext=', ',,', '/', ';isub=', ',:', ':', '.']
		const texts = starts.flatMap((sign) => ['81234567', '5', '5#'].map((end) => `tel:${sign}${end};phone-context=com`))
		expect(differencesOf(texts, 'SG')).toEqual([])
	})
})

describe('agrees with libphonenumber-js on what follows a number (D-15)', () => {
	it.each([';isub=12', ';isub=', ' ;isub=1', ';ext=5;isub=1', ';isub=1;ext=5', ';ISUB=1', ';isub=1;phone-context=+1'])(
		'"%s"',
		(end) => {
			expect(
				differencesOf([`+442079460958${end}`, `tel:+442079460958${end}`, `020 7946 0958${end}`, end], 'GB'),
			).toEqual([])
		},
	)
})

function differencesOf(texts: readonly string[], countryCode: string): string[] {
	return texts
		.map((text) => disagreement({ form: 'an edge', text, countryCode }))
		.filter((difference) => difference !== null)
}
