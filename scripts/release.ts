/**
 * Prepares a release: checks that the tree is clean, sets the address and the version everywhere, checks that all is complete, and
 * prints the commands that publish. Changes nothing with --check.
 *
 *   npm run release -- 0.2.0
 *   npm run release -- 0.2.0 --repository https://github.com/owner/orderwright
 *   npm run release -- --check 0.2.0     for CI: exits with 1 unless this version can be published
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fieldsOf, findHomeProblems, type HomeFields, homeOf, writeSecurity } from './build-home.ts'

interface PackageJson extends HomeFields {
	readonly version: string
}

const ROOT = join(import.meta.dirname, '..')
const VERSION = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { check: { type: 'boolean', default: false }, repository: { type: 'string' } },
})
const [version = ''] = positionals
const problems = values.check ? findProblems() : prepare()
for (const problem of problems) console.log(`✗ ${problem}`)
if (problems.length > 0) process.exitCode = 1
else console.log(values.check ? `${version} can be published` : writeNextSteps())

function findProblems(): string[] {
	const given = JSON.parse(read('package.json')) as PackageJson
	const checks: readonly (readonly [boolean, string])[] = [
		[VERSION.test(version), `"${version}" isn't a version: write it like 0.2.0`],
		[given.version === version, `package.json has the version ${given.version}, not ${version}`],
		[
			read('SECURITY.md') === writeSecurity(read('SECURITY.md'), given),
			'SECURITY.md has another address: npm run tables',
		],
		[read('CHANGELOG.md').includes(`\n## ${version}, 2`), `CHANGELOG.md has no day for ${version}`],
		[read('src/rules/core/ruleset.ts').includes(`'${version}'`), 'RULESET has another version: npm run tables'],
	]
	return [...findHomeProblems(given), ...checks.flatMap(([isRight, problem]) => (isRight ? [] : [problem]))]
}

function prepare(): string[] {
	if (!VERSION.test(version)) return [`"${version}" isn't a version: write it like 0.2.0`]
	if (git('status', '--porcelain') !== '') return ['The tree has changes that are not committed']
	const given = JSON.parse(read('package.json')) as PackageJson
	const url = values.repository?.replace(/(?:\.git)?\/*$/, '') ?? homeOf(given)
	if (!/^https:\/\/\S+\/\S+$/.test(url)) return [`"${url}" isn't the address of a repository: --repository https://…`]
	const { name, version: _, description, ...rest } = given as PackageJson & { name: string; description: string }
	const fields = { name, version, description, ...rest, ...fieldsOf(url) }
	writeFileSync(join(ROOT, 'package.json'), `${JSON.stringify(fields, null, '\t')}\n`)
	const day = new Date().toISOString().slice(0, 10)
	const changelog = read('CHANGELOG.md').replace(/^## \S+, not yet released$/m, `## ${version}, ${day}`)
	writeFileSync(join(ROOT, 'CHANGELOG.md'), changelog)
	for (const command of ['install --package-lock-only --ignore-scripts', 'run --silent tables'])
		execFileSync('npm', command.split(' '), { cwd: ROOT, stdio: 'inherit' })
	return findProblems()
}

function read(file: string): string {
	return readFileSync(join(ROOT, file), 'utf8')
}

function git(...args: readonly string[]): string {
	return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()
}

function writeNextSteps(): string {
	return `${version} is ready. Read the changes, then:
	git commit --all --message 'Release ${version}'
	git tag v${version}
	git push --follow-tags origin main v${version}   # the workflow "Release" publishes it`
}
