/**
 * Compares checkPhone's verdicts with libphonenumber-js's on generated numbers of all countries and forms.
 *
 *   npx tsx scripts/compare-phone.ts                            2,000,000 numbers
 *   npx tsx scripts/compare-phone.ts --count 100000 --seed 7
 *
 * Prints the first differences, and exits with 1 if there are any.
 */
import { parseArgs } from 'node:util'
import { answerOf, expectedOf } from './phone/compare.ts'
import { createPhones } from './phone/generate.ts'
import { fractionsFrom } from './phone/words.ts'

const { values } = parseArgs({
	options: { count: { type: 'string', default: '2000000' }, seed: { type: 'string', default: '20261120' } },
})
const count = Number(values.count)
const seed = Number(values.seed)
if (!(Number.isSafeInteger(count) && count > 0 && Number.isSafeInteger(seed)))
	throw new Error('--count and --seed are whole numbers')

const SHOWN = 20
const STEP = Math.max(1, Math.ceil(count / 200))

const next = createPhones(fractionsFrom(seed))
const forms = new Map<string, { numbers: number; max: number; 'min alone': number; differ: number }>()
let differ = 0
const start = Date.now()
for (let done = 1; done <= count; done++) {
	const { form, text, countryCode } = next()
	const expected = expectedOf(text, countryCode)
	const actual = answerOf(text, countryCode)
	const tally = forms.get(form) ?? { numbers: 0, max: 0, 'min alone': 0, differ: 0 }
	forms.set(form, tally)
	tally.numbers++
	if (expected.startsWith('max ')) tally.max++
	if (expected.startsWith('min alone ')) tally['min alone']++
	if (expected !== actual) {
		tally.differ++
		if (differ++ < SHOWN)
			console.log(`\n${form}: ${JSON.stringify(text)} in ${countryCode}: ${expected} there, ${actual} here`)
	}
	if (done % STEP === 0 || done === count) showProgress(done)
}
console.table(Object.fromEntries(forms))
console.log(`seed ${seed}: ${differ} differences on ${count} numbers`)
if (differ > 0) process.exitCode = 1

function showProgress(done: number): void {
	if (!process.stderr.isTTY && done !== count) return
	const filled = Math.round((done / count) * 40)
	const left = Math.round((((Date.now() - start) / done) * (count - done)) / 1000)
	process.stderr.write(
		`\r[${'#'.repeat(filled)}${' '.repeat(40 - filled)}] ${done} of ${count}, ${left} s left, ${differ} differ `,
	)
	if (done === count) process.stderr.write('\n')
}
