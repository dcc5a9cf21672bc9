import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { readVectors } from '../../test/engines/vectors.ts'
import { ROOT } from '../shared/room.ts'
import { lower } from './lower.ts'

/** The number of rows in a step. The vectors are the first step. */
export const ROWS_A_STEP = 1000

/** The script for all engines, and its path. */
export interface Script {
	readonly path: string
	readonly code: string
	/** The number of steps. `answer(step)` counts steps from 0. */
	readonly steps: number
}

/**
 * Writes the script for every engine. It contains the built `orderwright/bulk`, the questions of `test/engines/`, and a function `answer(step)`. The
 * text that this function returns must be equal on every engine. The script itself doesn't call the function.
 */
export async function writeScript(folder: string, orders: number): Promise<Script> {
	const bulk = readFileSync(join(ROOT, 'dist/bulk.cjs'), 'utf8')
	const probe = await build({
		entryPoints: [join(ROOT, 'test/engines/probe.ts')],
		bundle: true,
		format: 'iife',
		globalName: 'probe',
		target: 'es2018',
		platform: 'neutral',
		mainFields: ['module', 'main'],
		charset: 'ascii',
		minify: true,
		write: false,
	})
	const code = [
		bulk,
		(probe.outputFiles[0] as { text: string }).text,
		`var QUESTIONS = ${JSON.stringify(readVectors())};`,
		'function answer(step) {',
		'  if (step === 0) return probe.judgeVectors(QUESTIONS);',
		`  var from = (step - 1) * ${ROWS_A_STEP};`,
		`  return probe.judgeRows(orderwright, from, Math.min(${ROWS_A_STEP}, ${orders} - from));`,
		'}',
	].join('\n')
	const steps = 1 + Math.ceil(orders / ROWS_A_STEP)
	const path = join(folder, 'engine.cjs')
	mkdirSync(folder, { recursive: true })
	writeFileSync(path, code)
	return { path, code, steps }
}

/** Writes the script in ES5 with a loop that prints its answers, and returns its path. */
export function writeLowered(folder: string, { code, steps }: Script): string {
	const path = join(folder, 'engine-es5.js')
	const loop = `for (var step = 0; step < ${steps}; step++) print(answer(step) + '\\0')`
	writeFileSync(path, `${lower(code)}\n${loop}\n`)
	return path
}
