/**
 * The rules for your own countries, by the blocks of `orderwright/countries/…`.
 *
 * @module orderwright/rules
 */

export type { Block, BlockKind, BlockLoader, FormBlock } from '../rules/blocks/block.ts'
export { buildOrderFor } from '../rules/blocks/build-order-for.ts'
export { checkCountryFor } from '../rules/blocks/check-country-for.ts'
export { checkPhoneFor } from '../rules/blocks/check-phone-for.ts'
export { checkProvinceFor } from '../rules/blocks/check-province-for.ts'
export { checkShippableFor } from '../rules/blocks/check-shippable-for.ts'
export { checkZipFor } from '../rules/blocks/check-zip-for.ts'
export { checkZipFormatFor } from '../rules/blocks/check-zip-format-for.ts'
export { type Rules, rulesFor } from '../rules/blocks/rules-for.ts'
export { validateAddressFor } from '../rules/blocks/validate-address-for.ts'
export { validateOrderFor } from '../rules/blocks/validate-order-for.ts'
