import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import vm from 'node:vm'
import { transformSync } from 'esbuild'
import { checkService, type ServiceOptions, type ServiceReport } from '../../../src/conformance.ts'
import type { ServiceAnswer, ServiceRequest } from '../../../src/model.ts'
import type { Answer, createServer, Request } from './server.ts'
import { SEED, START } from './store.ts'
import { WORLD } from './world.ts'

const SOURCE = readFileSync(fileURLToPath(new URL('./server.ts', import.meta.url)), 'utf8')

/** A line of the server, and the line that replaces it. */
export type Edit = readonly [find: string, replace: string]

/** Another service: the server's text with one or several lines changed. */
export interface Changed {
	readonly name: string
	readonly edits: readonly Edit[]
	/** Wraps every request, if no change of single lines can make the difference. */
	readonly around?: (handle: (request: Request) => Answer, request: Request, count: number) => Answer
}

/** Compiles the server's text with these changes. Throws if a line does not occur exactly once. */
export function compile({ name, edits }: Changed): typeof createServer {
	let text = SOURCE
	for (const [find, replace] of edits) {
		if (text.split(find).length !== 2) throw new Error(`${name}: the server has not exactly one ${find}`)
		text = text.replace(find, () => replace)
	}
	const { code } = transformSync(text, { loader: 'ts', format: 'iife', globalName: 'server' })
	return vm.runInThisContext(`(() => { ${code}; return server.createServer })()`) as typeof createServer
}

/** Runs the kit against a changed server, with a clock that moves 50 ms per request. */
export async function play(changed: Changed, options: Partial<ServiceOptions> = {}): Promise<ServiceReport> {
	const create = compile(changed)
	let time = START
	let count = 0
	const clock = (): number => time
	let server = create(SEED, clock, WORLD)
	const send = (request: ServiceRequest): ServiceAnswer => {
		time += 50
		count++
		const { around } = changed
		return around === undefined ? server.handle(request) : around(server.handle, request, count)
	}
	return checkService(send, {
		seed: SEED,
		now: () => new Date(time).toISOString(),
		wait: (seconds) => {
			time += seconds * 1000
		},
		reset: () => {
			server = create(SEED, clock, WORLD)
		},
		writes: true,
		...options,
	})
}
