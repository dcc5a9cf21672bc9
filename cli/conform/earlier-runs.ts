import { type Choice, judgeCoverage, RULESET } from 'orderwright/conformance'
import { UsageError } from '../command.ts'
import { readJsonFile } from '../files.ts'
import type { Departed, Result } from './result.ts'

/** A service's choice at a point that the interface leaves open. */
export interface ProfileChoice {
	readonly operation: string
	/** The clause or decision that allows a service to reject. */
	readonly rule: string
	readonly answer: 'accepted' | 'refused'
}

const ABOUT_CHOICES =
	'What this service does where the interface leaves a choice. orderwright conform --profile fails when it does otherwise.'

/** Writes the profile of a run: the open points at which the service always made the same choice. */
export function writeProfile({ choices }: Result): string {
	const settled = choices.flatMap(({ operation, rule, accepted, refused }): ProfileChoice[] => {
		if (accepted > 0 && refused > 0) return []
		return [{ operation, rule, answer: accepted > 0 ? 'accepted' : 'refused' }]
	})
	return `${JSON.stringify({ about: ABOUT_CHOICES, ruleset: RULESET, choices: settled }, null, '\t')}\n`
}

/** Returns the open points at which a run saw both answers. They aren't in the profile. */
export function findMixed({ choices }: Result): readonly Choice[] {
	return choices.filter(({ accepted, refused }) => accepted > 0 && refused > 0)
}

/** Returns the choices in a profile file. */
export function readProfile(file: string): readonly ProfileChoice[] {
	const { choices } = (readJsonFile(file) ?? {}) as { choices?: unknown }
	if (Array.isArray(choices) && choices.every(isChoice)) return choices
	throw new UsageError(
		`${file} isn't a profile. Write one with orderwright conform URL --seed FILE --fingerprint > ${file}.`,
	)
}

function isChoice(value: unknown): value is ProfileChoice {
	if (typeof value !== 'object' || value === null) return false
	const { operation, rule, answer } = value as { operation?: unknown; rule?: unknown; answer?: unknown }
	return typeof operation === 'string' && typeof rule === 'string' && (answer === 'accepted' || answer === 'refused')
}

/** Returns the result with a binding profile: any other choice of the service is a departure. */
export function applyProfile(result: Result, profile: readonly ProfileChoice[]): Result {
	const changed = profile.flatMap(({ operation, rule, answer }): Departed[] => {
		const seen = result.choices.find((choice) => choice.operation === operation && choice.rule === rule)
		const other = answer === 'accepted' ? 'refused' : 'accepted'
		const times = seen?.[other] ?? 0
		if (times === 0) return []
		const why = `The profile says that such requests are ${answer}; ${times === 1 ? 'one was' : `${times} were`} ${other}.`
		const signature = ['profile', operation, rule, other].join(' ')
		const shown = { sequence: [], isReproduced: false, expected: answer, got: other, times, others: [], isKnown: false }
		return [{ signature, operation, rule, departure: 'changed', why, ...shown }]
	})
	const departures = [...result.departures, ...changed]
	const isFailed = departures.length > 0
	return {
		...result,
		departures,
		verdict: isFailed ? 'failed' : result.verdict,
		label: isFailed ? 'failed' : result.label,
	}
}

const ABOUT_KNOWN = 'Departures that are known. orderwright conform --baseline fails only on others.'

/** Returns the signatures in a baseline file. */
export function readBaseline(file: string): readonly string[] {
	const { known } = (readJsonFile(file) ?? {}) as { known?: unknown }
	if (Array.isArray(known) && known.every((each) => typeof each === 'string')) return known
	throw new UsageError(`${file} isn't a baseline. Write one with --write-baseline ${file}.`)
}

/** Returns a baseline of all departures of a run. */
export function toBaseline({ departures }: Result): object {
	const known = [...new Set(departures.map(({ signature }) => signature))].sort()
	return { about: ABOUT_KNOWN, known }
}

/** Returns the result with known departures marked. Only other departures count as failures. */
export function applyBaseline(result: Result, known: readonly string[]): Result {
	const departures = result.departures.map((each) => ({ ...each, isKnown: known.includes(each.signature) }))
	const found = new Set(departures.map(({ signature }) => signature))
	const isFailed = departures.some(({ isKnown }) => !isKnown)
	const verdict = isFailed ? 'failed' : result.reasons.length > 0 ? 'inconclusive' : 'passed'
	const { label } = judgeCoverage(result, { failures: 0, allow5xx: true, allowUntested: true })
	return {
		...result,
		departures,
		verdict,
		label: verdict === 'passed' ? label : verdict,
		gone: known.filter((signature) => !found.has(signature)),
	}
}
