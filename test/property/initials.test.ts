import { describe, expect, it } from 'vitest'
import { createRandom } from '../../scripts/random.ts'
import { toInitials } from '../../src/entries/index.ts'
import { expectCost } from '../bounded.ts'
import { runs, sampler, seedOf } from '../fuzz.ts'

/**
 * The oracle: Intl.Segmenter's graphemes, the engine's Unicode categories, and its locale casing. It is independent of our tables
 * and patterns. DIFFERENCES lists where the two differ on purpose.
 */
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const isUnicode17 = Number.parseFloat(process.versions['unicode'] ?? '0') >= 17

function segmenterInitial(word: string, locale: string | undefined): string {
	for (const { segment } of segmenter.segment(word)) {
		if (!/^[\p{L}\p{N}]/u.test(segment)) continue
		if (/^[\u10d0-\u10ff]/.test(segment)) return segment.normalize('NFC')
		// Greek keeps the accent of an eta that is a whole word, so a letter follows.
		const text = locale === 'el' ? `${segment}α` : segment
		const upper = locale === undefined ? text.toUpperCase() : text.toLocaleUpperCase(locale)
		for (const { segment: first } of segmenter.segment(upper)) return first.normalize('NFC')
	}
	return ''
}

const segmenterInitials = (name: string, locale?: string): string =>
	name
		.split(/[\s-]+/)
		.map((word) => segmenterInitial(word, locale))
		.join('')

/** The reasons why our answer for a code point, alone or next to others, differs from the segmenter's. */
const DIFFERENCES: Readonly<Record<string, RegExp>> = {
	'signs that look like an apostrophe or accent are no letters to us, though of category Lm': /[\u02b9-\u02ff]/u,
	'ŉ is an apostrophe and an n: its initial is N': /\u0149/u,
	'marks that are letters by category do not begin a grapheme after a sign': /[\u0e33\u0eb3\uff9e\uff9f]/u,
	'number signs of Arabic and Kaithi that stand before their digits, and letters of old scripts that stand before others, are not joined with what follows':
		/[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u0d4e\u{110bd}\u{110cd}\u{111c2}\u{111c3}\u{113d1}\u{1193f}\u{11941}\u{11a84}-\u{11a89}\u{11d46}\u{11f02}]/u,
	'ℹ is a letter by category and an emoji by break property': /\u2139/u,
	'old scripts in which a virama joins consonants, beyond the basic plane, and their signs that stand alone':
		/[\u{10a00}-\u{10a5f}\u{11100}-\u{1114f}\u{11380}-\u{113ff}\u{11700}-\u{1174f}\u{11900}-\u{1195f}\u{11a00}-\u{11aaf}\u{11f00}-\u{11f5f}\u{16d40}-\u{16d7f}]/u,
	'a virama where no orthography has one: after a sign other than nukta, before a sign, beside an independent vowel':
		/(?!\u093c)[\p{M}\u200c\u200d][\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d\u1039\u17d2\u1a60\u1b44\u1bab\ua9c0\uaaf6]|[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d\u1039\u17d2\u1a60\u1b44\u1bab\ua9c0\uaaf6]\u200d?[\p{M}\u200d]|[\u0905-\u0914]\u093c?\u094d|\u094d\u200d?[\u0905-\u0914]/u,
	'vowel signs of Tai Tham and Khamti that stand for themselves are joined': /[\u1a61\u1a63\u1a64\uaa7b\uaa7d]/u,
	'emoji modifiers and tags after a letter are left off': /[\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}]/u,
}
const isDifferent = (name: string): boolean => Object.values(DIFFERENCES).some((pattern) => pattern.test(name))

/** Not fast-check's generator, because a name takes a hundred random numbers. */
const below = createRandom(seedOf(1))
const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T

/** Letters and marks as living scripts combine them: a base, what may follow it, and how many of each. */
const SCRIPTS: readonly (readonly [string, string])[] = [
	['abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ', ''],
	['àâäãåæçéèêëîïñôöøœùûüÿßıİłđðþőűșțžźǆǅǉǋﬁﬀ', '\u0301\u0308\u0327\u0323\u030c'],
	['aeiouns', '\u0300\u0301\u0302\u0303\u0304\u0306\u0308\u030a\u0323\u0328\u031b'],
	['αβγδεζηθικλμνξοπρστυφχψωάέήίόύώΐΰς', '\u0301\u0308'],
	['абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґ', '\u0306\u0308'],
	['აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ', ''],
	['աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆև', ''],
	['אבגדהוזחטיכלמנסעפצקרשת', '\u05b0\u05b4\u05b8\u05bc\u05c1'],
	['ابتثجحخدذرزسشصضطظعغفقكلمنهوي', '\u064b\u064e\u0650\u0651\u0652\u0670'],
	['कखगघचछजझटठडढणतथदधनपफबभमयरलवशषसहअआइईउ', '\u094d\u093e\u093f\u0940\u0941\u0947\u094b\u0902\u093c\u0903'],
	['কখগঘচছজঝটঠডঢণতথদধনপফবভমযরলশষসহ', '\u09cd\u09be\u09bf\u09c0\u09c1\u09c7\u0982'],
	['கஙசஞடணதநபமயரலவழளறன', '\u0bcd\u0bbe\u0bbf\u0bc0\u0bc6'],
	['కఖగఘచఛజఝటఠడఢణతథదధనపఫబభమయరలవ', '\u0c4d\u0c3e\u0c3f\u0c40\u0c41'],
	['ಕಖಗಘಚಛಜಝಟಠಡಢಣತಥದಧನಪಫಬಭಮಯರಲವ', '\u0ccd\u0cbe\u0cbf\u0cc0'],
	['കഖഗഘചഛജഝടഠഡഢണതഥദധനപഫബഭമയരലവ', '\u0d4d\u0d3e\u0d3f\u0d40'],
	['ਕਖਗਘਚਛਜਝਟਠਡਢਣਤਥਦਧਨਪਫਬਭਮ', '\u0a4d\u0a3e\u0a3f\u0a40\u0a71'],
	['กขคงจฉชซญดตถทธนบปผฝพฟภมยรลวศสหอเแโใไะา', '\u0e31\u0e34\u0e35\u0e38\u0e48\u0e49'],
	['ກຂຄງຈສຊຍດຕຖທນບປຜຝພຟມຢຣລວຫອຮເແໂໃໄ', '\u0eb1\u0eb4\u0eb5\u0ec8'],
	['ကခဂဃငစဆဇညတထဒဓနပဖဗဘမယရလဝသဟအ', '\u102b\u102c\u102d\u1031\u1038\u1039\u103a\u103b\u103c'],
	['កខគឃងចឆជឈញតថទធនបផពភមយរលវសហអ', '\u17b6\u17b7\u17be\u17d2\u17c6'],
	['ᄀᄂᄃᄅᄆᄇᄉᄋᄌᄎᄏᄐᄑᄒ', ''],
	['가나다라마바사아자차카타파하각낙', '\u11a8\u11ab'],
	['あいうえおかきくけこがぎアイウエオカキクケコ李王张陳木村々', '\u3099'],
	['ሀለሐመሠረሰሸቀበተቸኀነኘአ', '\u135d'],
	['སྐབགངཀཁ', '\u0f72\u0f74\u0f90\u0fb1'],
]
const NOISE = [...[..."'.’(🎉1٣_~Ⅷ①"], '👩‍🚀', '🇵🇹', '\u200d', '\u200c', '\ud83d', '\u0301', '\u00ad']

function generateName(): string {
	let name = ''
	for (let words = 1 + below(3); words > 0; words--) {
		const [letters, marks] = pick(SCRIPTS)
		const bases = [...letters]
		const signs = [...marks]
		if (below(6) === 0) name += pick(NOISE)
		for (let length = 1 + below(5); length > 0; length--) {
			name += pick(bases)
			for (let marks = below(4) - 1; signs.length > 0 && marks > 0; marks--) name += pick(signs)
		}
		if (below(8) === 0) name += pick(NOISE)
		if (words > 1) name += pick([' ', '-', '  ', ' - '])
	}
	return name
}
/** Blocks of Chinese characters and Hangul syllables: tens of thousands that behave alike. */
const isHan = (code: number): boolean =>
	/[\u3400-\u9ffe\uac00-\ud7fe\u{17000}-\u{18cff}\u{20000}-\u{323af}]/u.test(String.fromCodePoint(code))
/** The code points of the scripts that most names are written in. The others are sampled in `npm test`. */
const LIVING = 0x1200
const isSuffixed = (name: string): boolean => /[\s-][^\p{L}\p{N}]*(?:jr|sr|ii|iii|iv)[^\p{L}\p{N}]*$/iu.test(name)

it('the oracle of initials is compared with Intl.Segmenter where the engine knows Unicode 17, as Node 26 does', () => {
	if (!isUnicode17) console.warn(`NOT COMPARED: this engine knows Unicode ${process.versions['unicode']}.`)
	expect(isUnicode17 || Number.parseInt(process.versions.node, 10) < 26).toBe(true)
})

describe.runIf(isUnicode17)('initials, compared with Intl.Segmenter (D-64)', () => {
	it('in thousands of generated names of 25 scripts', () => {
		for (let i = 0; i < runs(20_000); i++) {
			const name = generateName()
			if (isSuffixed(name) || isDifferent(name)) continue
			if (toInitials(name) !== segmenterInitials(name))
				expect(`${name}: ${toInitials(name)}`).toBe(`${name}: ${segmenterInitials(name)}`)
		}
	})

	it.each(['tr', 'az', 'el', 'en', 'fr', 'es'])('with the casing of %s', (locale) => {
		for (let i = 0; i < runs(2500); i++) {
			const name = `${pick([...'iıjįìåeηάΐa'])}${pick(locale === 'el' ? ['', '\u0301', '\u0308'] : ['', '\u0307', '\u0301', '\u0307\u0301'])}${generateName()}`
			if (isSuffixed(name) || isDifferent(name)) continue
			// Two marks in a row don't occur in Greek, and Greek casing treats them differently.
			if (locale === 'el' && /\p{M}{2}/u.test(name.normalize('NFD'))) continue
			const expected = segmenterInitials(name, locale)
			if (toInitials(name, { language: locale }) !== expected)
				expect(`${name}: ${toInitials(name, { language: locale })}`).toBe(`${name}: ${expected}`)
		}
	})

	it('for code points of every block, before and after a letter', () => {
		const wrong: string[] = []
		const codes = Array.from({ length: 0x323b0 }, (_, code) => code).filter((code) => !isHan(code) || code % 211 === 0)
		for (const code of [...codes.slice(0, LIVING), ...sampler()(codes.slice(LIVING))]) {
			const character = String.fromCodePoint(code)
			if (/[\s\x85\p{Pd}\u30fb\uff65\p{Cn}]/u.test(character) || isDifferent(character)) continue
			for (const name of [character, `${character}x`, `x${character}`]) {
				if (toInitials(name) !== segmenterInitials(name)) wrong.push(`${code.toString(16)} in ${name}`)
			}
		}
		expect(wrong).toEqual([])
	})
})

describe('initials that deliberately differ from Intl.Segmenter', () => {
	it.each([
		['ʻAukai', 'A'],
		['ʿAlī', 'A'],
		['ŉdebele', 'N'],
		['(ำa', 'ำ'],
		['\u06051', '1'],
		['ൎക', 'ൎ'],
		['ℹ', 'ℹ'],
		['a🏻', 'A'],
	])('%s: %s', (name, expected) => {
		expect(toInitials(name)).toBe(expected)
		expect(Object.values(DIFFERENCES).some((pattern) => pattern.test(name))).toBe(true)
	})
})

describe('initials of texts that are hardly names', () => {
	it.each([
		['a megabyte of letters', 'a'.repeat(1 << 20)],
		['a megabyte of words', 'a '.repeat(1 << 19)],
		['a megabyte of marks out of order', `a${'\u0315\u0301'.repeat(1 << 19)}`],
		['a megabyte of signs', '!'.repeat(1 << 20)],
		['a megabyte of lone surrogates', '\ud83d'.repeat(1 << 20)],
		['a megabyte of jamo', '\u1100'.repeat(1 << 20)],
	])('%s costs a bounded time', (_, name) => {
		expectCost(() => toInitials(name), 40)
	})

	it('are empty for a value that is not a string', () => {
		for (const value of [undefined, null, 5, {}, ['a'], Symbol('x'), 5n]) {
			expect((toInitials as (name: unknown) => string)(value)).toBe('')
		}
	})
})
