import { join } from 'node:path'
import { build, transform } from 'esbuild'
import { buildScript } from './build-script.ts'
import { lower } from './lower.ts'

const TARGET = { target: 'es5', minify: true, charset: 'ascii' } as const

/**
 * Returns the script of `orderwright/bulk` in ES5: TypeScript lowers its syntax, regexpu its patterns, and core-js adds the functions
 * that an engine lacks. Only `String.prototype.normalize` has to be there, because its tables are larger than the rules.
 */
export async function buildEs5Script(): Promise<string> {
	const builtIns = await build({
		...TARGET,
		entryPoints: [join(import.meta.dirname, 'built-ins-es5.ts')],
		bundle: true,
		format: 'iife',
		write: false,
	})
	const rules = await transform(lower(await buildScript()), TARGET)
	return `${(builtIns.outputFiles[0] as { text: string }).text}${rules.code}`
}
