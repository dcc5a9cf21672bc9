/**
 * A test runner for Stryker: it bundles the test files once and evaluates the bundle for each mutant, in the same process. So a mutant
 * takes a fraction of the time that it takes to start Vitest, and each has modules of its own.
 *
 * The test files are those of `MUTATION_TESTS`. They get the part of Vitest that ours use: `describe` and `it` with
 * `each` and `runIf`, `beforeEach`, and its own `expect`.
 */

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { pathToFileURL } from 'node:url'
import vm from 'node:vm'
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import { DryRunStatus, determineHitLimitReached, TestStatus, toMutantRunResult } from '@stryker-mutator/api/test-runner'
import * as vitestExpect from '@vitest/expect'
import * as chai from 'chai'
import { build } from 'esbuild'

const SETUP = ['test/setup.ts', 'lab/mutation/setup.ts']
/** What a hook throws to skip a test. */
const SKIPPED = Symbol('skipped')

class BundleRunner {
	/** The compiled bundle: called with `require` and the functions of Vitest, it declares the tests. */
	#declare = () => undefined

	capabilities() {
		return { reloadEnvironment: true }
	}

	async init() {
		process.env.TZ = 'UTC'
		const root = process.cwd()
		const files = [...SETUP, ...(process.env.MUTATION_TESTS ?? '').split(',')]
		const code = await bundle(root, files)
		const script = new vm.Script(`(function (require, vitest) { ${code} })`, { filename: join(root, 'tests.cjs') })
		const require = createRequire(join(root, 'package.json'))
		const evaluate = script.runInThisContext()
		this.#declare = (vitest) => evaluate(require, vitest)
	}

	async dryRun({ coverageAnalysis }) {
		const suite = this.#load()
		const isMeasured = coverageAnalysis !== 'off'
		// What ran while the modules were loaded stays as the coverage of all tests.
		const tests = await run(suite, suite.tests, { isBailing: false, isMeasured })
		return { status: DryRunStatus.Complete, tests, mutantCoverage: isMeasured ? state().mutantCoverage : undefined }
	}

	async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation, disableBail }) {
		Object.assign(state(), { activeMutant: undefined, hitCount: hitLimit === undefined ? undefined : 0, hitLimit })
		if (mutantActivation === 'static') state().activeMutant = activeMutant.id
		let result
		try {
			const suite = this.#load()
			state().activeMutant = activeMutant.id
			const asked = testFilter === undefined ? suite.tests : testFilter.map((id) => suite.tests[Number(id)] ?? GONE)
			const tests = await run(suite, asked, { isBailing: !disableBail, isMeasured: false })
			result = { status: DryRunStatus.Complete, tests }
		} catch (error) {
			result = { status: DryRunStatus.Complete, tests: [failed({ id: 'load', name: 'load' }, 0, error)] }
		}
		const timeout = determineHitLimitReached(state().hitCount, hitLimit)
		state().activeMutant = undefined
		return toMutantRunResult(timeout ?? result)
	}

	#load() {
		state().mutantCoverage = { static: {}, perTest: {} }
		state().currentTestId = undefined
		const suite = { tests: [], before: [] }
		this.#declare(functionsFor(suite))
		return suite
	}
}

/** A test that a mutant keeps from being declared. */
const GONE = {
	id: 'gone',
	name: 'a test that is no longer declared',
	run: () => {
		throw new Error('not declared')
	},
}

/** What Stryker's instrumented code reads and writes. */
function state() {
	globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {}
	return globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE]
}

async function run({ before }, tests, { isBailing, isMeasured }) {
	const results = []
	for (const test of tests) {
		if (isMeasured) state().currentTestId = test.id
		const start = performance.now()
		const took = () => performance.now() - start
		try {
			for (const hook of before) hook({ task: { name: test.name }, skip })
			await test.run()
			results.push({ id: test.id, name: test.name, timeSpentMs: took(), status: TestStatus.Success })
		} catch (error) {
			if (error === SKIPPED) results.push({ id: test.id, name: test.name, timeSpentMs: 0, status: TestStatus.Skipped })
			else results.push(failed(test, took(), error))
			if (isBailing && error !== SKIPPED) break
		}
	}
	state().currentTestId = undefined
	return results
}

function skip(isSkipped) {
	if (isSkipped) throw SKIPPED
}

function failed({ id, name }, timeSpentMs, error) {
	return { id, name, timeSpentMs, status: TestStatus.Failed, failureMessage: String(error?.message ?? error) }
}

/** The functions of Vitest that declare tests in a suite. A test's id is its place in the list. */
function functionsFor(suite) {
	let path = ''
	const it = (name, ...rest) => {
		const test = rest.find((each) => typeof each === 'function')
		suite.tests.push({ id: `${suite.tests.length}`, name: path + name, run: test })
	}
	const describe = (name, declare) => {
		const outer = path
		path += `${name} > `
		declare()
		path = outer
	}
	const each = (declare) => (rows) => (name, test) => {
		// As in Vitest, the rows are lists of arguments only if all of them are lists.
		const isSpread = rows.every(Array.isArray)
		for (const [at, row] of rows.entries()) declare(`${name} #${at}`, () => test(...(isSpread ? row : [row])))
	}
	return {
		expect,
		it: Object.assign(it, { each: each(it) }),
		describe: Object.assign(describe, {
			each: each(describe),
			runIf: (isAsked) => (isAsked ? describe : () => undefined),
		}),
		beforeEach: (hook) => suite.before.push(hook),
	}
}

chai.use(vitestExpect.JestExtend)
chai.use(vitestExpect.JestChaiExpect)
chai.use(vitestExpect.JestAsymmetricMatchers)
const expect = Object.assign((value, message) => chai.expect(value, message), chai.expect)
vitestExpect.setState({ assertionCalls: 0, isExpectingAssertions: false }, expect)
globalThis[vitestExpect.GLOBAL_EXPECT] = expect

/** Returns the code of these files and all that they import from the tree. Packages are required when it runs. */
async function bundle(root, files) {
	const { outputFiles } = await build({
		stdin: { contents: files.map((file) => `import './${file}'`).join('\n'), resolveDir: root },
		bundle: true,
		write: false,
		format: 'cjs',
		platform: 'node',
		packages: 'external',
		// Our package.json says that no module has side effects; tests have.
		ignoreAnnotations: true,
		logLevel: 'error',
		plugins: [
			{
				name: 'tests',
				setup({ onLoad, onResolve }) {
					onResolve({ filter: /^vitest$/ }, () => ({ path: 'vitest', namespace: 'vitest' }))
					onLoad({ filter: /.*/, namespace: 'vitest' }, () => ({ contents: 'module.exports = vitest' }))
					onLoad({ filter: /\.ts$/ }, async ({ path }) => ({
						contents: (await readFile(path, 'utf8'))
							.replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
							.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
						loader: 'ts',
					}))
				},
			},
		],
	})
	return outputFiles[0].text
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'bundle', BundleRunner)]
