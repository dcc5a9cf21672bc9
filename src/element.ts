/**
 * The custom element `<orderwright-address>`. Importing it changes nothing: `defineAddressElement()` makes it known to the page.
 *
 * @module orderwright/element
 */

export { AddressElement, defineAddressElement, type Loadable } from './element/address-element.ts'
