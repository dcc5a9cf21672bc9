export type {
	Image,
	OptionValue,
	PriceRange,
	Product,
	ProductOption,
	ShippingRegion,
	Variant,
} from './generated/types.ts'
