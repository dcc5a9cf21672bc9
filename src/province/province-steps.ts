/** Characters that need no escape in a string and that no table uses as a separator. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The length and alphabet of a group's codes, by the first character of the group. */
export const CODE_KINDS: Readonly<Record<string, { readonly length: number; readonly digits: boolean }>> = {
	'1': { length: 1, digits: true },
	'2': { length: 2, digits: true },
	'3': { length: 3, digits: true },
	x: { length: 1, digits: false },
	y: { length: 2, digits: false },
	z: { length: 3, digits: false },
}

/** Steps below `ONE` take one character, the next 12 × 64 take two, the next 4 × 64 × 64 take three. */
const ONE = 48
const TWO = 60

/** Encodes a step in as few characters as possible. */
export function writeStep(step: number): string {
	if (step < ONE) return ALPHABET[step] as string
	const rest = step - ONE
	if (rest < (TWO - ONE) * 64) return `${ALPHABET[ONE + (rest >> 6)]}${ALPHABET[rest & 63]}`
	return `${ALPHABET[TWO + (rest >> 12)]}${ALPHABET[(rest >> 6) & 63]}${ALPHABET[rest & 63]}`
}

/**
 * Decodes groups of codes, separated by spaces. The first character of a group is its kind; then follow the differences between
 * successive codes.
 */
export function readSteps(text: string): string[] {
	const codes: string[] = []
	if (text === '') return codes
	for (const group of text.split(' ')) {
		const kind = CODE_KINDS[group.charAt(0)]
		if (kind === undefined) {
			codes.push(group.slice(1))
			continue
		}
		let rank = 0
		for (let i = 1; i < group.length; i++) {
			const lead = ALPHABET.indexOf(group[i] as string)
			let step = lead < ONE ? lead : lead < TWO ? lead - ONE : lead - TWO
			for (let more = Number(lead >= ONE) + Number(lead >= TWO); more > 0; more--)
				step = step * 64 + ALPHABET.indexOf(group[++i] as string)
			rank += step + (lead < ONE ? 0 : ONE)
			codes.push(writeRank(rank, kind.length, kind.digits))
		}
	}
	return codes
}

function writeRank(rank: number, length: number, digits: boolean): string {
	let code = ''
	for (let rest = rank; code.length < length; rest = Math.floor(rest / (digits ? 10 : 26)))
		code = (digits ? String(rest % 10) : String.fromCharCode(65 + (rest % 26))) + code
	return code
}
