import { spawnSync } from 'node:child_process'
import { nameGuides } from './guides.js'
import { readCodeInHeadings } from './heading-text.js'
import { writeLiteralUnions } from './literal-unions.js'
import { linkPlayground } from './playground-link.js'

/** Returns true if the project has a Git remote. */
function hasRemote() {
	const { stdout } = spawnSync('git', ['remote'], { cwd: import.meta.dirname, encoding: 'utf8' })
	return (stdout ?? '').trim() !== ''
}

/** @type {import('typedoc').TypeDocOptions} */
export default {
	basePath: '../..',
	entryPoints: ['../../src/entries/*.ts'],
	tsconfig: '../../tsconfig.tools.json',
	// `npm run check:types` checks the types.
	skipErrorChecking: true,
	out: '../../site',
	// Links to the sources need the address of the repository, which a copy without a remote doesn't have.
	disableSources: !hasRemote(),
	projectDocuments: [
		'docs/*.md',
		'docs/contributing/*.md',
		'CHANGELOG.md',
		'CONTRIBUTING.md',
		'SECURITY.md',
		'examples/*/README.md',
	].map((file) => `../../${file}`),
	highlightLanguages:
		'console csv diff html javascript json jsonl jsx python shellscript sql svelte tsx typescript vue yaml'.split(' '),
	plugin: [writeLiteralUnions, linkPlayground, nameGuides],
	searchInDocuments: true,
	// The guides come first, in their own order.
	sort: ['documents-first', 'alphabetical-ignoring-documents'],
	customCss: 'site.css',
	markdownItLoader: readCodeInHeadings,
	// Without this option, the page of `AddressElement` lists hundreds of members of `HTMLElement`.
	excludeExternals: true,
	includeVersion: true,
	hideGenerator: true,
	treatWarningsAsErrors: true,
	includeHierarchySummary: false,
	// Types that no guide mentions aren't exported. Users can write `Parameters<typeof checkZip>` instead.
	validation: { notExported: false },
}
