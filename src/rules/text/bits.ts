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

/**
 * Returns whether more than `most` bits are set in a 32-bit number, without counting all of them.
 *
 * @example
 * hasMoreBits(0b1011, 2) // => true
 * hasMoreBits(0b1011, 3) // => false
 */
export function hasMoreBits(bits: number, most: number): boolean {
	let rest = bits
	for (let count = 0; count < most; count++) rest &= rest - 1
	return rest !== 0
}
