import { describe, expect, it } from 'vitest'
import { validateAddress } from '../../../src/entries/index.ts'

/** The provinces of CN as WooCommerce lists them (i18n/states.php): the code is CN and the place in the list. Each with a zip. */
const LIST =
	'Yunnan / 云南 650000|Beijing / 北京 100000|Tianjin / 天津 300000|Hebei / 河北 050000|Shanxi / 山西 030000|Inner Mongolia / 內蒙古 010000|Liaoning / 辽宁 110000|Jilin / 吉林 132000|Heilongjiang / 黑龙江 150000|Shanghai / 上海 200000|Jiangsu / 江苏 210000|Zhejiang / 浙江 310000|Anhui / 安徽 230000|Fujian / 福建 350000|Jiangxi / 江西 330000|Shandong / 山东 250000|Henan / 河南 450000|Hubei / 湖北 430000|Hunan / 湖南 410000|Guangdong / 广东 510000|Guangxi Zhuang / 广西壮族 530000|Hainan / 海南 570000|Chongqing / 重庆 400000|Sichuan / 四川 610000|Guizhou / 贵州 550000|Shaanxi / 陕西 710000|Gansu / 甘肃 730000|Qinghai / 青海 810000|Ningxia Hui / 宁夏 750000|Macao / 澳门|Tibet / 西藏 850000|Xinjiang / 新疆 830000'
const CASES = LIST.split('|').flatMap((text, at) => {
	const [, province = '', zip] = /^(.*?)(?: (\d{6}))?$/.exec(text) ?? []
	return zip === undefined ? [] : [{ province, zip, provinceCode: `CN${at + 1}` }]
})
const REST = { countryCode: 'CN', city: 'x', address1: 'x 1', phone: '+8613912345678' }
const said = (address: object, shouldValidateProvinceCode = false): string[] =>
	validateAddress({ ...REST, ...address }, { shouldValidateProvinceCode: shouldValidateProvinceCode }).issues.map(
		({ code, path }) => `${path.join()} ${code}`,
	)

describe('the codes of WooCommerce in CN (D-103)', () => {
	it.each(CASES)('$provinceCode is read as $province', (address) => {
		for (const shouldValidateProvinceCode of [false, true]) {
			expect(said(address, shouldValidateProvinceCode)).toEqual([])
			expect(said({ ...address, province: undefined }, shouldValidateProvinceCode)).toEqual([])
		}
	})

	it('are doubted only with the zip as a witness', () => {
		const zhejiang = { province: 'Zhejiang', provinceCode: '12' }
		expect(said({ ...zhejiang, zip: '310000' })).toEqual(['provinceCode address.province.code-doubted'])
		expect(said({ ...zhejiang, zip: '310000' }, true)).toEqual(['provinceCode address.province.code-doubted'])
		expect(said({ ...zhejiang, zip: '' })).toContain('province address.province.conflict')
		expect(said({ ...zhejiang, zip: 'x' })).toContain('province address.province.conflict')
		// The zip of the code's province, and of a third one.
		expect(said({ ...zhejiang, zip: '300000' })).toEqual(['province address.province.conflict'])
		expect(said({ ...zhejiang, zip: '510000' })).toContain('province address.province.conflict')
		// A zip that both provinces have.
		expect(said({ province: 'Jilin', provinceCode: '15', zip: '137400' })).toEqual([
			'province address.province.conflict',
		])
	})

	it('are doubted in every country, but not for what the post treats as one', () => {
		const newYork = { countryCode: 'US', province: 'New York', provinceCode: 'CA', zip: '10001', phone: '+12125550123' }
		expect(said(newYork)).toEqual(['provinceCode address.province.code-doubted'])
		expect(said({ province: 'Hong Kong', provinceCode: 'GD', zip: '100000' })).toContain(
			'province address.province.conflict',
		)
		expect(said({ province: 'Zhejiang', provinceCode: 'ZJ', zip: '310000' })).toEqual([])
		expect(said({ province: 'Tianjin', provinceCode: '12', zip: '300000' })).toEqual([])
	})
})
