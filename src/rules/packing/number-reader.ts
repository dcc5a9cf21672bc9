/**
 * Reads small numbers with a range decoder (G. N. N. Martin, "Range encoding", 1979). Likely numbers need fewer bits. The odds adapt to the numbers
 * read so far. `scripts/number-writer.ts` is the writer.
 *
 * A number is coded in unary: one yes-or-no question for each step from zero. The packed text is one fraction in base 32, of which each character
 * is a digit. Each question divides the current range of numbers into two parts, by the odds of its answers. The part that contains the fraction is
 * the answer, and becomes the new range. A likely answer makes the range only a little smaller, so it needs almost no text.
 */
export interface NumberReader {
	/** Starts reading at a character of the text. Reading changes the odds. It ignores the text after the numbers. */
	readonly open: (text: string, odds: Int32Array, start?: number) => void
	/** Reads a number up to `most`. `place` is the index of the odds of the first question. Each further question has the next odds. */
	readonly readNumber: (place: number, most: number) => number
	/** Reads a number of at most 16 bits whose values are equally likely. */
	readonly readBits: (bits: number) => number
}

/** The digits are the characters from `_` to `~`, which need no escape: `_` is 31, a backquote is 0, and `~` is 30. */
export const DIGIT_BITS = 5
/** Before it is divided, the range is widened to at least this, with the next digits. */
export const MIN_RANGE = 0x1000000
/** The high bits of the odds are the share of the answer "no", in 4096ths. The low bits are the number of answers so far. */
export const ALWAYS = 4096
export const ODDS_BITS = 12
export const COUNT_BITS = 4
export const COUNTS = 15
/**
 * How far the odds move with each further answer: half of the way after the first, a quarter after the second, an eighth after the third, and then
 * always a sixteenth.
 */
export const STEPS: readonly number[] = [1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4]
export const LAST_STEP = 4
/** The odds before the first answer: "yes" is a little more likely than "no". */
export const UNASKED: number = 1600 << COUNT_BITS

/** Returns the odds of so many questions before any answer. */
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
