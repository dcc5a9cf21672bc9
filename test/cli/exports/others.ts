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
	'Pirate Ship':
		'Order ID=id,Name=name,Company,Address=street,Address 2=flat,City=city,State=province,Zipcode=zip,Country=iso,Phone=phone,Email,Rubber Stamp 1,Pounds',
	Shippo:
		'Order Number=id,Order Date,Recipient Name=name,Company,Email,Phone=phone,Street Line 1=street,Street Line 2=flat,City=city,State/Province=province,Zip/Postal Code=zip,Country=iso,Item Title,SKU=sku,Quantity=quantity,Item Weight',
	EasyPost:
		'to_address.name=name,to_address.phone=phone,to_address.street1=street,to_address.street2=flat,to_address.city=city,to_address.state=province,to_address.zip=zip,to_address.country=iso,from_address.name,from_address.zip=94107,from_address.country=US',
	Lob: 'name=name,address_line1=street,address_line2=flat,address_city=city,address_state=province,address_zip=zip,address_country=iso',
	'UPS address book':
		'Contact Name=name,Company or Name,Country=iso,Address 1=street,Address 2=flat,Address 3,City=city,State/Prov/Other=province,Postal Code=zip,Telephone=phone,Ext,Residential Ind.,E-mail',
	'FedEx address book':
		'Nickname,FullName=name,Company,AddressOne=street,AddressTwo=flat,City=city,State=province,Zip=zip,PhoneNumber=phone,FAXNumber,PagerNumber,CountryCode=iso,EmailAddress',
	'USPS address book':
		'First Name=name,MI,Company,Address 1=street,Address 2=flat,City=city,State/Province=province,ZIP/Postal Code=zip,Country=country,Urbanization,Phone Number=phone,Fax Number,Reference Number',
	'Click & Drop':
		'Order reference=id,Special instructions,Date,Package size,Currency code,Full name=name,Customer phone=phone,Customer email,Address line 1=street,Address line 2=flat,Address line 3,City=city,County,Postcode=zip,Country=country,Product SKU=sku,Unit price,Quantity=quantity',
	'DHL in German':
		'Empfänger Name 1=name,Empfänger Straße=street,Empfänger Hausnummer,Empfänger PLZ=zip,Empfänger Ort=city,Empfänger Provinz=province,Empfänger Land=iso,Empfänger Telefonnummer=phone,Absender PLZ=10115,Absender Land=DE',
	Sendcloud:
		'order_number=id,name=name,company_name,address=street,address_2=flat,house_number,city=city,country_state=code,postal_code=zip,country=iso,telephone=phone,email,sku=sku,quantity=quantity',
	'a list of recipients':
		'First Name=name,Email,Mobile No.=phone,Street Address=street,Apt/Suite=flat,City=city,State=province,Zip Code=zip,Country=country,T-Shirt Size,Gift Message',
	SwagUp:
		'First Name=name,Phone Number=phone,Shipping Address 1=street,Shipping Address 2=flat,Shipping City=city,Shipping State=province,Shipping Zip=zip,Shipping Country=country,Size,Ship Date',
	'Gravity Forms':
		'Entry Id=id,Address (Street Address)=street,Address (Address Line 2)=flat,Address (City)=city,Address (State / Province)=province,Address (ZIP / Postal Code)=zip,Address (Country)=country,Phone=phone,Entry Date',
	'Cognito Forms':
		'Form_Id=id,Name_First=name,Address_Line1=street,Address_Line2=flat,Address_City=city,Address_State=province,Address_PostalCode=zip,Address_Country=country,Phone=phone,Entry_Status',
	Volusion:
		'orderid=id,billingcity,billingpostalcode,billingcountry,shipaddress1=street,shipaddress2=flat,shipcity=city,shipstate=province,shippostalcode=zip,shipcountry=country,shipphonenumber=phone,shipdate,productcode',
	'a carrier in Italian':
		'Destinatario=name,Indirizzo=street,CAP=zip,Località=city,Provincia=province,Nazione=country,Cellulare=phone,Note',
	'a carrier in Dutch':
		'Naam=name,Straat=street,Postcode=zip,Plaats=city,Provincie=province,Land=country,Telefoonnummer=phone,E-mailadres',
	'a carrier in Spanish':
		'Destinatario=name,Dirección=street,Ciudad=city,Estado=province,C.P.=zip,País=country,Teléfono=phone,Referencia',
	'a carrier in French':
		'Nom=name,Adresse 1=street,Adresse 2=flat,Code postal=zip,Commune=city,Région=province,Code pays=iso,Portable=phone,Remarques',
	'a shop in Korean':
		'주문번호=id,받는분 성함=name,받는분 전화번호=phone,받는분 주소=street,받는분 도시=city,시도=province,우편번호=zip,국가코드=iso,배송메세지',
}

/** Each with a file of the twenty orders, one row an order, and the fields that it has. */
export const OTHERS: readonly { readonly system: string; readonly text: string; readonly has: readonly string[] }[] =
	Object.entries(HEADERS).map(([system, header]) => ({
		system,
		text: orderSheet(header),
		has: [...header.matchAll(/=(\w+)/g)].map(([, held = '']) => held),
	}))
