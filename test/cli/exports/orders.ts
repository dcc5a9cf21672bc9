/** Twenty orders as other systems export them: what each layout of the tests writes down in its own way. */
export interface Sold {
	readonly id: number
	readonly name: string
	readonly street: string
	readonly flat: string
	readonly city: string
	readonly province: string
	readonly code: string
	readonly zip: string
	readonly country: string
	readonly iso: string
	readonly phone: string
	readonly tax: string
	/** Variant and quantity of each item. */
	readonly items: readonly (readonly [sku: string, quantity: number])[]
}

/**
 * 1016 and 1019 have a wrong zip, 1020 has a wrong phone number, 1017 has a zip of another state. 1006, 1007, 1008, 1011 and 1018 go to
 * countries that need a tax number, and 1018 has none.
 */
const LINES = `
1001|Ann Hill|7 Birch Lane||Los Angeles|California|CA|90103|United States|US|+1 213-555-0143||tee 1,mug 2
1002|Bo Reed|80 Harbor Road|Apt 4|Cambridge|Massachusetts|MA|02139|United States|US|(617) 555-0199||mug 1
1003|Chloé Petit|5 rue des Tilleuls||Paris|||75005|France|FR|01 42 34 56 78||tee 2
1004|Dirk Vogel|Spreebogen 1||Berlin|||10557|Germany|DE|030 901820||tee 1,cap 1,mug 1
1005|Emi Tanaka|千代田1-1||千代田区|東京都|JP-13|100-0001|Japan|JP|03-3213-1111||mug 1
1006|Fábio Souza|Rua das Flores 10||São Paulo|São Paulo|SP|01310-200|Brazil|BR|(11) 3149-5959|529.982.247-25|tee 1
1007|Gina Rossi|Via Verdi 3||Milano|Milano|MI|20121|Italy|IT|02 7200 3344|RSSMRA85T10A562S|cap 2
1008|Hugo Pérez|Calle Sol 22||Ciudad de México|Ciudad de México|CMX|06000|Mexico|MX|55 5345 3000|XOJI740919U48|tee 1
1009|Iris Chen|9 Maple Street||Toronto|Ontario|ON|M5V 3L9|Canada|CA|416-555-0122||mug 3
1010|Jack Hall|4 Mill Road||London|England|ENG|SW1A 1AA|United Kingdom|GB|020 7219 3000||tee 1
1011|Kim Min-jun|세종대로 110||서울|서울|KR-11|04524|South Korea|KR|02-120-1234|P123456789012|cap 1
1012|Lena Nováková|Hlavná 7||Bratislava|||811 01|Slovakia|SK|+421 2 5935 6111||tee 1
1013|Mia Jansen|'t Zand 1||'s-Hertogenbosch|||5211 JS|Netherlands|NL|020 624 1111||mug 1,cap 1
1014|Noah Brown|77 Queen Street||Melbourne|Victoria|VIC|3000|Australia|AU|03 9658 9658||tee 5
1015|Olu Adeyemi|10 Marina Road||Lagos|Lagos|LA|101001|Nigeria|NG|0803 123 4567||cap 1
1016|Pat Long|3 Elm Court||Seattle|Washington|WA|9810l|United States|US|(206) 555-0110||tee 1
1017|Quinn Day|6 Oak Drive||Houston|California|CA|77002|United States|US|(713) 555-0155||mug 1
1018|Rosa Lima|Rua Azul 5||Rio de Janeiro|Rio de Janeiro|RJ|20040-020|Brazil|BR|(21) 2240-1234||tee 1,mug 1
1019|Sven Berg|Kungsgatan 1||Stockholm|||111 4|Sweden|SE|08-508 290 00||cap 1
1020|Tess Wood|2 Hill Close||Leeds|England|ENG|LS1 3AD|United Kingdom|GB|0113 22||tee 1`

export const SOLD: readonly Sold[] = LINES.trim()
	.split('\n')
	.map((line) => {
		const [id = '', name = '', street = '', flat = '', city = '', province = '', code = '', ...others] = line.split('|')
		const [zip = '', country = '', iso = '', phone = '', tax = '', items = ''] = others
		const sold = items.split(',').map((item) => item.split(' ') as [string, string])
		const pairs = sold.map(([sku, quantity]) => [sku, Number(quantity)] as const)
		return { id: Number(id), name, street, flat, city, province, code, zip, country, iso, phone, tax, items: pairs }
	})

/** The countries' names as a German program exports them. */
export const GERMAN: Readonly<Record<string, string>> = {
	US: 'USA',
	FR: 'Frankreich',
	DE: 'Deutschland',
	JP: 'Japan',
	BR: 'Brasilien',
	IT: 'Italien',
	MX: 'Mexiko',
	CA: 'Kanada',
	GB: 'Vereinigtes Königreich',
	KR: 'Südkorea',
	SK: 'Slowakei',
	NL: 'Niederlande',
	AU: 'Australien',
	NG: 'Nigeria',
	SE: 'Schweden',
}

export type Cells = { readonly [column: string]: string | number }

/** Writes a CSV file with these columns. A cell that a row does not name is empty; a name that is no column is a mistake of the test. */
export function csv(header: string, rows: readonly Cells[], separator = ','): string {
	const names = header.split(',')
	const quote = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
	const lines = rows.map((row) => {
		for (const name of Object.keys(row)) if (!names.includes(name)) throw new Error(`no column ${name}`)
		return names.map((name) => quote(String(row[name] ?? ''))).join(separator)
	})
	return `${[names.join(separator), ...lines].join('\r\n')}\r\n`
}

/** Returns a row for each item; `first` is true for the first of an order. */
export const perItem = (row: (sold: Sold, sku: string, quantity: number, first: boolean) => Cells): Cells[] =>
	SOLD.flatMap((sold) => sold.items.map(([sku, quantity], at) => row(sold, sku, quantity, at === 0)))

export const perOrder = <T>(make: (sold: Sold) => T): T[] => SOLD.map(make)

const columnsOf = (header: string) =>
	header.split(',').map((column) => column.trim().split('=') as [name: string, held?: string])
/** The names of the columns of a header, without what they hold. */
export const namesOf = (header: string): string =>
	columnsOf(header)
		.map(([name]) => name)
		.join(',')

/** What a column or a field holds of an order, by default of its first item: a part of it, or a text such as `500{id}`. */
function held(o: Sold, text: string, [sku, quantity] = o.items[0] ?? ['', 0]): string | number {
	const [first = '', last = ''] = o.name.split(' ')
	const [, road = o.street, house = ''] = /^(.*) (\d+)$/.exec(o.street) ?? []
	const { items: _, ...fields } = o
	const all: Cells = { ...fields, first, last, road, house, sku, quantity }
	return all[text] ?? text.replace(/\{(\w+)\}/g, (_, name: string) => String(all[name]))
}

/** The fields of an order that a list such as `Ship To - Phone=phone, Status` names, each with what it holds. */
export const fieldsOf = (o: Sold, header: string, item?: Sold['items'][number]): Cells =>
	Object.fromEntries(
		columnsOf(header).flatMap(([name, text]) => (text === undefined ? [] : [[name, held(o, text, item)]])),
	)

/** A CSV file with a row for each order. The header names the columns and what they hold; `more` writes the other cells. */
export const orderSheet = (header: string, more: (o: Sold) => Cells = () => ({}), separator = ','): string =>
	csv(
		namesOf(header),
		perOrder((o) => ({ ...fieldsOf(o, header), ...more(o) })),
		separator,
	)

/** The same with a row for each item. */
export const itemSheet = (header: string, more: (o: Sold) => Cells = () => ({}), separator = ','): string =>
	csv(
		namesOf(header),
		perItem((o, ...item) => ({ ...fieldsOf(o, header, [item[0], item[1]]), ...more(o) })),
		separator,
	)
