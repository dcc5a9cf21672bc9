import { evaluateCoverage } from 'orderwright/conformance'
import { UsageError } from '../command.ts'
import { readJsonFile } from '../files.ts'
import type { Result } from './result.ts'

const ABOUT_KNOWN = 'Mismatches that are known. orderwright conform --baseline fails only on others.'

/** Returns the signatures in a baseline file. */
export function readBaseline(file: string): readonly string[] {
	const { known } = (readJsonFile(file) ?? {}) as { known?: unknown }
	if (Array.isArray(known) && known.every((each) => typeof each === 'string')) return known
	throw new UsageError(`${file} isn't a baseline. Write one with --write-baseline ${file}.`)
}

/** Returns a baseline with all mismatches of a run. */
export function toBaseline({ mismatches }: Result): object {
	const known = [...new Set(mismatches.map(({ signature }) => signature))].sort()
	return { about: ABOUT_KNOWN, known }
}

/** Returns the result with known mismatches marked. Only other mismatches count as failures. */
export function applyBaseline(result: Result, known: readonly string[]): Result {
	const mismatches = result.mismatches.map((each) => ({ ...each, isKnown: known.includes(each.signature) }))
	const found = new Set(mismatches.map(({ signature }) => signature))
	// If nobody got a token, the answers may be those of another server. They give no verdict.
	const isFailed = result.verdict === 'failed' && mismatches.some(({ isKnown }) => !isKnown)
	const verdict = isFailed ? 'failed' : result.reasons.length > 0 ? 'inconclusive' : 'passed'
	const { label } = evaluateCoverage(result, { failures: 0, allow5xx: true, allowUntested: true })
	return {
		...result,
		mismatches,
		verdict,
		label: verdict === 'passed' ? label : verdict,
		gone: known.filter((signature) => !found.has(signature)),
	}
}
