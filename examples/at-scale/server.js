/** Finds a nats-server, or fetches Debian's, and starts one that only this machine can reach. */
import { spawn, spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where the fetched server is kept; nothing outside this folder is changed. */
const FETCHED = join(import.meta.dirname, '.nats')
/** Debian keeps servers out of the path of ordinary users. */
const CANDIDATES = [
	process.env['NATS_SERVER'],
	'nats-server',
	'/usr/sbin/nats-server',
	join(FETCHED, 'usr', 'sbin', 'nats-server'),
]
/** Root downloads as itself: the user that apt would take may not write here. For others, the option changes nothing. */
const DOWNLOAD = ['-o', 'APT::Sandbox::User=root', 'download', 'nats-server']
const START_WITHIN = 10_000

/**
 * The command of a nats-server that runs here. Without one, Debian's package is downloaded and unpacked beside this file.
 *
 * @returns {string}
 */
export function findServer() {
	const command = CANDIDATES.find((candidate) => candidate !== undefined && versionOf(candidate) !== null)
	if (command !== undefined) return command
	fetchServer()
	const fetched = CANDIDATES[CANDIDATES.length - 1] ?? ''
	if (versionOf(fetched) === null)
		throw new Error(`Debian's nats-server was fetched to ${FETCHED} but does not run here.`)
	return fetched
}

/** @param {string} command */
export function versionOf(command) {
	const { status, stdout } = spawnSync(command, ['--version'], { encoding: 'utf8' })
	return status === 0 ? stdout.trim() : null
}

function fetchServer() {
	console.log(
		"There is no nats-server on this machine. Fetching Debian's package with apt-get download, and unpacking it with",
	)
	console.log(`dpkg-deb into ${FETCHED}. No package is installed, and no service is started.`)
	mkdirSync(FETCHED, { recursive: true })
	if (!run('apt-get', DOWNLOAD)) {
		console.log('The lists of packages may be missing or old. Fetching them with apt-get update, which needs root.')
		const isUpdated = run('apt-get', ['update'])
		if (!isUpdated || !run('apt-get', DOWNLOAD)) {
			throw new Error(
				`nats-server could not be fetched. Install it (as root: apt-get update && apt-get install nats-server, or see
https://docs.nats.io for other systems), or name its file in the variable NATS_SERVER, and start again.`,
			)
		}
	}
	const file = readdirSync(FETCHED).find((name) => name.endsWith('.deb'))
	if (file === undefined || !run('dpkg-deb', ['--extract', file, '.']))
		throw new Error('The package could not be unpacked.')
	rmSync(join(FETCHED, file))
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
	console.log(`> ${command} ${args.join(' ')}`)
	const { status, error } = spawnSync(command, args, { cwd: FETCHED, stdio: ['ignore', 'inherit', 'inherit'] })
	if (error !== undefined) console.log(String(error))
	return status === 0
}

/**
 * Starts a server with JetStream on a free port of the loopback interface; its files are in a temporary folder, and go with it.
 * `crash` kills it, and starts another one on the same port with what is left of the files.
 *
 * @param {string} command
 * @param {Disk | null} disk where its streams are, if not in the temporary folder
 * @returns {Promise<{ url: string, stop: () => Promise<void>, crash: () => Promise<void> }>}
 */
export async function startServer(command, disk = null) {
	const folder = mkdtempSync(join(tmpdir(), 'orderwright-nats-'))
	let running = await launch(command, folder, '-1', disk)
	const { url } = running
	// Whatever ends this process ends the server, too, and its files with it.
	process.once('exit', () => {
		running.child.kill('SIGKILL')
		rmSync(folder, { recursive: true, force: true })
	})
	return {
		url,
		stop: async () => {
			await end(running, 'SIGTERM')
			rmSync(folder, { recursive: true, force: true })
		},
		crash: async () => {
			await end(running, 'SIGKILL')
			running = await launch(command, folder, new URL(url).port, disk)
		},
	}
}

/**
 * @param {{ child: import('node:child_process').ChildProcess, ended: Promise<unknown> }} running
 * @param {NodeJS.Signals} signal
 */
async function end({ child, ended }, signal) {
	child.kill(signal)
	await ended
}

/** @typedef {{ enter: string[], folder: string, fill: () => void, free: () => void, remove: () => void }} Disk */

/**
 * Makes a small disk in memory, which only the processes that `enter` starts can see. Returns null where the system allows no such disk:
 * it needs Linux with user namespaces, or root.
 *
 * @param {number} megabytes
 * @returns {Promise<Disk | null>}
 */
export async function makeDisk(megabytes) {
	const folder = mkdtempSync(join(tmpdir(), 'orderwright-disk-'))
	const mount = 'mount -t tmpfs -o "size=$1m" tmpfs "$0" && echo mounted && exec sleep 100000'
	const args = ['--user', '--map-root-user', '--mount', 'sh', '-c', mount, folder, String(megabytes)]
	const keeper = spawn('unshare', args, { stdio: ['ignore', 'pipe', 'ignore'] })
	process.once('exit', () => keeper.kill('SIGKILL'))
	const isMounted = await new Promise((resolve) => {
		keeper.once('error', () => resolve(false))
		keeper.once('exit', () => resolve(false))
		keeper.stdout.once('data', () => resolve(true))
	})
	if (!isMounted) return null
	const filler = `/proc/${keeper.pid}/root${folder}/filler`
	return {
		enter: ['nsenter', '--target', String(keeper.pid), '--user', '--mount', '--preserve-credentials'],
		folder,
		fill: () => {
			const megabyte = Buffer.alloc(1_000_000)
			for (let length = megabyte.length; length > 0; ) {
				try {
					appendFileSync(filler, megabyte.subarray(0, length))
				} catch {
					length = Math.floor(length / 2)
				}
			}
		},
		free: () => rmSync(filler, { force: true }),
		remove: () => {
			keeper.kill('SIGKILL')
			rmSync(folder, { recursive: true, force: true })
		},
	}
}

/**
 * @param {string} command
 * @param {string} folder
 * @param {string} port
 * @param {Disk | null} disk
 */
async function launch(command, folder, port, disk) {
	const log = join(folder, 'log')
	const store = disk?.folder ?? folder
	const args = ['-a', '127.0.0.1', '-p', port, '-js', '-sd', store, '--ports_file_dir', folder, '-l', log]
	const [program = command, ...rest] = [...(disk?.enter ?? []), command, ...args]
	const child = spawn(program, rest, { stdio: 'ignore' })
	const ended = new Promise((resolve) => child.once('exit', resolve))
	for (const deadline = Date.now() + START_WITHIN; Date.now() < deadline; await pause(50)) {
		if (child.exitCode !== null) break
		const ports = join(folder, `${command.split('/').pop()}_${child.pid}.ports`)
		const url = existsSync(ports) ? readUrl(ports) : null
		if (url !== null) return { url, child, ended }
	}
	const reason = existsSync(log) ? readFileSync(log, 'utf8') : `exit status ${child.exitCode}`
	await end({ child, ended }, 'SIGKILL')
	rmSync(folder, { recursive: true, force: true })
	throw new Error(`nats-server did not start:\n${reason}`)
}

/**
 * The address in the server's file of ports; null while it is being written.
 *
 * @param {string} file
 * @returns {string | null}
 */
function readUrl(file) {
	try {
		return JSON.parse(readFileSync(file, 'utf8')).nats[0]
	} catch {
		return null
	}
}

/** @param {number} milliseconds */
export function pause(milliseconds) {
	return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
