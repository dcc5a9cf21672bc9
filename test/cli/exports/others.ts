import { orderSheet } from './orders.ts'

/**
 * The headers of systems that no mapping of the package is for, as importers of them have them: a column, and after
 * the sign = what it holds of an order.
 */
const HEADERS: Readonly<Record<string, string>> = {
	ShipStation:
		'Date - Order Date,Order - Number=id,Order - Status,Bill To - Name,Ship To - Name=name,Ship To - Company,Ship To - Address 1=street,Ship To - Address 2=flat,Ship To - City=city,Ship To - State=code,Ship To - Postal Code=zip,Ship To - Country=iso,Ship To - Phone=phone,Item - SKU=sku,Item - Name,Item - Qty=quantity,Market - Store Name',
	'ShipStation’s template':
		'Order #=id,Recipient Full Name=name,Recipient Email,Recipient Phone=phone,Recipient Company,Address Line 1=street,Address Line 2=flat,Address Line 3,City=city,State=province,Postal Code=zip,Country Code=iso,Item SKU=sku,Item Name / Title,Item Quantity=quantity,Item Weight (oz)',
	Squarespace:
		'Order ID=id,Email,Financial Status,Currency,Amount Refunded,Shipping Method,Lineitem quantity=quantity,Lineitem name,Lineitem sku=sku,Lineitem variant,Billing Name,Billing Zip,Billing Country,Shipping Name,Shipping Address1=street,Shipping Address2=flat,Shipping City=city,Shipping Zip=zip,Shipping Province=code,Shipping Country=country,Shipping Phone=phone,Private Notes',
	Wix: 'Order number=id,Date created,Total order quantity,Contact email,Item,Variant,SKU=sku,Qty=quantity,Quantity refunded,Price,Recipient name=name,Recipient phone=phone,Delivery country=country,Delivery state=province,Delivery city=city,Delivery address=street,Delivery zip/postal code=zip,Billing phone,Billing country,Billing zip/postal code',
	OpenCart:
		'order_id=id,firstname,telephone=phone,payment_address_1,payment_postcode,payment_country,shipping_address_1=street,shipping_address_2=flat,shipping_city=city,shipping_postcode=zip,shipping_country=country,shipping_country_id=223,shipping_zone,shipping_method,comment',
	Kickstarter:
		'Backer Number=id,Email,Shipping Country=iso,Shipping Amount,Reward Title,Survey Response,Shipping Name=name,Shipping Address 1=street,Shipping Address 2=flat,Shipping City=city,Shipping State=province,Shipping Postal Code=zip,Shipping Country Name=country,Shipping Country Code=iso,Shipping Phone Number=phone,Shipping Delivery Notes',
	PayPal:
		'Date,Transaction ID=id,Name,Gross,Shipping Name,Shipping Address=street,Shipping City=city,Shipping State=code,Shipping Postal Code=zip,Shipping Country=iso,Item ID,Shipping Address 2=flat',
	Eventbrite:
		'Order #=id,First Name,Email,Quantity=quantity,Ticket Type,Home Address 1=street,Home Address 2=flat,Home City=city,Home State=code,Home Zip=zip,Home Country=iso,Cell Phone=phone,Job Title',
	'Eventbrite in Britain':
		'Order no.=id,First Name,Surname,Quantity=quantity,Home Address 1=street,Home Address 2=flat,Home City=city,County of Residence,Home Postcode=zip,Home Country=country',
	'Google Contacts':
		'First Name,Last Name,Photo,Labels,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - Street=street,Address 1 - City=city,Address 1 - PO Box,Address 1 - Region=province,Address 1 - Postal Code=zip,Address 1 - Country=country,Address 1 - Extended Address=flat',
	Outlook:
		'First Name,Last Name,E-mail Address,Home Phone,Mobile Phone=phone,Company,Business Street,Business City,Business Postal Code,Business Country/Region,Home Street=street,Home City=city,Home State=province,Home Postal Code=zip,Home Country/Region=country,Notes',
	'Zoho CRM':
		'Record Id=id,First Name,Account Name,Account Name.id,Phone,Mobile=phone,Mailing Street=street,Mailing City=city,Mailing State=province,Mailing Zip=zip,Mailing Country=country,Other Street,Other City,Other Zip',
	Shiprocket:
		'*Order Id=id,*Channel,Customer First Name,Email (Optional),*Customer Mobile=phone,Customer Alternate Mobile,*Shipping Address Line 1=street,Shipping Address Line 2=flat,*Shipping Address Country=country,*Shipping Address State=province,*Shipping Address City=city,*Shipping Address Postcode=zip,Billing Address Line 1,Billing Address Country,Billing Address State,Billing Address Postcode,*Master SKU=sku,*Product Name,*Product Quantity=quantity',
	'Shopify, customers':
		'First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1=street,Default Address Address2=flat,Default Address City=city,Default Address Province Code=code,Default Address Country Code=iso,Default Address Zip=zip,Default Address Phone=phone,Total Spent',
	'a shop in TypeScript':
		'orderId=id,orderDate,customerLastname,shippingAddressStreet=street,shippingAddressNumberAddition,shippingAddressPostcode=zip,shippingAddressCity=city,shippingAddressCountry=country,telephone=phone,sku=sku,quantity=quantity,EAN',
	'vtiger in German':
		'Organisation,Rechnungsadresse PLZ,Rechnungsadresse Land,Lieferadresse Postfachnr.,Lieferadresse Ort=city,Lieferadresse Bundesland=province,Lieferadresse PLZ=zip,Lieferadresse Land=country,erstellt',
	店小秘:
		'订单号=id,店铺账号,SKU=sku,属性,数量=quantity,买家姓名=name,地址1=street,城市=city,省/州=province,国家二字码=iso,邮编=zip,手机=phone,Email',
	SuiteCRM:
		'Name,Office Phone,Billing Street,Billing City,Billing Postal Code,Billing Country,Shipping Street=street,Shipping City=city,Shipping State=province,Shipping Postal Code=zip,Shipping Country=country,Description',
}

/** Each with a file of the twenty orders, one row an order, and the fields that it has. */
export const OTHERS: readonly { readonly system: string; readonly text: string; readonly has: readonly string[] }[] =
	Object.entries(HEADERS).map(([system, header]) => ({
		system,
		text: orderSheet(header),
		has: [...header.matchAll(/=(\w+)/g)].map(([, held = '']) => held),
	}))
