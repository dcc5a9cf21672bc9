import type { Product } from './generated/types.ts'

export type {
	Image,
	OptionValue,
	PriceRange,
	Product,
	ProductOption,
	ShippingRegion,
	Variant,
} from './generated/types.ts'

/** The same type with fields that may be missing or null, and any text where the interface lists values: as JSON is typed. */
type Loose<T> = T extends string
	? string
	: T extends readonly (infer Item)[]
		? readonly Loose<Item>[]
		: T extends object
			? { readonly [Key in keyof T]?: Loose<T[Key]> | null | undefined }
			: T

/** A product as get-product answers it, without a cast: parsed JSON, or the type of another description of the interface. */
export interface ProductInput extends Loose<Product> {}
