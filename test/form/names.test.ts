import { describe, expect, it } from 'vitest'
import { es } from '../../src/entries/es.ts'
import { fieldsFor } from '../../src/entries/form.ts'
import { fr } from '../../src/entries/fr.ts'
import { allCountries, checkProvince } from '../../src/entries/index.ts'
import { LOCAL_NAMES } from '../../src/entries/names-local.ts'

describe('the tables of names', () => {
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
		const labels = (names: typeof fr, locale: string, country: string): Record<string, string> =>
			Object.fromEntries(
				fieldsFor(country, { names: [names], locale })
					.find(({ name }) => name === 'provinceCode')
					?.options?.map(({ value, label }) => [value, label]) ?? [],
			)
		expect(labels(fr, 'fr-CA', 'CA')).toMatchObject({
			BC: 'Colombie-Britannique',
			ON: 'Ontario',
			QC: 'Québec',
		})
		expect(labels(fr, 'fr', 'US')).toMatchObject({
			CA: 'Californie',
			WV: 'Virginie-Occidentale',
			TX: 'Texas',
		})
		expect(labels(es, 'es-MX', 'US')).toMatchObject({ NY: 'Nueva York', DC: 'Distrito de Columbia' })
		expect(labels(es, 'en', 'US')['NY']).toBe('New York')
	})
})
