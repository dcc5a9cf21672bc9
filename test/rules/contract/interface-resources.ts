/**
 * The interface, transcribed by hand from its document, section by section. Schemas, types, parsers and the OpenAPI document are
 * made elsewhere, and are compared with it. One line for each field:
 *
 *   path type [required] [nullable] [deprecated] [open] [min=1] [closed]
 *
 * `[]` means the items of an array, `{}` the values of a map. `open` marks what the interface does not show and a decision defines.
 * A resource type begins with a capital. Nothing is required unless the document says so.
 */

export interface FieldRow {
	readonly path: string
	readonly type: string
	readonly flags: readonly string[]
}

export const rows = (text: string): readonly FieldRow[] =>
	text
		.trim()
		.split('\n')
		.map((line) => {
			const [path = '', type = '', ...flags] = line.trim().split(/\s+/)
			return { path, type, flags }
		})

const NAME = `
	first string nullable
	last string nullable
	firstNameInitials string
	lastNameInitials string
	initials string
	firstPossessive string nullable
`
const DATE = `
	month number
	monthPadded string
	year number
	decade string
	years number
	yearsPadded string
	hundreds string
	zodiac enum(Capricorn|Aquarius|Pisces|Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius)
	ordinal string
	elapsed string
	elapsedYears string
`
const WORK = `
	department string nullable
	location string nullable
`
const ATTRIBUTE = `
	key string
	value string
`
const ADDRESS = `
	address1 string
	address2 string
	city string
	province string
	provinceCode string
	zip string
	country string
	countryCode string
	phone string
	customAttributes array deprecated
	customAttributes[] CustomAttribute
`
const ORDER_ITEM = `
	variantId string
	quantity number
`

/** Every resource, by the name of its schema and type. */
export const RESOURCES: Readonly<Record<string, readonly FieldRow[]>> = {
	TokenPair: rows(`
		accessToken string required
		refreshToken string required
		expiresIn number required open
	`),
	Collection: rows(`
		id string
		status enum(Active|Pending|Draft|Disabled)
		slug string
		title string
		description string
		rewardType enum(Coins|Gifts)
		deletedAt date-time
		image string
		imageMobile string
		personalizationsUsed array
		personalizationsUsed[] string
	`),
	CollectionCreated: rows(`
		companyId string required
		companySlug string required
		collectionId string required
	`),
	CompanyCreated: rows(`
		companyId string required
		companySlug string required
	`),
	CollectionStatus: rows('isReady boolean required'),
	Product: rows(`
		id string
		title string
		model string
		brand string
		slug string
		status enum(Active|Draft)
		description string
		descriptionV2 string
		isInStock boolean
		isDiscontinued boolean
		priceRange PriceRange
		retailPriceRange PriceRange
		options array
		options[] ProductOption
		isPersonalized boolean
		creationStatus enum(Pending|Done|Error)
		featuredImage Image
		tags array
		tags[] object
		tags[].name string
		variants array
		variants[] Variant
		shippingRegions array
		shippingRegions[] ShippingRegion
		hiddenAt date-time
		notes string
		sizeChartTable string
		sizeChartImages array
		sizeChartImages[] object
		sizeChartImages[].url string
		sizeChartImages[].width number
		sizeChartImages[].height number
		priceDeltaByCountry map
		priceDeltaByCountry{} number
		errors object
		errors.hasLowResolutionElements boolean
		errors.hasNonCmykElements boolean
		errors.hasBaseProductIssue boolean
		errors.hasNonBlackAndWhiteElements boolean
		errors.isBlank boolean
		errors.hasOldPrintAreas boolean
		customFields free
	`),
	PriceRange: rows(`
		minVariantPrice number
		maxVariantPrice number
	`),
	ProductOption: rows(`
		name string
		values array
		values[] OptionValue
	`),
	OptionValue: rows(`
		title string
		colorCode string
		colorCode2 string
	`),
	Image: rows(`
		url string
		lowResUrl string
		width number
		height number
	`),
	ShippingRegion: rows(`
		countryName string
		countryCode string
		isBlacklisted boolean
		denyCheckout boolean
		provinces array
		provinces[] object
		provinces[].provinceName string
		provinces[].provinceCode string
	`),
	Variant: rows(`
		id string
		title string
		price number
		retailPrice number
		isAvailableForSale boolean
		options array
		options[] object
		options[].name string
		options[].value OptionValue
		images array
		images[] Image
	`),
	NameData: rows(NAME),
	DateData: rows(DATE),
	WorkData: rows(WORK),
	// D-66 allows null for the two dates.
	PersonalizationData: rows(`
		name NameData required
		anniversary DateData required nullable
		birth DateData required nullable
		work WorkData required
	`),
	PersonalizationResult: rows(`
		sha string required
		fields object required
		fields.name NameData required
		fields.anniversary DateData required nullable
		fields.birth DateData required nullable
		fields.work WorkData required
		status string required
	`),
	Order: rows(`
		id string required
		createdAt date-time nullable
		orderNumber string nullable
		externalId string nullable
		user object
		user.externalId string nullable
		user.email string nullable
		orderLineItems array required
		orderLineItems[] OrderLineItem
	`),
	OrderLineItem: rows(`
		id string required
		title string required
		productTitle string required
		variantTitle string required
		productId string required
		variantId string required
		quantity number required
		price number required
		retailPrice number required nullable
		image object required
		image.url string required nullable
		image.aspectRatio number
		personalizations PersonalizationData nullable
		sha string nullable
	`),
	// D-160 allows null for what was not sent.
	PersonCreated: rows(`
		id string required
		firstName string required nullable
		lastName string required nullable
		email string required nullable
	`),
	Person: rows(`
		id string
		firstName string
		lastName string
		email string
		balance number
		birthDate date-time
		startDate date-time
		externalId string
	`),
	AddressInput: rows(ADDRESS),
	CustomAttribute: rows(ATTRIBUTE),
	OrderItemInput: rows(ORDER_ITEM),
	PersonalizationSource: rows(`
		firstName string
		lastName string
		department string
		location string
		startDate date-time
		birthDate date-time
	`),
	ErrorBody: rows(`
		message string required
		errorCode string required
		statusCode number required
		error any
	`),
}
