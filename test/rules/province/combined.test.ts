import { expect, it } from 'vitest'
import { checkProvince } from '../../../src/rules/built-in/address.ts'
import { provincesOf } from '../../../src/rules/built-in/places.ts'
import { BUILT_IN_PROVINCES } from '../../../src/rules/province/built-in-provinces.ts'
import { provinceUse } from '../../../src/rules/province/province-use.ts'
import { byName } from './known.ts'

const STRICT = BUILT_IN_PROVINCES.countries().filter((country) => provinceUse(country) === 'required')

it('D-103: a province is read with its own code, or its country before it, in either field', () => {
	const lost: string[] = []
	for (const country of STRICT)
		for (const { code, name, isoCode } of provincesOf(country)) {
			const own = [`${country}:${code}`, `${country}:${isoCode ?? code}`, `${country}: ${name}`]
			for (const text of [...own, `${name} ${code}`, `${code} ${name}`, `${code}: ${name}`, `${name}: ${code}`])
				for (const field of ['province', 'provinceCode'])
					if (checkProvince({ [field]: text }, country).value?.code !== code) lost.push(`${country} ${text}`)
		}
	expect(lost).toEqual([])
})

it('D-103: a province with the code of another one is none, but for the names that end so', () => {
	const read = STRICT.flatMap((country) =>
		provincesOf(country).flatMap(({ code, name }) =>
			provincesOf(country)
				.map((other) => `${name} ${other.code}`)
				.filter((text) => !text.endsWith(` ${code}`) && byName(country, text) !== null),
		),
	)
	expect(read).toEqual(['Asturias NA', 'Washington DC'].filter((text) => read.includes(text)))
	for (const text of ['Texas CA', 'Texas DE', 'Texas AL', 'TX California']) expect(byName('US', text), text).toBeNull()
	expect(byName('BR', 'Acre DE')).toBeNull()
	for (const text of ['V.I.', 'N. Y.', 'Rhode Island', 'Texas US', 'D C'])
		expect(byName('US', text), text).not.toBeNull()
})
