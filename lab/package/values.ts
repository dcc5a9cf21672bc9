/**
 * Compares the values in the declarations of each entry with the values in its module. A declaration bundler may turn `export type { Product }` into
 * `export { Product }`. Code that calls `Product.parse` would then compile, but fail when it runs.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { ENTRIES } from '../../scripts/entries.ts'

const DIST = join(import.meta.dirname, '../../dist')
/** The entries with a module. The entry that is one script has declarations, but no module. */
const files = ENTRIES.filter((entry) => existsSync(join(DIST, `${entry}.js`))).map((entry) =>
	join(DIST, `${entry}.d.ts`),
)
const program = ts.createProgram(files, {
	skipLibCheck: true,
	module: ts.ModuleKind.ESNext,
	moduleResolution: ts.ModuleResolutionKind.Bundler,
	target: ts.ScriptTarget.ESNext,
	noEmit: true,
})
const checker = program.getTypeChecker()

const isTypeOnly = (declaration: ts.Declaration): boolean =>
	ts.isExportSpecifier(declaration) && (declaration.isTypeOnly || declaration.parent.parent.isTypeOnly)

let absent = 0
for (const file of files) {
	const source = program.getSourceFile(file)
	const symbol = source === undefined ? undefined : checker.getSymbolAtLocation(source)
	const module: object = await import(pathToFileURL(file.replace(/\.d\.ts$/, '.js')).href)
	for (const each of symbol === undefined ? [] : checker.getExportsOfModule(symbol)) {
		const meant = each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each
		const isValue = (meant.flags & ts.SymbolFlags.Value) !== 0 && each.declarations?.some(isTypeOnly) !== true
		if (!isValue || each.name in module) continue
		absent++
		console.log(`${file.slice(DIST.length + 1)} declares ${each.name}, which its module does not have.`)
	}
}
console.log(`${files.length} entries: ${absent} values are declared and not there`)
process.exitCode = absent === 0 && files.length > 10 ? 0 : 1
