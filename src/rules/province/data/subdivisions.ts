// Written by scripts/build-provinces.ts; do not edit: change a line of scripts/facts/countries/, then npm run tables.
// Sources: iso-3166 4.4.0 and iso-3166-2 1.0.0 (MIT); cldr-subdivisions-full 48.2.0 (Unicode-3.0);

import type { FactTable } from '../../country/fact-table.ts'

/** The subdivisions that addresses do not name, with their English names. */
export const SUBDIVISIONS: FactTable = {
	AF: `BAL Balkh
BAM Bamyan
BDG Badghis
BDS Badakhshan
BGL Baghlan
DAY Daykundi
FRA Farah
FYB Faryab
GHA Ghazni
GHO Ghōr
HEL Helmand
HER Herat
JOW Jowzjan
KAB Kabul
KAN Kandahar
KAP Kapisa
KDZ Kunduz
KHO Khost
KNR Kunar
LAG Laghman
LOG Logar
NAN Nangarhar
NIM Nimruz
NUR Nuristan
PAN Panjshir
PAR Parwan
PIA Paktia
PKA Paktika
SAM Samangan
SAR Sar-e Pol
TAK Takhar
URU Urozgan
WAR Maidan Wardak
ZAB Zabul`,
	AG: `03 Saint George
04 Saint John
05 Saint Mary
06 Saint Paul
07 Saint Peter
08 Saint Philip
10 Barbuda
11 Redonda`,
	AL: `01 Berat County
02 Durrës County
03 Elbasan County
04 Fier County
05 Gjirokastër County
06 Korçë County
07 Kukës County
08 Lezhë County
09 Dibër County
10 Shkodër County
11 Tirana County
12 Vlorë County`,
	AO: `BGO Bengo
BGU Benguela
BIE Bié
CAB Cabinda
CCU Cuando Cubango
CNN Cunene
CNO Cuanza Norte
CUS Cuanza Sul
HUA Huambo
HUI Huíla
LNO Lunda Norte
LSU Lunda Sul
LUA Luanda
MAL Malanje
MOX Moxico
NAM Namibe
UIG Uíge
ZAI Zaire`,
	AT: `1 Burgenland
2 Carinthia
3 Lower Austria
4 Upper Austria
5 Salzburg
6 Styria
7 Tyrol
8 Vorarlberg
9 Vienna`,
	AZ: `ABS Absheron
AGA Agstafa
AGC Aghjabadi
AGM Agdam
AGS Agdash
AGU Agsu
AST Astara
BA Baku
BAB Babek
BAL Balakan
BAR Barda
BEY Beylagan
BIL Bilasuvar
CAB Jabrayil
CAL Jalilabad
CUL Julfa
DAS Dashkasan
FUZ Fizuli
GA Ganja
GAD Gadabay
GOR Goranboy
GOY Goychay
GYG Goygol
HAC Hajigabul
IMI Imishli
ISM Ismailli
KAL Kalbajar
KAN Kangarli
KUR Kurdamir
LA Lankaran
LAC Lachin
LAN Lankaran District
LER Lerik
MAS Masally
MI Mingachevir
NA Naftalan
NEF Neftchala
NV Nakhchivan
NX Nakhchivan AR
OGU Oghuz
ORD Ordubad
QAB Qabala
QAX Qakh
QAZ Qazakh
QBA Quba
QBI Qubadli
QOB Gobustan
QUS Qusar
SA Shaki
SAB Sabirabad
SAD Sadarak
SAH Shahbuz
SAK Shaki District
SAL Salyan
SAR Sharur
SAT Saatly
SBN Shabran
SIY Siazan
SKR Shamkir
SM Sumqayit
SMI Shamakhi
SMX Samukh
SR Shirvan
SUS Shusha
TAR Tartar
TOV Tovuz
UCA Ujar
XA Stepanakert
XAC Khachmaz
XCI Khojali
XIZ Khizi
XVD Khojavend
YAR Yardymli
YE Yevlakh
YEV Yevlakh District
ZAN Zangilan
ZAQ Zaqatala
ZAR Zardab`,
	BA: `BIH Federation of Bosnia and Herzegovina
BRC Brčko District
SRP Republika Srpska`,
	BD: `01 Bandarban
02 Barguna
03 Bogra
04 Brahmanbaria
05 Bagerhat
06 Barisal Division
07 Bhola
08 Comilla
09 Chandpur
10 Chittagong
11 Cox's Bazar
12 Chuadanga
13 Dhaka
14 Dinajpur
15 Faridpur
16 Feni
17 Gopalganj
18 Gazipur
19 Gaibandha
20 Habiganj
21 Jamalpur
22 Jessore
23 Jhenaidah
24 Joypurhat
25 Jhalokati
26 Kishoreganj
27 Khulna
28 Kurigram
29 Khagrachari
30 Kushtia
31 Lakshmipur
32 Lalmonirhat
33 Manikganj
34 Mymensingh
35 Munshiganj
36 Madaripur
37 Magura
38 Maulvi Bazar
39 Meherpur
40 Narayanganj
41 Netrokona
42 Narsingdi
43 Narail
44 Natore
45 Nawabganj
46 Nilphamari
47 Noakhali
48 Naogaon
49 Pabna
50 Pirojpur
51 Patuakhali
52 Panchagarh
53 Rajbari
54 Rajshahi
55 Rangpur
56 Rangamati Hill
57 Sherpur
58 Satkhira
59 Sirajganj
60 Sylhet
61 Sunamganj
62 Shariatpur
63 Tangail
64 Thakurgaon
A Barisal
B Chittagong Division
C Dhaka Division
D Khulna Division
E Rajshahi Division
F Rangpur Division
G Sylhet Division
H Mymensingh Division`,
	BE: `BRU Brussels
VAN Antwerp
VBR Flemish Brabant
VLG Flanders
VLI Limburg
VOV East Flanders
VWV West Flanders
WAL Wallonia
WBR Walloon Brabant
WHT Hainaut
WLG Liège
WLX Luxembourg
WNA Namur`,
	BF: `01 Boucle du Mouhoun
02 Cascades
03 Centre
04 Centre-Est
05 Centre-Nord
06 Centre-Ouest
07 Centre-Sud
08 Est
09 Hauts-Bassins
10 Nord
11 Plateau-Central
12 Sahel
13 Sud-Ouest
BAL Balé
BAM Bam
BAN Banwa
BAZ Bazèga
BGR Bougouriba
BLG Boulgou
BLK Boulkiemdé
COM Comoé
GAN Ganzourgou
GNA Gnagna
GOU Gourma
HOU Houet
IOB Ioba
KAD Kadiogo
KEN Kénédougou
KMD Komondjari
KMP Kompienga
KOP Koulpélogo
KOS Kossi
KOT Kouritenga
KOW Kourwéogo
LER Léraba
LOR Loroum
MOU Mouhoun
NAM Namentenga
NAO Nahouri
NAY Nayala
NOU Noumbiel
OUB Oubritenga
OUD Oudalan
PAS Passoré
PON Poni
SEN Séno
SIS Sissili
SMT Sanmatenga
SNG Sanguié
SOM Soum
SOR Sourou
TAP Tapoa
TUI Tuy
YAG Yagha
YAT Yatenga
ZIR Ziro
ZON Zondoma
ZOU Zoundwéogo`,
	BG: `01 Blagoevgrad
02 Burgas
03 Varna
04 Veliko Tarnovo
05 Vidin
06 Vratsa
07 Gabrovo
08 Dobrich
09 Kardzhali
10 Kyustendil
11 Lovech
12 Montana
13 Pazardzhik
14 Pernik
15 Pleven
16 Plovdiv
17 Razgrad
18 Ruse
19 Silistra
20 Sliven
21 Smolyan
22 Sofia
23 Sofia District
24 Stara Zagora
25 Targovishte
26 Haskovo
27 Shumen
28 Yambol`,
	BH: `13 Capital
14 Southern
15 Muharraq
17 Northern`,
	BI: `BB Bubanza
BL Bujumbura Rural
BM Bujumbura
BR Bururi
CA Cankuzo
CI Cibitoke
GI Gitega
KI Kirundo
KR Karuzi
KY Kayanza
MA Makamba
MU Muramvya
MW Mwaro
MY Muyinga
NG Ngozi
RM Rumonge
RT Rutana
RY Ruyigi`,
	BJ: `AK Atakora
AL Alibori
AQ Atlantique
BO Borgou
CO Collines
DO Donga
KO Kouffo
LI Littoral
MO Mono
OU Ouémé
PL Plateau
ZO Zou`,
	BN: `BE Belait
BM Brunei-Muara
TE Temburong
TU Tutong`,
	BO: `B Beni
C Cochabamba
H Chuquisaca
L La Paz
N Pando
O Oruro
P Potosí
S Santa Cruz
T Tarija`,
	BQ: `BO Bonaire
SA Saba
SE Sint Eustatius`,
	BT: `11 Paro
12 Chukha
13 Haa
14 Samtse
15 Thimphu
21 Tsirang
22 Dagana
23 Punakha
24 Wangdue Phodrang
31 Sarpang
32 Trongsa
33 Bumthang
34 Zhemgang
41 Trashigang
42 Mongar
43 Pemagatshel
44 Lhuntse
45 Samdrup Jongkhar
GA Gasa
TY Trashiyangtse`,
	BW: `CE Central
CH Chobe
FR Francistown
GA Gaborone
GH Ghanzi
JW Jwaneng
KG Kgalagadi
KL Kgatleng
KW Kweneng
LO Lobatse
NE North East
NW North West
SE South East
SO Southern
SP Selibe Phikwe
ST Sowa Town`,
	BY: `BR Brest
HM Minsk
HO Homel
HR Hrodna
MA Magileu
MI Minsk Region
VI Vitebsk`,
	BZ: `BZ Belize
CY Cayo
CZL Corozal
OW Orange Walk
SC Stann Creek
TOL Toledo`,
	CD: `BC Bas-Congo
BU Bas-Uélé
EQ Équateur
HK Haut-Katanga
HL Haut-Lomami
HU Haut-Uélé
IT Ituri
KC Kasaï Central
KE Kasaï-Oriental
KG Kwango
KL Kwilu
KN Kinshasa
KS Kasaï
LO Lomami
LU Lualaba
MA Maniema
MN Mai-Ndombe
MO Mongala
NK North Kivu
NU Nord-Ubangi
SA Sankuru
SK South Kivu
SU Sud-Ubangi
TA Tanganyika
TO Tshopo
TU Tshuapa`,
	CF: `AC Ouham
BB Bamingui-Bangoran
BGF Bangui
BK Basse-Kotto
HK Haute-Kotto
HM Haut-Mbomou
HS Mambéré-Kadéï
KB Nana-Grébizi
KG Kémo
LB Lobaye
MB Mbomou
MP Ombella-M'Poko
NM Nana-Mambéré
OP Ouham-Pendé
SE Sangha-Mbaéré
UK Ouaka
VK Vakaga`,
	CG: `11 Bouenza
12 Pool
13 Sangha
14 Plateaux
15 Cuvette-Ouest
16 Pointe-Noire
2 Lékoumou
5 Kouilou
7 Likouala
8 Cuvette
9 Niari
BZV Brazzaville`,
	CH: `AG Aargau
AI Appenzell Innerrhoden
AR Appenzell Ausserrhoden
BE Bern
BL Basel-Landschaft
BS Basel-Stadt
FR Fribourg
GE Geneva
GL Glarus
GR Graubünden
JU Jura
LU Lucerne
NE Neuchâtel
NW Nidwalden
OW Obwalden
SG St. Gallen
SH Schaffhausen
SO Solothurn
SZ Schwyz
TG Thurgau
TI Ticino
UR Uri
VD Vaud
VS Valais
ZG Zug
ZH Zürich`,
	CI: `AB Abidjan
BS Bas-Sassandra
CM Comoé
DN Denguélé
GD Gôh-Djiboua
LC Lacs
LG Lagunes
MG Montagnes
SM Sassandra-Marahoué
SV Savanes
VB Vallée du Bandama
WR Woroba
YM Yamoussoukro
ZZ Zanzan`,
	CM: `AD Adamawa
CE Centre
EN Far North
ES East
LT Littoral
NO North
NW Northwest
OU West
SU South
SW Southwest`,
	CV: `B Barlavento Islands
CA Santa Catarina
CF Santa Catarina do Fogo
CR Santa Cruz
MO Mosteiros
PA Paul
PN Porto Novo
PR Praia
RB Ribeira Brava
RG Ribeira Grande
RS Ribeira Grande de Santiago
S Sotavento Islands
SD São Domingos
SF São Filipe
SM São Miguel
SO São Lourenço dos Órgãos
SS São Salvador do Mundo
TA Tarrafal
TS Tarrafal de São Nicolau
CS Calheta de São Miguel`,
	CY: `01 Nicosia
02 Limassol
03 Larnaca
04 Famagusta
05 Paphos
06 Kyrenia`,
	CZ: `10 Prague, Hlavní mešto
20 Středočeský
201 Benešov
202 Beroun
203 Kladno
204 Kolín
205 Kutná Hora
206 Mělník
207 Mladá Boleslav
208 Nymburk
209 Prague-East
20A Prague-West
20B Příbram
20C Rakovník
31 Jihočeský
311 České Budějovice
312 Český Krumlov
313 Jindřichův Hradec
314 Písek
315 Prachatice
316 Strakonice
317 Tábor
32 Plzeňský
321 Domažlice
322 Klatovy
323 Plzeň
324 Plzeň-South
325 Plzeň-North
326 Rokycany
327 Tachov
41 Karlovarský
411 Cheb
412 Karlovy Vary
413 Sokolov
42 Ústecký
421 Děčín
422 Chomutov
423 Litoměřice
424 Louny
425 Most
426 Teplice
427 Ústí nad Labem
51 Liberecký
511 Česká Lípa
512 Jablonec nad Nisou
513 Liberec
514 Semily
52 Královéhradecký
521 Hradec Králové
522 Jičín
523 Náchod
524 Rychnov nad Kněžnou
525 Trutnov
53 Pardubický
531 Chrudim
532 Pardubice
533 Svitavy
534 Ústí nad Orlicí
63 Vysočina
631 Havlíčkův Brod
632 Jihlava
633 Pelhřimov
634 Třebíč
635 Žďár nad Sázavou
64 Jihomoravský
641 Blansko
642 Brno-město
643 Brno-venkov
644 Břeclav
645 Hodonín
646 Vyškov
647 Znojmo
71 Olomoucký
711 Jeseník
712 Olomouc
713 Prostějov
714 Přerov
715 Šumperk
72 Zlínský
721 Kroměříž
722 Uherské Hradiště
723 Vsetín
724 Zlín
80 Moravskoslezský
801 Bruntál
802 Frýdek-Místek
803 Karviná
804 Nový Jičín
805 Opava
806 Ostrava`,
	DE: `BB Brandenburg
BE Berlin
BW Baden-Württemberg
BY Bavaria
HB Bremen
HE Hesse
HH Hamburg
MV Mecklenburg-Vorpommern
NI Lower Saxony
NW North Rhine-Westphalia
RP Rhineland-Palatinate
SH Schleswig-Holstein
SL Saarland
SN Saxony
ST Saxony-Anhalt
TH Thuringia`,
	DJ: `AR Arta
AS Ali Sabieh
DI Dikhil
DJ Djibouti
OB Obock
TA Tadjourah`,
	DK: `015 København
020 Frederiksborg
025 Roskilde
030 Vestsjælland
035 Storstrøm
040 Bornholm
042 Fyn
050 Sønderjylland
055 Ribe
060 Vejle
065 Ringkøbing
070 Århus
076 Viborg
080 Nordjylland
101 København
147 Frederiksberg
81 Northern Denmark
82 Central Denmark
83 Southern Denmark
84 Capital Region
85 Zealand`,
	DM: `02 Saint Andrew
03 Saint David
04 Saint George
05 Saint John
06 Saint Joseph
07 Saint Luke
08 Saint Mark
09 Saint Patrick
10 Saint Paul
11 Saint Peter`,
	DO: `01 Distrito Nacional
02 Azua
03 Baoruco
04 Barahona
05 Dajabón
06 Duarte
07 Elías Piña
08 El Seibo
09 Espaillat
10 Independencia
11 La Altagracia
12 La Romana
13 La Vega
14 María Trinidad Sánchez
15 Monte Cristi
16 Pedernales
17 Peravia
18 Puerto Plata
19 Hermanas Mirabal
20 Samaná
21 San Cristóbal
22 San Juan
23 San Pedro de Macorís
24 Sánchez Ramírez
25 Santiago
26 Santiago Rodríguez
27 Valverde
28 Monseñor Nouel
29 Monte Plata
30 Hato Mayor
31 San José de Ocoa
32 Santo Domingo
33 Cibao Nordeste
34 Cibao Noroeste
35 Cibao Norte
36 Cibao Sur
37 El Valle
38 Enriquillo
39 Higüamo
40 Ozama
41 Valdesia
42 Yuma`,
	DZ: `01 Adrar
02 Chlef
03 Laghouat
04 Oum El Bouaghi
05 Batna
06 Béjaïa
07 Biskra
08 Béchar
09 Blida
10 Bouira
11 Tamanghasset
12 Tébessa
13 Tlemcen
14 Tiaret
15 Tizi Ouzou
16 Algiers
17 Djelfa
18 Jijel
19 Sétif
20 Saïda
21 Skikda
22 Sidi Bel Abbès
23 Annaba
24 Guelma
25 Constantine
26 Médéa
27 Mostaganem
28 M'Sila
29 Mascara
30 Ouargla
31 Oran
32 El Bayadh
33 Illizi
34 Bordj Bou Arréridj
35 Boumerdès
36 El Tarf
37 Tindouf
38 Tissemsilt
39 El Oued
40 Khenchela
41 Souk Ahras
42 Tipasa
43 Mila
44 Aïn Defla
45 Naama
46 Aïn Témouchent
47 Ghardaïa
48 Relizane
49 Timimoun
50 Bordj Badji Mokhtar
51 Ouled Djellal
52 Béni Abbès
53 In Salah
54 In Guezzam
55 Touggourt
56 Djanet
57 El Meghaier
58 El Meniaa`,
	EC: `A Azuay
B Bolívar
C Carchi
D Orellana
E Esmeraldas
F Cañar
G Guayas
H Chimborazo
I Imbabura
L Loja
M Manabí
N Napo
O El Oro
P Pichincha
R Los Ríos
S Morona-Santiago
SD Santo Domingo de los Tsáchilas
SE Santa Elena
T Tungurahua
U Sucumbíos
W Galápagos
X Cotopaxi
Y Pastaza
Z Zamora-Chinchipe`,
	EE: `130 Alutaguse
141 Anija
142 Antsla
171 Elva
184 Haapsalu
191 Haljala
198 Harku
205 Hiiumaa
214 Häädemeeste
245 Jõelähtme
247 Jõgeva
251 Jõhvi
255 Järva
272 Kadrina
283 Kambja
284 Kanepi
291 Kastre
293 Kehtna
296 Keila
303 Kihnu
305 Kiili
317 Kohila
321 Kohtla-Järve
338 Kose
353 Kuusalu
424 Loksa
430 Lääneranna
431 Lääne-Harju
432 Luunja
441 Lääne-Nigula
442 Lüganuse
446 Maardu
478 Muhu
480 Mulgi
486 Mustvee
503 Märjamaa
511 Narva
514 Narva-Jõesuu
528 Nõo
557 Otepää
567 Paide
586 Peipsiääre
615 Põhja-Sakala
618 Põltsamaa
622 Põlva
624 Pärnu
638 Põhja-Pärnumaa
651 Raasiku
653 Rae
661 Rakvere
663 Rakvere
668 Rapla
689 Ruhnu
698 Rõuge
708 Räpina
712 Saarde
714 Saaremaa
719 Saku
726 Saue
732 Setomaa
735 Sillamäe
784 Tallinn
792 Tapa
793 Tartu
796 Tartu
803 Toila
809 Tori
824 Tõrva
834 Türi
855 Valga
890 Viimsi
897 Viljandi
899 Viljandi³
901 Vinni
903 Viru-Nigula
907 Vormsi
917 Võru
919 Võru
928 Väike-Maarja`,
	ER: `AN Anseba
DK Southern Red Sea
DU Debub
GB Gash-Barka
MA Maekel
SK Northern Red Sea`,
	ES: `AN Andalusia
AR Aragon
AS Asturias
CB Cantabria
CL Castile and León
CM Castile-La Mancha
CN Canary Islands
CT Catalonia
EX Extremadura
GA Galicia
IB Balearic Islands
MC Murcia Region
MD Madrid Autonomous Community
NC Navarra Chartered Community
PV Basque Country
RI La Rioja
VC Valencian Community`,
	ET: `AA Addis Ababa
AF Afar
AM Amhara
BE Benishangul-Gumuz
DD Dire Dawa
GA Gambela
HA Harari
OR Oromia
SI Sidama
SN Southern Nations, Nationalities, and Peoples
SO Somali
SW Southwest Ethiopia Peoples
TI Tigray`,
	FI: `01 Ahvenanmaan maakunta
02 South Karelia
03 Southern Ostrobothnia
04 Southern Savonia
05 Kainuu
06 Tavastia Proper
07 Central Ostrobothnia
08 Central Finland
09 Kymenlaakso
10 Lapland
11 Pirkanmaa
12 Ostrobothnia
13 North Karelia
14 Northern Ostrobothnia
15 Northern Savonia
16 Päijänne Tavastia
17 Satakunta
18 Uusimaa
19 Southwest Finland`,
	FJ: `01 Ba
02 Bua
03 Cakaudrove
04 Kadavu
05 Lau
06 Lomaiviti
07 Macuata
08 Nadroga-Navosa
09 Naitasiri
10 Namosi
11 Ra
12 Rewa
13 Serua
14 Tailevu
C Central
E Eastern
N Northern
R Rotuma
W Western`,
	FR: `01 Ain
02 Aisne
03 Allier
04 Alpes-de-Haute-Provence
05 Hautes-Alpes
06 Alpes-Maritimes
07 Ardèche
08 Ardennes
09 Ariège
10 Aube
11 Aude
12 Aveyron
13 Bouches-du-Rhône
14 Calvados
15 Cantal
16 Charente
17 Charente-Maritime
18 Cher
19 Corrèze
21 Côte-d'Or
22 Côtes-d'Armor
23 Creuse
24 Dordogne
25 Doubs
26 Drôme
27 Eure
28 Eure-et-Loir
29 Finistère
2A Corse-du-Sud
2B Haute-Corse
30 Gard
31 Haute-Garonne
32 Gers
33 Gironde
34 Hérault
35 Ille-et-Vilaine
36 Indre
37 Indre-et-Loire
38 Isère
39 Jura
40 Landes
41 Loir-et-Cher
42 Loire
43 Haute-Loire
44 Loire-Atlantique
45 Loiret
46 Lot
47 Lot-et-Garonne
48 Lozère
49 Maine-et-Loire
50 Manche
51 Marne
52 Haute-Marne
53 Mayenne
54 Meurthe-et-Moselle
55 Meuse
56 Morbihan
57 Moselle
58 Nièvre
59 Nord
60 Oise
61 Orne
62 Pas-de-Calais
63 Puy-de-Dôme
64 Pyrénées-Atlantiques
65 Hautes-Pyrénées
66 Pyrénées-Orientales
67 Bas-Rhin
68 Haut-Rhin
69 Rhône
69M Métropole de Lyon
6AE Alsace
70 Haute-Saône
71 Saône-et-Loire
72 Sarthe
73 Savoie
74 Haute-Savoie
75C Paris
76 Seine-Maritime
77 Seine-et-Marne
78 Yvelines
79 Deux-Sèvres
80 Somme
81 Tarn
82 Tarn-et-Garonne
83 Var
84 Vaucluse
85 Vendée
86 Vienne
87 Haute-Vienne
88 Vosges
89 Yonne
90 Territoire de Belfort
91 Essonne
92 Hauts-de-Seine
93 Seine-Saint-Denis
94 Val-de-Marne
95 Val-d'Oise
BL Saint-Barthélemy
CP Clipperton
MF Saint-Martin
NC Nouvelle-Calédonie
PF Polynésie française
PM Saint-Pierre-et-Miquelon
TF Terres australes françaises
WF Wallis-et-Futuna
75 Paris`,
	GA: `1 Estuaire
2 Haut-Ogooué
3 Moyen-Ogooué
4 Ngounié
5 Nyanga
6 Ogooué-Ivindo
7 Ogooué-Lolo
8 Ogooué-Maritime
9 Woleu-Ntem`,
	GB: `ABC Armagh, Banbridge and Craigavon
ABD Aberdeenshire
ABE Aberdeen
AGB Argyll and Bute
AGY Anglesey
AND Ards and North Down
ANN Antrim and Newtownabbey
ANS Angus
BAS Bath and North East Somerset
BBD Blackburn with Darwen
BCP Bournemouth, Christchurch and Poole
BDF Bedford
BDG Barking and Dagenham
BEN Brent
BEX Bexley
BFS Belfast
BGE Bridgend
BGW Blaenau Gwent
BIR Birmingham
BKM Buckinghamshire
BNE Barnet
BNH Brighton and Hove
BNS Barnsley
BOL Bolton
BPL Blackpool
BRC Bracknell Forest
BRD Bradford
BRY Bromley
BST Bristol
BUR Bury
CAM Cambridgeshire
CAY Caerphilly
CBF Central Bedfordshire
CCG Causeway Coast and Glens
CGN Ceredigion
CHE Cheshire East
CHW Cheshire West and Chester
CLD Calderdale
CLK Clackmannanshire
CMA Cumbria
CMD Camden
CMN Carmarthenshire
CON Cornwall
COV Coventry
CRF Cardiff
CRY Croydon
CWY Conwy
DAL Darlington
DBY Derbyshire
DEN Denbighshire
DER Derby
DEV Devon
DGY Dumfries and Galloway
DNC Doncaster
DND Dundee
DOR Dorset
DRS Derry and Strabane
DUD Dudley
DUR Durham
EAL Ealing
EAW England and Wales
EAY East Ayrshire
EDH Edinburgh
EDU East Dunbartonshire
ELN East Lothian
ELS Outer Hebrides
ENF Enfield
ERW East Renfrewshire
ERY East Riding of Yorkshire
ESS Essex
ESX East Sussex
FAL Falkirk
FIF Fife
FLN Flintshire
FMO Fermanagh and Omagh
GAT Gateshead
GBN Great Britain
GLG Glasgow
GLS Gloucestershire
GRE Greenwich
GWN Gwynedd
HAL Halton
HAM Hampshire
HAV Havering
HCK Hackney
HEF Herefordshire
HIL Hillingdon
HLD Highland
HMF Hammersmith and Fulham
HNS Hounslow
HPL Hartlepool
HRT Hertfordshire
HRW Harrow
HRY Haringey
IOS Isles of Scilly
IOW Isle of Wight
ISL Islington
IVC Inverclyde
KEC Kensington and Chelsea
KEN Kent
KHL Kingston upon Hull
KIR Kirklees
KTT Kingston upon Thames
KWL Knowsley
LAN Lancashire
LBC Lisburn and Castlereagh
LBH Lambeth
LCE Leicester
LDS Leeds
LEC Leicestershire
LEW Lewisham
LIN Lincolnshire
LIV Liverpool
LND London
LUT Luton
MAN Manchester
MDB Middlesbrough
MDW Medway
MEA Mid and East Antrim
MIK Milton Keynes
MLN Midlothian
MON Monmouthshire
MRT Merton
MRY Moray
MTY Merthyr Tydfil
MUL Mid Ulster
NAY North Ayrshire
NBL Northumberland
NEL North East Lincolnshire
NET Newcastle upon Tyne
NFK Norfolk
NGM Nottingham
NLK North Lanarkshire
NLN North Lincolnshire
NMD Newry, Mourne and Down
NNH North Northamptonshire
NSM North Somerset
NTL Neath Port Talbot
NTT Nottinghamshire
NTY North Tyneside
NWM Newham
NWP Newport
NYK North Yorkshire
OLD Oldham
ORK Orkney Islands
OXF Oxfordshire
PEM Pembrokeshire
PKN Perth and Kinross
PLY Plymouth
POR Portsmouth
POW Powys
PTE Peter
RCC Redcar and Cleveland
RCH Rochdale
RCT Rhondda Cynon Taf
RDB Redbridge
RDG Reading
RFW Renfrewshire
RIC Richmond upon Thames
ROT Rotherham
RUT Rutland
SAW Sandwell
SAY South Ayrshire
SCB Scottish Borders
SFK Suffolk
SFT Sefton
SGC South Gloucestershire
SHF Sheffield
SHN Saint Helens
SHR Shropshire
SKP Stockport
SLF Salford
SLG Slough
SLK South Lanarkshire
SND Sunderland
SOL Solihull
SOM Somerset
SOS Southend-on-Sea
SRY Surrey
STE Stoke-on-Trent
STG Stirling
STH Southampton
STN Sutton
STS Staffordshire
STT Stockton-on-Tees
STY South Tyneside
SWA Swansea
SWD Swindon
SWK Southwark
TAM Tameside
TFW Telford and Wrekin
THR Thurrock
TOB Torbay
TOF Torfaen
TRF Trafford
TWH Tower Hamlets
UKM United Kingdom
VGL Vale of Glamorgan
WAR Warwickshire
WBK West Berkshire
WDU West Dunbartonshire
WFT Waltham Forest
WGN Wigan
WIL Wiltshire
WKF Wakefield
WLL Walsall
WLN West Lothian
WLV Wolverhampton
WND Wandsworth
WNH West Northamptonshire
WNM Windsor and Maidenhead
WOK Wokingham
WOR Worcestershire
WRL Wirral
WRT Warrington
WRX Wrexham
WSM Westminster
WSX West Sussex
YOR York
ZET Shetland`,
	GD: `01 Saint Andrew
02 Saint David
03 Saint George
04 Saint John
05 Saint Mark
06 Saint Patrick
10 Carriacou and Petite Martinique`,
	GE: `AB Abkhazia
AJ Adjara
GU Guria
IM Imereti
KA Kakheti
KK Kvemo Kartli
MM Mtskheta-Mtianeti
RL Racha-Lechkhumi and Kvemo Svaneti
SJ Samtskhe-Javakheti
SK Shida Kartli
SZ Samegrelo-Zemo Svaneti
TB Tbilisi`,
	GH: `AA Greater Accra
AF Ahafo
AH Ashanti
BA Brong-Ahafo
BE Bono East
BO Bono
CP Central
EP Eastern
NE North East
NP Northern
OT Oti
SV Savannah
TV Volta
UE Upper East
UW Upper West
WN Western North
WP Western`,
	GL: `AV Avannaata Kommunia
KU Kujalleq
QE Qeqqata
QT Kommune Qeqertalik
SM Sermersooq`,
	GM: `B Banjul
L Lower River Division
M Central River Division
N North Bank Division
U Upper River Division
W West Coast Division`,
	GN: `B Boké Region
BE Beyla
BF Boffa
BK Boké
C Conakry
CO Coyah
D Kindia Region
DB Dabola
DI Dinguiraye
DL Dalaba
DU Dubréka
F Faranah Region
FA Faranah
FO Forécariah
FR Fria
GA Gaoual
GU Guéckédou
K Kankan Region
KA Kankan
KB Koubia
KD Kindia
KE Kérouané
KN Koundara
KO Kouroussa
KS Kissidougou
L Labé Region
LA Labé
LE Lélouma
LO Lola
M Mamou Region
MC Macenta
MD Mandiana
ML Mali
MM Mamou
N Nzérékoré Region
NZ Nzérékoré
PI Pita
SI Siguiri
TE Télimélé
TO Tougué
YO Yomou`,
	GQ: `AN Annobón
BN Bioko Norte
BS Bioko Sur
C Río Muni
CS Centro Sur
DJ Djibloho
I Insular
KN Kié-Ntem
LI Litoral
WN Wele-Nzas`,
	GR: `69 Mount Athos
A East Macedonia and Thrace
B Central Macedonia
C West Macedonia
D Epirus
E Thessaly
F Ionian Islands
G West Greece
H Central Greece
I Attica
J Peloponnese
K North Aegean
L South Aegean
M Crete`,
	GW: `BA Bafatá
BL Bolama
BM Biombo
BS Bissau
CA Cacheu
GA Gabú
L Leste
N Norte
OI Oio
QU Quinara
S Sul
TO Tombali`,
	GY: `BA Barima-Waini
CU Cuyuni-Mazaruni
DE Demerara-Mahaica
EB East Berbice-Corentyne
ES Essequibo Islands-West Demerara
MA Mahaica-Berbice
PM Pomeroon-Supenaam
PT Potaro-Siparuni
UD Upper Demerara-Berbice
UT Upper Takutu-Upper Essequibo`,
	HR: `01 Zagreb County
02 Krapina-Zagorje
03 Sisak-Moslavina
04 Karlovac
05 Varaždin
06 Koprivnica-Križevci
07 Bjelovar-Bilogora
08 Primorje-Gorski Kotar
09 Lika-Senj
10 Virovitica-Podravina
11 Požega-Slavonia
12 Brod-Posavina
13 Zadar
14 Osijek-Baranja
15 Šibenik-Knin
16 Vukovar-Syrmia
17 Split-Dalmatia
18 Istria
19 Dubrovnik-Neretva
20 Međimurje
21 Zagreb`,
	HT: `AR Artibonite
CE Centre
GA Grand'Anse
ND Nord
NE Nord-Est
NI Nippes
NO Nord-Ouest
OU Ouest
SD Sud
SE Sud-Est`,
	HU: `BA Baranya
BC Békéscsaba
BE Békés
BK Bács-Kiskun
BU Budapest
BZ Borsod-Abaúj-Zemplén
CS Csongrád
DE Debrecen
DU Dunaújváros
EG Eger
ER Érd
FE Fejér
GS Győr-Moson-Sopron
GY Győr
HB Hajdú-Bihar
HE Heves
HV Hódmezővásárhely
JN Jász-Nagykun-Szolnok
KE Komárom-Esztergom
KM Kecskemét
KV Kaposvár
MI Miskolc
NK Nagykanizsa
NO Nógrád
NY Nyíregyháza
PE Pest
PS Pécs
SD Szeged
SF Székesfehérvár
SH Szombathely
SK Szolnok
SN Sopron
SO Somogy
SS Szekszárd
ST Salgótarján
SZ Szabolcs-Szatmár-Bereg
TB Tatabánya
TO Tolna
VA Vas
VE Veszprém County
VM Veszprém
ZA Zala
ZE Zalaegerszeg`,
	ID: `JW Java
KA Kalimantan
ML Maluku Islands
NU Lesser Sunda Islands
PP Papua Islands
SL Sulawesi
SM Sumatra`,
	IE: `C Connacht
L Leinster
M Munster
U Ulster`,
	IL: `D Southern District
HA Haifa District
JM Jerusalem
M Central District
TA Tel Aviv District
Z Northern District`,
	IS: `1 Capital
2 Southern Peninsula
3 Western
4 Westfjords
5 Northwestern
6 Northeastern
7 Eastern
8 Southern
AKN Akraneskaupstaður
AKU Akureyrarbær
ARN Árneshreppur
ASA Ásahreppur
BLA Bláskógabyggð
BOG Borgarbyggð
BOL Bolungarvíkurkaupstaður
DAB Dalabyggð
DAV Dalvíkurbyggð
EOM Eyja- og Miklaholtshreppur
EYF Eyjafjarðarsveit
FJD Fjarðabyggð
FJL Fjallabyggð
FLA Flóahreppur
FLR Fljótsdalshreppur
GAR Garðabær
GOG Grímsnes- og Grafningshreppur
GRN Grindavíkurbær
GRU Grundarfjarðarbær
GRY Grýtubakkahreppur
HAF Hafnarfjarðarkaupstaður
HRG Hörgársveit
HRU Hrunamannahreppur
HUG Húnabyggð
HUV Húnaþing vestra
HVA Hvalfjarðarsveit
HVE Hveragerðisbær
ISA Ísafjarðarbær
KAL Kaldrananeshreppur
KJO Kjósarhreppur
KOP Kópavogsbær
LAN Langanesbyggð
MOS Mosfellsbær
MUL Múlaþing
MYR Mýrdalshreppur
NOR Norðurþing
RGE Rangárþing eystra
RGY Rangárþing ytra
RHH Reykhólahreppur
RKN Reykjanesbær
RKV Reykjavíkurborg
SBT Svalbarðsstrandarhreppur
SDN Suðurnesjabær
SDV Súðavíkurhreppur
SEL Seltjarnarnesbær
SFA Sveitarfélagið Árborg
SHF Sveitarfélagið Hornafjörður
SKF Skaftárhreppur
SKG Skagabyggð
SKO Skorradalshreppur
SKR Skagafjörður
SNF Snæfellsbær
SOG Skeiða- og Gnúpverjahreppur
SOL Sveitarfélagið Ölfus
SSS Sveitarfélagið Skagaströnd
STR Strandabyggð
STY Stykkishólmsbær
SVG Sveitarfélagið Vogar
TAL Tálknafjarðarhreppur
THG Þingeyjarsveit
TJO Tjörneshreppur
VEM Vestmannaeyjabær
VER Vesturbyggð
VOP Vopnafjarðarhreppur`,
	IT: `21 Piedmont
25 Lombardy
32 Trentino-South Tyrol
34 Veneto
36 Friuli–Venezia Giulia
42 Liguria
45 Emilia-Romagna
52 Tuscany
55 Umbria
57 Marche
62 Lazio
65 Abruzzo
67 Molise
72 Campania
75 Apulia
77 Basilicata
78 Calabria
82 Sicily
88 Sardinia`,
	JO: `AJ Ajloun
AM Amman
AQ Aqaba
AT Tafilah
AZ Zarqa
BA Balqa
IR Irbid
JA Jerash
KA Karak
MA Mafraq
MD Madaba
MN Ma'an`,
	KE: `01 Baringo
02 Bomet
03 Bungoma
04 Busia
05 Elgeyo-Marakwet
06 Embu
07 Garissa
08 Homa Bay
09 Isiolo
10 Kajiado
11 Kakamega
12 Kericho
13 Kiambu
14 Kilifi
15 Kirinyaga
16 Kisii
17 Kisumu
18 Kitui
19 Kwale
20 Laikipia
21 Lamu
22 Machakos
23 Makueni
24 Mandera
25 Marsabit
26 Meru
27 Migori
28 Mombasa
29 Murang'a
30 Nairobi County
31 Nakuru
32 Nandi
33 Narok
34 Nyamira
35 Nyandarua
36 Nyeri
37 Samburu
38 Siaya
39 Taita-Taveta
40 Tana River
41 Tharaka-Nithi
42 Trans Nzoia
43 Turkana
44 Uasin Gishu
45 Vihiga
46 Wajir
47 West Pokot`,
	KG: `B Batken
C Chuy
GB Bishkek
GO Osh
J Jalal-Abad
N Naryn
O Osh Region
T Talas
Y Issyk-Kul`,
	KH: `1 Banteay Meanchey
10 Kratié
11 Mondulkiri
12 Phnom Penh
13 Preah Vihear
14 Prey Veng
15 Pursat
16 Ratanakiri
17 Siem Reap
18 Sihanoukville
19 Stung Treng
2 Battambang
20 Svay Rieng
21 Takéo
22 Oddar Meanchey
23 Kep
24 Pailin
25 Tbong Khmum
3 Kampong Cham
4 Kampong Chhnang
5 Kampong Speu
6 Kampong Thom
7 Kampot
8 Kandal
9 Koh Kong`,
	KM: `A Anjouan
G Grande Comore
M Mohéli`,
	KN: `01 Christ Church Nichola Town
02 Saint Anne Sandy Point
03 Saint George Basseterre
04 Saint George Gingerland
05 Saint James Windward
06 Saint John Capisterre
07 Saint John Figtree
08 Saint Mary Cayon
09 Saint Paul Capisterre
10 Saint Paul Charlestown
11 Saint Peter Basseterre
12 Saint Thomas Lowland
13 Saint Thomas Middle Island
15 Trinity Palmetto Point`,
	LA: `AT Attapeu
BK Bokeo
BL Bolikhamsai
CH Champasak
HO Houaphanh
KH Khammouane
LM Luang Namtha
LP Luang Prabang
OU Oudomxay
PH Phongsaly
SL Salavan
SV Savannakhet
VI Vientiane Province
VT Vientiane
XA Sainyabuli
XE Sekong
XI Xiangkhouang
XS Xaisomboun`,
	LB: `AK Akkar
AS North
BA Beirut
BH Baalbek-Hermel
BI Beqaa
JA South
JL Mount Lebanon
NA Nabatieh`,
	LC: `01 Anse la Raye
02 Castries
03 Choiseul
05 Dennery
06 Gros Islet
07 Laborie
08 Micoud
10 Soufrière
11 Vieux Fort
12 Canaries`,
	LI: `01 Balzers
02 Eschen
03 Gamprin
04 Mauren
05 Planken
06 Ruggell
07 Schaan
08 Schellenberg
09 Triesen
10 Triesenberg
11 Vaduz`,
	LK: `1 Western
11 Colombo
12 Gampaha
13 Kalutara
2 Central
21 Kandy
22 Matale
23 Nuwara Eliya
3 Southern
31 Galle
32 Matara
33 Hambantota
4 Northern
41 Jaffna
42 Kilinochchi
43 Mannar
44 Vavuniya
45 Mullaitivu
5 Eastern
51 Batticaloa
52 Ampara
53 Trincomalee
6 North Western
61 Kurunegala
62 Puttalam
7 North Central
71 Anuradhapura
72 Polonnaruwa
8 Uva
81 Badulla
82 Moneragala
9 Sabaragamuwa
91 Ratnapura
92 Kegalle`,
	LR: `BG Bong
BM Bomi
CM Grand Cape Mount
GB Grand Bassa
GG Grand Gedeh
GK Grand Kru
GP Gbarpolu
LO Lofa
MG Margibi
MO Montserrado
MY Maryland
NI Nimba
RG River Gee
RI Rivercess
SI Sinoe`,
	LS: `A Maseru
B Butha-Buthe
C Leribe
D Berea
E Mafeteng
F Mohale's Hoek
G Quthing
H Qacha's Nek
J Mokhotlong
K Thaba-Tseka`,
	LT: `01 Akmenė
02 Alytus Municipality
03 Alytus
04 Anykščiai
05 Birštonas
06 Biržai
07 Druskininkai
08 Elektrėnai
09 Ignalina
10 Jonava
11 Joniškis
12 Jurbarkas
13 Kaišiadorys
14 Kalvarija
15 Kauno Municipality
16 Kaunas
17 Kazlų Rūda
18 Kėdainiai
19 Kelmė
20 Klaipėdos Municipality
21 Klaipėda
22 Kretinga
23 Kupiškis
24 Lazdijai
25 Marijampolė
26 Mažeikiai
27 Molėtai
28 Neringa
29 Pagėgiai
30 Pakruojis
31 Palanga
32 Panevėžio Municipality
33 Panevėžys
34 Pasvalys
35 Plungė
36 Prienai
37 Radviliškis
38 Raseiniai
39 Rietavas
40 Rokiškis
41 Šakiai
42 Šalčininkai
43 Šiaulių Municipality
44 Šiauliai
45 Šilalė
46 Šilutė
47 Širvintos
48 Skuodas
49 Švenčionys
50 Tauragė
51 Telšiai
52 Trakai
53 Ukmergė
54 Utena
55 Varėna
56 Vilkaviškis
57 Vilniaus Municipality
58 Vilnius
59 Visaginas
60 Zarasai
AL Alytus County
KL Klaipėda County
KU Kaunas County
MR Marijampolė County
PN Panevėžys County
SA Šiauliai County
TA Tauragė County
TE Telšiai County
UT Utena County
VL Vilnius County`,
	LU: `CA Capellen
CL Clervaux
D Diekirch (de, lb)
DI Diekirch
EC Echternach
ES Esch-sur-Alzette
G Grevenmacher (de, lb)
GR Grevenmacher
L Luxembourg
LU Luxembourg
ME Mersch
RD Redange
RM Remich
VD Vianden
WI Wiltz`,
	LV: `002 Aizkraukle
007 Alūksne
011 Ādaži
015 Balvi
016 Bauska
022 Cēsis
026 Dobele
033 Gulbene
041 Jelgava Municipality
042 Jēkabpils Municipality
047 Krāslava
050 Kuldīga
052 Ķekava
054 Limbaži
056 Līvāni
058 Ludza
059 Madona
062 Mārupe
067 Ogre
068 Olaine
073 Preiļi
077 Rēzekne Municipality
080 Ropaži
087 Salaspils
088 Saldus
089 Saulkrasti
091 Sigulda
094 Smiltene
097 Talsi
099 Tukums
101 Valka
102 Varakļāni
106 Ventspils Municipality
111 Augšdaugavas novads
112 Dienvidkurzemes Novads
113 Valmieras Novads
DGV Daugavpils
JEL Jelgava
JUR Jūrmala
LPX Liepāja
REZ Rēzekne
RIX Riga
VEN Ventspils`,
	LY: `BA Benghazi
BU Butnan
DR Derna
GT Ghat
JA Jabal al Akhdar
JG Jabal al Gharbi
JI Jafara
JU Jufra
KF Kufra
MB Murqub
MI Misrata
MJ Marj
MQ Murzuq
NL Nalut
NQ Nuqat al Khams
SB Sabha
SR Sirte
TB Tripoli
WA Al Wahat
WD Wadi al Hayaa
WS Wadi al Shatii
ZA Zawiya`,
	MA: `01 Tanger-Tétouan-Al Hoceïma
02 L'Oriental
03 Fès-Meknès
04 Rabat-Salé-Kénitra
05 Béni Mellal-Khénifra
06 Casablanca-Settat
07 Marrakech-Safi
08 Drâa-Tafilalet
09 Souss-Massa
10 Guelmim-Oued Noun
11 Laâyoune-Sakia El Hamra
12 Dakhla-Oued Ed-Dahab
AGD Agadir-Ida-Ou-Tanane
AOU Aousserd
ASZ Assa-Zag
AZI Azilal
BEM Béni Mellal
BER Berkane
BES Benslimane
BOD Boujdour
BOM Boulemane
BRR Berrechid
CAS Casablanca
CHE Chefchaouen
CHI Chichaoua
CHT Chtouka-Ait Baha
DRI Driouch
ERR Errachidia
ESI Essaouira
ESM Es-Semara
FAH Fahs-Anjra
FES Fès
FIG Figuig
FQH Fquih Ben Salah
GUE Guelmim
GUF Guercif
HAJ El Hajeb
HAO Al Haouz
HOC Al Hoceïma
IFR Ifrane
INE Inezgane-Ait Melloul
JDI El Jadida
JRA Jerada
KEN Kénitra
KES El Kelâa des Sraghna
KHE Khémisset
KHN Khénifra
KHO Khouribga
LAA Laâyoune
LAR Larache
MAR Marrakech
MDF M'diq-Fnideq
MED Médiouna
MEK Meknès
MID Midelt
MOH Mohammadia
MOU Moulay Yacoub
NAD Nador
NOU Nouaceur
OUA Ouarzazate
OUD Oued Ed-Dahab
OUJ Oujda-Angad
OUZ Ouezzane
RAB Rabat
REH Rehamna
SAF Safi
SAL Salé
SEF Sefrou
SET Settat
SIB Sidi Bennour
SIF Sidi Ifni
SIK Sidi Kacem
SIL Sidi Slimane
SKH Skhirate-Témara
TAF Tarfaya
TAI Taourirt
TAO Taounate
TAR Taroudannt
TAT Tata
TAZ Taza
TET Tétouan
TIN Tinghir
TIZ Tiznit
TNG Tanger-Assilah
TNT Tan-Tan
YUS Youssoufia
ZAG Zagora`,
	MC: `CL La Colle
CO La Condamine
FO Fontvieille
GA La Gare
JE Jardin Exotique de Monaco
LA Larvotto
MA Malbousquet
MC Monte Carlo
MG Moneghetti
MO Monaco-Ville
MU Moulins
PH Port Hercules
SD Sainte-Dévote Chapel
SO La Source
SP Spélugues
SR Saint Roman
VR Vallon de la Rousse`,
	MD: `AN Anenii Noi
BA Bălţi
BD Bender
BR Briceni
BS Basarabeasca
CA Cahul
CL Călărași
CM Cimișlia
CR Criuleni
CS Căușeni
CT Cantemir
CU Chișinău
DO Dondușeni
DR Drochia
DU Dubăsari
ED Edineț
FA Fălești
FL Florești
GA Gagauzia
GL Glodeni
HI Hîncești
IA Ialoveni
LE Leova
NI Nisporeni
OC Ocniţa
OR Orhei
RE Rezina
RI Rîșcani
SD Șoldănești
SI Sîngerei
SN Transnistria
SO Soroca
ST Strășeni
SV Ştefan Vodă
TA Taraclia
TE Telenești
UN Ungheni`,
	ME: `01 Andrijevica
02 Bar
03 Berane
04 Bijelo Polje
05 Budva
06 Cetinje
07 Danilovgrad
08 Herceg Novi
09 Kolašin
10 Kotor
11 Mojkovac
12 Nikšić
13 Plav
14 Pljevlja
15 Plužine
16 Podgorica
17 Rožaje
18 Šavnik
19 Tivat
20 Ulcinj
21 Žabljak
22 Gusinje
23 Petnjica
24 Tuzi
25 Zeta`,
	MG: `A Toamasina
D Antsiranana
F Fianarantsoa
M Mahajanga
T Antananarivo
U Toliara`,
	MH: `ALK Ailuk Atoll
ALL Ailinglaplap Atoll
ARN Arno
AUR Aur Atoll
EBO Ebon Atoll
ENI Enewetak Atoll
JAB Jabat Island
JAL Jaluit Atoll
KIL Kili Island
KWA Kwajalein
LAE Lae Atoll
LIB Lib Island
LIK Likiep Atoll
MAJ Majuro
MAL Maloelap Atoll
MEJ Mejit Island
MIL Mili Atoll
NMK Namdrik Atoll
NMU Namu Atoll
RON Rongelap Atoll
UJA Ujae Atoll
UTI Utirik Atoll
WTH Wotho Atoll
WTJ Wotje Atoll`,
	MK: `101 Veles
102 Gradsko
103 Demir Kapija
104 Kavadarci
105 Lozovo
106 Negotino
107 Rosoman
108 Sveti Nikole
109 Čaška
201 Berovo
202 Vinica
203 Delčevo
204 Zrnovci
205 Karbinci
206 Kočani
207 Makedonska Kamenica
208 Pehčevo
209 Probištip
210 Češinovo-Obleševo
211 Štip
301 Vevčani
303 Debar
304 Debrca
307 Kičevo
308 Makedonski Brod
310 Ohrid
311 Plasnica
312 Struga
313 Centar Župa
401 Bogdanci
402 Bosilovo
403 Valandovo
404 Vasilevo
405 Gevgelija
406 Dojran
407 Konče
408 Novo Selo
409 Radoviš
410 Strumica
501 Bitola
502 Demir Hisar
503 Dolneni
504 Krivogaštani
505 Kruševo
506 Mogila
507 Novaci
508 Prilep
509 Resen
601 Bogovinje
602 Brvenica
603 Vrapčište
604 Gostivar
605 Želino
606 Jegunovce
607 Mavrovo i Rostuše
608 Tearce
609 Tetovo
701 Kratovo
702 Kriva Palanka
703 Kumanovo
704 Lipkovo
705 Rankovce
706 Staro Nagoričane
801 Aerodrom †
802 Aračinovo
803 Butel †
804 Gazi Baba †
805 Gjorče Petrov †
806 Zelenikovo
807 Ilinden
808 Karpoš †
809 Kisela Voda †
810 Petrovec
811 Saraj †
812 Sopište
813 Studeničani
814 Centar †
815 Čair †
816 Čučer-Sandevo
817 Šuto Orizari †`,
	ML: `1 Kayes
10 Taoudénit
2 Koulikoro
3 Sikasso
4 Ségou
5 Mopti
6 Tombouctou
7 Gao
8 Kidal
9 Ménaka
BKO Bamako`,
	MM: `01 Sagaing
02 Bago
03 Magway
04 Mandalay
05 Tanintharyi
06 Yangon
07 Ayeyarwady
11 Kachin
12 Kayah
13 Kayin
14 Chin
15 Mon
16 Rakhine
17 Shan
18 Naypyidaw`,
	MN: `035 Orkhon
037 Darkhan-Uul
039 Khentii
041 Khövsgöl
043 Khovd
046 Uvs
047 Töv
049 Selenge
051 Sükhbaatar
053 Ömnögovi
055 Övörkhangai
057 Zavkhan
059 Dundgovi
061 Dornod
063 Dornogovi
064 Govisümber
065 Govi-Altai
067 Bulgan
069 Bayankhongor
071 Bayan-Ölgii
073 Arkhangai
1 Ulaanbaatar`,
	MR: `01 Hodh Ech Chargui
02 Hodh El Gharbi
03 Assaba
04 Gorgol
05 Brakna
06 Trarza
07 Adrar
08 Dakhlet Nouadhibou
09 Tagant
10 Guidimaka
11 Tiris Zemmour
12 Inchiri
13 Nouakchott Ouest
14 Nouakchott Nord
15 Nouakchott Sud`,
	MT: `01 Attard
02 Balzan
03 Birgu
04 Birkirkara
05 Birżebbuġa
06 Cospicua
07 Dingli
08 Fgura
09 Floriana
10 Fontana
11 Gudja
12 Gżira
13 Għajnsielem
14 Għarb
15 Għargħur
16 Għasri
17 Għaxaq
18 Ħamrun
19 Iklin
20 Senglea
21 Kalkara
22 Kerċem
23 Kirkop
24 Lija
25 Luqa
26 Marsa
27 Marsaskala
28 Marsaxlokk
29 Mdina
30 Mellieħa
31 Mġarr
32 Mosta
33 Mqabba
34 Msida
35 Imtarfa
36 Munxar
37 Nadur
38 Naxxar
39 Paola
40 Pembroke
41 Pietà
42 Qala
43 Qormi
44 Qrendi
45 Victoria
46 Rabat
47 Safi
48 St. Julian's
49 San Ġwann
50 Saint Lawrence
51 St. Paul's Bay
52 Sannat
53 Santa Luċija
54 Santa Venera
55 Siġġiewi
56 Sliema
57 Swieqi
58 Ta' Xbiex
59 Tarxien
60 Valletta
61 Xagħra
62 Xewkija
63 Xgħajra
64 Żabbar
65 Żebbuġ Gozo
66 Żebbuġ
67 Żejtun
68 Żurrieq`,
	MU: `AG Agaléga
BL Rivière Noire
CC Cargados Carajos
FL Flacq
GP Grand Port
MO Moka
PA Pamplemousses
PL Port Louis District
PW Plaines Wilhems
RO Rodrigues
RR Rivière du Rempart
SA Savanne`,
	MV: `00 Alif Dhaal
01 Addu
02 Alif Alif
03 Lhaviyani
04 Vaavu
05 Laamu
07 Haa Alif
08 Thaa
12 Meemu
13 Raa
14 Faafu
17 Dhaalu
20 Baa
23 Haa Dhaalu
24 Shaviyani
25 Noonu
26 Kaafu
27 Gaafu Alif
28 Gaafu Dhaalu
29 Gnaviyani
MLE Malé`,
	MW: `BA Balaka
BL Blantyre
C Central
CK Chikwawa
CR Chiradzulu
CT Chitipa
DE Dedza
DO Dowa
KR Karonga
KS Kasungu
LI Lilongwe
LK Likoma
MC Mchinji
MG Mangochi
MH Machinga
MU Mulanje
MW Mwanza
MZ Mzimba
N Northern
NB Nkhata Bay
NE Neno
NI Ntchisi
NK Nkhotakota
NS Nsanje
NU Ntcheu
PH Phalombe
RU Rumphi
S Southern
SA Salima
TH Thyolo
ZO Zomba`,
	NA: `CA Zambezi
ER Erongo
HA Hardap
KA Karas
KE Kavango East
KH Khomas
KU Kunene
KW Kavango West
OD Otjozondjupa
OH Omaheke
ON Oshana
OS Omusati
OT Oshikoto
OW Ohangwena`,
	NE: `1 Agadez
2 Diffa
3 Dosso
4 Maradi
5 Tahoua
6 Tillabéri
7 Zinder
8 Niamey`,
	NL: `AW Aruba
BQ1 Bonaire
BQ2 Saba
BQ3 Sint Eustatius
CW Curaçao
DR Drenthe
FL Flevoland
FR Friesland
GE Gelderland
GR Groningen
LI Limburg
NB North Brabant
NH North Holland
OV Overijssel
SX Sint Maarten
UT Utrecht
ZE Zeeland
ZH South Holland`,
	NO: `03 Oslo
11 Rogaland
15 Møre og Romsdal
18 Nordland
21 Svalbard
22 Jan Mayen
30 Viken
34 Innlandet
38 Vestfold og Telemark
42 Agder
46 Vestland
50 Trøndelag
54 Tromssan ja Finmarkun
31 Østfold
32 Akershus
33 Buskerud
39 Vestfold
40 Telemark
55 Troms
56 Finnmark`,
	NP: `P1 Province 1
P2 Province 2
P3 Province 3
P4 Gandaki
P5 Province 5
P6 Karnali
P7 Province 7`,
	NZ: `N North Island
S South Island`,
	OM: `BJ Janub al Batinah
BS Shamal al Batinah
BU Al Buraimi
DA Ad Dakhiliyah
MA Muscat
MU Musandam
SJ Janub ash Sharqiyah
SS Shamal ash Sharqiyah
WU Al Wusta
ZA Ad Dhahirah
ZU Dhofar`,
	PH: `01 Ilocos
02 Cagayan Valley
03 Central Luzon
05 Bicol
06 Western Visayas
07 Central Visayas
08 Eastern Visayas
09 Zamboanga Peninsula
10 Northern Mindanao
11 Davao
12 Soccsksargen
13 Caraga
14 Muslim Mindanao
15 Cordillera Administrative
40 Calabarzon
41 Mimaropa`,
	PK: `BA Balochistan
GB Gilgit-Baltistan
IS Islamabad
JK Azad Kashmir
KP Khyber Pakhtunkhwa
PB Punjab
SD Sindh
TA Federally Administered Tribal Areas`,
	PL: `02 Lower Silesia
04 Kuyavia-Pomerania
06 Lublin
08 Lubusz
10 Łódź
12 Lesser Poland
14 Mazovia
16 Opole
18 Subcarpathia
20 Podlachia
22 Pomerania
24 Silesia
26 Holy Cross
28 Warmia-Masuria
30 Greater Poland
32 West Pomerania`,
	PS: `BTH Bethlehem
DEB Deir al-Balah
GZA Gaza
HBN Hebron
JEM Jerusalem
JEN Jenin
JRH Jericho
KYS Khan Yunis
NBS Nablus
NGZ North Gaza
QQA Qalqilya
RBH Ramallah and al-Bireh
RFH Rafah
SLT Salfit
TBS Tubas
TKM Tulkarm`,
	QA: `DA Doha
KH Al Khor
MS Madinat ash Shamal
RA Al Rayyan
SH Ash Shīḩānīyah
US Umm Salal
WA Al Wakrah
ZA Al Daayen`,
	RS: `00 Beograd
01 North Bačka
02 Central Banat
03 North Banat
04 South Banat
05 West Bačka
06 South Bačka
07 Srem
08 Mačva
09 Kolubara
10 Podunavlje
11 Braničevo
12 Šumadija
13 Pomoravlje
14 Bor
15 Zaječar
16 Zlatibor
17 Moravica
18 Raška
19 Rasina
20 Nišava
21 Toplica
22 Pirot
23 Jablanica
24 Pčinja
25 Kosovo
26 Peć
27 Prizren
28 Kosovska Mitrovica
29 Kosovo-Pomoravlje
KM Kosovo-Metohija
VO Vojvodina`,
	RW: `01 Kigali
02 Eastern
03 Northern
04 Western
05 Southern`,
	SA: `01 Riyadh
02 Makkah
03 Al Madinah
04 Eastern
05 Al-Qassim
06 Ha'il
07 Tabuk
08 Northern Borders
09 Jizan
10 Najran
11 Al Bahah
12 Al Jawf
14 Asir`,
	SB: `CE Central
CH Choiseul
CT Honiara
GU Guadalcanal
IS Isabel
MK Makira-Ulawa
ML Malaita
RB Rennell and Bellona
TE Temotu
WE Western`,
	SD: `DC Central Darfur
DE East Darfur
DN North Darfur
DS South Darfur
DW West Darfur
GD Al Qadarif
GK West Kurdufan
GZ Al Jazirah
KA Kassala
KH Khartoum
KN North Kurdufan
KS South Kurdufan
NB Blue Nile
NO Northern
NR River Nile
NW White Nile
RS Red Sea
SI Sennar`,
	SE: `AB Stockholm
AC Västerbotten
BD Norrbotten
C Uppsala
D Södermanland
E Östergötland
F Jönköping
G Kronoberg
H Kalmar
I Gotland
K Blekinge
M Skåne
N Halland
O Västra Götaland
S Värmland
T Örebro
U Västmanland
W Dalarna
X Gävleborg
Y Västernorrland
Z Jämtland`,
	SG: `01 Central Singapore
02 North East
03 North West
04 South East
05 South West`,
	SH: `AC Ascension Island
HL Saint Helena
TA Tristan da Cunha`,
	SI: `001 Ajdovščina
002 Beltinci
003 Bled
004 Bohinj
005 Borovnica
006 Bovec
007 Brda
008 Brezovica
009 Brežice
010 Tišina
011 Celje
012 Cerklje na Gorenjskem
013 Cerknica
014 Cerkno
015 Črenšovci
016 Črna na Koroškem
017 Črnomelj
018 Destrnik
019 Divača
020 Dobrepolje
021 Dobrova–Polhov Gradec
022 Dol pri Ljubljani
023 Domžale
024 Dornava
025 Dravograd
026 Duplek
027 Gorenja Vas–Poljane
028 Gorišnica
029 Gornja Radgona
030 Gornji Grad
031 Gornji Petrovci
032 Grosuplje
033 Šalovci
034 Hrastnik
035 Hrpelje–Kozina
036 Idrija
037 Ig
038 Ilirska Bistrica
039 Ivančna Gorica
040 Izola
041 Jesenice
042 Juršinci
043 Kamnik
044 Kanal
045 Kidričevo
046 Kobarid
047 Kobilje
048 Kočevje
049 Komen
050 Koper
051 Kozje
052 Kranj
053 Kranjska Gora
054 Krško
055 Kungota
056 Kuzma
057 Laško
058 Lenart
059 Lendava
060 Litija
061 Ljubljana
062 Ljubno
063 Ljutomer
064 Logatec
065 Loška Dolina
066 Loški Potok
067 Luče
068 Lukovica
069 Majšperk
070 Maribor
071 Medvode
072 Mengeš
073 Metlika
074 Mežica
075 Miren–Kostanjevica
076 Mislinja
077 Moravče
078 Moravske Toplice
079 Mozirje
080 Murska Sobota
081 Muta
082 Naklo
083 Nazarje
084 Nova Gorica
085 Novo Mesto
086 Odranci
087 Ormož
088 Osilnica
089 Pesnica
090 Piran
091 Pivka
092 Podčetrtek
093 Podvelka
094 Postojna
095 Preddvor
096 Ptuj
097 Puconci
098 Rače–Fram
099 Radeče
100 Radenci
101 Radlje ob Dravi
102 Radovljica
103 Ravne na Koroškem
104 Ribnica
105 Rogašovci
106 Rogaška Slatina
107 Rogatec
108 Ruše
109 Semič
110 Sevnica
111 Sežana
112 Slovenj Gradec
113 Slovenska Bistrica
114 Slovenske Konjice
115 Starše
116 Sveti Jurij
117 Šenčur
118 Šentilj
119 Šentjernej
120 Šentjur
121 Škocjan
122 Škofja Loka
123 Škofljica
124 Šmarje pri Jelšah
125 Šmartno ob Paki
126 Šoštanj
127 Štore
128 Tolmin
129 Trbovlje
130 Trebnje
131 Tržič
132 Turnišče
133 Velenje
134 Velike Lašče
135 Videm
136 Vipava
137 Vitanje
138 Vodice
139 Vojnik
140 Vrhnika
141 Vuzenica
142 Zagorje ob Savi
143 Zavrč
144 Zreče
146 Železniki
147 Žiri
148 Benedikt
149 Bistrica ob Sotli
150 Bloke
151 Braslovče
152 Cankova
153 Cerkvenjak
154 Dobje
155 Dobrna
156 Dobrovnik
157 Dolenjske Toplice
158 Grad
159 Hajdina
160 Hoče–Slivnica
161 Hodoš
162 Horjul
163 Jezersko
164 Komenda
165 Kostel
166 Križevci
167 Lovrenc na Pohorju
168 Markovci
169 Miklavž na Dravskem Polju
170 Mirna Peč
171 Oplotnica
172 Podlehnik
173 Polzela
174 Prebold
175 Prevalje
176 Razkrižje
177 Ribnica na Pohorju
178 Selnica ob Dravi
179 Sodražica
180 Solčava
181 Sveta Ana
182 Sveti Andraž v Slovenskih Goricah
183 Šempeter–Vrtojba
184 Tabor
185 Trnovska Vas
186 Trzin
187 Velika Polana
188 Veržej
189 Vransko
190 Žalec
191 Žetale
192 Žirovnica
193 Žužemberk
194 Šmartno pri Litiji
195 Apače
196 Cirkulane
197 Kostanjevica na Krki
198 Makole
199 Mokronog–Trebelno
200 Poljčane
201 Renče–Vogrsko
202 Središče ob Dravi
203 Straža
204 Sveta Trojica v Slovenskih Goricah
205 Sveti Tomaž
206 Šmarješke Toplice
207 Gorje
208 Log–Dragomer
209 Rečica ob Savinji
210 Sveti Jurij v Slovenskih Goricah
211 Šentrupert
212 Mirna
213 Ankaran`,
	SK: `BC Banská Bystrica
BL Bratislava
KI Košice
NI Nitra
PV Prešov
TA Trnava
TC Trenčín
ZI Žilina`,
	SL: `E Eastern
N Northern
NW North Western
S Southern
W Western Area`,
	SM: `01 Acquaviva
02 Chiesanuova
03 Domagnano
04 Faetano
05 Fiorentino
06 Borgo Maggiore
07 San Marino
08 Montegiardino
09 Serravalle`,
	SN: `DB Diourbel
DK Dakar
FK Fatick
KA Kaffrine
KD Kolda
KE Kédougou
KL Kaolack
LG Louga
MT Matam
SE Sédhiou
SL Saint-Louis
TC Tambacounda
TH Thiès
ZG Ziguinchor`,
	SS: `BN Northern Bahr el Ghazal
BW Western Bahr el Ghazal
EC Central Equatoria
EE Eastern Equatoria
EW Western Equatoria
JG Jonglei
LK Lakes
NU Upper Nile
UY Unity
WR Warrap`,
	ST: `01 Água Grande
02 Cantagalo
03 Caué
04 Lembá
05 Lobata
06 Mé-Zóchi
P Príncipe`,
	SY: `DI Damascus
DR Daraa
DY Deir ez-Zor
HA Al-Hasakah
HI Homs
HL Aleppo
HM Hama
ID Idlib
LA Latakia
QU Quneitra
RA Ar-Raqqah
RD Rif Dimashq
SU As-Suwayda
TA Tartus`,
	SZ: `HH Hhohho
LU Lubombo
MA Manzini
SH Shiselweni`,
	TD: `BA Batha
BG Bahr el Gazel
BO Borkou
CB Chari-Baguirmi
EE Ennedi-Est
EO Ennedi-Ouest
GR Guéra
HL Hadjer-Lamis
KA Kanem
LC Lac
LO Logone Occidental
LR Logone Oriental
MA Mandoul
MC Moyen-Chari
ME Mayo-Kebbi Est
MO Mayo-Kebbi Ouest
ND N'Djamena
OD Ouaddaï
SA Salamat
SI Sila
TA Tandjilé
TI Tibesti
WF Wadi Fira`,
	TG: `C Centrale
K Kara
M Maritime
P Plateaux
S Savanes`,
	TJ: `DU Dushanbe
GB Gorno-Badakhshan
KT Khatlon
RA Nohiyahoi Tobei Jumhurí
SU Sughd`,
	TL: `AL Aileu
AN Ainaro
BA Baucau
BO Bobonaro
CO Cova Lima
DI Dili
ER Ermera
LA Lautém
LI Liquiçá
MF Manufahi
MT Manatuto
OE Oecusse
VI Viqueque`,
	TM: `A Ahal
B Balkan
D Daşoguz
L Lebap
M Mary
S Aşgabat`,
	TN: `11 Tunis
12 Ariana
13 Ben Arous
14 Manouba
21 Nabeul
22 Zaghouan
23 Bizerte
31 Béja
32 Jendouba
33 Kef
34 Siliana
41 Kairouan
42 Kasserine
43 Sidi Bouzid
51 Sousse
52 Monastir
53 Mahdia
61 Sfax
71 Gafsa
72 Tozeur
73 Kebili
81 Gabès
82 Medenine
83 Tataouine`,
	TO: `01 ʻEua
02 Haʻapai
03 Niuas
04 Tongatapu
05 Vavaʻu`,
	TT: `ARI Arima
CHA Chaguanas
CTT Couva-Tabaquite-Talparo
DMN Diego Martin
MRC Mayaro-Rio Claro
PED Penal-Debe
POS Port of Spain
PRT Princes Town
PTF Point Fortin
SFO San Fernando
SGE Sangre Grande
SIP Siparia
SJL San Juan-Laventille
TOB Tobago
TUP Tunapuna-Piarco`,
	TZ: `01 Arusha
02 Dar es Salaam
03 Dodoma
04 Iringa
05 Kagera
06 North Pemba
07 Zanzibar North
08 Kigoma
09 Kilimanjaro
10 South Pemba
11 Zanzibar Central/South
12 Lindi
13 Mara
14 Mbeya
15 Zanzibar Urban/West
16 Morogoro
17 Mtwara
18 Mwanza
19 Pwani
20 Rukwa
21 Ruvuma
22 Shinyanga
23 Singida
24 Tabora
25 Tanga
26 Manyara
27 Geita
28 Katavi
29 Njombe
30 Simiyu
31 Songwe`,
	UG: `101 Kalangala
102 Kampala
103 Kiboga
104 Luwero
105 Masaka
106 Mpigi
107 Mubende
108 Mukono
109 Nakasongola
110 Rakai
111 Sembabule
112 Kayunga
113 Wakiso
114 Lyantonde
115 Mityana
116 Nakaseke
117 Buikwe
118 Bukomansibi
119 Butambala
120 Buvuma
121 Gomba
122 Kalungu
123 Kyankwanzi
124 Lwengo
125 Kyotera
126 Kasanda
201 Bugiri
202 Busia
203 Iganga
204 Jinja
205 Kamuli
206 Kapchorwa
207 Katakwi
208 Kumi
209 Mbale
210 Pallisa
211 Soroti
212 Tororo
213 Kaberamaido
214 Mayuge
215 Sironko
216 Amuria
217 Budaka
218 Bududa
219 Bukedea
220 Bukwa
221 Butaleja
222 Kaliro
223 Manafwa
224 Namutumba
225 Bulambuli
226 Buyende
227 Kibuku
228 Kween
229 Luuka
230 Namayingo
231 Ngora
232 Serere
233 Butebo
234 Namisindwa
235 Bugweri
236 Kapelebyong
237 Kalaki
301 Adjumani
302 Apac
303 Arua
304 Gulu
305 Kitgum
306 Kotido
307 Lira
308 Moroto
309 Moyo
310 Nebbi
311 Nakapiripirit
312 Pader
313 Yumbe
314 Abim
315 Amolatar
316 Amuru
317 Dokolo
318 Kaabong
319 Koboko
320 Maracha
321 Oyam
322 Agago
323 Alebtong
324 Amudat
325 Kole
326 Lamwo
327 Napak
328 Nwoya
329 Otuke
330 Zombo
331 Zombo
332 Pakwach
333 Kwania
334 Nabilatuk
335 Karenga
336 Madi-Okollo
337 Obongi
401 Bundibugyo
402 Bushenyi
403 Hoima
404 Kabale
405 Kabarole
406 Kasese
407 Kibaale
408 Kisoro
409 Masindi
410 Mbarara
411 Ntungamo
412 Rukungiri
413 Kamwenge
414 Kanungu
415 Kyenjojo
416 Buliisa
417 Ibanda
418 Isingiro
419 Kiruhura
420 Buhweju
421 Kiryandongo
422 Kyegegwa
423 Mitooma
424 Ntoroko
425 Rubirizi
426 Sheema
427 Kagadi
428 Kakumiro
429 Rubanda
430 Bunyangabu
431 Rukiga
432 Kikuube
433 Kazo
434 Kitagwenda
435 Rwampara
C Central
E Eastern
N Northern
W Western`,
	UZ: `AN Andijan
BU Bukhara
FA Fergana
JI Jizzakh
NG Namangan
NW Navoiy
QA Qashqadaryo
QR Karakalpakstan
SA Samarqand
SI Sirdaryo
SU Surxondaryo
TK Tashkent
TO Tashkent Province
XO Xorazm`,
	VC: `01 Charlotte
02 Saint Andrew
03 Saint David
04 Saint George
05 Saint Patrick
06 Grenadines`,
	VU: `MAP Malampa
PAM Penama
SAM Sanma
SEE Shefa
TAE Tafea
TOB Torba`,
	WF: `AL Alo
SG Sigave
UV Uvea`,
	WS: `AA A'ana
AL Aiga-i-le-Tai
AT Atua
FA Fa'asaleleaga
GE Gaga'emauga
GI Gaga'ifomauga
PA Palauli
SA Satupa'itea
TU Tuamasaga
VF Va'a-o-Fonoti
VS Vaisigano`,
	YE: `AB Abyan
AD 'Adan
AM Amran
BA Al Bayda
DA Dhale
DH Dhamar
HD Hadramaut
HJ Hajjah
HU Al Hudaydah
IB Ibb
JA Al Jawf
LA Lahij
MA Ma'rib
MR Al Mahrah
MW Al Mahwit
RA Raymah
SA Amanat Al Asimah
SD Sa'dah
SH Shabwah
SN Sana'a
SU Arkhabil Suqutra
TA Taiz`,
	ZM: `01 Western
02 Central
03 Eastern
04 Luapula
05 Northern
06 North-Western
07 Southern
08 Copperbelt
09 Lusaka
10 Muchinga`,
}
