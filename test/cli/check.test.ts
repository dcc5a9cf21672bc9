import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { check, good, PRODUCTS, write } from './orders.ts'

describe('orderwright check', () => {
	it('exits with 0 when all orders are valid, and shows none of them', async () => {
		const { status, stdout, stderr } = await check([write('good.json', good()), '--products', PRODUCTS])
		expect([status, stderr]).toEqual([0, ''])
		expect(stdout).toBe('1 order checked: 1 valid, 0 invalid, 0 unknown\n')
	})
	it('exits with 1 when an order is invalid, and shows path, code, message and suggestion', async () => {
		const { status, stdout } = await check([write('bad.json', good('1055'))])
		expect(status).toBe(1)
		expect(stdout).toMatch(/✗ invalid bad\.json\n {4}error +address\.zip +address\.zip\.invalid\n.*10115.*\n +→ /)
		expect(stdout).toMatch(/\n {2}address\.zip\.invalid +1 {2}error {4}makes the order invalid\n/)
	})
	it('exits with 1 when a product is not on the list, and with 0 when there is no list', async () => {
		const unlisted = write('unlisted.json', good().replace('mug-white', 'cap'))
		const { status, stdout } = await check([unlisted, '--products', PRODUCTS])
		expect(status).toBe(1)
		expect(stdout).toMatch(/\? unknown unlisted\.json\n +needs +the product of variant cap/)
		const without = await check([unlisted])
		expect(without.status).toBe(0)
		expect(without.stdout).toContain('Shipping was not checked')
	})
	it('exits with 0 whatever the verdicts with --exit-zero, and still with 2 for what it cannot read', async () => {
		expect((await check([write('bad.json', good('1055')), '--exit-zero'])).status).toBe(0)
		expect((await check(['nowhere.json', '--exit-zero'])).status).toBe(2)
	})
	it('says the messages in another language with --lang, in every format', async () => {
		const bad = write('bad.json', good('1055'))
		expect((await check([bad, '--lang', 'fr-CA'])).stdout).toContain(
			'«\u00a01055\u00a0» n’est pas un code postal valide pour l’Allemagne.',
		)
		expect((await check([bad, '--lang', 'ja', '--format', 'json'])).stdout).toContain(
			'「1055」はドイツの有効な郵便番号ではありません。',
		)
		expect((await check([bad, '--lang', 'de', '--format', 'junit'])).stdout).toContain(
			'keine gültige Postleitzahl für Deutschland',
		)
		expect((await check([bad, '--lang', 'en-GB'])).stdout).toContain("isn't a valid postcode for Germany")
		const { status, stderr } = await check([bad, '--lang', 'xx'])
		expect(status).toBe(2)
		expect(stderr).toContain('There are no messages in "xx". --lang is one of de, en, es, fr, it, ja, ko, pt, zh.')
	})
	it('names each file that is no order, judges the rest, and exits with 2', async () => {
		const files = [
			write('broken.json', '{ "address": '),
			write('number.json', '7'),
			'missing.json',
			write('good.json', good()),
		]
		const { status, stdout } = await check(files)
		expect(status).toBe(2)
		expect(stdout).toMatch(/broken\.json is not JSON: /)
		expect(stdout).toMatch(/number\.json isn't an order: /)
		expect(stdout).toMatch(/missing\.json cannot be opened: there is no such file/)
		expect(stdout).toContain('1 order checked: 1 valid, 0 invalid, 0 unknown; 3 could not be read')
	})
	it('reads standard input in every form, by how it starts', async () => {
		const csv =
			'address1,zip,countryCode,city,phone,variantId,quantity\nSpreebogen 1,10557,DE,Berlin,030 901820,mug-white,1\n'
		for (const input of [good(), `[${good()}]`, `${good()}\n${good()}\n`, csv]) {
			const { status, stdout } = await check(['-', '--products', PRODUCTS], input)
			expect([status, stdout], input).toEqual([0, expect.stringMatching(/^[12] orders? checked: ([12]) valid, 0 inv/)])
		}
	})
	it('reads a byte order mark of UTF-8 and of UTF-16', async () => {
		const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(good(), 'utf16le')])
		expect((await check([write('marked.json', `\ufeff${good()}`), write('utf16.json', utf16)])).stdout).toContain(
			'2 valid',
		)
	})
	it('shows a broken line by its number and judges the others', async () => {
		const { status, stdout } = await check([write('some.jsonl', `${good()}\n\n{"address":\n${good('1055')}\n`)])
		expect(status).toBe(2)
		expect(stdout).toContain('! not read some.jsonl line 3 is not JSON')
		expect(stdout).toContain('✗ invalid some.jsonl line 4')
	})
	it('keeps a line separator of Unicode inside a line', async () => {
		const order = good().replace('Berlin', 'Ber\u2028lin')
		expect((await check(['-', '--input', 'jsonl'], `${order}\n`)).stdout).toContain('1 valid')
	})
	it('shows the elements of a list by their place, and where the list breaks off', async () => {
		const { status, stdout } = await check([write('list.json', `[${good()}, 7, ${good('1055')}, {"address": oops}]`)])
		expect(status).toBe(2)
		expect(stdout).toContain("! not read list.json[1] isn't an order")
		expect(stdout).toContain('✗ invalid list.json[2]')
		expect(stdout).toContain('! not read list.json is not JSON from here on')
	})
	it('does not read an order that is nested too deep, in any format', async () => {
		const deep = good().replace(/}$/, `,"note":${'['.repeat(20_000)}${']'.repeat(20_000)}}`)
		for (const format of ['table', 'json', 'junit']) {
			const { status, stdout } = await check(['-', '--input', 'jsonl', '--format', format], `${deep}\n${good()}`)
			expect([status, stdout]).toEqual([2, expect.stringContaining('is nested deeper than 500 levels.')])
		}
	})
	it('says that a list ends too soon', async () => {
		expect((await check(['-'], `[${good()}, `)).stdout).toContain('standard input is not JSON from here on')
	})
})

describe('the formats of orderwright check', () => {
	const input = `${good()}\n${good('1055')}\n7\n`
	it('writes JSON lines with a summary', async () => {
		const { status, stdout } = await check(['-', '--input', 'jsonl', '--format', 'json'], input)
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
			codes: [{ code: 'address.zip.invalid', severity: 'error', about: 'refusal', orders: 1 }],
		})
	})
	it('writes JUnit, with what XML cannot hold replaced', async () => {
		const { stdout } = await check(
			['-', '--input', 'jsonl', '--format', 'junit'],
			input.replace('1055"', '1055\\u0001<&"'),
		)
		expect(stdout).toContain('<testcase classname="orders" name="standard input line 1"/>')
		expect(stdout).toMatch(
			/name="standard input line 2"><failure message="address\.zip\.invalid">address\.zip: .*1055\ufffd&lt;&amp;/,
		)
		expect(stdout).toMatch(/name="standard input line 3"><error message="isn't an order/)
		expect(stdout.trim().endsWith('</testsuites>')).toBe(true)
	})
})

describe('the policy of orderwright check', () => {
	it('states which fields of products have no effect, with their place, once (D-35)', async () => {
		const [first, ...others] = JSON.parse(readFileSync(PRODUCTS, 'utf8'))
		const list = [{ ...first, shippingRegions: undefined, shipping_regions: ['US'], status: 'ACTIVE' }, ...others]
		const products = write('misspelled.json', JSON.stringify(list))
		const { stdout, stderr } = await check([write('two.jsonl', `${good()}\n${good()}`), '--products', products])
		expect(stderr.match(/misspelled\.json: 0\.\w+/g)).toEqual(
			['misspelled.json: 0.shipping_regions', 'misspelled.json: 0.status'].sort(),
		)
		expect(stdout).not.toContain('shipping_regions')
	})
	it('decides what is an error, a warning or nothing', async () => {
		const order = write('unlisted-region.json', good())
		const region = JSON.stringify([
			{ id: 'mug', variants: [{ id: 'mug-white' }], shippingRegions: [{ countryCode: 'FR' }] },
		])
		const products = write('regions.json', region)
		expect((await check([order, '--products', products])).status).toBe(0)
		const policy = write('policy.json', '{ "unlistedRegion": "error" }')
		expect((await check([order, '--products', products, '--policy', policy])).stdout).toContain('order.shipping')
	})
	it('has the keys of the carrier and of the days as they are (D-17, D-50)', async () => {
		const order = write('carrier.json', good())
		const keys = { lineLength: 3, dayOffsets: [['2026-03-08T07:00:00Z', -240]] }
		const policy = write('carrier-policy.json', JSON.stringify(keys))
		expect((await check([order, '--policy', policy])).stdout).toContain('address.line.long')
		const faulty = write('days.json', JSON.stringify({ dayOffsets: [['2026-03-08', -240]] }))
		expect((await check([order, '--policy', faulty])).stderr).toContain('"dayOffsets" accepts rows such as')
	})
	it('names a key and a value that no policy has', async () => {
		const order = write('good.json', good())
		const wrongKey = await check([order, '--policy', write('key.json', '{ "fone": "max" }')])
		expect([wrongKey.status, wrongKey.stderr]).toEqual([2, expect.stringContaining('Did you mean "phone"?')])
		const wrongValue = await check([order, '--policy', write('value.json', '{ "phone": "most" }')])
		expect([wrongValue.status, wrongValue.stderr]).toEqual([
			2,
			expect.stringContaining('"phone" accepts min, max, not "most"'),
		])
	})
})
