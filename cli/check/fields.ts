/** A field of an order, by its name in columns and mappings. */
export type FieldName = keyof typeof FIELDS

/** A part of an order for which a file may have no place. Its check is then left out. */
export type Part = 'street' | 'city' | 'province' | 'zip' | 'country' | 'phone' | 'taxNumber' | 'items' | ItemPart
export type ItemPart = 'variantId' | 'quantity'

/**
 * Every field that a column can contain, with its names in files of other systems. A column with such a name is suggested, but not read. Case,
 * accents, spaces and signs don't matter in names.
 */
const FIELDS = {
	address1: `street streetaddress street1 streethouseno streetandhouseno streethousenumber addrline1 streetline1 streetname addressline1 addressline line1 addr addr1 address address12 addressone streetaddress1 addressstreet
		fulladdress strasse strassehausnummer strassehausnr strasseundhausnummer strassenr strasseundnr anschrift rue adresse adresse1 ligneadresse1
		direccion direccion1 domicilio calle calleynumero indirizzo via endereco logradouro rua adres adres1 straat straatnaam straathuisnummer gata
		gatuadress gateadresse vej ulica ulicainumer cim utca osoite katuosoite adresi acikadres адрес улица 地址 地址1 详细地址 地址行1 住所 住所1 주소 도로명주소 기본주소`,
	address2: `street2 addresstwo streetline2 streetaddress2 addressline2 line2 addr2 apartment apartmentsuite apartmentsuiteetc apt aptno aptnumber aptsuite aptsuiteunit suite
		adresszusatz adresse2 complementadresse complement complemento direccion2 indirizzo2 地址2 住所2 建物名 상세주소`,
	city: `town citytown towncity cityname townname citylocality cityortown townorcity cityvillage locality posttown suburbcity suburb ort stadt wohnort ville commune localite
		ciudad municipio localidad poblacion citta localita comune cidade plaats woonplaats stad postort poststed kaupunki postitoimipaikka miasto miejscowosc mesto varos
		telepules sehir город 市区町村 市 市町村 城市 도시 시군구`,
	province: `state region stateprovince stateorprovince provincestate provinceorstate stateregion regionstate stateprovinceregion stateregionprovince
		stateprovincecounty statecounty stateorregion stateterritory stateprovother stateut bundeslandstaat provincename statename regionname bundesland kanton provincia estado regione uf prefecture departamento departement
		provincie provinz wojewodztwo область 省州 省 州 省份 都道府県 시도`,
	provinceCode:
		'statecode stateprovincecode stateabbreviation stateabbr stateiso statecodeiso regioncode provinceabbreviation',
	zip: `postalcode postcode postal postalno postalcd zipcd zippostalcode zippostcode zippostal zipcodepostalcode postalzip postalzipcode postcodezip postcodezipcode ziporpostalcode ziporpostcode postalorzipcode
		zipno pincode zippincode pincodezip postalpincode eircode plz postleitzahl codepostal cp codigopostal cpostal cap cep codicepostale codicediavviamentopostale postnummer postnr
		postinumero kodpocztowy psc iranyitoszam irsz postakodu индекс почтовыйиндекс 郵便番号 우편번호 邮编 邮政编码 郵遞區號 郵編`,
	country: `countryname countryregion countryorregion countryterritory countryofresidence nation land pays pais paese nazione landname maa kraj ulke страна zeme 国 國家 国名 国家 国家地区 국가 나라`,
	countryCode:
		'countryiso countryiso2 isocountry isocountrycode countrycodeiso countryalpha2 countrycode2 countrycd countryid iso2 iso2code laendercode landercode landcode landkode landkod codepays codigopais 国家二字码 国家代码 国コード 국가코드',
	phone: `phonenumber phoneno phonenum phonemobile telephone telephonenumber telephoneno phonenbr tel telno telnumber mobile mobileno mobilenumber mobilephone mobilephonenumber mobilephoneno
		phonemobilenumber mobiletelephone cell cellphone cellno cellnumber cellphonenumber contactnumber contactno contactphone contactphonenumber contacttelephone contacttel
		daytimephone daytimephonenumber primaryphone primaryphonenumber telefon telefonnummer telefonnr rufnummer handy handynummer handynr mobil mobilnummer mobilnr mobiltelefon mobiltelefonnummer telefonmobil
		telefono telefonofijo telefonomovil movil celular telefonocelular telefonocontacto telefonodecontacto cellulare numeroditelefono numerotelefono telefone telefonecelular fone numerodetelephone numerotelephone
		portable telephoneportable telephonemobile telefoon telefoonnummer mobiel mobielnummer gsm puhelin puhelinnumero numertelefonu telefonkomorkowy телефон номертелефона
		電話番号 電話 携帯 携帯電話 携帯番号 携帯電話番号 手机 手机号 手机号码 電話號碼 手機 手機號碼 电话 电话号码 联系电话 전화번호 전화 휴대폰 휴대폰번호 휴대전화 휴대전화번호 핸드폰 핸드폰번호 연락처 연락처1 联系手机`,
	taxNumber: `taxid taxno taxidno taxidnumber taxidentificationnumber vattaxid vatnumber vatno vatid vatregistrationnumber cpf cnpj cpfcnpj cpfoucnpj rfc codicefiscale steuernummer steuerid
		ustid ustidnr numerodetva 개인통관고유부호 통관고유부호 개인통관부호 pccc`,
	variantId: `sku skuid skuno skucode skunumber variantsku variantcode itemsku productsku productvariantsku lineitemsku merchantsku sellersku artikelnummer artikelnr mastersku 商品sku 상품코드`,
	quantity: `qty qtyordered orderqty orderedqty orderquantity orderedquantity quantityordered itemqty itemquantity lineitemquantity lineitemqty quantityshipped quantitypurchased quantitytoship qtytoship
		menge anzahl bestellmenge quantite qte cantidad quantita quantidade qtd qtde aantal antal maara ilosc mnozstvi количество productquantity productqty artikelmenge 数量 個数 商品数量 购买数量 수량 주문수량`,
	orderNumber: `orderid orderno ordernum orderref bestellnummer bestellnr auftragsnummer order orderreference ordername numerodecommande numerodepedido numeroordine 订单号 订单编号 注文番号 주문번호`,
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
	for (const name of FIELDS[field].split(/\s+/)) if (name !== '') USUAL.set(fold(name), field)
}

/**
 * Returns the field for a header with one of our own names, in any spelling of headers: `zip`, `ZIP Code`, `address.zip`; null for any other
 * header.
 */
export function ownField(header: string): FieldName | null {
	return OWN.get(fold(header.trim().replace(/^address\./i, ''))) ?? null
}

/** Words in headers for the delivery. */
const SHIP =
	wordSet(`ship shipping shipto to deliver delivery recipient recipients receiver consignee addressee destination dest mailing lieferadresse liefer lieferung
	versand empfanger empfaenger livraison destinataire envio entrega destinatario spedizione consegna bezorg levering`)
const PERSON = /^(?:recipient|receiver|consignee|addressee)$/
/** Words in headers for the bill. */
const BILL =
	wordSet(`billing bill billto invoice payment payer purchaser buyer soldto rechnung rechnungsadresse rechnungs facturation facturacion factura
	fatturazione cobranca faktura facturatie`)
/** Words that don't change the meaning of a name. */
const NEUTRAL = wordSet(
	'the your my default primary main contact customer client employee person user shopper member attendee optional required 1 de du des del della di da do la le el',
)
/** Names that have another meaning after another word: Ship Via, Mobile Cap. */
const ALONE = wordSet('via cap cell line1 line2 cp uf order region')
/** Headers for the state of a payment or parcel, and not for a state of a country. */
const DECOYS = wordSet('paymentstate billstate invoicestate estadoenvio estadoentrega estadofactura')

/** Words for the delivery that come directly before the name of a field. */
const SHIP_START =
	/^(?:收[货件貨][人方]?|配送先|お届け先|届け先|送り先|送付先|受取人|받는\s?(?:분|사람)|수[취령]인|배송지?)\s?/u

function wordSet(words: string): ReadonlySet<string> {
	return new Set(words.split(/\s+/))
}

/** The probable field of a header, and its address: of the delivery, of the bill, or unknown. */
export interface Likely {
	readonly field: FieldName
	readonly of: 'ship' | 'bill' | 'any'
}

/**
 * Returns the probable meaning of a header by a table of usual names. The header may also contain words for the delivery or the bill, and neutral
 * words (`Shipping ZIP`, `Mobile No.`, `Postcode (Billing)`, `*Shipping Address City`). Returns null for any other header, even if only one of its
 * words isn't in a list.
 */
export function likelyField(header: string): Likely | null {
	// Carriers write the longest length of a column's text after the column's name: `Ort (30)`.
	const name = header.trim().replace(/\s*\(\d+\)$/, '')
	const start = SHIP_START.exec(name)?.[0] ?? ''
	const words = wordsOf(name.slice(start.length))
	const isIn = (set: ReadonlySet<string>): boolean => words.length > 1 && words.some((word) => set.has(word))
	const of = start !== '' || isIn(SHIP) ? 'ship' : isIn(BILL) ? 'bill' : 'any'
	if (DECOYS.has(words.filter((word) => !NEUTRAL.has(word)).join(''))) return null
	// The person of an address isn't a part of the address: Shipping Address Recipient.
	if (PERSON.test(words.at(-1) ?? '') && words.some((word) => word === 'address' || word === 'shipping')) return null
	const named = words.filter((word, at) => !SHIP.has(word) && !BILL.has(word) && (word !== 'home' || at > 0))
	const plain = named.filter((word) => !NEUTRAL.has(word))
	for (const left of [words, named, plain, plain.filter((word) => word !== 'address')]) {
		const joined = left.join('')
		if (left.length < words.length && ALONE.has(joined)) continue
		const field = USUAL.get(joined) ?? OWN.get(joined)
		if (field !== undefined) return { field, of }
	}
	const [, whose = '', inner = ''] = (words.length === 1 ? JOINED.exec(words[0] ?? '') : null) ?? []
	const field = ALONE.has(inner) ? undefined : (USUAL.get(inner) ?? OWN.get(inner))
	return field === undefined ? null : { field, of: whose.startsWith('bill') ? 'bill' : 'ship' }
}

/** Matches a word for the delivery or the bill directly before the name of a field, without a space. */
const JOINED = /^(shipping|shipto|ship|delivery|recipient|billing|billto|bill)(.+)$/

/** Returns whether a word in a header is the name of a part. */
export function isNear(header: string, part: Part): boolean {
	return wordsOf(header).some((word) => {
		const field = USUAL.get(word) ?? OWN.get(word)
		return field !== undefined && partOf(field) === part && word.length > 2
	})
}

/** Returns the words of a header, as they are compared. For example, `shippingZip` has two words. */
function wordsOf(header: string): string[] {
	return header
		.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
		.split(/[^\p{L}\p{M}\p{N}]+/u)
		.map(fold)
		.filter((word, at, all) => word !== '' && word !== all[at - 1])
}

/** The fields whose name differs from the name of their part. */
const PARTS: { readonly [field: string]: Part } = {
	address1: 'street',
	provinceCode: 'province',
	countryCode: 'country',
}

/** Returns the part to which a field belongs; null for a field that no check needs. */
export const partOf = (field: FieldName): Part | null =>
	PARTS[field] ?? (Object.hasOwn(PART_NAMES, field) ? (field as Part) : null)

/** The name of each part in messages. */
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

/** Returns the part that an issue concerns, by the path. */
export function partOfPath(path: readonly (string | number)[]): Part | null {
	if (path[0] === 'orderItems') return path.length === 1 ? 'items' : partOfName(path[2])
	return partOfName(path[0] === 'address' ? path[1] : path[0])
}

function partOfName(name: string | number | undefined): Part | null {
	return typeof name === 'string' && isField(name) ? partOf(name) : null
}
