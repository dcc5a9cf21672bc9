import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../scripts/languages/fill.ts'
import { es } from '../../src/entries/es.ts'
import { addressFieldsOf } from '../../src/entries/form.ts'
import { fr } from '../../src/entries/fr.ts'
import { allCountries, checkProvince, findCountry } from '../../src/entries/index.ts'
import { LOCAL_NAMES } from '../../src/entries/names-local.ts'
import type { BuiltInLanguage } from '../../src/form/form-words.ts'
import { nameInList } from '../../src/rules/country/country-lists.ts'

/** English, which the rules have built in, and the other languages. */
const SPOKEN = [['English', null], ...LANGUAGES] as const

describe('the tables of names', () => {
	it.each(SPOKEN)('name provinces and countries so that the rules know each, in %s', (_, spoken) => {
		const names = [spoken, LOCAL_NAMES].filter((list) => list !== null)
		const said = new Set<string>()
		const unknown: string[] = []
		for (const { code: country, name } of allCountries()) {
			for (const lists of names.map((list) => [list]).concat([names])) {
				const fields = addressFieldsOf(country, { language: spoken ?? 'en', names: lists })
				for (const { value, label } of fields.find((field) => field.name === 'provinceCode')?.options ?? []) {
					said.add(label)
					const { status, value: province, issues } = checkProvince({ province: label }, country)
					if (status !== 'valid' || province?.code !== value || issues.length > 0) unknown.push(`${country} ${label}`)
				}
			}
			const shown = [
				name,
				...[spoken?.countries, ...Object.values(spoken?.variants ?? {})].map(
					(list) => nameInList(list ?? '', country) ?? name,
				),
			]
			for (const label of shown)
				if (findCountry(label, spoken === null ? [] : [spoken]) !== country) unknown.push(label)
		}
		expect(unknown).toEqual([])
		expect(said.size).toBeGreaterThan(1_500)
		expect([...said].filter((label) => label.includes(' · ')).length).toBeGreaterThan(300)
	})

	it('name no province of another country, as far as the rules read it', () => {
		const read = [
			['Californie', 'MX'],
			['Géorgie', 'CA'],
			['Nueva York', 'CA'],
			['Nueva Escocia', 'US'],
			['Floride', 'BR'],
			['Moscú', 'IN'],
			['Seúl', 'JP'],
			['Bolonia', 'ES'],
			['Biscaye', 'IT'],
			['Nouvelle-Galles du Sud', 'CA'],
			['Virginie', 'AU'],
			['Mongolie-Intérieure', 'RU'],
		] as const
		for (const [province, country] of read)
			expect(checkProvince({ province }, country).status, province).toBe('invalid')
	})

	it('name provinces in French and Spanish at their own codes', () => {
		const labels = (names: typeof fr, locale: BuiltInLanguage, country: string): Record<string, string> =>
			Object.fromEntries(
				addressFieldsOf(country, { names: [names], language: locale })
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
