import { ALPHABET } from '../text/fingerprint.ts'
import { foldName } from '../text/fold.ts'

/** How many steps one character tells; longer ones take two. */
export const ONE_CHARACTER = 48

/** `01-03` is 01, 02, 03. */
export function readRun(text: string): string[] {
	const [first = '', last] = text.split('-')
	if (last === undefined) return [text]
	const codes: string[] = []
	for (let n = Number(first); n <= Number(last); n++) codes.push(String(n).padStart(first.length, '0'))
	return codes
}

/** A code that is written by where its letters stand in the name: a for the next one, b for one on. */
export function readCode(text: string, name: string): string {
	if (!/^[a-z]+$/.test(text)) return text
	const letters = foldName(name).replaceAll(' ', '').toUpperCase()
	let code = ''
	let at = -1
	for (const step of text) {
		at += step.charCodeAt(0) - 96
		code += letters[at]
	}
	return code
}

/** Groups apart by spaces: a first code, a colon, and how far each other is from the one before. */
export function readSteps(text: string): string[] {
	const codes: string[] = []
	for (const group of text.split(' ')) {
		const [first = '', steps = ''] = group.split(':')
		if (first === '') continue
		codes.push(first)
		const base = /^\d/.test(first) ? 10 : 26
		const shift = base === 26 ? 10 : 0
		let rank = 0
		for (const sign of first) rank = rank * base + Number.parseInt(sign, 36) - shift
		for (let i = 0; i < steps.length; i++) {
			let step = ALPHABET.indexOf(steps[i] as string)
			if (step >= ONE_CHARACTER)
				step = ONE_CHARACTER + (step - ONE_CHARACTER) * ALPHABET.length + ALPHABET.indexOf(steps[++i] as string)
			rank += step
			codes.push(writeRank(rank, base, shift, first.length))
		}
	}
	return codes
}

function writeRank(rank: number, base: number, shift: number, length: number): string {
	let code = ''
	for (let rest = rank; code.length < length; rest = Math.floor(rest / base))
		code = ((rest % base) + shift).toString(36).toUpperCase() + code
	return code
}
