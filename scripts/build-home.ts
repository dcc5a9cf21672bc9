/**
 * Writes the address of the project to SECURITY.md. It comes from `repository` in `package.json`, which
 * the owner sets: `npm run release -- 0.1.0 --repository https://…`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Files } from './tables.ts'

/** The fields of `package.json` that hold an address, in the forms that npm knows. */
export interface HomeFields {
	readonly repository?: string | { readonly url?: string }
	readonly homepage?: string
	readonly bugs?: string | { readonly url?: string }
}

const ROOT = join(import.meta.dirname, '..')
/** The sentence in SECURITY.md that says where reports go. */
const REPORT = /^Report it in private, .*$/m

/** Returns the address of the repository as a browser opens it, without a slash at its end, or an empty text. */
export function homeOf({ repository }: HomeFields): string {
	const url = urlOf(repository).replace(/^github:/, '')
	if (/^[\w.-]+\/[\w.-]+$/.test(url)) return `https://github.com/${url}`
	const [, path] = /^(?:(?:git\+)?https?:\/\/|git:\/\/|(?:git\+)?ssh:\/\/git@|git@)(.+?)(?:\.git)?\/?$/.exec(url) ?? []
	return path === undefined ? '' : `https://${path.replace(':', '/')}`
}

export function fieldsOf(home: string) {
	return {
		homepage: `${home}#readme`,
		bugs: { url: `${home}/issues` },
		repository: { type: 'git', url: `git+${home}.git` },
	}
}

/** Returns what is wrong with the addresses of `package.json`, a sentence each. */
export function findHomeProblems(given: HomeFields): string[] {
	const home = homeOf(given)
	if (home === '') return ['package.json has no address: npm run release -- VERSION --repository https://…']
	const { homepage, bugs } = fieldsOf(home)
	return [
		...(given.homepage === homepage ? [] : [`homepage in package.json is not ${homepage}`]),
		...(urlOf(given.bugs) === bugs.url ? [] : [`bugs in package.json is not ${bugs.url}`]),
	]
}

export function writeSecurity(text: string, given: HomeFields): string {
	const home = homeOf(given)
	const place = home === '' ? 'by the security advisories of the repository' : `at <${home}/security/advisories/new>`
	return text.replace(REPORT, `Report it in private, ${place} ("Report a vulnerability").`)
}

function urlOf(field: string | { readonly url?: string } | undefined): string {
	return (typeof field === 'string' ? field : field?.url) ?? ''
}

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

export function write(): Files {
	const given = JSON.parse(read('package.json')) as HomeFields
	return { 'SECURITY.md': writeSecurity(read('SECURITY.md'), given) }
}
