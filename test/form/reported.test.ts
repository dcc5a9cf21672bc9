import { expect, it } from 'vitest'
import { type AddressFormEvent, initAddressForm } from '../../src/entries/form.ts'
import { choose, enter, FERRY_BUILDING, input, play, SUBMIT, TOOLS } from './events.ts'

const US = { ...FERRY_BUILDING, phone: '(415) 983-8030' }
const NL = { countryCode: 'NL', address1: 'Damrak 1', city: 'Amsterdam', phone: '+31 20 624 1111' }
const AE = { countryCode: 'AE', address1: 'Sheikh Zayed Road 1', provinceCode: 'DU', phone: '+971 4 366 8888' }
const OPTIONAL = { missingZip: 'warning' }

/** What users of other address forms reported: the values, the policy, what they did, and what the form then has in its fields and says. */
it.each<[string, object, object, readonly AddressFormEvent[], object]>([
	[
		'woocommerce/woocommerce#46270: a prefecture of Japan is no county of Hungary',
		{ countryCode: 'JP', provinceCode: '02', zip: '153-0042' },
		{},
		[choose('HU'), SUBMIT],
		{ zip: '153-0042', 'zip?': /Hungary/ },
	],
	[
		'openfoodfoundation/openfoodnetwork#2106: a state of Australia is none of India',
		{ countryCode: 'AU', provinceCode: 'NSW' },
		{},
		[choose('IN'), SUBMIT],
		{ provinceCode: '', 'provinceCode?': /state/i },
	],
	[
		'bagisto/bagisto#10842: California is not sent to India',
		US,
		{},
		[choose('IN'), SUBMIT],
		{ provinceCode: '', 'provinceCode?': /state/i },
	],
	[
		'PrestaShop/PrestaShop#36611: who is quick sends no California to Canada',
		US,
		{},
		[choose('CA'), ...enter('zip', 'K1A 0B1'), SUBMIT],
		{ provinceCode: '', 'provinceCode?': /province/i },
	],
	[
		'Expensify/App#57620: whoever comes back to the country finds the state again',
		US,
		{},
		[choose('DE'), choose('US'), SUBMIT],
		{ provinceCode: 'CA', city: 'San Francisco', zip: '94111', sent: true },
	],
	[
		'Expensify/App#44957: another state leaves the country alone',
		US,
		{},
		[input('provinceCode', 'NV')],
		{ countryCode: 'US', provinceCode: 'NV' },
	],
	[
		'polarsource/polar#10338: another country keeps street, city and zip',
		US,
		{},
		[choose('MX')],
		{ address1: '1 Ferry Building', city: 'San Francisco', zip: '94111', provinceCode: '' },
	],
	[
		'woocommerce/woocommerce-blocks#3525: a space is no zip',
		US,
		{},
		[...enter('zip', ' '), SUBMIT],
		{ 'zip?': /ZIP code/, sent: false },
	],
	[
		'stripe/react-stripe-js#501: letters of Canada can be typed where a number was expected',
		{ ...US, zip: '' },
		{},
		enter('zip', 'K1A 0B1'),
		{ zip: 'K1A 0B1', 'zip?': /isn't a valid ZIP code for the United States/ },
	],
	[
		'stripe-archive/react-stripe-elements#233: in the United States it is a ZIP code',
		{ ...US, zip: '' },
		{},
		[SUBMIT],
		{ 'zip?': /ZIP code/ },
	],
	['woocommerce/woocommerce#24225: where a shop needs no zip, none is missed', NL, OPTIONAL, [SUBMIT], { sent: true }],
	['woocommerce/woocommerce#57584: a country without a zip misses none', AE, {}, [SUBMIT], { sent: true }],
	[
		'stripe/stripe-ios#853: after a country without a zip, the next asks for its own',
		AE,
		{},
		[
			choose('US'),
			...enter('zip', '94111'),
			input('provinceCode', 'CA'),
			...enter('city', 'San Francisco'),
			...enter('phone', '415 983 8030'),
			SUBMIT,
		],
		{ sent: true },
	],
])('the form is free of the fault of %s', (_, values, policy, events, expected) => {
	const form = play(events, initAddressForm({ values, policy } as Parameters<typeof initAddressForm>[0], TOOLS))
	const said = form.fields.map(({ name, message }) => [`${name}?`, message])
	const found = {
		countryCode: form.countryCode,
		...form.values,
		...Object.fromEntries(said),
		sent: form.submission === 'accepted',
	}
	const asked = Object.entries(expected).map(([name, is]) => [
		name,
		is instanceof RegExp ? expect.stringMatching(is) : is,
	])
	expect(found).toMatchObject(Object.fromEntries(asked))
})
