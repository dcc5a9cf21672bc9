/** Finds a nats-server, or fetches Debian's, and starts one that only this machine can reach. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
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
 * @returns {Promise<{ url: string, stop: () => Promise<void>, crash: () => Promise<void> }>}
 */
export async function startServer(command) {
	const folder = mkdtempSync(join(tmpdir(), 'orderwright-nats-'))
	let running = await launch(command, folder, '-1')
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
			running = await launch(command, folder, new URL(url).port)
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

/**
 * @param {string} command
 * @param {string} folder
 * @param {string} port
 */
async function launch(command, folder, port) {
	const log = join(folder, 'log')
	const args = ['-a', '127.0.0.1', '-p', port, '-js', '-sd', folder, '--ports_file_dir', folder, '-l', log]
	const child = spawn(command, args, { stdio: 'ignore' })
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
