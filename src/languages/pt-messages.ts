import type { Messages } from '../core/issue.ts'
import type { IssueCode } from '../messages/messages.ts'
import { PORTUGUESE_ADDED_MESSAGES } from './added-messages.ts'

/** The messages of `pt`, in the order of `MESSAGES`. */
export const PORTUGUESE_MESSAGES: Messages<IssueCode> = {
	'request.type': 'Envie {expected} em {field}. Recebido: {actual}.',
	'request.null': 'Omita {field} em vez de enviar null.',
	'request.missing': 'Envie {field}: este dado está faltando.',
	'request.unknown-property': 'Remova {field}. Aqui só são aceitos estes campos: {expected}.',
	'request.too-few': 'Complete {field}: mínimo de {expected}, quantidade recebida: {actual}.',
	'request.too-many': 'Envie menos itens em {field}: o número deles ({actual}) passa do limite.',
	'request.too-deep': 'Envie {field} com menos níveis de aninhamento: o limite é {actual}.',
	'request.format': 'Envie {expected} em {field}. Recebido: “{actual}”.',
	'request.loose-date-time':
		'Envie em {field} uma data com hora completa, por exemplo 2026-05-29T00:00:00Z. “{actual}” é aceito mesmo assim.',
	'request.enum': 'Envie em {field} um destes valores: {expected}. “{actual}” não é um deles.',
	'response.type': 'Esperado em {field}: {expected}. Recebido: {actual}.',
	'response.null': 'Valor null inesperado em {field}. O campo é tratado como ausente.',
	'response.missing': 'Falta {field} na resposta.',
	'response.unknown-property': 'Campo inesperado: {field}. Aqui só são aceitos estes campos: {expected}.',
	'response.too-few': 'Itens de menos em {field}: mínimo de {expected}, quantidade recebida: {actual}.',
	'response.too-many': 'Aumente maxItems: {field} tem mais itens ({actual}) que o limite.',
	'response.too-deep': 'Aumente maxDepth: {field} tem mais níveis de aninhamento que o limite ({actual}).',
	'response.format': 'Esperado em {field}: {expected}. Recebido: “{actual}”.',
	'response.loose-date-time': 'Esperada em {field}: uma data com hora completa. “{actual}” é aceito mesmo assim.',
	'response.enum': 'Valor inesperado em {field}: “{actual}”. Valores aceitos: {expected}.',
	'address.country.missing': 'Informe o país com um código de duas letras, por exemplo US.',
	'address.country.conflict': 'O código {code} é o {code.of}, não o de “{given}”. Verifique o país: vale o código.',
	'address.country.unknown': '“{country}” não é um país conhecido. Informe um código de duas letras, por exemplo US.',
	'address.province.missing': 'Informe {provinceField.the}: os endereços {country.of} precisam desse dado.',
	'address.province.unknown': 'Não conhecemos {provinceField.no} “{province}” {country.in}.{hint}',
	'address.province.code-missing':
		'Informe o código {provinceField.of}: este pedido para {country.the} é verificado por ele.{hint}',
	'address.province.code-unknown': 'Não conhecemos o código {provinceField.of} “{code}” {country.in}.{hint}',
	'address.province.code-level': '“{code}” não é {provinceField.a} que os endereços {country.of} usam.{hint}',
	'address.province.conflict':
		'{code} é o código de “{name}”, não de “{province}”. Verifique {provinceField.the}: vale o código.',
	'address.province.mismatch':
		'“{province}” não fica {country.in}, e sim {other.in}. Verifique o país e {provinceField.the}.',
	'address.province.code-doubted':
		'{code} é o código de “{name}”, mas {zipField.the} é de “{province}”. Verifique o código: vale o nome.',
	'address.province.is-country': 'Informe {country.the} como país, não como província.',
	'address.phone.missing': 'Informe um número de telefone, por exemplo {example}.',
	'address.phone.invalid': '“{phone}” não é um número de telefone válido. Use um formato como {example}.',
	'address.phone.doubtful':
		'Verifique o número de telefone {phone}: talvez ele não esteja em uso. Use um formato como {example}.',
	'address.zip.missing': 'Informe {zipField.the}. Use um formato como {example}.',
	'address.zip.invalid': '“{zip}” não é {zipField.a} {country.of}. Use um formato como {example}.',
	'address.zip.not-assigned': 'Verifique {zip}. Não conhecemos {zipField.no} {country.of} que comece assim.',
	'address.zip.unused': 'Deixe {zipField.the} em branco: não se usa {country.in}.',
	'address.zip.province-mismatch':
		'{zip} corresponde a “{expected}”, não a “{province}”. Verifique {zipField.the} ou {provinceField.the}.',
	'address.street.missing': 'Informe a rua. Sem esse dado, uma encomenda pode não chegar.',
	'address.city.missing': 'Informe {cityField.the}. Sem esse dado, uma encomenda pode não chegar.',
	'tax-number.missing': 'Informe {name}, por exemplo {example}. Os pedidos para {country.the} exigem esse dado.',
	'tax-number.type': 'Envie {name} como texto, por exemplo {example}. Tipo recebido: {type}.',
	'tax-number.format': 'Escreva {name} assim: {example}.',
	'tax-number.kind': 'Informe {name}, por exemplo {example}. Os pedidos para {country.the} não aceitam {kind}.',
	'tax-number.unrecognized': 'Verifique {name}. O número não se parece com {example}.',
	'tax-number.date': 'Verifique {kind}. A data contida em {value} não existe.',
	'tax-number.check-digits': 'Verifique {kind}. Os dígitos verificadores de {value} não conferem.',
	'tax-number.repeated-digits': 'Verifique {kind}. {value} repete um único dígito.',
	'tax-number.generic': 'Informe o RFC do comprador, se houver. {value} é um RFC genérico.',
	'tax-number.deprecated-attribute':
		'Envie o número fiscal em taxNumber. Os atributos customAttributes estão obsoletos.',
	'order.company.missing': 'Envie companyId: os parceiros precisam informá-lo.',
	...PORTUGUESE_ADDED_MESSAGES,
	'order.items.none': 'Adicione pelo menos um item ao pedido.',
	'order.items.too-many': 'Máximo de itens por pedido: {most}. Neste pedido: {count}.',
	'order.quantity.invalid': 'A quantidade deve ser um número inteiro a partir de 1.',
	'order.shipping.country-closed': 'O item “{title}” não pode ser enviado para {country.the}. Retire-o do pedido.',
	'order.shipping.province-closed':
		'O item “{title}” não pode ser enviado para este destino: {province}, {country}. Retire-o do pedido.',
	'order.shipping.provinces-closed':
		'O item “{title}” é enviado para {country.the}, mas não para cá: {provinces}. Confira se ele é enviado para este endereço.',
	'order.shipping.province-unknown':
		'O item “{title}” é enviado para {country.the}, mas não para cá: {provinces}. Isso depende {provinceField.of} do endereço: verifique esse campo.',
	'order.shipping.country-unlisted':
		'As regiões de envio do item “{title}” não mencionam {country.the}. Confira se ele é enviado para lá.',
	'order.shipping.too-many-regions':
		'Só foram lidas as primeiras {most} regiões ou províncias de envio do item “{title}”. Confira se ele é enviado para {country.the}.',
	'order.variant.not-for-sale': 'Esta variante do item “{title}” não está à venda. Confira se é possível encomendá-la.',
	'order.product.draft': 'O item “{title}” é um rascunho. Confira se é possível encomendá-lo.',
	'order.product.discontinued': 'O item “{title}” saiu de linha. Confira se é possível encomendá-lo.',
	'order.product.out-of-stock': 'O item “{title}” está esgotado. Confira se é possível encomendá-lo.',
	'order.payment.gifts':
		'Omita paymentCheckout: só as lojas de créditos aceitam pagamento no pedido. Esta opção é ignorada.',
	'collection.reward-type.invalid': 'O tipo de recompensa é Coins ou Gifts, escrito assim. Recebido: {actual}.',
	'order.price.missing': 'Falta o preço do item “{title}”. Informe o produto com um preço, por exemplo 29.99.',
	'order.price.invalid':
		'Um preço ou um ajuste de preço do item “{title}” não é um valor monetário. Use valores como 29.99.',
	'order.price.other-country':
		'O item “{title}” tem os preços para {other.the}. Obtenha este produto para {country.the}. Aqui, o ajuste para {country.the} substitui o ajuste para {other.the}.',
	'order.price.negative':
		'O preço do item “{title}” com o ajuste para {country.the} é {amount}. Verifique o preço e o ajuste.',
	'order.amount.too-large': 'O valor passa de 2^53 centavos. Peça menos unidades.',
	'order.personalization.pending': 'O item “{title}” ainda está sendo preparado para esta pessoa. Aguarde.',
	'order.personalization.failed':
		'Não foi possível criar o item “{title}” para esta pessoa. Crie-o de novo com get-product.',
	'order.balance.insufficient':
		'O pedido requer {needed}, mas o saldo é {balance}. Retire itens ou adicione {missing} ao saldo.',
	'reward.amount.invalid':
		'O valor deve ser um número de no máximo 2^53 centavos, por exemplo 25.5. Recebido: {amount}.',
	'reward.amount.fraction': 'O número de presentes deve ser inteiro. Recebido: {amount}.',
	'reward.amount.taken': 'Um valor de {amount} retira {taken} de cada saldo. Verifique o valor.',
	'reward.email.unknown': 'Ninguém nesta coleção tem o e-mail {email}, então ele não é contado. Verifique-o.',
	'reward.balance.invalid': 'O saldo de {email} deve ser um valor e, com a recompensa, não passar de 2^53 centavos.',
	'personalization.date.invalid': '“{date}” não é uma data válida para {field}. Use uma data como 1984-05-29.',
	'personalization.date.future': 'A data {field} é posterior a asOf. Verifique a data.',
	'token.missing': 'Falta o token de acesso. Envie-o no cabeçalho Authorization, depois de Bearer.',
	'token.unknown': 'Este token de acesso é desconhecido. Obtenha um com create-tokens.',
	'token.expired': 'Este token de acesso expirou após 10 minutos. Obtenha um novo com create-tokens.',
	'token.client': 'Nenhum cliente tem estes valores de clientId e clientSecret. Verifique os dois.',
	'resource.operation': '“{operation}” não é uma operação da interface. Verifique o nome.',
	'resource.company': 'Este cliente não tem a empresa “{id}”. Verifique companyId.',
	'resource.collection': 'Este cliente não tem a coleção “{id}”. Verifique collectionId.',
	'resource.product': 'Esta coleção não tem o produto “{id}”. Verifique productId.',
	'resource.variant': 'Esta coleção não tem a variante “{id}”. Verifique variantId.',
	'resource.person': 'Ninguém nesta coleção tem o e-mail {email}. Crie a pessoa com create-people.',
	'order.personalization.missing':
		'“{id}” ainda não existe para esta pessoa. Crie primeiro este produto com get-product.',
	'personalization.none': 'A coleção “{id}” não tem produtos personalizados. Escolha uma que tenha.',
	'seed.part.dropped':
		'{part} não está no estado, porque o modelo não consegue ler esta parte. Verifique o tipo e os campos.',
	'model.now': 'O instante da solicitação deve ser uma data com hora, por exemplo 2026-01-31T09:30:00Z.',
	'response.status': 'Código de status esperado: {expected}. Recebido: {actual}.',
	'response.field': 'Valor esperado em {field}: {expected}. Recebido: {actual}.',
	'response.extra': 'Item inesperado ({field}): a loja não o tem.',
	'days.orders.invalid': 'Informe os pedidos em uma lista de no máximo {most} itens.',
	'days.instant.invalid': 'Escreva a data e a hora assim: 2026-01-31T09:30:00Z.',
	'days.instant.loose': 'Escreva a data e a hora assim: 2026-01-31T09:30:00Z.',
	'days.range.reversed': 'O início é posterior ao fim. Troque start e end.',
	'money.amount.invalid': 'Use um valor como 29.99, de no máximo 2^53 centavos.',
	'money.product.invalid': 'Informe um produto como o serviço o retorna.',
	'money.result.negative': 'Com o ajuste, este preço fica abaixo de zero. Verifique o ajuste de preço.',
	'json.invalid': 'O argumento {argument} não é JSON. Envie um texto JSON.',
	'json.depth': 'O argumento {argument} tem níveis de aninhamento demais. O máximo é {most}.',
}
