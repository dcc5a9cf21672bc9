/**
 * Fills in the checkout form of `examples/checkout-form` in headless Chromium and in Firefox as people do: by keyboard alone, wrong first and
 * right by suggestions, in twelve countries; by an input method, by paste, by a click. Then the forms of `examples/form-libraries`, and the
 * playground. Ends with status 1 when anything is otherwise.
 *
 *   npm run build && npm run check:form
 *   npm run check:form -- --pictures DIRECTORY     leaves pictures there, 360 and 1280 pixels wide
 *   npm run check:form -- --only typing            only the steps whose title has the word: a browser, a country, a library
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { servePage } from '../examples/serve.ts'
import { openChromium, openInChromium } from './form/chromium.ts'
import { CHROMIUM_STEPS } from './form/chromium-steps.ts'
import { openFirefox, openInFirefox } from './form/firefox.ts'
import { AXE, type Check, type FormPage } from './form/form-page.ts'
import { checkLibraries } from './form/libraries.ts'
import { checkPlayground } from './form/playground.ts'
import { STEPS, type Step } from './form/steps.ts'

const { pictures, only = '' } = parseArgs({
	options: { pictures: { type: 'string' }, only: { type: 'string' } },
}).values

if (pictures !== undefined) mkdirSync(pictures, { recursive: true })

let failed = 0
const check: Check = (what, found, expected) => {
	const isRight = isDeepStrictEqual(found, expected)
	if (!isRight) failed++
	console.log(isRight ? `✓ ${what}` : `✗ ${what}: ${JSON.stringify(found)} in place of ${JSON.stringify(expected)}`)
}

async function runStep<Page extends FormPage>(
	title: string,
	form: Page,
	run: Step<Page>[2],
	pictureOf: (name: string) => string,
): Promise<void> {
	const checkHere: Check = (what, found, expected) => check(`${title}: ${what}`, found, expected)
	try {
		await run(form, checkHere, async (name) => {
			checkHere(`${name} fits`, await form.overflow(), 0)
			if (pictures !== undefined) await form.screenshot(join(pictures, pictureOf(name)))
		})
	} catch (error) {
		checkHere(String(error), false, true)
	}
	checkHere('the console is clean, and no request leaves this machine', form.faults, [])
	await form.close()
}

/** Runs the steps of a browser, which starts with the first of them. */
async function runSteps<Browser extends { close(): Promise<void> }, Page extends FormPage>(
	name: string,
	steps: readonly Step<Page>[],
	start: () => Promise<Browser>,
	open: (browser: Browser, url: string, width: number) => Promise<Page>,
): Promise<void> {
	const titled = steps.flatMap(([title, widths, run]) =>
		widths.map((width) => ({ title: `${name} at ${width}, ${title}`, width, run })),
	)
	const chosen = titled.filter(({ title }) => title.toLowerCase().includes(only.toLowerCase()))
	if (chosen.length === 0) return
	const { server, url } = await servePage(join(import.meta.dirname, '../examples/checkout-form'), 'page.js', 0)
	try {
		const browser = await start()
		try {
			for (const { title, width, run } of chosen)
				await runStep(title, await open(browser, url, width), run, (picture) => `${picture}-${width}-${name}.png`)
		} finally {
			await browser.close()
		}
	} catch (error) {
		check(`${name} could not run: ${String(error)}`, false, true)
	}
	server.close()
}

await runSteps('Chromium', [...STEPS, ...CHROMIUM_STEPS], openChromium, openInChromium)
await runSteps('Firefox', STEPS, openFirefox, openInFirefox)

const browser = await openChromium()
await checkLibraries(browser, only, check)
if ('playground'.includes(only)) await checkPlayground(browser, AXE, check)
await browser.close()

console.log(failed === 0 ? 'The form works.' : `${failed} checks FAILED.`)
process.exitCode = failed === 0 ? 0 : 1
