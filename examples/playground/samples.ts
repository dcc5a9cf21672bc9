/** The text of each field by its name, as the page's URL stores them. */
export type Entries = Readonly<Record<string, string>>

/** What an empty page begins with. */
export const BASKET: Entries = {
	variantId: 'mug-white',
	quantity: '2',
	rewardType: 'Coins',
	balance: '60',
	birthDate: '1984-02-29',
	startDate: '2015-03-02',
	department: 'Design',
	location: 'Lyon',
	locale: 'en-US',
}

const ZOE: Entries = { firstName: 'Zoë', lastName: 'Maes', email: 'zoe@example.com' }

/** Orders to begin with, by the text of their button. */
export const SAMPLES: readonly (readonly [title: string, entries: Entries])[] = [
	[
		'A letter for a digit',
		{
			...ZOE,
			countryCode: 'US',
			address1: '1 Ferry Building',
			city: 'San Francisco',
			provinceCode: 'CA',
			zip: '9411O',
			phone: '415 983 8030',
		},
	],
	[
		'Zip of another state',
		{
			...ZOE,
			countryCode: 'US',
			address1: '350 Fifth Avenue',
			city: 'New York',
			provinceCode: 'CA',
			zip: '10118',
			phone: '(212) 736-3100',
		},
	],
	[
		'São Paulo, with a CPF',
		{
			...ZOE,
			countryCode: 'BR',
			address1: 'Avenida Paulista 1578',
			city: 'São Paulo',
			province: 'São Paulo',
			zip: '01310200',
			phone: '(11) 3149-5959',
			taxNumber: '52998224725',
			variantId: 'tee-m',
			balance: '40',
		},
	],
	[
		'Tokyo, in Japanese',
		{
			locale: 'ja',
			firstName: '葵',
			lastName: '佐藤',
			countryCode: 'JP',
			address1: '千代田1-1',
			city: '千代田区',
			province: '東京都',
			zip: '〒1000001',
			phone: '03-3213-1111',
		},
	],
	[
		'Company RFC in Mexico',
		{
			...ZOE,
			countryCode: 'MX',
			address1: 'Av. Juárez 1',
			city: 'Ciudad de México',
			province: 'CDMX',
			zip: '06050',
			phone: '55 5130 0900',
			taxNumber: 'ABC680524P76',
		},
	],
	[
		'A closed country',
		{
			...ZOE,
			countryCode: 'AU',
			address1: '1 Macquarie Street',
			city: 'Sydney',
			provinceCode: 'NSW',
			zip: '2000',
			phone: '02 9250 7111',
		},
	],
	[
		'London',
		{
			firstName: 'Ada',
			lastName: 'Byron',
			countryCode: 'GB',
			address1: '12 St James’s Square',
			city: 'London',
			zip: 'sw1y4lb',
			phone: '020 7930 5264',
			rewardType: 'Gifts',
			balance: '1',
		},
	],
]
