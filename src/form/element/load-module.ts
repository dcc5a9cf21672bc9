/** The address of a module in the message of a failed import. */
const ADDRESS = /https?:\/\/\S+/g
/** The functions that failed before. */
const failed = /* @__PURE__ */ new WeakSet<() => unknown>()
let attempts = 0

/**
 * Returns what a function loads. Firefox keeps the failure of a module while the page is open, so another attempt imports the address in its
 * message once more, with a fragment that makes it a new one.
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
