import { ALPHABET } from '../text/fingerprint.ts'

/** What the first character of a group of steps says of its codes. */
export const CODE_KINDS: Readonly<Record<string, { readonly length: number; readonly digits: boolean }>> = {
	'1': { length: 1, digits: true },
	'2': { length: 2, digits: true },
	'3': { length: 3, digits: true },
	x: { length: 1, digits: false },
	y: { length: 2, digits: false },
	z: { length: 3, digits: false },
}

/** Steps below this take one character; the next 12 times 64 two, the next 4 times 64 times 64 three. */
const ONE = 48
const TWO = 60

/** A step in as few characters as it takes. */
export function writeStep(step: number): string {
	if (step < ONE) return ALPHABET[step] as string
	const rest = step - ONE
	if (rest < (TWO - ONE) * 64) return `${ALPHABET[ONE + (rest >> 6)]}${ALPHABET[rest & 63]}`
	return `${ALPHABET[TWO + (rest >> 12)]}${ALPHABET[(rest >> 6) & 63]}${ALPHABET[rest & 63]}`
}

/** The codes of groups apart by spaces: each of a kind, by how far every code is from the one before. */
export function readSteps(text: string): string[] {
	const codes: string[] = []
	for (const group of text.split(' ')) {
		const kind = CODE_KINDS[group[0] ?? '']
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
