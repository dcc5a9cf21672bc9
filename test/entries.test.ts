import { join } from 'node:path'
import { build } from 'esbuild'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { ENTRIES } from '../scripts/entries.ts'

const SRC = join(import.meta.dirname, '..', 'src/entries')

/** Their examples would need a browser's page. */
const WITHOUT_EXAMPLE = ['defineAddressElement']

/** The functions that the entries export, and whether their docstrings have an example. */
function publicFunctions(): ReadonlyMap<string, boolean> {
	const paths = ENTRIES.map((entry) => join(SRC, `${entry}.ts`))
	const program = ts.createProgram(paths, { noLib: true, types: [], allowImportingTsExtensions: true, noEmit: true })
	const checker = program.getTypeChecker()
	const found = new Map<string, boolean>()
	for (const path of paths) {
		const entry = checker.getSymbolAtLocation(program.getSourceFile(path) as ts.SourceFile) as ts.Symbol
		for (const exported of checker.getExportsOfModule(entry)) {
			const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
			if (!isFunction(symbol.valueDeclaration)) continue
			const hasExample = symbol.getJsDocTags(checker).some(({ name }) => name === 'example')
			found.set(symbol.name, hasExample && found.get(symbol.name) !== false)
		}
	}
	return found
}

function isFunction(declaration: ts.Declaration | undefined): boolean {
	if (declaration === undefined) return false
	if (ts.isVariableDeclaration(declaration)) return declaration.type?.kind === ts.SyntaxKind.FunctionType
	return ts.isFunctionDeclaration(declaration)
}

it('every function of the entries has an example', () => {
	const functions = publicFunctions()
	expect(functions.size).toBeGreaterThan(80)
	expect([...functions].filter(([, hasExample]) => !hasExample).map(([name]) => name)).toEqual(WITHOUT_EXAMPLE)
})

/** What is for browsers and Node alone keeps a class or a list; a page imports it for these. */
const KEEPS = ['client', 'conformance', 'element', 'form', 'html', 'model']

it.each(ENTRIES.filter((entry) => !KEEPS.includes(entry)))(
	'nothing of %s stays in a bundle that uses nothing of it',
	async (entry) => {
		const { outputFiles } = await build({
			stdin: { contents: `import './${entry}.ts'`, resolveDir: SRC },
			bundle: true,
			splitting: true,
			write: false,
			format: 'esm',
			packages: 'external',
			minifySyntax: true,
			minifyWhitespace: true,
			outdir: 'unused',
			plugins: [
				{
					name: 'without the mark of package.json that no module has side effects',
					setup: ({ onResolve }) =>
						onResolve({ filter: /^\./ }, ({ path, resolveDir }) => ({
							path: join(resolveDir, path),
							sideEffects: true,
						})),
				},
			],
		})
		const text = outputFiles.find(({ path }) => path.endsWith('stdin.js'))?.text
		expect(text?.replace(/import[^"]*"[^"]+";/g, '').trim()).toBe('')
	},
)
