/** The custom element `<orderwright-address>`. Importing it changes nothing: `defineAddressElement()` makes it known to the page. */
export { AddressElement, defineAddressElement } from './element/address-element.ts'
