// Written by scripts/build-provinces.ts; do not edit: change a line of scripts/facts/countries/, then npm run tables.
// Sources: iso-3166 4.4.0 and iso-3166-2 1.0.0 (MIT); cldr-subdivisions-full 48.2.0 (Unicode-3.0);
// scripts/facts/province-names.json and province-use.json, from Shopify worldwide (MIT) and Google's address metadata
// (CC-BY 4.0) by way of commerceguys/addressing (MIT); scripts/facts/countries/, province-languages.txt and
// province-cldr.txt, from Unicode CLDR (Unicode-3.0) by way of the gem countries (MIT).

import type { FactTable } from '../../country/fact-table.ts'

/**
 * 1749 provinces of 76 countries, a line each: the code, and the name shown. Behind the code, `~` means that ISO has none, and
 * `>` comes before the ISO code if it differs. Behind the name, `@` comes before another code in use, and `>` before an ISO code that is only
 * known with the country's code in front.
 */
export const PROVINCES: FactTable = {
	AD: `02 Canillo
03 Encamp
04 La Massana
05 Ordino
06 Sant Julià de Lòria
07 Andorra la Vella
08 Escaldes-Engordany`,
	AE: `AJ Ajman
AZ Abu Dhabi
DU Dubai
FU Fujairah
RK Ras al-Khaimah
SH Sharjah
UQ Umm al-Quwain`,
	AM: `AG Aragatsotn
AR Ararat
AV Armavir
ER Yerevan
GR Gegharkunik
KT Kotayk
LO Lori
SH Shirak
SU Syunik
TV Tavush
VD Vayots Dzor`,
	AR: `A Salta
B Buenos Aires
C Ciudad Autónoma de Buenos Aires
D San Luis
E Entre Ríos
F La Rioja
G Santiago del Estero
H Chaco
J San Juan
K Catamarca
L La Pampa
M Mendoza
N Misiones
P Formosa
Q Neuquén
R Río Negro
S Santa Fe
T Tucumán
U Chubut
V Tierra del Fuego
W Corrientes
X Córdoba
Y Jujuy
Z Santa Cruz`,
	AS: 'AS~ American Samoa',
	AU: `ACT Australian Capital Territory; @JBT; @CT
NSW New South Wales; @NS
NT Northern Territory
QLD Queensland; @QL
SA South Australia
TAS Tasmania; @TS
VIC Victoria; @VI
WA Western Australia`,
	BB: `01 Christ Church
02 Saint Andrew
03 Saint George
04 Saint James
05 Saint John
06 Saint Joseph
07 Saint Lucy
08 Saint Michael
09 Saint Peter
10 Saint Philip
11 Saint Thomas`,
	BR: `AC Acre
AL Alagoas
AM Amazonas
AP Amapá
BA Bahia
CE Ceará
DF Distrito Federal
ES Espírito Santo
GO Goiás
MA Maranhão
MG Minas Gerais
MS Mato Grosso do Sul
MT Mato Grosso
PA Pará
PB Paraíba
PE Pernambuco; @FN
PI Piauí
PR Paraná
RJ Rio de Janeiro
RN Rio Grande do Norte
RO Rondônia
RR Roraima
RS Rio Grande do Sul
SC Santa Catarina
SE Sergipe
SP São Paulo
TO Tocantins`,
	BS: `AK Acklins; @AC
Abaco~ Abaco
Andros~ Andros
BI Bimini
BP Black Point
BY Berry Islands
CE Central Eleuthera; @GH
CI Cat Island
CK Crooked Island
CO Central Abaco; @MH
CS Central Andros; @FC
EG East Grand Bahama; @HR
EX Exuma
Eleuthera~ Eleuthera
FP Freeport
GC Grand Cay
Grand_Bahama~ Grand Bahama
HI Harbour Island
HT Hope Town
IN Inagua
LI Long Island
MC Mangrove Cay
MG Mayaguana
MI Moore's Island
NE North Eleuthera
NO North Abaco; @GT
NP New Providence
NS North Andros; @NB
RC Rum Cay
RI Ragged Island
SA South Andros; @KB
SE South Eleuthera; @RS
SO South Abaco; @SP
SS San Salvador; @SR
SW Spanish Wells
WG West Grand Bahama`,
	CA: `AB Alberta
BC British Columbia
MB Manitoba
NB New Brunswick
NL Newfoundland and Labrador; @NF
NS Nova Scotia
NT Northwest Territories; @NWT
NU Nunavut
ON Ontario
PE Prince Edward Island; @PEI
QC Quebec; @QU; @PQ
SK Saskatchewan
YT Yukon; @YK`,
	CL: `AI Aysén
AN Antofagasta
AP Arica y Parinacota
AR Araucanía
AT Atacama
BI Biobío
CO Coquimbo
LI O'Higgins
LL Los Lagos
LR Los Ríos
MA Magallanes
ML Maule
NB Ñuble
RM Santiago
TA Tarapacá
VS Valparaíso`,
	CN: `AH Anhui; @34
BJ Beijing; @11
CQ Chongqing; @50
FJ Fujian; @35
GD Guangdong; @44
GS Gansu; @62
GX Guangxi; @45
GZ Guizhou; @52
HA Henan; @41
HB Hubei; @42
HE Hebei; @13
HI Hainan; @46
HK Hong Kong; @91
HL Heilongjiang; @23
HN Hunan; @43
JL Jilin; @22
JS Jiangsu; @32
JX Jiangxi; @36
LN Liaoning; @21
MO Macau; @92
NM Inner Mongolia; @15
NX Ningxia; @64
QH Qinghai; @63
SC Sichuan; @51
SD Shandong; @37
SH Shanghai; @31
SN Shaanxi; @61
SX Shanxi; @14
TJ Tianjin; @12
TW Taiwan; @71
XJ Xinjiang; @65
XZ Xizang; @54; @YZ
YN Yunnan; @53
ZJ Zhejiang; @33`,
	CO: `AMA Amazonas
ANT Antioquia
ARA Arauca
ATL Atlántico
BOL Bolívar
BOY Boyacá
CAL Caldas
CAQ Caquetá
CAS Casanare
CAU Cauca
CES Cesar
CHO Chocó
COR Córdoba
CUN Cundinamarca
DC Bogotá
GUA Guainía
GUV Guaviare
HUI Huila
LAG La Guajira
MAG Magdalena
MET Meta
NAR Nariño
NSA Norte de Santander
PUT Putumayo
QUI Quindío
RIS Risaralda
SAN Santander
SAP San Andrés & Providencia
SUC Sucre
TOL Tolima
VAC Valle del Cauca
VAU Vaupés
VID Vichada`,
	CR: `A Alajuela; @2
C Cartago; @3
G Guanacaste; @5
H Heredia; @4
L Limón; @7
P Puntarenas; @6
SJ San José; @1`,
	CU: `01 Pinar del Río
03 Havana
04 Matanzas
05 Villa Clara
06 Cienfuegos
07 Sancti Spíritus
08 Ciego de Ávila
09 Camagüey
10 Las Tunas
11 Holguín
12 Granma
13 Santiago de Cuba
14 Guantánamo
15 Artemisa
16 Mayabeque
99 Isla de la Juventud`,
	CV: `BR Brava
BV Boa Vista
Fogo~ Fogo
MA Maio
SL Sal
SV São Vicente
Santiago~ Santiago
Santo_Antão~ Santo Antão
São_Nicolau~ São Nicolau; @SN`,
	EE: `37 Harju
39 Hiiu
45 Ida-Virumaa; @44
50 Jõgevamaa; @49
52 Järvamaa; @51
56 Läänemaa; @57
60 Lääne-Virumaa; @59
64 Põlvamaa; @65
68 Pärnumaa; @67
71 Raplamaa; @70
74 Saare
79 Tartumaa; @78
81 Valgamaa; @82
84 Viljandi
87 Võrumaa; @86`,
	EG: `ALX Alexandria
ASN Aswan
AST Asyut
BA Red Sea
BH Beheira
BNS Beni Suef
C Cairo; @HU
DK Dakahlia
DT Damietta
FYM Faiyum
GH Gharbia
GZ Giza; @SU
IS Ismailia
JS South Sinai
KB Qalyubia
KFS Kafr el-Sheikh
KN Qena
LX Luxor
MN Minya
MNF Monufia
MT Matrouh
PTS Port Said
SHG Sohag
SHR Al Sharqia
SIN North Sinai
SUZ Suez
WAD New Valley`,
	ES: `A Alicante
AB Albacete
AL Almería
AV Ávila
B Barcelona
BA Badajoz
BI Vizcaya
BU Burgos
C A Coruña
CA Cádiz
CC Cáceres
CE Ceuta
CO Córdoba
CR Ciudad Real
CS Castellón
CU Cuenca
GC Las Palmas
GI Girona; @GE
GR Granada
GU Guadalajara
H Huelva
HU Huesca
J Jaén
L Lleida
LE León
LO La Rioja; @RI
LU Lugo
M Madrid; @MD
MA Málaga
ML Melilla
MU Murcia; @MC
NA Navarra; @NC
O Asturias; @AS
OR Ourense; @OU
P Palencia
PM Balears; @IB
PO Pontevedra
S Cantabria; @CB
SA Salamanca
SE Sevilla
SG Segovia
SO Soria
SS Guipúzcoa
T Tarragona
TE Teruel
TF Santa Cruz de Tenerife
TO Toledo
V Valencia
VA Valladolid
VI Álava
Z Zaragoza
ZA Zamora`,
	FM: `FM~ Micronesia
KSA Kosrae
PNI Pohnpei
TRK Chuuk
YAP Yap`,
	FR: `20R Corse; @H; @COR
971 Guadeloupe; @GP; @GUA
972 Martinique; @MQ
973 Guyane (française); @GF
974 La Réunion; @RE; @LRE
976 Mayotte; @YT; @MAY
ARA Auvergne-Rhône-Alpes; @C; @V
BFC Burgundy-Franche-Comté; @D; @I
BRE Bretagne; @E
CVL Centre-Val de Loire; @F
GES Grand-Est; @A; @G; @M
HDF Hauts-de-France; @O; @S
IDF Île-de-France; @J
NAQ Nouvelle-Aquitaine; @B; @L; @T
NOR Normandie; @P; @Q
OCC Occitanie; @K; @N
PAC Provence-Alpes-Côte d'Azur; @U
PDL Pays-de-la-Loire; @R`,
	GB: `BFP~ British Forces
ENG England
NIR Northern Ireland
SCT Scotland
WLS Wales`,
	GT: `01 Guatemala; @GU; @GUA
02 El Progreso; @PR; @EPR
03 Sacatepéquez; @SA; @SAC
04 Chimaltenango; @CM; @CMT
05 Escuintla; @ES; @ESC
06 Santa Rosa; @SR; @SRO
07 Sololá; @SO; @SOL
08 Totonicapán; @TO; @TOT
09 Quetzaltenango; @QZ; @QUE
10 Suchitepéquez; @SU; @SUC
11 Retalhuleu; @RE; @RET
12 San Marcos; @SM; @SMA
13 Huehuetenango; @HU; @HUE
14 Quiché; @QC; @QUI
15 Baja Verapaz; @BV; @BVE
16 Alta Verapaz; @AV; @AVE
17 Petén; @PE; @PET
18 Izabal; @IZ; @IZA
19 Zacapa; @ZA; @ZAC
20 Chiquimula; @CQ; @CQM
21 Jalapa; @JA; @JAL
22 Jutiapa; @JU; @JUT`,
	HK: `HK~ Hong Kong Island; @Hong Kong Island
KL~ Kowloon; @Kowloon
NT~ New Territories; @New Territories`,
	HN: `AT Atlántida
CH Choluteca
CL Colón
CM Comayagua
CP Copán
CR Cortés
EP El Paraíso
FM Francisco Morazán
GD Gracias a Dios
IB Bay Islands
IN Intibucá
LE Lempira
LP La Paz
OC Ocotepeque
OL Olancho
SB Santa Bárbara
VA Valle
YO Yoro`,
	ID: `AC Aceh
BA Bali
BB Bangka Belitung
BE Bengkulu
BT Banten
GO Gorontalo
JA Jambi
JB West Java
JI East Java
JK Jakarta
JT Central Java
KB West Kalimantan
KI East Kalimantan
KR Riau Islands
KS South Kalimantan
KT Central Kalimantan
KU North Kalimantan
LA Lampung
MA Maluku
MU North Maluku
NB West Nusa Tenggara
NT East Nusa Tenggara
PA Papua; @IJ
PB West Papua
PD Southwest Papua
PE Highland Papua
PS South Papua
PT Central Papua
RI Riau
SA North Sulawesi
SB West Sumatra
SG Southeast Sulawesi
SN South Sulawesi
SR West Sulawesi
SS South Sumatra
ST Central Sulawesi
SU North Sumatra
YO Yogyakarta`,
	IE: `CE Clare
CN Cavan
CO Cork
CW Carlow
D Dublin
DL Donegal
G Galway
KE Kildare
KK Kilkenny
KY Kerry
LD Longford
LH Louth
LK Limerick
LM Leitrim
LS Laois
MH Meath
MN Monaghan
MO Mayo
OY Offaly
RN Roscommon
SO Sligo
TA Tipperary
WD Waterford
WH Westmeath
WW Wicklow
WX Wexford`,
	IN: `AN Andaman and Nicobar Islands
AP Andhra Pradesh
AR Arunachal Pradesh
AS Assam
BR Bihar
CG Chhattisgarh; @CT
CH Chandigarh
DH Dadra and Nagar Haveli and Daman and Diu; @DD; @DN
DL Delhi
GA Goa
GJ Gujarat
HP Himachal Pradesh
HR Haryana
JH Jharkhand
JK Jammu and Kashmir
KA Karnataka
KL Kerala
LA Ladakh
LD Lakshadweep
MH Maharashtra
ML Meghalaya
MN Manipur
MP Madhya Pradesh
MZ Mizoram
NL Nagaland
OD Odisha; @OR
PB Punjab
PY Puducherry
RJ Rajasthan
SK Sikkim
TN Tamil Nadu
TR Tripura
TS Telangana; @TG
UK Uttarakhand; @UT; @UL
UP Uttar Pradesh
WB West Bengal`,
	IQ: `AN Al Anbar
AR Erbil
BA Basra
BB Babylon
BG Baghdad
DA Dohuk
DI Diyala
DQ Dhi Qar
Halabja~ Halabja
KA Karbala
KI Kirkuk; @TS
KR Kurdistan
MA Maysan
MU Al Muthanna
NA Najaf
NI Nineveh
QA Al-Qādisiyyah
SD Saladin
SU Sulaymaniyah
WA Wasit`,
	IR: `00 Markazi
01 Gilan
02 Mazandaran
03 East Azerbaijan
04 West Azerbaijan
05 Kermanshah
06 Khuzestan
07 Fars
08 Kerman
09 Razavi Khorasan
10 Isfahan
11 Sistan and Baluchestan
12 Kurdistan
13 Hamadan
14 Chaharmahal and Bakhtiari
15 Lorestan
16 Ilam
17 Kohgiluyeh and Boyer-Ahmad
18 Bushehr
19 Zanjan
20 Semnan
21 Yazd
22 Hormozgan
23 Tehran
24 Ardabil
25 Qom
26 Qazvin
27 Golestan
28 North Khorasan; @31
29 South Khorasan
30 Alborz; @32`,
	IT: `AG Agrigento
AL Alessandria
AN Ancona
AO>23 Aosta
AP Ascoli Piceno
AQ L'Aquila
AR Arezzo
AT Asti
AV Avellino
BA Bari
BG Bergamo
BI Biella
BL Belluno
BN Benevento
BO Bologna
BR Brindisi
BS Brescia
BT Barletta-Andria-Trani
BZ Bolzano
CA Cagliari
CB Campobasso
CE Caserta
CH Chieti
CL Caltanissetta
CN Cuneo
CO Como
CR Cremona
CS Cosenza
CT Catania
CZ Catanzaro
EN Enna
FC Forlì-Cesena; @FO
FE Ferrara
FG Foggia
FI Firenze
FM Fermo
FR Frosinone
GE Genova
GO Gorizia
GR Grosseto
IM Imperia
IS Isernia
KR Crotone
LC Lecco
LE Lecce
LI Livorno
LO Lodi
LT Latina
LU Lucca
MB Monza e Brianza
MC Macerata
ME Messina
MI Milano
MN Mantova
MO Modena
MS Massa-Carrara
MT Matera
NA Napoli
NO Novara
NU Nuoro
OG~ Ogliastra
OR Oristano
OT~ Gallura Nord-Est Sardegna
PA Palermo
PC Piacenza
PD Padova
PE Pescara
PG Perugia
PI Pisa
PN Pordenone
PO Prato
PR Parma
PT Pistoia
PU Pesaro e Urbino; @PS
PV Pavia
PZ Potenza
RA Ravenna
RC Reggio Calabria
RE Reggio Emilia
RG Ragusa
RI Rieti
RM Roma; @ROMA
RN Rimini
RO Rovigo
SA Salerno
SI Siena
SO Sondrio
SP La Spezia
SR Siracusa
SS Sassari
SU Sud Sardegna; @CI; @SD
SV Savona
TA Taranto
TE Teramo
TN Trento
TO Torino
TP Trapani
TR Terni
TS Trieste
TV Treviso
UD Udine
VA Varese
VB Verbano-Cusio-Ossola
VC Vercelli
VE Venezia
VI Vicenza
VR Verona
VS~ Medio Campidano
VT Viterbo
VV Vibo Valentia`,
	JM: `01 Kingston
02 Saint Andrew
03 Saint Thomas
04 Portland
05 Saint Mary
06 Saint Ann
07 Trelawny
08 Saint James
09 Hanover
10 Westmoreland
11 Saint Elizabeth
12 Manchester
13 Clarendon
14 Saint Catherine`,
	JP: `01 Hokkaidō
02 Aomori
03 Iwate
04 Miyagi
05 Akita
06 Yamagata
07 Fukushima
08 Ibaraki
09 Tochigi
10 Gunma
11 Saitama
12 Chiba
13 Tōkyō
14 Kanagawa
15 Niigata
16 Toyama
17 Ishikawa
18 Fukui
19 Yamanashi
20 Nagano
21 Gifu
22 Shizuoka
23 Aichi
24 Mie
25 Shiga
26 Kyōto
27 Ōsaka
28 Hyōgo
29 Nara
30 Wakayama
31 Tottori
32 Shimane
33 Okayama
34 Hiroshima
35 Yamaguchi
36 Tokushima
37 Kagawa
38 Ehime
39 Kōchi
40 Fukuoka
41 Saga
42 Nagasaki
43 Kumamoto
44 Ōita
45 Miyazaki
46 Kagoshima
47 Okinawa`,
	KI: `G Gilbert Islands
L Line Islands
P Phoenix Islands`,
	KN: `K Saint Kitts
N Nevis`,
	KP: `01 Pyongyang
02 South Pyongan
03 North Pyongan
04 Chagang
05 South Hwanghae
06 North Hwanghae
07 Kangwon
08 South Hamgyong
09 North Hamgyong
10 Ryanggang
13 Rason
14 Nampho
15 Kaeseong`,
	KR: `11 Seoul
26 Busan
27 Daegu
28 Incheon
29 Gwangju
30 Daejeon
31 Ulsan
41 Gyeonggi
42 Gangwon
43 Chungbuk
44 Chungnam
45 Jeonbuk
46 Jeonnam
47 Gyeongbuk
48 Gyeongnam
49 Jeju
50 Sejong
Jeonnam-Gwangju~ Jeonnam-Gwangju`,
	KW: `AH Al Ahmadi
FA Al Farwaniyah
HA Hawalli
JA Al Jahra
KU Al Asimah
MU Mubarak Al-Kabeer`,
	KY: `Cayman_Brac~ Cayman Brac
Grand_Cayman~ Grand Cayman
Little_Cayman~ Little Cayman`,
	KZ: `10 Abai
11 Akmola; @AKM
15 Aktobe; @AKT
19 Almaty Region; @ALM
23 Atyrau; @ATY
27 West Kazakhstan; @ZAP
31 Jambyl; @ZHA
33 Jetisu
35 Karaganda; @KAR
39 Kostanay; @KUS
43 Kyzylorda; @KZY; @BAY
47 Mangystau; @MAN
55 Pavlodar; @PAV
59 North Kazakhstan; @SEV
61 Turkistan; @YUZ
62 Ulytau
63 East Kazakhstan; @VOS
71 Astana; @AST
75 Almaty; @ALA
79 Shymkent; @SHY`,
	MH: `L Ralik Chain
MH~ Marshall Islands
T Ratak Chain`,
	MP: 'MP~ Northern Mariana Islands',
	MX: `AGU Aguascalientes; @AGS
BCN Baja California; @BC; @BN
BCS Baja California Sur; @BS
CAM Campeche; @CAMP
CHH Chihuahua; @CHIH; @CH
CHP Chiapas; @CHIS; @CS
CMX Ciudad de México; @DF; @CDMX; @DIF
COA Coahuila; @COAH
COL Colima
DUR Durango; @DGO
GRO Guerrero; @GR
GUA Guanajuato; @GTO
HID Hidalgo; @HGO
JAL Jalisco
MEX México; @MX; @EM
MIC Michoacán; @MICH
MOR Morelos
NAY Nayarit
NLE Nuevo León; @NL
OAX Oaxaca
PUE Puebla
QUE Querétaro; @QRO
ROO Quintana Roo; @Q ROO; @QROO
SIN Sinaloa
SLP San Luis Potosí
SON Sonora
TAB Tabasco
TAM Tamaulipas; @TAMPS
TLA Tlaxcala; @TLAX
VER Veracruz
YUC Yucatán
ZAC Zacatecas`,
	MY: `01 Johor; @JHR
02 Kedah; @KDH
03 Kelantan; @KTN
04 Melaka; @MLK
05 Negeri Sembilan; @NSN
06 Pahang; @PHG
07 Penang; @PNG
08 Perak; @PRK
09 Perlis; @PLS
10 Selangor; @SGR
11 Terengganu; @TRG
12 Sabah; @SBH
13 Sarawak; @SWK
14 Kuala Lumpur; @KUL
15 Labuan; @LBN
16 Putrajaya; @PJY`,
	MZ: `A Niassa
B Manica
G Gaza
I Inhambane
L Maputo
MPM Cidade de Maputo
N Nampula
P Cabo Delgado
Q Zambézia
S Sofala
T Tete`,
	NG: `AB Abia
AD Adamawa
AK Akwa Ibom
AN Anambra
BA Bauchi
BE Benue
BO Borno
BY Bayelsa
CR Cross River
DE Delta
EB Ebonyi
ED Edo
EK Ekiti
EN Enugu
FC Abuja Federal Capital Territory
GO Gombe
IM Imo
JI Jigawa
KD Kaduna
KE Kebbi
KN Kano
KO Kogi
KT Katsina
KW Kwara
LA Lagos
NA Nasarawa
NI Niger
OG Ogun
ON Ondo
OS Osun
OY Oyo
PL Plateau
RI Rivers
SO Sokoto
TA Taraba
YO Yobe
ZA Zamfara`,
	NI: `AN Costa Caribe Norte
AS Costa Caribe Sur
BO Boaco
CA Carazo
CI Chinandega
CO Chontales
ES Estelí
GR Granada
JI Jinotega
LE León
MD Madriz
MN Managua
MS Masaya
MT Matagalpa
NS Nueva Segovia
RI Rivas
SJ Río San Juan`,
	NR: `01 Aiwo
02 Anabar
03 Anetan
04 Anibare
05 Baiti
06 Boe
07 Buada
08 Denigomodu
09 Ewa
10 Ijuw
11 Meneng
12 Nibok
13 Uaboe
14 Yaren`,
	NZ: `AUK Auckland
BOP Bay of Plenty
CAN Canterbury
CIT Chatham Islands
GIS Gisborne
HKB Hawke's Bay
MBH Marlborough
MWT Manawatu-Wanganui
NSN Nelson
NTL Northland
OTA Otago
STL Southland
TAS Tasman
TKI Taranaki
WGN Wellington
WKO Waikato
WTC West Coast`,
	PA: `1 Bocas del Toro
10 Panamá Oeste
2 Coclé
3 Colón
4 Chiriquí
5 Darién
6 Herrera
7 Los Santos
8 Panamá
9 Veraguas
EM Emberá
KY Guna Yala
NB Ngäbe-Buglé
NT Naso Tjër Di`,
	PE: `AMA Amazonas
ANC Ancash
APU Apurímac
ARE Arequipa
AYA Ayacucho
CAJ Cajamarca
CAL Callao
CUS Cuzco
HUC Huánuco
HUV Huancavelica
ICA Ica
JUN Junín
LAL La Libertad
LAM Lambayeque
LIM Lima
LMA Lima Metropolitana
LOR Loreto
MDD Madre de Dios
MOQ Moquegua
PAS Pasco
PIU Piura
PUN Puno
SAM San Martín
TAC Tacna
TUM Tumbes
UCA Ucayali`,
	PF: `AUS~ Îles Australes
IDV~ Îles du Vent
ISV~ Îles Sous-le-Vent
MAR~ Îles Marquises
TUG~ Îles Tuamotu-Gambier`,
	PG: `CPK Chimbu
CPM Central
EBR East New Britain
EHG Eastern Highlands
EPW Enga
ESW East Sepik
GPK Gulf
HLA Hela
JWK Jiwaka
MBA Milne Bay
MPL Morobe
MPM Madang
MRL Manus
NCD National Capital District
NIK New Ireland
NPP Northern
NSB Bougainville; @NSA
SAN West Sepik
SHM Southern Highlands
WBK West New Britain
WHM Western Highlands
WPD Western`,
	PH: `00 Metro Manila; @NCR
ABR Abra
AGN Agusan del Norte
AGS Agusan del Sur
AKL Aklan
ALB Albay
ANT Antique
APA Apayao
AUR Aurora
BAN Bataan
BAS Basilan
BEN Benguet
BIL Biliran
BOH Bohol
BTG Batangas
BTN Batanes
BUK Bukidnon
BUL Bulacan
CAG Cagayan
CAM Camiguin
CAN Camarines Norte
CAP Capiz
CAS Camarines Sur
CAT Catanduanes
CAV Cavite
CEB Cebu
COM Davao de Oro
DAO Davao Oriental
DAS Davao del Sur
DAV Davao del Norte
DIN Dinagat Islands
DVO Davao Occidental
EAS Eastern Samar
GUI Guimaras
IFU Ifugao
ILI Iloilo
ILN Ilocos Norte
ILS Ilocos Sur
ISA Isabela
KAL Kalinga
LAG Laguna
LAN Lanao del Norte
LAS Lanao del Sur
LEY Leyte
LUN La Union
MAD Marinduque
MAG~ Maguindanao
MAS Masbate
MDC Occidental Mindoro
MDR Oriental Mindoro
MGN Maguindanao del Norte
MGS Maguindanao del Sur
MOU Mountain Province
MSC Misamis Occidental
MSR Misamis Oriental
NCO Cotabato
NEC Negros Occidental
NER Negros Oriental
NSA Northern Samar
NUE Nueva Ecija
NUV Nueva Vizcaya
PAM Pampanga
PAN Pangasinan
PLW Palawan
QUE Quezon
QUI Quirino
RIZ Rizal
ROM Romblon
SAR Sarangani
SCO South Cotabato
SIG Siquijor
SLE Southern Leyte
SLU Sulu
SOR Sorsogon
SUK Sultan Kudarat
SUN Surigao del Norte
SUR Surigao del Sur
TAR Tarlac
TAW Tawi-Tawi
WSA Samar
ZAN Zamboanga del Norte
ZAS Zamboanga del Sur
ZMB Zambales
ZSI Zamboanga Sibugay`,
	PT: `01 Aveiro
02 Beja
03 Braga
04 Bragança
05 Castelo Branco
06 Coimbra
07 Évora
08 Faro
09 Guarda
10 Leiria
11 Lisboa
12 Portalegre
13 Porto
14 Santarém
15 Setúbal
16 Viana do Castelo
17 Vila Real
18 Viseu
20 Açores
30 Madeira`,
	PW: `002 Aimeliik
004 Airai
010 Angaur
050 Hatohobei
100 Kayangel
150 Koror
212 Melekeok
214 Ngaraard
218 Ngarchelong
222 Ngardmau
224 Ngatpang
226 Ngchesar
227 Ngeremlengui
228 Ngiwal
350 Peleliu
370 Sonsorol
PW~ Palau`,
	PY: `1 Concepción
10 Alto Paraná
11 Central
12 Ñeembucú
13 Amambay
14 Canindeyú
15 Presidente Hayes
16 Alto Paraguay
19 Boquerón
2 San Pedro
3 Cordillera
4 Guairá
5 Caaguazú
6 Caazapá
7 Itapúa
8 Misiones
9 Paraguarí
ASU Asunción`,
	RO: `AB Alba
AG Argeș
AR Arad
B București
BC Bacău
BH Bihor
BN Bistriţa-Năsăud
BR Brăila
BT Botoşani
BV Braşov
BZ Buzău
CJ Cluj
CL Călărași
CS Caraș-Severin
CT Constanța
CV Covasna
DB Dâmbovița
DJ Dolj
GJ Gorj
GL Galați
GR Giurgiu
HD Hunedoara
HR Harghita
IF Ilfov
IL Ialomița
IS Iași
MH Mehedinți
MM Maramureş
MS Mureş
NT Neamţ
OT Olt
PH Prahova
SB Sibiu
SJ Sălaj
SM Satu Mare
SV Suceava
TL Tulcea
TM Timiș
TR Teleorman
VL Vâlcea
VN Vrancea
VS Vaslui`,
	RU: `AD Adygea
AL Altai Republic
ALT Altai Krai
AMU Amur
ARK Arkhangelsk
AST Astrakhan
BA Bashkortostan
BEL Belgorod
BRY Bryansk
BU Buryatia
CE Chechnya
CHE Chelyabinsk
CHU Chukotka
CR~ Crimea; @Respublika Krym
CU Chuvashia
DA Dagestan
IN Ingushetia
IRK Irkutsk; @UOB
IVA Ivanovo
KAM Kamchatka Krai; @KOR
KB Kabardino-Balkaria
KC Karachay-Cherkessia
KDA Krasnodar Krai
KEM Kemerovo
KGD Kaliningrad; @KGR; @KLN
KGN Kurgan
KHA Khabarovsk Krai
KHM Khanty-Mansi
KIR Kirov
KK Khakassia
KL Kalmykia
KLU Kaluga
KO Komi
KOS Kostroma
KR Karelia
KRS Kursk
KYA Krasnoyarsk Krai; @EVE; @TAY
LEN Leningrad
LIP Lipetsk
MAG Magadan
ME Mari El
MO Mordovia
MOS Moscow Oblast
MOW Moscow
MUR Murmansk; @MU
NEN Nenets
NGR Novgorod
NIZ Nizhny Novgorod
NVS Novosibirsk; @NSK
OMS Omsk
ORE Orenburg
ORL Oryol
PER Perm Krai; @KOP
PNZ Penza
PRI Primorsky Krai
PSK Pskov
ROS Rostov
RYA Ryazan
SA Sakha
SAK Sakhalin
SAM Samara
SAR Saratov
SE North Ossetia-Alania; @NOA
SEV~ Sevastopol; @Sevastopol'
SMO Smolensk
SPE Saint Petersburg
STA Stavropol Krai
SVE Sverdlovsk
TA Tatarstan
TAM Tambov
TOM Tomsk
TUL Tula
TVE Tver
TY Tuva; @TU
TYU Tyumen
UD Udmurtia
ULY Ulyanovsk
VGG Volgograd
VLA Vladimir
VLG Vologda
VOR Voronezh
YAN Yamalo-Nenets
YAR Yaroslavl
YEV Jewish Autonomous Oblast; @JEW
ZAB Zabaykalsky Krai; @AGB; @CHI`,
	SC: `01 Anse aux Pins
02 Anse Boileau
03 Anse Etoile
04 Au Cap
05 Anse Royale
06 Baie Lazare
07 Baie Sainte Anne
08 Beau Vallon
09 Bel Air
10 Bel Ombre
11 Cascade
12 Glacis
13 Grand'Anse Mahé
14 Grand'Anse Praslin
15 La Digue
16 La Rivière Anglaise
17 Mont Buxton
18 Mont Fleuri
19 Plaisance
20 Pointe La Rue
21 Port Glaud
22 Saint Louis
23 Takamaka
24 Les Mamelles
25 Roche Caiman
26 Ile Perseverance I
27 Ile Perseverance II`,
	SO: `AW Awdal; @AD
BK Bakool
BN Banaadir
BR Bari
BY Bay
GA Galguduud; @GG
GE Gedo; @GD
HI Hiran; @HR
JD Middle Juba
JH Lower Juba
MU Mudug; @MD
NU Nugal; @NG
SA Sanaag; @SG
SD Middle Shebelle
SH Lower Shebelle
SO Sool; @SL
TO Togdheer; @TG
WO Woqooyi Galbeed; @WG`,
	SR: `BR Brokopondo
CM Commewijne
CR Coronie
MA Marowijne
NI Nickerie
PM Paramaribo
PR Para
SA Saramacca
SI Sipaliwini
WA Wanica`,
	SV: `AH Ahuachapán
CA Cabañas
CH Chalatenango
CU Cuscatlán
LI La Libertad
MO Morazán
PA La Paz
SA Santa Ana
SM San Miguel
SO Sonsonate
SS San Salvador
SV San Vicente
UN La Unión
US Usulután`,
	TH: `10 Bangkok
11 Samut Prakan
12 Nonthaburi
13 Pathum Thani
14 Phra Nakhon Si Ayutthaya
15 Ang Thong
16 Lopburi
17 Sing Buri
18 Chai Nat
19 Saraburi
20 Chon Buri
21 Rayong
22 Chanthaburi
23 Trat
24 Chachoengsao
25 Prachin Buri
26 Nakhon Nayok
27 Sa Kaeo
30 Nakhon Ratchasima
31 Buri Ram
32 Surin
33 Si Sa Ket
34 Ubon Ratchathani
35 Yasothon
36 Chaiyaphum
37 Amnat Charoen
38 Bueng Kan
39 Nong Bua Lam Phu
40 Khon Kaen
41 Udon Thani
42 Loei
43 Nong Khai
44 Maha Sarakham
45 Roi Et
46 Kalasin
47 Sakon Nakhon
48 Nakhon Phanom
49 Mukdahan
50 Chiang Mai
51 Lamphun
52 Lampang
53 Uttaradit
54 Phrae
55 Nan
56 Phayao
57 Chiang Rai
58 Mae Hong Son
60 Nakhon Sawan
61 Uthai Thani
62 Kamphaeng Phet
63 Tak
64 Sukhothai
65 Phitsanulok
66 Phichit
67 Phetchabun
70 Ratchaburi
71 Kanchanaburi
72 Suphanburi
73 Nakhon Pathom
74 Samut Sakhon
75 Samut Songkhram
76 Phetchaburi
77 Prachuap Khiri Khan
80 Nakhon Si Thammarat
81 Krabi
82 Phang Nga
83 Phuket
84 Surat Thani
85 Ranong
86 Chumphon
90 Songkhla
91 Satun
92 Trang
93 Phatthalung
94 Pattani
95 Yala
96 Narathiwat
S Pattaya`,
	TR: `01 Adana
02 Adıyaman
03 Afyonkarahisar
04 Ağrı
05 Amasya
06 Ankara
07 Antalya
08 Artvin
09 Aydın
10 Balıkesir
11 Bilecik
12 Bingöl
13 Bitlis
14 Bolu
15 Burdur
16 Bursa
17 Çanakkale
18 Çankırı
19 Çorum
20 Denizli
21 Diyarbakır
22 Edirne
23 Elazığ
24 Erzincan
25 Erzurum
26 Eskişehir
27 Gaziantep
28 Giresun
29 Gümüşhane
30 Hakkâri
31 Hatay
32 Isparta
33 Mersin
34 Istanbul
35 Izmir
36 Kars
37 Kastamonu
38 Kayseri
39 Kırklareli
40 Kırşehir
41 Kocaeli
42 Konya
43 Kütahya
44 Malatya
45 Manisa
46 Kahramanmaraş
47 Mardin
48 Muğla
49 Muş
50 Nevşehir
51 Niğde
52 Ordu
53 Rize
54 Sakarya
55 Samsun
56 Siirt
57 Sinop
58 Sivas
59 Tekirdağ
60 Tokat
61 Trabzon
62 Tunceli
63 Şanlıurfa
64 Uşak
65 Van
66 Yozgat
67 Zonguldak
68 Aksaray
69 Bayburt
70 Karaman
71 Kırıkkale
72 Batman
73 Şırnak
74 Bartın
75 Ardahan
76 Iğdır
77 Yalova
78 Karabük
79 Kilis
80 Osmaniye
81 Düzce`,
	TV: `FUN Funafuti
NIT Niutao
NKF Nukufetau
NKL Nukulaelae
NMA Nanumea
NMG Nanumanga
NUI Nui
Niulakita~ Niulakita
VAI Vaitupu`,
	TW: `CHA Changhua
CYI Chiayi City
CYQ Chiayi County
HSQ Hsinchu County
HSZ Hsinchu City
HUA Hualien
ILA Yilan
KEE Keelung
KHH Kaohsiung; @KHQ
KIN Kinmen
LIE Lienchiang
MIA Miaoli
NAN Nantou
NWT New Taipei; @TPQ
PEN Penghu
PIF Pingtung
TAO Taoyuan
TNN Tainan; @TNQ
TPE Taipei
TTT Taitung
TXG Taichung; @TXQ
YUN Yunlin`,
	UA: `05 Vinnytsia
07 Volyn
09 Luhansk
12 Dnipropetrovsk
14 Donetsk
18 Zhytomyr
21 Zakarpattia
23 Zaporizhzhia
26 Ivano-Frankivsk
30 Kyiv
32 Kyiv Oblast
35 Kirovohrad
40 Sevastopol
43 Crimea
46 Lviv
48 Mykolaiv
51 Odesa
53 Poltava
56 Rivne
59 Sumy
61 Ternopil
63 Kharkiv
65 Kherson
68 Khmelnytskyi
71 Cherkasy
74 Chernihiv
77 Chernivtsi`,
	UM: `67 Johnston Atoll
71 Midway Atoll
76 Navassa Island
79 Wake Island
81 Baker Island
84 Howland Island
86 Jarvis Island
89 Kingman Reef
95 Palmyra Atoll`,
	US: `AA~ Armed Forces Americas
AE~ Armed Forces Europe
AK Alaska
AL Alabama
AP~ Armed Forces Pacific
AR Arkansas
AS American Samoa
AZ Arizona
CA California
CO Colorado
CT Connecticut
DC District of Columbia
DE Delaware
FL Florida
FM~ Federated States of Micronesia
GA Georgia
GU Guam
HI Hawaii
IA Iowa
ID Idaho
IL Illinois
IN Indiana
KS Kansas
KY Kentucky
LA Louisiana
MA Massachusetts
MD Maryland
ME Maine
MH~ Marshall Islands
MI Michigan
MN Minnesota
MO Missouri
MP Northern Mariana Islands
MS Mississippi
MT Montana
NC North Carolina
ND North Dakota
NE Nebraska
NH New Hampshire
NJ New Jersey
NM New Mexico
NV Nevada
NY New York
OH Ohio
OK Oklahoma
OR Oregon
PA Pennsylvania
PR Puerto Rico
PW~ Palau
RI Rhode Island
SC South Carolina
SD South Dakota
TN Tennessee
TX Texas
UM United States Minor Outlying Islands
UT Utah
VA Virginia
VI Virgin Islands
VT Vermont
WA Washington
WI Wisconsin
WV West Virginia
WY Wyoming`,
	UY: `AR Artigas
CA Canelones
CL Cerro Largo
CO Colonia
DU Durazno
FD Florida
FS Flores
LA Lavalleja
MA Maldonado
MO Montevideo
PA Paysandú
RN Río Negro
RO Rocha
RV Rivera
SA Salto
SJ San José
SO Soriano
TA Tacuarembó
TT Treinta y Tres`,
	VE: `A Distrito Capital
B Anzoátegui
C Apure
D Aragua
E Barinas
F Bolívar
G Carabobo
H Cojedes
I Falcón
J Guárico
K Lara
L Mérida
M Miranda
N Monagas
O Nueva Esparta
P Portuguesa
R Sucre
S Táchira
T Trujillo
U Yaracuy
V Zulia
W Dependencias Federales
X La Guaira
Y Delta Amacuro
Z Amazonas`,
	VI: 'VI~ Virgin Islands',
	VN: `01>HN Hà Nội; @64; @15
04 Cao Bằng
08>07 Tuyên Quang; @03
11>71 Điện Biên
12>01 Lai Châu
14>05 Sơn La
19>69 Thái Nguyên; @53
20>09 Lạng Sơn
22>13 Quảng Ninh
24>56 Bắc Ninh; @54
25>68 Phú Thọ; @70; >14
31>HP Hải Phòng; @61; @62
34 Khánh Hòa; @36
35 Lâm Đồng; @72; >40
37>18 Ninh Bình; @63; @67
38>21 Thanh Hóa
40>22 Nghệ An
42>23 Hà Tĩnh
44>25 Quảng Trị; >24
46>26 Huế
48>DN Đà Nẵng; @27; @60
51>29 Quảng Ngãi; @28
52>30 Gia Lai; >31
56>66 Hưng Yên; @33; >20
66>33 Đắk Lắk; @32
68>02 Lào Cai; @06
75>39 Đồng Nai; @58
79>SG Thành phố Hồ Chí Minh; @57; @43; @65
80>37 Tây Ninh; @41
82>45 Đồng Tháp; >46
86>49 Vĩnh Long; @50; >51
91>44 An Giang; @47
92>CT Cần Thơ; @73; >52; >48
96>59 Cà Mau; @55`,
	ZA: `EC Eastern Cape
FS Free State
GP Gauteng; @GT; @GA
KZN KwaZulu-Natal; @NL; @KN; @ZN
LP Limpopo; @NP; @LI
MP Mpumalanga
NC Northern Cape
NW North West
WC Western Cape`,
	ZW: `BU Bulawayo
HA Harare
MA Manicaland
MC Mashonaland Central
ME Mashonaland East
MI Midlands
MN Matabeleland North
MS Matabeleland South
MV Masvingo
MW Mashonaland West`,
}
