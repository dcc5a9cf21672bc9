import {
	type Cells,
	csv,
	fieldsOf,
	GERMAN,
	itemSheet,
	namesOf,
	orderSheet,
	perItem,
	perOrder,
	SOLD,
	type Sold,
} from './orders.ts'

/** A file as another system exports it, and what its content deserves. */
export interface Layout {
	/** The mapping of the package that reads it. */
	readonly map: string
	readonly file: string
	readonly text: string
	/** How the file names order 1001, where it does otherwise. */
	readonly first?: string
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
		...fieldsOf(
			o,
			`Shipping Address1=street, Shipping Address2=flat, Shipping City=city, Shipping Province=code,
			Shipping Province Name=province, Shipping Country=iso, Shipping Phone=phone`,
		),
		'Shipping Zip': /^\d/.test(o.zip) ? `'${o.zip}` : o.zip,
	}),
}))
const etsyOrders = (ship: string, shipped: string, skus: (o: Sold) => string) =>
	orderSheet(
		`Sale Date, Order ID=id, Buyer User ID, Full Name, First Name, Last Name, Number of Items, Payment Method, ${shipped},
		Street 1=street, Street 2=flat, ${ship} City=city, ${ship} State=code, ${ship} Zipcode=zip, ${ship} Country=country,
		Currency, Order Value, Status, Buyer, Buyer Receipt Message, Order Type, Payment Type, InPerson Discount,
		InPerson Location, SKU, Date Paid`,
		(o) => ({ 'Number of Items': o.items.length, SKU: skus(o) }),
	)
/** An order of several items has a row of its own with the address, and rows of items without it. */
const ebay = (to: string, [state = '', zip = '']: readonly string[], others: string) => {
	const address = `${to} Name=name, ${to} Phone=phone, ${to} Address 1=street, ${to} Address 2=flat, ${to} City=city,
		${to} ${state}=province, ${to} ${zip}=zip, ${to} Country=country`
	return csv(
		namesOf(
			`Sales Record Number, Order Number, Buyer Username, Buyer Name, Buyer Country, ${address}, Item Number, Item Title,
			Custom Label, Quantity, Sold For, Total Price${others}`,
		),
		SOLD.flatMap((o): Cells[] => {
			const own = { 'Sales Record Number': o.id, 'Order Number': `01-${o.id}` }
			const items = o.items.map((item) => ({
				...own,
				...fieldsOf(o, 'Item Number=255, Custom Label=sku, Quantity=quantity', item),
			}))
			return items.length === 1
				? [{ ...items[0], ...fieldsOf(o, address) }]
				: [{ ...own, ...fieldsOf(o, address), Quantity: items.length }, ...items]
		}),
	)
}
const BIG = `Order ID=id, Customer Name=name, Order Date, Order Status, Shipping Name, Shipping Street 1=street,
	Shipping Street 2=flat, Shipping Suburb=city, Shipping State=province, Shipping Zip=zip, Shipping Country=country,
	Shipping Phone=phone`
/** The address as most programs of shops have it in JSON. */
const STREETS = `street_1=street, street_2=flat, city=city, zip=zip, state=province, country=country, country_iso2=iso,
	phone=phone`
const STRIPE = 'line1=street, line2=flat, city=city, state=code, country=iso, postal_code=zip'
const COMMERCETOOLS = `streetName=road, streetNumber=house, city=city, postalCode=zip, state=code, country=iso,
	phone=phone`
const SHIPPING = COMMERCETOOLS.replace(/\w+=/g, 'shippingAddress.$&')

export const LAYOUTS: readonly Layout[] = [
	{
		map: 'shopify',
		file: 'orders_export.csv',
		first: '#1001',
		text: csv(
			namesOf(
				`Name, Email, Financial Status, Currency, Lineitem quantity, Lineitem name, Lineitem sku, Billing Zip,
				Shipping Name, Shipping Address1, Shipping Address2, Shipping City, Shipping Zip, Shipping Province,
				Shipping Country, Shipping Phone, Notes, Id, Phone, Shipping Province Name`,
			),
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
			namesOf(
				`Name, Email, Currency, Lineitem quantity, Lineitem name, Lineitem sku, Shipping Address1, Shipping Address2,
				Shipping City, Shipping Zip, Shipping Province, Shipping Country, Shipping Phone, Id, Phone,
				Shipping Province Name`,
			),
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
				shipping_address: {
					...fieldsOf(o, 'address1=street, phone=phone, city=city, zip=zip, country=country, country_code=iso'),
					address2: o.flat || null,
					province: o.province || null,
					company: null,
					province_code: o.code || null,
				},
			})),
		}),
		...NO_TAX,
	},
	{
		// WooCommerce has no states of South Korea, where most addresses have one: 1011 has none, and that is no fault of the order.
		map: 'woocommerce',
		file: 'woo.csv',
		text: itemSheet(
			`Order Number=id, Order Status, Email (Billing), Phone (Billing)=phone, First Name (Shipping),
			Address 1&2 (Shipping), City (Shipping)=city, State Code (Shipping), Postcode (Shipping)=zip,
			Country Code (Shipping)=iso, SKU=sku, Item #, Item Name, Quantity (- Refund)=quantity, Item Cost`,
			(o) => ({
				'Address 1&2 (Shipping)': `${o.street} ${o.flat}`.trim(),
				'State Code (Shipping)': ['GB', 'KR'].includes(o.iso) ? '' : o.code.replace('JP-', 'JP'),
			}),
		),
		deserves: NO_TAX.deserves,
		notJudged: { taxNumber: 5, province: 1 },
	},
	{
		map: 'woocommerce-api',
		file: 'woo.json',
		text: json(
			perOrder((o) => ({
				number: String(o.id),
				billing: { phone: o.phone, postcode: '' },
				shipping: fieldsOf(o, 'address_1=street, address_2=flat, city=city, state=code, postcode=zip, country=iso'),
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
		text: itemSheet(
			`order-id=111-{id}, order-item-id, purchase-date, buyer-phone-number, sku=sku, product-name,
			quantity-purchased=quantity, recipient-name, ship-address-1=street, ship-address-2=flat, ship-address-3,
			ship-city, ship-state=code, ship-postal-code=zip, ship-country=iso, ship-phone-number=phone, cpf,
			price-designation`,
			(o) => ({ 'ship-city': o.city.toUpperCase(), cpf: o.iso === 'BR' ? o.tax : '' }),
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
		text: itemSheet(
			`order-id=111-{id}, order-item-id, purchase-date, payments-date, reporting-date, promise-date, days-past-promise,
			buyer-email, buyer-name, payment-method-details, buyer-phone-number=phone, sku=sku, number-of-items,
			product-name, quantity-purchased=quantity, quantity-shipped, quantity-to-ship, ship-service-level,
			ship-service-name, recipient-name, ship-address-1=street, ship-address-2=flat, ship-address-3,
			ship-city=city, ship-state=code, ship-postal-code=zip, ship-country=iso, customized-url, customized-page,
			is-business-order, price-designation, buyer-citizen-id, is-ispu-order, is-pickup-point-order,
			order-invoice-type, invoice-business-address, is-buyer-requested-cancellation,
			buyer-requested-cancel-reason, verge-of-cancellation, verge-of-lateShipment`,
			undefined,
			'\t',
		),
		...NO_TAX,
	},
	{
		// The report of all orders has neither street nor phone number.
		map: 'amazon-all-orders',
		file: 'amazon-all.txt',
		first: '111-1001',
		text: itemSheet(
			`amazon-order-id=111-{id}, merchant-order-id, purchase-date, last-updated-date, order-status, fulfillment-channel,
			sales-channel, order-channel, url, ship-service-level, product-name, sku=sku, asin, number-of-items,
			item-status, tax-collection-model, tax-collection-responsible-party, quantity=quantity, currency,
			item-price, address-type, ship-city, ship-state=code, ship-postal-code=zip, ship-country=iso,
			promotion-ids, payment-method-details, cpf, item-extensions-data, is-business-order, customized-url`,
			(o) => ({ 'ship-city': o.city.toUpperCase(), cpf: o.iso === 'BR' ? o.tax : '' }),
			'\t',
		),
		deserves: { ...NO_PHONE.deserves, 1018: 'tax-number.missing' },
		notJudged: { taxNumber: 3, phone: 20, street: 20 },
	},
	{
		// The SKUs of an order stand in one cell, without their quantities.
		map: 'etsy-orders',
		file: 'EtsySoldOrders.csv',
		text: etsyOrders('Ship', 'Date Shipped', ({ items }) => items.map(([sku]) => sku).join(',')),
		deserves: NO_PHONE.deserves,
		notJudged: { ...NO_PHONE.notJudged, quantity: 20 },
	},
	{
		// A shop without SKUs, in British English: its orders have items all the same.
		map: 'etsy-orders',
		file: 'EtsySoldOrdersBritish.csv',
		text: etsyOrders('Delivery', 'Date Posted', () => ''),
		deserves: NO_PHONE.deserves,
		notJudged: { ...NO_PHONE.notJudged, items: 20 },
	},
	{
		map: 'etsy-items',
		file: 'EtsySoldOrderItems.csv',
		text: itemSheet(
			`Sale Date, Item Name, Buyer, Quantity=quantity, Price, Coupon Code, Coupon Details, Discount Amount,
			Shipping Discount, Order Shipping, Order Sales Tax, Item Total, Currency, Transaction ID=4001, Listing ID,
			Date Paid, Date Shipped, Ship Name, Ship Address1=street, Ship Address2=flat, Ship City=city, Ship State=code,
			Ship Zipcode=zip, Ship Country=country, Order ID=id, Variations, Order Type, Listings Type, Payment Type,
			InPerson Discount, InPerson Location, VAT Paid by Buyer, SKU=sku`,
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
		text: itemSheet(
			`Order Number=1000{id}, Order Date, Order Status, Customer Name, Shipping Name, Shipping Company, Shipping Street,
			Shipping Zip=zip, Shipping City=city, Shipping State=code, Shipping State Name=province,
			Shipping Country=iso, Shipping Country Name, Shipping Phone Number=phone, Billing Zip,
			Order Item Increment, Item Name, Item SKU=sku, Item Qty Ordered=quantity, Item Total`,
			(o) => ({ 'Shipping Street': o.flat === '' ? o.street : `${o.street}\n${o.flat}` }),
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
									...fieldsOf(
										o,
										`city=city, postcode=zip, region=province, region_code=code, country_id=iso,
										telephone=phone`,
									),
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
		text: orderSheet(`${BIG}, Product Details`, (o) => ({
			'Product Details': o.items
				.map(
					([sku, q]) =>
						`Product ID: 93, Product Qty: ${q}, Product SKU: ${sku}, Product Name: A ${sku}, Product Total Price: 9.00`,
				)
				.join('|'),
		})),
		...NO_TAX,
	},
	{
		map: 'bigcommerce-rows',
		file: 'bigcommerce-rows.csv',
		text: itemSheet(`${BIG}, Product SKU=sku, Product Qty=quantity`),
		...NO_TAX,
	},
	{
		// A template of the seller's own; some products have no SKU, and a name may hold the sign between items.
		map: 'bigcommerce',
		file: 'bigcommerce-template.csv',
		text: orderSheet(
			`Order ID=id, Tax Rate, Tax Name, Total Includes Tax, Shipping First Name, Shipping Street 1=street,
			Shipping Street 2=flat, Shipping Suburb=city, Shipping State Abbreviation=code, Shipping Zip=zip,
			Shipping Country=country, Shipping Phone=phone, Shipping Form Fields, Product Details, Warehouse`,
			(o) => ({
				'Product Details': o.items
					.map(
						([sku, q]) =>
							`Product ID: 0, Product Qty: ${q}, Product SKU: ${sku === 'mug' ? '' : sku}, Product Name: ${sku} | new, Product Variation Details: , Product Unit Price: 48.99`,
					)
					.join('|'),
			}),
		),
		deserves: NO_TAX.deserves,
		notJudged: { taxNumber: 5, variantId: 8 },
	},
	{
		map: 'bigcommerce-consignments',
		file: 'bigcommerce-consignments.json',
		text: json(
			perOrder((o) => ({
				id: o.id,
				products: { url: 'https://api.test/products', resource: '/orders/1/products' },
				consignments: {
					pickups: [],
					shipping: [
						{
							...fieldsOf(o, STREETS),
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
		text: perOrder((o) =>
			JSON.stringify({
				id: o.id,
				products: o.items.map(([sku, quantity]) => ({ sku, quantity })),
				shipping_addresses: [fieldsOf(o, STREETS)],
			}),
		).join('\n'),
		...NO_TAX,
	},
	{
		map: 'hubspot',
		file: 'hubspot-crm-exports-all-contacts.csv',
		first: '5001001',
		text: orderSheet(
			`Record ID=500{id}, First Name=first, Last Name=last, City=city, Company Name, Contact owner, Country/Region=country,
			Create Date=2026-11-20 10:14, Email, IP Country, IP State/Region, Lifecycle Stage, Mobile Phone Number, Phone Number=phone,
			Postal Code=zip, State/Region=province, Street Address=street, WhatsApp Phone Number, Associated Company`,
		),
		...PEOPLE,
	},
	{
		map: 'hubspot-record-id',
		file: 'hubspot-record-id.csv',
		first: '5001001',
		text: orderSheet(
			`Record ID - Contact=500{id}, First Name, Phone Number=phone, Record ID - Company, Company name,
			Street Address=street, City=city, State/Region=province, Postal Code=zip, Country=country, Email`,
		),
		...PEOPLE,
	},
	{
		map: 'hubspot-api',
		file: 'hubspot.json',
		text: json({
			results: perOrder((o) => ({
				id: String(o.id),
				properties: fieldsOf(o, 'address=street, city=city, zip=zip, state=province, country=country, phone=phone'),
			})),
		}),
		...PEOPLE,
	},
	{
		map: 'salesforce',
		file: 'extract.csv',
		first: '003001001',
		text: orderSheet(
			`Id=00300{id}, FirstName=first, LastName=last, Email, Phone=phone, MailingStreet=street, MailingCity=city,
			MailingState=province, MailingPostalCode=zip, MailingCountry=country, AccountId`,
		),
		...PEOPLE,
	},
	{
		map: 'salesforce',
		file: 'extract-picklists.csv',
		first: '003001001',
		text: orderSheet(
			`Id=00300{id}, MailingStreet=street, MailingCity=city, MailingStateCode=code, MailingPostalCode=zip,
			MailingCountryCode=iso, MobilePhone=phone`,
		),
		...PEOPLE,
	},
	{
		// Beside a code stands the name, "text only".
		map: 'salesforce-report',
		file: 'report-picklists.csv',
		first: '003001001',
		text: orderSheet(
			`Contact ID=00300{id}, Mailing Street=street, Mailing City=city, Mailing State/Province=code,
			Mailing State/Province (text only)=province, Mailing Zip/Postal Code=zip, Mailing Country=iso,
			Mailing Country (text only)=country, Phone=phone`,
		),
		...PEOPLE,
	},
	{
		map: 'salesforce-report',
		file: 'report.csv',
		first: '003001001',
		text: orderSheet(
			`Contact ID=00300{id}, First Name, Last Name, Mailing Street=street, Mailing City=city,
			Mailing State/Province=province, Mailing Zip/Postal Code=zip, Mailing Country=country, Phone,
			Mobile=phone, Email`,
		),
		...PEOPLE,
	},
	{
		map: 'bamboohr',
		file: 'bamboohr.csv',
		text: orderSheet(
			`Employee #=id, First Name, Last Name, Hire Date=2026-11-20, Address Line 1=street, Address Line 2=flat, City=city,
			State=province, Zip Code=zip, Country=country, Mobile Phone, Home Phone=phone, Work Email`,
		),
		...PEOPLE,
	},
	{
		map: 'bamboohr-api',
		file: 'bamboohr.json',
		text: json({
			employees: perOrder((o) =>
				fieldsOf(
					o,
					`employeeNumber={id}, address1=street, city=city, state=province, zipcode=zip, country=country,
					mobilePhone=phone`,
				),
			),
		}),
		...PEOPLE,
	},
	{
		// Street and house number stand apart, countries have German names, and there is no column for a province.
		map: 'personio',
		file: 'personio.csv',
		text: `\ufeff${orderSheet(
			`Personalnummer=id, Vorname=first, Nachname=last, E-Mail, Straße=road, Hausnummer=house, PLZ=zip, Ort=city, Land, Telefon=phone,
			Einstellungsdatum=01.03.2026, Abteilung`,
			(o) => ({ Land: GERMAN[o.iso] ?? '' }),
			';',
		)}`,
		deserves: { ...ZIPS, ...PHONE },
		notJudged: { items: 20, taxNumber: 5, province: 13 },
	},
	{
		map: 'typeform',
		file: 'responses.csv',
		first: 'x1001',
		text: orderSheet(
			`#=x{id}, First name, Last name, Phone number='{phone}, Email, Address=street, Address line 2=flat, City/Town=city,
			State/Region/Province=province, Zip/Post Code=zip, Country=country, Which size?=M, Response Type,
			Start Date (UTC), Stage Date (UTC), Submit Date (UTC), Network ID, Tags, Ending`,
		),
		...PEOPLE,
	},
	{
		map: 'google-forms',
		file: 'Form responses 1.csv',
		first: '',
		text: orderSheet(
			`Timestamp=11/20/2026 10:14:00, Email Address, Full name=name, Street address=street, City=city, State / Province=province,
			ZIP / Postal code=zip, Country=country, Phone number=phone, T-shirt size=M`,
		),
		...PEOPLE,
	},
	{
		map: 'stripe',
		file: 'unified_payments.csv',
		first: 'ch_1001',
		text: orderSheet(
			`id=ch_{id}, Created date (UTC)=2026-11-20 10:14:00, Amount, Currency, Description, Status, Customer Email, Shipping Name=name,
			Shipping Address Line1=street, Shipping Address Line2=flat, Shipping Address City=city,
			Shipping Address State=code, Shipping Address Country=iso, Shipping Address Postal Code=zip,
			size (metadata)=M`,
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
					address: fieldsOf(o, STRIPE),
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
					address: fieldsOf(o, STRIPE),
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
		text: json({
			orders: perOrder((o) => ({
				id: `order_${o.id}`,
				display_id: o.id,
				shipping_address: {
					...fieldsOf(o, 'address_1=street, address_2=flat, city=city, postal_code=zip, province=code, phone=phone'),
					country_code: o.iso.toLowerCase(),
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
		text: orderSheet(
			`Order_ID=order_{id}, Display_ID=id, Order status, Date, Customer First name, Customer Email,
			Shipping Address 1=street, Shipping Address 2=flat, Shipping Country Code, Shipping City=city,
			Shipping Postal Code=zip, Shipping Region ID=reg_01, Fulfillment Status, Total`,
			(o) => ({ 'Shipping Country Code': o.iso.toLowerCase() }),
			';',
		),
		deserves: ZIPS,
		notJudged: { taxNumber: 5, phone: 20, items: 20, province: 13 },
	},
	{
		map: 'commercetools',
		file: 'commercetools.json',
		text: json({
			limit: 20,
			results: perOrder((o) => ({
				orderNumber: String(o.id),
				shippingAddress: fieldsOf(o, COMMERCETOOLS),
				lineItems: o.items.map(([sku, quantity]) => ({ variant: { id: 1, sku }, quantity })),
			})),
		}),
		...NO_TAX,
	},
	{
		// An order has a row of its own, then one for each item.
		map: 'commercetools-csv',
		file: 'commercetools.csv',
		text: csv(
			namesOf(`id, orderNumber, ${SHIPPING}, lineItems.variant.sku, lineItems.quantity`),
			SOLD.flatMap((o) => [
				fieldsOf(o, `orderNumber=id, ${SHIPPING}`),
				...o.items.map((item) =>
					fieldsOf(o, 'orderNumber=id, lineItems.variant.sku=sku, lineItems.quantity=quantity', item),
				),
			]),
		),
		...NO_TAX,
	},
]
