/** How a language writes numbers. */
export interface NumberMarks {
	readonly decimalMark?: string | undefined
	/** The mark between groups of three digits. Default: none. */
	readonly groupMark?: string | undefined
	/** The smallest number that is written with a group separator: 1,000 or 10,000. Default: 1,000. */
	readonly groupsFrom?: number | undefined
}

export const ENGLISH_MARKS: NumberMarks = { decimalMark: '.', groupMark: ',' }

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/

/**
 * Returns a number in the format of a language (CLDR). An amount with a fraction has at least two decimals. A number that JavaScript writes with an
 * exponent stays as it is.
 *
 * @example
 * writeNumber(1234.5, { decimalMark: ',', groupMark: '.' }) // => '1.234,50'
 * writeNumber(1234, { groupMark: '.', groupsFrom: 10_000 }) // => '1234'
 * writeNumber(10, { decimalMark: ',' }) // => '10'
 */
export function writeNumber(
	value: number,
	{ decimalMark = '.', groupMark = '', groupsFrom = 1000 }: NumberMarks,
): string {
	const [, sign = '', whole, fraction] = DECIMAL.exec(`${value}`) ?? []
	if (whole === undefined) return `${value}`
	let grouped = whole
	for (let at = whole.length - 3; at > 0 && Number(whole) >= groupsFrom; at -= 3)
		grouped = `${grouped.slice(0, at)}${groupMark}${grouped.slice(at)}`
	return `${sign}${grouped}${fraction === undefined ? '' : decimalMark + fraction.padEnd(2, '0')}`
}
