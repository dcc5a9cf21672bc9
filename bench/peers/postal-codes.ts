import { createRequire } from 'node:module'

interface PostalCodes {
	/** True, or a sentence that says what is wrong. */
	readonly validate: (country: string, zip: string) => true | string
}

const require = createRequire(import.meta.url)

/**
 * postal-codes-js takes one of two paths, by what `detect-node` says: in Node it reads a country's format with a `require` that
 * it makes by `eval` at every call; in a browser's bundle all the formats are there from the start.
 */
function load(isNode: boolean): PostalCodes {
	const detectNode = require.resolve('detect-node')
	require(detectNode)
	const detected = require.cache[detectNode]
	if (detected === undefined) throw new Error('detect-node is not loaded by require')
	detected.exports = isNode
	delete require.cache[require.resolve('postal-codes-js')]
	return require('postal-codes-js') as PostalCodes
}

export const postalCodesInNode: PostalCodes = load(true)
export const postalCodesOnTheWeb: PostalCodes = load(false)
