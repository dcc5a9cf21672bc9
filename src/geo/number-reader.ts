/**
 * Small numbers that are packed by how likely they are: a range coder (G. N. N. Martin, "Range encoding", 1979) whose odds
 * follow what was read; `scripts/number-writer.ts` writes what this reads.
 *
 * A number is told by asking one up from zero: is it more? The text is a fraction in base 32, a character a digit. It lies in a
 * range, which each answer cuts in two, by the odds of the question; the part that the fraction lies in is the answer, and the
 * range from then on. An answer that was to be expected hardly narrows the range, and takes next to nothing of the text.
 */
export interface NumberReader {
	/** Reads from a character of the text on, by odds that it changes. What comes after the numbers is not looked at. */
	readonly open: (text: string, odds: Int32Array, start?: number) => void
	/** A number up to `most`; `place` is where the odds of its questions start, one for each. */
	readonly readNumber: (place: number, most: number) => number
	/** A number of so many bits, at most 16, of which none is more likely than another. */
	readonly readBits: (bits: number) => number
}

/** The digits are the characters from `_` to `~`, which need no escape: `_` is 31, a backquote 0, `~` 30. */
export const DIGIT_BITS = 5
/** The range is made at least so wide, by the next digits, before it is cut. */
export const LEAST_RANGE = 0x1000000
/** Odds say in how many of so many cases the answer is no, and in their last bits how many answers they have followed. */
export const ALWAYS = 4096
export const ODDS_BITS = 12
export const COUNT_BITS = 4
export const COUNTS = 15
/** How far they follow one more, by that: half of the way (1), a quarter (2), an eighth, and from the last step on a sixteenth. */
export const STEPS: readonly number[] = [1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4]
export const LAST_STEP = 4
/** What odds are before the first answer: yes somewhat more likely than no. */
export const UNASKED: number = 1600 << COUNT_BITS

/** The odds of so many questions before the first answer. */
export function createOdds(places: number): Int32Array {
	return new Int32Array(places).fill(UNASKED)
}

export function createNumberReader(): NumberReader {
	let text = ''
	let at = 0
	let odds = createOdds(0)
	let range = 1
	let fraction = 0 // from the start of the range

	function open(packed: string, known: Int32Array, start = 0): void {
		text = packed
		at = start
		odds = known
		range = 1
		fraction = 0
	}

	function widen(): void {
		while (range < LEAST_RANGE) {
			range <<= DIGIT_BITS
			fraction = (fraction << DIGIT_BITS) | (text.charCodeAt(at++) & 31)
		}
	}

	function readNumber(place: number, most: number): number {
		const end = place + most
		for (let question = place; question < end; question++) {
			if (range < LEAST_RANGE) widen()
			const cell = odds[question] as number
			const no = cell >> COUNT_BITS
			const step = STEPS[cell & COUNTS] as number
			const next = step < LAST_STEP ? cell + 1 : cell
			const part = (range >>> ODDS_BITS) * no
			if (fraction < part) {
				range = part
				odds[question] = next + (((ALWAYS - no) >> step) << COUNT_BITS)
				return question - place
			}
			range -= part
			fraction -= part
			odds[question] = next - ((no >> step) << COUNT_BITS)
		}
		return most
	}

	function readBits(bits: number): number {
		widen()
		range >>>= bits
		const number = Math.floor(fraction / range)
		fraction -= number * range
		return number
	}

	return { open, readNumber, readBits }
}
