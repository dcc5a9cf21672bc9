import { createRequire } from 'node:module'
import ts from 'typescript'

/** The part of regexpu-core that is used here. */
type RewritePattern = (pattern: string, flags: string, options: Readonly<Record<string, 'transform'>>) => string

const OPTIONS = { unicodePropertyEscapes: 'transform', unicodeFlag: 'transform', dotAllFlag: 'transform' } as const
/** Matches flags that ES5 doesn't have. The patterns are rewritten so that they don't need `u` and `s`. */
const LATER_FLAGS = /[us]/g

/**
 * Returns a script in the syntax of ES5, also with ES5 patterns. It is for engines without classes, `let` in loops, `\p{…}` and the flags `u` and
 * `s`. Functions that such an engine doesn't have aren't added. A pattern with a lookbehind can't be written in ES5, so the result isn't ES5 then.
 */
export function lower(code: string): string {
	const { outputText } = ts.transpileModule(lowerPatterns(code), {
		fileName: 'script.js',
		compilerOptions: { target: ts.ScriptTarget.ES5, downlevelIteration: true, allowJs: true, alwaysStrict: false },
	})
	return outputText
}

/** Replaces Unicode properties in patterns with lists of characters. Patterns are literals and texts for `new RegExp`. */
function lowerPatterns(code: string): string {
	const rewrite = createRequire(import.meta.url)('regexpu-core') as RewritePattern
	const source = ts.createSourceFile('script.js', code, ts.ScriptTarget.ES2018, true)
	const pieces: string[] = []
	let done = 0
	const replace = (node: ts.Node, text: string): void => {
		pieces.push(code.slice(done, node.getStart(source)), text)
		done = node.end
	}
	const visit = (node: ts.Node): void => {
		if (ts.isRegularExpressionLiteral(node)) {
			const end = node.text.lastIndexOf('/')
			const flags = node.text.slice(end + 1)
			const kept = flags.replace(LATER_FLAGS, '')
			if (kept !== flags) replace(node, `/${rewrite(node.text.slice(1, end), flags, OPTIONS)}/${kept}`)
		} else if (ts.isStringLiteralLike(node) && node.text.includes('\\p{')) {
			replace(node, JSON.stringify(rewrite(node.text, 'u', OPTIONS)))
		} else if (ts.isStringLiteral(node) && isFlags(node)) {
			replace(node, `'${node.text.replace(LATER_FLAGS, '')}'`)
		}
		ts.forEachChild(node, visit)
	}
	visit(source)
	return pieces.join('') + code.slice(done)
}

/** Returns true for the flags of a pattern that is made from text. */
function isFlags(node: ts.StringLiteral): boolean {
	const { parent } = node
	return ts.isNewExpression(parent) && parent.expression.getText() === 'RegExp' && parent.arguments?.[1] === node
}
