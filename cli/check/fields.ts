/** A field of an order, by the name that columns and mappings use. */
export type FieldName = keyof typeof FIELDS

/** A part of an order that a file can lack as a whole: a check of it is then not judged. */
export type Part = 'street' | 'city' | 'province' | 'zip' | 'country' | 'phone' | 'taxNumber' | 'items' | ItemPart
export type ItemPart = 'variantId' | 'quantity'

/**
 * Every field that a column can hold: its path in the order, and the names by which other people's files call it. A name is compared
 * without case, accents, spaces and signs. The names in `usual` are suggested and never taken. `zipcode` is our own `zip` as headers write it.
 */
const FIELDS = {
	address1: {
		path: ['address', 'address1'],
		usual:
			'street streetaddress street1 addressline1 address strasse rue adresse direccion indirizzo endereco calle via 地址 地址1 住所',
	},
	address2: { path: ['address', 'address2'], usual: 'street2 addressline2 apartment apt adresszusatz 地址2' },
	city: {
		path: ['address', 'city'],
		usual: 'town citytown cityname locality ort stadt ville ciudad citta cidade 市区町村 城市',
	},
	province: {
		path: ['address', 'province'],
		usual:
			'state region stateprovince stateregion stateregionprovince provincename statename bundesland provincia estado prefecture departamento provinz 省州 省份 都道府県',
	},
	provinceCode: { path: ['address', 'provinceCode'], usual: 'statecode stateabbreviation regioncode' },
	zip: {
		path: ['address', 'zip'],
		own: 'zipcode',
		usual:
			'postalcode postcode postal zippostalcode zippostcode zippostal plz postleitzahl codepostal codigopostal cap cep 郵便番号 우편번호 邮编 邮政编码',
	},
	country: {
		path: ['address', 'country'],
		usual: 'countryname countryregion nation land pays pais paese 国 국가 国家',
	},
	countryCode: {
		path: ['address', 'countryCode'],
		usual: 'countryiso countryiso2 countryid iso2 laendercode landercode 国家二字码',
	},
	phone: {
		path: ['address', 'phone'],
		usual:
			'phonenumber telephone telephonenumber tel mobile mobilephone cellphone telefon telefono telefone handy 電話番号 手机 电话 customermobile',
	},
	taxNumber: {
		path: ['taxNumber'],
		usual: 'taxid taxno vatnumber vatid cpf rfc codicefiscale steuernummer',
	},
	variantId: {
		path: ['orderItems', 0, 'variantId'],
		usual: 'sku variantsku itemsku productsku lineitemsku artikelnummer mastersku',
	},
	quantity: {
		path: ['orderItems', 0, 'quantity'],
		usual:
			'qty itemqty itemquantity lineitemquantity quantityordered quantityshipped quantitypurchased menge anzahl quantite cantidad quantita quantidade productquantity productqty artikelmenge 数量 個数',
	},
	orderNumber: {
		path: ['orderNumber'],
		usual: 'orderid orderno bestellnummer order orderreference ordername 订单号 注文番号',
	},
	companyId: { path: ['companyId'], usual: '' },
	shouldValidateProvinceCode: { path: ['shouldValidateProvinceCode'], usual: '' },
} as const satisfies Record<
	string,
	{ readonly path: readonly (string | number)[]; readonly own?: string; readonly usual: string }
>

/** Names of columns, for help texts. */
export const FIELD_NAMES = Object.keys(FIELDS) as readonly FieldName[]

export const isField = (name: string): name is FieldName => Object.hasOwn(FIELDS, name)
export const pathOf = (field: FieldName): readonly (string | number)[] => FIELDS[field].path

/** Returns a header as it is compared. */
export function fold(header: string): string {
	return header
		.normalize('NFKD')
		.toLowerCase()
		.replaceAll('ß', 'ss')
		.replace(/[^\p{L}\p{N}]/gu, '')
}

const OWN = new Map<string, FieldName>()
const USUAL = new Map<string, FieldName>()
for (const field of FIELD_NAMES) {
	const { usual, ...names }: { readonly usual: string; readonly own?: string } = FIELDS[field]
	for (const name of [field, ...(names.own?.split(' ') ?? [])]) OWN.set(fold(name), field)
	for (const name of usual.split(' ')) if (name !== '') USUAL.set(fold(name), field)
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

const PARTS: Readonly<Partial<Record<FieldName, Part>>> = {
	address1: 'street',
	city: 'city',
	province: 'province',
	provinceCode: 'province',
	zip: 'zip',
	country: 'country',
	countryCode: 'country',
	phone: 'phone',
	taxNumber: 'taxNumber',
	variantId: 'variantId',
	quantity: 'quantity',
}

/** Returns the part that a field belongs to; null for one that no check needs. */
export const partOf = (field: FieldName): Part | null => PARTS[field] ?? null

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
