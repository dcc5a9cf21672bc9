import { join } from 'node:path'
import { build } from 'esbuild'
import * as bulk from '../../src/bulk.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/**
 * The script of `orderwright/bulk`: one global variable, `orderwright`, in the syntax of ES2018 and in ASCII. Where there is a
 * `module`, it is a CommonJS module as well, whose names Node can see.
 */
export async function buildScript(): Promise<string> {
	const built = await build({
		entryPoints: [join(ROOT, 'src/bulk.ts')],
		inject: [join(ROOT, 'scripts/bulk/built-ins.ts')],
		bundle: true,
		minify: true,
		format: 'iife',
		globalName: 'orderwright',
		target: 'es2018',
		platform: 'neutral',
		charset: 'ascii',
		write: false,
		footer: { js: `if(typeof module==='object')module.exports={${exported()}};` },
	})
	return keepStrictWithin((built.outputFiles[0] as { text: string }).text)
}

/** Puts the directive of strict mode into the function, so that it binds nothing else that the script is joined with. */
function keepStrictWithin(script: string): string {
	const head = '"use strict";var orderwright=(()=>{'
	if (!script.startsWith(head)) throw new Error(`the script does not begin with ${head}`)
	return `var orderwright=(()=>{"use strict";${script.slice(head.length)}`
}

function exported(): string {
	return Object.keys(bulk)
		.map((name) => `${name}:orderwright.${name}`)
		.join(',')
}
