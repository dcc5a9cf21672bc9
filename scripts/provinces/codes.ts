import { CODE_KINDS, lettersOf, writeStep } from '../../src/rules/province/province-codec.ts'

/**
 * Encodes a code by the positions of its letters in the shown name (a: the next letter, b: skips one …). Returns it unchanged if
 * the name lacks them.
 */
export function hideCode(code: string, shown: string): string {
	const letters = lettersOf(shown).replace(/[a-z]/g, (letter) => letter.toUpperCase())
	let at = 0
	let steps = ''
	for (const letter of code) {
		const found = letters.indexOf(letter, at)
		if (found < 0 || found - at > 25 || !/[A-Z]/.test(letter)) return code
		steps += String.fromCharCode(97 + found - at)
		at = found + 1
	}
	return steps
}

/**
 * Encodes codes in groups. A group of codes of one length and alphabet begins with its sign, then has the difference of each code
 * from the one before, in as few characters as possible. A code of mixed characters is written unchanged after an equals sign.
 */
export function joinSteps(codes: readonly string[]): string {
	const groups: string[] = []
	for (const [sign, { length, digits }] of Object.entries(CODE_KINDS)) {
		const ranks = codes
			.filter((code) => code.length === length && kindOf(code) === (digits ? 'digits' : 'letters'))
			.map((code) => rankOf(code, digits))
			.sort((x, y) => x - y)
		if (ranks.length > 0) groups.push(sign + ranks.map((rank, i) => writeStep(rank - (ranks[i - 1] ?? 0))).join(''))
	}
	return [...groups, ...codes.filter((code) => kindOf(code) === 'mixed').map((code) => `=${code}`)].join(' ')
}

function kindOf(code: string): 'digits' | 'letters' | 'mixed' {
	return /^\d+$/.test(code) ? 'digits' : /^[A-Z]+$/.test(code) ? 'letters' : 'mixed'
}

/** Returns the index of a code among all codes of its length and alphabet. */
function rankOf(code: string, digits: boolean): number {
	let rank = 0
	for (const sign of code) rank = digits ? rank * 10 + Number(sign) : rank * 26 + Number.parseInt(sign, 36) - 10
	return rank
}
