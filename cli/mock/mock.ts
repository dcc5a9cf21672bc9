import { createState, type ServiceState, type StateSeed } from 'orderwright/model'
import { type Command, readArguments, readNumber, UsageError } from '../command.ts'
import { allowedHosts } from '../http/request.ts'
import { listen, waitForStop } from '../http/server.ts'
import { readSeed } from '../read-options.ts'
import { bold, dim, say } from '../terminal.ts'
import { startClock } from './control.ts'
import { createMockServer } from './server.ts'
import store from './store.json' with { type: 'json' }

const OPTIONS = {
	port: { type: 'string', default: '4010' },
	host: { type: 'string', default: '127.0.0.1' },
	'allow-host': { type: 'string', multiple: true },
	seed: { type: 'string' },
	clock: { type: 'string' },
	quiet: { type: 'boolean', default: false },
	'print-seed': { type: 'boolean', default: false },
} as const

export const mock: Command = {
	name: 'mock',
	summary: 'serves a store on this machine, with people, products and a clock that you can move',
	usage: `
Usage: orderwright mock [options]

Serves all 14 operations by the model of the store, with a built-in store. The server keeps what you send until it stops.

  --port N             port to listen on; 0 for a free one (4010)
  --host ADDRESS       address to listen on (127.0.0.1)
  --allow-host NAME    another name of this machine that requests may use, e.g. a container's, if the host is a loopback address
  --seed FILE          your own store, e.g. store.json (the built-in store)
  --clock START        the time at the start: a date-time, or seconds from now, e.g. +3600 (now)
  --quiet              print only the address: no store with its secrets, and no line for each request
  --print-seed         print the built-in store as JSON and stop

Paths for tests:
  GET  /__clock        the time of the store
  POST /__clock        {"advance": 30} moves it by seconds, {"now": "2026-01-31T09:30:00Z"} sets it
  GET  /__state        everything in the store; a seed for --seed
  POST /__reset        reset the store to the seed

Exit status: 0 after SIGINT or SIGTERM, when all open requests are answered; 2 for wrong arguments or a port in use.`,
	examples: ['orderwright mock', 'orderwright mock --seed store.json --port 0 --quiet'],
	page: 'testing.md',
	run,
}

async function run(args: readonly string[]): Promise<number> {
	const { values, positionals } = readArguments(args, OPTIONS)
	if (positionals.length > 0) throw new UsageError(`mock has only options. Remove "${positionals[0]}".`)
	if (values['print-seed']) {
		say(JSON.stringify(store, null, '\t'))
		return 0
	}
	const port = readNumber('port', values.port, 0, 65535)
	const clock = startClock(values.clock)
	const seed = values.seed === undefined ? createState(store as StateSeed) : readSeed(values.seed)
	const server = createMockServer(
		{ seed, state: seed, clock },
		(method, url, statusCode) => {
			if (!values.quiet) say(`${statusCode} ${method} ${url}`)
		},
		allowedHosts(values.host, values['allow-host']),
	)
	const url = await listen(server, port, values.host)
	const stopped = waitForStop(server)
	say(`${bold('orderwright mock')} listens on ${url}`)
	if (!values.quiet) greet(seed, values.seed === undefined)
	await stopped
	if (!values.quiet) say('stopped')
	return 0
}

/** Prints the clients and the contents of the store. Only the secrets of the built-in store are printed, because they are public. */
function greet({ clients, collections }: ServiceState, isBuiltIn: boolean): void {
	for (const { clientId, clientSecret, isPartner } of clients) {
		const secret = isBuiltIn ? ` ${dim(`secret: ${clientSecret}`)}` : ''
		say(`  client      ${clientId}${secret}${isPartner ? ' (partner)' : ''}`)
	}
	for (const { id, rewardType, products, people } of collections) {
		say(`  collection  ${id} ${dim(`${rewardType ?? 'Coins'}, ${products.length} products, ${people.length} people`)}`)
	}
	say('  stops with  Ctrl+C')
}
