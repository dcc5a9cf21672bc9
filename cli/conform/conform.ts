import { checkService, findSeedGaps, type ServiceOptions, type ServiceProgress } from 'orderwright/conformance'
import { OPERATIONS, type OperationId } from 'orderwright/contract'
import type { ServiceState } from 'orderwright/model'
import { type Command, hintFor, readArguments, readNumber, USAGE_STATUS, UsageError } from '../command.ts'
import { tryReport, writeJsonReport, writeReport } from '../files.ts'
import { readSeed } from '../read-options.ts'
import { hideFields, hideUrl } from '../redact.ts'
import { count, say, sayError, startProgress } from '../terminal.ts'
import { applyBaseline, readBaseline, toBaseline } from './baseline.ts'
import { type Connection, connect, rootOf } from './connect.ts'
import { toHtml } from './html.ts'
import { toJunit } from './junit.ts'
import { INVENTED, learn } from './learn.ts'
import type { Result } from './result.ts'
import { writeSummary } from './summary.ts'
import { toResult } from './to-result.ts'
import { dayOffsetsOf } from './zone.ts'

const OPTIONS = {
	seed: { type: 'string' },
	writes: { type: 'boolean', default: false },
	reset: { type: 'string' },
	clock: { type: 'string' },
	wait: { type: 'boolean', default: false },
	operation: { type: 'string', multiple: true },
	country: { type: 'string', multiple: true },
	decisions: { type: 'boolean', default: false },
	logins: { type: 'boolean', default: false },
	learn: { type: 'string' },
	product: { type: 'string', multiple: true },
	pace: { type: 'string', default: '1000' },
	patience: { type: 'string', default: '300' },
	'allow-5xx': { type: 'boolean', default: false },
	'allow-untested': { type: 'boolean', default: false },
	quick: { type: 'boolean', default: false },
	concurrency: { type: 'string', default: '1' },
	'max-sends': { type: 'string', default: '5000' },
	'day-offset': { type: 'string' },
	zone: { type: 'string' },
	timeout: { type: 'string', default: '30' },
	most: { type: 'string', default: '20' },
	baseline: { type: 'string' },
	'write-baseline': { type: 'string' },
	junit: { type: 'string' },
	html: { type: 'string' },
	json: { type: 'string' },
} as const

/** The countries of a quick run. */
const QUICK = 'US BR MX IT DE JP'.split(' ')
/** The longest wait in real time, in seconds: a little longer than a token's lifetime. */
const MAX_WAIT = 700

/** The countries to which orders go by default: all with tax numbers, and large countries with different address formats. */
const COUNTRIES = 'US CA MX BR GB IE DE FR ES IT NL JP CN KR HK IN AU AE'.split(' ')

export const conform: Command = {
	name: 'conform',
	summary: 'tests a running service against the reference model, and reports what departs from it',
	usage: `
Usage: orderwright conform URL --seed store.json [options]
       orderwright conform URL --seed clients.json --learn store.json

Sends requests to a server, and compares the answers with the model. What contradicts the API documentation is a mismatch.
URL is the address before /api/ext/v1. Without --writes, no request changes anything.

  --seed FILE            the content of the store for tests: clients with their secrets, and all collections
  --learn FILE           write a seed from what the server shows to the clients of --seed, and compare nothing
  --product STORE/ID     with --learn, a product of a store that is in no order; can be repeated
  --writes               also place orders, create people and collections, and reward; only in a store for tests
  --logins               also send wrong secrets, and get more than one token for a client; included in --writes
  --reset PATH           the path for a POST that resets the store to the seed, e.g. /__reset
  --clock PATH           the path where GET returns the time as {"now": …} and POST {"advance": seconds} moves it, e.g. /__clock
  --wait                 wait in real time for readiness and for tokens to expire; takes an hour
  --operation ID         send only this operation; can be repeated (all)
  --country CODE         send orders only to this country; can be repeated; "all" for every country (18, and those of the seed)
  --concurrency N        also send N requests at once, to find races, e.g. 4; with --writes and --reset (1)
  --day-offset MINUTES   the offset of the store's days from UTC, e.g. -300 (unknown: no range depends on the zone)
  --zone NAME            the time zone of the store's days, e.g. America/New_York, instead of --day-offset
  --quick                send a sample: fewer countries, and one of six of the known tax numbers, phones and zips
  --allow-5xx            accept answers 5XX with the error body of the API documentation
  --allow-untested       accept clauses that the seed leaves untested
  --decisions            require the decisions of orderwright, too
  --baseline FILE        the known mismatches: the run fails only on others
  --write-baseline FILE  write the mismatches of this run as a baseline
  --html FILE            write a report for people; --junit FILE and --json FILE for programs
  --most N               mismatches to print (20)
  --pace N               requests a second, at most (1000)
  --patience SECONDS     time to wait in all for a server that answers 429 or 503, or is down (300)
  --max-sends N          requests in all, at most (5000)
  --timeout SECONDS      time to wait for one answer (30)

Exit status: 0 passed; 1 an answer differs; 2 wrong arguments, no server answers, or the run is inconclusive.`,
	examples: [
		'orderwright conform https://store.example.com --seed clients.json --learn store.json',
		'orderwright conform https://store.example.com --seed store.json --html report.html',
	],
	page: 'conformance.md',
	run,
}

async function run(args: readonly string[]): Promise<number> {
	const { values, positionals } = readArguments(args, OPTIONS)
	const [address, ...others] = positionals
	if (address === undefined || others.length > 0)
		throw new UsageError('Add the address of one server: orderwright conform http://127.0.0.1:4010 --seed store.json')
	if (values.seed === undefined) {
		throw new UsageError(
			'Add the content of the store: --seed store.json. --learn writes this file, and "orderwright mock --print-seed" writes an example.',
		)
	}
	const operations = readOperations(values.operation)
	needWrites(operations, values.writes)
	const base = readUrl(address)
	hideUrl(base)
	const seed = readSeed(values.seed)
	hideFields(seed)
	const invented = seed.companies.filter(({ id }) => id.startsWith(INVENTED)).map(({ id }) => `"${id}"`)
	if (values.writes && invented.length > 0)
		throw new UsageError(
			`Replace ${invented.join(', ')} in ${values.seed} by the id of the company: --writes sends it.`,
		)
	const known = values.baseline === undefined ? [] : readBaseline(values.baseline)
	const offset = values['day-offset']
	const settings: Settings = {
		operations,
		countries: values.country?.includes('all')
			? undefined
			: (values.country ?? [...new Set([...(values.quick ? QUICK : COUNTRIES), ...regionsOf(seed)])]),
		quick: values.quick,
		allow5xx: values['allow-5xx'],
		allowUntested: values['allow-untested'],
		concurrency: readNumber('concurrency', values.concurrency, 1, 64),
		dayOffset: offset === undefined ? undefined : readNumber('day-offset', offset, -1_440, 1_440),
		dayOffsets: values.zone === undefined ? undefined : dayOffsetsOf(values.zone, new Date().getUTCFullYear()),
		clock: values.clock === undefined ? null : new URL(values.clock, `${rootOf(base)}/`).href,
		longestWait: values.wait && values.clock === undefined ? MAX_WAIT : undefined,
		writes: values.writes,
		logins: values.logins,
		exact: values.decisions,
		maxSends: readNumber('max-sends', values['max-sends'], 1, 1_000_000_000),
		maxFailures: MAX_FOUND + known.length,
	}
	const timeout = readNumber('timeout', values.timeout, 1, 3600)
	const most = readNumber('most', values.most, 0, 1_000_000)
	const pace = readNumber('pace', values.pace, 1, 1_000_000)
	const patience = readNumber('patience', values.patience, 1, 86_400)
	const { reset, clock, wait } = values
	const outputs = ['json', 'junit', 'html', 'write-baseline', 'learn'] as const
	for (const name of outputs) tryReport(name, values[name], [values.seed, values.baseline])
	const connection = await connect({ base, timeout, pace, patience, reset, clock, isPatient: wait })
	if (values.learn !== undefined) return learn(connection, seed, values.product ?? [], values.learn)
	for (const { message } of findSeedGaps(planOf(seed, settings, connection))) sayError(message)
	const found = await test(base.href.replace(/\/$/, ''), connection, seed, settings)
	const result = applyBaseline(found, known)
	if (values['write-baseline'] !== undefined) writeJsonReport(values['write-baseline'], toBaseline(result))
	if (values.json !== undefined) writeJsonReport(values.json, result)
	if (values.junit !== undefined) writeReport(values.junit, toJunit(result, seed))
	if (values.html !== undefined) writeReport(values.html, toHtml(result, seed))
	say(writeSummary(result, seed, most))
	return { passed: 0, failed: 1, inconclusive: USAGE_STATUS }[result.verdict]
}

/** The number of mismatches after which a run ends. */
const MAX_FOUND = 20

/** The check's options from the arguments, and `clock`: the path that sets the service's clock, or null if the service has no such path. */
type Settings = Omit<ServiceOptions, 'seed' | 'now'> & Pick<Result, 'clock'>

/** Returns the options of the check that decide which requests it may send. */
function planOf(seed: ServiceState, settings: Settings, { reset, wait }: Connection) {
	return { ...settings, seed, ...(reset === null ? {} : { reset }), ...(wait === null ? {} : { wait }) }
}

async function test(url: string, connection: Connection, seed: ServiceState, settings: Settings): Promise<Result> {
	const { send, now, reset, isGivenUp } = connection
	const progress = startProgress()
	const onProgress = (at: ServiceProgress) =>
		progress.show(
			() => `sequence ${at.done} of ${at.total}: ${count(at.sends, 'request')}, ${count(at.failures, 'mismatch')}`,
		)
	let isStopped = false
	const stop = (): boolean => isStopped || isGivenUp()
	const interrupt = (): void => {
		isStopped = true
		sayError('Stopped. This is the report so far.')
	}
	process.once('SIGINT', interrupt)
	if (reset !== null) await reset()
	const report = await checkService(send, { ...planOf(seed, settings, connection), now, stop, onProgress })
	progress.clear()
	process.off('SIGINT', interrupt)
	if (isGivenUp()) sayError('The service was busy or away for longer than --patience. This is the report so far.')
	if (reset !== null) await reset().catch(() => undefined)
	return toResult(url, settings.clock, new Date().toISOString(), report)
}

/** Returns some countries of the products' regions, so that orders to closed regions are sent. */
function regionsOf({ collections }: ServiceState): readonly string[] {
	const regions = collections.flatMap(({ products }) =>
		products.flatMap(({ product }) => product.shippingRegions ?? []),
	)
	return [...new Set(regions.flatMap(({ countryCode }) => countryCode ?? []))].slice(0, MAX_REGIONS)
}

const MAX_REGIONS = 12

/** Rejects operations that write, unless writing is allowed. */
function needWrites(operations: readonly OperationId[] | undefined, writes: boolean): void {
	if (writes || operations === undefined || operations.length === 0) return
	const reads = operations.filter((id) => READS.includes(id))
	if (reads.length > 0) return
	throw new UsageError(`${operations.join(', ')} writes. Add --writes, in a store for tests only.`)
}

/** The operations that change nothing. */
const READS: readonly OperationId[] = [
	'create-tokens',
	'list-collections',
	'get-collection-status',
	'get-product',
	'validate-order',
	'list-orders',
	'list-people',
]

function readUrl(text: string): URL {
	const url = URL.canParse(text) ? new URL(text) : null
	if (url?.protocol === 'http:' || url?.protocol === 'https:') return url
	throw new UsageError(`"${text}" isn't the address of a service. Write it with http:// or https://.`)
}

function readOperations(names: readonly string[] | undefined): readonly OperationId[] | undefined {
	const ids = OPERATIONS.map(({ id }) => id)
	return names?.map((name) => {
		const id = ids.find((each) => each === name)
		if (id !== undefined) return id
		throw new UsageError(`"${name}" isn't an operation. ${hintFor(name, ids, 'Operations:')}`)
	})
}
