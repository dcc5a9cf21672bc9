import { defineConfig } from 'vitest/config'

/** The test suite for mutation testing: in one time zone, only the test files that the script names, without shrinking. */
export default defineConfig({
	test: {
		testTimeout: 120_000,
		include: (process.env['MUTATION_TESTS'] ?? '').split(','),
		isolate: false,
		env: { TZ: 'UTC' },
		setupFiles: ['test/setup.ts', 'lab/mutation/setup.ts'],
	},
})
