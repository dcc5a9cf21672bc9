/** Matches the address of a module in the message of a failed import. */
const ADDRESS = /https?:\/\/\S+/g
const failed = /* @__PURE__ */ new WeakSet<() => unknown>()
let attempts = 0

/**
 * Returns what a function loads. Firefox remembers a failed module as long as the page is open. So the next attempt imports the address in the
 * message, with a fragment that makes it a new address.
 */
export async function loadModule<T>(load: () => T | Promise<T>): Promise<T> {
	try {
		return await load()
	} catch (error) {
		const address = failed.has(load) && error instanceof TypeError ? error.message.match(ADDRESS)?.[0] : undefined
		failed.add(load)
		if (address === undefined) throw error
		return import(/* webpackIgnore: true */ /* @vite-ignore */ `${address}#${++attempts}`)
	}
}
