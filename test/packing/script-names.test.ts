import { describe, expect, it } from 'vitest'
import { readScriptNames, writeScriptName } from '../../src/packing/script-names.ts'

describe('a list of names in other scripts', () => {
	it('is in ASCII, and read as it was written', () => {
		const names = ['กรุงเทพ', 'ابوظبي', 'आंध्रप्रदेश', 'երեւան', 'العربيه المتحده دوله', 'ตาก']
		const list = names.map(writeScriptName).join('')
		expect(list).toMatch(/^[ -~]+$/)
		expect(readScriptNames(list)).toStrictEqual(names)
		expect(readScriptNames('')).toStrictEqual([])
	})

	it('has no names in Latin or in characters beyond its parts', () => {
		for (const name of ['bangkok', 'กtak', '北京', '', ' ตาก']) expect(writeScriptName(name), name).toBeNull()
	})
})
