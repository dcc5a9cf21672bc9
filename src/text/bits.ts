/**
 * Returns the number of bits that are set in a 32-bit number.
 *
 * @example
 * countBits(0b1011) // => 3
 */
export function countBits(bits: number): number {
	let count = 0
	for (let rest = bits; rest !== 0; rest &= rest - 1) count++
	return count
}
