import { readLanguage, SPOKEN } from '../check/languages.ts'
import { type Command, readArguments, readNumber, UsageError } from '../command.ts'
import { allowedHosts } from '../http/request.ts'
import { listen, waitForStop } from '../http/server.ts'
import { readPolicyFile, readProducts } from '../read-options.ts'
import { bold, oneLine, say } from '../terminal.ts'
import { loadFunctions } from './functions.ts'
import { createRulesServer } from './server.ts'

const OPTIONS = {
	port: { type: 'string', default: '4020' },
	host: { type: 'string', default: '127.0.0.1' },
	'allow-host': { type: 'string', multiple: true },
	products: { type: 'string' },
	policy: { type: 'string' },
	lang: { type: 'string', default: 'en' },
	'max-body': { type: 'string', default: '10' },
	quiet: { type: 'boolean', default: false },
} as const
const MEGABYTE = 1024 * 1024

export const serve: Command = {
	name: 'serve',
	summary: 'serves the rules over HTTP, for programs in any language',
	usage: `
Usage: orderwright serve [options]

Serves the library's functions over HTTP: POST /validate-order with {"order": {…}} returns its verdict. GET /openapi.json
lists the functions with their arguments. A list of arguments gets a list of answers; with the content type
application/x-ndjson, each line gets a line.

  --port 4020          port to listen on; 0 picks a free one
  --host 127.0.0.1     address to listen on
  --allow-host NAME    a further name of this machine, such as that of a container: another Host is refused on a loopback address
  --products FILE      the products for requests that send none
  --policy FILE        your service's choices for requests that send none, as JSON: { "phone": "max" }
  --lang fr            the language of messages, for requests without the header Accept-Language: ${SPOKEN.join(', ')}
  --max-body 10        the largest body, in megabytes
  --quiet              prints its address alone, and no line for each request

Exit status: 0 after SIGINT or SIGTERM, when all open requests are answered; 2 for wrong arguments or a port in use.`,
	run,
}

async function run(args: readonly string[]): Promise<number> {
	const { values, positionals } = readArguments(args, OPTIONS)
	if (positionals.length > 0) throw new UsageError(`serve takes options only, not "${positionals[0]}".`)
	const port = readNumber('port', values.port, 0, 65535)
	const mostBytes = readNumber('max-body', values['max-body'], 1, 100) * MEGABYTE
	const products = readProducts(values.products)
	const policy = values.policy === undefined ? undefined : JSON.stringify(readPolicyFile(values.policy))
	const server = createRulesServer({
		functions: await loadFunctions(),
		defaults: {
			products: products === null ? undefined : JSON.stringify(products),
			policy,
			language: readLanguage(values.lang),
		},
		mostBytes,
		allowedHosts: allowedHosts(values.host, values['allow-host']),
		listener: (method, url, statusCode) => {
			if (!values.quiet) say(oneLine(`${statusCode} ${method} ${url}`))
		},
	})
	const url = await listen(server, port, values.host)
	const stopped = waitForStop(server)
	say(`${bold('orderwright serve')} listens on ${url}`)
	await stopped
	if (!values.quiet) say('stopped')
	return 0
}
