import type { Messages } from '../core/issue.ts'
import type { IssueCode } from './messages.ts'

/** The messages of FRENCH, in the order of `MESSAGES`. */
export const FRENCH_MESSAGES: Messages<IssueCode> = {
	'request.type': 'Envoyez {expected} pour {field}\u202f; reçu\u00a0: {actual}.',
	'request.null': 'Omettez {field}\u00a0: sa valeur est null.',
	'request.missing': 'Envoyez {field}\u00a0: ce champ manque.',
	'request.unknown-property': 'Retirez {field}. Seuls champs admis ici\u00a0: {expected}.',
	'request.too-few': 'Complétez {field}\u00a0: minimum {expected}, reçu {actual}.',
	'request.too-many': 'Envoyez moins d’éléments dans {field}\u00a0: leur nombre ({actual}) dépasse la limite.',
	'request.too-deep':
		'Envoyez {field} avec moins d’imbrications\u00a0: le nombre de niveaux dépasse la limite ({actual}).',
	'request.format': 'Envoyez {expected} pour {field}\u202f; reçu\u00a0: «\u00a0{actual}\u00a0».',
	'request.loose-date-time':
		'Envoyez pour {field} une date et une heure complètes, par exemple 2026-05-29T00:00:00Z\u202f; «\u00a0{actual}\u00a0» est lu malgré tout.',
	'request.enum':
		'Envoyez pour {field} l’une de ces valeurs\u00a0: {expected}. «\u00a0{actual}\u00a0» n’en fait pas partie.',
	'response.type': 'Attendu pour {field}\u00a0: {expected}\u202f; reçu\u00a0: {actual}.',
	'response.null': 'Valeur null inattendue pour {field}\u202f; ce champ est lu comme absent.',
	'response.missing': 'Il manque {field} dans la réponse.',
	'response.unknown-property': 'Champ inattendu\u00a0: {field}. Seuls champs admis ici\u00a0: {expected}.',
	'response.too-few': 'Trop peu d’éléments dans {field}\u00a0: minimum {expected}, reçu {actual}.',
	'response.too-many': 'Augmentez maxItems\u00a0: {field} compte plus d’éléments ({actual}) que la limite.',
	'response.too-deep': 'Augmentez maxDepth\u00a0: {field} a plus de niveaux d’imbrication que la limite ({actual}).',
	'response.format': 'Attendu pour {field}\u00a0: {expected}\u202f; reçu\u00a0: «\u00a0{actual}\u00a0».',
	'response.loose-date-time':
		'Attendu pour {field}\u00a0: une date et une heure complètes\u202f; «\u00a0{actual}\u00a0» est lu malgré tout.',
	'response.enum': 'Valeur inattendue pour {field}\u00a0: «\u00a0{actual}\u00a0». Valeurs admises\u00a0: {expected}.',
	'address.country.missing': 'Indiquez le pays par son code à deux lettres, par exemple US.',
	'address.country.conflict':
		'Faites concorder le pays et son code\u00a0: {code} n’est pas «\u00a0{country}\u00a0». Le code fait foi.',
	'address.country.unknown': 'Indiquez un code de pays, par exemple US\u202f; «\u00a0{country}\u00a0» n’en est pas un.',
	'address.province.missing': 'Indiquez la province ou l’État, qui figure dans les adresses de ce pays ({country}).',
	'address.province.unknown':
		'Vérifiez la province ou l’État\u00a0: nous ne trouvons pas «\u00a0{province}\u00a0» dans ce pays ({country}).{hint}',
	'address.province.code-missing':
		'Indiquez le code de la province ou de l’État\u00a0: il est vérifié pour cette commande ({country}).{hint}',
	'address.province.code-unknown':
		'Vérifiez le code de la province ou de l’État\u00a0: nous ne trouvons pas «\u00a0{code}\u00a0» dans ce pays ({country}).{hint}',
	'address.province.code-level':
		'Vérifiez le code de la province ou de l’État\u00a0: «\u00a0{code}\u00a0» désigne autre chose dans ce pays ({country}).{hint}',
	'address.province.conflict':
		'Faites concorder la province ou l’État et son code\u00a0: {code} correspond à {name}, et non à «\u00a0{province}\u00a0». Le code fait foi.',
	'address.province.is-country': 'Indiquez {name} comme pays ({country}), et non comme province.',
	'address.phone.missing': 'Saisissez un numéro de téléphone, par exemple {example}.',
	'address.phone.invalid':
		'Saisissez un numéro de téléphone valide, par exemple {example}\u202f; «\u00a0{phone}\u00a0» n’en est pas un.',
	'address.phone.doubtful':
		'Vérifiez le numéro de téléphone «\u00a0{phone}\u00a0»\u00a0: il n’est peut-être pas attribué. Saisissez-en un comme {example}.',
	'address.zip.missing': 'Saisissez un code postal de ce pays ({country}), par exemple {example}.',
	'address.zip.invalid':
		'Saisissez un code postal valide pour ce pays ({country}), par exemple {example}\u202f; «\u00a0{zip}\u00a0» n’en est pas un.',
	'address.zip.unused': 'Laissez le code postal vide\u00a0: ce pays ({country}) n’en utilise pas.',
	'address.zip.province-mismatch':
		'Vérifiez la province ou l’État, ainsi que le code postal\u00a0: {zip} correspond à {expected}, et non à {province}.',
	'tax-number.missing':
		'Saisissez {name}, par exemple {example}\u00a0: les commandes vers ce pays ({country}) l’exigent.',
	'tax-number.type': 'Envoyez {name} sous forme de texte, par exemple {example}\u202f; reçu\u00a0: {type}.',
	'tax-number.format': 'Saisissez {name} au format {example}.',
	'tax-number.kind':
		'Saisissez {name}, par exemple {example}\u00a0: les commandes vers ce pays ({country}) n’acceptent pas {kind}.',
	'tax-number.blank': 'Saisissez {name}, par exemple {example}\u00a0: le champ est vide.',
	'tax-number.unrecognized': 'Vérifiez {name}\u00a0: sa forme n’est pas celle de {example}.',
	'tax-number.date': 'Vérifiez {kind}\u00a0: la date contenue dans {value} n’existe pas.',
	'tax-number.check-digits': 'Vérifiez {kind}\u00a0: les chiffres de contrôle de {value} sont incorrects.',
	'tax-number.repeated-digits': 'Vérifiez {kind}\u00a0: {value} répète toujours le même chiffre.',
	'tax-number.generic': 'Saisissez le RFC de l’acheteur, s’il en a un\u00a0: {value} est un RFC générique.',
	'tax-number.deprecated-attribute': 'Envoyez le numéro fiscal dans taxNumber\u202f; customAttributes est obsolète.',
	'order.company.missing': 'Envoyez companyId\u00a0: les partenaires doivent le transmettre.',
	'order.items.none': 'Ajoutez au moins un article à la commande.',
	'order.items.too-many': 'Réduisez la commande\u00a0: elle compte {count} articles, et le maximum est de {most}.',
	'order.quantity.invalid': 'Saisissez comme quantité un nombre entier d’au moins 1\u202f; {quantity} ne convient pas.',
	'order.shipping.country-closed':
		'Retirez {title} de la commande\u00a0: cet article n’est pas livré dans ce pays ({country}).',
	'order.shipping.province-closed':
		'Retirez {title} de la commande\u00a0: cet article n’est pas livré à cette destination ({province}, {country}).',
	'order.shipping.provinces-closed':
		'Vérifiez que la livraison de {title} est possible à cette adresse\u00a0: certaines zones ne sont pas desservies ({country}\u00a0: {provinces}).',
	'order.shipping.country-unlisted':
		'Vérifiez que la livraison de {title} est possible dans ce pays ({country})\u00a0: ses zones de livraison ne le mentionnent pas.',
	'order.variant.not-for-sale':
		'Vérifiez qu’il est possible de commander {title}\u00a0: cette variante n’est pas en vente.',
	'order.product.draft':
		'Vérifiez qu’il est possible de commander {title}\u00a0: le produit est à l’état de brouillon.',
	'order.product.discontinued':
		'Vérifiez qu’il est possible de commander {title}\u00a0: le produit n’est plus commercialisé.',
	'order.product.out-of-stock':
		'Vérifiez qu’il est possible de commander {title}\u00a0: le produit est en rupture de stock.',
	'order.payment.gifts':
		'Omettez paymentCheckout\u00a0: seules les boutiques à crédits acceptent un paiement à la commande. Cette option est ignorée.',
	'order.price.missing': 'Transmettez le produit {title} avec un prix, par exemple 29.99\u202f; ce prix manque.',
	'order.price.invalid':
		'Transmettez le produit {title} avec des prix et des ajustements de prix qui soient des montants, par exemple 29.99.',
	'order.price.other-country':
		'Récupérez {title} pour {country}\u00a0: ses prix sont ceux de {other}. L’ajustement de {other} est déduit et celui de {country} ajouté.',
	'order.price.negative':
		'Vérifiez le prix de {title} et l’ajustement pour {country}\u00a0: leur somme est de {amount}.',
	'order.amount.too-large': 'Commandez moins d’articles\u00a0: le montant dépasse 2^53 cents.',
	'order.personalization.pending': 'Patientez\u00a0: {title} est encore en préparation pour cette personne.',
	'order.personalization.failed':
		'Relancez la création de {title} pour cette personne (get-product)\u00a0: la dernière tentative a échoué.',
	'order.balance.insufficient':
		'Retirez des articles ou ajoutez {missing} au solde\u00a0: la commande exige {needed} et le solde est de {balance}.',
	'reward.amount.invalid':
		'Indiquez comme montant un nombre d’au plus 2^53 cents, par exemple 25.5\u202f; {amount} ne convient pas.',
	'reward.amount.fraction': 'Indiquez un nombre entier de cadeaux\u202f; {amount} n’en est pas un.',
	'reward.amount.taken': 'Vérifiez le montant\u00a0: {amount} n’ajoute rien au solde.',
	'reward.email.unknown':
		'Vérifiez {email}\u00a0: personne dans cette collection n’a cette adresse électronique. Elle n’est pas comptée.',
	'reward.balance.invalid':
		'Transmettez {email} avec un solde qui soit un montant et qui, récompense comprise, ne dépasse pas 2^53 cents.',
	'personalization.date.invalid':
		'Indiquez pour {field} un jour du calendrier, par exemple 1984-05-29\u202f; «\u00a0{date}\u00a0» n’en est pas un.',
	'personalization.date.future': 'Vérifiez {field}\u00a0: cette date est postérieure à asOf.',
	'token.missing': 'Envoyez l’en-tête Authorization avec Bearer et un jeton d’accès.',
	'token.unknown': 'Obtenez un jeton d’accès par create-tokens\u00a0: celui-ci n’a jamais été délivré.',
	'token.expired': 'Obtenez un nouveau jeton d’accès par create-tokens\u00a0: celui-ci était valable 10 minutes.',
	'token.client': 'Vérifiez clientId et clientSecret\u00a0: aucun client n’a ces deux valeurs.',
	'resource.operation': 'Appelez une opération de l’interface\u202f; «\u00a0{operation}\u00a0» n’en est pas une.',
	'resource.company': 'Vérifiez companyId\u00a0: «\u00a0{id}\u00a0» n’est pas une entreprise de ce client.',
	'resource.collection': 'Vérifiez collectionId\u00a0: «\u00a0{id}\u00a0» n’est pas une collection de ce client.',
	'resource.product': 'Vérifiez productId\u00a0: «\u00a0{id}\u00a0» n’est pas un produit de cette collection.',
	'resource.variant': 'Vérifiez variantId\u00a0: «\u00a0{id}\u00a0» n’est pas une variante de cette collection.',
	'resource.person':
		'Créez {email} par create-people\u00a0: personne dans cette collection n’a cette adresse électronique.',
	'order.personalization.missing': 'Créez {id} pour cette personne par get-product avant la commande.',
	'personalization.none':
		'Personnalisez une collection qui a des produits personnalisés\u00a0: «\u00a0{id}\u00a0» n’en a aucun.',
	'model.now': 'Transmettez l’instant de la requête sous forme de date et heure, par exemple 2026-01-31T09:30:00Z.',
	'response.status': 'Code de statut attendu\u00a0: {expected}\u202f; reçu\u00a0: {actual}.',
	'response.field': 'Valeur attendue pour {field}\u00a0: {expected}\u202f; reçue\u00a0: {actual}.',
	'response.extra': 'Élément en trop\u00a0: la boutique n’a rien de tel ({field}).',
	'days.orders.invalid': 'Transmettez les commandes dans une liste d’au plus {most} éléments.',
	'days.instant.invalid': 'Écrivez la date et l’heure comme ceci\u00a0: 2026-01-31T09:30:00Z.',
	'days.instant.loose': 'Écrivez la date et l’heure comme ceci\u00a0: 2026-01-31T09:30:00Z.',
	'days.range.reversed': 'Intervertissez start et end.',
	'money.amount.invalid': 'Indiquez un montant d’au plus 2^53 cents, par exemple 29.99.',
	'money.product.invalid': 'Transmettez un produit tel que le service le renvoie.',
	'money.result.negative': 'Vérifiez l’ajustement de prix\u00a0: un prix devient inférieur à zéro.',
	'json.invalid': 'Envoyez un texte JSON comme argument {argument}\u202f; celui-ci n’en est pas un.',
	'json.depth': 'Limitez l’imbrication de l’argument {argument} à {most} niveaux.',
}
