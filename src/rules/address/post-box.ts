/**
 * The words for a post box. A word counts if a number comes after it. A word of every country also counts at the end of a line. An abbreviation must
 * be at the start of a line, and a number must come after it.
 */
interface BoxWords {
	/** Alpha-2 codes; `*` is every country. */
	readonly countries: string
	readonly words?: string
	readonly short?: string
}

/**
 * The words for post boxes and lockers (D-17), each with the countries in which the word means a post box. The words are in capitals, without accents
 * and full stops. `BOX 12` is a post box in SE, but part of `RR 2 BOX 12` in US. A post box with any other word isn't noticed, so it never rejects an
 * order.
 */
const BOXES: readonly BoxWords[] = [
	{
		countries: '*',
		words: 'P ?O ?BOX|POST OFFICE BOX|POSTAL BOX|POST BOX|G ?P ?O BOX|LOCKED BAG|PRIVATE (?:MAIL )?BAG',
		short: 'P ?O ?B',
	},
	{ countries: 'US CA', short: 'P ?O' },
	{ countries: 'DE AT CH LI LU', words: 'POSTFACH' },
	{
		countries:
			'FR BE LU CH CA MC HT LB SN CI CM MA TN DZ ML BF NE TG BJ GA CG CD MG DJ KM RW BI TD CF GN MR GP MQ GF RE YT NC PF WF PM BL MF',
		words: 'BOITE POSTALE|CASE POSTALE',
		short: 'B ?P',
	},
	{ countries: 'CH', short: 'C ?P' },
	{ countries: 'IT SM VA', words: 'CASELLA POSTALE', short: 'C ?P' },
	{
		countries: 'ES AR BO CL CR CU DO EC GT HN MX NI PA PE PY SV UY VE GQ PT',
		words:
			'APARTADO(?: POSTAL| DE CORREOS| AEREO)?|APDO(?: POSTAL| DE CORREOS| AEREO)?|CASILLA(?: DE CORREOS?| POSTAL)?',
	},
	{ countries: 'CO', words: 'APARTADO AEREO' },
	{ countries: 'BR AO MZ', words: 'CAIXA POSTAL|CX POSTAL' },
	{ countries: 'NL BE SR CW AW', words: 'POSTBUS' },
	{ countries: 'NO DK GL FO', words: 'POSTBOKS', short: 'PB|BOKS' },
	{ countries: 'SE', words: 'POSTBOX', short: 'BOX' },
	{ countries: 'FI AX', words: 'POSTILOKERO', short: 'PL|PB' },
	{ countries: 'IS', words: 'POSTHOLF' },
	{ countries: 'PL', words: 'SKRYTKA POCZTOWA|SKR POCZT' },
	{ countries: 'CZ SK', words: 'POSTOVNI PRIHRADKA|POSTOVA PRIHRADKA|POSTOVY PRIECINOK' },
	{ countries: 'HU', words: 'POSTAFIOK', short: 'PF' },
	{ countries: 'SI HR BA RS ME MK', words: 'POSTNI PREDAL|POSTANSKI (?:PRETINAC|FAH)', short: 'P ?P' },
	{ countries: 'RO MD', words: 'CASUTA POSTALA' },
	{ countries: 'TR', words: 'POSTA KUTUSU', short: 'P ?K' },
	{ countries: 'GR CY', words: 'ΤΑΧ(?:ΥΔΡΟΜΙΚΗ)? ΘΥΡΙΔΑ', short: 'Τ ?Θ' },
	{ countries: 'RU BY KZ KG UZ TJ UA', words: 'А/Я|АБОНЕНТСКИИ ЯЩИК|А/С|АБОНЕНТСЬКА СКРИНЬКА' },
	{ countries: 'BG', words: 'ПОЩЕНСКА КУТИЯ', short: 'П ?К' },
	{ countries: 'IL', words: 'ת ?ד|תא דואר' },
	{ countries: 'AE SA QA KW BH OM JO EG IQ SY YE LY SD MA TN DZ LB', words: 'ص ?ب|صندوق (?:ال)?بريد' },
	{ countries: 'ID', words: 'KOTAK POS' },
	{ countries: 'MY', words: 'PETI SURAT' },
	{ countries: 'VN', words: 'HOM THU|HOP THU' },
]

/** Words that mean a post box or locker anywhere in a line. */
const ANYWHERE =
	/私書箱|郵政信箱|邮政信箱|사서함|ตู้ ?ปณ|PACKSTATION ?\d|PACZKOMAT|PARCEL ?LOCKER|AMAZON LOCKER|PAKIAUTOMAAT|PAKOMAT|PASTOMATAS|PAKKEAUTOMAT/g

/** Matches full stops and similar signs, and white space. */
const STOPS = /[\s.:#'"״׳]+/g
const MARKS = '\\p{M}'
let marks: RegExp | undefined
/** The most characters of a line that is read. Lines of addresses are shorter. */
const MAX_LINE = 250
/** A pattern for a number, with or without a word such as `No.` before it. */
const NUMBER = '(?: (?:N|NO|NR|NUM|NUMERO|N°|Nº))?(?: \\p{L}{1,2})? ?\\p{N}'

const patterns = new Map<string, RegExp>()

/** Returns whether a line of an address in a country is a post box or locker. */
export function isPostBox(line: string, country: string): boolean {
	marks ??= new RegExp(MARKS, 'gu')
	const text = line.slice(0, MAX_LINE).normalize('NFKD').replace(marks, '').toUpperCase().replace(STOPS, ' ').trim()
	return text.normalize('NFKC').search(ANYWHERE) >= 0 || patternOf(country).test(text)
}

/**
 * Words of every country count anywhere. Words of a single country count only at the start of a line, or after a comma: `Calle Apartado 3` is a
 * street.
 */
function patternOf(country: string): RegExp {
	const known = patterns.get(country)
	if (known !== undefined) return known
	const own = BOXES.filter(({ countries }) => countries.split(' ').includes(country))
	const everywhere = BOXES.filter(({ countries }) => countries === '*')
	const words = (rows: readonly BoxWords[]): string => rows.flatMap(({ words: each }) => each ?? []).join('|') || '(?!)'
	const short = [...everywhere, ...own].flatMap(({ short: each }) => each ?? []).join('|')
	const pattern = new RegExp(
		`(?:^|[ ,])(?:${words(everywhere)})(?:${NUMBER}|$)|(?:^|, ?|\\p{N} )(?:${words(own)})${NUMBER}|^(?:${short})(?: ?(?:N|NO|NR))? ?\\p{N}`,
		'u',
	)
	patterns.set(country, pattern)
	return pattern
}
