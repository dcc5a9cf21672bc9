import { createRequire } from 'node:module'
import ts from 'typescript'

/** As much of regexpu-core as is used here. */
type RewritePattern = (pattern: string, flags: string, options: Readonly<Record<string, 'transform'>>) => string

const OPTIONS = { unicodePropertyEscapes: 'transform', unicodeFlag: 'transform' } as const

/**
 * The script in ES5, for engines that have no classes, no `let` in loops and no `\p{…}`: what those who write for such an engine do
 * with all that they ship.
 */
export function lower(code: string): string {
	const { outputText } = ts.transpileModule(lowerPatterns(code), {
		fileName: 'engine.js',
		compilerOptions: { target: ts.ScriptTarget.ES5, downlevelIteration: true, allowJs: true, alwaysStrict: false },
	})
	return outputText
}

/** Writes the patterns that name Unicode's properties as lists of characters. */
function lowerPatterns(code: string): string {
	const rewrite = createRequire(import.meta.url)('regexpu-core') as RewritePattern
	const source = ts.createSourceFile('engine.js', code, ts.ScriptTarget.ES2018)
	const pieces: string[] = []
	let done = 0
	const visit = (node: ts.Node): void => {
		if (ts.isRegularExpressionLiteral(node) && node.text.includes('\\p{')) {
			const end = node.text.lastIndexOf('/')
			const flags = node.text.slice(end + 1)
			pieces.push(code.slice(done, node.getStart(source)))
			pieces.push(`/${rewrite(node.text.slice(1, end), flags, OPTIONS)}/${flags.replace('u', '')}`)
			done = node.end
		}
		ts.forEachChild(node, visit)
	}
	visit(source)
	return pieces.join('') + code.slice(done)
}
