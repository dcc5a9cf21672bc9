import { defineConfig } from '@playwright/test'
import type { Options } from './fixtures.ts'

/** `lab/run form`: the element in real pages, in Debian's Chromium and Firefox, one test a point of what it promises. */
export default defineConfig<Options>({
	testDir: '.',
	testMatch: '*.spec.ts',
	globalSetup: './browsers.config.ts',
	outputDir: '../../node_modules/.cache/check-form',
	timeout: 60_000,
	workers: process.env['FORM_WORKERS'] === undefined ? 2 : Number(process.env['FORM_WORKERS']),
	fullyParallel: true,
	forbidOnly: true,
	reporter: [['list']],
	projects: [
		{ name: 'chromium', use: { engine: 'chromium' } },
		{ name: 'firefox', use: { engine: 'firefox' }, grepInvert: /@chromium/ },
	],
})
