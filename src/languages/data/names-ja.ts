// Written by scripts/build-names.ts; do not edit.
// Sources: cldr-localenames-full 48.2.0 and cldr-subdivisions-full 48.2.0 (Unicode-3.0); iso-3166 4.4.0 (MIT);
// scripts/facts/province-names.json, from Shopify worldwide (MIT) and Google's address metadata (CC-BY 4.0) by way of
// commerceguys/addressing (MIT); scripts/facts/province-languages.txt.
// 252 countries; the provinces whose name differs from the English one.

/** Each entry: the alpha-2 code, then the name. */
export const COUNTRIES: string =
	`ACアセンション島;ADアンドラ;AEアラブ首長国連邦;AFアフガニスタン;AGアンティグア・バーブーダ;AIアンギラ;ALアルバニア;AMアルメニア;AOアンゴラ;AQ南極;ARアルゼンチン;AS米領サモア;ATオーストリア;AUオーストラリア;AWアルバ;AXオーランド諸島;AZアゼルバイジャン;BAボスニア・ヘルツェゴビナ;BBバルバドス;BDバングラデシュ;BEベルギー;BFブルキナファソ;BGブルガリア;BHバーレーン;BIブルンジ;BJベナン;BLサン・バルテルミー;BMバミューダ;BNブルネイ;BOボリビア;BQオランダ領カリブ;BRブラジル;BSバハマ;BTブータン;BVブーベ島;BWボツワナ;BYベラルーシ;BZベリーズ;CAカナダ;CCココス諸島;CDコンゴ民主共和国;CF中央アフリカ共和国;CGコンゴ共和国;CHスイス;CIコートジボワール;CKクック諸島;CLチリ;CMカメルーン;CN中国;COコロンビア;CRコスタリカ;CUキューバ;CVカーボベルデ;CWキュラソー;CXクリスマス島;CYキプロス;CZチェコ;DEドイツ;DJジブチ;DKデンマーク;DMドミニカ国;DOドミニカ共和国;DZアルジェリア;ECエクアドル;EEエストニア;EGエジプト;EH西サハラ;ERエリトリア;ESスペイン;ETエチオピア;FIフィンランド;FJフィジー;FKフォークランド諸島;FMミクロネシア連邦;FOフェロー諸島;FRフランス;GAガボン;GBイギリス;GDグレナダ;GEジョージア;GF仏領ギアナ;GGガーンジー;GHガーナ;GIジブラルタル;GLグリーンランド;GMガンビア;GNギニア;GPグアドループ;GQ赤道ギニア;GRギリシャ;GSサウスジョージア・サウスサンドウィッチ諸島;GTグアテマラ;GUグアム;GWギニアビサウ;GYガイアナ;HK香港;HMハード島・マクドナルド諸島;HNホンジュラス;HRクロアチア;HTハイチ;HUハンガリー;IDインドネシア;IEアイルランド;ILイスラエル;IMマン島;INインド;IO英領インド洋地域;IQイラク;IRイラン;ISアイスランド;ITイタリア;JEジャージー;JMジャマイカ;JOヨルダン;JP日本;KEケニア;KGキルギス;KHカンボジア;KIキリバス;KMコモロ;KNセントクリストファー・ネーヴィス;KP北朝鮮;KR韓国;KWクウェート;KYケイマン諸島;KZカザフスタン;LAラオス;LBレバノン;LCセントルシア;LIリヒテンシュタイン;LKスリランカ;LRリベリア;LSレソト;LTリトアニア;LUルクセンブルク;LVラトビア;LYリビア;MAモロッコ;MCモナコ;MDモルドバ;MEモンテネグロ;MFサン・マルタン;MGマダガスカル;MHマーシャル諸島;MK北マケドニア;MLマリ;MMミャンマー;MNモンゴル;MOマカオ;MP北マリアナ諸島;MQマルティニーク;MRモーリタニア;MSモントセラト;MTマルタ;MUモーリシャス;MVモルディブ;MWマラウイ;MXメキシコ;MYマレーシア;MZモザンビーク;NAナミビア;NCニューカレドニア;NEニジェール;NFノーフォーク島;NGナイジェリア;NIニカラグア;NLオランダ;NOノルウェー;NPネパール;NRナウル;NUニウエ;NZニュージーランド;OMオマーン;PAパナマ;PEペルー;PF仏領ポリネシア;PGパプアニューギニア;PHフィリピン;PKパキスタン;PLポーランド;PMサンピエール島・ミクロン島;PNピトケアン諸島;PRプエルトリコ;PSパレスチナ;PTポルトガル;PWパラオ;PYパラグアイ;QAカタール;REレユニオン;ROルーマニア;RSセルビア;RUロシア;RWルワンダ;SAサウジアラビア;SBソロモン諸島;SCセーシェル;SDスーダン;SEスウェーデン;SGシンガポール;SHセントヘレナ;SIスロベニア;SJスバールバル諸島・ヤンマイエン島;SKスロバキア;SLシエラレオネ;SMサンマリノ;SNセネガル;SOソマリア;SRスリナム;SS南スーダン;STサントメ・プリンシペ;SVエルサルバドル;SXシント・マールテン;SYシリア;SZエスワティニ;TAトリスタン・ダ・クーニャ;TCタークス・カイコス諸島;TDチャド;TF仏領極南諸島;TGトーゴ;THタイ;TJタジキスタン;TKトケラウ;TL東ティモール;TMトルクメニスタン;TNチュニジア;TOトンガ;TRトルコ;TTトリニダード・トバゴ;TVツバル;TW台湾;TZタンザニア;UAウクライナ;UGウガンダ;UM合衆国領有小離島;USアメリカ合衆国;UYウルグアイ;UZウズベキスタン;VAバチカン市国;VCセントビンセント及びグレナディーン諸島;VEベネズエラ;VG英領ヴァージン諸島;VI米領ヴァージン諸島;VNベトナム;VUバヌアツ;WFウォリス・フツナ;WSサモア;XKコソボ;YEイエメン;YTマヨット;ZA南アフリカ;ZMザンビア;ZWジンバブエ`

/** A line for each country: its code, then the codes of its provinces with their names. */
export const PROVINCES: string = `
GB ENG イングランド; SCT スコットランド; WLS ウェールズ
`
