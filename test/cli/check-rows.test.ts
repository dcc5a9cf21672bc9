import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Source, toOrder } from '../../cli/check/layout.ts'
import { BERLIN, check, folder, good, PRODUCTS, write } from './orders.ts'

describe('orderwright check with CSV', () => {
	const HEAD =
		'address.zip;CountryCode;city;phone;variantId;quantity;orderItems[1].variantId;orderItems[1].quantity;remark'
	it('reads line items, quotes and empty cells, and notes a column that it does not use', async () => {
		const rows = [
			'10557;DE;"Ber\nlin";030 901820;mug-white;1;tee-black-m;2;"a; b"',
			'10557;DE;Berlin;030 901820;mug-white;1;;;',
			'10557;DE;Berlin;030 901820;mug-white;one;;;',
			'10557;DE;Berlin;030 901820;mug-white;1;;;;x',
		]
		const { status, stdout, stderr } = await check([
			write('orders.csv', [HEAD, ...rows].join('\r\n')),
			'--products',
			PRODUCTS,
		])
		expect(status).toBe(2)
		expect(stderr).toBe('orderwright: orders.csv doesn\'t use "remark".\n')
		expect(stdout).toMatch(/✗ invalid orders\.csv line 5\n +error +orderItems\[0\]\.quantity +request\.type/)
		expect(stdout).toContain('! not read orders.csv line 6 has 10 cells, and the first line has 9.')
		expect(stdout).toContain('3 orders checked: 2 valid, 1 invalid')
	})
	it('takes an address whose cells are all empty or N/A for none, and reads the other one', () => {
		const place = { is: {}, split: null, label: null, value: null, pattern: null, above: false }
		const source = (field: 'country' | 'zip', column: number, isOtherwise: boolean): Source<readonly string[]> =>
			({ field, path: ['address', field], place, shown: field, isOtherwise, read: (row) => row[column] }) as Source<
				readonly string[]
			>
		const sources = [
			source('country', 0, false),
			source('zip', 1, false),
			source('country', 2, true),
			source('zip', 3, true),
		]
		const read = (...row: string[]): unknown => toOrder(sources, row, null, false)
		const other = { address: { country: 'Kenya', zip: '00100' } }
		for (const nothing of ['N/A', 'sin código postal', 'none', '', '-'])
			expect(read(nothing, nothing, 'Kenya', '00100'), nothing).toMatchObject(other)
		expect(read('NA', 'N/A', 'Kenya', '00100')).toMatchObject({ address: { country: 'NA' } })
	})
	it('says what columns there are when it knows none', async () => {
		const { status, stdout } = await check([write('other.csv', 'a,b\n1,2\n')])
		expect(status).toBe(2)
		expect(stdout).toMatch(/has no column of an order\. Name some of address1, .*quantity/)
	})
	const SHORT = 'zip,countryCode,city,phone,variantId,quantity'
	const row = (city: string, zip = BERLIN.zip): string => `${zip},DE,${city},030 901820,mug-white,1`

	it.each([
		['opened and not closed', '"Berlin'],
		['behind a quoted cell', '"Ber"lin'],
		['alone in its cell', '"'],
	])('skips the line of a stray quote alone, and judges the rest: %s', async (_, city) => {
		const text = [SHORT, row('Berlin'), row(city), row('Berlin', '1055'), row('"Ber ""B"", lin"'), row('"Ber\nlin"')]
		const { status, stdout } = await check([write('stray.csv', text.join('\n'))])
		expect(status).toBe(2)
		expect(stdout).toContain('! not read stray.csv line 3 has a stray quote.')
		expect(stdout).toContain('✗ invalid stray.csv line 4')
		expect(stdout).toContain('4 orders checked: 3 valid, 1 invalid, 0 unknown; 1 could not be read')
	})
	it('finds a stray quote that meets another one many lines later', async () => {
		const good = Array<string>(500).fill(row('Berlin'))
		const text = [SHORT, row('"Berlin'), ...good, row('Berlin"'), ...good].join('\n')
		expect((await check([write('far.csv', text)])).stdout).toContain('1,001 orders checked: 1,001 valid')
	})
	it('judges nothing if a stray quote is in the names of the columns', async () => {
		const { status, stdout } = await check([write('names.csv', `zip,"city\n${row('Berlin')}`)])
		expect([status, stdout]).toEqual([2, expect.stringContaining('names.csv line 1 has a stray quote.')])
		expect(stdout).toContain('0 orders checked')
	})
	it('names both columns that have the same field, and judges nothing', async () => {
		const { status, stdout } = await check([write('twice.csv', `zip,City,address.ZIP,address.city\n1,2,3,4\n`)])
		expect(status).toBe(2)
		expect(stdout).toContain(
			'has two columns for address.zip: "zip" (column 1) and "address.ZIP" (column 3). Remove one, or say which counts: --map zip=#1',
		)
		expect(stdout).toContain('0 orders checked')
	})
	it('takes the separator that the first line names', async () => {
		const text = ['sep=|', SHORT.replaceAll(',', '|'), row('"Berlin, Mitte; 1"').replaceAll(',', '|').replace('|_', '')]
		const { status, stdout } = await check([write('named.csv', text.join('\r\n').replace('Berlin|', 'Berlin,'))])
		expect([status, stdout]).toEqual([0, expect.stringContaining('1 order checked: 1 valid')])
		expect((await check([write('semi.csv', `sep=;\n${SHORT.replaceAll(',', ';')}\n10557;DE`)])).stdout).toContain(
			'invalid semi.csv line 3',
		)
	})
	it('reads lines that end with a carriage return alone', async () => {
		expect((await check([write('old.csv', [SHORT, row('Berlin'), row('Bonn')].join('\r'))])).stdout).toContain(
			'2 valid',
		)
	})
	it.each(['empty.csv', 'empty.json', 'empty.jsonl'])('exits with 2 for an empty file: %s', async (name) => {
		const { status, stdout } = await check([write(name, name.endsWith('csv') ? '' : ' \n')])
		expect([status, stdout]).toEqual([2, expect.stringContaining(`! not read ${name} is empty.`)])
	})
	it('exits with 2 for a folder without a file of orders', async () => {
		mkdirSync(join(folder, 'none'))
		const { status, stderr } = await check(['none'])
		expect([status, stderr]).toEqual([2, expect.stringContaining('none has no file that ends with .json')])
	})
})

describe('what orderwright check does for the owner of orders', () => {
	const HEAD = 'orderId,orderNumber,zip,countryCode,city,phone,variantId,quantity,remark'
	const ROWS = [
		'a1,1001,10557,DE,Berlin,030 901820,mug-white,1,gift',
		'a1,,,,,,tee-black-m,2,',
		'a2,1002,1055,DE,Berlin,030 901820,mug-white,1,',
		'a3,1003,10557,DE,Berlin,030 901820,mug-white,1,',
		'a3,1003,10115,DE,Berlin,030 901820,mug-white,1,',
		',1004,10557,DE,Berlin,030 901820,mug-white,1,',
		',1005,10557,DE,Berlin,030 901820,mug-white,1,',
	]
	const file = () => write('rows.csv', [HEAD, ...ROWS].join('\n'))
	const lines = async (args: readonly string[]) =>
		(await check([file(), '--format', 'json', ...args])).stdout
			.trim()
			.split('\n')
			.map((line) => JSON.parse(line))

	it('joins neighbouring rows with one value in a column to one order', async () => {
		const found = await lines(['--group', 'ORDERID'])
		expect(found.map(({ name, id, orderNumber, status }) => [name, id, orderNumber, status])).toEqual([
			['rows.csv lines 2 to 3', 'a1', '1001', 'valid'],
			['rows.csv line 4', 'a2', '1002', 'invalid'],
			['rows.csv lines 5 to 6', 'a3', '1003', 'unreadable'],
			['rows.csv line 7', undefined, '1004', 'valid'],
			['rows.csv line 8', undefined, '1005', 'valid'],
			[undefined, undefined, undefined, undefined],
		])
		expect(found[0].order.rows.map(({ remark }: { remark: string }) => remark)).toEqual(['gift', ''])
		expect(found[2].problem).toBe('has different values for address.zip in the rows of order a3.')
		expect(found[5].summary).toMatchObject({ valid: 3, invalid: 1, unreadable: 1 })
	})
	it('judges each row alone without --group, and says that a column is none', async () => {
		expect((await lines([])).map(({ status }) => status)).toEqual([
			'valid',
			'invalid',
			'invalid',
			'valid',
			'valid',
			'valid',
			'valid',
			undefined,
		])
		expect((await check([file(), '--group', 'order'])).stdout).toContain('rows.csv has no column "order" for --group.')
		expect((await check(['-', '--group', 'orderId'], good())).stderr).toContain('is no CSV, so --group has no effect')
	})
	it('shows the own id and number of an order in every format', async () => {
		expect((await check([file()])).stdout).toContain('✗ invalid rows.csv line 4 (id a2, number 1002)')
		expect((await check([file(), '--format', 'junit'])).stdout).toContain('name="rows.csv line 4 (id a2, number 1002)"')
		const order = { id: 7, orderNumber: '#9', ...JSON.parse(good('1055')) }
		expect((await check(['-'], JSON.stringify(order))).stdout).toContain('standard input (id 7, number #9)')
	})
	it('keeps every field of an order in JSON', async () => {
		const order = { id: 'x', note: { deep: [1, null] }, ...JSON.parse(good()) }
		const [line] = (await check(['-', '--format', 'json'], JSON.stringify(order))).stdout.split('\n')
		expect(JSON.parse(line ?? '').order).toEqual(order)
		expect((await lines([]))[0].order).toMatchObject({ orderId: 'a1', remark: 'gift', zip: '10557' })
	})
	it('shows only one status, and counts all', async () => {
		const shown = async (only: string): Promise<string[]> => (await lines(['--only', only])).map(({ status }) => status)
		expect(await shown('invalid')).toEqual(['invalid', 'invalid', undefined])
		expect(await shown('valid')).toHaveLength(6)
		expect((await lines(['--only', 'invalid'])).at(-1).summary.valid).toBe(5)
		const { status, stdout } = await check([file(), '--only', 'valid'])
		expect([status, stdout]).toEqual([1, expect.stringMatching(/^✓ valid/)])
		expect((await check([file(), '--only', 'bad'])).stderr).toContain(
			'--only accepts valid, invalid, unknown, unreadable',
		)
	})
})
