import { ALWAYS, DIGIT_BITS, LEAST_RANGE, ODDS_BITS, STEP_BITS } from '../src/geo/number-reader.ts'

/** Writes the text that `createNumberReader` reads, call by call. Throws for a number that the reader could not answer. */
export interface NumberWriter {
	readonly writeNumber: (place: number, most: number, number: number) => void
	readonly writeBits: (bits: number, number: number) => void
	/** The text of all numbers. */
	readonly end: () => string
}

const BASE = 1 << DIGIT_BITS

export function createNumberWriter(places: number): NumberWriter {
	const odds = new Uint16Array(places).fill(ALWAYS / 2)
	/** Where the range starts, in digits. */
	const start: number[] = []
	let range = 1

	function widen(): void {
		for (; range < LEAST_RANGE; range *= BASE) start.push(0)
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
		if (number < 0 || number > most || place + most > places) throw new Error(`${number} of ${most} at ${place}`)
		for (let i = 0; i < most && i <= number; i++) {
			widen()
			const no = odds[place + i] as number
			const part = (range >>> ODDS_BITS) * no
			if (i === number) {
				range = part
				odds[place + i] = no + ((ALWAYS - no) >> STEP_BITS)
			} else {
				add(part)
				range -= part
				odds[place + i] = no - (no >> STEP_BITS)
			}
		}
	}

	function writeBits(bits: number, number: number): void {
		if (number < 0 || number >= 1 << bits) throw new Error(`${number} in ${bits} bits`)
		widen()
		range >>>= bits
		add(number * range)
	}

	/** Zeros at the end are left out: past it, the reader reads zeros. */
	function end(): string {
		return start
			.map((digit) => String.fromCharCode(digit === 31 ? 95 : 96 + digit))
			.join('')
			.replace(/`+$/, '')
	}

	return { writeNumber, writeBits, end }
}
