import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { toCurl } from '../../cli/conform/curl.ts'
import { toHtml } from '../../cli/conform/html.ts'
import type { Result } from '../../cli/conform/result.ts'
import { escapeXml } from '../../cli/xml.ts'
import { createState } from '../../src/entries/model.ts'

const SEED = createState({ clients: [{ clientId: 'demo', clientSecret: 'demo-secret' }] })
/** What a service, a seed or a page may hold: markup that runs, and text that a shell would run. */
const MARKUP = `"><img src=x onerror="alert(1)"><script>alert(2)</script>&'`
const SHELL = `it's "x" $(echo bad) \`echo bad\` \\ $HOME ; echo bad & # ! * \n second line`

describe('the HTML report', () => {
	it('shows markup of a service as text, in every place', () => {
		const sequence = [{ operation: 'list-people', body: { collectionId: MARKUP } }] as const
		const difference = { signature: MARKUP, operation: MARKUP, rule: MARKUP, difference: MARKUP, why: MARKUP, sequence }
		const mismatched = {
			...difference,
			isReproduced: true,
			others: [MARKUP],
			expected: { [MARKUP]: MARKUP },
			got: { statusCode: 422, body: { message: MARKUP, errorCode: MARKUP, statusCode: 422 } },
			times: 2,
		}
		const clause = { operation: MARKUP, rule: MARKUP, sentence: MARKUP }
		const counts = { sent: 1, succeeded: 1, refused: 0, serverErrors: 0, throttled: 0, noResponse: 0 }
		const result: Result = {
			url: `https://shop.test/${MARKUP}`,
			at: '2026-01-31T09:30:00.000Z',
			ruleset: { version: MARKUP, digest: '0'.repeat(64) },
			seedGaps: [{ message: MARKUP, clauses: [clause as never], isWhole: true }],
			verdict: 'failed',
			clock: null,
			label: MARKUP,
			reasons: [MARKUP],
			sends: 1,
			mismatches: [
				{ ...mismatched, isKnown: false },
				{ ...mismatched, isKnown: true },
			],
			gone: [MARKUP],
			operations: [{ ...counts, operation: MARKUP as 'reward' }],
			clauses: [
				{
					...clause,
					operation: MARKUP as 'reward',
					accepted: 1,
					refused: 0,
					open: 0,
					mismatched: 1,
					lost: 0,
					lostRefusals: 0,
				},
			],
			unreached: [{ ...clause, operation: MARKUP as 'reward' }],
			notAsked: [{ ...clause, operation: MARKUP as 'reward', because: 'writes' }],
			serverErrors: [],
			remarks: [],
			hindrances: [],
			choices: [{ operation: MARKUP as 'reward', rule: MARKUP, accepted: 1, refused: 1 }],
		}
		const html = toHtml(result, SEED)
		for (const tag of ['<img', '<script', 'onerror="']) expect(html).not.toContain(tag)
		expect(html.split('&quot;&gt;&lt;img').length).toBeGreaterThan(12)
	})
})

describe('a text in XML', () => {
	it('is what a reader of XML reads back, with marks in place of what XML cannot hold', () => {
		expect(escapeXml('&lt; <a href="x">')).toBe('&amp;lt; &lt;a href=&quot;x&quot;&gt;')
		expect(escapeXml('a\u0000b\u001bc\ud800d\ufffe')).toBe('a\ufffdb\ufffdc\ufffdd\ufffd')
		expect(escapeXml('é 漢 🎁\t\n')).toBe('é 漢 🎁\t\n')
	})
})

describe('the curl lines of a report', () => {
	it('move the clock at the address that was given, as one argument', () => {
		const seconds = 60
		const lines = toCurl([{ wait: seconds }], { url: 'https://shop.test', clock: `https://shop.test/${SHELL}` }, SEED)
		const quoted = `https://shop.test/${SHELL}`.replaceAll("'", `'\\''`)
		expect(lines).toEqual([`curl -s -X POST '${quoted}' -H 'Content-Type: application/json' -d '{"advance":60}'`])
	})

	it('make the tokens that are nearly right, also in a query', () => {
		const asked = { operation: 'list-collections', parameters: { access_token: '<token 0>' } } as const
		const lines = toCurl(
			[asked, { ...asked, authorization: 'Bearer <unsigned token 0>' }],
			{ url: '', clock: null },
			SEED,
		)
		expect(lines[0]).toContain(`?access_token='"$TOKEN_0"`)
		const token = execFileSync('sh', ['-c', `TOKEN_0=a.b.c; ${lines[1]}; printf %s "$UNSIGNED_TOKEN_0"`], {
			encoding: 'utf8',
		})
		expect(token).toBe('eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.b.')
	})

	it('are read by a shell as the arguments that they should be', () => {
		const folder = mkdtempSync(join(tmpdir(), 'orderwright-curl-'))
		try {
			// A curl that writes its arguments as JSON.
			const program = `#!${process.execPath}\nconsole.log(JSON.stringify(process.argv.slice(2)))\n`
			writeFileSync(join(folder, 'curl'), program, { mode: 0o755 })
			const body = { collectionId: SHELL, [SHELL]: 'x' }
			const request = { operation: 'list-people', body, authorization: `Bearer ${SHELL}` } as const
			const [line = ''] = toCurl([request], { url: `https://shop.test/${SHELL}`, clock: null }, SEED)
			const PATH = `${folder}${delimiter}${process.env['PATH'] ?? ''}`
			const shown = execFileSync('sh', ['-c', line], { encoding: 'utf8', env: { ...process.env, PATH } })
			const args = JSON.parse(shown) as string[]
			expect(args.slice(0, 3)).toEqual(['-s', '-X', 'POST'])
			expect(args[3]?.startsWith(`https://shop.test/${SHELL}/`)).toBe(true)
			expect(args).toContain(`Authorization: Bearer ${SHELL}`)
			expect(JSON.parse(args.at(-1) ?? '')).toEqual(body)
		} finally {
			rmSync(folder, { recursive: true, force: true })
		}
	})
})
