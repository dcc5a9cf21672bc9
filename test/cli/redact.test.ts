import { describe, expect, it } from 'vitest'
import { hide, hideFields, hideUrl, parseJson, redact, showControls, writeJson } from '../../cli/redact.ts'
import { clean } from '../../cli/terminal.ts'

describe('redact', () => {
	it('hides tokens, secrets and passwords wherever they stand', () => {
		hideFields({ clients: [{ clientId: 'demo', clientSecret: 'k3y&of/the"shop' }], accessToken: 'a1b2c3d4e5f6' })
		hideUrl(new URL('https://ann:pa%20ss%2Fword@shop.test/x'))
		const text = [
			'Bearer a1b2c3d4e5f6, xa1b2c3d4e5f6x',
			`k3y&of/the"shop ${encodeURIComponent('k3y&of/the"shop')} ${JSON.stringify('k3y&of/the"shop')}`,
			'https://ann:pa%20ss%2Fword@shop.test/x pa ss/word',
		].join('\n')
		const shown = redact(text)
		for (const secret of ['a1b2c3d4e5f6', 'k3y', 'pa ss', 'pa%20ss', 'ann']) expect(shown).not.toContain(secret)
		expect(shown).toContain('Bearer <accessToken>, x<accessToken>x')
		expect(shown).toContain('https://***:***@shop.test/x')
	})

	it.each([
		['ftp://bob:s3@cr3t@shop.test/a', 'ftp://***:***@shop.test/a'],
		['"https://t0ken@shop.test"', '"https://***@shop.test"'],
		['https://shop.test/@handle?a=b@mail.test', 'https://shop.test/@handle?a=b@mail.test'],
		['/people?accessToken=t0ken&x=1 &client_secret=s3cr3t', '/people?accessToken=***&x=1 &client_secret=***'],
		['/people?refreshToken=<refresh 0>', '/people?refreshToken=<refresh 0>'],
	])('hides what any URL holds: %s', (text, shown) => {
		expect(redact(text)).toBe(shown)
	})

	it('hides the texts of tokens and secrets in what is written as JSON, and in why JSON is broken', () => {
		const order = {
			note: 'a token',
			clientSecret: 'k3y',
			list: [{ accessToken: 't0ken', adminPassword: 'p' }],
			token: 1,
		}
		expect(writeJson(order)).toBe(
			'{"note":"a token","clientSecret":"<clientSecret>","list":[{"accessToken":"<accessToken>","adminPassword":"<adminPassword>"}],"token":1}',
		)
		expect(() => parseJson('{"clientSecret": k3y}')).toThrow(/^Unexpected token 'k'$/)
		expect(() => parseJson('{"zip": k3y}')).toThrow(/k3y/)
	})

	it('leaves words that contain a short secret, and placeholders of reports', () => {
		hide('tea', '<t>')
		expect(redact('team tea <tea 0> "tea"')).toBe('team <t> <tea 0> "<t>"')
		hide('ab')
		hide(7)
		expect(redact('ab 7')).toBe('ab 7')
	})
})

describe('showControls', () => {
	it.each([
		['an escape sequence', '\u001b[2J\u001b]0;title\u0007', '\\u001b[2J\\u001b]0;title\\u0007'],
		['a C1 control', '\u009b2J\u0085', '\\u009b2J\\u0085'],
		['marks of direction', '\u202eabc\u2066\u200f\u061c', '\\u202eabc\\u2066\\u200f\\u061c'],
		['a carriage return, a backspace and a delete', 'a\rb\b\x7f', 'a\\u000db\\u0008\\u007f'],
		['separators of lines', 'a\u2028b\u2029', 'a\\u2028b\\u2029'],
	])('shows %s', (_, text, shown) => {
		expect(showControls(text)).toBe(shown)
		expect(clean(text)).toBe(shown)
	})

	it('leaves tabs, line feeds, and joiners that names have', () => {
		const text = 'a\tb\n👩‍👩 نمی\u200cدانم'
		expect(showControls(text)).toBe(text)
	})

	it('gives the same JSON', () => {
		const value = { a: '\u001b[1m\u202e\u0085"\\' }
		expect(JSON.parse(showControls(JSON.stringify(value)))).toEqual(value)
	})
})
