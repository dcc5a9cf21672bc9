import { describe, expect, it } from 'vitest'
import { checkZip as checkZipText } from '../../../src/entries/bulk.ts'
import { ListOrdersBody, PlaceOrderBody, Product } from '../../../src/entries/contract.ts'
import {
	buildOrder,
	checkProvince,
	checkShippable,
	checkTaxNumber,
	checkZip,
	type Issue,
	toErrorBody,
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

/**
 * The issues of calls whose messages need the words, the numbers or the signs of a language, written by hand. `docs/languages/` has the
 * message of every code. Here `~` is a no-break space and `^` a narrow one.
 */
const CASES: readonly (readonly [call: string, issues: readonly Issue[], french: string, spanish: string])[] = [
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
		'a number for a tax number',
		checkTaxNumber(52998224725 as unknown as string, 'BR').issues,
		'Envoyez le CPF sous forme de texte, par exemple 529.982.247-25. Type reçu~: nombre.',
		'Envíe el CPF como texto, por ejemplo, 529.982.247-25. Tipo recibido: número.',
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
		'L’article «~Mug~» est livré aux États-Unis, sauf dans ces zones~: Hawaï, Alaska. Vérifiez que la livraison est possible à cette adresse.',
		'El artículo «Mug» se envía a Estados Unidos, excepto a estas zonas: Hawái, Alaska. Compruebe que se envía a esta dirección.',
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
		'Il faut 14,50 pour la commande, mais le solde est de 1,25. Retirez des articles ou ajoutez 13,25 au solde.',
		'Para el pedido se necesitan 14,50, pero el saldo es 1,25. Quite artículos o añada 13,25 al saldo.',
	],
	[
		'a number for a text',
		PlaceOrderBody.parse({ address: { zip: 75001 } }).issues,
		'Envoyez un texte pour address.zip^; reçu~: 75001.',
		'Envíe un texto para address.zip; se recibió: 75001.',
	],
	[
		'a word for an id',
		ListOrdersBody.parse({ filter: { userIds: ['string'] } }).issues,
		'Envoyez un UUID pour filter.userIds[0]^; reçu~: «~string~».',
		'Envíe un UUID para filter.userIds[0]; se recibió «string».',
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
		expect(say(checkZip('9', 'US').issues)).toEqual([
			'«9» no es un código ZIP válido para EEUU. Use un formato como 95014.',
		])
		expect(say(checkZip('9', 'NL').issues)).toEqual([
			'«9» no es un código postal válido para los Países Bajos. Use un formato como 1011 AB.',
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
