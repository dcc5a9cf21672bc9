import type { Messages } from '../core/issue.ts'
import type { IssueCode } from '../messages/messages.ts'

/** The messages of `fr`, in the order of `MESSAGES`. */
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
		'Envoyez pour {field} une date et une heure complètes, par exemple 2026-05-29T00:00:00Z\u202f; «\u00a0{actual}\u00a0» est accepté malgré tout.',
	'request.enum':
		'Envoyez pour {field} l’une de ces valeurs\u00a0: {expected}. «\u00a0{actual}\u00a0» n’en fait pas partie.',
	'response.type': 'Attendu pour {field}\u00a0: {expected}\u202f; reçu\u00a0: {actual}.',
	'response.null': 'Valeur null inattendue pour {field}\u202f; ce champ compte comme absent.',
	'response.missing': 'Il manque {field} dans la réponse.',
	'response.unknown-property': 'Champ inattendu\u00a0: {field}. Seuls champs admis ici\u00a0: {expected}.',
	'response.too-few': 'Trop peu d’éléments dans {field}\u00a0: minimum {expected}, reçu {actual}.',
	'response.too-many': 'Augmentez maxItems\u00a0: {field} compte plus d’éléments ({actual}) que la limite.',
	'response.too-deep': 'Augmentez maxDepth\u00a0: {field} a plus de niveaux d’imbrication que la limite ({actual}).',
	'response.format': 'Attendu pour {field}\u00a0: {expected}\u202f; reçu\u00a0: «\u00a0{actual}\u00a0».',
	'response.loose-date-time':
		'Attendu pour {field}\u00a0: une date et une heure complètes\u202f; «\u00a0{actual}\u00a0» est accepté malgré tout.',
	'response.enum': 'Valeur inattendue pour {field}\u00a0: «\u00a0{actual}\u00a0». Valeurs admises\u00a0: {expected}.',
	'address.country.missing': 'Indiquez le pays par un code à deux lettres, par exemple US.',
	'address.country.conflict':
		'Le code {code} ne désigne pas «\u00a0{given}\u00a0». Vérifiez le pays\u00a0: le code fait foi.',
	'address.country.unknown':
		'«\u00a0{country}\u00a0» n’est pas un pays connu. Indiquez un code à deux lettres, par exemple US.',
	'address.province.missing': 'Indiquez la province ou l’État\u00a0: les adresses de ce pays ({country}) l’exigent.',
	'address.province.unknown':
		'«\u00a0{province}\u00a0» n’est pas une province ni un État connu de ce pays ({country}).{hint}',
	'address.province.code-missing':
		'Indiquez le code de la province ou de l’État\u00a0: cette commande ({country}) est vérifiée par ce code.{hint}',
	'address.province.code-unknown':
		'«\u00a0{code}\u00a0» n’est pas un code de province connu de ce pays ({country}).{hint}',
	'address.province.code-level':
		'«\u00a0{code}\u00a0» n’est pas une province utilisée dans les adresses de ce pays ({country}).{hint}',
	'address.province.conflict':
		'{code} est le code de {name}, pas de «\u00a0{province}\u00a0». Vérifiez la province\u00a0: le code fait foi.',
	'address.province.mismatch':
		'«\u00a0{province}\u00a0» n’est pas dans ce pays ({country}), mais dans\u00a0: {other}. Vérifiez le pays et la province.',
	'address.province.code-doubted':
		'{code} est le code de {name}, mais le code postal est celui de {province}. Vérifiez le code\u00a0: le nom fait foi.',
	'address.province.is-country': 'Indiquez {name} comme pays, et non comme province.',
	'address.phone.missing': 'Saisissez un numéro de téléphone, par exemple {example}.',
	'address.phone.invalid':
		'«\u00a0{phone}\u00a0» n’est pas un numéro de téléphone valide. Utilisez un format comme {example}.',
	'address.phone.doubtful':
		'Vérifiez le numéro de téléphone {phone}\u00a0: il n’est peut-être pas attribué. Utilisez un format comme {example}.',
	'address.zip.missing': 'Saisissez le code postal. Utilisez un format comme {example}.',
	'address.zip.invalid':
		'«\u00a0{zip}\u00a0» n’est pas un code postal de ce pays ({country}). Utilisez un format comme {example}.',
	'address.zip.not-assigned': 'Vérifiez {zip}. Aucun code postal de ce pays ({country}) ne commence ainsi.',
	'address.zip.unused': 'Laissez le code postal vide\u00a0: les adresses de ce pays ({country}) n’en ont pas.',
	'address.zip.province-mismatch':
		'{zip} correspond à {expected}, pas à {province}. Vérifiez le code postal ou la province.',
	'address.street.missing': 'Indiquez la rue. Sans elle, un colis risque de ne pas arriver.',
	'address.city.missing': 'Indiquez la ville. Sans elle, un colis risque de ne pas arriver.',
	'tax-number.missing': 'Saisissez {name}, par exemple {example}. Les commandes vers ce pays ({country}) l’exigent.',
	'tax-number.type': 'Envoyez {name} sous forme de texte, par exemple {example}. Type reçu\u00a0: {type}.',
	'tax-number.format': 'Écrivez {name} comme ceci\u00a0: {example}.',
	'tax-number.kind':
		'Saisissez {name}, par exemple {example}. Les commandes vers ce pays ({country}) n’acceptent pas {kind}.',
	'tax-number.unrecognized': 'Vérifiez {name}. Le numéro ne ressemble pas à {example}.',
	'tax-number.date': 'Vérifiez {kind}. La date contenue dans {value} n’existe pas.',
	'tax-number.check-digits': 'Vérifiez {kind}. Les chiffres de contrôle de {value} sont incorrects.',
	'tax-number.repeated-digits': 'Vérifiez {kind}. {value} répète un seul chiffre.',
	'tax-number.generic': 'Saisissez le RFC de l’acheteur, s’il en a un. {value} est un RFC générique.',
	'tax-number.deprecated-attribute':
		'Envoyez le numéro fiscal dans taxNumber. Les attributs customAttributes sont obsolètes.',
	'order.company.missing': 'Envoyez companyId\u00a0: les partenaires doivent le transmettre.',
	'policy.key.unknown': 'La politique n’a pas de clé {key}. Elle est sans effet\u00a0: vérifiez son nom.',
	'policy.value.invalid':
		'La clé {key} de la politique accepte une de ces valeurs\u00a0: {values}. Sa valeur par défaut est utilisée.',
	'order.items.none': 'Ajoutez au moins un article à la commande.',
	'order.items.too-many': 'Envoyez au plus {most} articles par commande. Cette commande en compte {count}.',
	'order.quantity.invalid': 'La quantité doit être un nombre entier, au moins 1.',
	'order.shipping.country-closed':
		'{title} ne peut pas être livré dans ce pays ({country}). Retirez cet article de la commande.',
	'order.shipping.province-closed':
		'{title} ne peut pas être livré à cette destination ({province}, {country}). Retirez cet article de la commande.',
	'order.shipping.provinces-closed':
		'{title} est livré dans ce pays ({country}), mais pas ici\u00a0: {provinces}. Vérifiez que la livraison est possible à cette adresse.',
	'order.shipping.province-unknown':
		'{title} est livré dans ce pays ({country}), mais pas ici\u00a0: {provinces}. La province de l’adresse en décide\u00a0: vérifiez-la.',
	'order.shipping.country-unlisted':
		'Les zones de livraison de {title} ne mentionnent pas ce pays ({country}). Vérifiez que la livraison y est possible.',
	'order.shipping.too-many-regions':
		'Seules les {most} premières zones ou provinces de livraison de {title} ont été lues. Vérifiez la livraison dans ce pays ({country}).',
	'order.variant.not-for-sale':
		'Cette variante de {title} n’est pas en vente. Vérifiez qu’il est possible de la commander.',
	'order.product.draft': '{title} est un brouillon. Vérifiez qu’il est possible de le commander.',
	'order.product.discontinued': '{title} n’est plus commercialisé. Vérifiez qu’il est possible de le commander.',
	'order.product.out-of-stock': '{title} est en rupture de stock. Vérifiez qu’il est possible de le commander.',
	'order.payment.gifts':
		'Omettez paymentCheckout\u00a0: seules les boutiques à crédits acceptent un paiement à la commande. Cette option est ignorée.',
	'collection.reward-type.invalid': 'Le type de récompense est Coins ou Gifts, écrit ainsi. Reçu\u00a0: {actual}.',
	'order.price.missing': 'Il manque un prix pour {title}. Transmettez le produit avec un prix, par exemple 29.99.',
	'order.price.invalid':
		'Un prix ou un ajustement de prix de {title} n’est pas un montant. Utilisez des montants comme 29.99.',
	'order.price.other-country':
		'{title} a les prix de {other}. Récupérez ce produit pour {country}. Ici, l’ajustement de {country} remplace celui de {other}.',
	'order.price.negative':
		'Le prix de {title} avec l’ajustement pour {country} est de {amount}. Vérifiez le prix et l’ajustement.',
	'order.amount.too-large': 'Le montant dépasse 2^53 cents. Commandez moins d’articles.',
	'order.personalization.pending': '{title} est encore en préparation pour cette personne. Patientez.',
	'order.personalization.failed': 'La création de {title} pour cette personne a échoué. Relancez-la avec get-product.',
	'order.balance.insufficient':
		'La commande exige {needed}, mais le solde est de {balance}. Retirez des articles ou ajoutez {missing} au solde.',
	'reward.amount.invalid':
		'Le montant doit être un nombre d’au plus 2^53 cents, par exemple 25.5. Reçu\u00a0: {amount}.',
	'reward.amount.fraction': 'Le nombre de cadeaux doit être entier. Reçu\u00a0: {amount}.',
	'reward.amount.taken': 'Un montant de {amount} retire {taken} de chaque solde. Vérifiez le montant.',
	'reward.email.unknown':
		'Personne dans cette collection n’a l’adresse électronique {email}\u00a0: elle n’est pas comptée. Vérifiez-la.',
	'reward.balance.invalid':
		'Le solde de {email} doit être un montant et, récompense comprise, ne pas dépasser 2^53 cents.',
	'personalization.date.invalid':
		'«\u00a0{date}\u00a0» n’est pas une date valable pour {field}. Indiquez une date comme 1984-05-29.',
	'personalization.date.future': '{field} est postérieur à asOf. Vérifiez la date.',
	'token.missing': 'Il manque le jeton d’accès. Envoyez-le dans l’en-tête Authorization, après Bearer.',
	'token.unknown': 'Ce jeton d’accès est inconnu. Obtenez-en un avec create-tokens.',
	'token.expired': 'Ce jeton d’accès a expiré après 10 minutes. Obtenez-en un nouveau avec create-tokens.',
	'token.client': 'Aucun client n’a ce clientId et ce clientSecret. Vérifiez les deux.',
	'resource.operation': '«\u00a0{operation}\u00a0» n’est pas une opération de l’interface. Vérifiez son nom.',
	'resource.company': 'Ce client n’a pas d’entreprise «\u00a0{id}\u00a0». Vérifiez companyId.',
	'resource.collection': 'Ce client n’a pas de collection «\u00a0{id}\u00a0». Vérifiez collectionId.',
	'resource.product': 'Cette collection n’a pas de produit «\u00a0{id}\u00a0». Vérifiez productId.',
	'resource.variant': 'Cette collection n’a pas de variante «\u00a0{id}\u00a0». Vérifiez variantId.',
	'resource.person':
		'Personne dans cette collection n’a l’adresse électronique {email}. Créez la personne avec create-people.',
	'order.personalization.missing':
		'«\u00a0{id}\u00a0» n’existe pas encore pour cette personne. Créez ce produit d’abord avec get-product.',
	'personalization.none':
		'La collection «\u00a0{id}\u00a0» n’a pas de produits personnalisés. Choisissez-en une qui en a.',
	'seed.part.dropped':
		'{part} n’est pas dans l’état, car le modèle ne peut pas le lire. Vérifiez son type et ses champs.',
	'model.now': 'L’instant de la requête doit être une date avec heure, par exemple 2026-01-31T09:30:00Z.',
	'response.status': 'Code de statut attendu\u00a0: {expected}\u202f; reçu\u00a0: {actual}.',
	'response.field': 'Valeur attendue pour {field}\u00a0: {expected}\u202f; reçue\u00a0: {actual}.',
	'response.extra': 'Élément inattendu ({field})\u00a0: la boutique ne l’a pas.',
	'days.orders.invalid': 'Transmettez les commandes dans une liste d’au plus {most} éléments.',
	'days.instant.invalid': 'Écrivez la date et l’heure comme ceci\u00a0: 2026-01-31T09:30:00Z.',
	'days.instant.loose': 'Écrivez la date et l’heure comme ceci\u00a0: 2026-01-31T09:30:00Z.',
	'days.range.reversed': 'Le début est postérieur à la fin. Intervertissez start et end.',
	'money.amount.invalid': 'Indiquez un montant comme 29.99, d’au plus 2^53 cents.',
	'money.product.invalid': 'Transmettez un produit tel que le service le renvoie.',
	'money.result.negative': 'Avec l’ajustement, ce prix est inférieur à zéro. Vérifiez l’ajustement de prix.',
	'json.invalid': 'L’argument {argument} n’est pas du JSON. Envoyez un texte JSON.',
	'json.depth': 'L’argument {argument} a trop de niveaux d’imbrication. Le maximum est de {most}.',
}
