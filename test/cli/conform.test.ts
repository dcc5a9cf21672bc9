import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import store from '../../cli/mock/store.json' with { type: 'json' }
import { type Fault, startFaulty } from './faulty.ts'
import { beside, call, type Ended, folderOf, startMock } from './program.ts'

const folder = folderOf('conform')
const SEED = join(folder, 'store.json')
writeFileSync(SEED, JSON.stringify(store))
const mock = beside(() => startMock('--quiet'))

const conform = (url: string, ...args: string[]): Promise<Ended> =>
	call(['conform', url, '--seed', SEED, ...args], '', folder)
const SAMPLE = '--quick --country BR'.split(' ')
/** Few requests are enough for what the command itself does with their answers. */
const SMALL = [...SAMPLE, '--sequences', '20']
const FEW = [...SMALL, '--operation', 'validate-order', '--operation', 'list-collections']
const read = (name: string): string => readFileSync(join(folder, name), 'utf8')

/** Accepts every order to Brazil. */
const LAX: Fault = ({ path, body }, answer) =>
	path.endsWith('/validate-order') && body.includes('"BR"') && answer.statusCode === 422
		? { statusCode: 200, body: { success: true } }
		: answer

/** Accepts every order to Brazil without a tax number. */
const UNTAXED: Fault = (request, answer) => (request.body.includes('taxNumber') ? answer : LAX(request, answer))

async function withFault(fault: Fault, run: (url: string) => Promise<void>): Promise<void> {
	const { url, stop } = await startFaulty(mock.url, fault)
	try {
		await run(url)
	} finally {
		stop()
	}
}

/** What the program says besides the lines that name what the mock's seed lacks for some questions. */
const besidesLacks = (stderr: string): string =>
	stderr.replace(/^The seed lacks .* can be asked in part only\. .*\n/gm, '')

describe('orderwright conform of the mock', () => {
	it('passes, with writes and time, and lists each clause as covered or not', async () => {
		const control = [
			...SAMPLE,
			'--country',
			'MX',
			'--country',
			'IT',
			'--writes',
			'--reset',
			'/__reset',
			'--clock',
			'/__clock',
		]
		const { status, stdout, stderr } = await conform(mock.url, ...control, '--json', 'all.json')
		expect([status, besidesLacks(stderr)]).toEqual([0, ''])
		expect(stdout).toMatch(
			/\n[\d,]+ requests, \d+ of \d+ clauses covered, 0 departures\n✓ passed \(without requests at once\)\n$/,
		)
		const { operations, clauses, unreached, verdict } = JSON.parse(read('all.json'))
		expect([operations.length, verdict]).toEqual([14, 'passed'])
		for (const { operation, succeeded } of operations) expect(succeeded, operation).toBeGreaterThan(0)
		const shown = clauses.filter(({ operation, rule }: { operation: string; rule: string }) =>
			stdout.includes(`  ${operation} ${rule}`),
		)
		expect(shown.length).toBe(clauses.length)
		expect(unreached.length).toBeLessThan(clauses.length / 2)
		// The store is unchanged: a second run finds its seed.
		expect((await conform(mock.url, ...SMALL, '--operation', 'list-people')).status).toBe(0)
	})
	it('is inconclusive where nobody gets a token, and says why', async () => {
		const wrong = join(folder, 'wrong.json')
		writeFileSync(wrong, JSON.stringify({ ...store, clients: [{ clientId: 'demo', clientSecret: 'another' }] }))
		const { status, stdout } = await conform(mock.url, ...SMALL, '--seed', wrong)
		expect(status).toBe(2)
		expect(stdout).toMatch(/\? inconclusive\n {2}create-tokens was sent .* check clientId and clientSecret/)
	})
	it('takes the address with the prefix of the paths, too', async () => {
		const { status } = await conform(`${mock.url}/api/ext/v1/`, ...SMALL, '--operation', 'list-collections')
		expect(status).toBe(0)
	})
})

describe('orderwright conform of a service with a fault', () => {
	it('exits with 1, names the clause, and shows lines for a shell that show it again', async () => {
		await withFault(LAX, async (url) => {
			const { status, stdout } = await conform(url, ...FEW, '--junit', 'junit.xml', '--html', 'report.html')
			expect(status).toBe(1)
			expect(stdout).toMatch(
				/✗ validate-order tax-number\.2 laxer: accepts what it must refuse.*\n.* Write the CPF like 529\.982\.247-25\.\n.*The interface says: For Brazil, taxNumber must match/,
			)
			expect(stdout).toMatch(/✗ failed\n$/)
			const lines = stdout
				.slice(stdout.indexOf('✗ validate-order tax-number.2'))
				.split('\n')
				.slice(2)
				.filter((line) => /^ {4}(?:SECRET|TOKEN|curl)/.test(line))
				.slice(0, 3)
			expect(lines[0]).toMatch(/^ {4}SECRET_\d='the clientSecret of (?:demo|partner)'$/)
			const script = lines
				.join('\n')
				.replace('the clientSecret of demo', 'secret')
				.replace('the clientSecret of partner', 'partner-secret')
				.replaceAll(url, mock.url)
			const sent = spawnSync('bash', ['-c', script], { encoding: 'utf8' })
			// The correct service rejects it.
			expect(JSON.parse(sent.stdout)).toMatchObject({ statusCode: 422 })
			const junit = read('junit.xml')
			expect(junit).toMatch(/<testcase classname="validate-order" name="tax-number\.2: [^"]*"><failure message="/)
			expect(junit).toMatch(/<testcase classname="list-collections" name="[^"]*"\/>/)
			const html = read('report.html')
			expect(html).toContain('The service departs from the interface')
			expect(html).toContain('<strong>validate-order</strong> accepts what it must refuse')
			for (const loaded of ['<script', '<link', 'src=', '@import', 'url(']) expect(html).not.toContain(loaded)
		})
	})
	it('passes with a baseline of what is known, and fails on what is new', async () => {
		await withFault(UNTAXED, async (url) => {
			expect((await conform(url, ...FEW, '--write-baseline', 'known.json')).status).toBe(1)
			const { status, stdout } = await conform(url, ...FEW, '--baseline', 'known.json')
			expect([status, stdout]).toEqual([0, expect.stringMatching(/0 departures, and \d+ known\n✓ passed/)])
		})
		const both: Fault = (request, answer) =>
			request.path.endsWith('/collections') ? { statusCode: 200, body: [] } : UNTAXED(request, answer)
		await withFault(both, async (url) => {
			const { status, stdout } = await conform(url, ...FEW, '--baseline', 'known.json')
			expect(status).toBe(1)
			expect(stdout).toMatch(/✗ list-collections /)
			expect(stdout).not.toMatch(/✗ validate-order /)
		})
		const { status, stdout } = await conform(mock.url, ...FEW, '--baseline', 'known.json')
		expect(status).toBe(0)
		expect(stdout).toContain('Known, and not found any more: validate-order laxer')
	})
	it('prints the choices of a service as a profile, which binds from then on', async () => {
		const { status, stdout } = await conform(mock.url, ...FEW, '--fingerprint')
		expect(status).toBe(0)
		writeFileSync(join(folder, 'profile.json'), stdout)
		const { choices } = JSON.parse(stdout)
		expect(choices).toContainEqual({ operation: 'create-tokens', rule: 'D-106', answer: 'accepted' })
		expect((await conform(mock.url, ...FEW, '--profile', 'profile.json')).status).toBe(0)
		// A service that requires more of an order than the interface says.
		const strict = choices.find(
			({ operation, answer }: { operation: string; answer: string }) =>
				operation === 'validate-order' && answer === 'accepted',
		)
		expect(strict).toBeDefined()
		const turned = { ...JSON.parse(stdout), choices: [{ ...strict, answer: 'refused' }] }
		writeFileSync(join(folder, 'turned.json'), JSON.stringify(turned))
		const other = await conform(mock.url, ...FEW, '--profile', 'turned.json')
		expect(other.status).toBe(1)
		expect(other.stdout).toMatch(
			/✗ validate-order \S+ changed.*\n {4}The profile says that such requests are refused; .* accepted\./,
		)
	})
})

describe('what orderwright conform needs', () => {
	it.each([
		[['http://127.0.0.1:9'], 'Name what the store holds: --seed store.json.'],
		[['nowhere', '--seed', 'store.json'], '"nowhere" isn\'t the address of a service.'],
		[['http://127.0.0.1:9', '--seed', 'store.json'], 'Nobody answers at http://127.0.0.1:9: '],
		[['http://127.0.0.1:9', '--seed', 'store.json', '--operation', 'list-poeple'], 'Did you mean list-people?'],
		[['http://127.0.0.1:9', '--seed', 'store.json', '--baseline', 'store.json'], "store.json isn't a baseline."],
		[['http://127.0.0.1:9', '--seed', 'store.json', '--profile', 'store.json'], "store.json isn't a profile."],
	])('is said about %j', async (args, says) => {
		const { status, stderr } = await call(['conform', ...args], '', folder)
		expect([status, stderr]).toEqual([2, expect.stringContaining(says)])
	})
})
