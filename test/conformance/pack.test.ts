import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { sampler } from '../fuzz.ts'
import { type Choice, FAULTS, KINDS, type Kind } from './pack/catalogue.ts'
import { play } from './pack/play.ts'
import { VARIANTS } from './pack/variants.ts'

interface KindScore {
	readonly faults: number
	readonly found: number
	readonly reading: number
	readonly foundByReading: number
	readonly missed: readonly string[]
	readonly missedByReading: readonly string[]
}

const read = (file: string): string => readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8')
const SCORE = JSON.parse(read('./pack/score.json')) as Readonly<Record<Kind, KindScore>>
const SERVER = ['server', 'rules', 'derive', 'language'].map((name) => read(`./pack/${name}.ts`)).join('\n')
const NAMES = Object.keys(VARIANTS) as Choice[]

/** Every n-th of a list, or a share of these: `lab/run catalogue` runs all of it. */
const some = <T>(list: readonly T[], n: number): readonly T[] => [...sampler()(list.filter((_, at) => at % n === 0))]
const isFound = ({ name, kind }: (typeof FAULTS)[number]): boolean => !SCORE[kind].missed.includes(name)
const isRead = ({ name, kind }: (typeof FAULTS)[number]): boolean => !SCORE[kind].missedByReading.includes(name)

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

describe('the kit and the catalogue', () => {
	it('raises no alarm for a service written from the interface alone (D-106)', async () => {
		const { alarms, verdict } = await play([], ['writes', 'clock'])
		expect(alarms).toEqual([])
		expect(verdict).toBe('passed')
		expect((await play([], [])).alarms).toEqual([])
		expect((await play([], ['writes', 'clock', 'concurrency'])).alarms).toEqual([])
	})

	it.each(some(NAMES, 9))('raises no alarm for a service of which is true: %s', async (name) => {
		const { alarms } = await play([name], ['writes', 'clock', 'concurrency'])
		expect(alarms).toEqual([])
	})

	it.each(some(FAULTS.filter(isFound), 25).map((fault) => [fault.name, fault] as const))(
		'finds: %s',
		async (name, { needs }) => {
			const all = ['writes', 'clock', ...(needs.includes('concurrency') ? (['concurrency'] as const) : [])] as const
			const { alarms } = await play([name], all, { maxFailures: 1 })
			expect(alarms).not.toEqual([])
		},
	)

	it.each(
		some(
			FAULTS.filter((fault) => fault.needs.length === 0 && isRead(fault)),
			25,
		).map(({ name }) => name),
	)('finds by reading alone: %s', async (name) => {
		const { alarms } = await play([name], [], { maxFailures: 1 })
		expect(alarms).not.toEqual([])
	})
})
