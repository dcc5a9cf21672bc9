import { join } from 'node:path'
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
