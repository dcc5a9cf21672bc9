// What your shop knows: the product of each variant that it sells. A table of your database, in a real shop.
const PRODUCT_OF = new Map([
	['mug-white', 'mug'],
	['mug-black', 'mug'],
	['tee-black-m', 'tee'],
	['broken', 'broken'],
])

/** Returns the id of the product that has a variant; undefined for a variant that the shop does not sell. */
export const productOf = (variantId: string): string | undefined => PRODUCT_OF.get(variantId)
