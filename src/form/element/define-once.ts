import { readField } from '../../rules/core/read.ts'
import type { AddressElement } from './address-element.ts'
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

/** Sets the defaults of every element, and defines one by its name, unless the page has it. */
export function defineOnce(options: DefineOptions | string, element: typeof AddressElement): void {
	setDefaults(options)
	const given = typeof options === 'string' ? options : readField(options, 'name')
	const name = typeof given === 'string' ? given : 'orderwright-address'
	if (globalThis.customElements !== undefined && customElements.get(name) === undefined)
		customElements.define(name, element)
}
