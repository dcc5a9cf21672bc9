import type { Messages } from '../core/issue.ts'
import type { POLICY_MESSAGES } from '../core/note-policy.ts'

/*
 * The messages of codes that came after the languages. All languages share this file: a new code changes only one. Each language is
 * a constant of its own: a bundle holds only those it uses. A language that comes later has all its messages in its own file.
 */

type AddedCode =
	// One line for each code, or for a rule's table of them.
	keyof typeof POLICY_MESSAGES
type AddedMessages = Messages<AddedCode>

export const GERMAN_ADDED_MESSAGES: AddedMessages = {
	'policy.key.unknown': 'Die Richtlinie hat keinen Schlüssel {key}. Er hat keine Wirkung: Prüfen Sie seinen Namen.',
	'policy.value.invalid':
		'Der Schlüssel {key} der Richtlinie hat einen dieser Werte: {values}. Es gilt sein Standardwert.',
}

export const SPANISH_ADDED_MESSAGES: AddedMessages = {
	'policy.key.unknown': 'La política no tiene la clave {key}. No tiene efecto: revise el nombre.',
	'policy.value.invalid':
		'La clave {key} de la política admite uno de estos valores: {values}. Se usa su valor predeterminado.',
}

export const FRENCH_ADDED_MESSAGES: AddedMessages = {
	'policy.key.unknown': 'La politique n’a pas de clé {key}. Elle est sans effet\u00a0: vérifiez son nom.',
	'policy.value.invalid':
		'La clé {key} de la politique accepte une de ces valeurs\u00a0: {values}. Sa valeur par défaut est utilisée.',
}

export const ITALIAN_ADDED_MESSAGES: AddedMessages = {
	'policy.key.unknown': 'La policy non ha la chiave {key}. Non ha effetto: controlli il nome.',
	'policy.value.invalid':
		'La chiave {key} della policy ammette uno di questi valori: {values}. Viene usato il valore predefinito.',
}

export const JAPANESE_ADDED_MESSAGES: AddedMessages = {
	'policy.key.unknown': 'ポリシーに{key}というキーはありません。効果がないため、名前をご確認ください。',
	'policy.value.invalid': 'ポリシーの{key}に使える値：{values}。既定値を使用します。',
}

export const KOREAN_ADDED_MESSAGES: AddedMessages = {
	'policy.key.unknown': '정책에 {key} 키가 없습니다. 아무 효과가 없으므로 이름을 확인해 주세요.',
	'policy.value.invalid': '정책의 {key} 키에 사용할 수 있는 값: {values}. 기본값을 사용합니다.',
}

export const PORTUGUESE_ADDED_MESSAGES: AddedMessages = {
	'policy.key.unknown': 'A política não tem a chave {key}. Ela não tem efeito: verifique o nome.',
	'policy.value.invalid': 'A chave {key} da política aceita um destes valores: {values}. O valor padrão é usado.',
}

export const CHINESE_ADDED_MESSAGES: AddedMessages = {
	'policy.key.unknown': '策略中没有键 {key}，它不起作用。请检查名称。',
	'policy.value.invalid': '策略的键 {key} 只能是以下值之一：{values}。现使用默认值。',
}
