/**
 * The custom element `<orderwright-address>`. Importing this module has no effect: call `defineAddressElement()` to define the
 * element.
 *
 * @module orderwright/element
 */

export type { DefineOptions } from '../form/element/address-element.ts'
export { defineAddressElement, WorldAddressElement as AddressElement } from '../form/element/define-address-element.ts'
export type {
	AddressDefaults,
	AddressElementEventMap,
	AddressElementProps,
	Loadable,
} from '../form/element/element-options.ts'
