import { describe, expect, it } from 'vitest'
import { cleanCell, toQuantity } from '../../cli/check/cells.ts'
import { changeOf } from '../../cli/check/fixes.ts'
import { check, good, pasted, write } from './orders.ts'

const OWN = 'orderNumber,address1,city,provinceCode,zip,countryCode,phone,taxNumber,variantId,quantity'
const row = (id: number, zip = '10557', quantity = '1'): string =>
	`${id},Platz 1,Berlin,,${zip},DE,030 901820,,mug-white,${quantity}`
const csv = (...rows: readonly string[]): string => `${[OWN, ...rows].join('\r\n')}\r\n`

async function lines(args: readonly string[], input = '') {
	const { stdout } = await check([...args, '--format', 'json'], input)
	const all = stdout
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line))
	return { orders: all.filter(({ status }) => status), summary: all.at(-1).summary, about: all[0].about, all }
}

describe('the columns of a file without a mapping', () => {
	it('are our own names as headers write them', async () => {
		const text =
			'Address 1,City,ZIP Code,Country Code,PHONE,Variant ID,quantity\nPlatz 1,Berlin,10557,DE,030 901820,mug,1\n'
		expect((await lines(['-'], text)).summary).toMatchObject({ valid: 1, invalid: 0, unreadable: 0 })
	})
	it.each([
		['Postal code', 'zip'],
		['PLZ', 'zip'],
		['Code postal', 'zip'],
		['郵便番号', 'zip'],
		['Telephone', 'phone'],
		['Country/Region', 'country'],
		['State', 'province'],
		['CPF', 'taxNumber'],
		['SKU', 'variantId'],
		['shipping_zip', 'zip'],
		['Ship To Postcode', 'zip'],
		['Delivery Address Country', 'country'],
		['shippingState', 'province'],
		['recipient phone', 'phone'],
		['country_id', 'countryCode'],
	])('are suggested and not taken where a header resembles a field: %s', async (header, field) => {
		const own = field === 'country' ? 'countryCode' : field
		const others = OWN.split(',').filter((name) => name !== own)
		const names = others.filter((name) => field !== 'province' || name !== 'provinceCode')
		const { status, stdout } = await check(['-'], `${[...names, header].join(',')}\n${names.map(() => '1')},1\n`)
		expect([status, stdout]).toEqual([2, expect.stringContaining(`\n    ${JSON.stringify(header)} looks like the `)])
		expect(pasted(stdout)).toEqual(['-', '--map', `${field}=${header}`])
	})
	it('are not taken from a header that holds more than a usual name', async () => {
		for (const header of ['Billing postal code', 'State of the order', 'phones', 'Zip codes', 'shipment', 'Shipping']) {
			const { stdout } = await check(['-'], `${OWN.replace('zip,', '')},${header}\n`)
			expect(stdout, header).not.toContain('looks like')
		}
	})
	it('can be named one by one, and one country can be for all', async () => {
		const text = 'PLZ;Ort;Tel\n10557;Berlin;030 901820\n'
		const maps = ['zip=PLZ', 'city=Ort', 'phone=Tel', 'countryCode==DE'].flatMap((map) => ['--map', map])
		const { summary } = await lines(['-', ...maps], text)
		expect(summary).toMatchObject({ valid: 1, invalid: 0, unreadable: 0 })
		expect((await check(['-', ...maps.slice(0, 6)], text)).stdout).toContain('has no column for the country')
	})
	it('are not judged without a country, also where a mapping of the package is theirs', async () => {
		const form = 'Timestamp,Street address,City,State,ZIP code\n1/1/2026,7 Birch Lane,Los Angeles,CA,90103\n'
		const { status, stdout } = await check(['-'], form)
		expect([status, stdout]).toEqual([2, expect.stringContaining('has no column for the country')])
		expect((await lines(['-', '--map', 'country==US'], form)).summary).toMatchObject({ valid: 1 })
		expect((await check(['-'], 'Timestamp,Email Address,Score\n1/1/2026,a@mail.test,4 / 5\n')).status).toBe(2)
	})
	it('are suggested with the one that names an order, whose later rows may have its items alone', async () => {
		const text = `Order ID,Lineitem quantity,Lineitem sku,Shipping Address1,Shipping City,Shipping Zip,Shipping Country,Shipping Phone
1,1,tee,Platz 1,Berlin,10557,Germany,030 901820\n1,2,mug,,,,,\n`
		const { stdout } = await check(['-'], text)
		const options = pasted(stdout)
		expect(options).toContain('order=Order ID')
		const { summary } = await lines(options, text)
		expect(summary).toMatchObject({ valid: 1, invalid: 0 })
	})
	it('are read below a title, and a second row of names is no order', async () => {
		const titled = `Orders of November,,,,,,,,,\n${csv(row(1))}`
		expect((await lines(['-'], titled)).summary).toMatchObject({ valid: 1, unreadable: 0 })
		const labels = 'Order number,Street,City,State code,Postal code,Country code,Phone number,Tax ID,SKU,Qty'
		expect((await lines(['-'], csv(labels, row(1), OWN, row(2)))).summary).toMatchObject({ valid: 2, invalid: 0 })
	})
	it('are shown with --columns, with a mapping to start from', async () => {
		const own = await check([write('own.csv', csv(row(1))), '--columns'])
		expect([own.status, own.stdout]).toEqual([0, expect.stringContaining('zip            "zip"')])
		const other = await check(['-', '--columns'], 'PLZ;Ort;Land\n1;2;3\n')
		expect([other.status, other.stdout]).toEqual([0, expect.stringContaining('"PLZ" looks like the zip')])
		const mapping = write('started.json', other.stdout.slice(other.stdout.indexOf('{')))
		expect((await check(['-', '--map', mapping], 'PLZ;Ort;Land\n10557;Berlin;DE\n')).stdout).toContain('1 valid')
		expect((await check(['-', '--columns', '--map', 'shopify'], 'PLZ;Ort;Land\n1;2;3\n')).status).toBe(2)
		// Nothing to print, and nothing to start from.
		for (const text of ['', 'a,b\n1,2\n']) expect((await check(['-', '--columns'], text)).status).toBe(2)
	})
})

describe('a mapping of your own', () => {
	const MAPPING = {
		list: 'data.rows',
		items: 'lines',
		order: 'no',
		language: 'de',
		fields: {
			address1: { join: ['to.street', 'to.house'] },
			zip: ['to.zip', 'to.plz'],
			city: 'to.city',
			country: 'to.land',
			phone: { value: '030 901820' },
			variantId: { from: 'size', is: { M: 'tee-m' } },
			quantity: { value: '1' },
		},
	}
	it('joins, translates, and says which cell stands for which item', async () => {
		const rows = [
			{
				no: 7,
				to: { street: 'Platz', house: 1, plz: 10557, city: 'Berlin', land: 'Deutschland' },
				lines: [{ size: 'M' }],
			},
		]
		const file = write('own.json', JSON.stringify({ data: { rows } }))
		const { orders } = await lines([file, '--map', write('shop.json', JSON.stringify(MAPPING))])
		expect(orders).toMatchObject([
			{ id: '7', status: 'valid', value: { address: { address1: 'Platz 1', countryCode: 'DE' } } },
		])
		expect(orders[0].value.orderItems).toEqual([{ variantId: 'tee-m', quantity: 1 }])
	})
	it.each([
		['{ "feilds": {} }', 'Did you mean "fields"?'],
		['{ "fields": { "zipp": "PLZ" } }', 'Did you mean zip?'],
		['{ "fields": { "zip": { "form": "PLZ" } } }', 'Did you mean "from"?'],
		['{ "fields": { "zip": 7 } }', 'is an object such as'],
		['[]', 'a mapping is an object'],
		['{ "fields": { "__proto__": "x", "zip": { "is": { "__proto__": "y" } } } }', 'The columns of'],
	])('says what is wrong with it: %s', async (text, hint) => {
		const { status, stderr, stdout } = await check(['-', '--map', write('wrong.json', text)], 'zip\n1\n')
		expect(status).toBe(2)
		if (!text.includes('__proto__')) expect(stderr + stdout).toContain(hint)
	})
	it('is found by its name, or suggested', async () => {
		expect((await check(['-', '--map', 'shopfy'], 'a\n')).stderr).toContain('Did you mean shopify?')
		expect((await check(['-', '--map', 'zpi=a'], 'a\n')).stderr).toContain('Did you mean zip?')
		expect((await check(['-', '--map', 'zip=b'], 'a\n')).stdout).toContain('has no column "b" for --map zip.')
		expect((await check(['-', '--map', 'shopify'], 'a,b\n')).stdout).toContain(
			'has none of the columns that shopify reads',
		)
	})
})

describe('what a file has no column for', () => {
	it.each([
		['zip', 'zip'],
		['phone', 'phone number'],
		['variantId', 'variant of the items'],
		['quantity', 'quantity of the items'],
		['city', 'city'],
	])('is not judged and not missing: %s', async (column, name) => {
		const at = OWN.split(',').indexOf(column)
		const without = (line: string): string =>
			line
				.split(',')
				.filter((_, place) => place !== at)
				.join(',')
		const text = [OWN, row(1), row(2)].map(without).join('\n')
		const { orders, summary } = await lines(['-'], text)
		expect(orders.map(({ status, issues }) => [status, issues])).toEqual([
			['valid', []],
			['valid', []],
		])
		const sentence = `the ${name} was not checked: the file has no column for it`
		expect(summary.notJudged).toEqual([{ file: '-', part: column, orders: 2, sentence }])
		expect((await check(['-'], text)).stdout).toContain(`T${sentence.slice(1)}.`)
		expect((await check(['-', '--format', 'junit'], text)).stdout).toContain(`<!-- ${sentence} -->`)
		expect((await check(['-', '--format', 'csv'], text)).stderr).toContain(sentence.slice(1))
	})
	it('is still missing where the column is there and the cell is empty', async () => {
		const { orders } = await lines(['-'], csv(row(1, '')))
		expect(orders[0]).toMatchObject({ status: 'invalid', issues: [{ code: 'address.zip.missing' }] })
	})
	it('is not missing either where a mapping says that a system leaves the cell empty', async () => {
		const file = write('blank.csv', csv(',Platz 1,Seoul,,04524,KR,02-120-1234,1,mug,1', row(2), '3,,,,,US,,,mug,1'))
		const fields = Object.fromEntries(OWN.split(',').map((name) => [name, name]))
		const judge = async (blank: unknown) => {
			const map = { fields: { ...fields, provinceCode: { from: 'provinceCode', blank } } }
			const { orders, summary } = await lines([file, '--map', write('blank.json', JSON.stringify(map))])
			const codes = orders.map(({ issues }) => issues.map(({ code }: { code: string }) => code))
			return { codes: codes.map((each) => each.includes('address.province.missing')), missed: summary.notJudged }
		}
		expect(await judge(undefined)).toEqual({ codes: [true, false, true] })
		const sentence = 'the province of orders in which this system leaves the column empty was not checked'
		const missed = [{ file: 'blank.csv', part: 'province', orders: 1, sentence }]
		expect(await judge(['KR', 'DE'])).toEqual({ codes: [false, false, true], missed })
		expect(await judge(true)).toEqual({ codes: [false, false, false], missed: [{ ...missed[0], orders: 2 }] })
	})
	it('is not mentioned where no order needs it', async () => {
		const text = 'address1,city,zip,countryCode,phone,variantId,quantity\n5 rue,Paris,75005,FR,01 42 34 56 78,tee,1\n'
		const { status, stdout, stderr } = await check(['-'], text)
		expect([status, stderr, stdout]).toEqual([0, '', expect.not.stringContaining('no column')])
	})
	it('is the items with --addresses', async () => {
		const { orders, summary } = await lines(
			['-', '--addresses'],
			'{"zip":"1055","countryCode":"DE","phone":"030 901820"}',
		)
		expect(orders[0].issues.map(({ code }: { code: string }) => code)).toContain('address.zip.invalid')
		expect(summary.notJudged[0].sentence).toBe('no items were checked: these are addresses')
		const rows = await lines(['-', '--addresses'], csv(row(1, '10557', 'x')))
		expect(rows.orders[0]).toMatchObject({ status: 'valid', issues: [] })
	})
})

describe('a cell as spreadsheets write it', () => {
	it.each([
		['="02139"', 'zip', '02139'],
		["'02139", 'zip', '02139'],
		["'+1 213-555-0143", 'phone', '+1 213-555-0143'],
		["'(617) 555-0199", 'phone', '(617) 555-0199'],
		['\u00a002139\u00a0', 'zip', '02139'],
		["'s-Hertogenbosch", 'city', "'s-Hertogenbosch"],
		["'t Zand 1", 'address1', "'t Zand 1"],
		["'12 Birch Lane", 'address1', "'12 Birch Lane"],
		['=1+1', 'zip', '=1+1'],
		['-', 'zip', ''],
		['N/A', 'phone', ''],
		['\u2014', 'province', ''],
		['#N/A', 'zip', ''],
		['-1', 'quantity', '-1'],
		['Nea', 'city', 'Nea'],
	] as const)('says what it means: %s as %s', (cell, field, text) => {
		expect(cleanCell(cell, field)).toBe(text)
	})
	it.each([
		['1,00', 1],
		['1.0', 1],
		['12', 12],
		['1.5', 1.5],
		['1,5', '1,5'],
		['1,000', '1,000'],
		['1.000', '1.000'],
		['one', 'one'],
	])('is a quantity only if it can be nothing else: %s', (cell, quantity) => {
		expect(toQuantity(cell)).toBe(quantity)
	})
	it('is quoted in the message about it, without types', async () => {
		const text = csv(row(1, '10557', '"1,5"'), row(2, '10557', '"1,000"'), row(3, '10557', '0.5'))
		const messages = (await lines(['-'], text)).orders.map(({ issues }) => issues[0].message)
		expect(messages).toEqual([
			'Quantity "1,5" isn\'t a whole number.',
			'Quantity "1,000" may be 1 or 1000. Write it without a mark.',
			'Quantity "0.5" isn\'t a whole number.',
		])
		const german = await lines(['-', '--lang', 'de'], csv(row(1, '10557', 'x')))
		expect(german.orders[0].issues[0].message).toMatch(/^Die Menge.*\("x"\)$/)
	})
	it('makes no order alone, nor does a note in a column that is not ours', async () => {
		const text = `${OWN},note\n${row(1)},\n,,,,,,,,,,\n,,,,,,,,,,printed on Monday\n${row(2)},,,,\n`
		const { stdout, stderr } = await check(['-'], text)
		expect(stdout).toContain('2 orders checked: 2 valid, 0 invalid')
		expect(stderr).toContain('has 1 row with nothing of an order, which was skipped')
	})
	it.each([
		['UTF-8', Buffer.from('Zürich'), [], 'Zürich', ''],
		['Windows-1252', Buffer.from('Zürich', 'latin1'), [], 'Zürich', 'was read as windows-1252'],
		['a named encoding', Buffer.from([0x93, 0x8c, 0x8b, 0x9e]), ['--encoding', 'shift_jis'], '東京', ''],
	])('is read in its encoding: %s', async (_, bytes, options, city, said) => {
		const [before = '', after = ''] = csv(row(1)).split('Berlin')
		const file = write('encoded.csv', Buffer.concat([Buffer.from(before), bytes, Buffer.from(after)]))
		const { orders } = await lines([file, ...options])
		expect(orders[0].value.address.city).toBe(city)
		const { stderr } = await check([file, ...options])
		expect(stderr).toContain(said)
		expect(stderr === '').toBe(said === '')
	})
	it('keeps a broken byte of a UTF-8 file from changing the rest', async () => {
		const text = csv(row(1).replace('Berlin', 'Zürich'), row(2))
		const file = write('broken.csv', Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0x0a])]))
		expect((await check([file])).stderr).not.toContain('windows-1252')
	})
	it('is in an encoding that there is', async () => {
		expect((await check(['-', '--encoding', 'utf-9'], 'a')).stderr).toContain('There is no encoding "utf-9"')
	})
})

describe('a file that is handed back', () => {
	it('has the same rows, separators and quotes, and one more column', async () => {
		const text = `\ufeff"orderNumber";zip;countryCode;phone;city;variantId;quantity\r\n1;"10557";DE;030 901820;"Ber\nlin";mug;1\r\n\r\n2;1055;DE;030 901820;Berlin;mug;1\r\n`
		const { status, stdout } = await check([write('back.csv', text), '--format', 'csv'])
		expect(status).toBe(1)
		const expected = text
			.replace('quantity\r', 'quantity;orderwright\r')
			.replace('lin";mug;1\r', 'lin";mug;1;\r')
			.replace(
				/1\r\n$/,
				'1;"error: ""1055"" isn\'t a valid postal code for Germany. Use a format like 10115. -> zip = 01055"\r\n',
			)
		expect(stdout).toBe(expected)
	})
	it('is corrected where there is one reading, and nowhere else', async () => {
		const head = 'orderNumber,address1,city,province,zip,countryCode,phone,taxNumber,variantId,quantity'
		const rows = [
			'1,Street 1,Seattle,WA,9810l,US,(206) 555-0110,,mug,1',
			'2,Street 1,Cambridge,MA,"=""2139""",US,(617) 555-0199,,mug,1',
			"3,Street 1,São Paulo,SP,'01310200,BR,(11) 3149-5959,52998224725,mug,1",
			'4,Street 1,Houston,CA,77002,US,(713) 555-0155,,mug,1',
			'5,Street 1,Berlin,,10115 Germany,DE,030 901820,,mug,1',
			'6,Street 1,Berlin,,10115,DE,030 901820 ramal 5,,mug,1',
			'7,=HYPERLINK(1),Berlin,,10115,DE,+49 30 901820,,mug,1',
		]
		const file = write('fix.csv', `${[head, ...rows].join('\n')}\n`)
		const { stdout, stderr } = await check([file, '--fix'])
		const [top, ...back] = stdout.trimEnd().split('\n')
		expect(top).toBe(`${head},orderwright`)
		const kept = back.map((line, at) => line.startsWith(`${rows[at]},`))
		expect(kept).toEqual([false, false, false, true, true, true, true])
		expect(back[0]).toBe('1,Street 1,Seattle,WA,98101,US,(206) 555-0110,,mug,1,corrected: zip 9810l -> 98101')
		expect(back[1]).toContain('"=""02139"""')
		expect(back[2]).toContain('529.982.247-25')
		expect(back[3]).toContain('Texas')
		expect(stderr).toContain('3 cells were corrected.')
		const again = await check(['-', '--format', 'json'], stdout)
		expect(again.stdout).toContain('"valid":5,"invalid":2')
	})
	it('is only one file, and a CSV file', async () => {
		const file = write('one.csv', csv(row(1)))
		expect((await check([file, file, '--format', 'csv'])).stderr).toContain('Pass one file.')
		expect((await check([file, '--fix', '--format', 'json'])).stderr).toContain('use it with --format csv')
		const json = await check(['-', '--format', 'csv'], good())
		expect([json.status, json.stderr]).toEqual([2, expect.stringContaining('orderwright: - ')])
		const other = await check(['-', '--fix'], 'PLZ,Ort\n10557,Berlin\n')
		expect([other.status, other.stdout, other.stderr]).toEqual([
			2,
			'',
			expect.stringContaining('"PLZ" looks like the zip'),
		])
	})
	it('can be only the orders with a warning, and names each order by the column that groups', async () => {
		const text = `id,${OWN}\n9,${row(1).replace('Platz 1', '')}\n8,${row(2)}\n`
		expect(
			(await lines(['-', '--only', 'warning', '--group', 'orderNumber'], text)).orders.map(({ id }) => id),
		).toEqual(['1'])
	})
	it('has values in JSON without products, and says that shipping was not judged', async () => {
		const { orders } = await lines(['-'], good())
		expect(orders[0]).toMatchObject({ status: 'valid', value: { address: { zip: '10557' } }, notJudged: ['products'] })
	})
	it.each([
		['9810l', '98101', 'signs'],
		['1067', '01067', 'zeros'],
		['PLZ 10115', '10115', 'signs'],
		['D-10115', '10115', 'signs'],
		['52998224725', '529.982.247-25', 'signs'],
		['10115 Germany', '10115', null],
		['77002', '90210', null],
		['1011', '10115', null],
		['', '10115', null],
	])('is respelled and never guessed: %s to %s', (from, to, change) => {
		expect(changeOf(from, to)).toBe(change)
	})
})

describe('lines of an order', () => {
	it('take what only the first of them has, and a blank key groups nothing', async () => {
		const text = csv(
			'1,Platz 1,Berlin,,10557,DE,030 901820,,mug,1',
			'1,,,,,,,,tee,2',
			',Platz 1,Berlin,,10557,DE,030 901820,,mug,1',
			',Platz 1,Bonn,,53111,DE,030 901820,,mug,1',
		)
		const { orders } = await lines(['-', '--group', 'orderNumber'], text)
		expect(orders.map(({ name, status }) => [name, status])).toEqual([
			['standard input lines 2 to 3', 'valid'],
			['standard input line 4', 'valid'],
			['standard input line 5', 'valid'],
		])
		expect(orders[0].value.orderItems).toHaveLength(2)
	})
	it('that are too long lose themselves, and others cost no more than their length', async () => {
		const long = `${row(2)}${'x'.repeat(2_000_000)}`
		expect((await lines(['-'], `${OWN}\n${row(1)}\n${long}\n${row(3)}\n`)).summary).toMatchObject({
			valid: 2,
			invalid: 1,
		})
	})
})
