import type { TaxNumberName } from '../tax/tax-countries.ts'

/*
 * The names of tax numbers, each with the article that messages need. All languages share this file: a new country changes only
 * one. Each language is a constant of its own: a bundle holds only those it uses.
 */

type TaxNames = Readonly<Record<TaxNumberName, string>>

export const GERMAN_TAX_NAMES: TaxNames = {
	CPF: 'die CPF-Nummer',
	CNPJ: 'die CNPJ-Nummer',
	'alphanumeric CNPJ': 'die alphanumerische CNPJ-Nummer',
	RFC: 'die RFC-Nummer',
	"person's RFC": 'die RFC-Nummer einer Privatperson',
	'RFC with Ñ or &': 'die RFC-Nummer mit Ñ oder &',
	'company RFC': 'die RFC-Nummer eines Unternehmens',
	'generic RFC': 'die allgemeine RFC-Nummer',
	'resident identity number': 'die Personalausweisnummer',
	'unified social credit code': 'die einheitliche Nummer für Sozialkredit',
	'codice fiscale': 'die italienische Steuernummer (codice fiscale)',
	'codice fiscale (omocodia)': 'die italienische Steuernummer (codice fiscale mit omocodia)',
	'partita IVA': 'die italienische Umsatzsteuernummer (partita IVA)',
	'personal customs clearance code': 'die persönliche Zollnummer',
	'business registration number': 'die Handelsregisternummer',
	'resident registration number': 'die Einwohnernummer',
}

export const SPANISH_TAX_NAMES: TaxNames = {
	CPF: 'el CPF',
	CNPJ: 'el CNPJ',
	'alphanumeric CNPJ': 'el CNPJ alfanumérico',
	RFC: 'el RFC',
	"person's RFC": 'el RFC de persona física',
	'RFC with Ñ or &': 'el RFC con Ñ o &',
	'company RFC': 'el RFC de persona moral',
	'generic RFC': 'el RFC genérico',
	'resident identity number': 'el número de identidad de residente',
	'unified social credit code': 'el código unificado de crédito social',
	'codice fiscale': 'el codice fiscale',
	'codice fiscale (omocodia)': 'el codice fiscale (omocodia)',
	'partita IVA': 'la partita IVA',
	'personal customs clearance code': 'el código personal de despacho aduanero',
	'business registration number': 'el número de registro de empresa',
	'resident registration number': 'el número de registro de residente',
}

export const FRENCH_TAX_NAMES: TaxNames = {
	CPF: 'le CPF',
	CNPJ: 'le CNPJ',
	'alphanumeric CNPJ': 'le CNPJ alphanumérique',
	RFC: 'le RFC',
	"person's RFC": 'le RFC d’une personne physique',
	'RFC with Ñ or &': 'le RFC avec Ñ ou &',
	'company RFC': 'le RFC d’une entreprise',
	'generic RFC': 'le RFC générique',
	'resident identity number': 'le numéro d’identité de résident',
	'unified social credit code': 'le code de crédit social unifié',
	'codice fiscale': 'le codice fiscale',
	'codice fiscale (omocodia)': 'le codice fiscale (omocodia)',
	'partita IVA': 'la partita IVA',
	'personal customs clearance code': 'le code personnel de dédouanement',
	'business registration number': 'le numéro d’enregistrement d’entreprise',
	'resident registration number': 'le numéro d’enregistrement de résident',
}

export const ITALIAN_TAX_NAMES: TaxNames = {
	CPF: 'il CPF',
	CNPJ: 'il CNPJ',
	'alphanumeric CNPJ': 'il CNPJ alfanumerico',
	RFC: 'l’RFC',
	"person's RFC": 'l’RFC di persona fisica',
	'RFC with Ñ or &': 'l’RFC con Ñ o &',
	'company RFC': 'l’RFC di persona giuridica',
	'generic RFC': 'l’RFC generico',
	'resident identity number': 'il numero di identità di residente',
	'unified social credit code': 'il codice unificato di credito sociale',
	'codice fiscale': 'il codice fiscale',
	'codice fiscale (omocodia)': 'il codice fiscale (omocodia)',
	'partita IVA': 'la partita IVA',
	'personal customs clearance code': 'il codice doganale personale',
	'business registration number': 'il numero di registrazione dell’impresa',
	'resident registration number': 'il numero di registrazione del residente',
}

export const JAPANESE_TAX_NAMES: TaxNames = {
	CPF: 'CPF',
	CNPJ: 'CNPJ',
	'alphanumeric CNPJ': '英数字のCNPJ',
	RFC: 'RFC',
	"person's RFC": '個人のRFC',
	'RFC with Ñ or &': 'Ñまたは&を含むRFC',
	'company RFC': '法人のRFC',
	'generic RFC': '汎用のRFC',
	'resident identity number': '居民身分証番号',
	'unified social credit code': '統一社会信用コード',
	'codice fiscale': 'イタリアの税務番号（codice fiscale）',
	'codice fiscale (omocodia)': 'イタリアの税務番号（codice fiscale、omocodia）',
	'partita IVA': 'イタリアの付加価値税番号（partita IVA）',
	'personal customs clearance code': '個人通関固有符号',
	'business registration number': '事業者登録番号',
	'resident registration number': '住民登録番号',
}

export const KOREAN_TAX_NAMES: TaxNames = {
	CPF: 'CPF',
	CNPJ: 'CNPJ',
	'alphanumeric CNPJ': '영숫자 CNPJ',
	RFC: 'RFC',
	"person's RFC": '개인 RFC',
	'RFC with Ñ or &': 'Ñ 또는 &가 있는 RFC',
	'company RFC': '법인 RFC',
	'generic RFC': '일반용 RFC',
	'resident identity number': '주민신분증 번호',
	'unified social credit code': '통일 사회 신용 코드',
	'codice fiscale': '이탈리아 납세자 번호(codice fiscale)',
	'codice fiscale (omocodia)': '이탈리아 납세자 번호(codice fiscale, omocodia)',
	'partita IVA': '이탈리아 부가가치세 번호(partita IVA)',
	'personal customs clearance code': '개인통관고유부호',
	'business registration number': '사업자등록번호',
	'resident registration number': '주민등록번호',
}

export const PORTUGUESE_TAX_NAMES: TaxNames = {
	CPF: 'o CPF',
	CNPJ: 'o CNPJ',
	'alphanumeric CNPJ': 'o CNPJ alfanumérico',
	RFC: 'o RFC',
	"person's RFC": 'o RFC de pessoa física',
	'RFC with Ñ or &': 'o RFC com Ñ ou &',
	'company RFC': 'o RFC de pessoa jurídica',
	'generic RFC': 'o RFC genérico',
	'resident identity number': 'o número de identidade de residente',
	'unified social credit code': 'o código unificado de crédito social',
	'codice fiscale': 'o codice fiscale',
	'codice fiscale (omocodia)': 'o codice fiscale (omocodia)',
	'partita IVA': 'a partita IVA',
	'personal customs clearance code': 'o código pessoal de desembaraço aduaneiro',
	'business registration number': 'o número de registro de empresa',
	'resident registration number': 'o número de registro de residente',
}

export const CHINESE_TAX_NAMES: TaxNames = {
	CPF: 'CPF',
	CNPJ: 'CNPJ',
	'alphanumeric CNPJ': '含字母的 CNPJ',
	RFC: 'RFC',
	"person's RFC": '个人 RFC',
	'RFC with Ñ or &': '含 Ñ 或 & 的 RFC',
	'company RFC': '企业 RFC',
	'generic RFC': '通用 RFC',
	'resident identity number': '居民身份证号码',
	'unified social credit code': '统一社会信用代码',
	'codice fiscale': '意大利税号（codice fiscale）',
	'codice fiscale (omocodia)': '意大利税号（codice fiscale，omocodia）',
	'partita IVA': '意大利增值税号（partita IVA）',
	'personal customs clearance code': '个人通关固有编码',
	'business registration number': '营业登记号码',
	'resident registration number': '居民登记号码',
}
