import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { writeXlsx } from 'hucre/xlsx'
import { checkZip, provincesOf } from 'orderwright'
import { en } from 'orderwright/en'
import { beforeAll, describe, expect, it } from 'vitest'
import { cleanCell } from '../../cli/check/cells.ts'
import { likelyField } from '../../cli/check/fields.ts'
import { fixOrder } from '../../cli/check/fixes.ts'
import { judge } from '../../cli/check/judge.ts'
import { ZIP_EXAMPLES } from '../../src/rules/zip/data/zip-examples.ts'
import { check, folder, good, pasted, write } from './orders.ts'
import { buildProgram, PROGRAM } from './program.ts'

const OWN = 'orderNumber,address1,city,provinceCode,zip,countryCode,phone,variantId,quantity'
const row = (id: number, zip: string, country = 'DE', province = '', phone = '030 901820'): string =>
	`${id},Weg 1,Ort,${province},${zip},${country},${phone},mug,1`
const csv = (...rows: readonly string[]): string => `${[OWN, ...rows].join('\n')}\n`

/** Runs `check` with JSON, and returns its orders and its summary. */
async function judged(args: readonly string[], input = '') {
	const { stdout, stderr, status } = await check([...args, '--format', 'json'], input)
	const lines = stdout
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line))
	return { status, stderr, summary: lines.at(-1).summary, orders: lines.filter((line) => line.status) }
}

/** Returns the bytes that `check` hands back. */
async function handedBack(file: string, ...options: string[]): Promise<Buffer> {
	await check([file, '--format', 'csv', '--output', 'handed.csv', ...options])
	return readFileSync(join(folder, 'handed.csv'))
}

describe('a file in which no order is checked', () => {
	it.each([
		['only the names of columns', csv()],
		['a list without orders', '[]'],
		['an empty list of a shop', '{"orders":[]}'],
		['rows with nothing of an order', csv(',,,,,,,,')],
	])('is status 2 in every format, and 0 with --allow-empty: %s', async (_, text) => {
		for (const format of ['table', 'json', 'junit', ...(text.startsWith(OWN) ? ['csv'] : [])]) {
			const { status, stdout, stderr } = await check(['-', '--format', format], text)
			expect([format, status]).toEqual([format, 2])
			expect(stdout + stderr).toMatch(/has no orders|no order was checked/)
		}
		expect((await check(['-', '--allow-empty'], text)).status).toBe(0)
	})
	it('has not the first person’s row as its header, because the country is given', async () => {
		const people =
			'Name,City,State,ZIP,Phone\nAda,Cambridge,MA,02139,(617) 555-0199\nBen,Boston,MA,02108,(617) 555-0198\n'
		const { status, stdout } = await check(['-', '--map', 'country==US'], people)
		expect([status, stdout]).toEqual([2, expect.stringContaining('"State" looks like the province')])
		expect((await judged(pasted(stdout), people)).summary).toMatchObject({ valid: 2, invalid: 0 })
		const { stdout: back } = await check(['-', '--map', 'country==US', '--format', 'csv'], people)
		expect(back).toBe('')
	})
	it('lists all fields of a mapping that have no column, but for optional ones', async () => {
		const fields = {
			zip: 'Zip',
			city: ['Town', 'City'],
			phone: ['Mobil', 'Telefon'],
			address2: { from: 'Zusatz', optional: true },
		}
		const map = (more: object) => write('own-map.json', JSON.stringify({ fields: { countryCode: 'Land', ...more } }))
		const text = 'Zip,Town,Land,Telefon\n10557,Berlin,DE,030 901820\n'
		expect((await judged(['-', '--map', map(fields)], text)).summary).toMatchObject({ valid: 1 })
		const { status, stdout } = await check(
			['-', '--map', map({ ...fields, address1: 'Straße', quantity: 'Menge' })],
			text,
		)
		expect(status).toBe(2)
		expect(stdout).toContain('has no column "Straße" for address1; no column "Menge" for quantity.')
	})
})

describe('a zero that is lost', () => {
	const CODES =
		'80331 20095 10115 50667 60311 70173 40210 30159 90402 28195 44135 45127 79098 99084 54290 66111 14467 24103 23552 39104'.split(
			' ',
		)
	const column = (...more: readonly string[]) => csv(...[...CODES, ...more].map((zip, at) => row(at, zip)))
	it('comes back where the column is a witness, and is suggested on standard input', async () => {
		const text = column('1067', '4109', '8056')
		const back = String(await handedBack(write('lost.csv', text), '--fix'))
		for (const code of ['01067', '04109', '08056']) expect(back).toContain(`,${code},`)
		expect((await check(['-', '--fix'], text)).stdout).toContain('-> zip = 01067')
	})
	it.each([
		['in a file that keeps its zeros', column('1067', '4109', '8056', '04103')],
		['where a code has lost another digit', column('1067', '4109', '856')],
		[
			'of codes of one city',
			csv(...Array.from({ length: 40 }, (_, at) => row(at, String(at < 4 ? 8033 + at : 80331 + at)))),
		],
		['of one code', column('8033')],
		['where too many are short', column(...CODES.map((code) => code.slice(1)))],
	])('is only suggested %s', async (_, text) => {
		const { stdout } = await check([write('kept.csv', text), '--fix'])
		expect(stdout).not.toContain('corrected: zip')
	})
	it('comes back where the province has no other code of these digits', async () => {
		const text = csv(
			row(1, '2139', 'US', 'MA', '(617) 555-0199'),
			row(2, '1010', 'MX', 'CMX', '55 5658 1111'),
			row(3, '901', 'US', 'PR', '(787) 555-0199'),
		)
		const back = String(await handedBack(write('province.csv', text), '--fix')).split('\n')
		expect(back[1]).toContain('corrected: zip 2139 -> 02139')
		// Mexico City has 01010 and 10100.
		expect(back[2]).not.toContain('corrected')
	})
	it('comes back in a file without quantities, and beside a wrong phone', async () => {
		const text =
			'address1,city,provinceCode,zip,countryCode,phone,variantId\n12 Main St,Boston,MA,2134,US,617 CALL ME,TEE-M\n'
		const back = String(await handedBack(write('no-quantity.csv', text), '--fix'))
		expect(back).toContain('corrected: zip 2134 -> 02134')
	})
	it('and no other correction is ever another place’s code, in all countries', () => {
		const facts = { products: null, policy: {}, language: en, addresses: true }
		const judgeOne = (order: object) => judge(order, undefined, facts)
		const signs = (code: string): string => code.toUpperCase().replace(/[^A-Z\d]/g, '')
		const wrong: string[] = []
		let tried = 0
		for (const [country, given] of Object.entries(ZIP_EXAMPLES)) {
			const orderTo = (zip: string, provinceCode?: string) => ({
				address: { address1: 'a 1', city: 'b', zip, countryCode: country, provinceCode, phone: '1' },
			})
			for (const code of [given]
				.flat()
				.slice(0, 3)
				.filter((zip) => checkZip(zip, country).status === 'valid')) {
				const own = provincesOf(country).find((each) =>
					judgeOne(orderTo(code, each.code)).verdict.issues.every(({ code }) => !code.startsWith('address.zip.')),
				)
				for (const [at, digit] of [...code].entries()) {
					const [start, end, next = ''] = [code.slice(0, at), code.slice(at + 1), code[at + 1] ?? '']
					for (const zip of [start + end, start + digit + digit + end, start + next + digit + end.slice(1)])
						for (const provinceCode of [undefined, own?.code]) {
							const order = orderTo(zip, provinceCode)
							const { fixes } = fixOrder(order, judgeOne(order), judgeOne, { zeros: [] })
							tried++
							for (const { field, to } of fixes)
								if (field === 'zip' && signs(to) !== signs(code)) wrong.push(`${country} ${code} ${zip} ${to}`)
						}
				}
			}
		}
		expect(wrong).toEqual([])
		expect(tried).toBeGreaterThan(5_000)
	})
})

describe('bytes that come back', () => {
	/** A row of each encoding as `iconv` writes it: name, then the bytes of a city. */
	const CITIES: readonly (readonly [encoding: string, city: string, bytes: string])[] = [
		['windows-1250', 'Łódź Kraków Świętochłowice', 'a3f3649f204b72616bf377208c7769ea746f6368b36f77696365'],
		['shift_jis', '東京都千代田区・ソ|大阪府', '938c8b9e937390e791e393638be68145835c7c91e58de3957b'],
		['gbk', '上海市黄浦区南京东路', 'c9cfbaa3cad0bbc6c6d6c7f8c4cfbea9b6abc2b7'],
		['euc-kr', '서울특별시 중구 세종대로', 'bcadbfefc6afbab0bdc320c1dfb1b820bcbcc1beb4ebb7ce'],
		['big5', '台北市信義區市府路', 'a578a55fa5abab48b871b0cfa5abb2aab8f4'],
		['windows-1252', 'Orléans Saint-Étienne Besançon', '4f726ce9616e73205361696e742dc97469656e6e6520426573616ee76f6e'],
	]
	const around = (city: Buffer, zip: string): Buffer =>
		Buffer.concat([Buffer.from(`${OWN}\r\n1,"Weg 1",`), city, Buffer.from(`,,${zip},DE,030 901820,mug,1\r\n`)])
	it.each(CITIES)('are those of the file, and a correction changes its cell alone: %s', async (encoding, _, hex) => {
		const city = Buffer.from(hex, 'hex')
		const file = write('bytes.csv', around(city, '10115'))
		expect((await handedBack(file, '--no-column')).equals(readFileSync(join(folder, file)))).toBe(true)
		const wrong = write('wrong.csv', around(city, '1O115'))
		expect(
			(await handedBack(wrong, '--fix', '--no-column', '--encoding', encoding)).equals(around(city, '10115')),
		).toBe(true)
	})
	it('are named by likely encodings, of which the first reads the file', async () => {
		const named: string[] = []
		for (const [encoding, , hex] of CITIES) {
			const city = Buffer.concat([Buffer.from(hex, 'hex'), Buffer.from(hex, 'hex')])
			const { stderr } = await check([write('guess.csv', around(city, '10115'))])
			if (stderr.includes(encoding) || (encoding === 'gbk' && stderr.includes('gb18030'))) named.push(encoding)
			expect(stderr).not.toContain('utf-16')
		}
		expect(named).toEqual(CITIES.map(([encoding]) => encoding))
	})
	it.each(['utf16le', 'utf16be', 'utf16le with a mark'])('are UTF-16 with our own column in it: %s', async (kind) => {
		const text = `${kind.includes('mark') ? '\ufeff' : ''}${csv(row(1, '10115'), row(2, '1055')).replaceAll(',', '\t')}`
		const bytes = Buffer.from(text, 'utf16le')
		const file = write('wide.txt', kind === 'utf16be' ? bytes.swap16() : bytes)
		const back = await handedBack(file)
		const read = (kind === 'utf16be' ? back.swap16() : back).toString('utf16le')
		expect(read.split('\n')[0]).toBe(`${text.split('\n')[0]}\torderwright`)
		expect(read).toContain('-> zip = 01055')
	})
	it('are reported where they are no characters, wherever in the file they come', async () => {
		const late = Buffer.concat([
			Buffer.from(csv(row(1, '10115').replace('Ort', 'Zürich'))),
			Buffer.from(row(2, '10115').replace('Ort', 'Orléans'), 'latin1'),
		])
		const file = write('late.csv', late)
		expect((await check([file])).stderr).toContain("has characters in line 3 that utf-8 doesn't have")
		expect((await handedBack(file, '--no-column')).equals(late)).toBe(true)
	})
	it('stay ASCII in a file that is ASCII, also below a message with other letters', async () => {
		const back = await handedBack(
			write('ascii.csv', csv(row(1, '1055'), row(2, '123', 'CI'), row(3, '75005', 'FR', '', '030 1'))),
		)
		expect(/[^\0-\x7f]/.test(back.toString('latin1'))).toBe(false)
	})
	it('have no formula of a value in our own cell', async () => {
		const { stdout } = await check(['-', '--format', 'csv'], csv(row(1, 'Mug;=1+1;@SUM(1)|"+2')))
		const [, own = ''] = stdout.split('error: ')
		expect(own).toContain("Mug;'=1+1;'@SUM(1)|")
		expect(own).not.toMatch(/[,;\t|][\s"]*[=+\-@]/)
	})
	it('can be the corrected ones alone, and a list of what was wrong has what was corrected', async () => {
		const file = write('again.csv', csv(row(1, '1O115'), row(2, '10115'), row(3, '1055')))
		expect(String(await handedBack(file, '--fix', '--no-column'))).toBe(
			csv(row(1, '10115'), row(2, '10115'), row(3, '1055')),
		)
		const { stdout } = await check([file, '--fix', '--only', 'invalid'])
		expect(stdout.split('\n').map((line) => line.split(',')[0])).toEqual(['orderNumber', '1', '3', ''])
	})
})

describe('a command and its output', () => {
	beforeAll(buildProgram)
	const shell = (script: string) =>
		spawnSync('bash', ['-c', script.replaceAll('CHECK', `${process.execPath} ${PROGRAM} check`)], {
			cwd: folder,
			encoding: 'utf8',
		})
	it.each([
		'CHECK same.csv --format csv >> same.csv',
		'CHECK - < same.csv >> same.csv',
		'CHECK other.csv --map same.csv >> same.csv',
		'CHECK other.csv --products same.csv > same.csv',
	])('are refused if the output is read: %s', (script) => {
		write('same.csv', csv(row(1, '10115')))
		write('other.csv', csv(row(1, '10115')))
		const { status, stderr } = shell(script)
		expect([status, stderr]).toEqual([
			2,
			expect.stringMatching(/The output goes to (?:same\.csv|standard input), which is read/),
		])
		expect(statSync(join(folder, 'same.csv')).size).toBeLessThan(200)
	})
	it('write a file that has its name when it is whole, keep its mode, and follow a link', () => {
		write('target.csv', 'old')
		write('in.csv', csv(row(1, '10115')))
		shell('chmod 600 target.csv; ln -sf target.csv link.csv')
		expect(shell('CHECK in.csv --output link.csv').status).toBe(0)
		expect(readFileSync(join(folder, 'target.csv'), 'utf8')).toContain('1 order checked')
		expect(statSync(join(folder, 'target.csv')).mode & 0o777).toBe(0o600)
		expect(shell('CHECK in.csv --output in.csv').stderr).toContain('would overwrite a file that is read')
		expect(shell('CHECK in.csv --output /dev/full').stderr).toContain("/dev/full can't be written")
	})
	it('say at a signal how much was done, and leave no file that looks whole', async () => {
		const child = spawn(process.execPath, [PROGRAM, 'check', '-', '--output', 'half.csv'], { cwd: folder })
		const draft = join(folder, `half.csv.${child.pid}.part`)
		let said = ''
		child.stderr.on('data', (data) => {
			said += data
		})
		child.stdin.write(csv(row(1, '1055'), row(2, '1055')))
		while (!existsSync(draft) || statSync(draft).size === 0) await new Promise((resolve) => setTimeout(resolve, 50))
		child.kill('SIGINT')
		expect(await new Promise((resolve) => child.on('close', (_, signal) => resolve(signal)))).toBe('SIGINT')
		expect(said).toContain('interrupted after 2 orders; half.csv was not written.')
		expect([existsSync(draft), existsSync(join(folder, 'half.csv'))]).toEqual([false, false])
	})
})

describe('JSON as other programs write it', () => {
	const order = {
		address: { address1: 'Weg 1', city: 'Ort', postcode: '10557', countryCode: 'DE', phone: '030 901820' },
		orderItems: [{ variantId: 'mug', quantity: 1 }],
	}
	it('keeps our own names beside --map, and asks for those that look like fields', async () => {
		const { orders } = await judged(['-', '--map', 'zip=address.postcode'], JSON.stringify(order))
		expect(orders[0]).toMatchObject({
			status: 'valid',
			issues: [],
			value: { address: { zip: '10557', phone: '+4930901820' } },
		})
		const { phone: _, ...address } = order.address
		const without = JSON.stringify({ ...order, address })
		expect((await judged(['-', '--map', 'zip=address.postcode'], without)).orders[0].issues[0].code).toBe(
			'address.phone.missing',
		)
		const asked = await judged(['-'], JSON.stringify(order))
		expect(asked.orders[0].problem).toContain('--map zip=address.postcode')
		expect(asked.status).toBe(2)
		const whole = { ...JSON.parse(good()), customer: { state: 'MA', phone: '1', postcode: '1' } }
		expect((await judged(['-'], JSON.stringify(whole))).summary).toMatchObject({ valid: 1 })
	})
	const BILL = { address: 'x', city: 'x', postcode: '1', zip: '1', country: 'US', phone: '1' }
	/** Orders of shops and carriers as their documentation has them, with another zip. */
	const SHOPS: Readonly<Record<string, (zip: string) => object>> = {
		'a queue to a ledger': (zip) => ({
			customer: { phone: '' },
			shipping: {
				address: {
					addressee: 'Ada',
					address_1: 'Weg 1',
					city: 'Ort',
					zipcode: zip,
					country: 'DE',
					phone: '030 901820',
				},
			},
			billing: { address: BILL },
			items: [{ sku: 'mug', quantity: '1.0000' }],
		}),
		'a list of mails': (zip) => ({
			billing: BILL,
			shipping: {
				address: 'Weg 1',
				city: 'Ort',
				postCode: zip,
				country: 'Germany',
				countryCode: 'DE',
				phone: '030 901820',
			},
			products: [{ productId: 'a', sku: 'mug', quantity: 1 }],
		}),
		'a storefront': (zip) => ({
			products: [{ sku: 'mug', qty: 1 }],
			addressInformation: {
				billingAddress: BILL,
				shippingAddress: {
					street: ['Weg 1', ''],
					city: 'Ort',
					postcode: zip,
					country_id: 'DE',
					telephone: '030 901820',
				},
			},
		}),
		'a cart': (zip) => ({
			address: { address_1: 'Weg 1', city: 'Ort', postal_code: zip, country_code: 'de', phone: '030 901820' },
			line_items: [{ sku: 'mug', quantity: 1 }],
		}),
		'a parcel': (zip) => ({
			ship_from: BILL,
			from_address: BILL,
			ship_to: {
				address_line1: 'Weg 1',
				city_locality: 'Ort',
				postal_code: zip,
				country_code: 'DE',
				phone: '030 901820',
			},
			items: [{ sku: 'mug', quantity: 1 }],
		}),
		'a flat table': (zip) => ({
			address: 'Weg 1',
			city: 'Ort',
			postcode: zip,
			phone: '030 901820',
			sku: 'mug',
			qty: 1,
		}),
	}
	it.each(Object.entries(SHOPS))(
		'is judged by the command that is printed, and by --columns: %s',
		async (name, shop) => {
			const file = write(`${name}.json`, JSON.stringify({ shipments: [shop('10557'), shop('1055')] }))
			const { status, stdout } = await check([file])
			expect(status).toBe(2)
			const command = pasted(stdout).map((word) => word.replace('country==US', 'country==DE'))
			const shown = (await check([file, '--columns'])).stdout
			const mapping = write('shop.json', shown.slice(shown.indexOf('\n{')))
			const country = name === 'a flat table' ? ['--map', 'country==DE'] : []
			for (const args of [command, [file, '--map', mapping, ...country]]) {
				const { orders } = await judged(args)
				expect(orders.map(({ issues }) => issues.map(({ code }: { code: string }) => code))).toEqual([
					[],
					['address.zip.invalid'],
				])
				expect(orders[0].value).toMatchObject({
					address: { address1: 'Weg 1', city: 'Ort', zip: '10557', countryCode: 'DE', phone: '+4930901820' },
					orderItems: [{ variantId: 'mug', quantity: 1 }],
				})
			}
		},
	)
	it('has a plan for each record: one without an address spoils no other', async () => {
		const shop = (to: object | null) => ({
			id: 1,
			name: '#1',
			order_number: 1,
			line_items: [{ sku: 'mug', quantity: 1 }],
			shipping_address: to,
		})
		const to = {
			address1: 'Weg 1',
			city: 'Ort',
			zip: '10557',
			country_code: 'DE',
			country: 'Germany',
			phone: '030 901820',
		}
		const { orders } = await judged(['-'], JSON.stringify({ orders: [shop(null), shop(to), shop(to)] }))
		expect(orders.map(({ status }) => status)).toEqual(['invalid', 'valid', 'valid'])
	})
	it.each([
		['an order in a wrapper', { order: JSON.parse(good()) }],
		['a list in data', { data: [JSON.parse(good()), JSON.parse(good())] }],
		[
			'edges and nodes',
			{ data: { orders: { edges: [{ node: JSON.parse(good()) }], pageInfo: { hasNextPage: false } } } },
		],
		['nodes', { data: { orders: { nodes: [JSON.parse(good())] } } }],
		[
			'nulls for what is not there',
			{
				...JSON.parse(good()),
				taxNumber: null,
				address: { ...JSON.parse(good()).address, address2: null, provinceCode: null },
			},
		],
	])('is found: %s', async (_, value) => {
		const { orders, status } = await judged(['-'], JSON.stringify(value))
		expect(orders.map(({ status, issues }) => [status, issues])).toEqual(orders.map(() => ['valid', []]))
		expect([orders.length > 0, status]).toEqual([true, 0])
	})
	it('shows its paths with --columns, or fails', async () => {
		const shown = await check(['-', '--columns'], JSON.stringify(order))
		expect([shown.status, shown.stdout]).toEqual([0, expect.stringContaining('"address.postcode"')])
		expect((await check(['-', '--columns'], '{"a":1}')).status).toBe(2)
	})
})

describe('containers and folders', () => {
	it('reads gzip, and a sheet of a spreadsheet with the digits of the file', async () => {
		expect((await judged([write('packed.csv.gz', gzipSync(csv(row(1, '10115'))))])).summary).toMatchObject({ valid: 1 })
		const head = OWN.split(',')
		const rows = [
			head,
			[1, 'Weg, 1', 'São Paulo', 'MA', 2139, 'US', 16175550199, 'mug', 1],
			[2, 'Weg 1', 'Ort', '', '10115', 'DE', '5.51191E+12', 'mug', 1],
		]
		const columns = head.map((header) => ({ header, key: header }))
		const bytes = await writeXlsx({
			sheets: [
				{ name: 'First', rows },
				{ name: 'Second', columns, rows: [head, rows[2] ?? []] },
			],
		})
		const file = write('orders.xlsx', Buffer.from(bytes))
		const { orders, stderr } = await judged([file])
		expect(stderr).not.toContain('UTF-8')
		expect(orders[0].order).toMatchObject({ zip: '2139', phone: '16175550199' })
		expect(orders[1].problem).toContain('"5.51191E+12" for the phone number: a spreadsheet rounded the number')
		expect(String(await handedBack(file, '--fix'))).toContain(
			'1,"Weg, 1",São Paulo,MA,02139,US,16175550199,mug,1,corrected',
		)
		expect((await check([file, '--sheet', 'Third'])).stdout).toContain('Its sheets: "First", "Second"')
	})
	it.each([
		['504b0304140000000800', 'is a ZIP archive'],
		['d0cf11e0a1b11ae1', 'is a spreadsheet of the old kind'],
		[Buffer.from('BEGIN:VCARD\n').toString('hex'), 'is a vCard'],
		[Buffer.from('<html><table>').toString('hex'), 'is a page of HTML'],
		[Buffer.from('%PDF-1.7').toString('hex'), 'is a PDF'],
		[Buffer.from('PAR1\u0015\u0004').toString('hex'), 'is a Parquet file'],
	])('says in a sentence what has no rows: %s', async (hex, sentence) => {
		const { status, stdout } = await check([write('container.csv', Buffer.from(hex, 'hex'))])
		expect([status, stdout]).toEqual([2, expect.stringContaining(sentence)])
	})
	it('names what a folder has besides orders', async () => {
		mkdirSync(join(folder, 'mixed'), { recursive: true })
		write('mixed/a.csv', csv(row(1, '10115')))
		write('mixed/notes.pdf', '%PDF')
		symlinkSync('a.csv', join(folder, 'mixed/readme'))
		expect((await check(['mixed'])).stderr).toBe('orderwright: mixed: skipped "notes.pdf", "readme".\n')
	})
})

describe('headers', () => {
	it('are known by their words', () => {
		const KNOWN =
			'phone: Mobile No.,Contact Number,Phone #,Recipient Phone Number,Consignee Phone,Handynummer,Celular,Numéro de téléphone,전화번호,받는분 전화번호,收货人电话,携帯番号; zip: PLZ (10),Código postal de envío,CEP de entrega,to_zip,PIN Code,Ship-To Postal Code,Postcode (Shipping),Código Postal,Empfänger PLZ,お届け先郵便番号,Kod pocztowy,shippostalcode; city: City/Town,ShipTo City,Plaats,Località,*Shipping Address City; country: Country/Region,Paese,Destination Country; province: State / Province / Region,Bundesland/Staat,Provinz,UF; address1: Address (Line 1),Street / House no.,Straße und Hausnummer,收货地址,Adresse de livraison,Indirizzo di spedizione; address2: Apt / Suite / Unit; variantId: Item SKU; quantity: Qty Ordered,Ship Qty,수량; taxNumber: VAT/Tax ID,CPF/CNPJ; orderNumber: Order #'
		for (const [field, names] of KNOWN.split('; ').map((each) => each.split(': ')))
			for (const name of (names ?? '').split(',')) expect([name, likelyField(name)?.field]).toEqual([name, field])
	})
	it('are not guessed where they only look like fields', () => {
		const OTHERS =
			'Emergency Contact Number,Country of origin,Phone Case,Order State,Ship Date,Ship From Zip,Ship Via,Gift Message,Email Address,IP Address,Phone Type,Phone Country Code,State Tax,Quantity Refunded,Total Quantity,Parent SKU,Zip+4,Country Calling Code,Delivery Method,Return Postcode,Sender Phone,Pickup City,Fax Number,Company Phone,Warehouse City,Region Manager,Shipping Address Recipient,Estado de envío,Estado del pedido,Date de livraison,Mode de livraison,Ville de naissance,País de origen,Adresse de retour,Teléfono de la empresa,Mobile App,City of Birth,phones,shipment,Shipping,Address Type,Post Date,Cell Color,Land Area,Payment State,Delivery Status,Street Date,Cap Size,Portable Charger,Unit,Home Page,Contact,Phone Verified,Work Phone,Town Car,Mobile Home,Zip Hoodie,Nationality,Landline Provider,Postage,Post Office Box,Recipient Number,Order Region,寄件人电话,보내는분 전화번호'
		for (const name of OTHERS.split(',')) expect([name, likelyField(name)]).toEqual([name, null])
	})
	it('for a parcel beat our own names, and those of a bill count in rows without one', async () => {
		const text = `id,zip,city,country,phone,Shipping Street,Shipping Zip,Shipping City,Shipping Country,Billing Street,Billing Zip,Billing City,Billing Country
1,1,x,US,030 901820,Weg 1,10557,Berlin,DE,y,1,x,US\n2,1,x,US,030 901820,,,,,Weg 1,20095,Hamburg,DE\n`
		const { status, stdout } = await check(['-'], text)
		expect(status).toBe(2)
		const { orders } = await judged(pasted(stdout), text)
		expect(orders.map(({ value }) => value?.address.zip)).toEqual(['10557', '20095'])
	})
	it('are quoted so that a shell runs nothing of them', async () => {
		const text = `PLZ,"Land$(touch pwned)\`id\`'x",Land\n10557,a,DE\n`
		const names = text.replace('PLZ', '"it\'s $(touch pwned)"')
		expect(pasted((await check(['-'], text)).stdout)).toEqual(['-', '--map', 'zip=PLZ', '--map', 'country=Land'])
		const { stdout } = await check([write("it's $(touch pwned).csv", text)])
		expect(pasted(stdout)[0]).toBe("it's $(touch pwned).csv")
		expect(names).toContain('pwned')
	})
	it('that can be no field stop no known system, and those that may be one still ask', async () => {
		const shopify =
			'Name,Email,Financial Status,Lineitem quantity,Lineitem name,Lineitem sku,Shipping Name,Shipping Address1,Shipping Address2,Shipping City,Shipping Zip,Shipping Province,Shipping Country,Shipping Phone,Id,Phone,Currency'
		const values = '#1,a@mail.test,paid,1,Mug,mug,Ada,Weg 1,,Berlin,10557,,DE,030 901820,1,,EUR'
		expect((await check(['-'], `${shopify},Gift Message\n${values},Hi\n`)).stdout).toContain('is read as shopify')
		expect((await check(['-'], `${shopify},Delivery Zip\n${values},10115\n`)).stdout).toContain('or --map shopify?')
	})
	it('that come near are named in the sentence about what was not checked', async () => {
		const { stdout } = await check(['-'], 'zip,countryCode,Emergency Phone\n10557,DE,1\n')
		expect(stdout).toContain('the file has no column for it, if "Emergency Phone" is none')
	})
})

describe('what a mapping says about columns', () => {
	const mapped = async (map: object, text: string, ...options: string[]) =>
		(await judged(['-', '--map', write('map.json', JSON.stringify(map)), ...options], text)).orders
	const FIELDS = { countryCode: { value: 'DE' }, phone: { value: '030 901820' } }
	it('has a pattern for a cell that holds two fields', async () => {
		const fields = {
			...FIELDS,
			zip: { from: 'PLZ/Ort', pattern: '^(\\d{5}) ' },
			city: { from: 'PLZ/Ort', pattern: '^\\d{5} (.+)$' },
		}
		const [order] = await mapped({ fields }, 'PLZ/Ort\n10557 Berlin\n')
		expect(order.value.address).toMatchObject({ zip: '10557', city: 'Berlin' })
		const wrong = await check(['-', '--map', write('map.json', '{"fields":{"zip":{"from":"a","pattern":"x"}}}')], 'a\n')
		expect(wrong.stderr).toContain("isn't a regular expression with a group")
	})
	it('fills blank cells from above, also across batches of several jobs', async () => {
		const fields = { ...FIELDS, zip: { from: 'PLZ', above: true } }
		const orders = await mapped({ fields }, 'id,PLZ\n1,10557\n2,\n3,20095\n4,\n')
		expect(orders.map(({ value }) => value.address.zip)).toEqual(['10557', '10557', '20095', '20095'])
	})
	it('has an item for each size that is filled', async () => {
		const orders = await mapped(
			{ fields: { ...FIELDS, zip: 'PLZ' }, sizes: { S: 'tee-s', M: 'tee-m', L: 'tee-l' } },
			'PLZ,S,M,L\n10557,1,,2\n10557,0,,x\n',
		)
		expect(orders[0].value.orderItems).toEqual([
			{ variantId: 'tee-s', quantity: 1 },
			{ variantId: 'tee-l', quantity: 2 },
		])
		expect(orders[1].status).toBe('invalid')
	})
	it('finds columns by number: without names, with the same name twice, or below a letterhead', async () => {
		const numbers = ['zip=#2', 'phone=#3', 'country==DE'].flatMap((map) => ['--map', map])
		expect(
			(await judged(['-', '--no-header', ...numbers], 'a|10557|030 901820\nb|20095|040 428280\n')).summary,
		).toMatchObject({ valid: 2 })
		const twice = await check(['-'], 'zip,countryCode,phone,phone\n10557,DE,x,030 901820\n')
		expect(twice.stdout).toContain('--map phone=#3')
		expect(
			(await judged(['-', '--map', 'phone=#4'], 'zip,countryCode,phone,phone\n10557,DE,x,030 901820\n')).summary,
		).toMatchObject({ valid: 1 })
		const letterhead = Array.from({ length: 10 }, (_, at) => `Line ${at}, of a letter`).join('\n')
		expect(
			(await judged(['-'], `${letterhead}\nzip:::countryCode:::phone\n10557:::DE:::030 901820\n`)).summary,
		).toMatchObject({ valid: 1 })
		expect(
			(await judged(['-', '--map', 'zip=Postal code'], '"Postal\ncode",countryCode\n10557,DE\n')).summary,
		).toMatchObject({ valid: 1 })
	})
})

describe('rows as programs write them', () => {
	it('may lack their last cells, and a quote in a cell is a character', async () => {
		const { orders } = await judged(
			['-'],
			`zip,countryCode,phone,address1,note\n10557,DE,030 901820,5" west\n10557,DE,030 901820\n10557,DE\n`,
		)
		expect(orders.map(({ status }) => status)).toEqual(['valid', 'valid', 'invalid'])
	})
	it('have many words for an empty cell, where no name can be', async () => {
		for (const empty of ['NULL', '\\N', '(null)', '#N/A', 'nan', 'None'])
			expect((await judged(['-'], csv(row(1, empty)))).orders[0].issues[0].code, empty).toBe('address.zip.missing')
		expect(['address1', 'city', 'province'].map((field) => cleanCell('Nan', field as 'city'))).toEqual([
			'Nan',
			'Nan',
			'Nan',
		])
		expect([cleanCell('NULL', 'city'), cleanCell('nan', 'province'), cleanCell('\\N', 'city')]).toEqual([
			'NULL',
			'',
			'',
		])
	})
	it('of one key that come again after others are said to be another order', async () => {
		const { stderr } = await check(
			['-', '--group', 'orderNumber'],
			csv(row(1, '10115'), row(2, '10115'), row(1, '10115')),
		)
		expect(stderr).toContain('has rows of "1" again after other rows')
	})
	it('are answered one by one without a summary, a blank line by an empty one', async () => {
		const { stdout } = await check(
			['-', '--input', 'jsonl', '--format', 'json', '--no-summary'],
			`${good()}\n\n${good('1055')}\n{\n`,
		)
		const statuses = (text: string) => text.split('\n').map((line) => (line === '' ? '' : JSON.parse(line).status))
		expect(statuses(stdout)).toEqual(['valid', '', 'invalid', 'unreadable', ''])
		const rows = 'id,zip,countryCode\n1,10557,DE\n2,,\n\n3,1055,DE\n'
		const answers = await check(['-', '--addresses', '--format', 'json', '--no-summary'], rows)
		expect(statuses(answers.stdout)).toEqual(['valid', '', '', 'invalid', ''])
		const cart = '{"id":"1","shipping_address":{"postal_code":"10557","country_code":"de"},"items":[]}\n'
		const other = await check(['-', '--input', 'jsonl', '--format', 'json', '--no-summary'], cart.repeat(2))
		expect(statuses(other.stdout)).toEqual(['unreadable', 'unreadable', ''])
		expect(other.stderr).toContain('To read them, run:')
	})
})
