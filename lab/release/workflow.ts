import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { parse } from 'yaml'
import { makeFolder, runProgram } from '../shared/room.ts'

interface Step {
	readonly uses?: string
	readonly run?: string
	readonly with?: Readonly<Record<string, unknown>>
	readonly env?: Readonly<Record<string, string>>
}
interface Job {
	readonly uses?: string
	readonly needs?: string | readonly string[]
	readonly steps?: readonly Step[]
}
type Jobs = Readonly<Record<string, Job>>

/** The result of a workflow: the failed step, the arguments of `npm publish`, and the folder of each job. */
export interface Played {
	readonly failure: string | undefined
	readonly published: readonly string[]
	readonly folders: ReadonlyMap<string, string>
}

export interface PlayOptions {
	/** A clone whose last commit has the tag. */
	readonly repository: string
	readonly tag: string
	/** The file of the workflow in the clone. */
	readonly file: string
	/** A `node_modules` that replaces the packages that a job would install. */
	readonly installed?: string | undefined
	/** The commands of the steps that are left out. */
	readonly skipped: readonly string[]
	readonly say: (line: string) => void
}

/**
 * A script that replaces npm. It publishes as a dry run and writes down the arguments. It leaves out provenance, because only the workflow's own
 * machine can create it.
 */
const NPM = `#!/usr/bin/env bash
set -eu
PATH=\${PATH#*:}
[ "\${1-}" = publish ] || exec npm "$@"
shift
given=()
for argument; do
	case $argument in
		--provenance) ;;
		*.tgz) given+=("$argument"); echo "$PWD/$argument" >> "$REHEARSAL_PUBLISHED" ;;
		*) given+=("$argument") ;;
	esac
done
npm publish --dry-run "\${given[@]}"
`

/** A running job: its options, its folder, the variables that earlier steps set, and the folder with the artifacts of all jobs. */
interface Playing {
	readonly options: PlayOptions
	readonly folder: string
	readonly env: Record<string, string>
	readonly artifacts: string
}

/**
 * Runs the jobs of a workflow on this machine, each in its own folder, in the order of their needs. Stops at the first step that fails. Four actions
 * are known: they check out, install Node, and pass on files. Any other action is a failure. The jobs use the Node that runs this script. A job that
 * calls another workflow is left out.
 */
export function playWorkflow(options: PlayOptions): Played {
	const { repository, file, say } = options
	const parent = makeFolder('release')
	const shims = join(parent, 'bin')
	const list = join(parent, 'published')
	mkdirSync(shims)
	writeFileSync(join(shims, 'npm'), NPM, { mode: 0o755 })
	writeFileSync(list, '')
	const folders = new Map<string, string>()
	const { jobs } = parse(readFileSync(join(repository, file), 'utf8')) as { readonly jobs: Jobs }
	let title = ''
	let failure: string | undefined
	try {
		for (const name of inOrder(jobs)) {
			const { uses, steps = [] } = jobs[name] as Job
			title = `${name}: ${uses}`
			if (uses !== undefined && !existsSync(join(repository, uses))) throw new Error('there is no such file')
			if (uses !== undefined) say(`- ${title}, which is not played here`)
			const folder = join(parent, name)
			mkdirSync(folder)
			folders.set(name, folder)
			const env = { PATH: `${shims}${delimiter}${process.env['PATH']}`, REHEARSAL_PUBLISHED: list }
			const job = { options, folder, env, artifacts: join(parent, 'artifacts') }
			for (const step of steps) {
				title = `${name}: ${step.run ?? step.uses}`
				const started = performance.now()
				const isSkipped = options.skipped.includes(step.run ?? '')
				if (!isSkipped) (step.run === undefined ? doAction : runCommand)(step, job)
				say(`- ${title}: ${isSkipped ? 'SKIPPED' : `${Math.round((performance.now() - started) / 1000)} s`}`)
			}
		}
	} catch (error) {
		failure = `${title}\n${(error as Error).message.split('\n').slice(-30).join('\n')}`
	}
	return { failure, folders, published: readFileSync(list, 'utf8').split('\n').filter(Boolean) }
}

/** Returns the names of the jobs in order: each job comes after the jobs that it needs. */
function inOrder(jobs: Jobs): ReadonlySet<string> {
	const done = new Set<string>()
	const add = (name: string): void => {
		for (const need of [jobs[name]?.needs ?? []].flat()) add(need)
		done.add(name)
	}
	Object.keys(jobs).forEach(add)
	return done
}

/** Replaces an action: does the same work on this machine. */
function doAction({ uses = '', with: given = {} }: Step, { options, folder, env, artifacts }: Playing): void {
	const [action = '', version = ''] = uses.split('@')
	if (!/^[0-9a-f]{40}$/.test(version)) throw new Error('the action is not pinned by a hash')
	const text = (name: string): string => String(given[name] ?? '')
	const own = join(folder, text('path'))
	const kept = join(artifacts, text('name'))
	switch (action) {
		case 'actions/checkout':
			runProgram(folder, 'git', ['clone', '--quiet', '--branch', options.tag, options.repository, '.'])
			break
		case 'actions/setup-node': {
			const registry = text('registry-url')
			if (registry === '') break
			env['NPM_CONFIG_USERCONFIG'] = join(folder, '..', 'npmrc')
			const token = `${registry.replace(/^https?:/, '')}/:_authToken=\${NODE_AUTH_TOKEN}`
			writeFileSync(env['NPM_CONFIG_USERCONFIG'], `${token}\nregistry=${registry}\n`)
			break
		}
		case 'actions/upload-artifact':
			cpSync(own, kept, { recursive: true })
			break
		case 'actions/download-artifact':
			cpSync(kept, own, { recursive: true })
			break
		default:
			throw new Error('the rehearsal does not know this action')
	}
}

function runCommand({ run: command = '', env: own = {} }: Step, { options, folder, env }: Playing): void {
	if (/^npm ci\b/.test(command) && options.installed !== undefined) {
		symlinkSync(options.installed, join(folder, 'node_modules'))
		return
	}
	const given = Object.entries(own).map(([name, value]) => [name, value.replace(/\$\{\{.*?\}\}/g, 'made-up')])
	const machine = { CI: 'true', GITHUB_REF_NAME: options.tag, GITHUB_WORKSPACE: folder }
	runProgram(folder, 'bash', ['-e', '-c', command], { ...env, ...machine, ...Object.fromEntries(given) })
}
