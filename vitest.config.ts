import { defineConfig } from 'vitest/config'

/** The zones in which the tests of days run a second time: behind, ahead by half an hour, across the date line. */
const ZONES = ['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Apia']
const ZONED = ['test/{calendar,personalization,money}/**/*.test.ts', 'test/property/{calendar,elapsed,days}*.test.ts']

export default defineConfig({
	test: {
		testTimeout: 120_000,
		pool: 'forks',
		projects: [
			{ extends: true, test: { name: 'UTC', include: ['test/**/*.test.ts'], env: { TZ: 'UTC' } } },
			...ZONES.map((zone) => ({
				extends: true as const,
				test: { name: zone, include: ZONED, env: { TZ: zone } },
			})),
		],
	},
})
