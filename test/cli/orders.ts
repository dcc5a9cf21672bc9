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
