// Written by scripts/build-provinces.ts; do not edit: change a line of scripts/facts/countries/, then npm run tables.
// Sources: iso-3166 4.4.0 and iso-3166-2 1.0.0 (MIT); cldr-subdivisions-full 48.2.0 (Unicode-3.0);
// scripts/facts/province-names.json and province-use.json, from Shopify worldwide (MIT) and Google's address metadata
// (CC-BY 4.0) by way of commerceguys/addressing (MIT); scripts/facts/countries/, province-languages.txt and
// province-cldr.txt, from Unicode CLDR (Unicode-3.0) by way of the gem countries (MIT).

import type { FactTable } from '../../country/fact-table.ts'

/** The codes of ISO 3166-2 that addresses do not use; with their names where addresses have provinces. */
export const OTHER_DIVISIONS: FactTable = {
	AF: `BAL
BAM
BDG
BDS
BGL
DAY
FRA
FYB
GHA
GHO
HEL
HER
JOW
KAB
KAN
KAP
KDZ
KHO
KNR
LAG
LOG
NAN
NIM
NUR
PAN
PAR
PIA
PKA
SAM
SAR
TAK
URU
WAR
ZAB`,
	AG: `03-08
10
11`,
	AL: '01-12',
	AO: `BGO
BGU
BIE
CAB
CCU
CNN
CNO
CUS
HUA
HUI
LNO
LSU
LUA
MAL
MOX
NAM
UIG
ZAI`,
	AT: '1-9',
	AZ: `ABS
AGA
AGC
AGM
AGS
AGU
AST
BA
BAB
BAL
BAR
BEY
BIL
CAB
CAL
CUL
DAS
FUZ
GA
GAD
GOR
GOY
GYG
HAC
IMI
ISM
KAL
KAN
KUR
LA
LAC
LAN
LER
MAS
MI
NA
NEF
NV
NX
OGU
ORD
QAB
QAX
QAZ
QBA
QBI
QOB
QUS
SA
SAB
SAD
SAH
SAK
SAL
SAR
SAT
SBN
SIY
SKR
SM
SMI
SMX
SR
SUS
TAR
TOV
UCA
XA
XAC
XCI
XIZ
XVD
YAR
YE
YEV
ZAN
ZAQ
ZAR`,
	BA: `BIH
BRC
SRP`,
	BD: `01-64
A
B
C
D
E
F
G
H`,
	BE: `BRU
VAN
VBR
VLG
VLI
VOV
VWV
WAL
WBR
WHT
WLG
WLX
WNA`,
	BF: `01-13
BAL
BAM
BAN
BAZ
BGR
BLG
BLK
COM
GAN
GNA
GOU
HOU
IOB
KAD
KEN
KMD
KMP
KOP
KOS
KOT
KOW
LER
LOR
MOU
NAM
NAO
NAY
NOU
OUB
OUD
PAS
PON
SEN
SIS
SMT
SNG
SOM
SOR
TAP
TUI
YAG
YAT
ZIR
ZON
ZOU`,
	BG: '01-28',
	BH: `13-15
17`,
	BI: `BB
BL
BM
BR
CA
CI
GI
KI
KR
KY
MA
MU
MW
MY
NG
RM
RT
RY`,
	BJ: `AK
AL
AQ
BO
CO
DO
KO
LI
MO
OU
PL
ZO`,
	BN: `BE
BM
TE
TU`,
	BO: `B
C
H
L
N
O
P
S
T`,
	BQ: `BO
SA
SE`,
	BT: `11-15
21-24
31-34
41-45
GA
TY`,
	BW: `CE
CH
FR
GA
GH
JW
KG
KL
KW
LO
NE
NW
SE
SO
SP
ST`,
	BY: `BR
HM
HO
HR
MA
MI
VI`,
	BZ: `BZ
CY
CZL
OW
SC
TOL`,
	CD: `BC
BU
EQ
HK
HL
HU
IT
KC
KE
KG
KL
KN
KS
LO
LU
MA
MN
MO
NK
NU
SA
SK
SU
TA
TO
TU`,
	CF: `AC
BB
BGF
BK
HK
HM
HS
KB
KG
LB
MB
MP
NM
OP
SE
UK
VK`,
	CG: `11-16
2
5
7-9
BZV`,
	CH: `AG
AI
AR
BE
BL
BS
FR
GE
GL
GR
JU
LU
NE
NW
OW
SG
SH
SO
SZ
TG
TI
UR
VD
VS
ZG
ZH`,
	CI: `AB
BS
CM
DN
GD
LC
LG
MG
SM
SV
VB
WR
YM
ZZ`,
	CM: `AD
CE
EN
ES
LT
NO
NW
OU
SU
SW`,
	CV: `B Barlavento Islands; Ilhas de Barlavento
CA Santa Catarina
CF Santa Catarina do Fogo
CR Santa Cruz
CS Calheta de São Miguel
MO Mosteiros
PA Paul
PN Porto Novo
PR Praia
RB Ribeira Brava
RG Ribeira Grande
RS Ribeira Grande de Santiago
S Sotavento Islands; Ilhas de Sotavento
SD São Domingos
SF São Filipe
SM São Miguel
SO São Lourenço dos Órgãos
SS São Salvador do Mundo
TA Tarrafal
TS Tarrafal de São Nicolau`,
	CY: '01-06',
	CZ: `10
20
201-209
20A
20B
20C
31
311-317
32
321-327
41
411-413
42
421-427
51
511-514
52
521-525
53
531-534
63
631-635
64
641-647
71
711-715
72
721-724
80
801-806`,
	DE: `BB
BE
BW
BY
HB
HE
HH
MV
NI
NW
RP
SH
SL
SN
ST
TH`,
	DJ: `AR
AS
DI
DJ
OB
TA`,
	DK: `015
020
025
030
035
040
042
050
055
060
065
070
076
080
101
147
81-85`,
	DM: '02-11',
	DO: '01-42',
	DZ: '01-58',
	EC: `A
B
C
D
E
F
G
H
I
L
M
N
O
P
R
S
SD
SE
T
U
W
X
Y
Z`,
	EE: `130 Alutaguse
141 Anija
142 Antsla
171 Elva
184 Haapsalu
191 Haljala
198 Harku
205
214 Häädemeeste
245 Jõelähtme
247
251 Jõhvi
255
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
622
624
638 Põhja-Pärnumaa
651 Raasiku
653 Rae
661 Rakvere
663
668
689 Ruhnu
698 Rõuge
708 Räpina
712 Saarde
714
719 Saku
726 Saue
732 Setomaa
735 Sillamäe
784 Tallinn
792 Tapa
793
796
803 Toila
809 Tori
824 Tõrva
834 Türi
855
890 Viimsi
897
899 Viljandi³
901 Vinni
903 Viru-Nigula
907 Vormsi
917
919
928 Väike-Maarja`,
	ER: `AN
DK
DU
GB
MA
SK`,
	ES: `AN Andalusia; Andalucía; Andalousie
AR Aragon
CL Castile and León; Castilla y León; Castille-et-León
CM Castile-La Mancha; Castilla-La Mancha; Castille-La Manche
CN Canary Islands; Canarias; Islas Canarias; Îles Canaries
CT Catalonia; Catalunya; Cataluña; Catalogne
EX Extremadura; Estrémadure; Estremadura
GA Galicia; Galiza; Galice
PV Basque Country; País Vasco; Euskadi; Pays basque; Euskal Herria
VC Valencian Community; Valenciana, Comunidad; Comunitat Valenciana; Communauté valencienne`,
	ET: `AA
AF
AM
BE
DD
GA
HA
OR
SI
SN
SO
SW
TI`,
	FI: '01-19',
	FJ: `01-14
C
E
N
R
W`,
	FR: `01-19
21-29
2A
2B
30-69
69M
6AE
70-75
75C
76-95
BL
CP
MF
NC
PF
PM
TF
WF`,
	GA: '1-9',
	GB: `ABC
ABD
ABE
AGB
AGY
AND
ANN
ANS
BAS
BBD
BCP
BDF
BDG
BEN
BEX
BFS
BGE
BGW
BIR
BKM
BNE
BNH
BNS
BOL
BPL
BRC
BRD
BRY
BST
BUR
CAM
CAY
CBF
CCG
CGN
CHE
CHW
CLD
CLK
CMA
CMD
CMN
CON
COV
CRF
CRY
CWY
DAL
DBY
DEN
DER
DEV
DGY
DNC
DND
DOR
DRS
DUD
DUR
EAL
EAW
EAY
EDH
EDU
ELN
ELS
ENF
ERW
ERY
ESS
ESX
FAL
FIF
FLN
FMO
GAT
GBN
GLG
GLS
GRE
GWN
HAL
HAM
HAV
HCK
HEF
HIL
HLD
HMF
HNS
HPL
HRT
HRW
HRY
IOS
IOW
ISL
IVC
KEC
KEN
KHL
KIR
KTT
KWL
LAN
LBC
LBH
LCE
LDS
LEC
LEW
LIN
LIV
LND
LUT
MAN
MDB
MDW
MEA
MIK
MLN
MON
MRT
MRY
MTY
MUL
NAY
NBL
NEL
NET
NFK
NGM
NLK
NLN
NMD
NNH
NSM
NTL
NTT
NTY
NWM
NWP
NYK
OLD
ORK
OXF
PEM
PKN
PLY
POR
POW
PTE
RCC
RCH
RCT
RDB
RDG
RFW
RIC
ROT
RUT
SAW
SAY
SCB
SFK
SFT
SGC
SHF
SHN
SHR
SKP
SLF
SLG
SLK
SND
SOL
SOM
SOS
SRY
STE
STG
STH
STN
STS
STT
STY
SWA
SWD
SWK
TAM
TFW
THR
TOB
TOF
TRF
TWH
UKM
VGL
WAR
WBK
WDU
WFT
WGN
WIL
WKF
WLL
WLN
WLV
WND
WNH
WNM
WOK
WOR
WRL
WRT
WRX
WSM
WSX
YOR
ZET`,
	GD: `01-06
10`,
	GE: `AB
AJ
GU
IM
KA
KK
MM
RL
SJ
SK
SZ
TB`,
	GH: `AA
AF
AH
BA
BE
BO
CP
EP
NE
NP
OT
SV
TV
UE
UW
WN
WP`,
	GL: `AV
KU
QE
QT
SM`,
	GM: `B
L
M
N
U
W`,
	GN: `B
BE
BF
BK
C
CO
D
DB
DI
DL
DU
F
FA
FO
FR
GA
GU
K
KA
KB
KD
KE
KN
KO
KS
L
LA
LE
LO
M
MC
MD
ML
MM
N
NZ
PI
SI
TE
TO
YO`,
	GQ: `AN
BN
BS
C
CS
DJ
I
KN
LI
WN`,
	GR: `69
A
B
C
D
E
F
G
H
I
J
K
L
M`,
	GW: `BA
BL
BM
BS
CA
GA
L
N
OI
QU
S
TO`,
	GY: `BA
CU
DE
EB
ES
MA
PM
PT
UD
UT`,
	HR: '01-21',
	HT: `AR
CE
GA
ND
NE
NI
NO
OU
SD
SE`,
	HU: `BA
BC
BE
BK
BU
BZ
CS
DE
DU
EG
ER
FE
GS
GY
HB
HE
HV
JN
KE
KM
KV
MI
NK
NO
NY
PE
PS
SD
SF
SH
SK
SN
SO
SS
ST
SZ
TB
TO
VA
VE
VM
ZA
ZE`,
	ID: `JW Java; Jawa; île de Java
KA Kalimantan; Borneo
ML Maluku Islands; Islas Molucas
NU Lesser Sunda Islands; Nusa Tenggara; Lesser Sunda; Petites îles de la Sonde; Islas menores de la Sonda
PP Papua Islands; Nouvelle-Guinée occidentale; Nueva Guinea Occidental
SL Sulawesi; Celebes
SM Sumatra; Sumatera`,
	IE: `C Connacht; Connaught
L Leinster; Laighin
M Munster; An Mhumhain
U Ulster; Ulaidh`,
	IL: `D
HA
JM
M
TA
Z`,
	IS: `1-8
AKN
AKU
ARN
ASA
BLA
BOG
BOL
DAB
DAV
EOM
EYF
FJD
FJL
FLA
FLR
GAR
GOG
GRN
GRU
GRY
HAF
HRG
HRU
HUG
HUV
HVA
HVE
ISA
KAL
KJO
KOP
LAN
MOS
MUL
MYR
NOR
RGE
RGY
RHH
RKN
RKV
SBT
SDN
SDV
SEL
SFA
SHF
SKF
SKG
SKO
SKR
SNF
SOG
SOL
SSS
STR
STY
SVG
TAL
THG
TJO
VEM
VER
VOP`,
	IT: `21 Piedmont; Piemonte; Piémont; Piamonte
25 Lombardy; Lombardia; Lombardie
32 Trentino-South Tyrol; Trentino-Alto Adige, Trentino-Südtirol; Trentino-Alto Adige; Trentino-Südtirol; Trentin-Haut-Adige; Trentino-Alto Adigio
34 Veneto; Vénétie
36 Friuli–Venezia Giulia; Friuli; Frioul-Vénétie julienne; Friuli-Venecia Julia
42 Liguria; Ligurie
45 Emilia-Romagna; Emilia; Émilie-Romagne; Emilia Romaña
52 Tuscany; Toscana; Toscane
55 Umbria; Ombrie
57 Marche; The Marches; Marcas
62 Lazio; Latium; Lacio
65 Abruzzo; Abruzzi; Abruzzes; Abruzos
67 Molise
72 Campania; Campanie
75 Apulia; Puglia; Pouilles
77 Basilicata; Basilicate; Lucania
78 Calabre
82 Sicily; Sicilia; Sicile
88 Sardinia; Sardegna; Sardaigne; Cerdeña`,
	JO: `AJ
AM
AQ
AT
AZ
BA
IR
JA
KA
MA
MD
MN`,
	KE: '01-47',
	KG: `B
C
GB
GO
J
N
O
T
Y`,
	KH: `1
10-19
2
20-25
3-9`,
	KM: `A
G
M`,
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
	LA: `AT
BK
BL
CH
HO
KH
LM
LP
OU
PH
SL
SV
VI
VT
XA
XE
XI
XS`,
	LB: `AK
AS
BA
BH
BI
JA
JL
NA`,
	LC: `01-03
05-08
10-12`,
	LI: '01-11',
	LK: `1
11-13
2
21-23
3
31-33
4
41-45
5
51-53
6
61
62
7
71
72
8
81
82
9
91
92`,
	LR: `BG
BM
CM
GB
GG
GK
GP
LO
MG
MO
MY
NI
RG
RI
SI`,
	LS: `A
B
C
D
E
F
G
H
J
K`,
	LT: `01-60
AL
KL
KU
MR
PN
SA
TA
TE
UT
VL`,
	LU: `CA
CL
D
DI
EC
ES
G
GR
L
LU
ME
RD
RM
VD
WI`,
	LV: `002
007
011
015
016
022
026
033
041
042
047
050
052
054
056
058
059
062
067
068
073
077
080
087-089
091
094
097
099
101
102
106
111-113
DGV
JEL
JUR
LPX
REZ
RIX
VEN`,
	LY: `BA
BU
DR
GT
JA
JG
JI
JU
KF
MB
MI
MJ
MQ
NL
NQ
SB
SR
TB
WA
WD
WS
ZA`,
	MA: `01-12
AGD
AOU
ASZ
AZI
BEM
BER
BES
BOD
BOM
BRR
CAS
CHE
CHI
CHT
DRI
ERR
ESI
ESM
FAH
FES
FIG
FQH
GUE
GUF
HAJ
HAO
HOC
IFR
INE
JDI
JRA
KEN
KES
KHE
KHN
KHO
LAA
LAR
MAR
MDF
MED
MEK
MID
MOH
MOU
NAD
NOU
OUA
OUD
OUJ
OUZ
RAB
REH
SAF
SAL
SEF
SET
SIB
SIF
SIK
SIL
SKH
TAF
TAI
TAO
TAR
TAT
TAZ
TET
TIN
TIZ
TNG
TNT
YUS
ZAG`,
	MC: `CL
CO
FO
GA
JE
LA
MA
MC
MG
MO
MU
PH
SD
SO
SP
SR
VR`,
	MD: `AN
BA
BD
BR
BS
CA
CL
CM
CR
CS
CT
CU
DO
DR
DU
ED
FA
FL
GA
GL
HI
IA
LE
NI
OC
OR
RE
RI
SD
SI
SN
SO
ST
SV
TA
TE
UN`,
	ME: '01-25',
	MG: `A
D
F
M
T
U`,
	MH: `ALK Ailuk Atoll; Ailuk
ALL Ailinglaplap Atoll; Ailinglaplap
ARN Arno
AUR Aur Atoll; Aur
EBO Ebon Atoll; Ebon
ENI Enewetak Atoll; Enewetak & Ujelang
JAB Jabat Island
JAL Jaluit Atoll; Jaluit
KIL Kili Island; Bikini & Kili
KWA Kwajalein
LAE Lae Atoll; Lae
LIB Lib Island
LIK Likiep Atoll; Likiep
MAJ Majuro
MAL Maloelap Atoll; Maloelap
MEJ Mejit Island
MIL Mili Atoll; Mili
NMK Namdrik Atoll; Namdrik
NMU Namu Atoll; Namu
RON Rongelap Atoll; Rongelap
UJA Ujae Atoll; Ujae
UTI Utirik Atoll; Utrik
WTH Wotho Atoll; Wotho
WTJ Wotje Atoll; Wotje`,
	MK: `101-109
201-211
301
303
304
307
308
310-313
401-410
501-509
601-609
701-706
801-817`,
	ML: `1
10
2-9
BKO`,
	MM: `01-07
11-18`,
	MN: `035
037
039
041
043
046
047
049
051
053
055
057
059
061
063-065
067
069
071
073
1`,
	MR: '01-15',
	MT: '01-68',
	MU: `AG
BL
CC
FL
GP
MO
PA
PL
PW
RO
RR
SA`,
	MV: `00-05
07
08
12-14
17
20
23-29
MLE`,
	MW: `BA
BL
C
CK
CR
CT
DE
DO
KR
KS
LI
LK
MC
MG
MH
MU
MW
MZ
N
NB
NE
NI
NK
NS
NU
PH
RU
S
SA
TH
ZO`,
	NA: `CA
ER
HA
KA
KE
KH
KU
KW
OD
OH
ON
OS
OT
OW`,
	NE: '1-8',
	NL: `AW
BQ1
BQ2
BQ3
CW
DR
FL
FR
GE
GR
LI
NB
NH
OV
SX
UT
ZE
ZH`,
	NO: `03
11
15
18
21
22
30-34
38-40
42
46
50
54-56`,
	NP: `P1
P2
P3
P4
P5
P6
P7`,
	NZ: `N North Island
S South Island`,
	OM: `BJ
BS
BU
DA
MA
MU
SJ
SS
WU
ZA
ZU`,
	PH: `01 Ilocos
02 Cagayan Valley
03 Central Luzon
05 Bicol
06 Western Visayas; Rehiyon ng Kanlurang Bisaya
07 Central Visayas
08 Eastern Visayas
09 Zamboanga Peninsula; Rehiyon ng Tangway ng Sambuwangga
10 Northern Mindanao
11
12 Soccsksargen; Rehiyon ng Soccsksargen
13 Caraga
14 Muslim Mindanao; Autonomous Region in Muslim Mindanao
15 Cordillera Administrative
40 Calabarzon
41 Mimaropa`,
	PK: `BA
GB
IS
JK
KP
PB
SD
TA`,
	PL: `02
04
06
08
10
12
14
16
18
20
22
24
26
28
30
32`,
	PS: `BTH
DEB
GZA
HBN
JEM
JEN
JRH
KYS
NBS
NGZ
QQA
RBH
RFH
SLT
TBS
TKM`,
	QA: `DA
KH
MS
RA
SH
US
WA
ZA`,
	RS: `00-29
KM
VO`,
	RW: '01-05',
	SA: `01-12
14`,
	SB: `CE
CH
CT
GU
IS
MK
ML
RB
TE
WE`,
	SD: `DC
DE
DN
DS
DW
GD
GK
GZ
KA
KH
KN
KS
NB
NO
NR
NW
RS
SI`,
	SE: `AB
AC
BD
C
D
E
F
G
H
I
K
M
N
O
S
T
U
W
X
Y
Z`,
	SG: '01-05',
	SH: `AC
HL
TA`,
	SI: `001-144
146-213`,
	SK: `BC
BL
KI
NI
PV
TA
TC
ZI`,
	SL: `E
N
NW
S
W`,
	SM: '01-09',
	SN: `DB
DK
FK
KA
KD
KE
KL
LG
MT
SE
SL
TC
TH
ZG`,
	SS: `BN
BW
EC
EE
EW
JG
LK
NU
UY
WR`,
	ST: `01-06
P`,
	SY: `DI
DR
DY
HA
HI
HL
HM
ID
LA
QU
RA
RD
SU
TA`,
	SZ: `HH
LU
MA
SH`,
	TD: `BA
BG
BO
CB
EE
EO
GR
HL
KA
LC
LO
LR
MA
MC
ME
MO
ND
OD
SA
SI
TA
TI
WF`,
	TG: `C
K
M
P
S`,
	TJ: `DU
GB
KT
RA
SU`,
	TL: `AL
AN
BA
BO
CO
DI
ER
LA
LI
MF
MT
OE
VI`,
	TM: `A
B
D
L
M
S`,
	TN: `11-14
21-23
31-34
41-43
51-53
61
71-73
81-83`,
	TO: '01-05',
	TT: `ARI
CHA
CTT
DMN
MRC
PED
POS
PRT
PTF
SFO
SGE
SIP
SJL
TOB
TUP`,
	TZ: '01-31',
	UG: `101-126
201-237
301-337
401-435
C
E
N
W`,
	UZ: `AN
BU
FA
JI
NG
NW
QA
QR
SA
SI
SU
TK
TO
XO`,
	VC: '01-06',
	VU: `MAP
PAM
SAM
SEE
TAE
TOB`,
	WF: `AL
SG
UV`,
	WS: `AA
AL
AT
FA
GE
GI
PA
SA
TU
VF
VS`,
	YE: `AB
AD
AM
BA
DA
DH
HD
HJ
HU
IB
JA
LA
MA
MR
MW
RA
SA
SD
SH
SN
SU
TA`,
	ZM: '01-10',
}
