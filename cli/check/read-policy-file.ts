import { POLICY, type PolicyOptions, readPolicy } from 'orderwright'
import { readJsonFile } from '../files.ts'
import { findNearest } from '../nearest.ts'
import { UsageError } from '../usage-error.ts'

/** Returns the policy in a file. Throws a `UsageError` that names an unknown key or value. */
export function readPolicyFile(file: string | undefined): PolicyOptions {
	const given = file === undefined ? {} : readJsonFile(file)
	if (typeof given !== 'object' || given === null || Array.isArray(given)) {
		throw new UsageError(`${file} isn't a policy: a policy is an object such as { "phone": "max" }.`)
	}
	const settled: { readonly [key: string]: unknown } = { ...readPolicy(given) }
	for (const [key, value] of Object.entries(given)) {
		const names = Object.keys(POLICY)
		const nearest = findNearest(key, names)
		const hint = nearest === null ? `A policy has ${names.join(', ')}.` : `Did you mean "${nearest}"?`
		if (!names.includes(key)) throw new UsageError(`${file}: "${key}" isn't part of a policy. ${hint}`)
		const { values } = POLICY[key as keyof typeof POLICY]
		const list = 'from' in values ? `a whole number from ${values.from} to ${values.to}` : values.join(', ')
		if (settled[key] !== value) throw new UsageError(`${file}: "${key}" takes ${list}, not ${JSON.stringify(value)}.`)
	}
	return given
}
