import { readCodeInHeadings } from './scripts/site/heading-text.js'
import { writeLiteralUnions } from './scripts/site/literal-unions.js'

/** @type {import('typedoc').TypeDocOptions} */
export default {
	entryPoints: ['src/*.ts'],
	tsconfig: 'tsconfig.tools.json',
	// `npm run check:types` checks the types.
	skipErrorChecking: true,
	out: 'site',
	projectDocuments: ['docs/*.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', 'examples/*/README.md'],
	highlightLanguages: ['console', 'diff', 'html', 'javascript', 'json', 'jsx', 'shellscript', 'sql', 'typescript'],
	plugin: [writeLiteralUnions],
	markdownItLoader: readCodeInHeadings,
	// Otherwise `AddressElement` has a page with the hundreds of members of `HTMLElement`.
	excludeExternals: true,
	includeVersion: true,
	hideGenerator: true,
	treatWarningsAsErrors: true,
	// Each makes the fields of another type optional. The type that is made with it is exported.
	intentionallyNotExported: ['src/contract/product.ts:Loose', 'src/model/state.ts:Loose'],
}
