import { foldName } from './fold.ts'
import { MAX_NAME_LENGTH } from './longest-name.ts'

/**
 * Matches what programs and people write for a missing value. First come abbreviations that need their slash, because their letters alone may be a
 * code (`n/a`, `N/D`, `s/n`, `k/A`, `#N/A`; with full stops, only `n.a.`). Second come words that programs print for a missing value (`null`),
 * alone or in brackets (`(null)`). Third come texts that consist only of signs.
 */
const NO_VALUE =
	/^(?:[^a-z\d]*(?:n *[/\\-] *[acdv]|s *[/\\] *[dn]|k *[/\\] *a|n\. *a)[^a-z\d]*|[\s"'(<[{#]*(?:null|none|nil|nan|undefined|unknown|unspecified)[\s"')>\]}]*|\s*[-–—−.·*?_/\\=~#][-–—−.·*?_/\\=~#\s]*)$/i
/** Folded texts that mean that nothing is given. Programs write some, and people write others in nine languages. */
const WORDS =
	'null;none;nil;nan;undefined;unknown;unspecified;blank;please select;please choose;does not apply;keine;keins;entfallt;unbekannt;bitte wahlen;neant;aucun;aucune;inconnu;inconnue;ninguno;ninguna;desconocido;desconocida;seleccione;nessuno;nessuna;sconosciuto;sconosciuta;seleziona;nenhum;nenhuma;desconhecido;desconhecida;nulo;selecione;なし;無し;ない;該当なし;特になし;未入力;未設定;未選択;不明;選択してください;없음;해당없음;해당 없음;미입력;미정;선택안함;선택 안함;선택하세요;无;無;没有;沒有;暂无;暫無;不适用;不適用;未填写;未填寫;未知;未提供;请选择;請選擇'
/** Words for `no`, and the words that follow in such a text: `No State`, `sin provincia`, `keine PLZ`. */
const NO =
	'no non not without kein keine keinen nicht ohne pas sans aucun aucune sin ningun ninguna senza nessun nessuna nao sem nenhum nenhuma'
const NO_WHAT =
	'a an the any state province region county department district territory country zip zipcode code postcode postal post phone telephone number value data selected given provided required specified available applicable set land bundesland kanton provinz staat postleitzahl plz telefon telefonnummer nummer angabe angaben vorhanden angegeben verfugbar zutreffend de d etat departement pays numero objet disponible renseigne renseignee specifie estado provincia departamento comunidad pais codigo telefono cp aplica hay tiene existe dato datos regione stato paese cap disponibile applicabile specificato specificata regiao cep telefone tem ha se aplicavel disponivel informado informada'
/** Matches such texts in Japanese, Korean and Chinese: 都道府県なし (folded), 전화번호 없음, 无邮编. */
const NO_WHAT_ATTACHED =
	/^(?:(?:都道府县|国|郵便番号|電話番号?|電話)(?:なし|無し)|(?:시 ?도|주|도|지역|국가|우편번호|전화번호?) ?없음|[无無](?:省份?|州|地区|地區|国家|國家|邮编|郵編|邮政编码|郵遞區號|电话|電話|此項|此项))$/

/** The last Latin letter of Unicode's first blocks. */
const LAST_LATIN = '\u024f'
const DIGIT = /\d/g

let sets: Readonly<Record<'words' | 'no' | 'noWhat', ReadonlySet<string>>> | undefined

/**
 * Returns whether a text is one that programs write for a missing value, or signs alone: `N/A`, `null`, `-`. Unlike `isPlaceholder`, it
 * has no words of languages, and takes little time.
 *
 * @example
 * isNoValue('(null)') // => true
 * isNoValue('keine') // => false
 */
export function isNoValue(text: string): boolean {
	return text.length <= MAX_NAME_LENGTH && NO_VALUE.test(text)
}

/**
 * Returns whether a text stands for an empty field: `N/A`, `none`, `-`, `sin provincia`. Such a text isn't a name, code or number, unless a table
 * of the country contains it: `Nan` in TH.
 *
 * @example
 * isPlaceholder('N/A') // => true
 * isPlaceholder('Kein Bundesland') // => true
 * isPlaceholder('NA') // => false
 */
export function isPlaceholder(given: string): boolean {
	if (given === '' || given.length > MAX_NAME_LENGTH || given.search(DIGIT) >= 0) return false
	const folded = foldName(given)
	if (folded !== given.toLowerCase() && NO_VALUE.test(given.normalize('NFKC'))) return true
	sets ??= { words: new Set(WORDS.split(';')), no: new Set(NO.split(' ')), noWhat: new Set(NO_WHAT.split(' ')) }
	const { words, no, noWhat } = sets
	if (words.has(folded)) return true
	if (folded > LAST_LATIN) return NO_WHAT_ATTACHED.test(folded)
	const [first = '', ...others] = folded.split(' ')
	return others.length > 0 && no.has(first) && others.every((word) => noWhat.has(word))
}
