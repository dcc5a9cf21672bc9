import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, transform } from 'esbuild'
import * as bulk from '../../src/bulk.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const TARGET = { target: 'es2018', minify: true, charset: 'ascii', format: 'iife' } as const

/**
 * The script of `orderwright/bulk`: one global variable, `orderwright`, in the syntax of ES2018 and in ASCII. Where there is a
 * `module`, it is a CommonJS module as well; the last line, which never runs, shows its names to those who read without running.
 */
export async function buildScript(): Promise<string> {
	const builtIns = await transform(readFileSync(join(ROOT, 'scripts/bulk/built-ins.ts'), 'utf8'), {
		...TARGET,
		loader: 'ts',
	})
	const rules = await build({
		...TARGET,
		entryPoints: [join(ROOT, 'src/bulk.ts')],
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

/** Puts the directive of strict mode into the function, so that it binds nothing else that the script is joined with. */
function keepStrictWithin(script: string): string {
	const head = '"use strict";var orderwright=(()=>{'
	if (!script.startsWith(head)) throw new Error(`the script does not begin with ${head}`)
	return `var orderwright=(()=>{"use strict";${script.slice(head.length)}`
}

/** Escapes what esbuild leaves within patterns. */
function toAscii(script: string): string {
	return script.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
