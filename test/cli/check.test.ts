import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildProgram, PROGRAM, run } from './program.ts'

const ROOT = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'orderwright-check-'))
beforeAll(buildProgram)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text: string | Buffer): string => {
	writeFileSync(join(folder, name), text)
	return name
}
const check = (args: readonly string[], input = '') => run(['check', ...args], input, folder)

const BERLIN = {
	address1: 'Platz der Republik 1',
	city: 'Berlin',
	zip: '10557',
	countryCode: 'DE',
	phone: '030 901820',
}
const good = (zip = BERLIN.zip): string =>
	JSON.stringify({ address: { ...BERLIN, zip }, orderItems: [{ variantId: 'mug-white', quantity: 1 }] })
const PRODUCTS = join(ROOT, 'examples/products.json')

describe('orderwright check', () => {
	it('exits with 0 when all orders are valid, and shows none of them', () => {
		const { status, stdout, stderr } = check([write('good.json', good()), '--products', PRODUCTS])
		expect([status, stderr]).toEqual([0, ''])
		expect(stdout).toBe('1 order judged: 1 valid, 0 invalid, 0 unknown\n')
	})
	it('exits with 1 when an order is invalid, and shows path, code, message and suggestion', () => {
		const { status, stdout } = check([write('bad.json', good('1055'))])
		expect(status).toBe(1)
		expect(stdout).toMatch(/✗ invalid bad\.json\n {4}error +address\.zip +address\.zip\.invalid\n.*10115.*\n +→ /)
		expect(stdout).toMatch(/\n {2}address\.zip\.invalid +1 {2}error\n/)
	})
	it('exits with 1 when a product is not on the list, and with 0 when there is no list', () => {
		const unlisted = write('unlisted.json', good().replace('mug-white', 'cap'))
		const { status, stdout } = check([unlisted, '--products', PRODUCTS])
		expect(status).toBe(1)
		expect(stdout).toMatch(/\? unknown unlisted\.json\n +needs +the product of variant cap/)
		const without = check([unlisted])
		expect(without.status).toBe(0)
		expect(without.stdout).toContain('Products were not checked')
	})
	it('exits with 0 whatever the verdicts with --exit-zero, and still with 2 for what it cannot read', () => {
		expect(check([write('bad.json', good('1055')), '--exit-zero']).status).toBe(0)
		expect(check(['nowhere.json', '--exit-zero']).status).toBe(2)
	})
	it('says the messages in another language with --lang, in every format', () => {
		const bad = write('bad.json', good('1055'))
		expect(check([bad, '--lang', 'fr-CA']).stdout).toContain('«\u00a01055\u00a0» n’est pas un code postal d’Allemagne.')
		expect(check([bad, '--lang', 'ja', '--format', 'json']).stdout).toContain(
			'「1055」はドイツの郵便番号ではありません。',
		)
		expect(check([bad, '--lang', 'de', '--format', 'junit']).stdout).toContain('für Deutschland als Postleitzahl')
		expect(check([bad, '--lang', 'en-GB']).stdout).toContain("isn't a postal code of Germany")
		const { status, stderr } = check([bad, '--lang', 'xx'])
		expect(status).toBe(2)
		expect(stderr).toContain('There are no messages in "xx". --lang is one of en, de, es, fr, it, ja, ko, pt, zh.')
	})
	it('names each file that is no order, judges the rest, and exits with 2', () => {
		const files = [
			write('broken.json', '{ "address": '),
			write('number.json', '7'),
			'missing.json',
			write('good.json', good()),
		]
		const { status, stdout } = check(files)
		expect(status).toBe(2)
		expect(stdout).toMatch(/broken\.json is not JSON: /)
		expect(stdout).toMatch(/number\.json isn't an order: /)
		expect(stdout).toMatch(/missing\.json cannot be opened: there is no such file/)
		expect(stdout).toContain('1 order judged: 1 valid, 0 invalid, 0 unknown; 3 could not be read')
	})
	it('reads standard input in every form, by how it starts', () => {
		const csv =
			'address1,zip,countryCode,city,phone,variantId,quantity\nSpreebogen 1,10557,DE,Berlin,030 901820,mug-white,1\n'
		for (const input of [good(), `[${good()}]`, `${good()}\n${good()}\n`, csv]) {
			const { status, stdout } = check(['-', '--products', PRODUCTS], input)
			expect([status, stdout], input).toEqual([0, expect.stringMatching(/^[12] orders? judged: ([12]) valid, 0 inv/)])
		}
	})
	it('reads a byte order mark of UTF-8 and of UTF-16', () => {
		const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(good(), 'utf16le')])
		expect(check([write('marked.json', `\ufeff${good()}`), write('utf16.json', utf16)]).stdout).toContain('2 valid')
	})
	it('shows a broken line by its number and judges the others', () => {
		const { status, stdout } = check([write('some.jsonl', `${good()}\n\n{"address":\n${good('1055')}\n`)])
		expect(status).toBe(2)
		expect(stdout).toContain('! not read some.jsonl line 3 is not JSON')
		expect(stdout).toContain('✗ invalid some.jsonl line 4')
	})
	it('keeps a line separator of Unicode inside a line', () => {
		const order = good().replace('Berlin', 'Ber\u2028lin')
		expect(check(['-', '--input', 'jsonl'], `${order}\n`).stdout).toContain('1 valid')
	})
	it('shows the elements of a list by their place, and where the list breaks off', () => {
		const { status, stdout } = check([write('list.json', `[${good()}, 7, ${good('1055')}, {"address": oops}]`)])
		expect(status).toBe(2)
		expect(stdout).toContain("! not read list.json[1] isn't an order")
		expect(stdout).toContain('✗ invalid list.json[2]')
		expect(stdout).toContain('! not read list.json is not JSON from here on')
	})
	it('does not read an order that is nested too deep, in any format', () => {
		const deep = good().replace(/}$/, `,"note":${'['.repeat(20_000)}${']'.repeat(20_000)}}`)
		for (const format of ['table', 'json', 'junit']) {
			const { status, stdout } = check(['-', '--input', 'jsonl', '--format', format], `${deep}\n${good()}`)
			expect([status, stdout]).toEqual([2, expect.stringContaining('is nested deeper than 500 levels.')])
		}
	})
	it('says that a list ends too soon', () => {
		expect(check(['-'], `[${good()}, `).stdout).toContain('standard input is not JSON from here on')
	})
})

describe('orderwright check with CSV', () => {
	const HEAD =
		'address.zip;CountryCode;city;phone;variantId;quantity;orderItems[1].variantId;orderItems[1].quantity;remark'
	it('reads line items, quotes and empty cells, and notes a column that it does not use', () => {
		const rows = [
			'10557;DE;"Ber\nlin";030 901820;mug-white;1;tee-black-m;2;"a; b"',
			'10557;DE;Berlin;030 901820;mug-white;1;;;',
			'10557;DE;Berlin;030 901820;mug-white;one;;;',
			'10557;DE',
		]
		const { status, stdout, stderr } = check([
			write('orders.csv', [HEAD, ...rows].join('\r\n')),
			'--products',
			PRODUCTS,
		])
		expect(status).toBe(2)
		expect(stderr).toBe('orderwright: orders.csv doesn\'t use "remark".\n')
		expect(stdout).toMatch(/✗ invalid orders\.csv line 5\n +error +orderItems\[0\]\.quantity +request\.type/)
		expect(stdout).toContain('! not read orders.csv line 6 has 2 cells, and the first line has 9.')
		expect(stdout).toContain('3 orders judged: 2 valid, 1 invalid')
	})
	it('says what columns there are when it knows none', () => {
		const { status, stdout } = check([write('other.csv', 'a,b\n1,2\n')])
		expect(status).toBe(2)
		expect(stdout).toMatch(/has no column of an order\. Name some of address1, .*quantity/)
	})
	const SHORT = 'zip,countryCode,city,phone,variantId,quantity'
	const row = (city: string, zip = BERLIN.zip): string => `${zip},DE,${city},030 901820,mug-white,1`

	it.each([
		['opened and not closed', '"Berlin'],
		['inside a cell', 'Ber"lin'],
		['behind a quoted cell', '"Ber"lin'],
		['alone in its cell', '"'],
	])('skips the line of a stray quote alone, and judges the rest: %s', (_, city) => {
		const text = [SHORT, row('Berlin'), row(city), row('Berlin', '1055'), row('"Ber ""B"", lin"'), row('"Ber\nlin"')]
		const { status, stdout } = check([write('stray.csv', text.join('\n'))])
		expect(status).toBe(2)
		expect(stdout).toContain('! not read stray.csv line 3 has a stray quote.')
		expect(stdout).toContain('✗ invalid stray.csv line 4')
		expect(stdout).toContain('4 orders judged: 3 valid, 1 invalid, 0 unknown; 1 could not be read')
	})
	it('finds a stray quote that meets another one many lines later', () => {
		const good = Array<string>(500).fill(row('Berlin'))
		const text = [SHORT, row('"Berlin'), ...good, row('Berlin"'), ...good].join('\n')
		expect(check([write('far.csv', text)]).stdout).toContain('1,000 orders judged: 1,000 valid')
	})
	it('judges nothing if a stray quote is in the names of the columns', () => {
		const { status, stdout } = check([write('names.csv', `zip,"city\n${row('Berlin')}`)])
		expect([status, stdout]).toEqual([2, expect.stringContaining('names.csv line 1 has a stray quote.')])
		expect(stdout).toContain('0 orders judged')
	})
	it('names both columns that have the same field, and judges nothing', () => {
		const { status, stdout } = check([write('twice.csv', `zip,City,address.ZIP,address.city\n1,2,3,4\n`)])
		expect(status).toBe(2)
		expect(stdout).toContain(
			'has two columns for address.zip: "zip" (column 1) and "address.ZIP" (column 3). Remove one.',
		)
		expect(stdout).toContain('0 orders judged')
	})
	it('takes the separator that the first line names', () => {
		const text = ['sep=|', SHORT.replaceAll(',', '|'), row('"Berlin, Mitte; 1"').replaceAll(',', '|').replace('|_', '')]
		const { status, stdout } = check([write('named.csv', text.join('\r\n').replace('Berlin|', 'Berlin,'))])
		expect([status, stdout]).toEqual([0, expect.stringContaining('1 order judged: 1 valid')])
		expect(check([write('semi.csv', `sep=;\n${SHORT.replaceAll(',', ';')}\n10557;DE`)]).stdout).toContain(
			'line 3 has 2 cells, and the first line has 6.',
		)
	})
	it('reads lines that end with a carriage return alone', () => {
		expect(check([write('old.csv', [SHORT, row('Berlin'), row('Bonn')].join('\r'))]).stdout).toContain('2 valid')
	})
	it.each(['empty.csv', 'empty.json', 'empty.jsonl'])('exits with 2 for an empty file: %s', (name) => {
		const { status, stdout } = check([write(name, name.endsWith('csv') ? '' : ' \n')])
		expect([status, stdout]).toEqual([2, expect.stringContaining(`! not read ${name} is empty.`)])
	})
	it('exits with 2 for a folder without a file of orders', () => {
		mkdirSync(join(folder, 'none'))
		const { status, stderr } = check(['none'])
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
	const lines = (args: readonly string[]) =>
		check([file(), '--format', 'json', ...args])
			.stdout.trim()
			.split('\n')
			.map((line) => JSON.parse(line))

	it('joins neighbouring rows with one value in a column to one order', () => {
		const found = lines(['--group', 'ORDERID'])
		expect(found.map(({ name, id, orderNumber, status }) => [name, id, orderNumber, status])).toEqual([
			['rows.csv lines 2 to 3', 'a1', '1001', 'valid'],
			['rows.csv line 4', 'a2', '1002', 'invalid'],
			['rows.csv lines 5 to 6', undefined, undefined, 'unreadable'],
			['rows.csv line 7', undefined, '1004', 'valid'],
			['rows.csv line 8', undefined, '1005', 'valid'],
			[undefined, undefined, undefined, undefined],
		])
		expect(found[0].order.rows.map(({ remark }: { remark: string }) => remark)).toEqual(['gift', ''])
		expect(found[2].problem).toBe('has different values for address.zip in the rows of order a3.')
		expect(found[5].summary).toMatchObject({ valid: 3, invalid: 1, unreadable: 1 })
	})
	it('judges each row alone without --group, and says that a column is none', () => {
		expect(lines([]).map(({ status }) => status)).toEqual([
			'valid',
			'invalid',
			'invalid',
			'valid',
			'valid',
			'valid',
			'valid',
			undefined,
		])
		expect(check([file(), '--group', 'order']).stdout).toContain('rows.csv has no column "order" for --group.')
		expect(check(['-', '--group', 'orderId'], good()).stderr).toContain('is no CSV, so --group has no effect')
	})
	it('shows the own id and number of an order in every format', () => {
		expect(check([file()]).stdout).toContain('✗ invalid rows.csv line 4 (id a2, number 1002)')
		expect(check([file(), '--format', 'junit']).stdout).toContain('name="rows.csv line 4 (id a2, number 1002)"')
		const order = { id: 7, orderNumber: '#9', ...JSON.parse(good('1055')) }
		expect(check(['-'], JSON.stringify(order)).stdout).toContain('standard input (id 7, number #9)')
	})
	it('keeps every field of an order in JSON', () => {
		const order = { id: 'x', note: { deep: [1, null] }, ...JSON.parse(good()) }
		const [line] = check(['-', '--format', 'json'], JSON.stringify(order)).stdout.split('\n')
		expect(JSON.parse(line ?? '').order).toEqual(order)
		expect(lines([])[0].order).toMatchObject({ orderId: 'a1', remark: 'gift', zip: '10557' })
	})
	it('shows only one status, and counts all', () => {
		const shown = (only: string): string[] => lines(['--only', only]).map(({ status }) => status)
		expect(shown('invalid')).toEqual(['invalid', 'invalid', undefined])
		expect(shown('valid')).toHaveLength(6)
		expect(lines(['--only', 'invalid']).at(-1).summary.valid).toBe(5)
		const { status, stdout } = check([file(), '--only', 'valid'])
		expect([status, stdout]).toEqual([1, expect.stringMatching(/^✓ valid/)])
		expect(check([file(), '--only', 'bad']).stderr).toContain('--only takes valid, invalid, unknown, unreadable')
	})
})

describe('what a terminal gets from orderwright check', () => {
	it('shows controls and line breaks of a value as escapes', () => {
		const order = good('10\u001b[2J55\n✓ valid   forged')
		const { stdout } = check(['-'], order)
		expect(stdout).not.toContain('\u001b')
		expect(stdout).toContain('\\u001b[2J')
		expect(stdout).not.toMatch(/^✓ valid/m)
	})
	it.each<[string, string, number, string[]]>([
		['1', good('1055'), 1, []],
		['0', good(), 0, []],
		['2', '7', 2, []],
		['1 with two jobs', good('1055'), 1, ['--jobs', '2']],
	])(
		'keeps the exit status of what was judged when the reader of its output ends: %s',
		async (_, order, expected, options) => {
			const file = write('many.jsonl', `${order}\n`.repeat(20_000))
			const child = spawn(process.execPath, [PROGRAM, 'check', file, '--all', ...options], { cwd: folder })
			child.stdout.once('data', () => child.stdout.destroy())
			expect(await new Promise((resolve) => child.on('close', resolve))).toBe(expected)
		},
	)
})

describe('the formats of orderwright check', () => {
	const input = `${good()}\n${good('1055')}\n7\n`
	it('writes JSON lines with a summary', () => {
		const { status, stdout } = check(['-', '--input', 'jsonl', '--format', 'json'], input)
		const lines = stdout
			.trim()
			.split('\n')
			.map((line) => JSON.parse(line))
		expect(status).toBe(2)
		expect(lines.map(({ name, status }) => [name, status])).toEqual([
			['standard input line 1', 'valid'],
			['standard input line 2', 'invalid'],
			['standard input line 3', 'unreadable'],
			[undefined, undefined],
		])
		expect(lines[1].issues[0]).toMatchObject({ code: 'address.zip.invalid', path: ['address', 'zip'] })
		expect(lines[3].summary).toEqual({
			valid: 1,
			invalid: 1,
			unknown: 0,
			unreadable: 1,
			codes: [{ code: 'address.zip.invalid', severity: 'error', orders: 1 }],
		})
	})
	it('writes JUnit, with what XML cannot hold replaced', () => {
		const { stdout } = check(['-', '--input', 'jsonl', '--format', 'junit'], input.replace('1055"', '1055\\u0001<&"'))
		expect(stdout).toContain('<testcase classname="orders" name="standard input line 1"/>')
		expect(stdout).toMatch(
			/name="standard input line 2"><failure message="address\.zip\.invalid">address\.zip: .*1055\ufffd&lt;&amp;/,
		)
		expect(stdout).toMatch(/name="standard input line 3"><error message="isn't an order/)
		expect(stdout.trim().endsWith('</testsuites>')).toBe(true)
	})
})

describe('the size of what orderwright check reads', () => {
	it.each([
		['JSON lines', '', '\n', '\n'],
		['a list', '[', ',', ']'],
	])('needs no more memory for many orders than for few: %s', (_, start, between, end) => {
		const few = memoryFor(start + Array(1_000).fill(good()).join(between) + end)
		const many = memoryFor(start + Array(60_000).fill(good()).join(between) + end)
		expect(few.orders).toBe('1,000')
		expect(many.orders).toBe('60,000')
		// The text alone has 10 MB, and its verdicts have many times more. The rest is room for the garbage collector.
		expect(many.megabytes - few.megabytes).toBeLessThan(40)
	})

	it('needs no more memory for many orders with several jobs, however long the orders are', () => {
		const long = good().replace(/}$/, `,"note":"${'n'.repeat(20_000)}"}\n`)
		const options = ['--jobs', '2', '--format', 'json']
		const few = memoryFor(long.repeat(200), ...options)
		const many = memoryFor(long.repeat(5_000), ...options)
		// The text has 100 MB, and would be held twice: as orders that wait and as output.
		expect(many.megabytes - few.megabytes).toBeLessThan(130)
	})

	/** Measures the peak memory of a run, with a module that is loaded before the program. */
	function memoryFor(text: string, ...options: string[]): { orders: string | undefined; megabytes: number } {
		const file = write('orders.txt', text)
		const spy = write(
			'spy.mjs',
			`process.on('exit', () => console.log('megabytes', process.resourceUsage().maxRSS / 1024))`,
		)
		const node = ['--max-semi-space-size=1', '--import', `./${spy}`, PROGRAM]
		const { stdout } = run(['check', file, ...options], '', folder, node)
		const [, orders] = /([\d,]+) orders judged/.exec(stdout) ?? []
		return { orders, megabytes: Number(/megabytes ([\d.]+)/.exec(stdout)?.[1]) }
	}
})

describe('orderwright check --jobs', () => {
	/** Good and bad orders, lines without an order, values that JSON can't hold, and texts of many lengths. */
	const ORDERS = Array.from({ length: 3_000 }, (_, at) => {
		if (at % 97 === 0) return '{"broken": '
		const order = {
			id: at,
			...JSON.parse(good(at % 3 === 0 ? '1055' : '10557')),
			note: 'é'.repeat((at * 7919) % 2_000),
		}
		return JSON.stringify(order).replace('"quantity":1', `"quantity":${['1', '-0', '1e400', '2'][at % 4]}`)
	})
	const ROWS = Array.from(
		{ length: 1_000 },
		(_, at) => `a${at >> 1},${at % 7 === 0 ? '1055' : '10557'},DE,mug-${at % 5},1`,
	)
	const DEEP = good().replace(/}$/, `,"note":${'['.repeat(20_000)}${']'.repeat(20_000)}}`)
	const files = () => [
		write('jobs.jsonl', ORDERS.join('\n')),
		write('jobs.json', `[${ORDERS.filter((order) => !order.includes('broken'))}, 7`),
		write('jobs.csv', ['orderId,zip,countryCode,variantId,quantity', ...ROWS].join('\n')),
		write('deep.json', DEEP),
		'missing.json',
	]

	it.each([
		[['--format', 'table', '--explain']],
		[['--format', 'json', '--group', 'orderId', '--products', PRODUCTS]],
		[['--format', 'junit', '--only', 'invalid', '--lang', 'de']],
	])('writes the same bytes in the same order as one job: %j', (options) => {
		const one = check([...files(), ...options])
		const three = check([...files(), ...options, '--jobs', '3'])
		expect([three.status, three.stdout, three.stderr]).toEqual([one.status, one.stdout, one.stderr])
		expect([one.status, one.stdout.length > 10_000]).toEqual([2, true])
	})
	it('exits with the status of what was judged', () => {
		const jobs = (order: string, ...options: string[]) => check(['-', '--jobs', '2', ...options], order).status
		expect([jobs(good()), jobs(good('1055')), jobs('7'), jobs(good('1055'), '--exit-zero')]).toEqual([0, 1, 2, 0])
		expect(check(['-', '--jobs', '0'], good())).toMatchObject({
			status: 2,
			stderr: expect.stringContaining('--jobs takes a whole number from 1 to 64, not "0".'),
		})
	})
})

describe('the policy of orderwright check', () => {
	it('is followed', () => {
		const order = write('unlisted-region.json', good())
		const region = JSON.stringify([
			{ id: 'mug', variants: [{ id: 'mug-white' }], shippingRegions: [{ countryCode: 'FR' }] },
		])
		const products = write('regions.json', region)
		expect(check([order, '--products', products]).status).toBe(0)
		const policy = write('policy.json', '{ "unlistedRegion": "error" }')
		expect(check([order, '--products', products, '--policy', policy]).stdout).toContain('order.shipping')
	})
	it('names a key and a value that no policy has', () => {
		const order = write('good.json', good())
		const wrongKey = check([order, '--policy', write('key.json', '{ "fone": "max" }')])
		expect([wrongKey.status, wrongKey.stderr]).toEqual([2, expect.stringContaining('Did you mean "phone"?')])
		const wrongValue = check([order, '--policy', write('value.json', '{ "phone": "most" }')])
		expect([wrongValue.status, wrongValue.stderr]).toEqual([
			2,
			expect.stringContaining('"phone" takes min, max, not "most"'),
		])
	})
})

describe('npm start', () => {
	const start = (args: readonly string[], input = '') => {
		const tsx = ['--import', 'tsx', join(ROOT, 'scripts/start.ts')]
		return run(args, input, ROOT, tsx, { INIT_CWD: folder, ORDERWRIGHT_CLI: PROGRAM })
	}
	const files = readdirSync(join(ROOT, 'examples/orders'))

	it('judges and explains every example and ends well, whatever the verdicts', () => {
		const { status, stdout, stderr } = start([])
		expect([status, stderr]).toEqual([0, ''])
		for (const file of files) expect(stdout).toContain(file)
		expect(stdout).toContain(`${files.length} orders judged: `)
		for (const verdict of ['✓ valid', '✗ invalid', '? unknown', '│ Credits: ']) expect(stdout).toContain(verdict)
		expect(stdout).not.toContain('\u001b')
	})
	it('covers at least 15 countries, the five with tax numbers among them', () => {
		const countries = new Set(files.map((file) => file.slice(0, 2)))
		expect(countries.size).toBeGreaterThanOrEqual(15)
		for (const country of ['br', 'mx', 'cn', 'it', 'kr']) expect(countries).toContain(country)
	})
	it('judges the files that are named from where the user stands, and standard input', () => {
		const { stdout } = start([write('good.json', good()), '-'], good('1055'))
		expect(stdout).toContain('✓ valid   good.json')
		expect(stdout).toContain('✗ invalid standard input')
		expect(stdout).toContain('2 orders judged')
	})
	it('says by its status that a file is no order', () => {
		expect(start(['missing.json']).status).toBe(2)
	})
})
