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
lists the functions with their arguments. A list of arguments returns a list of answers. With the content type
application/x-ndjson, each line returns a line.

  --port N             port to listen on; 0 for a free one (4020)
  --host ADDRESS       address to listen on (127.0.0.1)
  --allow-host NAME    another name of this machine that requests may use, e.g. a container's, if the host is a loopback address
  --products FILE      the products for requests that send none (none)
  --policy FILE        the policy for requests that send none, as JSON, e.g. { "phone": "max" } (the defaults)
  --lang TAG           the language for requests without Accept-Language: ${SPOKEN.join(', ')} (en)
  --max-body N         the largest body, in megabytes (10)
  --quiet              print only the address, and no line for each request

Exit status: 0 after SIGINT or SIGTERM, when all open requests are answered; 2 for wrong arguments or a port in use.`,
	examples: [
		'orderwright serve --products products.json',
		`curl http://127.0.0.1:4020/check-zip -d '{"zip":"k1a0b1","countryCode":"CA"}'`,
	],
	page: 'engines.md',
	run,
}

async function run(args: readonly string[]): Promise<number> {
	const { values, positionals } = readArguments(args, OPTIONS)
	if (positionals.length > 0) throw new UsageError(`serve has only options. Remove "${positionals[0]}".`)
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
