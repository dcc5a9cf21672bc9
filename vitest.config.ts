import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { FUZZ_SEED, FUZZ_TIMES } from './test/fuzz.ts'
import { useOwnTemporaryFolder } from './test/temporary-folder.ts'

/**
 * The zones in which the tests of days run again: one far behind UTC, and one across the date line. In one of them, code that reads a local
 * time is wrong about nearly every day, so that few runs show it.
 */
const ZONES = ['America/Los_Angeles', 'Pacific/Apia']
const HOUR = 3_600_000
/** Tests that load modules anew, compare costs, or have a page: each has a process of its own. */
const ALONE = ['test/property/{pollution-caches,garbage-cost}.test.ts', 'test/form/element/{jsdom,happy-dom}.test.ts']
/**
 * Tests that change `Object.prototype` or edit what they get: they share processes with each other only. What they leave is V8's: after an index on
 * `Object.prototype`, even for a moment, it looks at every hole of a list for the rest of the process. `huge.test.ts` shows that
 * no function of the library costs more then; in one worker, the measured costs of other tests would still come from slower code.
 */
const HOSTILE = ['test/property/{fresh,traps,pollution,huge}.test.ts']
/**
 * What shows a point about the repository rather than about a rule: these build, compile or start much for one answer. `npm test` leaves
 * them out; `npx vitest run --project=thorough` runs them.
 */
const THOROUGH = [
	'test/recipes.test.ts',
	'test/determinism.test.ts',
	'test/rules/core/ruleset-digest.test.ts',
	'test/service/conformance/hold-a-server-example.test.ts',
	'test/service/conformance/pack-plays.test.ts',
	'test/cli/check-memory.test.ts',
	'test/service/model/size.test.ts',
	'test/service/conformance/stores.test.ts',
]
const ZONED = [
	'test/rules/calendar/*.test.ts',
	'test/rules/personalization/derive-personalization.test.ts',
	'test/vectors.test.ts',
	'test/property/{calendar,personalization}*.test.ts',
]

// This file is read once for each project.
if (process.env['FUZZ_TOLD'] === undefined) {
	process.stdout.write(`Seed ${FUZZ_SEED}, ${FUZZ_TIMES} times the runs of each property (FUZZ_SEED, FUZZ_TIMES).\n`)
	process.env['FUZZ_TOLD'] = 'yes'
	useOwnTemporaryFolder()
}

export default defineConfig({
	// The program imports the library by the entries of the package, which need no build in tests.
	resolve: {
		alias: [
			{ find: /^orderwright$/, replacement: join(import.meta.dirname, 'src/entries/index.ts') },
			{ find: /^orderwright\/([a-z-]+)$/, replacement: join(import.meta.dirname, 'src/entries/$1.ts') },
		],
	},
	test: {
		// For a test that never ends. No machine is so loaded that another one takes as long.
		testTimeout: HOUR * Math.max(1, FUZZ_TIMES),
		hookTimeout: HOUR,
		setupFiles: ['test/setup.ts'],
		pool: 'forks',
		// By default, one core stays idle.
		maxWorkers: '100%',
		// Modules are loaded once for all files of a worker: loading them took a third of the time.
		isolate: false,
		// What is transformed once is kept for the other projects, and for the next run.
		experimental: { fsModuleCache: true },
		projects: [
			{
				extends: true,
				test: {
					name: 'UTC',
					include: ['test/**/*.test.ts'],
					exclude: [...ALONE, ...HOSTILE, ...THOROUGH],
					env: { TZ: 'UTC' },
				},
			},
			{ extends: true, test: { name: 'alone', include: ALONE, isolate: true, env: { TZ: 'UTC' } } },
			{ extends: true, test: { name: 'hostile', include: HOSTILE, env: { TZ: 'UTC' } } },
			{ extends: true, test: { name: 'thorough', include: THOROUGH, env: { TZ: 'UTC' } } },
			...ZONES.map((zone) => ({
				extends: true as const,
				test: { name: zone, include: ZONED, env: { TZ: zone, FUZZ_TIMES: String(FUZZ_TIMES / 8) } },
			})),
		],
	},
})
