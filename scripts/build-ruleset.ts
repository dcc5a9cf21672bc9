/** Writes `src/rules/core/ruleset.ts` from `package.json` and the versions of the sources. `build-digest.ts` sets the digest in `dist/`. */
import packageJson from '../package.json' with { type: 'json' }
import sources from './facts/sources.json' with { type: 'json' }
import type { Files } from './tables.ts'

/** The digest in the tree. It is as long as a true one, and `npm run build` replaces it. */
export const NO_DIGEST = '0'.repeat(64)

function writeRuleset(): string {
	return `// Written by scripts/build-ruleset.ts: npm run tables

import { deepFreeze } from './deep-freeze.ts'

/**
 * The version of the package, and a SHA-256 in hex of the rules' answers to a fixed set of questions. Two rulesets with one digest give the
 * same answers to these questions. Messages do not count. The same on every engine, and part of every report of
 * \`orderwright/conformance\` (D-140). \`date\` is the day on which the newest sources of the facts were taken, and \`sources\` has their
 * versions.
 *
 * @example
 * RULESET.version // => '${packageJson.version}'
 * RULESET.digest.length // => 64
 * RULESET.sources['postal-codes-js'] // => '${sources.versions['postal-codes-js']}'
 */
export const RULESET: {
	readonly version: string
	readonly digest: string
	readonly date: string
	readonly sources: Readonly<Record<string, string>>
} = /* @__PURE__ */ deepFreeze({
	version: '${packageJson.version}',
	// The build writes the digest of the answers.
	digest: '${NO_DIGEST}',
	date: '${sources.date}',
	sources: {
${writeSources()}
	},
})
`
}

function writeSources(): string {
	const entries = Object.entries(sources.versions)
	return entries.map(([name, version]) => `\t\t${/^\w+$/.test(name) ? name : `'${name}'`}: '${version}',`).join('\n')
}

export const write = (): Files => ({ 'src/rules/core/ruleset.ts': writeRuleset() })
