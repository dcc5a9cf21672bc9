import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { FAULTS } from './pack/catalogue.ts'
import { KINDS } from './pack/kinds.ts'
import { play } from './pack/play.ts'
import { SCORE } from './pack/score-by-kind.ts'
import { VARIANTS } from './pack/variants.ts'

const PACK = fileURLToPath(new URL('./pack/', import.meta.url))
/** The service: every file but the lists of the names and what runs the service. */
const SERVER = readdirSync(PACK)
	.filter((file) => !/faults|variants|catalogue|shapes|score|play/.test(file))
	.map((file) => readFileSync(`${PACK}${file}`, 'utf8'))
	.join('\n')
const NAMES = Object.keys(VARIANTS)

describe('the catalogue of faults', () => {
	it('holds at least 250 faults of every kind, each once', () => {
		expect(FAULTS.length).toBeGreaterThanOrEqual(250)
		expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length)
		expect(new Set(FAULTS.map(({ kind }) => kind))).toEqual(new Set(KINDS))
		for (const kind of KINDS) {
			expect(SCORE[kind].faults, kind).toBe(FAULTS.filter((fault) => fault.kind === kind).length)
			expect(SCORE[kind].found, kind).toBe(SCORE[kind].faults - SCORE[kind].missed.length)
		}
	})

	it('names only what the service reads', () => {
		const names = [...FAULTS.map(({ name }) => name), ...NAMES]
		const written = names.filter((name) => SERVER.includes(`'${name}'`) || SERVER.includes(`"${name}"`))
		const families = names.filter((name) => !written.includes(name))
		const places =
			/^[\w-]+: (?:no token is needed|tokens do not age|a partner needs|errors have no errorCode|stores of others|variants of others?|unknown variants|\S+ is |the value|a tax number may|provinces|phones|zips)|is not translated$| (?:lose|are|get|become) /
		expect(families.filter((name) => !places.test(name))).toEqual([])
	})
})

// `pack-plays.test.ts` asks about variants and faults, and `lab/run catalogue` about all of them.
describe('the kit', () => {
	it('raises no alarm for a service written from the interface alone (D-106)', async () => {
		expect(await play([], ['writes', 'clock'])).toMatchObject({ alarms: [], verdict: 'passed' })
	})

	it('finds a fault of money', async () => {
		const { alarms } = await play(['an order moves no balance'], ['writes'], { maxFailures: 1 })
		expect(alarms).not.toEqual([])
	})
})
