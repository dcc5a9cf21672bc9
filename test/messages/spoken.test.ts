import { describe, expect, it } from 'vitest'
import { checkZip as checkZipText } from '../../src/bulk.ts'
import { parseListOrdersBody, parsePlaceOrderBody, parseProduct } from '../../src/contract.ts'
import {
	buildOrder,
	checkCountry,
	checkPhone,
	checkProvince,
	checkShippable,
	checkTaxNumber,
	checkZip,
	derivePersonalization,
	type Issue,
	matchesDayRange,
	reward,
	toErrorBody,
	validateOrder,
} from '../../src/index.ts'
import { FRENCH } from '../../src/messages/french.ts'
import { SPANISH } from '../../src/messages/spanish.ts'
import { translateIssue, translateIssues } from '../../src/translate/translate-issue.ts'

/** What each call's issues say in French and in Spanish, written by hand; a no-break space is written ~ here, a narrow one ^. */
const CASES: readonly (readonly [call: string, issues: readonly Issue[], french: string, spanish: string])[] = [
	[
		'no country',
		checkCountry({}).issues,
		'Indiquez le pays par son code à deux lettres, par exemple US.',
		'Indique el país con su código de dos letras, por ejemplo, US.',
	],
	[
		'an unknown country',
		checkCountry({ countryCode: 'UK' }).issues,
		'Indiquez un code de pays, par exemple US^; «~UK~» n’en est pas un.',
		'Indique un código de país, por ejemplo, US; «UK» no lo es.',
	],
	[
		'a country and the code of another',
		checkCountry({ countryCode: 'US', country: 'Canada' }).issues,
		'Faites concorder le pays et son code~: US n’est pas «~Canada~». Le code fait foi.',
		'Haga coincidir el país y su código: US no es «Canada». Prevalece el código.',
	],
	[
		'no province',
		checkProvince({}, 'US').issues,
		'Indiquez la province ou l’État, qui figure dans les adresses de ce pays (US).',
		'Indique la provincia o el estado, que figura en las direcciones de este país (US).',
	],
	[
		'a misspelled province',
		checkProvince({ province: 'Californa' }, 'US').issues,
		'Vérifiez la province ou l’État~: nous ne trouvons pas «~Californa~» dans ce pays (US). Vouliez-vous dire «~California~»^?',
		'Revise la provincia o el estado: no encontramos «Californa» en este país (US). ¿Quiso decir «California»?',
	],
	[
		'a province of elsewhere',
		checkProvince({ province: 'Ontario' }, 'US').issues,
		'Vérifiez la province ou l’État~: nous ne trouvons pas «~Ontario~» dans ce pays (US).',
		'Revise la provincia o el estado: no encontramos «Ontario» en este país (US).',
	],
	[
		'an unknown province where addresses name none',
		checkProvince({ province: 'Narnia' }, 'FR').issues,
		'Les adresses de ce pays (FR) n’indiquent pas de province~: «~Narnia~» est conservé tel quel.',
		'Las direcciones de este país (FR) no llevan provincia ni estado: «Narnia» se conserva tal cual.',
	],
	[
		'a name where its code is asked for',
		checkProvince({ province: 'California' }, 'US', { requireCode: true }).issues,
		'Indiquez le code de la province ou de l’État~: il est vérifié pour cette commande (US). Vouliez-vous dire «~CA~»^?',
		'Indique el código de la provincia o del estado: se comprueba en este pedido (US). ¿Quiso decir «CA»?',
	],
	[
		'two provinces',
		checkProvince({ provinceCode: 'CA', province: 'Oregon' }, 'US').issues,
		'Faites concorder la province ou l’État et son code~: CA correspond à California, et non à «~Oregon~». Le code fait foi.',
		'Haga coincidir la provincia o el estado y su código: CA corresponde a California, no a «Oregon». Prevalece el código.',
	],
	[
		'a misspelled zip',
		checkZip('9O21O', 'US').issues,
		'Saisissez un code postal valide pour ce pays (US), par exemple 95014^; «~9O21O~» n’en est pas un.',
		'Escriba un código postal válido para este país (US), por ejemplo, 95014; «9O21O» no lo es.',
	],
	[
		'no zip',
		checkZip('', 'BR').issues,
		'Saisissez un code postal de ce pays (BR), par exemple 01001-000.',
		'Escriba un código postal de este país (BR), por ejemplo, 01001-000.',
	],
	[
		'a zip where there are none',
		checkZip('999077', 'HK').issues,
		'Laissez le code postal vide~: ce pays (HK) n’en utilise pas.',
		'Deje vacío el código postal: este país (HK) no lo utiliza.',
	],
	[
		'a zip of another province',
		checkZip('90210', 'US', { provinceCode: 'NY' }).issues,
		'Vérifiez la province ou l’État, ainsi que le code postal~: 90210 correspond à CA, et non à NY.',
		'Revise la provincia o el estado, así como el código postal: 90210 corresponde a CA, no a NY.',
	],
	[
		'no phone',
		checkPhone('', 'US').issues,
		'Saisissez un numéro de téléphone, par exemple +12015550123.',
		'Escriba un número de teléfono, por ejemplo, +12015550123.',
	],
	[
		'half a phone number',
		checkPhone('555-2671', 'US').issues,
		'Saisissez un numéro de téléphone valide, par exemple +12015550123^; «~555-2671~» n’en est pas un.',
		'Escriba un número de teléfono válido, por ejemplo, +12015550123; «555-2671» no lo es.',
	],
	[
		'no tax number',
		checkTaxNumber('', 'MX').issues,
		'Saisissez le RFC d’une personne physique, par exemple XOJI740919U48~: les commandes vers ce pays (MX) l’exigent.',
		'Escriba el RFC de persona física, por ejemplo, XOJI740919U48: los pedidos a este país (MX) lo exigen.',
	],
	[
		'a tax number without its signs',
		checkTaxNumber('52998224725', 'BR').issues,
		'Saisissez le CPF au format 529.982.247-25.',
		'Escriba el CPF con el formato 529.982.247-25.',
	],
	[
		'a tax number of a company',
		checkTaxNumber('MAB9307148T4', 'MX').issues,
		'Saisissez le RFC d’une personne physique, par exemple XOJI740919U48~: les commandes vers ce pays (MX) n’acceptent pas le RFC d’une entreprise.',
		'Escriba el RFC de persona física, por ejemplo, XOJI740919U48: los pedidos a este país (MX) no admiten el RFC de persona moral.',
	],
	[
		'a number for a tax number',
		checkTaxNumber(52998224725 as unknown as string, 'BR').issues,
		'Envoyez le CPF sous forme de texte, par exemple 529.982.247-25^; reçu~: nombre.',
		'Envíe el CPF como texto, por ejemplo, 529.982.247-25; se recibió: número.',
	],
	[
		'a blank customs code',
		checkTaxNumber(' ', 'KR').issues,
		'Saisissez le code personnel de dédouanement, par exemple P123456789012~: le champ est vide.',
		'Escriba el código personal de despacho aduanero, por ejemplo, P123456789012: el campo está vacío.',
	],
	[
		'the check digit of a partita IVA',
		checkTaxNumber('12345670786', 'IT').issues,
		'Vérifiez la partita IVA~: les chiffres de contrôle de 12345670786 sont incorrects.',
		'Revise la partita IVA: los dígitos de control de 12345670786 no son correctos.',
	],
	[
		'a country that an item does not ship to',
		checkShippable(
			{ variantId: 'm' },
			{ title: 'Mug', variants: [{ id: 'm' }], shippingRegions: [{ countryCode: 'RU', isBlacklisted: true }] },
			{ countryCode: 'RU' },
		).issues,
		'Retirez Mug de la commande~: cet article n’est pas livré dans ce pays (RU).',
		'Quite Mug del pedido: este artículo no se envía a este país (RU).',
	],
	[
		'an item of which some provinces get none',
		checkShippable(
			{ variantId: 'm' },
			{
				title: 'Mug',
				variants: [{ id: 'm' }],
				shippingRegions: [
					{ countryCode: 'US', denyCheckout: true, provinces: [{ provinceCode: 'HI' }, { provinceCode: 'AK' }] },
				],
			},
			{ countryCode: 'US', provinceCode: 'CA' },
		).issues,
		'Vérifiez que la livraison de Mug est possible à cette adresse~: certaines zones ne sont pas desservies (US~: HI, AK).',
		'Compruebe que Mug se envía a esta dirección: hay zonas sin envío (US: HI, AK).',
	],
	[
		'an empty basket',
		validateOrder({ address: { countryCode: 'DE', zip: '10557', phone: '030 901820' }, orderItems: [] }).issues,
		'Ajoutez au moins un article à la commande.',
		'Añada al menos un artículo al pedido.',
	],
	[
		'half a piece',
		validateOrder({
			address: { countryCode: 'DE', zip: '10557', phone: '030 901820' },
			orderItems: [{ variantId: 'v', quantity: 0.5 }],
		}).issues,
		'Saisissez comme quantité un nombre entier d’au moins 1^; 0.5 ne convient pas.',
		'Escriba como cantidad un número entero de al menos 1; 0.5 no es válido.',
	],
	[
		'too small a balance',
		buildOrder(
			{
				address: { countryCode: 'DE', zip: '10557', phone: '030 901820' },
				orderItems: [{ variantId: 'v', quantity: 1 }],
			},
			{ products: [{ variants: [{ id: 'v', price: 14.5 }] }], collection: { rewardType: 'Coins' }, balance: 1.25 },
		).issues,
		'Retirez des articles ou ajoutez 13,25 au solde~: la commande exige 14,5 et le solde est de 1,25.',
		'Quite artículos o añada 13.25 al saldo: el pedido requiere 14.5 y el saldo es 1.25.',
	],
	[
		'half a gift',
		reward([], [], 2.5, 'Gifts').issues,
		'Indiquez un nombre entier de cadeaux^; 2,5 n’en est pas un.',
		'Indique un número entero de regalos; 2.5 no lo es.',
	],
	[
		'a day that is none',
		derivePersonalization({ birthDate: '1984-02-30' }, { asOf: '2026-01-01' }).issues,
		'Indiquez pour birthDate un jour du calendrier, par exemple 1984-05-29^; «~1984-02-30~» n’en est pas un.',
		'Indique para birthDate un día del calendario, por ejemplo, 1984-05-29; «1984-02-30» no lo es.',
	],
	[
		'a range that ends before it starts',
		matchesDayRange('2026-01-01T00:00:00Z', { start: '2026-01-02T00:00:00Z', end: '2026-01-01T00:00:00Z' }).issues,
		'Intervertissez start et end.',
		'Intercambie start y end.',
	],
	[
		'a number for a text',
		parsePlaceOrderBody({ address: { zip: 75001 } }).issues,
		'Envoyez un texte pour address.zip^; reçu~: 75001.',
		'Envíe un texto para address.zip; se recibió: 75001.',
	],
	[
		'a text for the whole body',
		parsePlaceOrderBody('x').issues,
		'Envoyez un objet pour la requête^; reçu~: texte.',
		'Envíe un objeto para la solicitud; se recibió: texto.',
	],
	[
		'a word for an id',
		parseListOrdersBody({ filter: { userIds: ['string'] } }).issues,
		'Envoyez un UUID pour filter.userIds[0]^; reçu~: «~string~».',
		'Envíe un UUID para filter.userIds[0]; se recibió «string».',
	],
	[
		'an unknown property',
		parseListOrdersBody({ filter: {}, page: 2 }).issues,
		'Retirez page. Seuls champs admis ici~: filter, companyId.',
		'Quite page. Aquí solo se admiten estos campos: filter, companyId.',
	],
	[
		'an answer of the service',
		parseProduct({ status: 'Retired' }).issues,
		'Valeur inattendue pour status~: «~Retired~». Valeurs admises~: Active, Draft.',
		'Valor inesperado en status: «Retired». Valores admitidos: Active, Draft.',
	],
	[
		'a text that is no JSON',
		JSON.parse(checkZipText('x', '"US"')).issues,
		'Envoyez un texte JSON comme argument 1^; celui-ci n’en est pas un.',
		'Envíe un texto JSON como argumento 1; este no lo es.',
	],
]

const spaced = (text: string): string => text.replaceAll('~', '\u00a0').replaceAll('^', '\u202f')

describe('what a customer reads', () => {
	it.each(CASES)('%s', (_, issues, french, spanish) => {
		expect(translateIssues(issues, FRENCH).map(({ message }) => message)).toEqual([spaced(french)])
		expect(translateIssues(issues, SPANISH).map(({ message }) => message)).toEqual([spanish])
	})

	it('has the names of countries where a page adds them', () => {
		const named = {
			...SPANISH,
			words: { ...SPANISH.words, country: { US: 'Estados Unidos', RU: 'Rusia', BR: 'Brasil' } },
		}
		const say = (issues: readonly Issue[]) => translateIssues(issues, named).map(({ message }) => message)
		expect(say(checkZip('', 'US').issues)).toEqual([
			'Escriba un código postal de este país (Estados Unidos), por ejemplo, 95014.',
		])
		expect(say(checkZip('', 'MX').issues)).toEqual(['Escriba un código postal de este país (MX), por ejemplo, 06000.'])
		const product = { id: 'p', title: 'Mug', variants: [{ id: 'v', price: 1 }] }
		const facts = {
			products: [product],
			collection: { rewardType: 'Coins' },
			balance: 9,
			pricedFor: { p: 'BR' },
		} as const
		const address = { countryCode: 'US', provinceCode: 'CA', zip: '94111', phone: '415 983 8030' }
		expect(say(buildOrder({ address, orderItems: [{ variantId: 'v', quantity: 1 }] }, facts).issues)).toEqual([
			'Obtenga Mug para Estados Unidos: sus precios son los de Brasil. Se descuenta el ajuste de Brasil y se suma el de Estados Unidos.',
		])
	})

	it('is the same after the issue was JSON, both wordings of an unknown province included', () => {
		for (const [, issues, french] of CASES) {
			const copy: readonly Issue[] = JSON.parse(JSON.stringify(issues))
			expect(copy.map((issue) => translateIssue(issue, FRENCH).message)).toEqual([spaced(french)])
		}
	})

	it('is what an error body says', () => {
		const body = toErrorBody(translateIssues(checkZip('', 'BR').issues, SPANISH))
		expect(body?.message).toBe('Escriba un código postal de este país (BR), por ejemplo, 01001-000.')
		expect(body?.errorCode).toBe('address.zip.missing')
	})
})
