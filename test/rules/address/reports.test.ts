import { describe, expect, it } from 'vitest'
import { dayOffsetsOf } from '../../../cli/conform/zone.ts'
import { checkInDayRange, validateAddress, validateOrder } from '../../../src/entries/index.ts'
import { isPostBox } from '../../../src/rules/address/post-box.ts'

/*
 * What other shops reported in public, by repository and number. 44 lines are reported and 47 are innocent: they are what others rejected and
 * shouldn't have, and what looks most like a report.
 */

const ADDRESS = {
	address1: '2 Main St',
	city: 'Springfield',
	provinceCode: 'IL',
	zip: '62701',
	countryCode: 'US',
	phone: '+12175550123',
}
const codesOf = (address: object, policy: object): string[] =>
	validateAddress({ ...ADDRESS, ...address }, policy).issues.map(({ code }) => code)
const nameCodes = (firstName: string, policy: object): string[] =>
	validateOrder(
		{ address: ADDRESS, orderItems: [], user: { firstName } } as never,
		{},
		{ noItems: 'ignored', ...policy },
	).issues.map(({ code }) => code)

describe('D-17: lines that were too long for a label', () => {
	it.each<[source: string, line: string, limit: number, isLong: boolean]>([
		['elementary/website#2233, at Printful', '1600 Pennsylvania Avenue Northwest, Suite 9', 35, true],
		['elementary/website#2233, at Printful', '1600 Pennsylvania Avenue Northwest', 35, false],
		['magento/magento2#39212, as one line', 'Xxxxxxxx Xxxxxxxxxxxxxxxx XX-X Xxxxxxxxxxxxx Xxxx #XXX', 35, true],
		['magento/magento2#39212, as two lines', 'Xxxxxxxx Xxxxxxxxxxxxxxxx XX-X', 35, false],
		['magento/magento2#23522', 'x'.repeat(36), 35, true],
		['DPDBeNeLux/magento-DPD_Shipping#28', 'Eerste Jan van der Heijdenstraat 157 H', 35, true],
		['DPDBeNeLux/magento-DPD_Shipping#28, as it asks for', 'Eerste Jan van der Heijdenstraat 157 H', 45, false],
		['allegro/allegro-api#10112, with a blank at its end', 'metro Bořislavka vestibul Arabská K ', 35, false],
		['allegro/allegro-api#10112', 'metro Bořislavka vestibul Arabská K', 34, true],
		['allegro/allegro-api#5037, at UPS', 'ul. Księdza Jerzego Popiełuszki 12', 30, true],
		['allegro/allegro-api#5037, at DPD', 'ul. Księdza Jerzego Popiełuszki 12', 40, false],
		['myparcelnl/magento#148', 'x'.repeat(47), 40, true],
		['OCA/delivery-carrier#1193', `${'x'.repeat(34)} ${'x'.repeat(35)}`, 35, true],
	])('%s: %s', (_, address1, lineLength, isLong) => {
		expect(codesOf({ address1 }, { lineLength })).toEqual(isLong ? ['address.line.long'] : [])
	})

	it.each<[source: string, name: string, limit: number, isLong: boolean]>([
		['DPDBeNeLux/magento-DPD_Shipping#25', 'Spätkauf Kiosk Gold-Eck - Keine Barzahlung !', 35, true],
		['allegro/allegro-api#7225, rejected for its letters', 'CieKawa Cafe Aleksandra Śnieżk', 30, false],
		['allegro/allegro-api#6804, rejected for its letters', 'Alójzy Brzeczyszczykiewiczczcz', 30, false],
		['allegro/allegro-api#6804', 'Alójzy Brzeczyszczykiewiczczczy', 30, true],
		['OCA/delivery-carrier#1155', 'x'.repeat(36), 35, true],
		['OCA/delivery-carrier#1155', 'x'.repeat(35), 35, false],
	])('%s: the name %s', (_, name, lineLength, isLong) => {
		expect(nameCodes(name, { lineLength })).toEqual(expect.arrayContaining(isLong ? ['address.line.long'] : []))
		expect(nameCodes(name, { lineLength }).includes('address.line.long')).toBe(isLong)
	})
})

describe('D-17: letters that no label had', () => {
	it.each<[source: string, line: string, isOther: boolean]>([
		['Automattic/woocommerce-services#1625', 'Test 서울특 Testing', true],
		['Automattic/woocommerce-services#1625', 'Piña colada', false],
		['Automattic/woocommerce-services#2551', 'Γερμανού 5', true],
		['UPS-API/api-documentation#148', 'Calle Mayor Nº15', false],
		['UPS-API/api-documentation#148', 'Calle Mayor 15, 3° B', false],
		['EasyPost/easypost-python#32', 'Rõger Hosèin', false],
		['EasyPost/easypost-python#120', '東京都千代田区1-1', true],
		['gabrielbull/php-ups-api#234', 'Świnoujście', false],
		['bcgov/entity#33467', '北京市朝阳区', true],
		['bcgov/entity#33467', 'Montréal', false],
		['odoo/odoo#8017', 'СКЛД/ВИХ/00001', true],
		['allegro/allegro-api#5420', 'Kraków, Łokietka 3', false],
		['the shipping policy of Printify', 'ул. Ленина 5', true],
		['the shipping policy of Printify', 'شارع الملك 5', true],
		['the shipping policy of Printify', 'רחוב הרצל 5', true],
		['iHerb, which also rejects accents', 'Hôtel à Noël', false],
		['a mark of a language with Latin letters', 'Kalākaua Ave, Hawaiʻi', false],
		['full-width letters of an input method', 'Ｍａｉｎ Ｓｔ 5', true],
	])('%s: %s', (_, address2, isOther) => {
		expect(codesOf({ address2 }, { lineScript: 'latin' })).toEqual(isOther ? ['address.line.script'] : [])
	})
})

describe('D-17: post boxes and lockers', () => {
	it.each<[source: string, country: string, boxes: readonly string[], streets: readonly string[]]>([
		['18F/culper#1598', 'US', ['P.O. Box 7', 'PO Box 7', 'Post Office Box 7'], ['7 Post Office Square']],
		['opensupplyhub/open-supply-hub#985', 'US', ['P.O.Box 12', 'POBox 12'], []],
		['antiwork/gumroad#6342', 'CA', ['PO Box 65', 'P O Box 65', 'Post Office Box 65'], ['Box 65, RR 2', 'RR 2 Box 65']],
		['codeforamerica/vita-min#5843', 'US', [], ['333 Potomac Street', 'ponderbox', 'P obo xes', '12 Pobre Ln']],
		['ericxtang/normalic#8', 'US', ['P.O. Box 1542', 'P.O. 1542'], ['1542 Po Box Ln']],
		['wslyvh/paperweight#52', 'NL', ['Postbus 2572', 'PO Box 99'], ['Postbuslaan 99']],
		['vendidero/woocommerce-germanized#83', 'DE', ['Packstation 123'], ['Musterstraße 123', 'An der Packstation']],
		['karrioapi/karrio#370', 'DE', ['Packstation 145'], ['Filialstraße 145']],
		[
			'picqer/sendcloud-php-client#15',
			'BE',
			['Postbus 3'],
			['Kasteelstraat 1, bus 200A', 'Bus 2000', 'Prins Boudewijnlaan 33'],
		],
		[
			'experius/Magento-2-Module-Experius-Address-Lines#15',
			'AU',
			['Parcel Locker 10123 45678', 'GPO Box 5'],
			['5 Locker St'],
		],
		['allegro/allegro-api#12457', 'PL', ['Paczkomat BBI11A'], ['Kowalska', 'ul. Paczkowska 3']],
		['the shipping policy of Printify', 'US', ['PO Box 1776'], ['1776 Boxwood Dr']],
	])('%s', (_, country, boxes, streets) => {
		expect([...boxes, ...streets].filter((line) => isPostBox(line, country))).toEqual(boxes)
	})
})

describe('D-50: orders on the wrong day', () => {
	it.each<[source: string, zone: string, instant: string, day: string]>([
		['shopware/shopware#739', 'Europe/Berlin', '2020-04-11T22:30:00Z', '2020-04-12'],
		['shopware/shopware#739', 'Europe/Berlin', '2020-04-11T21:59:59Z', '2020-04-11'],
		['shopware/shopware#739, in winter', 'Europe/Berlin', '2020-01-11T22:30:00Z', '2020-01-11'],
		['openfoodfoundation/openfoodnetwork#11607', 'Europe/London', '2023-09-30T08:59:00Z', '2023-09-30'],
		['openfoodfoundation/openfoodnetwork#11607, at its edge', 'Europe/London', '2023-09-29T23:30:00Z', '2023-09-30'],
		['GratefulGarmentProject/StockAid#799', 'America/Los_Angeles', '2021-08-17T06:30:00Z', '2021-08-16'],
		[
			'nopSolutions/nopCommerce#2351, a midnight that never came',
			'America/Sao_Paulo',
			'2016-10-16T00:30:00',
			'2016-10-16',
		],
		['nopSolutions/nopCommerce#2351', 'America/Sao_Paulo', '2016-10-16T02:59:59Z', '2016-10-15'],
		['odoo/odoo#206827', 'America/Mexico_City', '2025-04-22T05:00:00Z', '2025-04-21'],
		['odoo/odoo#206827, when Mexico had summer time', 'America/Mexico_City', '2022-07-22T05:00:00Z', '2022-07-22'],
		['mailchimp/mc-woocommerce#8', 'America/New_York', '2016-08-18T21:09:00Z', '2016-08-18'],
		['big-neon/bn-api#1698, before the change', 'America/Los_Angeles', '2020-03-02T08:00:00Z', '2020-03-02'],
		['big-neon/bn-api#1698, a week later', 'America/Los_Angeles', '2020-03-09T07:00:00Z', '2020-03-09'],
		['matomo-org/matomo#7658', 'Europe/Berlin', '2015-04-10T22:30:00Z', '2015-04-11'],
		['nightscout/cgm-remote-monitor#6853', 'Europe/Amsterdam', '2021-02-06T23:30:00Z', '2021-02-07'],
		['BC89/mfs_client_issues#55', 'America/New_York', '2015-03-13T04:30:00Z', '2015-03-13'],
	])('%s: %s, %s is %s', (_, timeZone, instant, day) => {
		const dayOffsets = dayOffsetsOf(timeZone, 2020)
		expect(checkInDayRange(instant, { start: day, end: day }, { dayOffsets })).toMatchObject({ value: true })
	})
})
