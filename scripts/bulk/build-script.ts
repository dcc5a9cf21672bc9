import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, transform } from 'esbuild'
import * as bulk from '../../src/entries/bulk.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const TARGET = { target: 'es2018', minify: true, charset: 'ascii', format: 'iife' } as const

/**
 * Returns the script of `orderwright/bulk`: one global variable, `orderwright`, in the syntax of ES2018 and in ASCII. If `module`
 * exists, the script is also a CommonJS module. Its last line never runs; it shows the exported names to static analysis.
 */
export async function buildScript(): Promise<string> {
	const builtIns = await transform(readFileSync(join(ROOT, 'scripts/bulk/built-ins.ts'), 'utf8'), {
		...TARGET,
		loader: 'ts',
	})
	const rules = await build({
		...TARGET,
		entryPoints: [join(ROOT, 'src/entries/bulk.ts')],
		globalName: 'orderwright',
		bundle: true,
		platform: 'neutral',
		write: false,
	})
	return toAscii(
		[
			builtIns.code,
			keepStrictWithin((rules.outputFiles[0] as { text: string }).text),
			`if(typeof module==='object')module.exports=orderwright;\n`,
			`0&&(module.exports={${Object.keys(bulk)}});\n`,
		].join(''),
	)
}

/** Moves the strict mode directive into the function, so that it doesn't affect other code in the same script. */
function keepStrictWithin(script: string): string {
	const head = '"use strict";var orderwright=(()=>{'
	if (!script.startsWith(head)) throw new Error(`the script does not begin with ${head}`)
	return `var orderwright=(()=>{"use strict";${script.slice(head.length)}`
}

/** Escapes the characters that esbuild leaves in patterns. */
function toAscii(script: string): string {
	return script.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
