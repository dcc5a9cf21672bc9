import { COUNTRIES, INFLECTED, KINDS, PROVINCES } from './data/names-it.ts'
import { type Language, makeLanguage } from './language.ts'

/**
 * Italian, for customers of Italy and Switzerland, in the polite form (Lei). Names of API fields are not translated.
 *
 * @example
 * translateIssues(checkZip('9O21O', 'US').issues, it)[0].message
 * // => '«9O21O» non è un codice ZIP valido per gli Stati Uniti. Usi un formato come 95014.'
 */
export const it: Language = /* @__PURE__ */ makeLanguage({
	language: 'it',
	countries: COUNTRIES,
	provinces: PROVINCES,
	hint: ' Intendeva «{value}»?',
	taxHint: ' Per gli ordini verso {country.the} è obbligatorio un numero fiscale.',
	decimalMark: ',',
	groupMark: '.',
	groupsFrom: 10_000,

	grammar: {
		forms: {
			the: { m: 'il ', f: 'la ', v: 'l’', w: 'l’', l: 'lo ', p: 'gli ', q: 'i ', r: 'le ' },
			of: {
				_: 'di ',
				m: 'del ',
				f: 'della ',
				v: 'dell’',
				w: 'dell’',
				l: 'dello ',
				p: 'degli ',
				q: 'dei ',
				r: 'delle ',
			},
			a: { m: 'un ', f: 'una ', v: 'un ', w: 'un’', l: 'uno ' },
			valid: { m: 'un {} valido', f: 'una {} valida', v: 'un {} valido', w: 'un’{} valida', l: 'uno {} valido' },
			no: { m: 'nessun ', f: 'nessuna ', v: 'nessun ', w: 'nessun’', l: 'nessuno ' },
		},
		or: ' o ',
		kinds: KINDS,
		inflected: INFLECTED,
		nouns: {
			province: 'fprovincia',
			area: 'warea',
			county: 'fcontea',
			department: 'mdipartimento',
			district: 'mdistretto',
			do_si: 'fprovincia o città',
			emirate: 'vemirato',
			governorate: 'mgovernatorato',
			island: 'wisola',
			oblast: 'voblast',
			parish: 'fparrocchia',
			prefecture: 'fprefettura',
			region: 'fregione',
			state: 'lstato',
			postal: 'mcodice postale',
			'postal-IT': 'mCAP',
			zip: 'mcodice ZIP',
			eircode: 'vEircode',
			pin: 'mcodice postale (PIN)',
			city: 'fcittà',
			suburb: 'flocalità',
			post_town: 'fcittà',
		},
	},
	words: {
		expected: {
			'a string': 'un testo',
			'true or false': 'true o false',
			'a number': 'un numero',
			'an object': 'un oggetto',
			'an array': 'un elenco',
			JSON: 'JSON',
			'a UUID': 'un UUID',
			'a date': 'una data',
			'a date-time': 'una data con ora',
			'a list': 'un elenco',
			'a text that is not empty': 'un testo non vuoto',
			there: 'un valore',
		},
		type: {
			string: 'testo',
			number: 'numero',
			boolean: 'booleano',
			object: 'oggetto',
			array: 'elenco',
			null: 'null',
			undefined: 'nulla',
			function: 'funzione',
			symbol: 'simbolo',
			bigint: 'bigint',
			missing: 'nulla',
		},
		field: {
			this: 'questo valore',
			'this field': 'questo campo',
			'the request': 'la richiesta',
			'the response': 'la risposta',
		},
		taxNumber: {
			CPF: 'il CPF',
			CNPJ: 'il CNPJ',
			'alphanumeric CNPJ': 'il CNPJ alfanumerico',
			RFC: 'l’RFC',
			"person's RFC": 'l’RFC di persona fisica',
			'RFC with Ñ or &': 'l’RFC con Ñ o &',
			'company RFC': 'l’RFC di persona giuridica',
			'generic RFC': 'l’RFC generico',
			'resident identity number': 'il numero della carta d’identità cinese',
			'unified social credit code': 'il codice unificato di credito sociale',
			'codice fiscale': 'il codice fiscale',
			'codice fiscale (omocodia)': 'il codice fiscale (omocodia)',
			'partita IVA': 'la partita IVA',
			'personal customs clearance code': 'il codice di sdoganamento personale (PCCC)',
			'business registration number': 'il numero di registrazione dell’impresa',
			'resident registration number': 'il numero di registrazione del residente',
		},
		reason: {
			'not a number': 'non è un numero',
			'too short': 'troppo corto',
			'too long': 'troppo lungo',
			'no such beginning': 'nessun numero inizia così',
		},
		date: { birthDate: 'data di nascita', startDate: 'data di assunzione', asOf: 'data di riferimento' },
	},
	labels: {
		countryCode: 'Paese o regione',
		address1: 'Indirizzo',
		address2: 'Interno, scala, ecc.',
		phone: 'Telefono',
		firstName: 'Nome',
		lastName: 'Cognome',
		email: 'E-mail',
		company: 'Azienda',
		'tax-BR': 'CPF',
		'tax-MX': 'RFC',
		'tax-CN': 'Numero della carta d’identità cinese',
		'tax-IT': 'Codice fiscale',
		'tax-KR': 'Codice di sdoganamento personale (PCCC)',
	},
	form: {
		optional: 'facoltativo',
		choose: 'Seleziona…',
		use: 'Usa {label}',
		required: '{label}: compili questo campo.',
		emailNeeded: 'Inserisca un indirizzo e-mail.',
		oneError: 'C’è un campo da correggere.',
		errors: 'Ci sono {count} campi da correggere.',
		email: 'Controlli l’indirizzo e-mail. Dovrebbe essere simile a nome@esempio.it.',
		delivery: 'Indirizzo di consegna',
		billing: 'Indirizzo di fatturazione',
		swapped: 'I campi ora sono: {label}.',
		holds: 'Qui sembra esserci anche {label}. Inserisca ogni parte nel suo campo.',
		checking: 'Verifica dell’indirizzo in corso…',
		changed: 'L’indirizzo è cambiato durante la verifica. Lo invii di nuovo.',
		refused: 'L’ordine non è stato accettato. Controlli l’indirizzo.',
	},

	messages: {
		'request.type': 'Invii {expected} per {field}. Ricevuto: {actual}.',
		'request.null': 'Ometta {field} invece di inviare null.',
		'request.missing': 'Invii {field}: questo dato manca.',
		'request.unknown-property': 'Rimuova {field}. Qui sono ammessi solo questi campi: {expected}.',
		'request.too-few': 'Completi {field}: minimo {expected}, numero ricevuto: {actual}.',
		'request.too-many': 'Invii meno elementi per {field}: il loro numero ({actual}) supera il limite.',
		'request.too-deep': 'Invii {field} con meno livelli di annidamento: il limite è {actual}.',
		'request.format': 'Invii {expected} per {field}. Ricevuto: «{actual}».',
		'request.loose-date-time':
			'Invii per {field} una data con ora completa, ad esempio 2026-05-29T00:00:00Z. «{actual}» viene comunque accettato.',
		'request.enum': 'Invii per {field} uno di questi valori: {expected}. «{actual}» non è tra questi.',
		'response.type': 'Atteso per {field}: {expected}. Ricevuto: {actual}.',
		'response.null': 'Valore null inatteso per {field}. Il campo è considerato assente.',
		'response.missing': 'Nella risposta manca {field}.',
		'response.unknown-property': 'Campo inatteso: {field}. Qui sono ammessi solo questi campi: {expected}.',
		'response.too-few': 'Troppo pochi elementi per {field}: minimo {expected}, numero ricevuto: {actual}.',
		'response.too-many': 'Aumenti maxItems: {field} contiene più elementi ({actual}) del limite.',
		'response.too-deep': 'Aumenti maxDepth: {field} ha più livelli di annidamento del limite ({actual}).',
		'response.format': 'Atteso per {field}: {expected}. Ricevuto: «{actual}».',
		'response.loose-date-time': 'Attesa per {field}: una data con ora completa. «{actual}» viene comunque accettato.',
		'response.enum': 'Valore inatteso per {field}: «{actual}». Valori ammessi: {expected}.',
		'address.country.missing': 'Indichi il Paese con il nome o con un codice di due lettere, ad esempio US.',
		'address.country.conflict':
			'Il codice {code} è quello {code.of}, non quello di «{given}». Controlli il Paese: vale il codice.',
		'address.country.unknown':
			'«{country}» non è un Paese conosciuto. Ne indichi il nome o un codice di due lettere, ad esempio US.',
		'address.province.missing':
			'Indichi {provinceField.the}: questo dato compare nella maggior parte degli indirizzi {country.of}.{hint}',
		'address.province.unknown': 'Non conosciamo {provinceField.no} «{province}» per {country.the}.{hint}',
		'address.province.code-missing':
			'Indichi il codice {provinceField.of}: questo ordine per {country.the} viene verificato con il codice.{hint}',
		'address.province.code-unknown':
			'Non conosciamo {provinceField.no} con il codice «{code}» per {country.the}.{hint}',
		'address.province.code-level': '«{code}» non è {provinceField.a} che si usa negli indirizzi {country.of}.{hint}',
		'address.province.conflict':
			'{code} è il codice di «{name}», non di «{province}». Controlli {provinceField.the}: vale il codice.',
		'address.province.mismatch':
			'«{province}» non fa parte {country.of}, ma {other.of}. Controlli il Paese e {provinceField.the}.{taxHint}',
		'address.province.code-doubted':
			'{code} è il codice di «{name}», ma {zipField.the} è di «{province}». Controlli il codice: vale il nome.',
		'address.province.is-country': 'Indichi {country.the} come Paese o regione, non come provincia.',
		'address.phone.missing': 'Inserisca un numero di telefono, ad esempio {example}.',
		'address.phone.invalid': '«{phone}» non è un numero di telefono valido ({reason}). Usi un formato come {example}.',
		'address.phone.doubtful':
			'Controlli il numero di telefono {phone}: potrebbe non essere attivo. Usi un formato come {example}.',
		'address.phone.joined':
			'Controlli il numero di telefono: {first} e {second} vengono letti come un solo numero ({number}). Se sono due, ne indichi uno solo.',
		'address.zip.missing': 'Inserisca {zipField.the}. Usi un formato come {example}.',
		'address.zip.invalid': '«{zip}» non è {zipField.valid} per {country.the}. Usi un formato come {example}.',
		'address.zip.district':
			'«{zip}» è un distretto. Inserisca {zipField.the}, ad esempio {example}, oppure lasci vuoto il campo.',
		'address.zip.replaced': '«{zip}» non si usa più dal {year}. Usi un formato come {example}.',
		'address.zip.not-assigned': 'Controlli {zip}. Non conosciamo {zipField.no} {country.of} che inizi così.',
		'address.zip.unused': 'Lasci vuoto {zipField.the}: per {country.the} non si usa.',
		'address.zip.province-mismatch':
			'{zip} corrisponde a «{expected}», non a «{province}». Controlli {zipField.the} o {provinceField.the}.',
		'address.zip.own': 'Questo negozio accetta {zip} per {country.the}: {reason}',
		'address.province.own': 'Questo negozio legge «{name}» come «{province}»: {reason}',
		'address.street.missing': 'Indichi la via. Senza questo dato un pacco potrebbe non arrivare.',
		'address.city.missing': 'Indichi {cityField.the}. Senza questo dato un pacco potrebbe non arrivare.',
		'address.line.long': 'Accorci questa riga a {most} caratteri: il corriere non ne stampa di più. Ne ha {length}.',
		'address.line.script': 'Scriva questa riga in lettere latine. Il corriere non può stampare {letters}.',
		'address.post-box': 'Indichi una via. Il corriere non consegna a caselle postali o armadietti.',
		'tax-number.missing':
			'Inserisca {name}, ad esempio {example}. È un dato obbligatorio per gli ordini verso {country.the}.',
		'tax-number.type': 'Invii {name} come testo, ad esempio {example}. Tipo ricevuto: {type}.',
		'tax-number.format': 'Scriva {name} così: {example}.',
		'tax-number.kind':
			'Inserisca {name}, ad esempio {example}. Per gli ordini verso {country.the} non si accetta {kind}.',
		'tax-number.unrecognized': 'Controlli {name}. Il numero non somiglia a {example}.',
		'tax-number.date': 'Controlli {kind}. La data contenuta in {value} non esiste.',
		'tax-number.check-digits': 'Controlli {kind}. Le cifre di controllo di {value} non sono corrette.',
		'tax-number.repeated-digits': 'Controlli {kind}. {value} è formato da un’unica cifra ripetuta.',
		'tax-number.generic': 'Inserisca l’RFC dell’acquirente, se ne ha uno. {value} è un RFC generico.',
		'tax-number.deprecated-attribute':
			'Invii il numero fiscale in taxNumber. Gli attributi customAttributes sono deprecati.',
		'order.company.missing': 'Invii companyId: i partner devono indicarlo.',
		'policy.key.unknown': '{key} non è una chiave della policy e non ha effetto. Controlli l’ortografia.',
		'policy.value.invalid':
			'La chiave {key} della policy ammette uno di questi valori: {values}. Viene usato il valore predefinito.',
		'facts.products.unread': 'I prodotti non vengono letti. Passi un oggetto con la chiave «products».',
		'product.key.misspelled': 'Il campo {key} del prodotto «{title}» non ha effetto: si chiama {field}.',
		'product.value.invalid': 'Il campo {field} del prodotto «{title}» non ha effetto. Valore atteso: {expected}.',
		'order.items.none': 'Aggiunga almeno un articolo all’ordine.',
		'order.items.too-many': 'Numero massimo di articoli per ordine: {most}. In questo ordine: {count}.',
		'order.quantity.invalid': 'La quantità deve essere un numero intero, almeno 1.',
		'order.shipping.country-closed':
			'L’articolo «{title}» non può essere spedito verso {country.the}. Lo rimuova dall’ordine.',
		'order.shipping.province-closed':
			'L’articolo «{title}» non può essere spedito a questa destinazione: {province}, {country}. Lo rimuova dall’ordine.',
		'order.shipping.provinces-closed':
			'L’articolo «{title}» viene spedito verso {country.the}, tranne che in queste zone: {provinces}. Verifichi che venga spedito a questo indirizzo.',
		'order.shipping.province-unknown':
			'L’articolo «{title}» viene spedito verso {country.the}, tranne che in queste zone: {provinces}. Dipende da un campo dell’indirizzo, {provinceField.the}: lo controlli.',
		'order.shipping.country-unlisted':
			'Le zone di spedizione dell’articolo «{title}» non citano {country.the}. Verifichi che venga spedito lì.',
		'order.shipping.country-not-offered':
			'Questo negozio non spedisce verso {country.the}. Indichi un indirizzo in un altro Paese.',
		'order.shipping.too-many-regions':
			'Sono state lette solo le prime {most} zone o province di spedizione dell’articolo «{title}». Verifichi che venga spedito verso {country.the}.',
		'order.variant.not-for-sale':
			'Questa variante dell’articolo «{title}» non è in vendita. Chieda al negozio se si può ordinare.',
		'order.product.draft': 'L’articolo «{title}» non è ancora in vendita. Chieda al negozio se si può ordinare.',
		'order.product.discontinued': 'L’articolo «{title}» non è più in catalogo. Chieda al negozio se si può ordinare.',
		'order.product.out-of-stock': 'L’articolo «{title}» è esaurito. Chieda al negozio se si può ordinare.',
		'order.payment.gifts':
			'Ometta paymentCheckout: solo i negozi a crediti accettano pagamenti al momento dell’ordine. Questa opzione viene ignorata.',
		'collection.reward-type.invalid': 'Il tipo di premio è Coins o Gifts, scritto così. Ricevuto: {actual}.',
		'order.price.missing':
			'Manca il prezzo dell’articolo «{title}». Passi il prodotto con un prezzo, ad esempio 29,99.',
		'order.price.invalid':
			'Un prezzo o una variazione di prezzo dell’articolo «{title}» non è un importo. Usi importi come 29,99.',
		'order.price.other-country':
			'L’articolo «{title}» ha i prezzi per {other.the}. Recuperi questo prodotto per {country.the}. Qui la variazione di prezzo per {country.the} sostituisce quella per {other.the}.',
		'order.price.negative':
			'Il prezzo dell’articolo «{title}» con la variazione di prezzo per {country.the} è {amount}. Controlli il prezzo e la variazione.',
		'order.amount.too-large': 'L’importo dell’ordine è troppo alto. Ordini meno pezzi.',
		'order.personalization.pending':
			'L’articolo «{title}» è ancora in preparazione per questa persona. Attenda qualche istante.',
		'order.personalization.failed':
			'La creazione dell’articolo «{title}» per questa persona non è riuscita. Riprovi più tardi o lo rimuova dall’ordine.',
		'order.balance.insufficient':
			'Per l’ordine servono {needed}, ma il saldo è {balance}. Rimuova articoli o aggiunga {missing} al saldo.',
		'reward.amount.invalid': 'Indichi un importo come 25,50, di al massimo novantamila miliardi. Ricevuto: {amount}.',
		'reward.amount.fraction': 'Il numero di regali deve essere un numero intero. Ricevuto: {amount}.',
		'reward.amount.taken': 'Un premio di {amount} non aumenta nessun saldo. Controlli l’importo.',
		'reward.email.unknown': 'Nessuno in questo negozio ha l’indirizzo e-mail {email}, quindi non conta. Lo controlli.',
		'reward.balance.invalid':
			'Il saldo di {email} deve essere un importo di al massimo novantamila miliardi, premio compreso.',
		'personalization.date.invalid': '«{date}» non è una {field} valida. Usi una data come 1984-05-29.',
		'personalization.date.future': 'La {field} è nel futuro. Controlli la data.',
		'token.missing': 'Manca il token di accesso. Lo invii nell’intestazione Authorization, dopo Bearer.',
		'token.unknown': 'Questo token di accesso è sconosciuto. Ne ottenga uno con create-tokens.',
		'token.expired': 'Questo token di accesso è scaduto dopo 10 minuti. Ne ottenga uno nuovo con create-tokens.',
		'token.client': 'Nessun client ha questi valori di clientId e clientSecret. Controlli entrambi.',
		'resource.operation': '«{operation}» non è un’operazione dell’interfaccia. Controlli il nome.',
		'resource.company': 'Questo client non ha l’azienda «{id}». Controlli companyId.',
		'resource.collection': 'Questo client non ha il negozio «{id}». Controlli collectionId.',
		'resource.product': 'Questo negozio non ha il prodotto «{id}». Controlli productId.',
		'resource.variant': 'Questo negozio non ha la variante «{id}». Controlli variantId.',
		'resource.person': 'Nessuno in questo negozio ha l’indirizzo e-mail {email}. Crei la persona con create-people.',
		'order.personalization.missing':
			'«{id}» non esiste ancora per questa persona. Crei prima il prodotto con get-product.',
		'personalization.none': 'Il negozio «{id}» non ha prodotti personalizzati. Ne scelga uno che ne abbia.',
		'seed.part.dropped':
			'{part} non è nello stato, perché il modello non può leggere questa parte. Ne controlli il tipo e i campi.',
		'model.now': 'L’istante della richiesta deve essere una data con ora, ad esempio 2026-01-31T09:30:00Z.',
		'response.status': 'Codice di stato atteso: {expected}. Ricevuto: {actual}.',
		'response.field': 'Valore atteso per {field}: {expected}. Ricevuto: {actual}.',
		'response.extra': 'Elemento inatteso ({field}): non appartiene a questa risposta.',
		'days.orders.invalid': 'Passi gli ordini in un elenco di al massimo {most} elementi.',
		'days.instant.invalid': 'Scriva la data e l’ora così: 2026-01-31T09:30:00Z.',
		'days.instant.loose': 'Scriva la data e l’ora così: 2026-01-31T09:30:00Z. Questo valore viene comunque accettato.',
		'days.range.reversed': 'L’inizio è successivo alla fine. Scambi start ed end.',
		'money.amount.invalid': 'Usi un importo come 29,99, di al massimo novantamila miliardi.',
		'money.product.invalid': 'Passi un prodotto così come lo restituisce il servizio.',
		'money.result.negative':
			'Con la variazione di prezzo, questo prezzo è inferiore a zero. Controlli la variazione di prezzo.',
		'json.invalid': 'L’argomento {argument} non è JSON. Invii un testo JSON.',
		'json.depth': 'L’argomento {argument} ha troppi livelli di annidamento. Il massimo è {most}.',
	},
})
