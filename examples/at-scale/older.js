/**
 * Makes a worker judge by an older version of the rules, for the roll-out of `trouble.js`: it stands in for the package, has a digest of its
 * own, and does not know the products.
 *
 *   node --import ./older.js worker.js nats://127.0.0.1:4222
 */
import { register } from 'node:module'

const OLDER = `
import * as current from ${JSON.stringify(import.meta.resolve('orderwright'))}
export const { indexProducts } = current
export const RULESET = { ...current.RULESET, digest: ${JSON.stringify('0'.repeat(64))} }
export const validateOrder = (order) => current.validateOrder(order)`
const hooks = `
export const resolve = (specifier, context, next) => specifier === 'orderwright'
	? { url: ${JSON.stringify(dataUrl(OLDER))}, shortCircuit: true }
	: next(specifier, context)`
register(dataUrl(hooks))

/** @param {string} code */
function dataUrl(code) {
	return `data:text/javascript,${encodeURIComponent(code)}`
}
