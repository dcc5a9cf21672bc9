/**
 * Reads small numbers from a range coder (G. N. N. Martin, "Range encoding", 1979), which gives likely numbers fewer bits. The odds adapt
 * to the numbers read so far. `scripts/number-writer.ts` is the writer.
 *
 * A number is in unary coding: one yes-or-no question for each step up from zero. The packed text is one fraction in base 32:
 * each character is a digit. Each question divides the current range in two by its odds. The part that contains the fraction gives the answer, and
 * becomes the new range. A likely answer hardly narrows the range, so it needs almost no text.
 */
export interface NumberReader {
	/** Starts to read at a character of the text, with odds that reading changes. It ignores the text after the numbers. */
	readonly open: (text: string, odds: Int32Array, start?: number) => void
	/** Reads a number up to `most`. `place` is the index of the odds of its first question; each question has its own. */
	readonly readNumber: (place: number, most: number) => number
	/** Reads a number of at most 16 bits whose values are equally likely. */
	readonly readBits: (bits: number) => number
}

/** The digits are the characters from `_` to `~`, which need no escape: `_` is 31, a backquote 0, `~` 30. */
export const DIGIT_BITS = 5
/** The range is widened to at least this by the next digits before it is divided. */
export const MIN_RANGE = 0x1000000
/** The high bits of the odds are the share of "no" answers, in 4096ths. The low bits are the number of answers so far. */
export const ALWAYS = 4096
export const ODDS_BITS = 12
export const COUNT_BITS = 4
export const COUNTS = 15
/**
 * How far the odds move with one more answer, by the number of answers seen: half of the way (1), a quarter (2), an eighth
 * (3), and a sixteenth from the last step on.
 */
export const STEPS: readonly number[] = [1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4]
export const LAST_STEP = 4
/** The odds before the first answer: "yes" is somewhat more likely than "no". */
export const UNASKED: number = 1600 << COUNT_BITS

/** Returns the odds of this many questions, before the first answer. */
export function createOdds(places: number): Int32Array {
	return new Int32Array(places).fill(UNASKED)
}

export function createNumberReader(): NumberReader {
	let text = ''
	let at = 0
	let odds = createOdds(0)
	let range = 1
	let fraction = 0 // relative to the start of the range

	function open(packed: string, known: Int32Array, start = 0): void {
		text = packed
		at = start
		odds = known
		range = 1
		fraction = 0
	}

	function widen(): void {
		while (range < MIN_RANGE) {
			range <<= DIGIT_BITS
			fraction = (fraction << DIGIT_BITS) | (text.charCodeAt(at++) & 31)
		}
	}

	function readNumber(place: number, most: number): number {
		const end = place + most
		for (let question = place; question < end; question++) {
			if (range < MIN_RANGE) widen()
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
