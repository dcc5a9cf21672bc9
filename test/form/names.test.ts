import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildNames } from '../../scripts/build-names.ts'
import { fieldsFor } from '../../src/form.ts'
import { allCountries, checkProvince } from '../../src/index.ts'
import { SPANISH_NAMES } from '../../src/names-es.ts'
import { FRENCH_NAMES } from '../../src/names-fr.ts'
import { LOCAL_NAMES } from '../../src/names-local.ts'

const DATA = join(import.meta.dirname, '..', '..', 'src', 'form', 'data')

describe('the tables of names', () => {
	it('are what the script writes', () => {
		for (const [file, text] of Object.entries(buildNames()))
			expect(readFileSync(join(DATA, file), 'utf8'), file).toBe(text)
	})

	it('name provinces in their own script so that the rules know each by it', () => {
		let named = 0
		for (const { code: country } of allCountries()) {
			const options =
				fieldsFor(country, { names: [LOCAL_NAMES] }).find(({ name }) => name === 'provinceCode')?.options ?? []
			for (const { value, label } of options) {
				const [, own] = label.split(' · ')
				if (own === undefined) continue
				named++
				const verdict = checkProvince({ province: own }, country)
				expect(verdict.status === 'valid' && verdict.value?.code, `${country} ${own}`).toBe(value)
			}
		}
		expect(named).toBeGreaterThan(300)
	})

	it('name provinces in French and Spanish at their own codes', () => {
		const labels = (names: typeof FRENCH_NAMES, locale: string, country: string): Record<string, string> =>
			Object.fromEntries(
				fieldsFor(country, { names: [names], locale })
					.find(({ name }) => name === 'provinceCode')
					?.options?.map(({ value, label }) => [value, label]) ?? [],
			)
		expect(labels(FRENCH_NAMES, 'fr-CA', 'CA')).toMatchObject({
			BC: 'Colombie-Britannique',
			ON: 'Ontario',
			QC: 'Québec',
		})
		expect(labels(FRENCH_NAMES, 'fr', 'US')).toMatchObject({
			CA: 'Californie',
			WV: 'Virginie-Occidentale',
			TX: 'Texas',
		})
		expect(labels(SPANISH_NAMES, 'es-MX', 'US')).toMatchObject({ NY: 'Nueva York', DC: 'Distrito de Columbia' })
		expect(labels(SPANISH_NAMES, 'en', 'US')['NY']).toBe('New York')
	})
})
