import { describe, expect, it } from 'vitest'
import { provinceKeys } from '../../../src/rules/province/province-key.ts'

describe('the keys of a name: whole, and without the words for its kind', () => {
	it.each([
		['California', 'california', 'california'],
		['State of California', 'stateofcalifornia', 'california'],
		['California State', 'californiastate', 'california'],
		['Moscow Oblast', 'moscowoblast', 'moscow'],
		['Московская область', 'moskovskayaoblast', 'moskov'],
		['Provincia de La Rioja', 'provinciadelarioja', 'rioja'],
		['Baja California', 'bajacalifornia', 'bajacalifornia'],
		['Rio de Janeiro', 'riodejaneiro', 'riodejaneiro'],
		['State', 'state', 'state'],
		['State of', 'stateof', 'state'],
		['St. Mary & St. Ann', 'saintmarysaintann', 'saintmarysaintann'],
		['Ste. Foy', 'saintefoy', 'saintefoy'],
		['Sta. Cruz and Sto. Domingo', 'santacruzsantodomingo', 'santacruzsantodomingo'],
		['Co. Kerry', 'countykerry', 'kerry'],
		['Castilla y León', 'castillaleon', 'castillaleon'],
		['Trentino e Alto und Adige', 'trentinoaltoadige', 'trentinoaltoadige'],
		['y León', 'yleon', 'yleon'],
		['León y', 'leony', 'leony'],
		['東京都', '东京都', '东京'],
		['都', '都', '都'],
		['Harjumaa', 'harjumaa', 'harju'],
		['Seoul Special City', 'seoulspecialcity', 'seoul'],
		['Busan Metropolitan City', 'busanmetropolitancity', 'busan'],
		['Metropolitan City of Milan', 'metropolitancityofmilan', 'milan'],
		['Greater Metropolitan City of Milan', 'greatermetropolitancityofmilan', 'greatermetropolitancityofmilan'],
		['Sejong Special Self-Governing City', 'sejongspecialselfgoverningcity', 'sejong'],
		['constructor', 'constructor', 'constructor'],
		['', '', ''],
	])('%s', (name, whole, bare) => {
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
