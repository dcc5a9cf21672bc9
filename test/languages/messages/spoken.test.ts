import { describe, expect, it } from 'vitest'
import { checkZip as checkZipText } from '../../../src/entries/bulk.ts'
import { ListOrdersBody, PlaceOrderBody, Product } from '../../../src/entries/contract.ts'
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
} from '../../../src/entries/index.ts'
import { es } from '../../../src/languages/es.ts'
import { fr } from '../../../src/languages/fr.ts'
import { translateIssue, translateIssues } from '../../../src/languages/translate/translate-issue.ts'

const BERLIN = {
	address1: 'Platz der Republik 1',
	city: 'Berlin',
	countryCode: 'DE',
	zip: '10557',
	phone: '030 901820',
}

/** The issues of each call in French and in Spanish, written by hand. Here `~` is a no-break space and `^` a narrow one. */
const CASES: readonly (readonly [call: string, issues: readonly Issue[], french: string, spanish: string])[] = [
	[
		'no country',
		checkCountry({}).issues,
		'Indiquez le pays par son nom ou par un code à deux lettres, par exemple US.',
		'Indique el país con su nombre o con un código de dos letras, por ejemplo, US.',
	],
	[
		'an unknown country',
		checkCountry({ countryCode: 'UK' }).issues,
		'«~UK~» n’est pas un pays connu. Indiquez son nom ou un code à deux lettres, par exemple US.',
		'«UK» no es un país conocido. Indique su nombre o un código de dos letras, por ejemplo, US.',
	],
	[
		'a country and the code of another',
		checkCountry({ countryCode: 'US', country: 'Canada' }).issues,
		'Le code US est celui des États-Unis, pas de «~Canada~». Vérifiez le pays~: le code fait foi.',
		'El código US es el de Estados Unidos, no el de «Canada». Revise el país: se usa el código.',
	],
	[
		'no province',
		checkProvince({}, 'US').issues,
		'Indiquez l’État~: cette information figure dans la plupart des adresses aux États-Unis.',
		'Indique el estado: este dato figura en la mayoría de las direcciones de Estados Unidos.',
	],
	[
		'a misspelled province',
		checkProvince({ province: 'Californa' }, 'US').issues,
		'Nous ne connaissons aucun État «~Californa~» aux États-Unis. Vouliez-vous dire «~California~»^?',
		'No conocemos ningún estado «Californa» en Estados Unidos. ¿Quiso decir «California»?',
	],
	[
		'a province of elsewhere',
		checkProvince({ province: 'Nova Scotia' }, 'US').issues,
		'«~Nova Scotia~» n’est pas aux États-Unis, mais au Canada. Vérifiez le pays et l’État.',
		'«Nova Scotia» no está en Estados Unidos, sino en Canadá. Revise el país y el estado.',
	],
	[
		'an unknown province where it is only a warning',
		checkProvince({ province: 'Narnia' }, 'NZ').issues,
		'Nous ne connaissons aucune région «~Narnia~» en Nouvelle-Zélande.',
		'No conocemos ninguna región «Narnia» en Nueva Zelanda.',
	],
	[
		'a name where its code is asked for',
		checkProvince({ province: 'California' }, 'US', { shouldValidateProvinceCode: true }).issues,
		'Indiquez le code de l’État~: cette commande vers les États-Unis est vérifiée par ce code. Vouliez-vous dire «~California~»^?',
		'Indique el código del estado: este pedido a Estados Unidos se comprueba con él. ¿Quiso decir «California»?',
	],
	[
		'two provinces',
		checkProvince({ provinceCode: 'CA', province: 'Oregon' }, 'US').issues,
		'CA est le code de «~California~», pas de «~Oregon~». Vérifiez l’État~: le code fait foi.',
		'CA es el código de «California», no de «Oregon». Revise el estado: se usa el código.',
	],
	[
		'a misspelled zip',
		checkZip('9O21O', 'US').issues,
		'«~9O21O~» n’est pas un code ZIP des États-Unis. Utilisez un format comme 95014.',
		'«9O21O» no es un código ZIP de Estados Unidos. Use un formato como 95014.',
	],
	[
		'no zip',
		checkZip('', 'BR').issues,
		'Saisissez le code postal. Utilisez un format comme 01001-000.',
		'Escriba el código postal. Use un formato como 01001-000.',
	],
	[
		'a zip that is not given out',
		checkZip('00000', 'DE').issues,
		'Vérifiez 00000. Nous ne connaissons aucun code postal d’Allemagne qui commence ainsi.',
		'Revise 00000. No conocemos ningún código postal de Alemania que empiece así.',
	],
	[
		'a zip where there are none',
		checkZip('999077', 'HK').issues,
		'Laissez le code postal vide~: il n’y en a pas à Hong Kong.',
		'Deje vacío el código postal: en Hong Kong no se usa.',
	],
	[
		'a zip of another province',
		checkZip('90210', 'US', { provinceCode: 'NY' }).issues,
		'90210 correspond à «~CA~», pas à «~NY~». Vérifiez le code ZIP ou l’État.',
		'90210 corresponde a «CA», no a «NY». Revise el código ZIP o el estado.',
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
		'«~555-2671~» n’est pas un numéro de téléphone valide. Utilisez un format comme +12015550123.',
		'«555-2671» no es un número de teléfono válido. Use un formato como +12015550123.',
	],
	[
		'no tax number',
		checkTaxNumber('', 'MX').issues,
		'Saisissez le RFC d’une personne physique, par exemple XOJI740919U48. Ce numéro est obligatoire pour les commandes vers le Mexique.',
		'Escriba el RFC de persona física, por ejemplo, XOJI740919U48. Este dato es obligatorio en los pedidos a México.',
	],
	[
		'a tax number without its signs',
		checkTaxNumber('52998224725', 'BR').issues,
		'Écrivez le CPF comme ceci~: 529.982.247-25.',
		'Escriba el CPF así: 529.982.247-25.',
	],
	[
		'a tax number of a company',
		checkTaxNumber('MAB9307148T4', 'MX').issues,
		'Saisissez le RFC d’une personne physique, par exemple XOJI740919U48. Pour les commandes vers le Mexique, le RFC d’une entreprise n’est pas accepté.',
		'Escriba el RFC de persona física, por ejemplo, XOJI740919U48. En los pedidos a México no se acepta el RFC de persona moral.',
	],
	[
		'a number for a tax number',
		checkTaxNumber(52998224725 as unknown as string, 'BR').issues,
		'Envoyez le CPF sous forme de texte, par exemple 529.982.247-25. Type reçu~: nombre.',
		'Envíe el CPF como texto, por ejemplo, 529.982.247-25. Tipo recibido: número.',
	],
	[
		'a blank customs code',
		checkTaxNumber(' ', 'KR').issues,
		'Saisissez le code de dédouanement personnel (PCCC), par exemple P123456789012. Ce numéro est obligatoire pour les commandes vers la Corée du Sud.',
		'Escriba el código personal de despacho aduanero (PCCC), por ejemplo, P123456789012. Este dato es obligatorio en los pedidos a Corea del Sur.',
	],
	[
		'the check digit of a partita IVA',
		checkTaxNumber('12345670786', 'IT').issues,
		'Vérifiez la partita IVA. Les chiffres de contrôle de 12345670786 sont incorrects.',
		'Revise la partita IVA. Los dígitos de control de 12345670786 no son correctos.',
	],
	[
		'a country that an item does not ship to',
		checkShippable(
			{ variantId: 'm' },
			{ title: 'Mug', variants: [{ id: 'm' }], shippingRegions: [{ countryCode: 'RU', isBlacklisted: true }] },
			{ countryCode: 'RU' },
		).issues,
		'L’article «~Mug~» ne peut pas être livré en Russie. Retirez-le de la commande.',
		'El artículo «Mug» no se puede enviar a Rusia. Quítelo del pedido.',
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
		'L’article «~Mug~» est livré aux États-Unis, sauf dans ces zones~: Hawaii, Alaska. Vérifiez que la livraison est possible à cette adresse.',
		'El artículo «Mug» se envía a Estados Unidos, excepto a estas zonas: Hawaii, Alaska. Compruebe que se envía a esta dirección.',
	],
	[
		'an empty basket',
		validateOrder({ address: BERLIN, orderItems: [] }).issues,
		'Ajoutez au moins un article à la commande.',
		'Añada al menos un artículo al pedido.',
	],
	[
		'half a piece',
		validateOrder({
			address: BERLIN,
			orderItems: [{ variantId: 'v', quantity: 0.5 }],
		}).issues,
		'La quantité doit être un nombre entier, au moins 1.',
		'La cantidad debe ser un número entero, 1 como mínimo.',
	],
	[
		'too small a balance',
		buildOrder(
			{
				address: BERLIN,
				orderItems: [{ variantId: 'v', quantity: 1 }],
			},
			{ products: [{ variants: [{ id: 'v', price: 14.5 }] }], collection: { rewardType: 'Coins' }, balance: 1.25 },
		).issues,
		'Il faut 14,5 pour la commande, mais le solde est de 1,25. Retirez des articles ou ajoutez 13,25 au solde.',
		'Para el pedido se necesitan 14.5, pero el saldo es 1.25. Quite artículos o añada 13.25 al saldo.',
	],
	[
		'half a gift',
		reward([], [], 2.5, 'Gifts').issues,
		'Le nombre de cadeaux doit être un nombre entier. Reçu~: 2,5.',
		'El número de regalos debe ser un número entero. Se recibió: 2.5.',
	],
	[
		'a day that is none',
		derivePersonalization({ birthDate: '1984-02-30' }, { asOf: '2026-01-01' }).issues,
		'«~1984-02-30~» n’est pas une date de naissance valide. Indiquez une date comme 1984-05-29.',
		'«1984-02-30» no es una fecha de nacimiento válida. Indique una fecha como 1984-05-29.',
	],
	[
		'a range that ends before it starts',
		matchesDayRange('2026-01-01T00:00:00Z', { start: '2026-01-02T00:00:00Z', end: '2026-01-01T00:00:00Z' }).issues,
		'Le début est postérieur à la fin. Intervertissez start et end.',
		'El inicio es posterior al final. Intercambie start y end.',
	],
	[
		'a number for a text',
		PlaceOrderBody.parse({ address: { zip: 75001 } }).issues,
		'Envoyez un texte pour address.zip^; reçu~: 75001.',
		'Envíe un texto para address.zip; se recibió: 75001.',
	],
	[
		'a text for the whole body',
		PlaceOrderBody.parse('x').issues,
		'Envoyez un objet pour la requête^; reçu~: texte.',
		'Envíe un objeto para la solicitud; se recibió: texto.',
	],
	[
		'a word for an id',
		ListOrdersBody.parse({ filter: { userIds: ['string'] } }).issues,
		'Envoyez un UUID pour filter.userIds[0]^; reçu~: «~string~».',
		'Envíe un UUID para filter.userIds[0]; se recibió «string».',
	],
	[
		'an unknown property',
		ListOrdersBody.parse({ filter: {}, page: 2 }).issues,
		'Retirez page. Seuls champs admis ici~: filter, companyId.',
		'Quite page. Aquí solo se admiten estos campos: filter, companyId.',
	],
	[
		'an answer of the service',
		Product.parse({ status: 'Retired' }).issues,
		'Valeur inattendue pour status~: «~Retired~». Valeurs admises~: Active, Draft.',
		'Valor inesperado en status: «Retired». Valores admitidos: Active, Draft.',
	],
	[
		'a text that is no JSON',
		JSON.parse(checkZipText('x', '"US"')).issues,
		'L’argument 1 n’est pas du JSON. Envoyez un texte JSON.',
		'El argumento 1 no es JSON. Envíe un texto JSON.',
	],
]

const spaced = (text: string): string => text.replaceAll('~', '\u00a0').replaceAll('^', '\u202f')

describe('the messages for a customer', () => {
	it.each(CASES)('%s', (_, issues, french, spanish) => {
		expect(translateIssues(issues, fr).map(({ message }) => message)).toEqual([spaced(french)])
		expect(translateIssues(issues, es).map(({ message }) => message)).toEqual([spanish])
	})

	it('have the names that a page gives in place of its own', () => {
		const named = { ...es, words: { ...es.words, country: { US: 'EEUU' } } }
		const say = (issues: readonly Issue[]) => translateIssues(issues, named).map(({ message }) => message)
		expect(say(checkZip('9', 'US').issues)).toEqual(['«9» no es un código ZIP de EEUU. Use un formato como 95014.'])
		expect(say(checkZip('9', 'NL').issues)).toEqual([
			'«9» no es un código postal de los Países Bajos. Use un formato como 1011 AB.',
		])
	})

	it('are the same after a round trip through JSON', () => {
		for (const [, issues, french] of CASES) {
			const copy: readonly Issue[] = JSON.parse(JSON.stringify(issues))
			expect(copy.map((issue) => translateIssue(issue, fr).message)).toEqual([spaced(french)])
		}
	})

	it('are those of an error body', () => {
		const body = toErrorBody(translateIssues(checkZip('', 'BR').issues, es))
		expect(body?.message).toBe('Escriba el código postal. Use un formato como 01001-000.')
		expect(body?.errorCode).toBe('address.zip.missing')
	})
})
