import { foldName } from '../text/fold.ts'

/** Words that say what a province is, not which one; folded, in the languages of the tables. */
const KINDS =
	'province provincia provincie provinsi provinz state stato estado edo etat region regiao county contae condado district distrito distretto governorate gouvernorat muhafazat prefecture department departamento departement municipality canton kanton cantone oblast oblysy oblysi область облысы вобласць обл voblasts viloyati viloyat voivodeship wojewodztwo krai kray край republic republits respublika республика республіка autonomous avtonomnyy avtonomnaya автономная автономный okrug округ territory parish emirate land freistaat principado principality comunidad community foral autonoma autonomous archipielago tinh judetul judet lan fylke maakunta maakond megye zupanija kraj okres wilaya wilayah ostan استان محافظه منطقه اماره ولايه περιφερεια apskritis il ili город г м місто misto ken fu to do si shi sheng zizhiqu teukbyeolsi gwangyeoksi teukbyeoljachido'
/** Words that join a kind to a name, and articles before one. */
const LINKS = 'of de del della da do di du des d the la le les las los el l al ad an ar as ash at az'
/** Words between two others that people leave out or translate. */
const AND = 'and y e et und i'
/** Abbreviations, written out. */
const LONG: Readonly<Record<string, string>> = {
	st: 'saint',
	ste: 'sainte',
	sta: 'santa',
	sto: 'santo',
	co: 'county',
	prov: 'province',
	dept: 'department',
}
/** Kinds that Chinese, Japanese, Korean and Thai write without a space. */
const ATTACHED = /^จังหวัด|(?:特别行政区|自治区|[省市县都府道]|특별자치도|특별자치시|특별시|광역시|직할시|[도시])$/gu

let kinds: ReadonlySet<string> | undefined
let links: ReadonlySet<string> | undefined

/**
 * A province's name as it is looked up: folded, without spaces, abbreviations written out; first whole, then without the
 * words that say what kind of province it is.
 *
 * @example
 * provinceKeys('Moscow Oblast') // => ['moscowoblast', 'moscow']
 * provinceKeys('St. Mary & St. Ann') // => ['saintmarysaintann', 'saintmarysaintann']
 */
export function provinceKeys(name: string): readonly [whole: string, bare: string] {
	kinds ??= new Set(KINDS.split(' '))
	links ??= new Set(LINKS.split(' '))
	const words = spell(foldName(name).split(' '))
	let start = 0
	let end = words.length
	const drop = (word: string): boolean => kinds?.has(word) === true || links?.has(word) === true
	while (start < end - 1 && drop(words[start] as string)) start++
	while (end - 1 > start && drop(words[end - 1] as string)) end--
	const whole = words.join('')
	const bare = words.slice(start, end).join('')
	return [whole, bare.replace(ATTACHED, '') || bare]
}

/** The words with abbreviations written out, letters that stand for words joined (`D.C.`), and every inner `and` left out. */
function spell(folded: readonly string[]): string[] {
	const words: string[] = []
	let joining = false
	for (let i = 0; i < folded.length; i++) {
		const word = folded[i] as string
		const next = folded[i + 1]
		if (joining) words.push((words.pop() as string) + word)
		else if (i === 0 || next === undefined || !AND.split(' ').includes(word) || next.length === 1)
			words.push(Object.hasOwn(LONG, word) ? (LONG[word] as string) : word)
		joining = word.length === 1 && next?.length === 1
	}
	return words
}
