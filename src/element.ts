/**
 * The custom element `<orderwright-address>`. Importing this module has no effect: call `defineAddressElement()` to define the
 * element.
 *
 * @module orderwright/element
 */

export { AddressElement, defineAddressElement, type Loadable } from './element/address-element.ts'
