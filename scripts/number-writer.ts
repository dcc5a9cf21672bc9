import * as reader from '../src/rules/packing/number-reader.ts'

/** Writes the text for `createNumberReader`, call by call. Throws for a number that the reader could not return. */
export interface NumberWriter {
	readonly writeNumber: (place: number, most: number, number: number) => void
	readonly writeBits: (bits: number, number: number) => void
	readonly end: () => string
}

const BASE = 1 << reader.DIGIT_BITS

export function createNumberWriter(odds: Int32Array): NumberWriter {
	/** The start of the range, in digits. */
	const start: number[] = []
	let range = 1

	function widen(): void {
		for (; range < reader.MIN_RANGE; range *= BASE) start.push(0)
	}

	/** Moves the start of the range up. */
	function add(amount: number): void {
		let rest = amount
		for (let at = start.length - 1; rest > 0; at--) {
			rest += start[at] as number
			start[at] = rest % BASE
			rest = Math.floor(rest / BASE)
		}
	}

	function writeNumber(place: number, most: number, number: number): void {
		if (number < 0 || number > most || place + most > odds.length) throw new Error(`${number} of ${most} at ${place}`)
		for (let i = 0; i < most && i <= number; i++) {
			widen()
			const cell = odds[place + i] as number
			const no = cell >> reader.COUNT_BITS
			const step = reader.STEPS[cell & reader.COUNTS] as number
			const next = step < reader.LAST_STEP ? cell + 1 : cell
			const part = (range >>> reader.ODDS_BITS) * no
			if (i === number) {
				range = part
				odds[place + i] = next + (((reader.ALWAYS - no) >> step) << reader.COUNT_BITS)
			} else {
				add(part)
				range -= part
				odds[place + i] = next - ((no >> step) << reader.COUNT_BITS)
			}
		}
	}

	function writeBits(bits: number, number: number): void {
		if (number < 0 || number >= 1 << bits) throw new Error(`${number} in ${bits} bits`)
		widen()
		range >>>= bits
		add(number * range)
	}

	/** Returns the shortest text whose fraction is in the range, whatever follows it. */
	function end(): string {
		const tail = start.slice(-6).reduce((sum, digit) => sum * BASE + digit, 0)
		let unit = 1 // of the last digit that is needed
		let needed = start.length
		for (; missing(tail, unit * BASE) + unit * BASE <= range; needed--) unit *= BASE
		add(missing(tail, unit))
		return start
			.slice(0, needed)
			.map((digit) => String.fromCharCode(digit === 31 ? 95 : 96 + digit))
			.join('')
	}

	return { writeNumber, writeBits, end }
}

/** Returns the amount that completes a whole number of units. */
function missing(amount: number, unit: number): number {
	return (unit - (amount % unit)) % unit
}
