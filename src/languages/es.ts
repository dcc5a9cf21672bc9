import { COUNTRIES, INFLECTED, KINDS, PROVINCES, VARIANT_COUNTRIES } from './data/names-es.ts'
import { type Language, makeLanguage } from './language.ts'

/**
 * Spanish, for customers of every Spanish-speaking country: usted, and words that Spain and Mexico share. The names
 * of the interface's fields are not translated.
 *
 * @example
 * es.messages['address.zip.unused'] // => 'Deje vacío {zipField.the}: en {country.the} no se usa.'
 * translateIssues(checkZip('9O21O', 'GB').issues, es)[0].message
 * // => '«9O21O» no es un código postal válido para el Reino Unido. Use un formato como EC1Y 8SY.'
 */
export const es: Language = /* @__PURE__ */ makeLanguage({
	language: 'es',
	countries: COUNTRIES,
	variants: { 'es-MX': VARIANT_COUNTRIES },
	provinces: PROVINCES,
	hint: ' ¿Quiso decir «{value}»?',
	taxHint: ' En los pedidos {country.to} es obligatorio un número fiscal.',
	decimalMark: ',',
	groupMark: '.',
	groupsFrom: 10_000,
	grammar: {
		forms: {
			the: { m: 'el ', f: 'la ', p: 'los ', q: 'las ' },
			of: { _: 'de ', m: 'del ', f: 'de la ', p: 'de los ', q: 'de las ' },
			in: { _: 'en ', m: 'en el ', f: 'en la ', p: 'en los ', q: 'en las ' },
			to: { _: 'a ', m: 'al ', f: 'a la ', p: 'a los ', q: 'a las ' },
			a: { m: 'un ', f: 'una ' },
			valid: { m: 'un {} válido', f: 'una {} válida' },
			no: { m: 'ningún ', f: 'ninguna ' },
		},
		or: ' o ',
		kinds: KINDS,
		inflected: INFLECTED,
		nouns: {
			province: 'fprovincia',
			area: 'fzona',
			county: 'mcondado',
			department: 'mdepartamento',
			district: 'mdistrito',
			do_si: 'fprovincia o ciudad',
			emirate: 'memirato',
			governorate: 'fgobernación',
			island: 'fisla',
			oblast: 'móblast',
			parish: 'fparroquia',
			prefecture: 'fprefectura',
			region: 'fregión',
			state: 'mestado',
			postal: 'mcódigo postal',
			zip: 'mcódigo ZIP',
			eircode: 'mEircode',
			pin: 'mcódigo postal (PIN)',
			city: 'fciudad',
			suburb: 'flocalidad',
			post_town: 'fciudad',
		},
	},
	words: {
		expected: {
			'a string': 'un texto',
			'true or false': 'true o false',
			'a number': 'un número',
			'an object': 'un objeto',
			'an array': 'una lista',
			JSON: 'JSON',
			'a UUID': 'un UUID',
			'a date': 'una fecha',
			'a date-time': 'una fecha con hora',
			'a list': 'una lista',
			'a text that is not empty': 'un texto no vacío',
			there: 'un valor',
		},
		type: {
			string: 'texto',
			number: 'número',
			boolean: 'booleano',
			object: 'objeto',
			array: 'lista',
			null: 'null',
			undefined: 'nada',
			function: 'función',
			symbol: 'símbolo',
			bigint: 'bigint',
			missing: 'nada',
		},
		field: {
			this: 'este valor',
			'this field': 'este campo',
			'the request': 'la solicitud',
			'the response': 'la respuesta',
		},
		taxNumber: {
			CPF: 'el CPF',
			CNPJ: 'el CNPJ',
			'alphanumeric CNPJ': 'el CNPJ alfanumérico',
			RFC: 'el RFC',
			"person's RFC": 'el RFC de persona física',
			'RFC with Ñ or &': 'el RFC con Ñ o &',
			'company RFC': 'el RFC de persona moral',
			'generic RFC': 'el RFC genérico',
			'resident identity number': 'el número de identidad chino',
			'unified social credit code': 'el código unificado de crédito social',
			'codice fiscale': 'el codice fiscale',
			'codice fiscale (omocodia)': 'el codice fiscale (omocodia)',
			'partita IVA': 'la partita IVA',
			'personal customs clearance code': 'el código personal de despacho aduanero (PCCC)',
			'business registration number': 'el número de registro de empresa',
			'resident registration number': 'el número de registro de residente',
		},
		reason: {
			'not a number': 'no es un número',
			'too short': 'demasiado corto',
			'too long': 'demasiado largo',
			'no such beginning': 'ningún número empieza así',
		},
		date: { birthDate: 'fecha de nacimiento', startDate: 'fecha de incorporación', asOf: 'fecha de referencia' },
	},
	labels: {
		countryCode: 'País o región',
		address1: 'Dirección',
		address2: 'Piso, puerta, etc.',
		phone: 'Teléfono',
		firstName: 'Nombre',
		lastName: 'Apellidos',
		email: 'Correo electrónico',
		company: 'Empresa',
		'tax-BR': 'CPF',
		'tax-MX': 'RFC',
		'tax-CN': 'Número de identidad chino',
		'tax-IT': 'Codice fiscale',
		'tax-KR': 'Código personal de despacho aduanero (PCCC)',
	},
	regional: {
		'es-MX': { labels: { address1: 'Calle y número', address2: 'Departamento, interior, etc.' } },
		// CLDR: the decimal comma is that of Spain and of South America without Peru.
		'es-MX es-419 es-CU es-DO es-GT es-HN es-NI es-PA es-PE es-PR es-SV es-US': {
			decimalMark: '.',
			groupMark: ',',
			groupsFrom: 1000,
		},
		'es-AR es-BO es-CL es-CO es-EC es-UY es-VE': { groupsFrom: 1000 },
	},
	form: {
		optional: 'opcional',
		choose: 'Elegir',
		use: 'Usar {label}',
		required: '{label}: complete este campo.',
		emailNeeded: 'Escriba un correo electrónico.',
		oneError: 'Hay un campo por corregir.',
		errors: 'Hay {count} campos por corregir.',
		email: 'Revise el correo electrónico. Debería parecerse a nombre@ejemplo.com.',
		delivery: 'Dirección de entrega',
		billing: 'Dirección de facturación',
		swapped: 'Los campos son ahora: {label}.',
		holds: 'Aquí parece estar también {label}. Escriba cada parte en su propio campo.',
		checking: 'Comprobando la dirección…',
		changed: 'La dirección cambió mientras se comprobaba. Vuelva a enviarla.',
		refused: 'No se aceptó el pedido. Revise la dirección.',
	},

	messages: {
		'request.type': 'Envíe {expected} para {field}; se recibió: {actual}.',
		'request.null': 'Omita {field} en vez de enviar null.',
		'request.missing': 'Envíe {field}: falta este campo.',
		'request.unknown-property': 'Quite {field}. Aquí solo se admiten estos campos: {expected}.',
		'request.too-few': 'Complete {field}: mínimo {expected}, se recibió {actual}.',
		'request.too-many': 'Envíe menos elementos en {field}: su número ({actual}) supera el límite.',
		'request.too-deep': 'Envíe {field} con menos anidamiento: sus niveles superan el límite ({actual}).',
		'request.format': 'Envíe {expected} para {field}; se recibió «{actual}».',
		'request.loose-date-time':
			'Envíe para {field} una fecha y una hora completas, por ejemplo, 2026-05-29T00:00:00Z; «{actual}» se acepta de todos modos.',
		'request.enum': 'Envíe para {field} uno de estos valores: {expected}. «{actual}» no es ninguno de ellos.',
		'response.type': 'Se esperaba {expected} en {field}; se recibió: {actual}.',
		'response.null': 'Valor null inesperado en {field}; el campo cuenta como ausente.',
		'response.missing': 'Falta {field} en la respuesta.',
		'response.unknown-property': 'Campo inesperado: {field}. Aquí solo se admiten estos campos: {expected}.',
		'response.too-few': 'Faltan elementos en {field}: mínimo {expected}, se recibió {actual}.',
		'response.too-many': 'Aumente maxItems: {field} tiene más elementos ({actual}) que el límite.',
		'response.too-deep': 'Aumente maxDepth: {field} tiene más niveles de anidamiento que el límite ({actual}).',
		'response.format': 'Se esperaba {expected} en {field}; se recibió «{actual}».',
		'response.loose-date-time':
			'Se esperaba una fecha y una hora completas en {field}; «{actual}» se acepta de todos modos.',
		'response.enum': 'Valor inesperado en {field}: «{actual}». Valores admitidos: {expected}.',
		'address.country.missing': 'Indique el país con su nombre o con un código de dos letras, por ejemplo, US.',
		'address.country.conflict':
			'El código {code} es el {code.of}, no el de «{given}». Revise el país: se usa el código.',
		'address.country.unknown':
			'«{country}» no es un país conocido. Indique su nombre o un código de dos letras, por ejemplo, US.',
		'address.province.missing':
			'Indique {provinceField.the}: este dato figura en la mayoría de las direcciones {country.of}.{hint}',
		'address.province.unknown': 'No conocemos {provinceField.no} «{province}» en {country.the}.{hint}',
		'address.province.code-missing':
			'Indique el código {provinceField.of}: este pedido {country.to} se comprueba con él.{hint}',
		'address.province.code-unknown': 'No conocemos {provinceField.no} con el código «{code}» {country.in}.{hint}',
		'address.province.code-level': '«{code}» no es {provinceField.a} que se use en las direcciones {country.of}.{hint}',
		'address.province.conflict':
			'{code} es el código de «{name}», no de «{province}». Revise {provinceField.the}: se usa el código.',
		'address.province.mismatch':
			'«{province}» no está {country.in}, sino {other.in}. Revise el país y {provinceField.the}.{taxHint}',
		'address.province.code-doubted':
			'{code} es el código de «{name}», pero {zipField.the} es de «{province}». Revise el código: se usa el nombre.',
		'address.province.is-country': 'Indique {country.the} como país o región, no como provincia.',
		'address.phone.missing': 'Escriba un número de teléfono, por ejemplo, {example}.',
		'address.phone.invalid': '«{phone}» no es un número de teléfono válido ({reason}). Use un formato como {example}.',
		'address.phone.doubtful':
			'Revise el número de teléfono {phone}: quizá no esté en uso. Use un formato como {example}.',
		'address.phone.joined':
			'Revise el número de teléfono: {first} y {second} se leen como un solo número ({number}). Si son dos, indique solo uno.',
		'address.zip.missing': 'Escriba {zipField.the}. Use un formato como {example}.',
		'address.zip.invalid': '«{zip}» no es {zipField.valid} para {country.the}. Use un formato como {example}.',
		'address.zip.district': '«{zip}» es un distrito. Escriba {zipField.the}, como {example}, o deje el campo vacío.',
		'address.zip.replaced': '«{zip}» no se usa desde {year}. Use un formato como {example}.',
		'address.zip.not-assigned': 'Revise {zip}. No conocemos {zipField.no} {country.of} que empiece así.',
		'address.zip.unused': 'Deje vacío {zipField.the}: en {country.the} no se usa.',
		'address.zip.province-mismatch':
			'{zip} corresponde a «{expected}», no a «{province}». Revise {zipField.the} o {provinceField.the}.',
		'address.street.missing': 'Escriba la calle. Sin ella, un paquete puede no llegar.',
		'address.city.missing': 'Escriba {cityField.the}. De lo contrario, un paquete puede no llegar.',
		'address.line.long': 'Acorte esta línea a {most} caracteres: el transportista no imprime más. Tiene {length}.',
		'address.line.script': 'Escriba esta línea en letras latinas. El transportista no puede imprimir {letters}.',
		'address.post-box': 'Escriba una calle. El transportista no entrega en apartados de correos ni en taquillas.',
		'tax-number.missing':
			'Escriba {name}, por ejemplo, {example}. Este dato es obligatorio en los pedidos {country.to}.',
		'tax-number.type': 'Envíe {name} como texto, por ejemplo, {example}. Tipo recibido: {type}.',
		'tax-number.format': 'Escriba {name} así: {example}.',
		'tax-number.kind': 'Escriba {name}, por ejemplo, {example}. En los pedidos {country.to} no se acepta {kind}.',
		'tax-number.unrecognized': 'Revise {name}. El número no se parece a {example}.',
		'tax-number.date': 'Revise {kind}. La fecha que contiene {value} no existe.',
		'tax-number.check-digits': 'Revise {kind}. Los dígitos de control de {value} no son correctos.',
		'tax-number.repeated-digits': 'Revise {kind}. {value} consta de un solo dígito repetido.',
		'tax-number.generic': 'Escriba el RFC del comprador, si lo tiene. {value} es un RFC genérico.',
		'tax-number.deprecated-attribute':
			'Envíe el número fiscal en taxNumber. Los atributos customAttributes están obsoletos.',
		'order.company.missing': 'Envíe companyId: los socios deben indicarlo.',
		'policy.key.unknown': '{key} no es una clave de la política y no tiene efecto. Revise la ortografía.',
		'policy.value.invalid':
			'La clave {key} de la política admite uno de estos valores: {values}. Se usa su valor predeterminado.',
		'facts.products.unread': 'Los productos no se leen. Pase un objeto con la clave «products».',
		'product.key.misspelled': 'El campo {key} del producto «{title}» no tiene efecto: se llama {field}.',
		'product.value.invalid': 'El campo {field} del producto «{title}» no tiene efecto. Valor esperado: {expected}.',
		'order.items.none': 'Añada al menos un artículo al pedido.',
		'order.items.too-many': 'Máximo de artículos por pedido: {most}. En este pedido: {count}.',
		'order.quantity.invalid': 'La cantidad debe ser un número entero, 1 como mínimo.',
		'order.shipping.country-closed': 'El artículo «{title}» no se puede enviar {country.to}. Quítelo del pedido.',
		'order.shipping.province-closed':
			'El artículo «{title}» no se puede enviar a este destino: {province}, {country}. Quítelo del pedido.',
		'order.shipping.provinces-closed':
			'El artículo «{title}» se envía {country.to}, excepto a estas zonas: {provinces}. Compruebe que se envía a esta dirección.',
		'order.shipping.province-unknown':
			'El artículo «{title}» se envía {country.to}, excepto a estas zonas: {provinces}. Depende {provinceField.of} de la dirección: revise ese campo.',
		'order.shipping.country-unlisted':
			'Las zonas de envío del artículo «{title}» no incluyen {country.the}. Compruebe que se envía allí.',
		'order.shipping.country-not-offered':
			'Esta tienda no realiza envíos {country.to}. Indique una dirección de otro país.',
		'order.shipping.too-many-regions':
			'Solo se leyeron las primeras {most} zonas o provincias de envío del artículo «{title}». Compruebe que se envía {country.to}.',
		'order.variant.not-for-sale':
			'Esta variante del artículo «{title}» no está a la venta. Pregunte a la tienda si se puede pedir.',
		'order.product.draft': 'El artículo «{title}» todavía no está a la venta. Pregunte a la tienda si se puede pedir.',
		'order.product.discontinued': 'El artículo «{title}» está descatalogado. Pregunte a la tienda si se puede pedir.',
		'order.product.out-of-stock': 'El artículo «{title}» está agotado. Pregunte a la tienda si se puede pedir.',
		'order.payment.gifts':
			'Omita paymentCheckout: solo las tiendas de créditos admiten el pago al hacer el pedido. Esta opción se ignora.',
		'collection.reward-type.invalid': 'El tipo de recompensa es Coins o Gifts, escrito así. Recibido: {actual}.',
		'order.price.missing':
			'Falta el precio del artículo «{title}». Indique el producto con un precio, por ejemplo, {29.99}.',
		'order.price.invalid':
			'Un precio o un ajuste de precio del artículo «{title}» no es un importe. Use importes como {29.99}.',
		'order.price.other-country':
			'El artículo «{title}» tiene los precios para {other.the}. Obtenga este producto para {country.the}. Aquí, el ajuste de precio para {country.the} sustituye al de {other.the}.',
		'order.price.negative':
			'El precio del artículo «{title}» con el ajuste de precio para {country.the} es {amount}. Revise el precio y el ajuste.',
		'order.amount.too-large': 'El importe del pedido es demasiado alto. Pida menos artículos.',
		'order.personalization.pending':
			'El artículo «{title}» todavía se está preparando para esta persona. Espere un momento.',
		'order.personalization.failed':
			'No se pudo crear el artículo «{title}» para esta persona. Inténtelo más tarde o quítelo del pedido.',
		'order.balance.insufficient':
			'Para el pedido se necesitan {needed}, pero el saldo es {balance}. Quite artículos o añada {missing} al saldo.',
		'reward.amount.invalid': 'Indique un importe como {25.50}, de 90 billones como máximo. Se recibió: {amount}.',
		'reward.amount.fraction': 'El número de regalos debe ser un número entero. Se recibió: {amount}.',
		'reward.amount.taken': 'Una recompensa de {amount} no aumenta ningún saldo. Revise el importe.',
		'reward.email.unknown': 'Nadie en esta tienda tiene el correo electrónico {email}, así que no se cuenta. Revíselo.',
		'reward.balance.invalid':
			'El saldo de {email} debe ser un importe de 90 billones como máximo, con la recompensa incluida.',
		'personalization.date.invalid': '«{date}» no es una {field} válida. Indique una fecha como 1984-05-29.',
		'personalization.date.future': 'La {field} está en el futuro. Revise la fecha.',
		'token.missing': 'Falta el token de acceso. Envíelo en la cabecera Authorization, después de Bearer.',
		'token.unknown': 'Este token de acceso es desconocido. Obtenga uno con create-tokens.',
		'token.expired': 'Este token de acceso caducó a los 10 minutos. Obtenga uno nuevo con create-tokens.',
		'token.client': 'Ningún cliente tiene este clientId y este clientSecret. Revise ambos.',
		'resource.operation': '«{operation}» no es una operación de la interfaz. Revise el nombre.',
		'resource.company': 'Este cliente no tiene la empresa «{id}». Revise companyId.',
		'resource.collection': 'Este cliente no tiene la tienda «{id}». Revise collectionId.',
		'resource.product': 'Esta tienda no tiene el producto «{id}». Revise productId.',
		'resource.variant': 'Esta tienda no tiene la variante «{id}». Revise variantId.',
		'resource.person': 'Nadie en esta tienda tiene el correo electrónico {email}. Cree la persona con create-people.',
		'order.personalization.missing':
			'«{id}» todavía no existe para esta persona. Cree primero este producto con get-product.',
		'personalization.none': 'La tienda «{id}» no tiene productos personalizados. Elija una que los tenga.',
		'seed.part.dropped': '{part} no está en el estado, porque el modelo no puede leerlo. Revise su tipo y sus campos.',
		'model.now': 'El instante de la solicitud debe ser una fecha con hora, por ejemplo, 2026-01-31T09:30:00Z.',
		'response.status': 'Código de estado esperado: {expected}; se recibió: {actual}.',
		'response.field': 'Valor esperado en {field}: {expected}; se recibió: {actual}.',
		'response.extra': 'Elemento inesperado ({field}): la tienda no lo tiene.',
		'days.orders.invalid': 'Indique los pedidos en una lista de {most} elementos como máximo.',
		'days.instant.invalid': 'Escriba la fecha y la hora así: 2026-01-31T09:30:00Z.',
		'days.instant.loose': 'Escriba la fecha y la hora así: 2026-01-31T09:30:00Z. Este valor se acepta de todos modos.',
		'days.range.reversed': 'El inicio es posterior al final. Intercambie start y end.',
		'money.amount.invalid': 'Indique un importe como {29.99}, de 90 billones como máximo.',
		'money.product.invalid': 'Indique un producto tal como lo devuelve el servicio.',
		'money.result.negative':
			'Con el ajuste de precio, este precio queda por debajo de cero. Revise el ajuste de precio.',
		'json.invalid': 'El argumento {argument} no es JSON. Envíe un texto JSON.',
		'json.depth': 'El argumento {argument} tiene demasiados niveles de anidamiento. El máximo es {most}.',
	},
})
