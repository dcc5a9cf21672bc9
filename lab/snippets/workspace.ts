import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Running, startServer } from '../../scripts/start-mock.ts'
import { installTarballs, packAndInstall } from '../shared/install-tarball.ts'
import { makeFolder, ROOT } from '../shared/room.ts'
import type { Block } from './blocks.ts'

export interface Problem {
	readonly line: number
	readonly text: string
}

/** The result of a block, and how it was checked. */
export interface Outcome {
	readonly block: Block
	readonly ways: readonly ('run' | 'type-checked' | 'checked' | 'skipped')[]
	readonly problems: readonly Problem[]
}

/** A service in the pages, and the server that replaces it. */
interface Service {
	readonly address: string
	readonly mock: Running
}

/** The address of the reader's own service in the pages. */
const OWN_SERVICE = 'https://store.example.com'
/** The addresses of `orderwright mock` and `serve`. Their ports may be in use on this machine. */
const OWN_SERVERS = { mock: 'http://127.0.0.1:4010', serve: 'http://127.0.0.1:4020' }
const MINUTES = 60_000

/** A folder outside the project. It contains the installed package and the files that the pages use. */
export class Workspace {
	readonly folder: string = makeFolder('snippets')
	readonly program: string = join(this.folder, 'node_modules/orderwright/dist/cli.js')
	private readonly services: Service[] = []

	/** Installs tarballs, or both packages as they are built. */
	async open(tarballs: readonly string[] = []): Promise<void> {
		if (tarballs.length === 0) packAndInstall(this.folder)
		else installTarballs(this.folder, ...tarballs)
		this.writeInputs()
		await this.serve(OWN_SERVICE, 'mock')
	}

	async close(): Promise<void> {
		for (const { mock } of this.services) await end(mock)
	}

	/** Starts the server that a page starts. Call the result to stop the server. Throws if the server exits with an error. */
	async startServer(command: 'mock' | 'serve', args: readonly string[]): Promise<() => Promise<void>> {
		const service = await this.serve(OWN_SERVERS[command], command, args)
		return async () => {
			this.services.splice(this.services.indexOf(service), 1)
			await end(service.mock)
		}
	}

	/** Replaces the addresses in a page's code with the addresses of the mocks. */
	withServices(code: string): string {
		return this.services.reduce((text, { address, mock }) => text.replaceAll(address, new URL(mock.url).origin), code)
	}

	write(file: string, text: string): string {
		const path = join(this.folder, file)
		mkdirSync(dirname(path), { recursive: true })
		writeFileSync(path, text)
		return path
	}

	run(command: string, args: readonly string[]): SpawnSyncReturns<string> {
		return spawnSync(command, args, { cwd: this.folder, encoding: 'utf8', maxBuffer: 1e9, timeout: 5 * MINUTES })
	}

	/** Links a package of the lab into the workspace, for snippets that also need it. */
	link(name: string): void {
		const path = join(this.folder, 'node_modules', name)
		mkdirSync(dirname(path), { recursive: true })
		if (!existsSync(path)) symlinkSync(join(ROOT, 'lab/node_modules', name), path)
	}

	private writeInputs(): void {
		for (const name of ['orders.csv', 'products.json']) {
			cpSync(join(ROOT, 'examples', name), join(this.folder, name))
			cpSync(join(ROOT, 'examples', name), join(this.folder, 'examples', name))
		}
		const orders = readdirSync(join(ROOT, 'examples/orders')).map((name) =>
			JSON.stringify(JSON.parse(readFileSync(join(ROOT, 'examples/orders', name), 'utf8'))),
		)
		this.write('orders.jsonl', `${orders.join('\n')}\n`)
		const calls = join(this.folder, 'node_modules/orderwright-vectors/calls.json')
		cpSync(calls, join(this.folder, 'calls.json'))
		for (const prefix of ['', 'examples/port/']) {
			cpSync(join(ROOT, 'examples/port/port.py'), join(this.folder, `${prefix}port.py`))
		}
		for (const [name, text] of Object.entries(OTHER_FILES)) this.write(name, text)
		this.write('store.json', this.run(process.execPath, [this.program, 'mock', '--print-seed']).stdout)
	}

	private async serve(address: string, command: 'mock' | 'serve', args: readonly string[] = []): Promise<Service> {
		const service = { address, mock: await startServer(this.program, command, ['--quiet', ...args], this.folder) }
		this.services.push(service)
		return service
	}
}

const SHOP_FIELDS = ['address1', 'city', 'province', 'phone', 'variantId', 'quantity'] as const
/** Files that a reader of docs/files.md has from other systems: an export of Shopify, a shop's own table, and a mapping for this table. */
const OTHER_FILES = {
	'rows.txt': '1 Ferry Building,San Francisco,94111\n',
	'clients.json': JSON.stringify({ clients: [{ clientId: 'demo', clientSecret: 'secret' }] }),
	'orders_export.csv': `Name,Lineitem quantity,Lineitem sku,Shipping Address1,Shipping Address2,Shipping City,Shipping Zip,Shipping Province,Shipping Country,Shipping Phone
#1001,1,mug,1 Ferry Building,,San Francisco,94111,CA,US,+1 415 983 8030
`,
	'shop.csv': `${SHOP_FIELDS},Postal code
1 Ferry Building,San Francisco,CA,+1 415 983 8030,mug,1,94111
`,
	'shop.json': JSON.stringify({
		fields: {
			...Object.fromEntries(SHOP_FIELDS.map((name) => [name, name])),
			zip: 'Postal code',
			country: { value: 'US' },
		},
	}),
}

/** Returns the differences between the lines that a snippet shows and the lines that it printed. */
export function compareLines(block: Block, shown: readonly Problem[], printed: string): Problem[] {
	const lines = printed.trimEnd() === '' ? [] : printed.trimEnd().split('\n')
	if (shown.length === 0) return []
	const at = lines.findIndex((line, place) => line !== shown[place]?.text)
	if (at < 0 && lines.length === shown.length) return []
	const place = at < 0 ? lines.length : at
	const line = shown[place]?.line ?? shown.at(-1)?.line ?? block.line
	const expected = shown[place]?.text ?? 'nothing more'
	return [{ line, text: `expected: ${expected}\n    printed:  ${lines[place] ?? 'nothing'}` }]
}

async function end({ child, ended }: Running): Promise<void> {
	child.kill('SIGTERM')
	const status = await ended
	if (status !== 0) throw new Error(`the server ended with ${status}`)
}
