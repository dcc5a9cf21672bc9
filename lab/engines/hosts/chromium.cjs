// Runs the script in a page of headless Chromium. Arguments: SCRIPT STEPS.
const { readFileSync } = require('node:fs')
const { chromium } = require('@playwright/test')
const { write } = require('./write.cjs')
const [path, steps] = process.argv.slice(2)

main()

async function main() {
	const browser = await chromium.launch({
		executablePath: '/usr/bin/chromium',
		args: ['--no-sandbox', '--disable-gpu'],
	})
	const page = await browser.newPage()
	await page.addScriptTag({ content: readFileSync(path, 'utf8') })
	for (let step = 0; step < Number(steps); step++) write(await page.evaluate(`answer(${step})`))
	await browser.close()
}
