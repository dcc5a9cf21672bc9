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
	// Otherwise `AddressElement` has a page with the hundreds of members of `HTMLElement`.
	excludeExternals: true,
	includeVersion: true,
	hideGenerator: true,
	treatWarningsAsErrors: true,
	// `Loose` and `Options` make one type of another; the types that are made with them are exported. `TAGS` is the type of `LOCALES`. `ClosedProvinces` is internal to an index of products. The facts of countries are opaque to who passes them on.
	includeHierarchySummary: false,
	intentionallyNotExported: [
		'src/languages/translate/in-region.ts:Region',
		'src/rules/blocks/block.ts:Facts',
		'src/rules/country/fact-table.ts:FactTable',
		'src/rules/zip/zip-digits.ts:ShownZip',
		'src/form/form-field.ts:OptionalName',
		'src/form/address-fields.ts:FormFacts',
		'src/form/form-field.ts:RequirableName',
		'src/rules/contract/contract-type.ts:Parse',
		'src/rules/core/policy.ts:PolicyTable',
		'src/languages/translate/translation.ts:DateWord',
		'src/service/client/types.ts:Sent',
		'src/rules/locale/negotiate-locale.ts:TAGS',
		'src/service/model/state.ts:Loose',
		'src/service/model/expectation.ts:Held',
		'src/service/conformance/report.ts:Remark',
		'src/rules/order/judge/product-faults.ts:ProductFault',
		'src/rules/order/judge/shipping-rules.ts:ClosedProvinces',
	],
}
