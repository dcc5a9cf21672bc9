/**
 * Judges orders with the program that was just built, and explains each.
 *
 *   npm start                       the orders of examples/orders/
 *   npm start -- a.json b.csv       these files; - is standard input
 *
 * The products come from examples/products.json. Exits with 2 if a file can't be read as an order, otherwise 0.
 */
import { spawnSync } from 'node:child_process'
import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
/** The user's working directory: npm runs scripts in the folder of the package. */
const HERE = process.env['INIT_CWD'] ?? '.'
const program = process.env['ORDERWRIGHT_CLI'] ?? join(ROOT, 'dist/cli.js')

const named = process.argv.slice(2)
const files = named.length > 0 ? named : [relative(HERE, join(ROOT, 'examples/orders'))]
const options = ['--products', join(ROOT, 'examples/products.json'), '--explain', '--exit-zero']
const { status } = spawnSync(process.execPath, [program, 'check', ...options, ...files], {
	stdio: 'inherit',
	cwd: HERE,
})
process.exitCode = status ?? 2
