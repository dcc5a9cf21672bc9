/**
 * Writes the folder `site/` for any static host. It contains the guides, the rulebook, the changelog, the API reference (typedoc.config.js) and the
 * playground.
 *
 * lab/run site
 *
 * Exits with 1 if the site has a broken link, if a code has no entry in the rulebook, or if the search doesn't find a guide.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildPlayground, PLAYGROUND } from '../../examples/playground/build.ts'
import { MESSAGES } from '../../src/entries/index.ts'
import { ROOT } from '../shared/room.ts'
import { findBrokenLinks } from './broken-links.ts'
import { findLostSearches } from './search.ts'

const SITE = join(ROOT, 'site')
const RULEBOOK = 'documents/docs_rulebook.html'

/** Returns the codes without a heading in the rulebook of the site. */
function findMissingCodes(): readonly string[] {
	const page = readFileSync(join(SITE, RULEBOOK), 'utf8')
	return Object.keys(MESSAGES)
		.map((code) => `${RULEBOOK}#${code.replaceAll('.', '')}`)
		.filter((url) => !page.includes(` id="${url.slice(url.indexOf('#') + 1)}"`))
}

const options = ['--options', join(import.meta.dirname, 'typedoc.config.js')]
const { status } = spawnSync(join(ROOT, 'lab/node_modules/.bin/typedoc'), options, { cwd: ROOT, stdio: 'inherit' })
if (status !== 0) process.exit(1)
await buildPlayground()
cpSync(PLAYGROUND, join(SITE, 'playground'), { recursive: true })
console.log(`The site is in site/: open site/index.html, or put the folder on a static host.`)

const broken = [...findBrokenLinks(SITE), ...findMissingCodes(), ...findLostSearches(SITE)]
for (const link of broken) console.log(`✗ ${link}`)
console.log(broken.length === 0 ? 'Every link and search leads somewhere.' : `${broken.length} lead nowhere.`)
process.exitCode = broken.length === 0 ? 0 : 1
