/**
 * The custom element `<orderwright-address>`. Importing this module has no effect: call `defineAddressElement()` to define the
 * element.
 *
 * @module orderwright/element
 */

export { AddressElement } from './element/address-element.ts'
export { type DefineOptions, defineAddressElement } from './element/define-address-element.ts'
export type {
	AddressDefaults,
	AddressElementEventMap,
	AddressElementProps,
	Loadable,
} from './element/element-options.ts'
