import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LAYOUTS } from './exports/layouts.ts'
import { OTHERS } from './exports/others.ts'
import { check, pasted, write } from './orders.ts'

const MAPS = join(import.meta.dirname, '../../cli/maps')
const names = readdirSync(MAPS).map((file) => file.replace(/\.json$/, ''))

/** Runs `check` with JSON, and returns its lines. */
async function lines(args: readonly string[]) {
	const { stdout } = await check([...args, '--format', 'json'])
	return stdout
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line))
}

describe('the mappings of the package', () => {
	it('each have a test here, and cite the list of columns that they are written after in their first line', () => {
		expect(names.sort()).toEqual([...new Set(LAYOUTS.map(({ map }) => map))].sort())
		for (const name of names) {
			const [, first] = readFileSync(join(MAPS, `${name}.json`), 'utf8').split('\n')
			expect(first, name).toMatch(/^\t"source": "https:\/\/\S+: .{20,}"/)
		}
	})

	it.each(LAYOUTS)(
		'read what a file deserves: $map, $file',
		async ({ map, file, text, first = '1001', deserves, notJudged }) => {
			const [about, ...others] = await lines([write(file, text)])
			const { summary } = others.pop()
			expect(about).toEqual({ name: file, about: `is read as ${map} (--map ${map})` })
			expect(others).toHaveLength(20)
			expect(others[0].id ?? '').toBe(first)
			const found = others.flatMap(({ issues, status }, at) =>
				issues.map(({ code, severity }: { code: string; severity: string }) => {
					expect(status, code).toBe(severity === 'error' ? 'invalid' : 'valid')
					return [1001 + at, code]
				}),
			)
			expect(Object.fromEntries(found)).toEqual(deserves)
			expect(found).toHaveLength(Object.keys(deserves).length)
			const counted = (summary.notJudged ?? []).map(({ part, orders }: { part: string; orders: number }) => [
				part,
				orders,
			])
			expect(Object.fromEntries(counted)).toEqual(notJudged)
			// Named, it reads the same.
			expect(await lines([file, '--map', map])).toEqual([about, ...others, { summary }])
		},
	)
})

describe('a file of a system that no mapping is for', () => {
	/** The orders that are invalid: 1016 and 1019 by their zips, 1020 by its phone number. */
	const invalid = async (args: readonly string[]) => {
		const judged = (await lines(args)).filter(({ status }) => status !== undefined)
		expect(judged).toHaveLength(20)
		return judged.flatMap(({ status }, at) => (status === 'invalid' ? [1001 + at] : []))
	}

	it.each(OTHERS)('is not judged, and what the answer suggests works: $system', async ({ system, text, has }) => {
		const file = write(`${system}.csv`, text)
		const { status, stdout } = await check([file])
		expect(status).toBe(2)
		const wrong = has.includes('phone') ? [1016, 1019, 1020] : [1016, 1019]
		expect(await invalid(pasted(stdout))).toEqual(wrong)
		const shown = await check([file, '--columns'])
		expect(shown.status).toBe(0)
		const mapping = write(`${system}.json`, shown.stdout.slice(shown.stdout.indexOf('\n{')))
		expect(await invalid([file, '--map', mapping])).toEqual(wrong)
	})
})
