import type { Is, Json } from './types.ts'

const ENTITIES: Readonly<Record<string, string>> = {
	'&amp;': '&',
	'&lt;': '<',
	'&gt;': '>',
	'&quot;': '"',
	'&#39;': "'",
}
const SIGNS = new Map(Object.entries(ENTITIES).map(([entity, sign]) => [sign, entity]))
const decode = new TextDecoder('latin1')
const encoder = new TextEncoder()

/** What services do to texts. Trimming and NFC are not here: the kit compares after both. */
const MANGLERS = {
	'lose their accents': (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC'),
	'lose what is not ASCII': (text: string) => text.replace(/[^\x20-\x7E]/g, '?'),
	'lose what is not Latin': (text: string) => text.replace(/[^\p{Script=Latin}\p{Script=Common}]/gu, ''),
	'are read as Latin-1': (text: string) => decode.decode(encoder.encode(text)),
	'lose their emoji': (text: string) => text.replace(/[\u{10000}-\u{10FFFF}]/gu, ''),
	'are escaped for HTML': (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS.get(sign) ?? sign),
	'are unescaped from HTML': (text: string) =>
		text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity),
	'lose their tags': (text: string) => text.replace(/<[^>]*>/g, ''),
	'get backslashes before apostrophes': (text: string) => text.replace(/['"]/g, '\\$&'),
	'lose their apostrophes': (text: string) => text.replace(/['’]/g, ''),
	'are cut at 255 characters': (text: string) => text.slice(0, 255),
	'are cut at 1,000 characters': (text: string) => text.slice(0, 1000),
	'are cut at 100 characters': (text: string) => text.slice(0, 100),
	'are cut at 30 characters': (text: string) => text.slice(0, 30),
	'become compatibility forms': (text: string) => text.normalize('NFKC'),
	'lose one space of two': (text: string) => text.replace(/\s+/g, ' '),
	'lose what is in brackets': (text: string) => text.replace(/[([].*?[)\]]/g, ''),
	'get typographic signs': (text: string) => text.replace(/\.\.\./g, '…').replace(/--/g, '–'),
	'lose their joiners': (text: string) => text.replace(/\u200D/g, ''),
	'lose their line breaks': (text: string) => text.replace(/\n/g, ' '),
	'are in capitals': (text: string) => text.toUpperCase(),
	'are capitalized': (text: string) =>
		text.replace(/\p{L}+/gu, (word) => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase()),
	'lose their zeros in front': (text: string) => text.replace(/^0+(?=\d)/, ''),
	'are cut at the first word': (text: string) => text.trim().split(' ')[0] ?? '',
} as const
type Mangler = keyof typeof MANGLERS

/** Where texts come back that somebody entered, with the manglers that are faults there. */
const MANGLED_IN = {
	'names of people': `lose their accents; lose what is not ASCII; lose what is not Latin; are read as Latin-1; lose their emoji;
		are escaped for HTML; are unescaped from HTML; lose their tags; get backslashes before apostrophes;
		lose their apostrophes; are cut at 100 characters; are cut at 30 characters; become compatibility forms;
		are in capitals; are capitalized; are cut at the first word; lose what is in brackets; get typographic signs;
		lose their joiners`,
	'external ids of people': `lose their zeros in front; are in capitals; lose what is not ASCII; are cut at 30 characters`,
	notes: `lose their accents; lose what is not ASCII; lose their emoji; are escaped for HTML; are unescaped from HTML;
		lose their tags; get backslashes before apostrophes; are cut at 255 characters; are cut at 1,000 characters;
		are cut at the first word; lose their line breaks; lose what is in brackets; get typographic signs;
		lose their joiners`,
	'external ids of orders': `lose their zeros in front; are in capitals; lose what is not ASCII; are cut at 30 characters; lose their tags;
		lose what is in brackets; get typographic signs`,
	'personalized names': `lose what is in brackets; lose their accents; lose what is not ASCII; lose their emoji; are escaped for HTML;
		lose their apostrophes; are cut at 30 characters`,
	departments: `lose their accents; are escaped for HTML; lose their tags; are cut at 30 characters`,
	'titles of products': `lose their accents; lose what is not ASCII; lose their emoji; are escaped for HTML; are unescaped from HTML;
		lose their tags; are cut at 30 characters`,
	descriptions: `are escaped for HTML; lose their tags; are cut at 255 characters; lose their accents`,
	'titles of lines': `lose their accents; lose what is not ASCII; are escaped for HTML; are unescaped from HTML;
		are cut at 30 characters`,
	'titles of stores': `lose their accents; are escaped for HTML; lose their tags; are in capitals`,
}
type Place = keyof typeof MANGLED_IN
export const TEXT_FAULTS = Object.entries(MANGLED_IN).flatMap(([place, manglers]) =>
	manglers.split(/;\s+/).map((mangler) => ({ place, mangler: mangler as Mangler, name: `${place} ${mangler}` })),
)

/** Returns a function that returns a text as this service shows it. */
export function createMangle(is: Is, chosen: ReadonlySet<string>) {
	const own = TEXT_FAULTS.filter(({ name }) => chosen.has(name))
	return <T>(place: Place, text: T): T => {
		if (typeof text !== 'string') return text
		for (const each of own) {
			if (each.place !== place) continue
			const mangled: string = MANGLERS[each.mangler](text)
			if (mangled !== text && is(each.name)) return mangled as T & string
		}
		return text
	}
}

/** Texts that come back as a service keeps them. */
export function keepText(is: Is, value: Json): Json {
	if (typeof value !== 'string') return value
	if (value !== value.trim() && is('open: texts are trimmed')) return value.trim()
	if (value !== value.normalize('NFC') && is('open: texts are in NFC')) return value.normalize('NFC')
	if (value !== value.normalize('NFD') && is('open: texts are in NFD')) return value.normalize('NFD')
	return value
}
