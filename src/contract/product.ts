/** A product as the service returns it. The interface does not show which fields are always there, so none is required here. */
export interface Product {
	readonly id?: string
	readonly title?: string
	readonly model?: string
	readonly brand?: string
	readonly slug?: string
	readonly status?: 'Active' | 'Draft'
	/** HTML. */
	readonly description?: string
	/** The same text without tags. */
	readonly descriptionV2?: string
	readonly isInStock?: boolean
	readonly isDiscontinued?: boolean
	readonly priceRange?: PriceRange
	readonly retailPriceRange?: PriceRange
	readonly options?: readonly ProductOption[]
	readonly isPersonalized?: boolean
	readonly creationStatus?: 'Pending' | 'Done' | 'Error'
	readonly featuredImage?: Image
	readonly tags?: readonly { readonly name: string }[]
	readonly variants?: readonly Variant[]
	readonly shippingRegions?: readonly ShippingRegion[]
	/** ISO 8601 date-time. */
	readonly hiddenAt?: string
	readonly notes?: string
	/** HTML. */
	readonly sizeChartTable?: string
	readonly sizeChartImages?: readonly { readonly url?: string; readonly width?: number; readonly height?: number }[]
	/** Country code to an amount that is added to the price when shipping there. */
	readonly priceDeltaByCountry?: Readonly<Record<string, number>>
	readonly errors?: Readonly<Record<string, boolean>>
	readonly customFields?: Readonly<Record<string, unknown>>
}

/** One buyable form of a product: a size, a colour. */
export interface Variant {
	readonly id?: string
	readonly title?: string
	readonly price?: number
	readonly retailPrice?: number
	readonly isAvailableForSale?: boolean
	readonly options?: readonly { readonly name?: string; readonly value?: OptionValue }[]
	readonly images?: readonly Image[]
}

/** An entry of a product's shipping rules: a country, or some provinces of it, that may be closed. */
export interface ShippingRegion {
	readonly countryName?: string
	readonly countryCode?: string
	readonly isBlacklisted?: boolean
	readonly denyCheckout?: boolean
	readonly provinces?: readonly { readonly provinceName?: string; readonly provinceCode?: string }[]
}

/** The lowest and highest price among a product's variants, in the store's currency (1 credit = 1 USD). */
export interface PriceRange {
	readonly minVariantPrice?: number
	readonly maxVariantPrice?: number
}

/** A dimension in which variants differ; `size` is the name that the interface shows. */
export interface ProductOption {
	readonly name?: string
	readonly values?: readonly OptionValue[]
}

export interface OptionValue {
	readonly title?: string
	readonly colorCode?: string
	readonly colorCode2?: string
}

/** A picture; width and height in pixels. */
export interface Image {
	readonly url?: string
	readonly lowResUrl?: string
	readonly width?: number
	readonly height?: number
}
