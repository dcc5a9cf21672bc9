import type { Product } from './generated/types.ts'

export type {
	Product,
	ShippingRegion,
	Variant,
} from './generated/types.ts'

/** The same type as parsed JSON has it: fields may be missing or null, and where the interface lists values, any string is allowed. */
type Loose<T> = T extends string
	? string
	: T extends readonly (infer Item)[]
		? readonly Loose<Item>[]
		: T extends object
			? { readonly [Key in keyof T]?: Loose<T[Key]> | null | undefined }
			: T

/** A product as get-product returns it, without a cast: parsed JSON, or the type of another description of the interface. */
export interface ProductInput extends Loose<Product> {}
