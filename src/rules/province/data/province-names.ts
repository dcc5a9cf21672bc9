// Written by scripts/build-provinces.ts; do not edit: change a line of scripts/facts/countries/, then npm run tables.
// Sources: iso-3166 4.4.0 and iso-3166-2 1.0.0 (MIT); cldr-subdivisions-full 48.2.0 (Unicode-3.0);
// scripts/facts/province-names.json and province-use.json, from Shopify worldwide (MIT) and Google's address metadata
// (CC-BY 4.0) by way of commerceguys/addressing (MIT); scripts/facts/countries/, province-languages.txt and
// province-cldr.txt, from Unicode CLDR (Unicode-3.0) by way of the gem countries (MIT).

import type { FactTable } from '../../country/fact-table.ts'

/**
 * The other names of these provinces, by code. `!` comes before a name that needs its word for the kind of province (such as State), `/` before
 * a name that stays as written.
 */
export const PROVINCE_NAMES: FactTable = {
	AE: `AJ عجمان
AZ Abou Dabi; Abu Dabi; Abu Zaby; أبو ظبي
DU Dubayy; دبي
FU Al Fujayrah; Fuyaira; الفجيرة; فجيرة
RK RAK; Ra's al Khaymah; Ras al-Jaima; Ras el Khaïmah; رأس الخيمة
SH Al Shariqah; Charjah; الشارقة
UQ Oumm al Qaïwaïn; UAQ; Umm al Qaywayn; أم القيوين`,
	AM: `AG Aragac̣otn; Արագածոտն
AR Արարատ
AV Արմավիր
ER Erevan; Երևան
GR Geġark'unik'; Գեղարքունիք
KT Կոտայք
LO Lorri; Lory; Լոռի
SH Širak; Շիրակ
SU Սյունիք
TV Tavuš; Տավուշ
VD Vayoć Jor; Վայոց ձոր`,
	AR: `B Bs.
C Buenos Aires (Autonomous City); Buenos Aires City; CABA; Cap. Fed.; Capital Federal; City of Buenos Aires; Ciudad de Buenos Aires
G Sgo. del Estero; Stgo. del Estero
V Tierra del Fuego, Antártida e Islas del Atlántico Sur
X Cordova`,
	AS: `AS /Aunu'u; /Eastern; /Manu'a; /Ofu-Olosega; /Rose; /Rose Atoll; /Swains; /Ta'ū; /Tutuila; /Western`,
	AU: `ACT Canberra; Jervis Bay; Territoire de la capitale australienne; Territorio de la Capital Australiana
NSW Nouvelle-Galles du Sud; Nueva Gales del Sur
NT Territoire du Nord; Territorio del Norte
SA Australia Meridional; Australie-Méridionale
TAS Tasmanie
WA Australia Occidental; Australie-Occidentale`,
	BR: `DF Brasília
MS Mato Grosso del Sur
PE Fernando de Noronha; Pernambouc
RJ Rio
RN Río Grande del Norte
RS Río Grande del Sur
SC S. Catarina
SP S. Paulo`,
	BS: `AK Acklins and Crooked Islands
Abaco Abaco Islands
CE Governor's Harbour
CK Crooked Island and Long Cay
CO Marsh Harbour
CS Fresh Creek
EG High Rock
EX Exuma and Cays
FP City of Freeport
NO Green Turtle Cay
NS Nichollstown and Berry Islands
SA Kemps Bay
SE Rock Sound
SO Sandy Point
SS San Salvador and Rum Cay`,
	CA: `AB Alb.; Alta.
BC C.-B.; Colombie-Britannique; Columbia Británica
MB Man.
NB Nouveau-Brunswick; Nuevo Brunswick
NL Labrador; Newfoundland; Nfld.; T.-N.-L.; Terranova y Labrador; Terre-Neuve; Terre-Neuve-et-Labrador
NS N.-É.; Nouvelle-Écosse; Nueva Escocia
NT T.N.-O.; Territoires du Nord-Ouest; Territorios del Noroeste
ON Ont.
PE Isla del Príncipe Eduardo; Î.-P.-É.; Île-du-Prince-Édouard
QC Que.
SK Sask.
YT Territoire du Yukon`,
	CL: `AI !Región XI; Aisén; Aisén del General Carlos Ibañez del Campo; Aysén del General Carlos Ibáñez del Campo; Aysén del Gral. Carlos Ibáñez del Campo; XI
AN !Región II; II
AP !Región XV; Arica; XV
AR !Región IX; IX
AT !Región III; III
BI !Región VIII; VIII
CO !Región IV; IV
LI !Región VI; Lib. Gral. Bernardo O'Higgins; Libertador; Libertador General Bernardo O'Higgins; Libertador Gral. Bernardo O'Higgins; VI
LL !Región X; X
LR !Región XIV; XIV
MA !Región XII; Magallanes and Chilean Antarctica; Magallanes y Antártica Chilena; Magallanes y de la Antártica Chilena; Magallanes y la Antártica; Magallanes y la Antártica Chilena; XII
ML !Región VII; VII
NB XVI
RM !Región Metropolitana; Metropolitana; XIII
TA !Región I; I
VS !Región V; V`,
	CN: `AH 安徽
BJ Beijing City; Peking; Pékin; 北京
CQ Chongqing City; Chungking; 重庆
FJ 福建
GD Canton; 广东
GS 甘肃
GX Guangxi Zhuang; Guangxi Zhuangzu; 广西; 广西壮族自治区
GZ 贵州
HA 河南
HB 湖北
HE 河北
HI 海南
HK Hong Kong SAR; Hong Kong Special Administrative; Xianggang; 香港
HL 黑龙江
HN 湖南
JL 吉林
JS 江苏
JX 江西
LN 辽宁
MO Aomen; Macao; Macao SAR; Macao Special Administrative; Macau SAR; 澳门
NM Mongolia Interior; Mongolie-Intérieure; Nei Mongol; Neimenggu; 内蒙古
NX Ningxia Hui; Ningxia Huizi; Ningxia Huizu; 宁夏; 宁夏回族自治区
QH 青海
SC Szechuan; 四川
SD 山东
SH Shanghai City; 上海
SN 陕西
SX 山西
TJ Tianjin City; 天津
TW 台湾
XJ Sinkiang; Xinjiang Uyghur; Xinjiang Uygur; Xinjiang Weiwuerzizhiqu; 新疆; 新疆维吾尔自治区
XZ Tibet; autonome du Tibet; 西藏
YN 云南
ZJ 浙江`,
	CO: `DC Bogotá D.C.; Bogotá Distrito Capital; Capital; Capital de Bogotá; Santafé de Bogotá; Santafé de Bogotá Distrito Capital
GUA Guanía
NSA N. de Santander; North Santander; Nte. de Santander
SAP Archipel de San Andrés, Providencia et Santa Catalina; Archipiélago de San Andrés; Archipiélago de San Andrés, Providencia y Santa Catalina; San Andrés; San Andrés Islas; San Andrés, Providencia y Santa Catalina
VAC Valle`,
	CU: `03 Ciudad de La Habana; La Habana
99 Isla de Pinos`,
	EG: `ALX Al Iskandarīyah; Alex; الإسكندرية
ASN أسوان
AST Assiut; Asyout; أسيوط
BA Al Baḩr al Aḩmar; El Bahr El Ahmar; البحر الأحمر
BH Al Buḩayrah; البحيرة
BNS Bani Sueif; Banī Suwayf; بني سويف
C Al Qāhirah; Helwan; القاهرة; حلوان; Ḩulwān
DK Ad Daqahlīyah; Daqahlia; الدقهلية
DT Dumiat; Dumyāţ; دمياط
FYM Al Fayyūm; Fayoum; الفيوم
GH Al Gharbīyah; الغربية
GZ 6th of October; Al Jīzah; As Sādis min Uktūbar; Sixth of October; الجيزة; السادس من أكتوبر
IS Al Ismā'īlīyah; الإسماعيلية
JS Janūb Sīnā; جنوب سيناء
KB Al Qalyūbīyah; Qalubia; Qalyubiya; القليوبية
KFS Kafr ash Shaykh; كفر الشيخ
KN Qinā; قنا
LX Al Uqşur; الأقصر
MN Menia; المنيا
MNF Al Minūfīyah; Menofia; Menoufia; المنوفية
MT Maţrūḩ; مطروح
PTS Bur Said; بورسعيد
SHG Sūhāj; سوهاج
SHR Ash Sharqīyah; El Sharkia; الشرقية
SIN Shamāl Sīnā; شمال سيناء
SUZ As Suways; السويس
WAD Al Wādī al Jadīd; El Wadi El Gedeed; الوادي الجديد`,
	ES: `A Alacant
B Barcelone
BA Badaxoz
BI Biscaia; Biscay; Biscaye; Bizkaia
C Corogne; Coruña, A; La Coruna; La Corunya
CA Cadis; Cadix
CE Ciudad Autónoma de Ceuta
CO Cordoue; Cordova; Kordoba
CR Cdad. Real; Cidade Real
CS Castelló; Castelló de la Plana; Castellón de la Plana
GC Fuerteventura; Gran Canaria; Lanzarote; Las Palmas de Gran Canaria
GI Gerona; Gérone; Xirona
GR Grenade
HU Osca; Uesca
J Xaén
L Lérida
LO Logroño
M Community of Madrid; Madrid Autonomous Community; communauté de Madrid
ML Ciudad Autónoma de Melilla
MU Murcie; Murtzia
NA Foral de Navarra; Nafarroa; Nafarroako Foru Komunitatea; Navarra Chartered Community; Navarra, Comunidad Foral; Navarre; communauté forale de Navarre
O Asturies; Oviedo
OR Orense
P Palentzia
PM Baleares; Balearic Islands; Balears, Illes; Ibiza; Illas Baleares; Illes Balears; Islas Baleares; Mallorca; Menorca; Palma de Mallorca
S Cantabrie; Santander
SA Salamanque
SE Seville
SG Ségovie
SS Gipuzkoa; Guipuscoa; Guipuzkoa
T Tarragone
TF S.C. Tenerife; Santa Cruz; Santa Cruz Tenerife; Santa Cruz Tenerifekoa; Tenerife
TO Tolède
V Valence; Valentzia
VI Araba
Z Saragossa; Saragosse`,
	FM: 'TRK Truk',
	FR: `20R Corsica
973 French Guiana; Guyane
ARA Auvergne; Rhône-Alpes
BFC Bourgogne; Bourgogne-Franche-Comté; Franche-Comté
BRE Brittany
CVL Centre
GES Alsace; Champagne-Ardenne; Lorraine
HDF Nord-Pas-de-Calais; Picardie
NAQ Aquitaine; Limousin; Poitou-Charentes
NOR Basse-Normandie; Haute-Normandie; Normandy
OCC Languedoc-Roussillon; Midi-Pyrénées
PAC PACA`,
	GB: `BFP BFPO
ENG /Avon; /Barking and Dagenham; /Barnet; /Barnsley; /Bath and North East Somerset; /Bedford; /Bedfordshire; /Beds; /Berks; /Berkshire; /Bexley; /Birmingham; /Blackburn with Darwen; /Blackpool; /Bolton; /Bournemouth, Christchurch and Poole; /Bracknell Forest; /Bradford; /Brent; /Brighton and Hove; /Bristol; /Bristol, City of; /Bromley; /Buckinghamshire; /Bucks; /Bury; /Calderdale; /Cambridgeshire; /Cambs; /Camden; /Central Bedfordshire; /Cheshire; /Cheshire East; /Cheshire West and Chester; /City of Bristol; /City of Kingston upon Hull; /City of Westminster; /Cleveland; /Cornwall; /Coventry; /Croydon; /Cumberland; /Cumbria; /Darlington; /Derby; /Derbyshire; /Devon; /Doncaster; /Dorset; /Dudley; /Durham County; /Ealing; /East Riding of Yorkshire; /East Sussex; /East Yorkshire; /Enfield; /Essex; /Gateshead; /Gloucestershire; /Greater London; /Greater Manchester; /Greenwich; /Hackney; /Halton; /Hammersmith and Fulham; /Hampshire; /Hants; /Haringey; /Harrow; /Hartlepool; /Havering; /Herefordshire; /Hertfordshire; /Herts; /Hillingdon; /Hounslow; /Hull; /Humberside; /Isle of Wight; /Isles of Scilly; /Islington; /Kensington and Chelsea; /Kent; /Kingston upon Hull; /Kingston upon Thames; /Kirklees; /Knowsley; /Lambeth; /Lancashire; /Lancs; /Leeds; /Leicester; /Leicestershire; /Leics; /Lewisham; /Lincolnshire; /Lincs; /Liverpool; /London; /London, City of; /Luton; /Manchester; /Medway; /Merseyside; /Merton; /Middlesbrough; /Middlesex; /Milton Keynes; /Newcastle; /Newcastle upon Tyne; /Newham; /Norfolk; /North East Lincolnshire; /North Lincolnshire; /North Northamptonshire; /North Somerset; /North Tyneside; /North Yorkshire; /Northamptonshire; /Northants; /Northumberland; /Nottingham; /Nottinghamshire; /Notts; /Oldham; /Oxfordshire; /Oxon; /Peterborough; /Plymouth; /Portsmouth; /Reading; /Redbridge; /Redcar and Cleveland; /Richmond upon Thames; /Rochdale; /Rotherham; /Rutland; /Salford; /Sandwell; /Scilly; /Sefton; /Sheffield; /Shropshire; /Slough; /Solihull; /Somerset; /South Gloucestershire; /South Tyneside; /South Yorkshire; /Southampton; /Southend-on-Sea; /Southwark; /St. Helens; /Staffordshire; /Staffs; /Stockport; /Stockton-on-Tees; /Stoke-on-Trent; /Suffolk; /Sunderland; /Surrey; /Sussex; /Sutton; /Swindon; /Tameside; /Telford and Wrekin; /Thurrock; /Torbay; /Tower Hamlets; /Trafford; /Tyne and Wear; /Wakefield; /Walsall; /Waltham Forest; /Wandsworth; /Warks; /Warrington; /Warwickshire; /West Berkshire; /West Midlands; /West Northamptonshire; /West Sussex; /West Yorkshire; /Westminster; /Westmorland and Furness; /Wigan; /Wilts; /Wiltshire; /Windsor and Maidenhead; /Wirral; /Wokingham; /Wolverhampton; /Worcestershire; /Worcs; /York; /Yorkshire; Lloegr
NIR /Antrim; /Antrim and Newtownabbey; /Ards and North Down; /Armagh; /Armagh City, Banbridge and Craigavon; /Armagh, Banbridge and Craigavon; /Belfast; /Belfast City; /Causeway Coast and Glens; /Derry; /Derry City and Strabane; /Derry and Strabane; /Down; /Fermanagh; /Fermanagh and Omagh; /Lisburn and Castlereagh; /Londonderry; /Mid and East Antrim; /Mid-Ulster; /Newry, Mourne and Down; /Tyrone; N. Ireland
SCT /Aberdeen; /Aberdeen City; /Aberdeenshire; /Angus; /Argyll; /Argyll and Bute; /Ayrshire; /Banffshire; /Berwickshire; /Caithness; /City of Edinburgh; /City of Glasgow; /Clackmannanshire; /Comhairle nan Eilean Siar; /Dumfries and Galloway; /Dumfriesshire; /Dunbartonshire; /Dundee; /Dundee City; /East Ayrshire; /East Dunbartonshire; /East Lothian; /East Renfrewshire; /Edinburgh; /Edinburgh, City of; /Eilean Siar; /Falkirk; /Fife; /Glasgow; /Glasgow City; /Highland; /Inverclyde; /Inverness-shire; /Kincardineshire; /Kinross-shire; /Kirkcudbrightshire; /Lanarkshire; /Midlothian; /Moray; /Na h-Eileanan Siar; /Nairnshire; /North Ayrshire; /North Lanarkshire; /Orkney; /Orkney Islands; /Outer Hebrides; /Peeblesshire; /Perth and Kinross; /Perthshire; /Renfrewshire; /Ross-shire; /Roxburghshire; /Scottish Borders, The; /Selkirkshire; /Shetland; /Shetland Islands; /South Ayrshire; /South Lanarkshire; /Stirling; /Stirlingshire; /Sutherland; /West Dunbartonshire; /West Lothian; /Western Isles; /Wigtownshire; Alba; Yr Alban
WLS /Abertawe; /Anglesey; /Blaenau Gwent; /Brecknockshire; /Bridgend; /Bro Morgannwg; /Caerdydd; /Caerffili; /Caernarfonshire; /Caerphilly; /Cardiff; /Carmarthenshire; /Casnewydd; /Castell-nedd Port Talbot; /Ceredigion; /Clwyd; /Conwy; /Denbighshire; /Dyfed; /Flintshire; /Glamorgan; /Gwent; /Gwynedd; /Isle of Anglesey; /Merionethshire; /Merthyr Tudful; /Merthyr Tydfil; /Mid Glamorgan; /Monmouthshire; /Montgomeryshire; /Neath Port Talbot; /Newport; /Pembrokeshire; /Pen-y-bont ar Ogwr; /Powys; /Radnorshire; /Rhondda Cynon Taf; /Rhondda, Cynon, Taff; /Sir Benfro; /Sir Ceredigion; /Sir Ddinbych; /Sir Fynwy; /Sir Gaerfyrddin; /Sir y Fflint; /South Glamorgan; /Swansea; /Torfaen; /Vale of Glamorgan, The; /West Glamorgan; /Wrecsam; /Wrexham; /Ynys Môn; Cymru`,
	GT: '01 Ciudad de Guatemala',
	HK: `HK /Central and Western; /Central and Western Hong Kong Island; /Eastern; /Eastern Hong Kong Island; /Southern; /Southern Hong Kong Island; /Wan Chai; /Wan Chai Hong Kong Island; /东区; /中西; /中西区; /南区; /湾仔; /湾仔区; Hong Kong SAR; 港島; 香港; 香港島
KL /Kowloon City; /Kowloon City Kowloon; /Kwun Tong; /Kwun Tong Kowloon; /Sham Shui Po; /Sham Shui Po Kowloon; /Wong Tai Sin; /Wong Tai Sin Kowloon; /Yau Tsim Mong; /Yau Tsim Mong Kowloon; /九龙城; /九龙城区; /油尖旺; /油尖旺区; /深水埗; /深水埗区; /觀塘; /觀塘區; /观塘; /观塘区; /黃大仙; /黃大仙區; /黄大仙; /黄大仙区; KLN; 九龍
NT /Islands; /Islands New Territories; /Kwai Tsing; /Kwai Tsing New Territories; /North; /North New Territories; /Sai Kung; /Sai Kung New Territories; /Sha Tin; /Sha Tin New Territories; /Tai Po; /Tai Po New Territories; /Tsuen Wan; /Tsuen Wan New Territories; /Tuen Mun; /Tuen Mun New Territories; /Yuen Long; /Yuen Long New Territories; /元朗; /元朗区; /北区; /大埔; /大埔区; /屯门; /屯门区; /沙田; /沙田区; /离岛; /离岛区; /荃湾; /荃湾区; /葵青; /葵青区; /西貢; /西貢區; /西贡; /西贡区; /離島; /離島區; 新界`,
	HN: 'IB Islas de la Bahía',
	ID: `AC Daerah Istimewa Aceh; NAD; Nanggroe Aceh Darussalam
BB Babel; Bangka Belitung Islands; Kepulauan Bangka Belitung
JB Jabar; Java occidental; Jawa Barat
JI Jatim; Java oriental; Jawa Timur
JK DK Jakarta; DKI; DKI Jakarta; DKJ; Daerah Khusus Ibukota Jakarta; Daerah Khusus Jakarta; Jakarta Raya; Jakarta Special Capital; Special Capital Region of Jakarta; Yakarta
JT Jateng; Java central; Jawa Tengah
KB Borneo Occidental; Kalbar; Kalimantan Barat; Kalimantan occidental
KI Kalimantan Timur; Kalimantan oriental; Kaltim
KR !Îles Riau; Islas Riau; Kep. Riau; Kepri
KS Borneo Meridional; Kalimantan Selatan; Kalimantan du Sud; Kalsel
KT Borneo Central; Kalimantan Tengah; Kalimantan central; Kalteng
KU Kalimantan Utara; Kalimantán Septentrional; Kaltara; Nord Kalimantan
MA Molucas; Moluques
MU Malukuutara; Malut; Molucas Septentrional; Moluccas; Moluques du Nord
NB NTB; Nusa Tenggara Barat; Nusatenggara Occidental; Petites Îles de la Sonde occidentales
NT NTT; Nusa Tenggara Timur; Nusatenggara Oriental; Petites Îles de la Sonde orientales
PA Irian Jaya; Papouasie
PB Irian Jaya Barat; Pabar; Papbar; Papouasie occidentale; Papuabarat; Papúa Occidental; West Irian Jaya
PD PBD; Pabaya; Papua Barat Daya
PE Papeg; Papua Pegunungan; Papua Pengunungan
PS Papsel; Papua Selatan; Pasel
PT Papteng; Papua Tengah; Pateng
SA Célebes Septentrional; Sulawesi Utara; Sulawesi du Nord; Sulut
SB Sumatera Barat; Sumatra Barat; Sumatra occidental; Sumbar
SG Célebes Suroriental; Sulawesi Tenggara; Sulawesi du Sud-Est; Sultra
SN Célebes Meridional; Sulawesi Selatan; Sulawesi du Sud; Sulsel
SR Célebes Occidental; Sulawesi Barat; Sulawesi occidental; Sulbar
SS Sumatera Selatan; Sumatra Meridional; Sumatra Selatan; Sumatra du Sud; Sumsel
ST Célebes Central; Sulawesi Tengah; Sulawesi central; Sulteng
SU Sumatera Utara; Sumatra Septentrional; Sumatra Utara; Sumatra du Nord; Sumut
YO DIY; Daerah Istimewa Yogyakarta; Jogja; Jogjakarta; Special Region of Yogyakarta; Territoire spécial de Yogyakarta; Yogya`,
	IE: `CE An Clár; Chláir
CN An Cabhán; Chabháin
CO Chorcaí; Corcaigh
CW Ceatharlach; Cheatharlach
D /Dublin 1; /Dublin 10; /Dublin 11; /Dublin 12; /Dublin 13; /Dublin 14; /Dublin 15; /Dublin 16; /Dublin 17; /Dublin 18; /Dublin 2; /Dublin 20; /Dublin 22; /Dublin 24; /Dublin 3; /Dublin 4; /Dublin 5; /Dublin 6; /Dublin 6W; /Dublin 7; /Dublin 8; /Dublin 9; Baile Átha Cliath; Bhaile Átha Cliath; Dublin City; Dún Laoghaire-Rathdown; Fingal; South Dublin
DL Dhún na nGall; Dún na nGall
G Gaillimh; na Gaillimhe
KE Chill Dara; Cill Dara
KK Chill Chainnigh; Cill Chainnigh
KY Chiarraí; Ciarraí
LD An Longfort; Longfoirt
LH Lú
LK Luimneach; Luimnigh
LM Liatroim; Liatroma
LS Laoighis; Laoise; Queen's
MH An Mhí; na Mí
MN Mhuineacháin; Muineachán
MO Maigh Eo; Mhaigh Eo
OY King's; Uíbh Fhailí
RN Ros Comáin
SO Shligigh; Sligeach
TA North Tipperary; South Tipperary; Thiobraid Árann; Tiobraid Árann
WD Phort Láirge; Port Láirge
WH An Iarmhí; na hIarmhí
WW Chill Mhantáin; Cill Mhantáin
WX Loch Garman`,
	IN: `AN Andaman; Andaman & Nicobar; Islas Andamán y Nicobar; अंडमान और निकोबार द्वीपसमूह
AP आंध्र प्रदेश; आन्ध्र प्रदेश; ఆంధ్ర ప్రదేశ్
AR अरुणाचल प्रदेश
AS असम; অসম
BR बिहार
CG Chattisgarh; छत्तीसगढ़
CH चंडीगढ़; चण्डीगढ़
DH DNH; Dadra and Nagar Haveli; Daman; Daman and Diu; Diu; दमन और दीव; दादरा और नगर हवेली; दादरा और नगर हवेली और दमन और दीव
DL National Capital Territory of Delhi; New Delhi; दिल्ली; नई दिल्ली
GA गोआ; गोवा
GJ Guyarat; गुजरात; ગુજરાત
HP Himachal; हिमाचल प्रदेश
HR हरियाणा
JH झारखंड; झारखण्ड
JK Jammu y Cachemira; Jammu-et-Cachemire; जम्मू और कश्मीर
KA Mysore; कर्नाटक; ಕರ್ನಾಟಕ
KL केरल; കേരളം
LA लद्दाख
LD Lakshadeep; Lakshadweep Islands; Laquedivas; लक्षद्वीप
MH Maharastra; महाराष्ट्र
ML Megalaya; मेघालय
MN मणिपुर; মণিপুর
MP मध्य प्रदेश
MZ Mizorán; मिजोरम
NL नागालैंड
OD Orissa; ओडिशा; ଓଡ଼ିଶା
PB Pendjab; Punyab; पंजाब; ਪੰਜਾਬ
PY Pondicherry; Pondichéry; Territoire de Pondichéry; पांडिचेरी; पुदुचेरी; पुदुच्चेरी; புதுச்சேரி
RJ Rajastán; राजस्थान
SK सिक्किम
TN तमिलनाडु; தமிழ்நாடு
TR त्रिपुरा; ত্রিপুরা
TS Telingana; तेलंगाना; తెలంగాణ
UK Uttaranchal; उत्तराखंड; उत्तराखण्ड
UP उत्तर प्रदेश
WB Bengala Occidental; Bengale-Occidental; पश्चिम बंगाल; পশ্চিমবঙ্গ`,
	IQ: `AN الأنبار
AR Arbil; أربيل; هەولێر
BA Al Basrah; البصرة
BB Babil; بابل
BG بغداد
DA Dahūk; Duhok; دهوك
DI ديالى
DQ ذي قار
Halabja حلبجة; هەڵەبجە; Ḩalabjah
KA كربلاء
KI Tamim; التأميم; كركوك
KR Iqlīm Kūrdistān
MA ميسان
MU المثنى
NA An Najef; النجف
NI Nīnawá; نينوى
QA Al Qādisīyah; القادسية
SD Şalāḩ ad Dīn; صلاح الدين
SU السليمانية; سلێمانی
WA واسط`,
	IR: `00 مرکزی
01 Guilan; گیلان
02 مازندران
03 East Azarbaijan; Āz̄ārbāyjān-e Shārqī; آذربایجان شرقی
04 West Azarbaijan; Āz̄ārbāyjān-e Ghārbī; آذربایجان غربی
05 Bakhtaran; کرمانشاه
06 خوزستان
07 فارس
08 کرمان
09 Khorāsān-e Raẕavī; خراسان رضوی
10 Esfahan; اصفهان
11 Sīstān va Balūchestān; سیستان و بلوچستان
12 Kordestan; کردستان
13 Hamedan; همدان
14 Chahār Maḩāl va Bakhtīārī; Chahār Maḩāll va Bakhtīārī; چهارمحال و بختیاری
15 Luristan; لرستان
16 Ilaam; ایلام
17 Kohgīlūyeh va Bowyer Aḩmad; Kohgīlūyeh va Būyer Aḩmad; کهگیلویه و بویراحمد
18 بوشهر
19 زنجان
20 سمنان
21 یزد
22 هرمزگان
23 تهران
24 اردبیل
25 قم
26 Ghazvin; قزوین
27 گلستان
28 Khorāsān-e Shemālī; Khorāsān-e Shomālī; خراسان شمالی
29 Khorāsān-e Janūbī; Khorāsān-e Jonūbī; خراسان جنوبی
30 البرز`,
	IT: `AG Libero consorzio comunale di Agrigento; province d’Agrigente
AL Province d’Alexandrie
AN province d’Ancône
AO Aosta Valley; Val d'Aosta; Val d'Aoste; Valle d'Aosta; Valle de Aosta; Vallée d'Aoste
AQ Aquila
BG Bergame
BN Bénévent
BO Bologne; Bolonia
BT BAT
BZ Alto Adige; Bozen; South Tyrol; Südtirol; autonome de Bolzano
CE Caserte
CL Libero consorzio comunale di Caltanissetta
CN Coni
CO Côme
CR Crémone
CT Catane
EN Libero consorzio comunale di Enna
FC Forlì
FE Ferrare
FI Florence; Florencia
GE Ciudad metropolitana de Génova; Genoa; Ville métropolitaine de Gênes
KR Crotona
LI Livourne
LU Lucques
MB Monza; Monza e della Brianza; Monza et de la Brianza
ME Mesina; Messine
MI Milan
MN Mantoue; Mantua
MO Modène
MS Massa
NA Ciudad metropolitana de Nápoles; Naples; Ville métropolitaine de Naples
NO Novare
OR Oristán
OT Gallura; Olbia-Tempio
PA Palerme
PC Plaisance
PD Padoue; Padua
PG Pérouse
PI Pise
PR Parme
PU Pesaro; Pesaro et d’Urbino
PV Pavie
RA Ravenne; Rávena
RC Calabria; Reggio de Calabre; Reggio di Calabria
RE Reggio d’Émilie; Reggio nell'Emilia; Reggion nell'Emilia
RG Libero consorzio comunale di Ragusa; Raguse
RM Roma Capitale; Rome
SA Salerne
SI Sienne
SR Libero consorzio comunale di Siracusa; Syracuse
SU Carbonia-Iglesias; Cerdeña del Sur; Sardaigne du Sud; South Sardinia; Sulcis Iglesiente
SV Savone
TA Tarente; Tarento
TN Trentino; autonome de Trente
TO Turin
TP Libero consorzio comunale di Trapani
TV Trévise
VB VCO; Verbania
VC Verceil
VE Venecia; Venice; Venise
VI Vicence
VR Vérone
VT Viterbe`,
	JM: '01 St. Kingston',
	JP: `01 Hokkaidou; 北海道
02 青森
03 岩手
04 宮城
05 秋田
06 山形
07 Hukusima; ふくしま; 福島
08 茨城
09 Totigi; 栃木
10 Gumma; 群馬
11 埼玉
12 Tiba; 千葉
13 Tokio; Tokyo Metropolis; Toukyou; 東京
14 神奈川
15 新潟
16 富山
17 Isikawa; 石川
18 Hukui; 福井
19 Yamanasi; 山梨
20 長野
21 Gihu; 岐阜
22 Sizuoka; 静岡
23 Aiti; 愛知
24 三重
25 Siga; 滋賀
26 Kioto; Kyouto; 京都; 京都府
27 Oosaka; 大阪
28 Hyougo; 兵庫
29 奈良
30 和歌山
31 鳥取
32 Simane; 島根
33 岡山
34 Hirosima; 広島
35 Yamaguti; 山口
36 Tokusima; 徳島
37 香川
38 愛媛
39 Kouchi; Kôti; 高知
40 Hukuoka; 福岡
41 佐賀
42 長崎
43 熊本
44 Ooita; 大分
45 宮崎
46 Kagosima; 鹿児島
47 沖縄`,
	KI: `G /Abaiang; /Abemama; /Aranuka; /Arorae; /Banaba; /Beru; /Butaritari; /Central Gilberts; /Kuria; /Maiana; /Makin; /Marakei; /Nikunau; /Nonouti; /North Tarawa; /Northern Gilberts; /Onotoa; /South Tarawa; /Southern Gilberts; /Tabiteuea; /Tamana; /Tarawa; Gilbert; Gilberts
L /Christmas; /Fanning; /Kiritimati; /Tabuaeran; /Teraina; Line
P /Canton; /Kanton; Phoenix`,
	KP: `01 P'yongyang City; P'yongyang-si; 평양
02 P'yǒngan-namdo; 평안남도
03 P'yǒngan-bukto; 평안북도
04 자강도
05 Hwanghae-namdo; 황해남도
06 Hwanghae-bukto; 황해북도
07 Kangweonto; 강원도
08 Hamgyǒng-namdo; 함경남도
09 Hamgyǒng-bukto; 함경북도
10 Ryangkangto; Yanggang; 량강도
13 Najin-Sŏnbong; Nasŏn; 라선
14 Namp'o; 남포
15 Kaesong; 개성`,
	KR: `11 Seoul City; Seúl; 서울
26 Pusan; 부산
27 Taegu; 대구
28 Inchon; 인천
29 Gwangju City; Kwangju; 광주
30 Daejun; Taejon; 대전
31 울산
41 Gyunggi; Kyeonggi; Kyonggi; Kyunggi; 경기
42 Gangweon; Kangweon; Kangwon; 강원
43 Ch'ungch'ong-buk; Choongbuk; Chungcheong del Norte; Chungcheongbuk; Chungchungbuk; North Ch'ungch'ong; North Chungcheong; North Chungchung; 충북; 충청북도
44 Ch'ungch'ong-nam; Choongnam; Chungcheong del Sur; Chungcheong du Sud; Chungcheongnam; Chungchungnam; South Ch'ungch'ong; South Chungcheong; South Chungchung; 충남; 충청남도
45 Cholla-buk; Chonbuk; Chunbuk; Jeolla del Norte; Jeolla du Nord; Jeollabuk; Jeonrabuk; Junbuk; North Cholla; North Jeolla; 전라북도; 전북
46 Cholla-nam; Chonnam; Chunnam; Jeolla del Sur; Jeolla du Sud; Jeollanam; Jeonranam; Junnam; South Cholla; South Jeolla; 전남; 전라남도
47 Gyeongsang del Norte; Gyeongsang du Nord; Gyeongsangbugdo; Gyeongsangbuk; Gyungbuk; Kyeongbuk; Kyeongsangbuk; Kyongbuk; Kyongsang-buk; Kyungbuk; Kyungsangbuk; North Gyeongsang; North Kyongsang; North Kyungsang; 경북; 경상북도
48 Gyeongsang del Sur; Gyeongsang du Sud; Gyeongsangnam; Gyungnam; Kyeongnam; Kyeongsangnam; Kyongnam; Kyongsang-nam; Kyungnam; Kyungsangnam; South Gyeongsang; South Kyongsang; South Kyungsang; 경남; 경상남도
49 Cheju; 제주
50 Sejong City; 세종
Jeonnam-Gwangju Jeonnam-Gwangju Integrated; Jeonnam-Gwangju Special Integrated City; 전남광주; 전남광주통합특별시`,
	KW: `AH الأحمدي
FA Farwaniya; الفروانية
HA حولي
JA الجهراء
KU Al Kuwayt; Capital; العاصمة
MU Mubarak Al-Kabir; مبارك الكبير`,
	KY: `Cayman_Brac /Sister Islands
Grand_Cayman /Bodden Town; /East End; /George Town; /North Side; /West Bay`,
	KZ: `10 !Semipalatinsk; Abay; Семипалатинская
11 Akmolinskaja; Aqmola
15 !Aktyubinsk; Aktjubinskaja; Aqtöbe; Актюбинская
19 !Almaty oblast; !Almaty oblysy; Almatinskaja
23 Guryev; Гурьевская
27 Batys Qazaqstan; ЗКО; Западно-Казахстанская
31 Dzhambul; Zhambyl; Žambylskaja
33 Zhetisū; Zhetysu
35 Karagandinskaja; Karagandy; Qaraghandy; Қарағанды
39 Kostanajskaja; Kustanai; Qostanay; Кустанайская
43 /Baikonur; /Baikonyr; /Baykonur; /Bayqongyr; Kyzylordinskaja; Kzyl-Orda; Qyzylorda
47 Mangghystaū; Мангистауская
59 Severo-Kazahstanskaja; Soltüstik Qazaqstan; СКО; Северо-Казахстанская
61 !Чимкентская область; Južno-Kazahstanskaja; Ongtustik Qazaqstan; South Kazakhstan; Turkestan; Южно-Казахстанская
63 Shyghys Qazaqstan; ВКО; Восточно-Казахстанская; Шығыс Қазақстан
71 Astana City; Nur-Sultan
75 Alma-Ata; Almaty City
79 !Chimkent; Shymkent City`,
	MH: `L Ralik
T Ratak`,
	MP: 'MP /Northern Islands; /Rota; /Saipan; /Tinian',
	MX: `BCN Baja California Norte; Basse-Californie
BCS Basse-Californie du Sud
CMX Cd. de México; Federal; Mexico City; Mexico DF
COA Coahuila de Zaragoza
MEX Edomex
MIC Michoacán de Ocampo
QUE Querétaro de Arteaga
ROO Q.R.
VER Veracruz de Ignacio de la Llave; Veracruz-Llave`,
	MY: `01 Johore
04 Malacca
05 N. Sembilan; Negri Sembilan
07 Pulau Pinang
11 Trengganu
14 KL`,
	MZ: 'MPM Maputo (cidade); Maputo City',
	NG: `FC Abuja; Abuja Capital; FCT; Federal Capital
NA Nassarawa`,
	NI: `AN Atlántico Norte; North Caribbean Coast; RAAN; RACCN
AS Atlántico Sur; RAAS; RACCS; South Caribbean Coast`,
	NR: '05 Baitsi',
	NZ: `AUK Tāmaki Makaurau
MWT Manawatu; Manawatu-Whanganui
NSN Nelson City
WGN Greater Wellington`,
	PA: `10 West Panamá
EM Emberá-Wounaan
KY Guna; Kuna Yala; San Blas
NB Ngöbe-Buglé`,
	PE: `AMA Amarumayu
CAL Constitucional del Callao
CUS Cusco
JUN Hunin
LIM !Departamento de Lima; !Lima (departamento); !Lima Region; Gobierno Regional de Lima; Lima Provincias
LMA !Lima (provincia); !Lima Province; !Provincia de Lima; Lima hatun llaqta; Municipalidad Metropolitana de Lima`,
	PF: `AUS Archipel des Tubuai; Austral Islands; Tubuai
IDV Windward Islands
ISV Leeward Islands
MAR Archipel des Marquises; Marquesas Islands
TUG Archipel des Tuamotu; Tuamotu`,
	PG: `CPK Simbu
NCD Port Moresby
NPP Oro
NSB North Solomons
SAN Sandaun`,
	PH: `00 Kalakhang Maynila; Manila; National Capital
ANT Antike
BEN Benget
COM Compostela Valley
DAV Davao
GUI Gimaras
ILN Hilagang Iloko
LAN Hilagang Lanaw
MAD Marinduke
MAG Magindanaw
MDC Kanlurang Mindoro; Mindoro Occidental
MDR Mindoro Oriental
MOU Lalawigang Bulubundukin; Mt.
MSC Kanlurang Misamis
NCO North Cotabato
NEC Kanlurang Negros
NSA Hilagang Samar
QUE Keson
QUI Kirino
RIZ Risal
SIG Sikihor
SLE Katimogang Leyte
SUN Hilagang Surigaw
WSA Western Samar
ZAN Hilagang Sambuwangga
ZAS Timog Sambuwangga; Zamboanga
ZMB Sambales
ZSI Sambuwangga Sibugay; Zamboanga Sibuguey`,
	PT: `11 Lisbon
13 Oporto
20 Azores; Região Autónoma dos Açores
30 Região Autónoma da Madeira`,
	PW: `050 Hatobohei
370 Sonsoral`,
	PY: 'ASU Capital',
	RO: 'B Bucharest',
	RU: `AD Adigueya; Adygeja; Adygeya; Adyguée
AL !Altai; !Altaj, Respublika; !Altay Republic; !Altay Republits; !Altay, Respublika; !Gorno-Altaysk; !Republic of Altai; !Алтай; !Алтай Респ; !Республика Алтай; République de l’Altaï
ALT !Altajskij kraj; !Altay Krai; !Altayskiy kray; !Krai de Altái; !Алтайский; l’Altaï
AMU Oblast d’Amour
ARK Arhangel'skaja; Arjánguelsk
AST Astracán; Astrahanskaja
BA Bachkirie; Bashkiria; Башкирия
BRY Briansk; Brjanskaja
BU Bouriatie; Buriatia; Burjatija; Buryat; Buryatiya
CE Chechen; Chechenia; Tchétchénie; Čečenskaja
CHE Cheliábinsk; Tcheliabinsk; Čeljabinskaja
CHU Chukotskiy; Tchoukotka
CR Krym; Автономна Республіка Крим
CU Chuvash; Chuvasia; Tchouvachie; Чувашия
DA Daghestan; Daguestán
IN Ingouchie; Ingusetia; Ingushetiya; Ingušetija
IRK Oblast d’Irkoutsk; Ust-Orda; Ust-Orda Buryat; Ust-Ordynsky Buryatsky; Усть-Ордынский; Усть-Ордынский Бурятский
IVA Ivanovskaya
KAM Kamchatskiy; Kamtchatka; Kamčatskij; Koryak; Koryakia; Koryakiya
KB Kabardia-Balkaria; Kabardino-; Kabardino-Balkar; Kabardino-Balkarian; Kabardino-Balkarie; Кабардино-Балкария
KC Karachaevo-Cherkesskaya; Karachay-Cherkess; Karachayevo-Cherkesskaya; Karacháyevo-Cherkesia; Karatchaïévo-Tcherkessie; Karačaevo-Čerkesskaja; Карачаево-Черкесия
KEM Kemerovskaya; Кузбасс
KGD Kaliningrado
KGN Kourgan
KHA !Jabárovsk; !Kraï de Khabarovsk; Habarovskij
KHM !Khanty-Mansiysk; Hanty-Mansijskij; Janti-Mansi; Khanty-; Khanty-Mansiyskiy; Khantys-Mansis; Yugra; ХМАО
KK Hakasija; Jakasia; Khakasiya; Khakassie
KL Kalmoukie; Kalmukia; Kalmykija; Kalmykiya
KLU Kalouga; Kaluzhskaya
KO République des Komis
KOS Kostromskaya
KR Karelija; Kareliya; República de Carelia; République de Carélie
KRS Koursk
KYA !Kraï de Krasnoïarsk; Evenk; Evenkia; Evenkiya; Krasnojarskij; Taimyr; Taymyr; Taymyr Dolgano-Nenets; Taymyria; Долгано-Ненецкий; Таймырский (Долгано-Ненецкий); Эвенкийский
LEN Leningrado
LIP Lipeckaja
ME Marij; Mariy; République des Maris
MO Mordovie; Mordovija; Mordoviya
MOS !Moscow Province; !Moscow Region; !Moskva Oblast; !oblast de Moscou; !Óblast de Moscú; Moskovskaya
MOW !Moscou; !Moscú; !Moskva; !Город Москва; !Москва г; !г. Москва; Moscow City
MUR Mourmansk
NEN Neneckij; Nenetsia; Nenetskiy; Nénétsie
NGR Великий Новгород
NIZ Gorky; Nijni Novgorod; Nizhegorodskaya; Nizhni Nóvgorod; Nižegorodskaja; Горьковская; Нижний Новгород
NVS Novossibirsk
OMS Omskaja; Omskaya
ORE Oblast d’Orenbourg; Oremburgo
ORL Orel; Oriol; Orlovskaya
PER Komi-Permyak; Komi-Permyakia; Коми-Пермяцкий
PNZ Penzenskaya
PRI Primorie; Primorye; Приморье
RYA Riazan; Rjazanskaja
SA République de Sakha; Saha; Sajá; Sakha (Yakutia); Sakha (Yakutiya); Yakutia; Yakutiya
SAK Sahalinskaja; Sajalín; Sakhaline
SAM Samarskaya; Куйбышевская
SE North Ossetia; Osetia del Norte - Alania; Ossétie-du-Nord-Alanie; Severnaja Osetija; Severnaya Osetiya; Severnaya Osetiya-Alaniya
SPE Saint-Pétersbourg; San Petersburgo; Sankt Petersburg; Sankt-Peterburg; СПб
TA Tartaristán
TUL Toula; Тульская
TVE Калининская
TY Touva; Tyva
TYU Tioumen; Tiumén; Tjumenskaja
UD Oudmourtie; Udmurt; Udmurtiya
ULY Oblast d’Oulianovsk; Ul'janovskaja; Uliánovsk
VGG Volgogrado
VLG Vologodskaya
VOR Voronej
YAN Iamalie; Jamalo-Neneckij; Yamalia-Nenetsia; Yamalo-; Yamalo-Nenetskiy; ЯНАО
YAR Iaroslavl; Jaroslavskaja; Yaroslavskaya
YEV Autónomo Hebreo; Evrejskaja; Evreyskaya avtonomnaya; Yevreyskaya avtonomnaya; autonome juif; Еврейская
ZAB Aga Buryat; Aga Buryatia; Agin-Buryat; Aginsky Buryatsky; Chita; Transbaikal; Transbaïkalie; Zabaikalie; Zabajkal'skij; Агинский Бурятский; Забайкалье; Читинская`,
	SC: `02 Ans Bwalo
04 Anu Cap
15 Ladig
16 English River
17 Mon Bikston
18 Mon Fleri
21 Porglo
24 Lemamel`,
	SO: `BN Banadir; Benadir
HI Hiiraan
JD Jubbada Dhexe
JH Jubbada Hoose
NU Nugaal
SD Shabeellaha Dhexe
SH Shabeellaha Hoose`,
	SV: 'CH Calatenango',
	TH: `10 BKK; Bangkok Metropolis; Krung Thep; Krung Thep Maha Nakhon; กทม; กรุงเทพ; กรุงเทพมหานคร; กรุงเทพฯ
11 สมุทรปราการ
12 นนทบุรี
13 ปทุมธานี
14 Ayutthaya; พระนครศรีอยุธยา; อยุธยา
15 อ่างทอง
16 ลพบุรี
17 สิงห์บุรี
18 ชัยนาท
19 สระบุรี
20 ชลบุรี
21 ระยอง
22 จันทบุรี
23 ตราด
24 ฉะเชิงเทรา
25 ปราจีนบุรี
26 นครนายก
27 สระแก้ว
30 Korat; นครราชสีมา
31 บุรีรัมย์
32 สุรินทร์
33 ศรีสะเกษ
34 อุบลราชธานี
35 ยโสธร
36 ชัยภูมิ
37 อำนาจเจริญ
38 บึงกาฬ
39 หนองบัวลำภู
40 ขอนแก่น
41 อุดรธานี
42 เลย
43 หนองคาย
44 มหาสารคาม
45 ร้อยเอ็ด
46 กาฬสินธุ์
47 สกลนคร
48 นครพนม
49 มุกดาหาร
50 เชียงใหม่
51 ลำพูน
52 ลำปาง
53 อุตรดิตถ์
54 แพร่
55 น่าน
56 พะเยา
57 เชียงราย
58 แม่ฮ่องสอน
60 นครสวรรค์
61 อุทัยธานี
62 กำแพงเพชร
63 ตาก
64 สุโขทัย
65 พิษณุโลก
66 พิจิตร
67 เพชรบูรณ์
70 ราชบุรี
71 กาญจนบุรี
72 สุพรรณบุรี
73 Nakhon Phathom; นครปฐม
74 สมุทรสาคร
75 สมุทรสงคราม
76 เพชรบุรี
77 ประจวบคีรีขันธ์
80 นครศรีธรรมราช
81 กระบี่
82 พังงา
83 ภูเก็ต
84 สุราษฎร์ธานี
85 ระนอง
86 Chumpon; ชุมพร
90 สงขลา
91 สตูล
92 ตรัง
93 Phattalung; พัทลุง
94 ปัตตานี
95 ยะลา
96 นราธิวาส
S Phatthaya; พัทยา; เมืองพัทยา`,
	TR: `03 Afyon
27 Antep
31 Antakya
33 İçel
41 İzmit
46 K. Maraş; Maraş
63 Urfa; Ş. Urfa`,
	TV: 'NMG Nanumaga',
	TW: `CHA 彰化縣
CYI !嘉義市; Chiayi
CYQ !嘉義縣
HSQ !新竹縣
HSZ !新竹市; Hsinchu
HUA 花蓮縣
ILA Ilan; 宜蘭縣
KEE Keelung City; 基隆市
KHH Kaohsiung City; 高雄市
KIN 金門縣
LIE 連江縣
MIA 苗栗縣
NAN 南投縣
NWT !Taipei County; !臺北縣; New Taipei City; 新北市
PEN 澎湖縣
PIF 屏東縣
TAO Taoyuan City; 桃園市
TNN Tainan City; 臺南市
TPE !臺北; !臺北市; Taipei City
TTT 臺東縣
TXG Taichung City; 臺中市
YUN 雲林縣`,
	UA: `05 Vinnychchyna; Vinnychyna; Vinnytska; Вінницька; Вінниччина
07 Волинська
09 Lugansk
12 Dnepropetrovsk; Dnipro; Дніпровська
14 Donechchyna; Donechyna; Донеччина
18 Житомирська
21 Transcarpathia; Zakarpatska; Закарпаття
23 Zaporizhia; Zaporizhzhya; Zaporizka
26 Precarpathia; Prykarpattia; Prykarpattya; Прикарпаття
30 !Kiev; !Misto Kyiv; !Київ; !м. Київ; !місто Київ; Kyiv City
32 !Kiev Oblast; !Kyiv Region; !Kyivska; !Kyivska oblast; !Киевская область; !Київ область; !Київська; !Київська обл.; !Київська область; Kyivschyna; Kyivshchyna; Київщина
35 Kropyvnytskyi; Кропивницька; Кіровоградська
40 Sevastopol' city
43 Avtonomna Respublika Krym; Автономна Республіка Крим; Крим; Крым
46 Lvov
48 Mykolayiv; Миколаївська
51 Odeska; Odessa; Одесская
53 Poltavska
56 Rivnenska
59 Sumska
61 Тернопілля
63 Kharkov
68 Khmelnychchyna; Khmelnychyna; Хмельницька; Хмельниччина
71 Cherkaska
74 Чернігівська
77 Bukovina; Bukovyna; Chernivechchyna; Chernivetska; Чернівеччина`,
	UM: '71 Midway; Midway Islands',
	US: `AA Armed Forces (AA); Armed Forces of the Americas; Armed Forces the Americas
AE Armed Forces (AE); Armed Forces Africa; Armed Forces Canada; Armed Forces Europe, Canada, Africa and Middle East; Armed Forces Europe, the Middle East, and Canada; Armed Forces Middle East
AL !Ala.
AP Armed Forces (AP)
AR Ark.
AZ Ariz.
CA Cal.; Calif.; Californie
CO Colo.
CT Conn.
DC Washington DC
DE Del.
FL Fla.; Floride
FM Micronesia
GA Géorgie
HI Hawái
IL Ill.
IN Ind.
KS Kan.; Kans.
LA Louisiane; Luisiana
MA Mass.
MI Mich.
MN Minn.
MO Misuri
MP CNMI; Northern Marianas
MS Misisipi; Miss.
MT Mont.
NC Carolina del Norte; Caroline du Nord; N. Carolina
ND Dakota del Norte; Dakota du Nord; N. Dak.; N. Dakota
NE Neb.; Nebr.
NH Nuevo Hampshire
NJ Nueva Jersey
NM N. Mex.; Nouveau-Mexique; Nuevo México
NV Nev.
NY Nueva York
OK Okla.
OR Ore.; Oreg.
PA Penn.; Penna.; Pennsylvanie; Pensilvania
SC Carolina del Sur; Caroline du Sud; S. Carolina
SD Dakota del Sur; Dakota du Sud; S. Dak.; S. Dakota
TN Tenn.
TX Tex.
UM Minor Outlying Islands; Outlying Islands
VA Virginie
VI United States Virgin Islands
WA Wash.
WI Wis.; Wisc.
WV Virginia Occidental; Virginie-Occidentale; W. Va.; W. Virginia
WY Wyo.`,
	UY: 'TT 33',
	VE: `A Capitale de Caracas; Caracas; Dtto. Capital; Federal
M Bolivariano de Miranda
W Dependencias Federales Venezolanas; Dépendances fédérales du Venezuela; Federal Dependencies; Federal Dependencies of Venezuela
X Vargas`,
	VI: 'VI /Saint Croix; /Saint John; /Saint Thomas',
	VN: `01 Hanoi City; Hà Tây
08 Hà Giang
19 Bắc Cạn; Bắc Kạn
20 Lang Song
24 Bắc Giang
25 Hòa Bình; Vĩnh Phúc
31 Hai Phong City; Hải Dương
34 Ninh Thuận
35 Bình Thuận; Đắc Nông; Đắk Nông
37 Hà Nam; Nam Định
44 Quảng Bình
46 Hue City; Thừa Thiên-Huế
48 Da Nang City; Quảng Nam
51 Kon Tum
52 Bình Định
56 Thái Bình
66 Phú Yên; Đắc Lắc; Đắc Lắk
68 Yên Bái
75 Bình Phước
79 Bà Rịa-Vũng Tàu; Bình Dương; HCM; HCMC; Ho Chi Minh; Ho Chi Minh City; Saigon; TPHCM; Vũng Tàu
80 Long
82 Tiền Giang
86 Bến Tre; Trà Vinh
91 Kiên Giang
92 Can Tho City; Hậu Giang; Sóc Trăng
96 Bạc Liêu`,
	ZA: `EC Oos-Kaap
FS Foreisetata; Orange Free; Vrystaat
GP PWV
KZN GaZulu-Natala; Natal
LP Northern; Northern Transvaal
MP Eastern Transvaal; iMpumalanga
NC Noord-Kaap; iTlhagwini-Kapa
NW Bokone Bophirima; Noordwes
WC Wes-Kaap; iTjhingalanga-Kapa`,
}
