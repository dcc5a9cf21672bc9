import { createRequire } from 'node:module'

interface PostalCodes {
	/** True, or a sentence that describes the fault. */
	readonly validate: (country: string, zip: string) => true | string
}

const require = createRequire(import.meta.url)

/**
 * Loads postal-codes-js, which has two modes: `detect-node` chooses the mode. In Node, the package loads a country's format at every call, with a
 * `require` made by `eval`. In a browser's bundle, it loads all formats at the start.
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
