import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import sources from '../scripts/facts/sources.json' with { type: 'json' }

const GITHUB = join(import.meta.dirname, '../.github')
const read = (file: string): string => readFileSync(join(GITHUB, file), 'utf8')
const WORKFLOWS = readdirSync(join(GITHUB, 'workflows'))

/** Returns the jobs of a workflow, as the text of each. */
function jobsOf(text: string): readonly string[] {
	const [, jobs = ''] = text.split(/^jobs:\n/m)
	return jobs.split(/^(?= {2}[\w-]+:$)/m).filter((job) => /^ {2}[\w-]+:$/m.test(job))
}

describe.each(WORKFLOWS)('the workflow %s', (file) => {
	const text = read(`workflows/${file}`)
	const jobs = jobsOf(text)

	it('may read, and no more, unless one of its jobs says so', () => {
		expect(text).toMatch(/^permissions:\n {2}contents: read$/m)
		expect(jobs.length).toBeGreaterThan(0)
	})

	it('pins every action and image by a hash', () => {
		const used = [...text.matchAll(/uses: (.*)/g)].map(([, action = '']) => action)
		expect(used.length).toBeGreaterThan(0)
		for (const action of used) expect(action).toMatch(/^(?:\.\/\S+|\S+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/)
		for (const [, image] of text.matchAll(/container: (.*)/g)) expect(image).toMatch(/^\S+@sha256:[0-9a-f]{64}$/)
	})

	it('leaves no credentials in a clone, and runs no script of a package at an install', () => {
		for (const step of text.split(/^ {6}- /m).filter((each) => each.startsWith('uses: actions/checkout@')))
			expect(step).toContain('persist-credentials: false')
		for (const [install] of text.matchAll(/npm (?:ci|install)\b.*/g)) expect(install).toContain('--ignore-scripts')
	})

	it('runs no code of a package in a job that may write', () => {
		for (const job of jobs.filter((each) => /: write$/m.test(each)))
			expect(job).not.toMatch(/\b(?:npm (?:ci|install|run|test)|npx|tsx|lab\/|\.ci\/)/)
	})
})

it('the update tool leaves the sources of the facts to their workflow', () => {
	const ignored = [...read('dependabot.yml').matchAll(/dependency-name: (.*)/g)].map(([, name]) => name)
	expect(ignored).toEqual(Object.keys(sources.versions))
})

describe('a release', () => {
	it('has a list of its dependencies beside the packages, which the publishing job leaves out', () => {
		const [, pack = '', publish = ''] = jobsOf(read('workflows/release.yml')).slice(-3)
		expect(pack).toContain('npm sbom --omit dev --sbom-format cyclonedx > packed/sbom.cdx.json')
		expect(publish).toContain('for tarball in packed/*.tgz;')
	})
})
