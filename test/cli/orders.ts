import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { call, type Ended, folderOf } from './program.ts'

/** Where `write` puts files and `check` runs. */
export const folder: string = folderOf('orders')

/** Writes a file of the folder, and returns its name. */
export const write = (name: string, text: string | Buffer): string => {
	writeFileSync(join(folder, name), text)
	return name
}

/** Runs \`orderwright check\` in the folder, in this process. */
export const check = (args: readonly string[], input = ''): Promise<Ended> => call(['check', ...args], input, folder)

/** Returns the arguments of the command that an answer prints, after `check`, as a shell reads them. */
export function pasted(answer: string): string[] {
	const line = answer.split('\n').find((each) => each.trimStart().startsWith('orderwright check ')) ?? ''
	const { stdout } = spawnSync('bash', ['-c', `printf '%s\\0' ${line}`], { cwd: folder, encoding: 'utf8' })
	return stdout.split('\0').slice(2, -1)
}

export const BERLIN = {
	address1: 'Platz der Republik 1',
	city: 'Berlin',
	zip: '10557',
	countryCode: 'DE',
	phone: '030 901820',
}

/** A good order as JSON; another zip makes it bad. */
export const good = (zip = BERLIN.zip): string =>
	JSON.stringify({ address: { ...BERLIN, zip }, orderItems: [{ variantId: 'mug-white', quantity: 1 }] })

/** The file of products that has the variants of these orders. */
export const PRODUCTS: string = join(import.meta.dirname, '../../examples/products.json')
