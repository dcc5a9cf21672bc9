import { defineConfig } from '@playwright/test'
import type { Options } from './fixtures.ts'

/** Specs whose pages name their own element. */
const NOT_BY_COUNTRY = /(?:country-data|frameworks)\.spec\.ts$/

/**
 * `lab/run form`: the element in real pages, in Debian's Chromium, Firefox and WebKitGTK, one test a point of what it promises. `@chromium`
 * marks what only Chromium is asked, and `@driver` what WebDriver cannot do to WebKit, or not in time: colours, an input method, the
 * clipboard, a step back, axe under a strict policy, the console before the first line, every country in one answer. The projects `…-blocks`
 * ask the same of a page that begins with the data of US; `@world` marks what it has no part in: rules that a page gives, other pages, the
 * weight of the world.
 */
export default defineConfig<Options>({
	testDir: '.',
	testMatch: '*.spec.ts',
	globalSetup: './browsers.config.ts',
	outputDir: '../../node_modules/.cache/check-form',
	// A page that waits for something fails by this; a machine that is busy is only slow.
	timeout: 180_000,
	workers: process.env['FORM_WORKERS'] === undefined ? 2 : Number(process.env['FORM_WORKERS']),
	fullyParallel: true,
	forbidOnly: true,
	reporter: [['list']],
	projects: [
		{ name: 'chromium', use: { engine: 'chromium' } },
		{ name: 'firefox', use: { engine: 'firefox' }, grepInvert: /@chromium/ },
		{
			name: 'chromium-blocks',
			use: { engine: 'chromium', hasCountryData: true },
			testIgnore: NOT_BY_COUNTRY,
			grepInvert: /@world/,
		},
		{
			name: 'firefox-blocks',
			use: { engine: 'firefox', hasCountryData: true },
			testIgnore: NOT_BY_COUNTRY,
			grepInvert: /@world|@chromium/,
		},
		{ name: 'webkit', use: { engine: 'webkit' }, grepInvert: /@chromium|@driver/ },
	],
})
