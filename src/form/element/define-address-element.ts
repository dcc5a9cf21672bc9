import { readField } from '../../rules/core/read.ts'
import { AddressElement } from './address-element.ts'
import type { AddressDefaults } from './element-options.ts'
import { setDefaults } from './tool-loader.ts'

declare global {
	interface HTMLElementTagNameMap {
		'orderwright-address': AddressElement
	}
}

/** What `defineAddressElement` sets for every element of the page. */
export interface DefineOptions extends AddressDefaults {
	/** Default: `orderwright-address`. */
	readonly name?: string | undefined
}

/**
 * Defines `<orderwright-address>`, or an element of another name, once. Does nothing on a server, where there are no custom
 * elements. `rules`, `names` and `translation` serve every element that has none of its own.
 */
export function defineAddressElement(options: DefineOptions | string = {}): void {
	setDefaults(options)
	const given = typeof options === 'string' ? options : readField(options, 'name')
	const name = typeof given === 'string' ? given : 'orderwright-address'
	if (globalThis.customElements !== undefined && customElements.get(name) === undefined)
		customElements.define(name, AddressElement)
}
