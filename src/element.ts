/**
 * The custom element `<orderwright-address>`. Importing this module has no effect: call `defineAddressElement()` to define the
 * element.
 *
 * @module orderwright/element
 */

export { AddressElement, type DefineOptions, defineAddressElement } from './element/address-element.ts'
export type {
	AddressDefaults,
	AddressElementEventMap,
	AddressElementProps,
	Loadable,
} from './element/element-types.ts'
