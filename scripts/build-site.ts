/**
 * Writes one folder, `site/`, for any static host: the guides, the rulebook, the changelog, the API reference (typedoc.config.js),
 * and the playground.
 *
 *   npm run site           writes it
 *   npm run check:site     writes it, and exits with 1 if it has a broken link, if a code has no entry in the rulebook, or if the
 *                          search doesn't find a guide
 */
import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { docUrl, MESSAGES } from '../src/index.ts'
import { buildPlayground, PLAYGROUND } from './form/build-playground.ts'
import { findBrokenLinks } from './site/broken-links.ts'
import { findLostSearches } from './site/search.ts'

const { values: flags } = parseArgs({ options: { check: { type: 'boolean', default: false } } })

const ROOT = join(import.meta.dirname, '..')
const SITE = join(ROOT, 'site')
const RULEBOOK = 'documents/docs_rulebook.html'

/** Returns the codes whose `docUrl` isn't in the rulebook of the site. */
function findMissingCodes(): readonly string[] {
	const page = readFileSync(join(SITE, RULEBOOK), 'utf8')
	return Object.keys(MESSAGES)
		.map((code) => docUrl(code, RULEBOOK))
		.filter((url) => !page.includes(` id="${url.slice(url.indexOf('#') + 1)}"`))
}

const { status } = spawnSync(join(ROOT, 'node_modules/.bin/typedoc'), [], { cwd: ROOT, stdio: 'inherit' })
if (status !== 0) process.exit(1)
await buildPlayground()
cpSync(PLAYGROUND, join(SITE, 'playground'), { recursive: true })
console.log(`The site is in site/: open site/index.html, or put the folder on a static host.`)

if (flags.check) {
	const broken = [...findBrokenLinks(SITE), ...findMissingCodes(), ...findLostSearches(SITE)]
	for (const link of broken) console.log(`✗ ${link}`)
	console.log(broken.length === 0 ? 'Every link and search leads somewhere.' : `${broken.length} lead nowhere.`)
	process.exitCode = broken.length === 0 ? 0 : 1
}
