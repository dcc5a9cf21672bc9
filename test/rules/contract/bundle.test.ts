import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { buildSync } from 'esbuild'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')

describe('the bundle of one parser', () => {
	const bundle = (contents: string): string =>
		buildSync({
			stdin: { contents, resolveDir: ROOT, loader: 'ts' },
			bundle: true,
			minify: true,
			format: 'esm',
			target: 'es2022',
			write: false,
		}).outputFiles[0]?.text ?? ''

	it('takes at most 3.5 kB, compressed, with the forms of ISO 8601', () => {
		const code = bundle(`import { PlaceOrderBody } from './src/entries/contract.ts'; globalThis.type = PlaceOrderBody`)
		expect(brotliCompressSync(code).length).toBeLessThanOrEqual(3500)
		expect(code).toContain('shouldValidateProvinceCode')
	})

	it('holds no other type', () => {
		const has = (code: string): string[] =>
			['taxNumber', 'emails', 'minVariantPrice', 'sizeChartTable', 'orderLineItems'].filter((field) =>
				code.includes(field),
			)
		const bundleOf = (name: string): string =>
			bundle(`import { ${name} } from './src/entries/contract.ts'; globalThis.type = ${name}`)
		expect(has(bundleOf('PlaceOrderBody'))).toEqual(['taxNumber'])
		expect(has(bundleOf('RewardBody'))).toEqual(['emails'])
		expect(has(bundleOf('PriceRange'))).toEqual(['minVariantPrice'])
		expect(has(bundleOf('OrderList'))).toEqual(['orderLineItems'])
		expect(bundle(`import './src/entries/contract.ts'`)).toBe('')
	})

	it('works where code generation from strings is forbidden', () => {
		const code = bundle(`import { PlaceOrderBody } from './src/entries/contract.ts'
			process.stdout.write(JSON.stringify(PlaceOrderBody.parse({ note: 'n', isVip: 1 }).issues.map(({ code }) => code)))
			try { new Function('1'); process.exit(1) } catch {}`)
		const options = ['--disallow-code-generation-from-strings', '--input-type=module', '-e', code]
		const run = spawnSync(process.execPath, options, { encoding: 'utf8' })
		expect([run.status, run.stdout]).toEqual([0, '["request.type"]'])
	})
})
