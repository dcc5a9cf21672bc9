import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, transform } from 'esbuild'
import * as bulk from '../../src/entries/bulk.ts'
import { toAscii } from '../drop-whitespace.ts'
import { LANGUAGE_CODES } from '../languages/entries.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const TARGET = { target: 'es2018', minify: true, charset: 'ascii', format: 'iife' } as const

/** Returns the script of `orderwright/bulk`, or of some of its functions alone. */
export const buildScript = (names: readonly string[] = Object.keys(bulk)): Promise<string> =>
	writeScript('orderwright', names, `export { ${names} } from './src/entries/bulk.ts'`)

export function buildLanguages(): Promise<string> {
	const codes = ['en', ...LANGUAGE_CODES]
	const imports = codes.map((code) => `import { ${code} } from './src/languages/${code}.ts'`)
	const source = [
		...imports,
		"import { makeTranslator } from './src/languages/make-translator.ts'",
		`export const translateIssues = makeTranslator([${codes}])`,
	]
	return writeScript('orderwrightLanguages', ['translateIssues'], source.join('\n'))
}

/**
 * Returns a module as a script: one global variable, in the syntax of ES2018 and in ASCII. If `module` exists, the script is also
 * a CommonJS module. Its last line never runs; it shows the exported names to static analysis.
 */
async function writeScript(globalName: string, names: readonly string[], contents: string): Promise<string> {
	const builtIns = await transform(readFileSync(join(ROOT, 'scripts/bulk/built-ins.ts'), 'utf8'), {
		...TARGET,
		loader: 'ts',
	})
	const rules = await build({
		...TARGET,
		stdin: { contents, resolveDir: ROOT, loader: 'ts' },
		globalName,
		bundle: true,
		platform: 'neutral',
		write: false,
	})
	// esbuild leaves other characters in patterns.
	return toAscii(
		[
			builtIns.code,
			withStrictMode((rules.outputFiles[0] as { text: string }).text, globalName),
			`if(typeof module==='object')module.exports=${globalName};\n`,
			`0&&(module.exports={${names.join(',')}});\n`,
		].join(''),
	)
}

/** Puts the directive of strict mode into the function, so that it doesn't affect other code in the same script. */
function withStrictMode(script: string, globalName: string): string {
	const head = `var ${globalName}=(()=>{`
	if (!script.startsWith(head)) throw new Error(`the script does not begin with ${head}`)
	return `var ${globalName}=(()=>{"use strict";${script.slice(head.length)}`
}
