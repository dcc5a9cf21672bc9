import { COUNTRIES, INFLECTED, KINDS, PROVINCES, VARIANT_COUNTRIES } from './data/names-fr.ts'
import { type Language, makeLanguage } from './language.ts'

/**
 * French, for customers of every French-speaking country, in the polite imperative (vous). A no-break space comes before a colon and inside quotation
 * marks. A narrow no-break space comes before a semicolon and a question mark. Names of API fields are not translated.
 *
 * @example
 * fr.messages['address.zip.unused'] // => 'Laissez {zipField.the} vide\u00a0: il n’y en a pas {country.in}.'
 * translateIssues(checkZip('9O21O', 'US').issues, fr)[0].message
 * // => '«\u00a09O21O\u00a0» n’est pas un code ZIP valide pour les États-Unis. Utilisez un format comme 95014.'
 */
export const fr: Language = /* @__PURE__ */ makeLanguage({
	language: 'fr',
	countries: COUNTRIES,
	variants: { 'fr-CA': VARIANT_COUNTRIES },
	provinces: PROVINCES,
	hint: ' Vouliez-vous dire «\u00a0{value}\u00a0»\u202f?',
	taxHint: ' Un numéro fiscal est obligatoire pour les commandes vers {country.the}.',
	decimalMark: ',',
	groupMark: '\u202f',
	grammar: {
		forms: {
			the: {
				m: 'le ',
				f: 'la ',
				r: 'la ',
				v: 'l’',
				p: 'les ',
				d: 'la ',
				e: 'l’',
				M: 'le ',
				F: 'la ',
				V: 'l’',
				W: 'l’',
			},
			of: {
				_: 'de ',
				m: 'du ',
				f: 'de ',
				r: 'de la ',
				v: 'd’',
				p: 'des ',
				d: 'de la ',
				e: 'de l’',
				w: 'd’',
				x: 'd’',
				M: 'de ',
				F: 'de ',
				V: 'd’',
				W: 'd’',
			},
			in: { _: 'à ', m: 'au ', f: 'en ', r: 'en ', v: 'en ', p: 'aux ', d: 'à la ', e: 'à l’', w: 'à ', x: 'en ' },
			valid: { M: 'un {} valide', F: 'une {} valide', V: 'un {} valide', W: 'une {} valide' },
			no: { M: 'aucun ', F: 'aucune ', V: 'aucun ', W: 'aucune ' },
			which: {
				_: 'de ',
				m: 'du ',
				f: 'de la ',
				r: 'de la ',
				v: 'de l’',
				p: 'des ',
				d: 'de la ',
				e: 'de l’',
				w: 'd’',
				x: 'd’',
				M: 'du ',
				F: 'de la ',
				V: 'de l’',
				W: 'de l’',
			},
			used: { M: 'un {} utilisé', F: 'une {} utilisée', V: 'un {} utilisé', W: 'une {} utilisée' },
		},
		or: ' ou ',
		kinds: KINDS,
		inflected: INFLECTED,
		nouns: {
			province: 'Fprovince',
			area: 'Fzone',
			county: 'Mcomté',
			department: 'Mdépartement',
			district: 'Mdistrict',
			do_si: 'Fprovince ou ville',
			emirate: 'Vémirat',
			governorate: 'Mgouvernorat',
			island: 'Wîle',
			oblast: 'Voblast',
			parish: 'Fparoisse',
			prefecture: 'Fpréfecture',
			region: 'Frégion',
			state: 'VÉtat',
			postal: 'Mcode postal',
			zip: 'Mcode ZIP',
			eircode: 'VEircode',
			pin: 'Mcode postal (PIN)',
			city: 'Fville',
			suburb: 'Flocalité',
			post_town: 'Fville',
		},
	},
	words: {
		expected: {
			'a string': 'un texte',
			'true or false': 'true ou false',
			'a number': 'un nombre',
			'an object': 'un objet',
			'an array': 'un tableau',
			JSON: 'du JSON',
			'a UUID': 'un UUID',
			'a date': 'une date',
			'a date-time': 'une date avec heure',
			'a list': 'un tableau',
			'a text that is not empty': 'un texte non vide',
			there: 'une valeur',
		},
		type: {
			string: 'texte',
			number: 'nombre',
			boolean: 'booléen',
			object: 'objet',
			array: 'tableau',
			null: 'null',
			undefined: 'rien',
			function: 'fonction',
			symbol: 'symbole',
			bigint: 'bigint',
			missing: 'rien',
		},
		field: {
			this: 'cette valeur',
			'this field': 'ce champ',
			'the request': 'la requête',
			'the response': 'la réponse',
		},
		taxNumber: {
			CPF: 'le CPF',
			CNPJ: 'le CNPJ',
			'alphanumeric CNPJ': 'le CNPJ alphanumérique',
			RFC: 'le RFC',
			"person's RFC": 'le RFC d’une personne physique',
			'RFC with Ñ or &': 'le RFC avec Ñ ou &',
			'company RFC': 'le RFC d’une entreprise',
			'generic RFC': 'le RFC générique',
			'resident identity number': 'le numéro de carte d’identité chinoise',
			'unified social credit code': 'le code de crédit social unifié',
			'codice fiscale': 'le codice fiscale',
			'codice fiscale (omocodia)': 'le codice fiscale (omocodia)',
			'partita IVA': 'la partita IVA',
			'personal customs clearance code': 'le code de dédouanement personnel (PCCC)',
			'business registration number': 'le numéro d’enregistrement d’entreprise',
			'resident registration number': 'le numéro d’enregistrement de résident',
		},
		reason: {
			'not a number': 'ce n’est pas un numéro',
			'too short': 'trop court',
			'too long': 'trop long',
			'no such beginning': 'aucun numéro ne commence ainsi',
		},
		date: { birthDate: 'date de naissance', startDate: 'date d’embauche', asOf: 'date de référence' },
	},
	labels: {
		countryCode: 'Pays ou région',
		address1: 'Adresse',
		address2: 'Complément d’adresse',
		phone: 'Téléphone',
		firstName: 'Prénom',
		lastName: 'Nom',
		email: 'E-mail',
		company: 'Société',
		'tax-BR': 'CPF',
		'tax-MX': 'RFC',
		'tax-CN': 'Numéro de carte d’identité chinoise',
		'tax-IT': 'Codice fiscale',
		'tax-KR': 'Code de dédouanement personnel (PCCC)',
	},
	regional: {
		'fr-CA': {
			labels: { address2: 'Appartement, bureau, etc.', email: 'Courriel', company: 'Entreprise' },
			form: {
				emailNeeded: 'Saisissez une adresse courriel.',
				email: 'Vérifiez l’adresse courriel. Elle devrait ressembler à nom@exemple.com.',
			},
			messages: {
				'reward.email.unknown':
					'Personne dans cette boutique n’a l’adresse courriel {email}\u00a0: elle n’est pas comptée. Vérifiez-la.',
				'resource.person':
					'Personne dans cette boutique n’a l’adresse courriel {email}. Créez la personne avec create-people.',
			},
			groupMark: '\u00a0',
		},
	},
	form: {
		optional: 'facultatif',
		choose: 'Choisir',
		use: 'Utiliser {label}',
		required: '{label}\u00a0: remplissez ce champ.',
		emailNeeded: 'Saisissez une adresse e-mail.',
		oneError: 'Un champ est à corriger.',
		errors: '{count} champs sont à corriger.',
		email: 'Vérifiez l’adresse e-mail. Elle devrait ressembler à nom@exemple.com.',
		delivery: 'Adresse de livraison',
		billing: 'Adresse de facturation',
		swapped: 'Les champs sont maintenant\u00a0: {label}.',
		holds: 'Ce champ semble aussi contenir {label}. Saisissez chaque partie dans son propre champ.',
		checking: 'Vérification de l’adresse…',
		changed: 'L’adresse a changé pendant la vérification. Veuillez la renvoyer.',
		refused: 'La commande n’a pas été acceptée. Veuillez vérifier l’adresse.',
	},

	messages: {
		'request.type': 'Envoyez {expected} pour {field}\u202f; reçu\u00a0: {actual}.',
		'request.null': 'Omettez {field} au lieu d’envoyer null.',
		'request.missing': 'Envoyez {field}\u00a0: ce champ est manquant.',
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
		'address.country.missing': 'Indiquez le pays par son nom ou par un code à deux lettres, par exemple US.',
		'address.country.conflict':
			'Le code {code} est celui {code.which}, pas de «\u00a0{given}\u00a0». Vérifiez le pays\u00a0: le code fait foi.',
		'address.country.unknown':
			'«\u00a0{country}\u00a0» n’est pas un pays connu. Indiquez son nom ou un code à deux lettres, par exemple US.',
		'address.province.missing':
			'Indiquez {provinceField.the}\u00a0: cette information figure dans la plupart des adresses {country.in}.{hint}',
		'address.province.unknown': 'Nous ne connaissons {provinceField.no} «\u00a0{province}\u00a0» {country.in}.{hint}',
		'address.province.code-missing':
			'Indiquez le code {provinceField.which}\u00a0: cette commande vers {country.the} est vérifiée par ce code.{hint}',
		'address.province.code-unknown':
			'Nous ne connaissons {provinceField.no} avec le code «\u00a0{code}\u00a0» {country.in}.{hint}',
		'address.province.code-level':
			'«\u00a0{code}\u00a0» n’est pas {provinceField.used} dans les adresses {country.in}.{hint}',
		'address.province.conflict':
			'{code} est le code de «\u00a0{name}\u00a0», pas de «\u00a0{province}\u00a0». Vérifiez {provinceField.the}\u00a0: le code fait foi.',
		'address.province.mismatch':
			'«\u00a0{province}\u00a0» n’est pas {country.in}, mais {other.in}. Vérifiez le pays et {provinceField.the}.{taxHint}',
		'address.province.code-doubted':
			'{code} est le code de «\u00a0{name}\u00a0», mais {zipField.the} est celui de «\u00a0{province}\u00a0». Vérifiez le code\u00a0: le nom fait foi.',
		'address.province.is-country': 'Indiquez {country.the} comme pays ou région, et non comme province.',
		'address.phone.missing': 'Saisissez un numéro de téléphone, par exemple {example}.',
		'address.phone.invalid':
			'«\u00a0{phone}\u00a0» n’est pas un numéro de téléphone valide ({reason}). Utilisez un format comme {example}.',
		'address.phone.doubtful':
			'Vérifiez le numéro de téléphone {phone}\u00a0: il n’est peut-être pas attribué. Utilisez un format comme {example}.',
		'address.phone.joined':
			'Vérifiez le numéro de téléphone\u00a0: {first} et {second} sont lus comme un seul numéro ({number}). S’il s’agit de deux numéros, n’en indiquez qu’un.',
		'address.zip.missing': 'Saisissez {zipField.the}. Utilisez un format comme {example}.',
		'address.zip.invalid':
			'«\u00a0{zip}\u00a0» n’est pas {zipField.valid} pour {country.the}. Utilisez un format comme {example}.',
		'address.zip.district':
			'«\u00a0{zip}\u00a0» est un district. Saisissez {zipField.the}, comme {example}, ou laissez le champ vide.',
		'address.zip.replaced': '«\u00a0{zip}\u00a0» n’est plus utilisé depuis {year}. Utilisez un format comme {example}.',
		'address.zip.not-assigned': 'Vérifiez {zip}. Nous ne connaissons {zipField.no} {country.of} qui commence ainsi.',
		'address.zip.unused': 'Laissez {zipField.the} vide\u00a0: il n’y en a pas {country.in}.',
		'address.zip.province-mismatch':
			'{zip} correspond à «\u00a0{expected}\u00a0», pas à «\u00a0{province}\u00a0». Vérifiez {zipField.the} ou {provinceField.the}.',
		'address.zip.own': 'Cette boutique accepte {zip} pour {country.the}\u00a0: {reason}',
		'address.province.own': 'Cette boutique lit «\u00a0{name}\u00a0» comme «\u00a0{province}\u00a0»\u00a0: {reason}',
		'address.street.missing': 'Indiquez la rue. Sans elle, un colis risque de ne pas arriver.',
		'address.city.missing': 'Indiquez {cityField.the}. Sans cela, un colis risque de ne pas arriver.',
		'address.line.long':
			'Raccourcissez cette ligne à {most} caractères : le transporteur n’en imprime pas plus. Elle en a {length}.',
		'address.line.script': 'Écrivez cette ligne en lettres latines. Le transporteur ne peut pas imprimer {letters}.',
		'address.post-box': 'Indiquez une rue. Le transporteur ne livre ni aux boîtes postales ni aux consignes.',
		'tax-number.missing':
			'Saisissez {name}, par exemple {example}. Ce numéro est obligatoire pour les commandes vers {country.the}.',
		'tax-number.type': 'Envoyez {name} sous forme de texte, par exemple {example}. Type reçu\u00a0: {type}.',
		'tax-number.format': 'Écrivez {name} comme ceci\u00a0: {example}.',
		'tax-number.kind':
			'Saisissez {name}, par exemple {example}. Pour les commandes vers {country.the}, nous n’acceptons pas {kind}.',
		'tax-number.unrecognized': 'Vérifiez {name}. Le numéro ne ressemble pas à {example}.',
		'tax-number.date': 'Vérifiez {kind}. La date contenue dans {value} n’existe pas.',
		'tax-number.check-digits': 'Vérifiez {kind}. Les chiffres de contrôle de {value} sont incorrects.',
		'tax-number.repeated-digits': 'Vérifiez {kind}. {value} ne contient qu’un seul chiffre, répété.',
		'tax-number.generic': 'Saisissez le RFC de l’acheteur, s’il en a un. {value} est un RFC générique.',
		'tax-number.deprecated-attribute':
			'Envoyez le numéro fiscal dans taxNumber. Les attributs customAttributes sont obsolètes.',
		'order.company.missing': 'Envoyez companyId\u00a0: les partenaires doivent le transmettre.',
		'policy.key.unknown': '{key} n’est pas une clé de la politique et reste sans effet. Vérifiez l’orthographe.',
		'policy.value.invalid':
			'La clé {key} de la politique accepte une de ces valeurs\u00a0: {values}. Sa valeur par défaut est utilisée.',
		'facts.products.unread': 'Les produits ne sont pas lus. Passez un objet avec la clé products.',
		'product.key.misspelled':
			'Le champ {key} du produit «\u00a0{title}\u00a0» est sans effet\u00a0: il s’appelle {field}.',
		'product.value.invalid':
			'Le champ {field} du produit «\u00a0{title}\u00a0» est sans effet. Valeur attendue\u00a0: {expected}.',
		'order.items.none': 'Ajoutez au moins un article à la commande.',
		'order.items.too-many': 'Nombre maximal d’articles par commande\u00a0: {most}. Dans cette commande\u00a0: {count}.',
		'order.quantity.invalid': 'La quantité doit être un nombre entier, au moins 1.',
		'order.shipping.country-closed':
			'L’article «\u00a0{title}\u00a0» ne peut pas être livré {country.in}. Retirez-le de la commande.',
		'order.shipping.province-closed':
			'L’article «\u00a0{title}\u00a0» ne peut pas être livré à cette destination\u00a0: {province}, {country}. Retirez-le de la commande.',
		'order.shipping.provinces-closed':
			'L’article «\u00a0{title}\u00a0» est livré {country.in}, sauf dans ces zones\u00a0: {provinces}. Vérifiez que la livraison est possible à cette adresse.',
		'order.shipping.province-unknown':
			'L’article «\u00a0{title}\u00a0» est livré {country.in}, sauf dans ces zones\u00a0: {provinces}. Cela dépend {provinceField.which} de l’adresse\u00a0: vérifiez ce champ.',
		'order.shipping.country-unlisted':
			'Les zones de livraison de l’article «\u00a0{title}\u00a0» ne mentionnent pas {country.the}. Vérifiez que la livraison y est possible.',
		'order.shipping.country-not-offered':
			'Cette boutique ne livre pas {country.in}. Indiquez une adresse dans un autre pays.',
		'order.shipping.too-many-regions':
			'Seules les {most} premières zones ou provinces de livraison de l’article «\u00a0{title}\u00a0» ont été lues. Vérifiez qu’il est livré {country.in}.',
		'order.variant.not-for-sale':
			'Cette variante de l’article «\u00a0{title}\u00a0» n’est pas en vente. Demandez à la boutique s’il est possible de la commander.',
		'order.product.draft':
			'L’article «\u00a0{title}\u00a0» n’est pas encore en vente. Demandez à la boutique s’il est possible de le commander.',
		'order.product.discontinued':
			'L’article «\u00a0{title}\u00a0» n’est plus commercialisé. Demandez à la boutique s’il est possible de le commander.',
		'order.product.out-of-stock':
			'L’article «\u00a0{title}\u00a0» est en rupture de stock. Demandez à la boutique s’il est possible de le commander.',
		'order.payment.gifts':
			'Omettez paymentCheckout\u00a0: seules les boutiques à crédits acceptent un paiement à la commande. Cette option est ignorée.',
		'collection.reward-type.invalid': 'Le type de récompense est Coins ou Gifts, écrit ainsi. Reçu\u00a0: {actual}.',
		'order.price.missing':
			'Il manque un prix pour l’article «\u00a0{title}\u00a0». Transmettez le produit avec un prix, par exemple 29,99.',
		'order.price.invalid':
			'Un prix ou un ajustement de prix de l’article «\u00a0{title}\u00a0» n’est pas un montant. Utilisez des montants comme 29,99.',
		'order.price.other-country':
			'L’article «\u00a0{title}\u00a0» a les prix pour {other.the}. Récupérez ce produit pour {country.the}. Ici, l’ajustement de prix pour {country.the} remplace celui pour {other.the}.',
		'order.price.negative':
			'Le prix de l’article «\u00a0{title}\u00a0» avec l’ajustement de prix pour {country.the} est de {amount}. Vérifiez le prix et l’ajustement.',
		'order.amount.too-large': 'Le montant de la commande est trop élevé. Commandez moins d’articles.',
		'order.personalization.pending':
			'L’article «\u00a0{title}\u00a0» est encore en préparation pour cette personne. Veuillez patienter.',
		'order.personalization.failed':
			'La création de l’article «\u00a0{title}\u00a0» pour cette personne a échoué. Réessayez plus tard ou retirez-le de la commande.',
		'order.balance.insufficient':
			'Il faut {needed} pour la commande, mais le solde est de {balance}. Retirez des articles ou ajoutez {missing} au solde.',
		'reward.amount.invalid': 'Indiquez un montant comme 25,50, d’au plus 90 billions. Reçu\u00a0: {amount}.',
		'reward.amount.fraction': 'Le nombre de cadeaux doit être un nombre entier. Reçu\u00a0: {amount}.',
		'reward.amount.taken': 'Une récompense de {amount} n’augmente aucun solde. Vérifiez le montant.',
		'reward.email.unknown':
			'Personne dans cette boutique n’a l’adresse e-mail {email}\u00a0: elle n’est pas comptée. Vérifiez-la.',
		'reward.balance.invalid': 'Le solde de {email} doit être un montant d’au plus 90 billions, récompense comprise.',
		'personalization.date.invalid':
			'«\u00a0{date}\u00a0» n’est pas une {field} valide. Indiquez une date comme 1984-05-29.',
		'personalization.date.future': 'La {field} est dans le futur. Vérifiez la date.',
		'token.missing': 'Il manque le jeton d’accès. Envoyez-le dans l’en-tête Authorization, après Bearer.',
		'token.unknown': 'Ce jeton d’accès est inconnu. Obtenez-en un avec create-tokens.',
		'token.expired': 'Ce jeton d’accès a expiré après 10 minutes. Obtenez-en un nouveau avec create-tokens.',
		'token.client': 'Aucun client n’a ce clientId et ce clientSecret. Vérifiez les deux.',
		'resource.operation': '«\u00a0{operation}\u00a0» n’est pas une opération de l’interface. Vérifiez son nom.',
		'resource.company': 'Ce client n’a pas d’entreprise «\u00a0{id}\u00a0». Vérifiez companyId.',
		'resource.collection': 'Ce client n’a pas de boutique «\u00a0{id}\u00a0». Vérifiez collectionId.',
		'resource.product': 'Cette boutique n’a pas de produit «\u00a0{id}\u00a0». Vérifiez productId.',
		'resource.variant': 'Cette boutique n’a pas de variante «\u00a0{id}\u00a0». Vérifiez variantId.',
		'resource.person':
			'Personne dans cette boutique n’a l’adresse e-mail {email}. Créez la personne avec create-people.',
		'order.personalization.missing':
			'«\u00a0{id}\u00a0» n’existe pas encore pour cette personne. Créez ce produit d’abord avec get-product.',
		'personalization.none':
			'La boutique «\u00a0{id}\u00a0» n’a pas de produits personnalisés. Choisissez-en une qui en a.',
		'seed.part.dropped':
			'{part} n’est pas dans l’état, car le modèle ne peut pas le lire. Vérifiez son type et ses champs.',
		'model.now': 'L’instant de la requête doit être une date avec heure, par exemple 2026-01-31T09:30:00Z.',
		'response.status': 'Code de statut attendu\u00a0: {expected}\u202f; reçu\u00a0: {actual}.',
		'response.field': 'Valeur attendue pour {field}\u00a0: {expected}\u202f; reçue\u00a0: {actual}.',
		'response.extra': 'Élément inattendu ({field})\u00a0: il n’a pas sa place dans cette réponse.',
		'days.orders.invalid': 'Transmettez les commandes dans une liste d’au plus {most} éléments.',
		'days.instant.invalid': 'Écrivez la date et l’heure comme ceci\u00a0: 2026-01-31T09:30:00Z.',
		'days.instant.loose':
			'Écrivez la date et l’heure comme ceci\u00a0: 2026-01-31T09:30:00Z. Cette valeur est acceptée malgré tout.',
		'days.range.reversed': 'Le début est postérieur à la fin. Intervertissez start et end.',
		'money.amount.invalid': 'Indiquez un montant comme 29,99, d’au plus 90 billions.',
		'money.product.invalid': 'Transmettez un produit tel que le service le renvoie.',
		'money.result.negative': 'Avec l’ajustement de prix, ce prix est inférieur à zéro. Vérifiez l’ajustement de prix.',
		'json.invalid': 'L’argument {argument} n’est pas du JSON. Envoyez un texte JSON.',
		'json.depth': 'L’argument {argument} a trop de niveaux d’imbrication. Le maximum est de {most}.',
	},
})
