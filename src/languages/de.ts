import { COUNTRIES, INFLECTED, KINDS, PROVINCES } from './data/names-de.ts'
import { type Language, makeLanguage } from './language.ts'

/**
 * German, for customers of every German-speaking country, in the polite form (Sie). Nouns after „für“ and „nach“ are in the accusative. Each word
 * of `words` has the same form in the nominative and accusative. Names of API fields are not translated.
 *
 * @example
 * translateIssues(checkZip('9O21O', 'CH').issues, de)[0].message
 * // => '„9O21O“ ist keine gültige Postleitzahl für die Schweiz. Verwenden Sie ein Format wie 3000.'
 */
export const de: Language = /* @__PURE__ */ makeLanguage({
	language: 'de',
	countries: COUNTRIES,
	provinces: PROVINCES,
	hint: ' Meinten Sie „{value}“?',
	taxHint: ' Für Bestellungen {country.to} ist eine Steuernummer erforderlich.',
	decimalMark: ',',
	groupMark: '.',

	grammar: {
		forms: {
			the: { m: 'den ', f: 'die ', n: 'das ', p: 'die ', i: 'die ' },
			to: { _: 'nach ', m: 'in den ', f: 'in die ', n: 'ins ', p: 'in die ', i: 'auf die ' },
			no: { m: 'kein ', f: 'keine ', n: 'kein ' },
			valid: { m: 'kein gültiger ', f: 'keine gültige ', n: 'kein gültiges ' },
			starts: {
				m: 'kein {} bekannt, der so beginnt',
				f: 'keine {} bekannt, die so beginnt',
				n: 'kein {} bekannt, das so beginnt',
			},
		},
		or: ' oder ',
		kinds: KINDS,
		inflected: INFLECTED,
		nouns: {
			province: 'fProvinz',
			area: 'nGebiet',
			county: 'mKreis',
			'county-IE': 'fGrafschaft',
			department: 'nDepartement',
			district: 'mDistrikt',
			do_si: 'fProvinz oder Stadt',
			emirate: 'nEmirat',
			governorate: 'nGouvernement',
			island: 'fInsel',
			oblast: 'fOblast',
			parish: 'fGemeinde',
			prefecture: 'fPräfektur',
			region: 'fRegion',
			state: 'mBundesstaat',
			postal: 'fPostleitzahl',
			zip: 'mZIP-Code',
			eircode: 'mEircode',
			pin: 'fPostleitzahl (PIN)',
			city: 'mOrt',
			suburb: 'mOrt',
			post_town: 'mOrt',
		},
	},
	words: {
		expected: {
			'a string': 'eine Zeichenfolge',
			'true or false': 'true oder false',
			'a number': 'eine Zahl',
			'an object': 'ein Objekt',
			'an array': 'eine Liste',
			JSON: 'JSON',
			'a UUID': 'eine UUID',
			'a date': 'ein Datum',
			'a date-time': 'ein Datum mit Uhrzeit',
			'a list': 'eine Liste',
			'a text that is not empty': 'eine nicht leere Zeichenfolge',
			there: 'eine Angabe',
		},
		type: {
			string: 'Zeichenfolge',
			number: 'Zahl',
			boolean: 'Boolean',
			object: 'Objekt',
			array: 'Liste',
			null: 'null',
			undefined: 'nichts',
			function: 'Funktion',
			symbol: 'Symbol',
			bigint: 'BigInt',
			missing: 'nichts',
		},
		field: {
			this: 'diese Angabe',
			'this field': 'dieses Feld',
			'the request': 'die Anfrage',
			'the response': 'die Antwort',
		},
		taxNumber: {
			CPF: 'die CPF-Nummer',
			CNPJ: 'die CNPJ-Nummer',
			'alphanumeric CNPJ': 'die alphanumerische CNPJ-Nummer',
			RFC: 'die RFC-Nummer',
			"person's RFC": 'die RFC-Nummer einer Privatperson',
			'RFC with Ñ or &': 'die RFC-Nummer mit Ñ oder &',
			'company RFC': 'die RFC-Nummer eines Unternehmens',
			'generic RFC': 'die allgemeine RFC-Nummer',
			'resident identity number': 'die chinesische Personalausweisnummer',
			'unified social credit code': 'die einheitliche Sozialkreditnummer',
			'codice fiscale': 'die italienische Steuernummer (codice fiscale)',
			'codice fiscale (omocodia)': 'die italienische Steuernummer (codice fiscale mit omocodia)',
			'partita IVA': 'die italienische Umsatzsteuernummer (partita IVA)',
			'personal customs clearance code': 'die persönliche Zollnummer (PCCC)',
			'business registration number': 'die Gewerberegistrierungsnummer (사업자등록번호)',
			'resident registration number': 'die Einwohnerregistrierungsnummer (주민등록번호)',
		},
		reason: {
			'not a number': 'keine Nummer',
			'too short': 'zu kurz',
			'too long': 'zu lang',
			'no such beginning': 'keine Nummer beginnt so',
		},
		date: { birthDate: 'Geburtsdatum', startDate: 'Eintrittsdatum', asOf: 'Bezugsdatum' },
	},
	labels: {
		countryCode: 'Land oder Region',
		address1: 'Straße und Hausnummer',
		address2: 'Adresszusatz',
		phone: 'Telefon',
		firstName: 'Vorname',
		lastName: 'Nachname',
		email: 'E-Mail',
		company: 'Firma',
		'tax-BR': 'CPF',
		'tax-MX': 'RFC',
		'tax-CN': 'Chinesische Personalausweisnummer',
		'tax-IT': 'Steuernummer (codice fiscale)',
		'tax-KR': 'Persönliche Zollnummer (PCCC)',
	},
	form: {
		optional: 'optional',
		choose: 'Bitte wählen …',
		use: '{label} verwenden',
		required: '{label}: Bitte füllen Sie dieses Feld aus.',
		emailNeeded: 'Geben Sie eine E-Mail-Adresse ein.',
		oneError: 'Ein Feld muss korrigiert werden.',
		errors: '{count} Felder müssen korrigiert werden.',
		email: 'Prüfen Sie die E-Mail-Adresse. Sie sollte aussehen wie name@beispiel.de.',
		delivery: 'Lieferadresse',
		billing: 'Rechnungsadresse',
		swapped: 'Die Felder sind jetzt: {label}.',
		holds: 'Hier steht anscheinend auch {label}. Tragen Sie jeden Teil in sein eigenes Feld ein.',
		checking: 'Die Adresse wird geprüft …',
		changed: 'Die Adresse wurde während der Prüfung geändert. Bitte senden Sie sie noch einmal.',
		refused: 'Die Bestellung wurde nicht angenommen. Bitte prüfen Sie die Adresse.',
	},

	messages: {
		'request.type': 'Senden Sie für {field} {expected}. Empfangen: {actual}.',
		'request.null': 'Lassen Sie {field} weg, statt null zu senden.',
		'request.missing': 'Senden Sie {field}: Diese Angabe fehlt.',
		'request.unknown-property': 'Entfernen Sie {field}. Hier sind nur diese Felder erlaubt: {expected}.',
		'request.too-few': 'Ergänzen Sie {field}: mindestens {expected}, empfangen: {actual}.',
		'request.too-many': 'Senden Sie für {field} weniger Einträge: Ihre Zahl ({actual}) übersteigt die Grenze.',
		'request.too-deep': 'Senden Sie {field} mit weniger Verschachtelungsebenen: Die Grenze liegt bei {actual}.',
		'request.format': 'Senden Sie für {field} {expected}. Empfangen: „{actual}“.',
		'request.loose-date-time':
			'Senden Sie für {field} ein vollständiges Datum mit Uhrzeit, zum Beispiel 2026-05-29T00:00:00Z. „{actual}“ wird trotzdem angenommen.',
		'request.enum': 'Senden Sie für {field} einen dieser Werte: {expected}. „{actual}“ gehört nicht dazu.',
		'response.type': 'Für {field} erwartet: {expected}. Empfangen: {actual}.',
		'response.null': 'Unerwarteter Wert null für {field}. Das Feld gilt als nicht vorhanden.',
		'response.missing': 'In der Antwort fehlt {field}.',
		'response.unknown-property': 'Unerwartetes Feld: {field}. Hier sind nur diese Felder erlaubt: {expected}.',
		'response.too-few': 'Zu wenige Einträge für {field}: mindestens {expected}, empfangen: {actual}.',
		'response.too-many': 'Erhöhen Sie maxItems: Für {field} gibt es mehr Einträge ({actual}) als erlaubt.',
		'response.too-deep':
			'Erhöhen Sie maxDepth: Für {field} gibt es mehr Verschachtelungsebenen als erlaubt ({actual}).',
		'response.format': 'Für {field} erwartet: {expected}. Empfangen: „{actual}“.',
		'response.loose-date-time':
			'Für {field} erwartet: ein vollständiges Datum mit Uhrzeit. „{actual}“ wird trotzdem angenommen.',
		'response.enum': 'Unerwarteter Wert für {field}: „{actual}“. Erlaubte Werte: {expected}.',
		'address.country.missing': 'Geben Sie das Land an, mit seinem Namen oder einem Code aus zwei Buchstaben wie US.',
		'address.country.conflict':
			'Der Code {code} steht für {code.the}, nicht für „{given}“. Prüfen Sie das Land: Es gilt der Code.',
		'address.country.unknown':
			'„{country}“ ist kein bekanntes Land. Geben Sie seinen Namen oder einen Code aus zwei Buchstaben wie US an.',
		'address.province.missing':
			'Geben Sie {provinceField.the} an. Bei Adressen für {country.the} ist diese Angabe üblich.{hint}',
		'address.province.unknown': 'Für {country.the} ist {provinceField.no} „{province}“ bekannt.{hint}',
		'address.province.code-missing':
			'Geben Sie {provinceField.the} als Code an: Diese Bestellung {country.to} wird damit geprüft.{hint}',
		'address.province.code-unknown': 'Für {country.the} ist der Code „{code}“ ({provinceField}) nicht bekannt.{hint}',
		'address.province.code-level':
			'„{code}“ wird in Adressen für {country.the} nicht als {provinceField} verwendet.{hint}',
		'address.province.conflict':
			'{code} ist der Code von „{name}“, nicht von „{province}“. Prüfen Sie {provinceField.the}: Es gilt der Code.',
		'address.province.mismatch':
			'„{province}“ gibt es nicht für {country.the}, wohl aber für {other.the}. Prüfen Sie das Land und {provinceField.the}.{taxHint}',
		'address.province.code-doubted':
			'{code} ist der Code von „{name}“, aber {zipField.the} gehört zu „{province}“. Prüfen Sie den Code: Es gilt der Name.',
		'address.province.is-country': 'Geben Sie {country.the} als Land oder Region an, nicht als Provinz.',
		'address.phone.missing': 'Geben Sie eine Telefonnummer ein, zum Beispiel {example}.',
		'address.phone.invalid':
			'„{phone}“ ist keine gültige Telefonnummer ({reason}). Verwenden Sie ein Format wie {example}.',
		'address.phone.doubtful':
			'Prüfen Sie die Telefonnummer {phone}: Sie ist vielleicht nicht vergeben. Verwenden Sie ein Format wie {example}.',
		'address.phone.joined':
			'Prüfen Sie die Telefonnummer: {first} und {second} werden zusammen als eine einzige Nummer gelesen ({number}). Geben Sie nur eine davon an, wenn es zwei sind.',
		'address.zip.missing': 'Geben Sie {zipField.the} ein. Verwenden Sie ein Format wie {example}.',
		'address.zip.invalid': '„{zip}“ ist {zipField.valid} für {country.the}. Verwenden Sie ein Format wie {example}.',
		'address.zip.district':
			'„{zip}“ ist ein Bezirk. Geben Sie {zipField.the} ein, zum Beispiel {example}, oder lassen Sie das Feld leer.',
		'address.zip.replaced': '„{zip}“ gilt seit {year} nicht mehr. Verwenden Sie ein Format wie {example}.',
		'address.zip.not-assigned': 'Prüfen Sie {zip} auf Tippfehler. Für {country.the} ist {zipField.starts}.',
		'address.zip.unused': 'Lassen Sie {zipField.the} leer. Für {country.the} ist diese Angabe nicht üblich.',
		'address.zip.province-mismatch':
			'{zip} gehört zu „{expected}“, nicht zu „{province}“. Prüfen Sie {zipField.the} oder {provinceField.the}.',
		'address.zip.own': 'Dieser Shop akzeptiert {zip} für {country.the}: {reason}',
		'address.province.own': 'Dieser Shop liest „{name}“ als „{province}“: {reason}',
		'address.street.missing': 'Geben Sie die Straße an. Ohne diese Angabe kommt ein Paket vielleicht nicht an.',
		'address.city.missing': 'Geben Sie {cityField.the} an. Ohne diese Angabe kommt ein Paket vielleicht nicht an.',
		'address.line.long': 'Kürzen Sie diese Zeile auf {most} Zeichen, mehr druckt der Versand nicht. Sie hat {length}.',
		'address.line.script':
			'Schreiben Sie diese Zeile in lateinischen Buchstaben. Der Versand kann {letters} nicht drucken.',
		'address.post-box': 'Geben Sie eine Straße an. Der Versand liefert nicht an ein Postfach oder eine Packstation.',
		'tax-number.missing':
			'Geben Sie {name} ein, zum Beispiel {example}. Für Bestellungen {country.to} ist diese Angabe erforderlich.',
		'tax-number.type': 'Senden Sie {name} als Zeichenfolge, zum Beispiel {example}. Typ des empfangenen Werts: {type}.',
		'tax-number.format': 'Geben Sie {name} in diesem Format ein: {example}.',
		'tax-number.kind':
			'Geben Sie {name} ein, zum Beispiel {example}. Für Bestellungen {country.to} wird {kind} nicht angenommen.',
		'tax-number.unrecognized': 'Prüfen Sie {name}. Die Eingabe sieht nicht aus wie {example}.',
		'tax-number.date': 'Prüfen Sie {kind}. Das Datum in {value} gibt es nicht.',
		'tax-number.check-digits': 'Prüfen Sie {kind} auf Tippfehler. Die Prüfziffern von {value} stimmen nicht.',
		'tax-number.repeated-digits': 'Prüfen Sie {kind}. {value} besteht aus lauter gleichen Ziffern.',
		'tax-number.generic':
			'Geben Sie die eigene RFC-Nummer des Käufers ein, falls es sie gibt. {value} ist eine allgemeine RFC-Nummer.',
		'tax-number.deprecated-attribute':
			'Senden Sie die Steuernummer als taxNumber. Die Attribute customAttributes sind veraltet.',
		'order.company.missing': 'Senden Sie companyId. Partner müssen diese Angabe machen.',
		'policy.key.unknown': '{key} ist kein Schlüssel der Richtlinie und hat keine Wirkung. Prüfen Sie die Schreibweise.',
		'policy.value.invalid':
			'Der Schlüssel {key} der Richtlinie muss einen dieser Werte haben: {values}. Es gilt sein Standardwert.',
		'facts.products.unread':
			'Die Produkte werden nicht gelesen. Übergeben Sie ein Objekt mit dem Schlüssel „products“.',
		'product.key.misspelled': 'Das Feld {key} des Produkts „{title}“ hat keine Wirkung: Es heißt {field}.',
		'product.value.invalid': 'Das Feld {field} des Produkts „{title}“ hat keine Wirkung. Zulässig: {expected}.',
		'order.items.none': 'Fügen Sie der Bestellung mindestens einen Artikel hinzu.',
		'order.items.too-many': 'Zahl der Artikel in einer Bestellung: höchstens {most}. In dieser Bestellung: {count}.',
		'order.quantity.invalid': 'Die Menge muss eine ganze Zahl ab 1 sein.',
		'order.shipping.country-closed':
			'Der Artikel „{title}“ kann nicht {country.to} geliefert werden. Entfernen Sie ihn aus der Bestellung.',
		'order.shipping.province-closed':
			'Der Artikel „{title}“ kann nicht an dieses Ziel geliefert werden: {province}, {country}. Entfernen Sie ihn aus der Bestellung.',
		'order.shipping.provinces-closed':
			'Der Artikel „{title}“ wird {country.to} geliefert, aber nicht in diese Gebiete: {provinces}. Prüfen Sie, ob er an diese Adresse geliefert wird.',
		'order.shipping.province-unknown':
			'Der Artikel „{title}“ wird {country.to} geliefert, aber nicht in diese Gebiete: {provinces}. Entscheidend ist diese Angabe der Adresse: {provinceField}. Prüfen Sie sie.',
		'order.shipping.country-unlisted':
			'Die Liefergebiete des Artikels „{title}“ nennen {country.the} nicht. Prüfen Sie, ob er dorthin geliefert wird.',
		'order.shipping.country-not-offered':
			'Dieser Shop liefert nicht {country.to}. Geben Sie eine Adresse in einem anderen Land an.',
		'order.shipping.too-many-regions':
			'Von den Liefergebieten oder Provinzen des Artikels „{title}“ wurden nur die ersten {most} gelesen. Prüfen Sie, ob er {country.to} geliefert wird.',
		'order.variant.not-for-sale':
			'Diese Variante des Artikels „{title}“ ist nicht im Verkauf. Fragen Sie im Shop, ob sie bestellt werden kann.',
		'order.product.draft':
			'Der Artikel „{title}“ ist noch nicht im Verkauf. Fragen Sie im Shop, ob er bestellt werden kann.',
		'order.product.discontinued':
			'Der Artikel „{title}“ wird nicht mehr angeboten. Fragen Sie im Shop, ob er bestellt werden kann.',
		'order.product.out-of-stock':
			'Der Artikel „{title}“ ist nicht auf Lager. Fragen Sie im Shop, ob er bestellt werden kann.',
		'order.payment.gifts':
			'Lassen Sie paymentCheckout weg. Die Angabe wird hier ignoriert: Nur Shops mit Guthaben nehmen beim Bestellen Zahlungen an.',
		'collection.reward-type.invalid':
			'Die Art der Prämie ist Coins oder Gifts, genau so geschrieben. Empfangen: {actual}.',
		'order.price.missing':
			'Dem Artikel „{title}“ fehlt ein Preis. Übergeben Sie das Produkt mit einem Preis wie 29,99.',
		'order.price.invalid':
			'Ein Preis oder eine Preisanpassung des Artikels „{title}“ ist kein Betrag. Verwenden Sie Beträge wie 29,99.',
		'order.price.other-country':
			'Der Artikel „{title}“ hat die Preise für {other.the}. Rufen Sie das Produkt für {country.the} ab. Hier ersetzt die Preisanpassung für {country.the} die für {other.the}.',
		'order.price.negative':
			'Mit der Preisanpassung für {country.the} beträgt der Preis des Artikels „{title}“ {amount}. Prüfen Sie den Preis und die Preisanpassung.',
		'order.amount.too-large': 'Der Betrag der Bestellung ist zu hoch. Bestellen Sie eine kleinere Menge.',
		'order.personalization.pending': 'Der Artikel „{title}“ wird für diese Person noch hergestellt. Bitte warten Sie.',
		'order.personalization.failed':
			'Der Artikel „{title}“ konnte für diese Person nicht hergestellt werden. Versuchen Sie es später erneut, oder entfernen Sie ihn aus der Bestellung.',
		'order.balance.insufficient':
			'Für die Bestellung sind {needed} nötig, das Guthaben beträgt aber {balance}. Entfernen Sie Artikel, oder erhöhen Sie das Guthaben um {missing}.',
		'reward.amount.invalid': 'Geben Sie einen Betrag wie 25,50 an, höchstens 90 Billionen. Empfangen: {amount}.',
		'reward.amount.fraction': 'Die Zahl der Geschenke muss eine ganze Zahl sein. Empfangen: {amount}.',
		'reward.amount.taken': 'Eine Prämie von {amount} erhöht kein Guthaben. Prüfen Sie den Betrag.',
		'reward.email.unknown':
			'Niemand in diesem Shop hat die E-Mail-Adresse {email}. Sie zählt deshalb nicht: Prüfen Sie die Adresse.',
		'reward.balance.invalid': 'Das Guthaben von {email} muss ein Betrag sein, mit der Prämie höchstens 90 Billionen.',
		'personalization.date.invalid': '„{date}“ ist kein gültiges {field}. Verwenden Sie ein Datum wie 1984-05-29.',
		'personalization.date.future': 'Das {field} liegt in der Zukunft. Prüfen Sie das Datum.',
		'token.missing': 'Das Zugriffstoken fehlt. Senden Sie es im Header Authorization, nach Bearer.',
		'token.unknown': 'Dieses Zugriffstoken ist unbekannt. Holen Sie eines mit create-tokens.',
		'token.expired': 'Dieses Zugriffstoken ist nach 10 Minuten abgelaufen. Holen Sie ein neues mit create-tokens.',
		'token.client': 'Kein Client hat diese Werte für clientId und clientSecret. Prüfen Sie beide.',
		'resource.operation': '„{operation}“ ist keine Operation der Schnittstelle. Prüfen Sie den Namen.',
		'resource.company': 'Dieser Client hat kein Unternehmen „{id}“. Prüfen Sie companyId.',
		'resource.collection': 'Dieser Client hat keinen Shop „{id}“. Prüfen Sie collectionId.',
		'resource.product': 'Dieser Shop hat kein Produkt „{id}“. Prüfen Sie productId.',
		'resource.variant': 'Dieser Shop hat keine Variante „{id}“. Prüfen Sie variantId.',
		'resource.person':
			'Niemand in diesem Shop hat die E-Mail-Adresse {email}. Legen Sie die Person mit create-people an.',
		'order.personalization.missing':
			'„{id}“ gibt es für diese Person noch nicht. Stellen Sie das Produkt zuerst mit get-product her.',
		'personalization.none': 'Der Shop „{id}“ hat keine personalisierten Produkte. Wählen Sie einen, der welche hat.',
		'seed.part.dropped':
			'{part} ist nicht im Zustand, weil das Modell diesen Teil nicht lesen kann. Prüfen Sie Typ und Felder.',
		'model.now': 'Der Zeitpunkt der Anfrage muss ein Datum mit Uhrzeit sein, zum Beispiel 2026-01-31T09:30:00Z.',
		'response.status': 'Erwarteter Statuscode: {expected}. Empfangen: {actual}.',
		'response.field': 'Erwarteter Wert für {field}: {expected}. Empfangen: {actual}.',
		'response.extra': 'Unerwarteter Eintrag ({field}): Er gehört nicht in diese Antwort.',
		'days.orders.invalid': 'Übergeben Sie die Bestellungen als Liste mit höchstens {most} Einträgen.',
		'days.instant.invalid': 'Schreiben Sie Datum und Uhrzeit so: 2026-01-31T09:30:00Z.',
		'days.instant.loose':
			'Schreiben Sie Datum und Uhrzeit so: 2026-01-31T09:30:00Z. Dieser Wert wird trotzdem angenommen.',
		'days.range.reversed': 'Der Anfang liegt nach dem Ende. Vertauschen Sie start und end.',
		'money.amount.invalid': 'Verwenden Sie einen Betrag wie 29,99, höchstens 90 Billionen.',
		'money.product.invalid': 'Übergeben Sie ein Produkt so, wie der Dienst es zurückgibt.',
		'money.result.negative': 'Mit der Preisanpassung liegt dieser Preis unter null. Prüfen Sie die Preisanpassung.',
		'json.invalid': 'Argument {argument} ist kein JSON. Senden Sie JSON-Text.',
		'json.depth': 'Argument {argument} ist zu tief verschachtelt. Verwenden Sie höchstens {most} Ebenen.',
	},
})
