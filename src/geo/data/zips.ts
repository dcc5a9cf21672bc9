// Written by scripts/build-zips.ts; do not edit.
// Sources: postal-codes-js 2.5.2 (Apache-2.0) for the countries whose codes are plain digits;
// scripts/facts/zip-corrections.json, 117 lines, each with its reason and authority;
// scripts/facts/zip-required.json, from Google's address metadata (CC-BY 4.0) and Shopify's worldwide (MIT).
// 197 countries in 101 lines: the forms, a colon, the alpha-2 codes of the countries that have them, joined.

export const ZIP_FORMS = `(00[5-9]|0[1-8]n|1nn|2[02-57-9]n|3[0-36-9]n|4[03-9]n|5[049]n|6[017]n|7[25689]n|8[02]n|9[13-79]n|09[0-8]|26[0-8]|41[0-8]|5[28][0-8]|65[0-8]|83[0-8]|9[02][0-8]|21[0-24-9]|35[0-24-9]|66[0-24-9]|34[0-24679]|42[0-7]|57[0-7]|84[0-7]|[58]1[0-6]|53[0-2457-9]|55[013-9]|6[38][013-9]|7[34][013-9]|56[0-79]|62[02-9]|77[02-9]|64[014-9]|69[0-3]|70[013-8]|71[0-46-9]|85[0-35-79]|86[03-5]|87[013-57-9]|88[0-59]|89[013-578]|98[0-689])nn(-nnnn|):US
(0[1-9]|[1-4]n|5[0-2])nnn:ES
(0[1-9]|[1-9]n)nnn-nnn:BR
(1[0-2]|[1-9])nn:BH
(1[1-9]|2[0-8]|3[0-46-9]|4n|5[0-36-9]|6[0-46-9]|7n|8[0-5]|9n)nnnn:IN
(37|)nnnn:AM
(A(41|42|45|63|65|67|75|81|82|83|84|85|86|91|92|94|96|98)|C15|D(0[1-9]|1[0-8]|20|22|24|6W)|E(21|25|32|34|41|45|53|91)|F(12|23|26|28|31|35|42|45|52|56|91|92|93|94)|H(12|14|16|18|23|53|54|62|65|71|91)|K(32|34|36|45|56|67|78)|N(37|39|41|91)|P(12|14|17|24|25|31|32|36|43|47|51|56|61|67|72|75|81|85)|R(14|21|32|35|42|45|51|56|93|95)|T(12|23|34|45|56)|V(14|15|23|31|35|42|92|93|94|95)|W(12|23|34|91)|X(35|42|91)|Y(14|21|25|34|35)) eeee:IE
(AB|AL|B|BA|BB|BD|BF|BH|BL|BN|BR|BS|BT|BX|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|DY|E|EC|EH|EN|EX|FK|FY|G|GL|GU|GY|HA|HD|HG|HP|HR|HS|HU|HX|IG|IM|IP|IV|JE|KA|KT|KW|KY|L|LA|LD|LE|LL|LN|LS|LU|M|ME|MK|ML|N|NE|NG|NN|NP|NR|NW|OL|OX|PA|PE|PH|PL|PO|PR|RG|RH|RM|S|SA|SE|SG|SK|SL|SM|SN|SO|SP|SR|SS|ST|SW|SY|TA|TD|TF|TN|TQ|TR|TS|TW|UB|W|WA|WC|WD|WF|WN|WR|WS|WV|YO|ZE)(n|[1-9]n) nii|(E|N|W|EC|NW|SE|SW|WC)n[A-HJKMNPR-Y] nii|GIR 0AA:GB
(ASCN|STHL|TDCU) 1ZZ:SH
([A-CEGHJ-NPR-TVY]n[A-CEGHJ-NPR-TV-Z]|X(0[ABCEG]|1A)) n[A-CEGHJ-NPR-TV-Z]n:CA
00120:VA
008([0-4]n|5[01])(-nnnn|):VI
00[679]nn(-nnnn|):PR
22nnn:AX
2899:NF
39nn:GL
4789n:SM
6798:CX
6799:CC
8099|917n:SJ
94(8[5-9]|9[0-8]):LI
96799(-nnnn|):AS
9689[89](-nnnn|):UM
969(39|40)(-nnnn|):PW
969([12]n|3[0-2])(-nnnn|):GU
9694[1-4](-nnnn|):FM
9695[0-2](-nnnn|):MP
969[67]n(-nnnn|):MH
972nn:MQ
973nn:GF
974nn:RE
975nn:PM
976nn:YT
97[01]nn:BLGPMF
980nn:MC
986nn:WF
987nn:PF
988nn:NC
?9974:NU
?NRU68:NR
?aa-nnn(n|)-nnnn:GH
?nnnn:BOCK
?nnnnn:LYSSTD
?nnnnnn:TT
?nnn|Pnnnnnnn:PS
?nn|JMaaann:JM
?{KN}nnnn:KN
?{LC}nn nnn:LC
?{MSR }nnnn:MS
?{WS}nnnn:WS
ADnnn:AD
ASCN 1ZZ:AC
BBND 1ZZ:IO
FIQQ 1ZZ:FK
GX11 1AA:GI
GY(n|[1-9]n) nii:GG
IM(n|[1-9]n) nii:IM
JE(n|[1-9]n) nii:JE
KY[1-3]-nnnn:KY
PCRN 1ZZ:PN
SIQQ 1ZZ:GS
TDCU 1ZZ:TA
TKCA 1ZZ:TC
[0-2]nnnn:PE
[1-9]nn nn:SE
[1-9]nn:FO
[1-9]nnn (S[BCE-RT-Z]|[A-RT-Z]a):NL
[A-HJ-NP-Z]nnnn(aaa|)|nnnn:AR
[HLMS]nnn:SZ
[nAR]nnnn|nnnaannn:MU
aa nnnnn:SO
aa xx:BM
aaa nn(nn|n|):MT
aannnn:BN
nn-nnn:PL
nnn nn:CZGRSK
nnn(nn|nnn|):TW
nnn-nnnn:JP
nnn:GNISLSMGOMPG
nnnn( nnnn|):LB
nnnn(-a|):VE
nnnn(nn|):PY
nnnn(n|):TZ
nnnn(n|)|nnn-nnnn:CR
nnnn-nnn:PT
nnnn:AFALATAUAZBDBEBGCHCVCYDKETGEGWHMHTHULRLUMDMKMZNENONZPAPHSITNZA
nnnnn(-nnnn|):SA
nnnnn(nn|):EGILMM
nnnnn(n|):KHRSVN
nnnnn-nnnnn:IR
nnnnn:BABTCUDEDODZEEEHFIFRGTHNHRIDIQITJOKEKRKWLALKLTMAMEMNMVMXMYNANPPKSDSNTHTRUAUYXKZM
nnnnnn:BYCNCOECKGNGRORUSGTJTMUZ
nnnnnnn:CL
nnnnnn|annanan:KZ
nnnnn|nnn-nnn-n:NI
{AI-}2640:AI
{BB}nnnnn:BB
{CP }nnnn:SV
{LV-}nnnn:LV
{VC}nnnn:VC
{VG}nnnn:VG`

/** Countries whose addresses need a zip by every source, then, after the space, by one source alone. */
export const ZIP_REQUIRED = 'ATAUAXBEBLBRCACHCNCZDEDKEEESFIFKFRGBGFGGGLGPGRGSHUIMINITJEJPKRLILTLULVMFMQMXMYNCNLNONZPFPLPMPNPTRERUSESGSHSJSKSMTCUAUSWFYTZA ACADAIARASBABGBMBNCCCXCYFMFOGEGIGUHRIDIEIOISMCMEMGMHMKMPMSMTNFNRNUPHPRPWRORSSITATHTRTWUMVAVGVI'
