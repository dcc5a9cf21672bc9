/**
 * The custom element `<orderwright-address>` for a page that has the blocks of its own countries, and loads others when they are chosen.
 * Importing this module has no effect: call `defineAddressElementFor()` to define the element.
 *
 * @module orderwright/country-element
 */

export { type CountryOptions, defineAddressElementFor } from '../form/element/by-country/define-address-element-for.ts'
export type { Block, BlockKind, BlockLoader, FormBlock } from '../rules/blocks/block.ts'
