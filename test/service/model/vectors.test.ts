import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
	createState,
	findMismatches,
	type ServiceAnswer,
	type ServiceRequest,
	type StateSeed,
	type StepResult,
	step,
} from '../../../src/entries/model.ts'

/** A story: a sequence of requests, and what the interface says about each. */
interface Story {
	readonly about: string
	readonly seed: StateSeed
	readonly start: string
	readonly steps: readonly StoryStep[]
}

interface StoryStep {
	readonly id: string
	readonly why: string
	/** Seconds after the start. */
	readonly at: number
	/** Whether the request has the token that was stored last. */
	readonly token?: boolean
	readonly request: ServiceRequest
	readonly answer: {
		readonly statusCode: number
		/** The expected parts of the body, item by item and field by field. */
		readonly body?: object
		/** Names for values at paths in the body. */
		readonly keep?: Readonly<Record<string, readonly (string | number)[]>>
	}
	/** Answers that no service may give. */
	readonly refused?: readonly ServiceAnswer[]
}

const FOLDER = join(import.meta.dirname, '../../vectors/model')
const STORIES = readdirSync(FOLDER).map(
	(file) => [file, JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Story] as const,
)

/** Plays a story. Returns the result of each step, with the names resolved. */
function tell({ seed, start, steps }: Story): readonly { readonly each: StoryStep; readonly made: StepResult }[] {
	const names: Record<string, string> = {}
	let state = createState(seed)
	return steps.map((written) => {
		const text = JSON.stringify(written).replace(/"\{(\w+)\}"/g, (_, name: string) => JSON.stringify(names[name]))
		const each = JSON.parse(text) as StoryStep
		const now = new Date(Date.parse(start) + each.at * 1000).toISOString()
		const authorization = each.token ? `Bearer ${names['accessToken']}` : undefined
		const made = step(state, { ...each.request, authorization }, now)
		state = made.state
		for (const [name, path] of Object.entries(each.answer.keep ?? {})) {
			names[name] = String(
				path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], made.answer.body),
			)
		}
		return { each, made }
	})
}

describe.each(STORIES)('%s', (_, story) => {
	const told = tell(story)

	it.each(told.map(({ each, made }) => [each.id, each.why, each, made] as const))('%s: %s', (_id, _why, each, made) => {
		expect(made.answer.statusCode).toBe(each.answer.statusCode)
		if (each.answer.body !== undefined) expect(made.answer.body).toMatchObject(each.answer.body)
		for (const answer of each.refused ?? [])
			expect(findMismatches(answer, made.expectation), JSON.stringify(answer)).not.toEqual([])
	})

	it('has an id and a reason for every step', () => {
		const ids = story.steps.map(({ id }) => id)
		expect(new Set(ids).size).toBe(ids.length)
		expect(story.steps.every(({ why }) => why.length > 10)).toBe(true)
	})
})

it('the stories have each operation', () => {
	const told = new Set(STORIES.flatMap(([, { steps }]) => steps.map(({ request }) => request.operation)))
	expect(told.size).toBeGreaterThan(9)
})
