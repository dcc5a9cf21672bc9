/**
 * The custom element `<orderwright-address>`. Importing this module has no effect. Call `defineAddressElement()` to define the element.
 *
 * @module orderwright/element
 */

export { AddressElement } from '../form/element/address-element.ts'
export { type DefineOptions, defineAddressElement } from '../form/element/define-address-element.ts'
export type {
	AddressDefaults,
	AddressElementEventMap,
	AddressElementProps,
	AddressLookup,
	LookupPlace,
	LookupQuery,
} from '../form/element/element-options.ts'
export type {
	CountryData,
	CountryDataKind,
	CountryDataLoader,
	FormCountryData,
} from '../rules/country-data/country-data.ts'
