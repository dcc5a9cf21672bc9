import { describe, expect, it } from 'vitest'
import { provinceKeys } from '../../../src/rules/province/province-key.ts'
import CASES from './province-key.json' with { type: 'json' }

describe('the keys of a name: whole, and without the words for its kind', () => {
	it.each(CASES.cases)('%s', (name, whole, bare) => {
		expect(provinceKeys(name)).toEqual([whole, bare])
	})

	it.each([
		['абвгдежзийклмноп', 'abvgdezhziyklmnop'],
		['рстуфхцчшщъыьэюя', 'rstufkhtschshshchyeyuya'],
		['ёєіїґқғңөұүһә', 'eeiigqgnouuha'],
		['АЛМАТЫ', 'almaty'],
		['Йошкар', 'yoshkar'],
	])('Cyrillic is written in Latin letters: %s', (name, whole) => {
		expect(provinceKeys(name)[0]).toBe(whole)
	})
})
