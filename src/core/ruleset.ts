// Written by scripts/build-ruleset.ts: npm run tables

/**
 * Which rules answer: the version of the package, and the SHA-256 (in hex) of the canonical JSON of all codes, all rule ids, the policy
 * with its defaults and every table of facts. Two that have the same know the same of the world. The same on every engine, and part of
 * every report of `orderwright/conformance` (D-140).
 *
 * @example
 * RULESET.version // => '0.1.0'
 * RULESET.digest.length // => 64
 */
export const RULESET: { readonly version: string; readonly digest: string } = {
	version: '0.1.0',
	digest: '80a12de4dba72d9048502c167f6283f778bf81dfacefe996f1b94a798e6984ec',
}
