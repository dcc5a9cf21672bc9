/** A field of an order, by the name that columns and mappings use. */
export type FieldName = keyof typeof FIELDS

/** A part of an order that a file can lack as a whole: a check of it is then not judged. */
export type Part = 'street' | 'city' | 'province' | 'zip' | 'country' | 'phone' | 'taxNumber' | 'items' | ItemPart
export type ItemPart = 'variantId' | 'quantity'

/**
 * Every field that a column can hold, with its names in other people's files. A column with such a name gets a suggestion; it is not read.
 * Names are compared without case, accents, spaces and signs.
 */
const FIELDS = {
	address1:
		'street streetaddress street1 addressline1 address strasse rue adresse direccion indirizzo endereco calle via 地址 地址1 住所',
	address2: 'street2 addressline2 apartment apt adresszusatz 地址2',
	city: 'town citytown cityname locality ort stadt ville ciudad citta cidade 市区町村 城市',
	province:
		'state region stateprovince stateregion stateregionprovince provincename statename bundesland provincia estado prefecture departamento provinz 省州 省份 都道府県',
	provinceCode: 'statecode stateabbreviation regioncode',
	zip: 'postalcode postcode postal zippostalcode zippostcode zippostal plz postleitzahl codepostal codigopostal cap cep 郵便番号 우편번호 邮编 邮政编码',
	country: 'countryname countryregion nation land pays pais paese 国 국가 国家',
	countryCode: 'countryiso countryiso2 countryid iso2 laendercode landercode 国家二字码',
	phone:
		'phonenumber telephone telephonenumber tel mobile mobilephone cellphone telefon telefono telefone handy 電話番号 手机 电话 customermobile',
	taxNumber: 'taxid taxno vatnumber vatid cpf rfc codicefiscale steuernummer',
	variantId: 'sku variantsku itemsku productsku lineitemsku artikelnummer mastersku',
	quantity:
		'qty itemqty itemquantity lineitemquantity quantityordered quantityshipped quantitypurchased menge anzahl quantite cantidad quantita quantidade productquantity productqty artikelmenge 数量 個数',
	orderNumber: 'orderid orderno bestellnummer order orderreference ordername 订单号 注文番号',
	companyId: '',
	shouldValidateProvinceCode: '',
} as const

/** Names of columns, for help texts. */
export const FIELD_NAMES = Object.keys(FIELDS) as readonly FieldName[]

export const isField = (name: string): name is FieldName => Object.hasOwn(FIELDS, name)

/** Returns the path of a field in an order, with the index of its item. */
export function pathAt(field: FieldName, index = 0): readonly (string | number)[] {
	if (field === 'variantId' || field === 'quantity') return ['orderItems', index, field]
	return OF_ORDER.includes(field) ? [field] : ['address', field]
}

/** The fields of an order itself. */
const OF_ORDER: readonly FieldName[] = ['taxNumber', 'orderNumber', 'companyId', 'shouldValidateProvinceCode']

/** Returns a header as it is compared. */
export function fold(header: string): string {
	return header
		.normalize('NFKD')
		.toLowerCase()
		.replaceAll('ß', 'ss')
		.replace(/[^\p{L}\p{N}]/gu, '')
}

const OWN = new Map<string, FieldName>([['zipcode', 'zip']])
const USUAL = new Map<string, FieldName>()
for (const field of FIELD_NAMES) {
	OWN.set(fold(field), field)
	for (const name of FIELDS[field].split(' ')) if (name !== '') USUAL.set(fold(name), field)
}

/** Returns the field that a header names by our own name, as headers write it: `zip`, `ZIP Code`, `address.zip`; null for any other. */
export function ownField(header: string): FieldName | null {
	return OWN.get(fold(header.trim().replace(/^address\./i, ''))) ?? null
}

/** What stands before a name where a file has a second address, that of the bill or of work, or where it marks what it needs. */
const TO =
	/^(?:shipping|ship[ _-]?to|ship|delivery|deliver[ _-]?to|recipient|receiver|mailing|home|default|lieferadresse|empfänger|address 1 -)[ _.-]*/i

/**
 * Returns the field that a header probably means, by the table of usual names, also behind the words for where a parcel goes
 * (`Shipping ZIP`, `delivery_postcode`, `*Shipping Address City`); null for any other.
 */
export function usualField(header: string): FieldName | null {
	const name = header.trim().replace(/^\*\s*/, '')
	const rest = name.replace(TO, '')
	const inAddress = rest.replace(/^address[ _.-]*/i, '')
	return USUAL.get(fold(name)) ?? (rest === name ? null : (likely(rest) ?? likely(inAddress)))
}

const likely = (name: string): FieldName | null => USUAL.get(fold(name)) ?? ownField(name)

/** The fields that are not called as their part. */
const PARTS: { readonly [field: string]: Part } = {
	address1: 'street',
	provinceCode: 'province',
	countryCode: 'country',
}

/** Returns the part that a field belongs to; null for one that no check needs. */
export const partOf = (field: FieldName): Part | null =>
	PARTS[field] ?? (Object.hasOwn(PART_NAMES, field) ? (field as Part) : null)

/** What people call each part. */
export const PART_NAMES: Readonly<Record<Part, string>> = {
	street: 'street',
	city: 'city',
	province: 'province',
	zip: 'zip',
	country: 'country',
	phone: 'phone number',
	taxNumber: 'tax number',
	items: 'items',
	variantId: 'variant of the items',
	quantity: 'quantity of the items',
}

/** Returns the part that an issue is about, by its path. */
export function partOfPath(path: readonly (string | number)[]): Part | null {
	if (path[0] === 'orderItems') return path.length === 1 ? 'items' : partOfName(path[2])
	return partOfName(path[0] === 'address' ? path[1] : path[0])
}

function partOfName(name: string | number | undefined): Part | null {
	return typeof name === 'string' && isField(name) ? partOf(name) : null
}
