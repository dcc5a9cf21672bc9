import { CHECK } from '../contract/judge-fields.ts'
import type { Address } from '../contract/resources.ts'
import { type Findings, note } from '../core/finding.ts'
import type { Change, Path } from '../core/issue.ts'
import { lengthOfLine } from '../core/line-length.ts'
import { isRecord, readField } from '../core/read.ts'
import { isPostBox } from './post-box.ts'

export const CARRIER_MESSAGES = {
	'address.line.long': 'Shorten this line to {most} characters, since the carrier prints no more. It has {length}.',
	'address.line.script': "Write this line in Latin letters. The carrier can't print {letters}.",
	'address.post-box': "Enter a street address. The carrier doesn't deliver to a post box or a locker.",
} as const

export type CarrierIssueCode = keyof typeof CARRIER_MESSAGES

/** Matches letters of other scripts than Latin, and full-width Latin letters. Doesn't match letters that belong to no script, such as ʻ. */
const OTHER_LETTERS = '(?![\\p{Script=Latin}\\p{Script=Common}])\\p{L}|[\\uff21-\\uff3a\\uff41-\\uff5a]'
const LETTER = '\\p{L}'
let otherLetters: RegExp | undefined
let anyLetter: RegExp | undefined
/** The most letters that a message lists. */
const MAX_LETTERS = 5

/**
 * Countries where a post box is the usual address, because the post doesn't bring mail to doors. In these countries, a post box is at most a warning.
 * Sources: the terms of Emirates Post (a box is its renter's legal address), Wikipedia's article on post office boxes (KE, NA, and most of Africa).
 */
const BOX_COUNTRIES: readonly string[] = ['AE', 'BW', 'KE', 'NA', 'SA', 'ZW']

/**
 * Adds a finding for each line that the policy's carrier can't print, and for a post box if the carrier delivers only to doors (D-17). Off by
 * default.
 */
export function judgeCarrier({ address1, address2, city }: Address, country: string, to: Findings): void {
	const { lineLength, lineScript, postBox } = to.policy
	if (lineLength === 0 && lineScript === 'any' && postBox === 'ignored') return
	const twoLines = address2 === '' ? breakLine(address1, lineLength) : undefined
	const isIn2 = !hasLetters(address1) && isPostBox(address2, country)
	const isBox = isIn2 || isPostBox(address1, country)
	to.check = CHECK.delivery
	judgeLine(address1, ['address1'], twoLines, to)
	judgeLine(address2, ['address2'], undefined, to)
	judgeLine(city, ['city'], undefined, to)
	if (postBox === 'ignored' || !isBox) return
	const severity = BOX_COUNTRIES.includes(country) ? 'warning' : postBox
	const path = [isIn2 ? 'address2' : 'address1']
	note(to, CARRIER_MESSAGES, 'address.post-box', {
		severity,
		about: 'delivery',
		policy: 'postBox',
		path,
		rule: 'D-17',
		params: { country },
	})
}

/** Like `judgeCarrier`, for the name of the order's person. The name is one line of the label. */
export function judgeCarrierName(user: unknown, to: Findings): void {
	const { lineLength, lineScript } = to.policy
	if ((lineLength === 0 && lineScript === 'any') || !isRecord(user)) return
	to.check = CHECK.delivery
	const parts = [readField(user, 'firstName'), readField(user, 'lastName')].filter((part) => typeof part === 'string')
	judgeLine(parts.join(' ').trim(), ['user'], undefined, to)
}

function judgeLine(line: string, path: Path, suggestion: readonly Change[] | undefined, to: Findings): void {
	const { lineLength: most, lineScript } = to.policy
	const length = most === 0 || line.length <= most ? 0 : lengthOfLine(line)
	if (length > most)
		note(to, CARRIER_MESSAGES, 'address.line.long', {
			severity: 'warning',
			about: 'delivery',
			policy: 'lineLength',
			path,
			rule: 'D-17',
			params: { length, most },
			suggestion,
		})
	if (lineScript === 'any') return
	otherLetters ??= new RegExp(OTHER_LETTERS, 'gu')
	const others = line.match(otherLetters)
	if (others === null) return
	note(to, CARRIER_MESSAGES, 'address.line.script', {
		severity: 'warning',
		about: 'delivery',
		policy: 'lineScript',
		path,
		rule: 'D-17',
		params: { letters: [...new Set(others)].slice(0, MAX_LETTERS).join(', ') },
	})
}

function hasLetters(line: string): boolean {
	anyLetter ??= new RegExp(LETTER, 'gu')
	return line.search(anyLetter) >= 0
}

/**
 * Returns the changes that move the last words of a long line into the second line. Returns undefined if one of the two lines would still be too
 * long.
 */
function breakLine(line: string, most: number): readonly Change[] | undefined {
	const words = line.split(' ')
	for (let at = words.length - 1; at > 0 && words.length <= most; at--) {
		const [first, rest] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
		if (lengthOfLine(first) > most) continue
		if (first.trim() === '' || lengthOfLine(rest) > most) return undefined
		return [
			{ path: ['address1'], value: first },
			{ path: ['address2'], value: rest },
		]
	}
	return undefined
}
