// Written by scripts/build-names.ts; do not edit.
// Sources: cldr-localenames-full 48.2.0 and cldr-subdivisions-full 48.2.0 (Unicode-3.0); iso-3166 4.4.0 (MIT);
// scripts/facts/province-names.json, from Shopify worldwide (MIT) and Google's address metadata (CC-BY 4.0) by way of
// commerceguys/addressing (MIT); scripts/facts/province-languages.txt.
// 252 countries; the provinces whose name differs from the English one.

/** Each entry: the alpha-2 code, then the name. */
export const COUNTRIES: string =
	`AC어센션섬;AD안도라;AE아랍에미리트;AF아프가니스탄;AG앤티가 바부다;AI앵귈라;AL알바니아;AM아르메니아;AO앙골라;AQ남극 대륙;AR아르헨티나;AS아메리칸 사모아;AT오스트리아;AU오스트레일리아;AW아루바;AX올란드 제도;AZ아제르바이잔;BA보스니아 헤르체고비나;BB바베이도스;BD방글라데시;BE벨기에;BF부르키나파소;BG불가리아;BH바레인;BI부룬디;BJ베냉;BL생바르텔레미;BM버뮤다;BN브루나이;BO볼리비아;BQ네덜란드령 카리브;BR브라질;BS바하마;BT부탄;BV부베섬;BW보츠와나;BY벨라루스;BZ벨리즈;CA캐나다;CC코코스 제도;CD콩고-킨샤사;CF중앙 아프리카 공화국;CG콩고-브라자빌;CH스위스;CI코트디부아르;CK쿡 제도;CL칠레;CM카메룬;CN중국;CO콜롬비아;CR코스타리카;CU쿠바;CV카보베르데;CW퀴라소;CX크리스마스섬;CY키프로스;CZ체코;DE독일;DJ지부티;DK덴마크;DM도미니카;DO도미니카 공화국;DZ알제리;EC에콰도르;EE에스토니아;EG이집트;EH서사하라;ER에리트리아;ES스페인;ET에티오피아;FI핀란드;FJ피지;FK포클랜드 제도;FM미크로네시아;FO페로 제도;FR프랑스;GA가봉;GB영국;GD그레나다;GE조지아;GF프랑스령 기아나;GG건지;GH가나;GI지브롤터;GL그린란드;GM감비아;GN기니;GP과들루프;GQ적도 기니;GR그리스;GS사우스조지아 사우스샌드위치 제도;GT과테말라;GU괌;GW기니비사우;GY가이아나;HK홍콩;HM허드 맥도널드 제도;HN온두라스;HR크로아티아;HT아이티;HU헝가리;ID인도네시아;IE아일랜드;IL이스라엘;IM맨섬;IN인도;IO영국령 인도양 지역;IQ이라크;IR이란;IS아이슬란드;IT이탈리아;JE저지;JM자메이카;JO요르단;JP일본;KE케냐;KG키르기스스탄;KH캄보디아;KI키리바시;KM코모로;KN세인트키츠 네비스;KP북한;KR한국;KW쿠웨이트;KY케이맨 제도;KZ카자흐스탄;LA라오스;LB레바논;LC세인트루시아;LI리히텐슈타인;LK스리랑카;LR라이베리아;LS레소토;LT리투아니아;LU룩셈부르크;LV라트비아;LY리비아;MA모로코;MC모나코;MD몰도바;ME몬테네그로;MF생마르탱;MG마다가스카르;MH마셜 제도;MK북마케도니아;ML말리;MM미얀마;MN몽골;MO마카오;MP북마리아나제도;MQ마르티니크;MR모리타니;MS몬트세라트;MT몰타;MU모리셔스;MV몰디브;MW말라위;MX멕시코;MY말레이시아;MZ모잠비크;NA나미비아;NC뉴칼레도니아;NE니제르;NF노퍽섬;NG나이지리아;NI니카라과;NL네덜란드;NO노르웨이;NP네팔;NR나우루;NU니우에;NZ뉴질랜드;OM오만;PA파나마;PE페루;PF프랑스령 폴리네시아;PG파푸아뉴기니;PH필리핀;PK파키스탄;PL폴란드;PM생피에르 미클롱;PN핏케언 제도;PR푸에르토리코;PS팔레스타인;PT포르투갈;PW팔라우;PY파라과이;QA카타르;RE레위니옹;RO루마니아;RS세르비아;RU러시아;RW르완다;SA사우디아라비아;SB솔로몬 제도;SC세이셸;SD수단;SE스웨덴;SG싱가포르;SH세인트헬레나;SI슬로베니아;SJ스발바르제도-얀마웬섬;SK슬로바키아;SL시에라리온;SM산마리노;SN세네갈;SO소말리아;SR수리남;SS남수단;ST상투메 프린시페;SV엘살바도르;SX신트마르턴;SY시리아;SZ에스와티니;TA트리스탄다쿠나;TC터크스 케이커스 제도;TD차드;TF프랑스령 남방 지역;TG토고;TH태국;TJ타지키스탄;TK토켈라우;TL동티모르;TM투르크메니스탄;TN튀니지;TO통가;TR튀르키예;TT트리니다드 토바고;TV투발루;TW대만;TZ탄자니아;UA우크라이나;UG우간다;UM미국령 해외 제도;US미국;UY우루과이;UZ우즈베키스탄;VA바티칸 시국;VC세인트빈센트그레나딘;VE베네수엘라;VG영국령 버진아일랜드;VI미국령 버진아일랜드;VN베트남;VU바누아투;WF왈리스-푸투나 제도;WS사모아;XK코소보;YE예멘;YT마요트;ZA남아프리카;ZM잠비아;ZW짐바브웨`

/** A line for each country: its code, then the codes of its provinces with their names. */
export const PROVINCES: string = `
GB ENG 잉글랜드; SCT 스코틀랜드; WLS 웨일즈
`
