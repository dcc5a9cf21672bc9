import { defineConfig } from 'vitest/config'

/** The configuration of tests for mutation testing: one time zone, only the test files that the script lists, and no shrinking. */
export default defineConfig({
	test: {
		testTimeout: 120_000,
		include: (process.env['MUTATION_TESTS'] ?? '').split(','),
		isolate: false,
		env: { TZ: 'UTC' },
		setupFiles: ['test/setup.ts', 'lab/mutation/setup.ts'],
	},
})
