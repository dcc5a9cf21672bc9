import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { parse } from 'yaml'
import { makeFolder } from '../shared/room.ts'

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
interface Workflow {
	readonly jobs: Readonly<Record<string, Job>>
}

/** What a workflow came to: the step that failed, and what was given to `npm publish`. */
export interface Played {
	readonly failure: string | undefined
	readonly published: readonly string[]
	/** The folder in which each job ran. */
	readonly folders: ReadonlyMap<string, string>
}

export interface PlayOptions {
	/** A clone whose last commit has the tag. */
	readonly repository: string
	readonly tag: string
	/** The file of the workflow in the clone. */
	readonly file: string
	/** A `node_modules` that stands in for what a job would install. */
	readonly installed?: string | undefined
	/** Steps that are left out: those whose command is one of these. */
	readonly skipped: readonly string[]
	readonly say: (line: string) => void
}

/** Stands before npm: publishes dry and without provenance, which only the workflow's own machine can give, and notes what was given. */
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

/**
 * Plays the jobs of a workflow on this machine, each in a folder of its own, in the order of their needs, and stops at the first step that fails. It knows the
 * four actions that check out, install Node and pass files on; another one is a failure. Node is the one that runs this. A job that calls another
 * workflow is not played.
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
	const end = (failure?: string): Played => ({
		failure,
		folders,
		published: readFileSync(list, 'utf8').split('\n').filter(Boolean),
	})
	const { jobs } = parse(readFileSync(join(repository, file), 'utf8')) as Workflow
	for (const name of inOrder(jobs)) {
		const { uses, steps = [] } = jobs[name] as Job
		if (uses !== undefined) {
			if (!existsSync(join(repository, uses))) return end(`${name}: there is no ${uses}`)
			say(`- ${name}: calls ${uses}, which is not played here`)
			continue
		}
		const folder = join(parent, name)
		mkdirSync(folder)
		folders.set(name, folder)
		const env = { PATH: `${shims}${delimiter}${process.env['PATH']}`, REHEARSAL_PUBLISHED: list }
		const job = { options, folder, env, artifacts: join(parent, 'artifacts') }
		for (const step of steps) {
			const title = `${name}: ${step.run ?? step.uses}`
			if (options.skipped.includes(step.run ?? '')) {
				say(`- ${title}: SKIPPED`)
				continue
			}
			const started = performance.now()
			const problem = step.run === undefined ? doAction(step, job) : runCommand(step.run, step.env, job)
			if (problem !== undefined) return end(`${title}\n${problem}`)
			say(`- ${title}: ${Math.round((performance.now() - started) / 1000)} s`)
		}
	}
	return end()
}

interface Playing {
	readonly options: PlayOptions
	readonly folder: string
	/** What earlier steps of the job set. */
	readonly env: Record<string, string>
	readonly artifacts: string
}

/** The names of the jobs, each behind those that it needs. */
function inOrder(jobs: Workflow['jobs']): ReadonlySet<string> {
	const done = new Set<string>()
	const add = (name: string): void => {
		for (const need of [jobs[name]?.needs ?? []].flat()) add(need)
		done.add(name)
	}
	Object.keys(jobs).forEach(add)
	return done
}

/** Does what an action does, and returns what went wrong. */
function doAction(
	{ uses = '', with: given = {} }: Step,
	{ options, folder, env, artifacts }: Playing,
): string | undefined {
	const [action = '', version = ''] = uses.split('@')
	if (!/^[0-9a-f]{40}$/.test(version)) return 'the action is not pinned by a hash'
	const text = (name: string): string => String(given[name] ?? '')
	const own = join(folder, text('path'))
	const kept = join(artifacts, text('name'))
	if (action === 'actions/checkout')
		return runProcess('git', ['clone', '--quiet', '--branch', options.tag, options.repository, '.'], folder, env)
	if (action === 'actions/setup-node') {
		const registry = text('registry-url')
		if (registry === '') return undefined
		env['NPM_CONFIG_USERCONFIG'] = join(folder, '..', 'npmrc')
		const token = `${registry.replace(/^https?:/, '')}/:_authToken=\${NODE_AUTH_TOKEN}`
		return void writeFileSync(env['NPM_CONFIG_USERCONFIG'], `${token}\nregistry=${registry}\n`)
	}
	const [from, to] = action === 'actions/upload-artifact' ? [own, kept] : [kept, own]
	if (!/^actions\/(?:up|down)load-artifact$/.test(action)) return 'the rehearsal does not know this action'
	return existsSync(from) ? void cpSync(from, to, { recursive: true }) : `there is no ${from}`
}

function runCommand(command: string, own: Readonly<Record<string, string>> = {}, playing: Playing): string | undefined {
	const { options, folder, env } = playing
	if (/^npm ci\b/.test(command) && options.installed !== undefined) {
		symlinkSync(options.installed, join(folder, 'node_modules'))
		return undefined
	}
	const given = Object.entries(own).map(([name, value]) => [name, value.replace(/\$\{\{.*?\}\}/g, 'made-up')])
	const all = {
		...env,
		CI: 'true',
		GITHUB_REF_NAME: options.tag,
		GITHUB_WORKSPACE: folder,
		...Object.fromEntries(given),
	}
	return runProcess('bash', ['-e', '-c', command], folder, all)
}

function runProcess(command: string, args: readonly string[], cwd: string, env: object): string | undefined {
	const { status, stdout, stderr } = spawnSync(command, args, {
		cwd,
		env: { ...process.env, ...env },
		encoding: 'utf8',
		maxBuffer: 1e9,
	})
	return status === 0 ? undefined : `${stdout}${stderr}`.trim().split('\n').slice(-30).join('\n')
}
