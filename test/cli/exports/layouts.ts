import { type Cells, csv, GERMAN, perItem, perOrder, SOLD, type Sold } from './orders.ts'

/** A file as another system exports it, and what its content deserves. */
export interface Layout {
	/** The mapping of the package that reads it. */
	readonly map: string
	readonly file: string
	readonly text: string
	/** How the file names order 1001. */
	readonly first: string
	/** The orders that deserve an error, with its code, and 1017, whose zip is of another state, with a warning. */
	readonly deserves: Readonly<Record<number, string>>
	/** What the file has no place for, and how many orders need it. */
	readonly notJudged: Readonly<Record<string, number>>
}

const ZIPS = { 1016: 'address.zip.invalid', 1019: 'address.zip.invalid' }
const PHONE = { 1020: 'address.phone.invalid' }
const STATE = { 1017: 'address.zip.province-mismatch' }
/** What all twenty deserve where the file has everything but a tax number: those of BR, IT, MX, KR and BR need one. */
const NO_TAX = { deserves: { ...ZIPS, ...STATE, ...PHONE }, notJudged: { taxNumber: 5 } }
const PEOPLE = { deserves: NO_TAX.deserves, notJudged: { items: 20, taxNumber: 5 } }
/** Without a tax number and without a phone number. */
const NO_PHONE = { deserves: { ...ZIPS, ...STATE }, notJudged: { taxNumber: 5, phone: 20 } }
const json = (value: unknown): string => JSON.stringify(value, null, 1)

const shopify = perItem((o, sku, quantity, first) => ({
	Name: `#${o.id}`,
	Id: first ? 555000 + o.id : '',
	'Lineitem quantity': quantity,
	'Lineitem sku': sku,
	...(first && {
		'Shipping Address1': o.street,
		'Shipping Address2': o.flat,
		'Shipping City': o.city,
		'Shipping Zip': /^\d/.test(o.zip) ? `'${o.zip}` : o.zip,
		'Shipping Province': o.code,
		'Shipping Province Name': o.province,
		'Shipping Country': o.iso,
		'Shipping Phone': o.phone,
	}),
}))
const address = ({ street, flat, city, province, code, zip, country, iso, phone }: Sold) => ({
	address1: street,
	address2: flat || null,
	phone,
	city,
	zip,
	province: province || null,
	country,
	company: null,
	country_code: iso,
	province_code: code || null,
})
const etsyShip = (o: Sold, ship = 'Ship') => ({
	[`${ship} City`]: o.city,
	[`${ship} State`]: o.code,
	[`${ship} Zipcode`]: o.zip,
	[`${ship} Country`]: o.country,
})
const etsyOrders = (ship: string, shipped: string, skus: (o: Sold) => string) =>
	csv(
		`Sale Date,Order ID,Buyer User ID,Full Name,First Name,Last Name,Number of Items,Payment Method,${shipped},Street 1,Street 2,${ship} City,${ship} State,${ship} Zipcode,${ship} Country,Currency,Order Value,Status,Buyer,Buyer Receipt Message,Order Type,Payment Type,InPerson Discount,InPerson Location,SKU,Date Paid`,
		perOrder((o) => ({
			'Order ID': o.id,
			'Number of Items': o.items.length,
			'Street 1': o.street,
			'Street 2': o.flat,
			...etsyShip(o, ship),
			SKU: skus(o),
		})),
	)
/** An order of several items has a row of its own with the address, and rows of items without it. */
const ebay = (to: string, [state = '', zip = '']: readonly string[], others: string) => {
	const columns = ['Name', 'Phone', 'Address 1', 'Address 2', 'City', state, zip, 'Country'].map(
		(name) => `${to} ${name}`,
	)
	return csv(
		`Sales Record Number,Order Number,Buyer Username,Buyer Name,Buyer Country,${columns.join(',')},Item Number,Item Title,Custom Label,Quantity,Sold For,Total Price${others}`,
		SOLD.flatMap((o): Cells[] => {
			const values = [o.name, o.phone, o.street, o.flat, o.city, o.province, o.zip, o.country]
			const address = Object.fromEntries(columns.map((name, at) => [name, values[at] ?? '']))
			const own = { 'Sales Record Number': o.id, 'Order Number': `01-${o.id}` }
			const items = o.items.map(([sku, quantity]) => ({
				...own,
				'Item Number': 255,
				'Custom Label': sku,
				Quantity: quantity,
			}))
			return items.length === 1
				? [{ ...items[0], ...address }]
				: [{ ...own, ...address, Quantity: items.length }, ...items]
		}),
	)
}
const BIG =
	'Order ID,Customer Name,Order Date,Order Status,Shipping Name,Shipping Street 1,Shipping Street 2,Shipping Suburb,Shipping State,Shipping Zip,Shipping Country,Shipping Phone'
const big = (o: Sold) => ({
	'Order ID': o.id,
	'Customer Name': o.name,
	'Shipping Street 1': o.street,
	'Shipping Street 2': o.flat,
	'Shipping Suburb': o.city,
	'Shipping State': o.province,
	'Shipping Zip': o.zip,
	'Shipping Country': o.country,
	'Shipping Phone': o.phone,
})
const CT = (o: Sold) => ({
	streetName: o.street.replace(/ \d+$/, ''),
	streetNumber: / (\d+)$/.exec(o.street)?.[1] ?? '',
	city: o.city,
	postalCode: o.zip,
	state: o.code,
	country: o.iso,
	phone: o.phone,
})
const person = (o: Sold) => ({ first: o.name.split(' ')[0] ?? '', last: o.name.split(' ')[1] ?? '' })

export const LAYOUTS: readonly Layout[] = [
	{
		map: 'shopify',
		file: 'orders_export.csv',
		first: '#1001',
		text: csv(
			'Name,Email,Financial Status,Currency,Lineitem quantity,Lineitem name,Lineitem sku,Billing Zip,Shipping Name,Shipping Address1,Shipping Address2,Shipping City,Shipping Zip,Shipping Province,Shipping Country,Shipping Phone,Notes,Id,Phone,Shipping Province Name',
			shopify,
		),
		...NO_TAX,
	},
	{
		// Many shops give their items no SKUs, and have the phone number in the order alone.
		map: 'shopify',
		file: 'orders_export_1.csv',
		first: '#1001',
		text: csv(
			'Name,Email,Currency,Lineitem quantity,Lineitem name,Lineitem sku,Shipping Address1,Shipping Address2,Shipping City,Shipping Zip,Shipping Province,Shipping Country,Shipping Phone,Id,Phone,Shipping Province Name',
			shopify.map(({ 'Lineitem sku': sku = '', 'Shipping Phone': phone = '', ...others }) => ({
				...others,
				'Lineitem name': sku,
				Phone: phone,
			})),
		),
		...NO_TAX,
	},
	{
		map: 'shopify-api',
		file: 'orders.json',
		first: '#1001',
		text: json({
			orders: perOrder((o) => ({
				id: 555000 + o.id,
				name: `#${o.id}`,
				order_number: o.id,
				line_items: o.items.map(([sku, quantity]) => ({ id: 1, sku, variant_id: 44, quantity })),
				shipping_address: address(o),
			})),
		}),
		...NO_TAX,
	},
	{
		// WooCommerce has no states of South Korea, where most addresses have one: 1011 has none, and that is no fault of the order.
		map: 'woocommerce',
		file: 'woo.csv',
		first: '1001',
		text: csv(
			'Order Number,Order Status,Email (Billing),Phone (Billing),First Name (Shipping),Address 1&2 (Shipping),City (Shipping),State Code (Shipping),Postcode (Shipping),Country Code (Shipping),SKU,Item #,Item Name,Quantity (- Refund),Item Cost',
			perItem((o, sku, quantity) => ({
				'Order Number': o.id,
				'Phone (Billing)': o.phone,
				'Address 1&2 (Shipping)': `${o.street} ${o.flat}`.trim(),
				'City (Shipping)': o.city,
				'State Code (Shipping)': ['GB', 'KR'].includes(o.iso) ? '' : o.code.replace('JP-', 'JP'),
				'Postcode (Shipping)': o.zip,
				'Country Code (Shipping)': o.iso,
				SKU: sku,
				'Quantity (- Refund)': quantity,
			})),
		),
		deserves: NO_TAX.deserves,
		notJudged: { taxNumber: 5, province: 1 },
	},
	{
		map: 'woocommerce-api',
		file: 'woo.json',
		first: '1001',
		text: json(
			perOrder((o) => ({
				number: String(o.id),
				billing: { phone: o.phone, postcode: '' },
				shipping: {
					address_1: o.street,
					address_2: o.flat,
					city: o.city,
					state: o.code,
					postcode: o.zip,
					country: o.iso,
				},
				line_items: o.items.map(([sku, quantity]) => ({ sku, quantity })),
			})),
		),
		...NO_TAX,
	},
	{
		// The column cpf is Brazil's alone: 1018 has none, and the orders to IT, MX and KR are not judged by it.
		map: 'amazon',
		file: 'amazon.txt',
		first: '111-1001',
		text: csv(
			'order-id,order-item-id,purchase-date,buyer-phone-number,sku,product-name,quantity-purchased,recipient-name,ship-address-1,ship-address-2,ship-address-3,ship-city,ship-state,ship-postal-code,ship-country,ship-phone-number,cpf,price-designation',
			perItem((o, sku, quantity) => ({
				'order-id': `111-${o.id}`,
				sku,
				'quantity-purchased': quantity,
				'ship-address-1': o.street,
				'ship-address-2': o.flat,
				'ship-city': o.city.toUpperCase(),
				'ship-state': o.code,
				'ship-postal-code': o.zip,
				'ship-country': o.iso,
				'ship-phone-number': o.phone,
				cpf: o.iso === 'BR' ? o.tax : '',
			})),
			'\t',
		),
		deserves: { ...NO_TAX.deserves, 1018: 'tax-number.missing' },
		notJudged: { taxNumber: 3 },
	},
	{
		// The report of unshipped orders of another account has other columns, and the phone number is the buyer's.
		map: 'amazon',
		file: 'amazon-unshipped.txt',
		first: '111-1001',
		text: csv(
			'order-id,order-item-id,purchase-date,payments-date,reporting-date,promise-date,days-past-promise,buyer-email,buyer-name,payment-method-details,buyer-phone-number,sku,number-of-items,product-name,quantity-purchased,quantity-shipped,quantity-to-ship,ship-service-level,ship-service-name,recipient-name,ship-address-1,ship-address-2,ship-address-3,ship-city,ship-state,ship-postal-code,ship-country,customized-url,customized-page,is-business-order,price-designation,buyer-citizen-id,is-ispu-order,is-pickup-point-order,order-invoice-type,invoice-business-address,is-buyer-requested-cancellation,buyer-requested-cancel-reason,verge-of-cancellation,verge-of-lateShipment',
			perItem((o, sku, quantity) => ({
				'order-id': `111-${o.id}`,
				'buyer-phone-number': o.phone,
				sku,
				'quantity-purchased': quantity,
				'ship-address-1': o.street,
				'ship-address-2': o.flat,
				'ship-city': o.city,
				'ship-state': o.code,
				'ship-postal-code': o.zip,
				'ship-country': o.iso,
			})),
			'\t',
		),
		...NO_TAX,
	},
	{
		// The report of all orders has neither street nor phone number.
		map: 'amazon-all-orders',
		file: 'amazon-all.txt',
		first: '111-1001',
		text: csv(
			'amazon-order-id,merchant-order-id,purchase-date,last-updated-date,order-status,fulfillment-channel,sales-channel,order-channel,url,ship-service-level,product-name,sku,asin,number-of-items,item-status,tax-collection-model,tax-collection-responsible-party,quantity,currency,item-price,address-type,ship-city,ship-state,ship-postal-code,ship-country,promotion-ids,payment-method-details,cpf,item-extensions-data,is-business-order,customized-url',
			perItem((o, sku, quantity) => ({
				'amazon-order-id': `111-${o.id}`,
				sku,
				quantity,
				'ship-city': o.city.toUpperCase(),
				'ship-state': o.code,
				'ship-postal-code': o.zip,
				'ship-country': o.iso,
				cpf: o.iso === 'BR' ? o.tax : '',
			})),
			'\t',
		),
		deserves: { ...NO_PHONE.deserves, 1018: 'tax-number.missing' },
		notJudged: { taxNumber: 3, phone: 20, street: 20 },
	},
	{
		// The SKUs of an order stand in one cell, without their quantities.
		map: 'etsy-orders',
		file: 'EtsySoldOrders.csv',
		first: '1001',
		text: etsyOrders('Ship', 'Date Shipped', ({ items }) => items.map(([sku]) => sku).join(',')),
		deserves: NO_PHONE.deserves,
		notJudged: { ...NO_PHONE.notJudged, quantity: 20 },
	},
	{
		// A shop without SKUs, in British English: its orders have items all the same.
		map: 'etsy-orders',
		file: 'EtsySoldOrdersBritish.csv',
		first: '1001',
		text: etsyOrders('Delivery', 'Date Posted', () => ''),
		deserves: NO_PHONE.deserves,
		notJudged: { ...NO_PHONE.notJudged, items: 20 },
	},
	{
		map: 'etsy-items',
		file: 'EtsySoldOrderItems.csv',
		first: '1001',
		text: csv(
			'Sale Date,Item Name,Buyer,Quantity,Price,Coupon Code,Coupon Details,Discount Amount,Shipping Discount,Order Shipping,Order Sales Tax,Item Total,Currency,Transaction ID,Listing ID,Date Paid,Date Shipped,Ship Name,Ship Address1,Ship Address2,Ship City,Ship State,Ship Zipcode,Ship Country,Order ID,Variations,Order Type,Listings Type,Payment Type,InPerson Discount,InPerson Location,VAT Paid by Buyer,SKU',
			perItem((o, sku, quantity) => ({
				Quantity: quantity,
				'Transaction ID': 4001,
				'Ship Address1': o.street,
				'Ship Address2': o.flat,
				...etsyShip(o),
				'Order ID': o.id,
				SKU: sku,
			})),
		),
		...NO_PHONE,
	},
	{
		map: 'ebay',
		file: 'eBay-OrdersReport.csv',
		first: '01-1001',
		text: ebay('Ship To', ['State', 'Zip'], ',eBay International Shipping'),
		...NO_TAX,
	},
	{
		map: 'ebay',
		file: 'eBay-OrdersReport-UK.csv',
		first: '01-1001',
		text: ebay('Post to', ['county', 'postcode'], ',Dispatched on date,Delivery service'),
		...NO_TAX,
	},
	{
		map: 'ebay',
		file: 'eBay-OrdersReport-AU.csv',
		first: '01-1001',
		text: ebay('Post To', ['State', 'Postal Code'], ',Postage Service,My Item Note'),
		...NO_TAX,
	},
	{
		map: 'magento',
		file: 'order_export.csv',
		first: '10001001',
		text: csv(
			'Order Number,Order Date,Order Status,Customer Name,Shipping Name,Shipping Company,Shipping Street,Shipping Zip,Shipping City,Shipping State,Shipping State Name,Shipping Country,Shipping Country Name,Shipping Phone Number,Billing Zip,Order Item Increment,Item Name,Item SKU,Item Qty Ordered,Item Total',
			perItem((o, sku, quantity) => ({
				'Order Number': `1000${o.id}`,
				'Shipping Street': o.flat === '' ? o.street : `${o.street}\n${o.flat}`,
				'Shipping Zip': o.zip,
				'Shipping City': o.city,
				'Shipping State': o.code,
				'Shipping State Name': o.province,
				'Shipping Country': o.iso,
				'Shipping Phone Number': o.phone,
				'Item SKU': sku,
				'Item Qty Ordered': quantity,
			})),
		),
		...NO_TAX,
	},
	{
		map: 'magento-api',
		file: 'magento.json',
		first: '10001001',
		text: json({
			items: perOrder((o) => ({
				increment_id: `1000${o.id}`,
				items: o.items.map(([sku, qty_ordered]) => ({ sku, qty_ordered })),
				extension_attributes: {
					shipping_assignments: [
						{
							shipping: {
								address: {
									street: [o.street, o.flat],
									city: o.city,
									postcode: o.zip,
									region: o.province,
									region_code: o.code,
									country_id: o.iso,
									telephone: o.phone,
								},
							},
						},
					],
				},
			})),
			total_count: 20,
		}),
		...NO_TAX,
	},
	{
		map: 'bigcommerce',
		file: 'bigcommerce.csv',
		first: '1001',
		text: csv(
			`${BIG},Product Details`,
			perOrder((o) => ({
				...big(o),
				'Product Details': o.items
					.map(
						([sku, q]) =>
							`Product ID: 93, Product Qty: ${q}, Product SKU: ${sku}, Product Name: A ${sku}, Product Total Price: 9.00`,
					)
					.join('|'),
			})),
		),
		...NO_TAX,
	},
	{
		map: 'bigcommerce-rows',
		file: 'bigcommerce-rows.csv',
		first: '1001',
		text: csv(
			`${BIG},Product SKU,Product Qty`,
			perItem((o, sku, q) => ({ ...big(o), 'Product SKU': sku, 'Product Qty': q })),
		),
		...NO_TAX,
	},
	{
		// A template of the seller's own; some products have no SKU, and a name may hold the sign between items.
		map: 'bigcommerce',
		file: 'bigcommerce-template.csv',
		first: '1001',
		text: csv(
			'Order ID,Tax Rate,Tax Name,Total Includes Tax,Shipping First Name,Shipping Street 1,Shipping Street 2,Shipping Suburb,Shipping State Abbreviation,Shipping Zip,Shipping Country,Shipping Phone,Shipping Form Fields,Product Details,Warehouse',
			perOrder((o) => ({
				'Order ID': o.id,
				'Shipping Street 1': o.street,
				'Shipping Street 2': o.flat,
				'Shipping Suburb': o.city,
				'Shipping State Abbreviation': o.code,
				'Shipping Zip': o.zip,
				'Shipping Country': o.country,
				'Shipping Phone': o.phone,
				'Product Details': o.items
					.map(
						([sku, q]) =>
							`Product ID: 0, Product Qty: ${q}, Product SKU: ${sku === 'mug' ? '' : sku}, Product Name: ${sku} | new, Product Variation Details: , Product Unit Price: 48.99`,
					)
					.join('|'),
			})),
		),
		deserves: NO_TAX.deserves,
		notJudged: { taxNumber: 5, variantId: 8 },
	},
	{
		map: 'bigcommerce-consignments',
		file: 'bigcommerce-consignments.json',
		first: '1001',
		text: json(
			perOrder((o) => ({
				id: o.id,
				products: { url: 'https://api.test/products', resource: '/orders/1/products' },
				consignments: {
					pickups: [],
					shipping: [
						{
							street_1: o.street,
							street_2: o.flat,
							city: o.city,
							zip: o.zip,
							state: o.province,
							country: o.country,
							country_iso2: o.iso,
							phone: o.phone,
							line_items: o.items.map(([sku, quantity]) => ({ sku, quantity })),
						},
					],
				},
			})),
		),
		...NO_TAX,
	},
	{
		map: 'bigcommerce-api',
		file: 'bigcommerce.jsonl',
		first: '1001',
		text: perOrder((o) =>
			JSON.stringify({
				id: o.id,
				products: o.items.map(([sku, quantity]) => ({ sku, quantity })),
				shipping_addresses: [
					{
						street_1: o.street,
						street_2: o.flat,
						city: o.city,
						zip: o.zip,
						state: o.province,
						country: o.country,
						country_iso2: o.iso,
						phone: o.phone,
					},
				],
			}),
		).join('\n'),
		...NO_TAX,
	},
	{
		map: 'hubspot',
		file: 'hubspot-crm-exports-all-contacts.csv',
		first: '5001001',
		text: csv(
			'Record ID,First Name,Last Name,City,Company Name,Contact owner,Country/Region,Create Date,Email,IP Country,IP State/Region,Lifecycle Stage,Mobile Phone Number,Phone Number,Postal Code,State/Region,Street Address,WhatsApp Phone Number,Associated Company',
			perOrder((o) => ({
				'Record ID': `500${o.id}`,
				'First Name': person(o).first,
				'Last Name': person(o).last,
				'Phone Number': o.phone,
				'Street Address': o.street,
				City: o.city,
				'State/Region': o.province,
				'Postal Code': o.zip,
				'Country/Region': o.country,
				'Create Date': '2026-11-20 10:14',
			})),
		),
		...PEOPLE,
	},
	{
		map: 'hubspot-record-id',
		file: 'hubspot-record-id.csv',
		first: '5001001',
		text: csv(
			'Record ID - Contact,First Name,Phone Number,Record ID - Company,Company name,Street Address,City,State/Region,Postal Code,Country,Email',
			perOrder((o) => ({
				'Record ID - Contact': `500${o.id}`,
				'Phone Number': o.phone,
				'Street Address': o.street,
				City: o.city,
				'State/Region': o.province,
				'Postal Code': o.zip,
				Country: o.country,
			})),
		),
		...PEOPLE,
	},
	{
		map: 'hubspot-api',
		file: 'hubspot.json',
		first: '1001',
		text: json({
			results: perOrder((o) => ({
				id: String(o.id),
				properties: {
					address: o.street,
					city: o.city,
					zip: o.zip,
					state: o.province,
					country: o.country,
					phone: o.phone,
				},
			})),
		}),
		...PEOPLE,
	},
	{
		map: 'salesforce',
		file: 'extract.csv',
		first: '003001001',
		text: csv(
			'Id,FirstName,LastName,Email,Phone,MailingStreet,MailingCity,MailingState,MailingPostalCode,MailingCountry,AccountId',
			perOrder((o) => ({
				Id: `00300${o.id}`,
				FirstName: person(o).first,
				LastName: person(o).last,
				Phone: o.phone,
				MailingStreet: o.street,
				MailingCity: o.city,
				MailingState: o.province,
				MailingPostalCode: o.zip,
				MailingCountry: o.country,
			})),
		),
		...PEOPLE,
	},
	{
		map: 'salesforce',
		file: 'extract-picklists.csv',
		first: '003001001',
		text: csv(
			'Id,MailingStreet,MailingCity,MailingStateCode,MailingPostalCode,MailingCountryCode,MobilePhone',
			perOrder((o) => ({
				Id: `00300${o.id}`,
				MailingStreet: o.street,
				MailingCity: o.city,
				MailingStateCode: o.code,
				MailingPostalCode: o.zip,
				MailingCountryCode: o.iso,
				MobilePhone: o.phone,
			})),
		),
		...PEOPLE,
	},
	{
		// Beside a code stands the name, "text only".
		map: 'salesforce-report',
		file: 'report-picklists.csv',
		first: '003001001',
		text: csv(
			'Contact ID,Mailing Street,Mailing City,Mailing State/Province,Mailing State/Province (text only),Mailing Zip/Postal Code,Mailing Country,Mailing Country (text only),Phone',
			perOrder((o) => ({
				'Contact ID': `00300${o.id}`,
				'Mailing Street': o.street,
				'Mailing City': o.city,
				'Mailing State/Province': o.code,
				'Mailing State/Province (text only)': o.province,
				'Mailing Zip/Postal Code': o.zip,
				'Mailing Country': o.iso,
				'Mailing Country (text only)': o.country,
				Phone: o.phone,
			})),
		),
		...PEOPLE,
	},
	{
		map: 'salesforce-report',
		file: 'report.csv',
		first: '003001001',
		text: csv(
			'Contact ID,First Name,Last Name,Mailing Street,Mailing City,Mailing State/Province,Mailing Zip/Postal Code,Mailing Country,Phone,Mobile,Email',
			perOrder((o) => ({
				'Contact ID': `00300${o.id}`,
				'Mailing Street': o.street,
				'Mailing City': o.city,
				'Mailing State/Province': o.province,
				'Mailing Zip/Postal Code': o.zip,
				'Mailing Country': o.country,
				Mobile: o.phone,
			})),
		),
		...PEOPLE,
	},
	{
		map: 'bamboohr',
		file: 'bamboohr.csv',
		first: '1001',
		text: csv(
			'Employee #,First Name,Last Name,Hire Date,Address Line 1,Address Line 2,City,State,Zip Code,Country,Mobile Phone,Home Phone,Work Email',
			perOrder((o) => ({
				'Employee #': o.id,
				'Hire Date': '2026-11-20',
				'Address Line 1': o.street,
				'Address Line 2': o.flat,
				City: o.city,
				State: o.province,
				'Zip Code': o.zip,
				Country: o.country,
				'Home Phone': o.phone,
			})),
		),
		...PEOPLE,
	},
	{
		map: 'bamboohr-api',
		file: 'bamboohr.json',
		first: '1001',
		text: json({
			employees: perOrder((o) => ({
				employeeNumber: String(o.id),
				address1: o.street,
				city: o.city,
				state: o.province,
				zipcode: o.zip,
				country: o.country,
				mobilePhone: o.phone,
			})),
		}),
		...PEOPLE,
	},
	{
		// Street and house number stand apart, countries have German names, and there is no column for a province.
		map: 'personio',
		file: 'personio.csv',
		first: '1001',
		text: `\ufeff${csv(
			'Personalnummer,Vorname,Nachname,E-Mail,Straße,Hausnummer,PLZ,Ort,Land,Telefon,Einstellungsdatum,Abteilung',
			perOrder((o) => ({
				Personalnummer: o.id,
				Vorname: person(o).first,
				Nachname: person(o).last,
				Straße: CT(o).streetName,
				Hausnummer: CT(o).streetNumber,
				PLZ: o.zip,
				Ort: o.city,
				Land: GERMAN[o.iso] ?? '',
				Telefon: o.phone,
				Einstellungsdatum: '01.03.2026',
			})),
			';',
		)}`,
		deserves: { ...ZIPS, ...PHONE },
		notJudged: { items: 20, taxNumber: 5, province: 13 },
	},
	{
		map: 'typeform',
		file: 'responses.csv',
		first: 'x1001',
		text: csv(
			'#,First name,Last name,Phone number,Email,Address,Address line 2,City/Town,State/Region/Province,Zip/Post Code,Country,Which size?,Response Type,Start Date (UTC),Stage Date (UTC),Submit Date (UTC),Network ID,Tags,Ending',
			perOrder((o) => ({
				'#': `x${o.id}`,
				'Phone number': `'${o.phone}`,
				Address: o.street,
				'Address line 2': o.flat,
				'City/Town': o.city,
				'State/Region/Province': o.province,
				'Zip/Post Code': o.zip,
				Country: o.country,
				'Which size?': 'M',
			})),
		),
		...PEOPLE,
	},
	{
		map: 'google-forms',
		file: 'Form responses 1.csv',
		first: '',
		text: csv(
			'Timestamp,Email Address,Full name,Street address,City,State / Province,ZIP / Postal code,Country,Phone number,T-shirt size',
			perOrder((o) => ({
				Timestamp: '11/20/2026 10:14:00',
				'Full name': o.name,
				'Street address': o.street,
				City: o.city,
				'State / Province': o.province,
				'ZIP / Postal code': o.zip,
				Country: o.country,
				'Phone number': o.phone,
				'T-shirt size': 'M',
			})),
		),
		...PEOPLE,
	},
	{
		map: 'stripe',
		file: 'unified_payments.csv',
		first: 'ch_1001',
		text: csv(
			'id,Created date (UTC),Amount,Currency,Description,Status,Customer Email,Shipping Name,Shipping Address Line1,Shipping Address Line2,Shipping Address City,Shipping Address State,Shipping Address Country,Shipping Address Postal Code,size (metadata)',
			perOrder((o) => ({
				id: `ch_${o.id}`,
				'Created date (UTC)': '2026-11-20 10:14:00',
				'Shipping Name': o.name,
				'Shipping Address Line1': o.street,
				'Shipping Address Line2': o.flat,
				'Shipping Address City': o.city,
				'Shipping Address State': o.code,
				'Shipping Address Country': o.iso,
				'Shipping Address Postal Code': o.zip,
				'size (metadata)': 'M',
			})),
		),
		deserves: NO_PHONE.deserves,
		notJudged: { ...NO_PHONE.notJudged, items: 20 },
	},
	{
		map: 'stripe-api',
		file: 'charges.json',
		first: 'ch_1001',
		text: json({
			object: 'list',
			data: perOrder((o) => ({
				id: `ch_${o.id}`,
				object: 'charge',
				shipping: {
					name: o.name,
					phone: o.phone,
					address: { line1: o.street, line2: o.flat, city: o.city, state: o.code, country: o.iso, postal_code: o.zip },
				},
			})),
		}),
		...PEOPLE,
	},
	{
		map: 'stripe-checkout',
		file: 'sessions.json',
		first: 'cs_1001',
		text: json({
			object: 'list',
			data: perOrder((o) => ({
				id: `cs_${o.id}`,
				object: 'checkout.session',
				customer_details: { phone: o.phone, tax_ids: o.tax === '' ? [] : [{ type: 'br_cpf', value: o.tax }] },
				shipping_details: {
					address: { line1: o.street, line2: o.flat, city: o.city, state: o.code, country: o.iso, postal_code: o.zip },
				},
				line_items: {
					data: o.items.map(([sku, quantity]) => ({ price: { id: 'price_1', lookup_key: sku }, quantity })),
				},
			})),
		}),
		deserves: { ...NO_TAX.deserves, 1018: 'tax-number.missing' },
		notJudged: {},
	},
	{
		map: 'medusa',
		file: 'medusa.json',
		first: '1001',
		text: json({
			orders: perOrder((o) => ({
				id: `order_${o.id}`,
				display_id: o.id,
				shipping_address: {
					address_1: o.street,
					address_2: o.flat,
					city: o.city,
					postal_code: o.zip,
					province: o.code,
					country_code: o.iso.toLowerCase(),
					phone: o.phone,
				},
				items: o.items.map(([variant_sku, quantity]) => ({ variant_sku, quantity })),
			})),
			count: 20,
		}),
		...NO_TAX,
	},
	{
		map: 'medusa-export',
		file: 'medusa-export.csv',
		first: '1001',
		text: csv(
			'Order_ID,Display_ID,Order status,Date,Customer First name,Customer Email,Shipping Address 1,Shipping Address 2,Shipping Country Code,Shipping City,Shipping Postal Code,Shipping Region ID,Fulfillment Status,Total',
			perOrder((o) => ({
				Order_ID: `order_${o.id}`,
				Display_ID: o.id,
				'Shipping Address 1': o.street,
				'Shipping Address 2': o.flat,
				'Shipping Country Code': o.iso.toLowerCase(),
				'Shipping City': o.city,
				'Shipping Postal Code': o.zip,
				'Shipping Region ID': 'reg_01',
			})),
			';',
		),
		deserves: ZIPS,
		notJudged: { taxNumber: 5, phone: 20, items: 20, province: 13 },
	},
	{
		map: 'commercetools',
		file: 'commercetools.json',
		first: '1001',
		text: json({
			limit: 20,
			results: perOrder((o) => ({
				orderNumber: String(o.id),
				shippingAddress: CT(o),
				lineItems: o.items.map(([sku, quantity]) => ({ variant: { id: 1, sku }, quantity })),
			})),
		}),
		...NO_TAX,
	},
	{
		// An order has a row of its own, then one for each item.
		map: 'commercetools-csv',
		file: 'commercetools.csv',
		first: '1001',
		text: csv(
			'id,orderNumber,shippingAddress.streetName,shippingAddress.streetNumber,shippingAddress.city,shippingAddress.postalCode,shippingAddress.state,shippingAddress.country,shippingAddress.phone,lineItems.variant.sku,lineItems.quantity',
			SOLD.flatMap((o) => [
				{
					orderNumber: o.id,
					...Object.fromEntries(Object.entries(CT(o)).map(([key, text]) => [`shippingAddress.${key}`, text])),
				},
				...o.items.map(([sku, quantity]) => ({
					orderNumber: o.id,
					'lineItems.variant.sku': sku,
					'lineItems.quantity': quantity,
				})),
			]),
		),
		...NO_TAX,
	},
]
