import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { servePage } from '../../examples/serve.ts'
import type { Check } from './form-page.ts'
import { FRAMEWORKS } from './frameworks.ts'

const FOLDER = join(import.meta.dirname, '../../examples/form-libraries')
/** The forms of the page, and the prefix of their field names. */
const FORMS = [
	['React Hook Form', 'address.'],
	['TanStack Form', 'address.'],
	['Conform', ''],
	['VeeValidate', 'address.'],
	['Superforms', 'address.'],
	['useAddressForm', ''],
] as const

/** Fills in the forms of `examples/form-libraries` in each library: with errors, with warnings, and correctly. */
export async function checkLibraries(browser: Browser, only: string, check: Check): Promise<void> {
	const titles = FORMS.filter(([title]) => `libraries: ${title}`.includes(only))
	if (titles.length === 0) return
	const { server, url } = await servePage(FOLDER, 'page.tsx', 0, FRAMEWORKS)
	for (const [title, prefix] of titles) {
		const page = await browser.newPage()
		const faults: string[] = []
		page.on('console', (line) => faults.push(line.text()))
		page.on('pageerror', (error) => faults.push(error.message))
		try {
			await page.goto(url)
			await page.locator(`[data-form="${title}"] button[type=submit]`).waitFor()
			await fillIn(page, title, prefix, check)
		} catch (error) {
			check(`${title}: ${String(error)}`, false, true)
		}
		check(`${title}: the console is clean`, faults, [])
		await page.close()
	}
	server.close()
}

async function fillIn(page: Page, title: string, prefix: string, check: Check): Promise<void> {
	const form = page.locator(`[data-form="${title}"]`)
	const field = (name: string) => form.locator(`[name="${prefix}${name}"]`)
	const told = async (kind: 'error' | 'warning', name: string): Promise<string> => {
		const text = await form.locator(`[data-${kind}="${prefix}${name}"]`).textContent()
		return text ?? ''
	}
	const enter = async (name: string, text: string): Promise<void> => {
		const isSelect = await field(name).evaluate((element) => element.tagName === 'SELECT')
		await field(name).focus()
		if (isSelect) await field(name).selectOption(text)
		else await field(name).fill(text)
		await field(name).blur()
		await page.waitForTimeout(50)
	}
	const submit = async (): Promise<Record<string, string> | null> => {
		await form.locator('button[type=submit]').click()
		await page.waitForTimeout(100)
		return JSON.parse((await form.locator('output').textContent()) || 'null')
	}
	check(`${title}: an empty form is refused`, await submit(), null)
	check(
		`${title}: a missing province shows at provinceCode (D-121)`,
		(await told('error', 'provinceCode')) !== '',
		true,
	)
	check(`${title}: a missing phone shows at phone`, (await told('error', 'phone')) !== '', true)
	await enter('phone', '415 983 8030')
	check(`${title}: an error goes with the value`, await told('error', 'phone'), '')
	await enter('zip', '9O21')
	check(`${title}: a wrong zip is refused`, [await submit(), (await told('error', 'zip')) !== ''], [null, true])
	await enter('countryCode', 'DE')
	const stale = title === 'useAddressForm' ? '' : await told('error', 'provinceCode')
	check(`${title}: the error of the province goes with the country that needs one`, stale, '')
	check(
		`${title}: the error of the zip is about the new country`,
		/Germany|United States/.exec(await told('error', 'zip'))?.[0],
		'Germany',
	)
	await enter('countryCode', 'US')
	await enter('provinceCode', 'NY')
	await enter('zip', '94111')
	if (title === 'useAddressForm') {
		// It has all fields, and asks for a street and a city, which the rules only warn about.
		await enter('address1', '1 Ferry Building')
		await enter('city', 'San Francisco')
	}
	const doubts =
		title === 'useAddressForm' ? await told('error', 'provinceCode') : await told('warning', 'provinceCode')
	check(`${title}: a doubt shows at provinceCode`, doubts.includes('94111'), true)
	const order = await submit()
	check(`${title}: a doubt does not block, and the order is normalised`, order?.['phone'], '+14159838030')
}
