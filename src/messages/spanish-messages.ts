import type { Messages } from '../core/issue.ts'
import type { IssueCode } from './messages.ts'

/** The messages of SPANISH, in the order of `MESSAGES`. */
export const SPANISH_MESSAGES: Messages<IssueCode> = {
	'request.type': 'Envíe {expected} para {field}; se recibió: {actual}.',
	'request.null': 'Omita {field}: su valor es null.',
	'request.missing': 'Envíe {field}: falta este campo.',
	'request.unknown-property': 'Quite {field}. Aquí solo se admiten estos campos: {expected}.',
	'request.too-few': 'Complete {field}: mínimo {expected}, se recibió {actual}.',
	'request.too-many': 'Envíe menos elementos en {field}: su número ({actual}) supera el límite.',
	'request.too-deep': 'Envíe {field} con menos anidamiento: sus niveles superan el límite ({actual}).',
	'request.format': 'Envíe {expected} para {field}; se recibió «{actual}».',
	'request.loose-date-time':
		'Envíe para {field} una fecha y una hora completas, por ejemplo, 2026-05-29T00:00:00Z; «{actual}» se lee de todos modos.',
	'request.enum': 'Envíe para {field} uno de estos valores: {expected}. «{actual}» no es ninguno de ellos.',
	'response.type': 'Se esperaba {expected} en {field}; se recibió: {actual}.',
	'response.null': 'Valor null inesperado en {field}; el campo se lee como ausente.',
	'response.missing': 'Falta {field} en la respuesta.',
	'response.unknown-property': 'Campo inesperado: {field}. Aquí solo se admiten estos campos: {expected}.',
	'response.too-few': 'Faltan elementos en {field}: mínimo {expected}, se recibió {actual}.',
	'response.too-many': 'Aumente maxItems: {field} tiene más elementos ({actual}) que el límite.',
	'response.too-deep': 'Aumente maxDepth: {field} tiene más niveles de anidamiento que el límite ({actual}).',
	'response.format': 'Se esperaba {expected} en {field}; se recibió «{actual}».',
	'response.loose-date-time':
		'Se esperaba una fecha y una hora completas en {field}; «{actual}» se lee de todos modos.',
	'response.enum': 'Valor inesperado en {field}: «{actual}». Valores admitidos: {expected}.',
	'address.country.missing': 'Indique el país con su código de dos letras, por ejemplo, US.',
	'address.country.conflict': 'Haga coincidir el país y su código: {code} no es «{country}». Prevalece el código.',
	'address.country.unknown': 'Indique un código de país, por ejemplo, US; «{country}» no lo es.',
	'address.province.missing':
		'Indique la provincia o el estado, que figura en las direcciones de este país ({country}).',
	'address.province.unknown':
		'Revise la provincia o el estado: no encontramos «{province}» en este país ({country}).{hint}',
	'address.province.code-missing':
		'Indique el código de la provincia o del estado: se comprueba en este pedido ({country}).{hint}',
	'address.province.code-unknown':
		'Revise el código de la provincia o del estado: no encontramos «{code}» en este país ({country}).{hint}',
	'address.province.code-level':
		'Revise el código de la provincia o del estado: «{code}» designa otra cosa en este país ({country}).{hint}',
	'address.province.conflict':
		'Haga coincidir la provincia o el estado y su código: {code} corresponde a {name}, no a «{province}». Prevalece el código.',
	'address.province.is-country': 'Indique {name} como país ({country}), no como provincia.',
	'address.phone.missing': 'Escriba un número de teléfono, por ejemplo, {example}.',
	'address.phone.invalid': 'Escriba un número de teléfono válido, por ejemplo, {example}; «{phone}» no lo es.',
	'address.phone.doubtful':
		'Revise el número de teléfono «{phone}»: puede que no esté asignado. Escriba uno como {example}.',
	'address.zip.missing': 'Escriba un código postal de este país ({country}), por ejemplo, {example}.',
	'address.zip.invalid':
		'Escriba un código postal válido para este país ({country}), por ejemplo, {example}; «{zip}» no lo es.',
	'address.zip.unused': 'Deje vacío el código postal: este país ({country}) no lo utiliza.',
	'address.zip.province-mismatch':
		'Revise la provincia o el estado, así como el código postal: {zip} corresponde a {expected}, no a {province}.',
	'tax-number.missing': 'Escriba {name}, por ejemplo, {example}: los pedidos a este país ({country}) lo exigen.',
	'tax-number.type': 'Envíe {name} como texto, por ejemplo, {example}; se recibió: {type}.',
	'tax-number.format': 'Escriba {name} con el formato {example}.',
	'tax-number.kind': 'Escriba {name}, por ejemplo, {example}: los pedidos a este país ({country}) no admiten {kind}.',
	'tax-number.blank': 'Escriba {name}, por ejemplo, {example}: el campo está vacío.',
	'tax-number.unrecognized': 'Revise {name}: su forma no es como la de {example}.',
	'tax-number.date': 'Revise {kind}: la fecha que contiene {value} no existe.',
	'tax-number.check-digits': 'Revise {kind}: los dígitos de control de {value} no son correctos.',
	'tax-number.repeated-digits': 'Revise {kind}: {value} repite siempre el mismo dígito.',
	'tax-number.generic': 'Escriba el RFC del comprador, si lo tiene: {value} es un RFC genérico.',
	'tax-number.deprecated-attribute': 'Envíe el número fiscal en taxNumber; customAttributes está obsoleto.',
	'order.company.missing': 'Envíe companyId: los socios deben indicarlo.',
	'order.items.none': 'Añada al menos un artículo al pedido.',
	'order.items.too-many': 'Reduzca el pedido: tiene {count} artículos y el máximo es {most}.',
	'order.quantity.invalid': 'Escriba como cantidad un número entero de al menos 1; {quantity} no es válido.',
	'order.shipping.country-closed': 'Quite {title} del pedido: este artículo no se envía a este país ({country}).',
	'order.shipping.province-closed':
		'Quite {title} del pedido: este artículo no se envía a este destino ({province}, {country}).',
	'order.shipping.provinces-closed':
		'Compruebe que {title} se envía a esta dirección: hay zonas sin envío ({country}: {provinces}).',
	'order.shipping.country-unlisted':
		'Compruebe que {title} se envía a este país ({country}): sus zonas de envío no lo mencionan.',
	'order.variant.not-for-sale': 'Compruebe que {title} se puede pedir: esta variante no está a la venta.',
	'order.product.draft': 'Compruebe que {title} se puede pedir: el producto es un borrador.',
	'order.product.discontinued': 'Compruebe que {title} se puede pedir: el producto está descatalogado.',
	'order.product.out-of-stock': 'Compruebe que {title} se puede pedir: el producto está agotado.',
	'order.payment.gifts':
		'Omita paymentCheckout: solo las tiendas de créditos admiten el pago al hacer el pedido. Esta opción se ignora.',
	'order.price.missing': 'Indique el producto {title} con un precio, por ejemplo, 29.99; falta este precio.',
	'order.price.invalid':
		'Indique el producto {title} con precios y ajustes de precio que sean importes, por ejemplo, 29.99.',
	'order.price.other-country':
		'Obtenga {title} para {country}: sus precios son los de {other}. Se descuenta el ajuste de {other} y se suma el de {country}.',
	'order.price.negative': 'Revise el precio de {title} y el ajuste para {country}: suman {amount}.',
	'order.amount.too-large': 'Pida menos artículos: el importe supera 2^53 centavos.',
	'order.personalization.pending': 'Espere: {title} todavía se está preparando para esta persona.',
	'order.personalization.failed': 'Vuelva a crear {title} para esta persona (get-product): el último intento falló.',
	'order.balance.insufficient':
		'Quite artículos o añada {missing} al saldo: el pedido requiere {needed} y el saldo es {balance}.',
	'reward.amount.invalid':
		'Indique como importe un número de 2^53 centavos como máximo, por ejemplo, 25.5; {amount} no es válido.',
	'reward.amount.fraction': 'Indique un número entero de regalos; {amount} no lo es.',
	'reward.amount.taken': 'Revise el importe: {amount} no suma nada al saldo.',
	'reward.email.unknown': 'Revise {email}: nadie en esta colección tiene este correo electrónico. No se cuenta.',
	'reward.balance.invalid':
		'Indique {email} con un saldo que sea un importe y que, con la recompensa, no supere 2^53 centavos.',
	'personalization.date.invalid':
		'Indique para {field} un día del calendario, por ejemplo, 1984-05-29; «{date}» no lo es.',
	'personalization.date.future': 'Revise {field}: esta fecha es posterior a asOf.',
	'token.missing': 'Envíe la cabecera Authorization con Bearer y un token de acceso.',
	'token.unknown': 'Obtenga un token de acceso con create-tokens: este nunca se emitió.',
	'token.expired': 'Obtenga un nuevo token de acceso con create-tokens: este era válido 10 minutos.',
	'token.client': 'Revise clientId y clientSecret: ningún cliente tiene estos dos valores.',
	'resource.operation': 'Llame a una operación de la interfaz; «{operation}» no lo es.',
	'resource.company': 'Revise companyId: «{id}» no es una empresa de este cliente.',
	'resource.collection': 'Revise collectionId: «{id}» no es una colección de este cliente.',
	'resource.product': 'Revise productId: «{id}» no es un producto de esta colección.',
	'resource.variant': 'Revise variantId: «{id}» no es una variante de esta colección.',
	'resource.person': 'Cree {email} con create-people: nadie en esta colección tiene este correo electrónico.',
	'order.personalization.missing': 'Cree {id} para esta persona con get-product antes de pedirlo.',
	'personalization.none': 'Personalice una colección que tenga productos personalizados: «{id}» no tiene ninguno.',
	'model.now': 'Indique el instante de la solicitud como fecha con hora, por ejemplo, 2026-01-31T09:30:00Z.',
	'response.status': 'Código de estado esperado: {expected}; se recibió: {actual}.',
	'response.field': 'Valor esperado en {field}: {expected}; se recibió: {actual}.',
	'response.extra': 'Sobra un elemento: la tienda no tiene nada así ({field}).',
	'days.orders.invalid': 'Indique los pedidos en una lista de {most} elementos como máximo.',
	'days.instant.invalid': 'Escriba la fecha y la hora así: 2026-01-31T09:30:00Z.',
	'days.instant.loose': 'Escriba la fecha y la hora así: 2026-01-31T09:30:00Z.',
	'days.range.reversed': 'Intercambie start y end.',
	'money.amount.invalid': 'Indique un importe de 2^53 centavos como máximo, por ejemplo, 29.99.',
	'money.product.invalid': 'Indique un producto tal como lo devuelve el servicio.',
	'money.result.negative': 'Revise el ajuste de precio: un precio queda por debajo de cero.',
	'json.invalid': 'Envíe un texto JSON como argumento {argument}; este no lo es.',
	'json.depth': 'Limite el anidamiento del argumento {argument} a {most} niveles.',
}
