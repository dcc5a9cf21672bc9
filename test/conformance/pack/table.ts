import { FAULTS } from './faults.ts'
import { play } from './play.ts'
import { VARIANTS } from './variants.ts'

/** The least share of the faults that must be found. */
const LEAST = 0.95
/** The most requests until half of the faults are found. */
const MEDIAN = 100

/** Whether a fault was found, after how many requests, and under which clause. */
interface Row {
	readonly fault: string
	readonly operation: string
	readonly found: boolean
	readonly requests: number
	readonly clause: string
	readonly steps: number
}

/** Runs every fault and every variant against the kit and prints the findings. Fails below the limits. */
async function run(): Promise<void> {
	const rows: Row[] = []
	for (const fault of FAULTS) {
		const { failures, sends } = await play(fault, { maxFailures: 1 })
		const [first] = failures
		rows.push({
			fault: fault.name,
			operation: fault.operation || 'all',
			found: first !== undefined,
			requests: first?.foundAfter ?? sends,
			clause: first === undefined ? '' : `${first.operation} ${first.rule}`,
			steps: first?.sequence.length ?? 0,
		})
	}
	console.table(rows)
	const alarms: string[] = []
	for (const variant of VARIANTS) {
		const { failures } = await play(variant)
		for (const { operation, rule, why } of failures) alarms.push(`${variant.name}: ${operation} ${rule}: ${why}`)
	}
	const found = rows.filter((row) => row.found)
	const requests = found.map((row) => row.requests).sort((a, b) => a - b)
	const median = requests[Math.floor(requests.length / 2)] ?? 0
	console.log(`${found.length} of ${rows.length} faults found; half of them in ${median} requests.`)
	console.log(`${VARIANTS.length} legitimate services, ${alarms.length} alarms.`)
	for (const alarm of alarms) console.log(alarm)
	if (found.length < LEAST * rows.length || median > MEDIAN || alarms.length > 0) process.exitCode = 1
}

await run()
