import { cpf } from 'cpf-cnpj-validator'
import validateRfc from 'validate-rfc'
import { checkTaxNumber } from '../../src/entries/index.ts'
import { defineQuestion, type Random } from '../harness.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** The SAT's alphabet, in the order of its values. */
const RFC_ALPHABET = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ'

/** A CPF with dots and dash, and a right or wrong last digit. */
function makeCpf(random: Random, isRight: boolean): string {
	const digits = [...random.digits(9)].map(Number)
	for (const top of [10, 11]) {
		const rest = digits.reduce((sum, digit, at) => sum + digit * (top - at), 0) % 11
		digits.push(rest < 2 ? 0 : 11 - rest)
	}
	if (!isRight) digits[10] = ((digits[10] as number) + 1) % 10
	const text = digits.join('')
	return `${text.slice(0, 3)}.${text.slice(3, 6)}.${text.slice(6, 9)}-${text.slice(9)}`
}

/** A person's RFC with a right or wrong check digit. */
function makeRfc(random: Random, isRight: boolean): string {
	const letters = Array.from({ length: 4 }, () => random.pick([...LETTERS])).join('')
	const pad = (below: number): string => String(1 + random.integer(below)).padStart(2, '0')
	const homoclave = random.pick([...LETTERS]) + random.pick([...LETTERS])
	const front = `${letters}${random.digits(2)}${pad(12)}${pad(28)}${homoclave}`
	const sum = [...front].reduce((total, character, at) => total + RFC_ALPHABET.indexOf(character) * (13 - at), 0)
	const check = (11 - (sum % 11)) % 11
	return front + (isRight ? '0123456789A' : '123456789A0').charAt(check)
}

const ask = (isRight: boolean) => {
	const share = isRight
		? 'All check digits are right.'
		: 'Every number has a wrong check digit: orderwright makes a warning with a message.'
	const suffix = isRight ? '' : '-wrong'
	return [
		defineQuestion<string>({
			name: `tax-number-cpf${suffix}`,
			title: 'Check a CPF: format and check digits',
			inputs: (random) => Array.from({ length: 4000 }, () => makeCpf(random, isRight)),
			contestants: [
				{ name: 'orderwright', run: (number) => checkTaxNumber(number, 'BR') },
				{ name: 'cpf-cnpj-validator', run: (number) => cpf.isValid(number) },
				{ name: 'cpf-cnpj-validator, strict', run: (number) => cpf.isValid(number, true) },
			],
			targets: isRight ? { 'cpf-cnpj-validator': 1 } : {},
			notes: () => [share],
		}),
		defineQuestion<string>({
			name: `tax-number-rfc${suffix}`,
			title: 'Check an RFC: format, date and check digit',
			inputs: (random) => Array.from({ length: 4000 }, () => makeRfc(random, isRight)),
			contestants: [
				{ name: 'orderwright', run: (number) => checkTaxNumber(number, 'MX') },
				{ name: 'validate-rfc', run: (number) => validateRfc(number) },
			],
			targets: isRight ? { 'validate-rfc': 10 } : {},
			notes: () => [share],
		}),
	]
}

export const questions = [...ask(true), ...ask(false)]
