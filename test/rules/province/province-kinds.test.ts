import { describe, expect, it } from 'vitest'
import { compileProvinces } from '../../../scripts/provinces/compile.ts'
import type { Province } from '../../../src/rules/province/province-table.ts'
import { provincesOf } from '../../../src/rules/world/places.ts'
import { inCountries } from '../../rows.ts'
import { byName, missedOf, otherName } from './known.ts'

function spellingsOf({ name }: Province): string[] {
	return [name, name.normalize('NFD').replace(/\p{M}/gu, ''), name.toUpperCase()]
}

describe('words for the kind of province (D-115)', () => {
	/** By country, how its people write a name with the kind; `*` stands for the name. Without `codes`, all of its provinces. */
	const KINDS: readonly (readonly [country: string, forms: string, codes?: RegExp])[] = [
		['AR', 'Pcia. de *|Pcia de *|PCIA. DE *|Pcia. del *|Pcia. *|Prov. de *|Prov. *|Provincia de *|Provincia del *'],
		['BR', 'Estado de *|Estado do *|Est. *|Est. de *|State of *'],
		['CN', '* Sheng|*sheng|* Shi|* Province|* Zizhiqu'],
		['EG', 'Muhafazat *|* Governorate|محافظة *'],
		['ID', 'Provinsi *|Propinsi *|Prov. *|* Province'],
		['JP', '* Pref.|* pref|Pref. *|* Prefecture|*-ken|* ken|*ken'],
		['KP', '*-do|* do|*do'],
		['KR', '*-do|* do|*do|*-si|*si|*-shi|*shi|* Province|*-gwangyeoksi|* Metropolitan City|*-teukbyeolsi'],
		['MX', 'Estado de *|Edo. *|Edo. de *'],
		['MY', 'Negeri *|NEGERI *|State of *|* State|Wilayah Persekutuan *|WILAYAH PERSEKUTUAN *|W.P. *'],
		['PH', 'Lalawigan ng *|Province of *|Prov. of *'],
		['RO', 'Județul *|Judet *|Jud. *'],
		['TH', 'Changwat *|changwat *|Chang Wat *|* Province|จังหวัด*|จังหวัด *'],
		['TR', '* ili|* İli|* Ili|* İLİ|* İl|* Vilayeti|* Province'],
		['TW', '* Hsien|* County', /^(?!CYI|CYQ|HSQ|HSZ|TPE)/],
		['UA', '* Oblast|* obl.|* region', /^(?!30|32)/],
		['VN', 'Tỉnh *|tinh *|TỈNH *|Thành phố *|Thành Phố *|THANH PHO *|TP *|TP. *|TP.*|Tp.*|tp *|* Province'],
	]
	it.each(KINDS.map(([country, forms, codes = /./]) => ({ country, forms, codes })))(
		'$country: each name is known with each of $forms',
		({ country, forms, codes }) => {
			const provinces = provincesOf(country).filter(({ code }) => codes.test(code))
			const failed = provinces.flatMap((province) =>
				spellingsOf(province).flatMap((name) => missedOf(country, { [province.code]: forms.replaceAll('*', name) })),
			)
			expect(failed).toEqual([])
			expect(provinces.length).toBeGreaterThan(10)
		},
	)

	it('are known in local scripts, and before the names of today and of before the merger of 2025', () => {
		expect(missedOf('TH', { 50: 'จ.เชียงใหม่|จ. เชียงใหม่|จังหวัดเชียงใหม่' })).toEqual([])
		expect(
			missedOf('VN', {
				79: 'TPHCM|TP HCM|T.P. HCM|TP.HCM|Tp. HCM|tphcm|TP. Ho Chi Minh',
				'08': 'Tỉnh Hà Giang|tỉnh Tuyên Quang',
				80: 'Tỉnh Long An|T\u1ec9nh T\u00e2y Ninh',
			}),
		).toEqual([])
		expect(missedOf('MY', { 10: 'Selangor Darul Ehsan|Negeri Selangor Darul Ehsan' })).toEqual([])
		expect(missedOf('CN', { NX: 'Ningxia Huizi Zizhiqu|Ningxia Huizu Zizhiqu|Ningxia Zizhiqu' })).toEqual([])
	})

	it('are no words elsewhere, and not in the middle of a name or alone', () => {
		const none = inCountries({
			AU: 'Tasskiy',
			BR: 'Negeri Bahia',
			CN: 'Henanshi',
			CO: 'Negeri Cauca',
			ES: 'Tole|Toledoken',
			FR: 'Normandie ili',
			IT: 'Milanosi',
			JP: 'ken|Kyo|Gi|Sagato|Narafu',
			KR: 'do|si|Jejuto',
			MX: 'Tinh Jalisco|Verska',
			MY: 'Negeri',
			TR: 'ili',
			UA: 'shchyna',
			US: 'Californiado|Idahofu|Kanski',
			VN: 'Tinhfoo|Tỉnh|Thành phố|Tinhhue',
		})
		expect(none.filter(([country, text]) => byName(country, text) !== null)).toEqual([])
	})

	it('leave the names that end or begin like them as they are', () => {
		const missed = Object.entries({
			VN: { 42: 'Hà Tĩnh|Tỉnh Hà Tĩnh', 38: 'Thanh Hóa|Tỉnh Thanh Hóa' },
			JP: {
				...{ 26: 'Kyoto|Kyoto-fu|Kyotofu', 21: 'Gifu|Gifu-ken', 13: 'Tokyo-to|Tokyoto', 27: 'Osakafu' },
				...{ 36: 'Tokushima', '01': 'Hokkai-dō' },
			},
			CN: { BJ: 'Beijingshi', SH: 'Shanghai Shi' },
			KR: { 41: 'Gyeonggi' },
			MY: { '05': 'Negeri Sembilan' },
			AR: { F: 'Pcia. de La Rioja', L: 'Pcia. de La Pampa' },
			BR: { DF: 'Distrito Federal', SP: 'São Paulo' },
			ES: { TO: 'Toledo' },
			UA: { 32: 'Київщина', 46: 'Lvivska' },
			RU: { MOS: 'Московская область' },
			US: { AK: 'State of Alaska' },
			CA: { SK: 'Sask.' },
		}).flatMap(([country, table]) => missedOf(country, table))
		expect(missed).toEqual([])
	})
})

describe('names in other romanisations and everyday abbreviations (D-115)', () => {
	const KOREA: Readonly<Record<string, string>> = {
		11: 'Seoul|Seoul-si|Seoulsi|Seoul Teugbyeolsi|Seoul-t’ŭkpyŏlsi',
		26: "Busan|Pusan|Pusan-si|Pusansi|Busan Gwang'yeogsi|Busan-gwangyeoksi",
		27: 'Daegu|Taegu|Taegu-si',
		28: 'Incheon|Inchon|Inch’ŏn|Inchonsi|Incheon Gwangyeoksi',
		29: 'Gwangju|Kwangju|Kwangju-si',
		30: 'Daejeon|Taejon|Taejŏn|Daejeonsi',
		31: 'Ulsan|Ulsansi|Ulsan-shi',
		41: 'Gyeonggi-do|Gyeonggido|Kyunggi|Kyunggi-do|Kyunggido|Kyonggi-do|Kyŏnggi-do|Kyonggido|Kyeonggi-do|경기도|경기',
		42: "Gangwon-do|Gangwondo|Kangwon|Kangwon-do|Kangwŏn-do|Kangwondo|Gang'weondo|강원도",
		43: "Chungcheongbuk-do|Chungcheongbukdo|Ch'ungch'ong-bukto|Ch'ungch'ŏng-bukto|Chungchong-bukdo|Chungchongbukto|Chungbuk|North Chungcheong|충북",
		44: "Chungcheongnam-do|Chungcheongnamdo|Ch'ungch'ŏng-namdo|Chungchong-namdo|Chungnam|South Chungcheong|충남",
		45: 'Jeollabuk-do|Jeollabukdo|Jeonrabukdo|Cholla-bukto|Chŏlla-bukto|Chollabuk-do|Chollabukdo|Jeonbuk|Chonbuk|North Cholla|전북',
		46: 'Jeollanam-do|Jeollanamdo|Jeonranamdo|Cholla-namdo|Chŏlla-namdo|Chollanam-do|Jeonnam|Chonnam|South Cholla|전남',
		47: 'Gyeongsangbuk-do|Gyeongsangbukdo|Kyongsang-bukto|Kyŏngsang-bukto|Kyungsangbuk-do|Kyungsangbukdo|Kyungbuk|Kyongbuk|Gyeongbuk|경북',
		48: 'Gyeongsangnam-do|Gyeongsangnamdo|Kyongsang-namdo|Kyŏngsang-namdo|Kyungsangnam-do|Kyungnam|Kyongnam|Gyeongnam|경남',
		49: 'Jeju-do|Jejudo|Cheju|Cheju-do|Chejudo|Jeju Teukbyeoljachido|제주도',
		50: 'Sejong|Sejong-si|Sejongsi|Sejong-teukbyeoljachisi|세종시',
	}
	const INDONESIA: Readonly<Record<string, string>> = {
		AC: 'Aceh|NAD',
		BB: 'Babel|Kep. Bangka Belitung',
		JB: 'Jabar',
		JI: 'Jatim',
		JK: 'DKI|DKI Jakarta',
		JT: 'Jateng',
		KB: 'Kalbar',
		KI: 'Kaltim',
		KR: 'Kepri|Kep. Riau|Kep Riau|Kepulauan Riau',
		KS: 'Kalsel',
		KT: 'Kalteng',
		KU: 'Kaltara',
		MU: 'Malut',
		NB: 'NTB',
		NT: 'NTT',
		PA: 'Irian Jaya',
		PB: 'Pabar',
		PD: 'Papua Barat Daya',
		SA: 'Sulut',
		SB: 'Sumbar',
		SG: 'Sultra',
		SN: 'Sulsel',
		SR: 'Sulbar',
		SS: 'Sumsel',
		ST: 'Sulteng',
		SU: 'Sumut|SUMUT|Prov. Sumut',
		YO: 'DIY|D.I.Y.|Jogja|Yogya|Jogjakarta',
	}
	const UKRAINE: Readonly<Record<string, string>> = {
		'05': 'Vinnychchyna|Вінниччина',
		'07': 'Volyn|Волинь',
		'09': 'Luhanshchyna|Луганщина',
		12: 'Dnipropetrovshchyna|Дніпропетровщина|Дніпровська область',
		14: 'Donechchyna|Донеччина',
		18: 'Zhytomyrshchyna|Житомирщина',
		21: 'Zakarpattia|Закарпаття|Transcarpathia',
		26: 'Prykarpattia|Прикарпаття',
		32: 'Kyivshchyna|Київщина',
		35: 'Kirovohradschyna|Кіровоградщина|Кропивницька область',
		46: 'Lvivshchyna|Львівщина',
		48: 'Mykolayivschyna|Миколаївщина',
		51: 'Odeshchyna|Одещина',
		53: 'Poltavshchyna|Полтавщина',
		56: 'Rivnenshchyna|Рівненщина',
		59: 'Sumshchyna|Сумщина',
		61: 'Ternopilshchyna|Тернопільщина',
		63: 'Kharkivshchyna|Харківщина',
		65: 'Khersonshchyna|Херсонщина',
		68: 'Khmelnychchyna|Хмельниччина',
		71: 'Cherkashchyna|Черкащина',
		74: 'Chernihivshchyna|Чернігівщина',
		77: 'Bukovyna|Буковина',
	}

	it.each([
		['KR', KOREA],
		['ID', INDONESIA],
		['UA', UKRAINE],
	] as const)('%s', (country, table) => {
		expect(missedOf(country, table)).toEqual([])
	})

	it('have provinces for Indonesia, and no groups of islands', () => {
		expect(provincesOf('ID')).toHaveLength(38)
		for (const [code, name] of Object.entries({ JW: 'Jawa', KA: 'Kalimantan', NU: 'Nusa Tenggara', SL: 'Sulawesi' })) {
			expect(byName('ID', name)).toBeNull()
			expect(otherName('ID', name)).toBe(code)
		}
		expect(otherName('ID', 'Java')).toBe('JW')
		expect(otherName('ID', 'Sumatra')).toBe('SM')
		expect(missedOf('ID', { MA: 'Maluku', PA: 'Papua', MU: 'Maluku Utara' })).toEqual([])
	})
})

describe('what is no more (D-116)', () => {
	const GONE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
		RU: {
			PER: 'Perm Oblast|Пермская область|Komi-Permyak Autonomous Okrug|Komi-Permyak Okrug|Коми-Пермяцкий автономный округ|Коми-Пермяцкий АО',
			KAM: 'Kamchatka Oblast|Камчатская область|Koryak Autonomous Okrug|Koryakia|Корякский автономный округ|Корякия',
			ZAB: 'Chita Oblast|Читинская область|Chita|Agin-Buryat Autonomous Okrug|Агинский Бурятский автономный округ',
			KYA: 'Taymyr Autonomous Okrug|Таймырский автономный округ|Таймырский (Долгано-Ненецкий) автономный округ|Evenk Autonomous Okrug|Evenkia|Эвенкийский автономный округ|Эвенкия',
			IRK: 'Ust-Orda Buryat Autonomous Okrug|Усть-Ордынский Бурятский автономный округ',
			NIZ: 'Горьковская область',
			SAM: 'Куйбышевская область',
			TVE: 'Калининская область',
		},
		EG: {
			C: 'Helwan|Ḩulwān|حلوان|محافظة حلوان|HU',
			GZ: '6th of October|السادس من أكتوبر|Sixth of October Governorate|SU',
		},
		FR: {
			GES: 'Alsace|Lorraine|Champagne-Ardenne',
			NAQ: 'Aquitaine|Limousin|Poitou-Charentes',
			ARA: 'Auvergne|Rhône-Alpes',
			OCC: 'Languedoc-Roussillon|Midi-Pyrénées',
			NOR: 'Basse-Normandie|Haute-Normandie',
			HDF: 'Picardie|Nord-Pas-de-Calais',
			BFC: 'Bourgogne|Franche-Comté',
		},
		IN: {
			OD: 'Orissa',
			PY: 'Pondicherry',
			UK: 'Uttaranchal',
			DH: 'Daman and Diu|Dadra and Nagar Haveli',
		},
		TW: { KHH: 'Kaohsiung County|高雄縣', TXG: '臺中縣', TAO: 'Taoyuan County' },
		ZA: { LP: 'Northern Transvaal|Northern Province', MP: 'Eastern Transvaal', GP: 'PWV', FS: 'Orange Free State' },
		UA: { 12: 'Dnipro Oblast', 35: 'Kropyvnytskyi' },
		KZ: { 61: 'South Kazakhstan|Южно-Казахстанская область', 10: 'Semipalatinsk' },
		ID: { PB: 'Irian Jaya Barat' },
		BR: { PE: 'Fernando de Noronha' },
	}

	it.each(Object.entries(GONE))('%s: leads to what it became', (country, table) => {
		expect(missedOf(country, table)).toEqual([])
	})

	it('is not offered', () => {
		const offered = provincesOf('EG').map(({ name }) => name)
		expect(offered).toHaveLength(27)
		expect(offered).not.toContain('Helwan')
		expect(offered).not.toContain('6th of October')
	})

	it('leaves Iraq with the governorate of 2014', () => {
		expect(
			missedOf('IQ', { Halabja: 'Halabja|حلبجة|Halabja Governorate|محافظة حلبجة|هەڵەبجە', KI: "At Ta'mim" }),
		).toEqual([])
	})
})

describe('the second level of GB (D-103)', () => {
	const nations = { ENG: 'England', NIR: 'Northern Ireland', SCT: 'Scotland', WLS: 'Wales' }
	const areas = (compileProvinces().get('GB')?.otherLevels ?? []).filter(({ code }) => !/^(?:EAW|GBN|UKM)$/.test(code))

	it('is known by each name that ISO 3166-2 has, which the address keeps', () => {
		for (const name of areas.flatMap(({ names }) => names)) {
			const province = byName('GB', name)
			expect(province?.name, name).toBe(name)
			expect(Object.keys(nations), name).toContain(province?.code)
		}
		expect(areas.length).toBeGreaterThan(210)
	})

	it('is in its nation', () => {
		expect(
			missedOf('GB', {
				ENG: 'Kent|Bristol, City of|Bristol|Rutland|Isles of Scilly|Westminster|Central Bedfordshire|Leeds',
				NIR: 'Mid Ulster|Newry, Mourne and Down|Derry and Strabane|Causeway Coast and Glens',
				SCT: 'East Ayrshire|South Ayrshire|Inverclyde|Aberdeen City|Dundee|Shetland Islands|Eilean Siar|West Dunbartonshire',
				WLS: 'Merthyr Tydfil|Neath Port Talbot|Isle of Anglesey|Rhondda Cynon Taff|Sir Benfro|Abertawe',
			}),
		).toEqual([])
	})
})
