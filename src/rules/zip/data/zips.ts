// Written by scripts/build-zips.ts; do not edit.
// Sources: postal-codes-js 2.5.2 (Apache-2.0) for the countries whose codes are plain digits;
// scripts/facts/zip-corrections.json, 121 lines, each with its reason and source; scripts/facts/zip-samples.json;
// scripts/facts/zip-required.json, from Google's address metadata (CC-BY 4.0) and Shopify's worldwide (MIT);
// scripts/facts/zip-not-assigned.json, 54 lines, each with two sources or more; scripts/facts/zip-zeros.json.
// 201 countries in 140 lines. Each line has the forms, after ! the first parts that are not given out, then the countries
// with these forms: the alpha-2 code; an example without separators, unless there is only one code; ! if every source says that an
// address needs a zip, ? if one does; ^ or ^^ if codes begin with one or two zeros; behind ^, what codes with a zero in front begin
// with, if a list has it. The line without forms has the 51 countries without postal codes.

export const ZIP_FORMS = `(00[5-9]|0[1-9]n|[1-3679]nn|4[013-9]n|5[0-57-9]n|8[0-79]n|42[0-7]|56[0-79]|88[0-59])nn(-nnnn|),US95014!^^
(0[1-9]|[1-4]n|5[0-2])nnn,ES28001!^
(0[1-9]|[1-9]n)nnn-nnn,BR01001000!^
(1[0-2]|[1-9])nn,BH317
(1[1-9]|2[0-8]|3[0-46-9]|[4-79]n|8[0-5])nnnn!5[45]|6[56],IN110001!
(37|)nnnn!4[3-9]|[5-9],AM0010^^
(A4[125]|A6[357]|A75|A8[1-6]|A9[12468]|C15|D0[1-9]|D1[0-8]|D2[024]|D6W|E2[15]|E3[24]|E4[15]|E53|E91|F12|F2[368]|F3[15]|F4[25]|F5[26]|F9[1-4]|H1[2468]|H23|H5[34]|H6[25]|H71|H91|K3[246]|K45|K56|K67|K78|N3[79]|N41|N91|P1[247]|P2[45]|P3[126]|P4[37]|P5[16]|P6[17]|P7[25]|P8[15]|R14|R21|R3[25]|R4[25]|R5[16]|R9[35]|T12|T23|T34|T45|T56|V1[45]|V23|V3[15]|V42|V9[2-5]|W12|W23|W34|W91|X35|X42|X91|Y14|Y2[15]|Y3[45]) eeee,IED02AF30?
(ASCN|STHL|TDCU) 1ZZ,SHSTHL1ZZ!
(A[BL]|B[ABDFHLNRSTX]|C[ABFHMORTVW]|D[ADEGHLNTY]|E[CHNX]|F[KY]|G[LUY]|H[ADGPRSUX]|I[GMPV]|JE|K[ATWY]|L[ADELNSU]|M[EKL]|N[EGNPRW]|O[LX]|P[AEHLOR]|R[GHM]|S[AEGKLMNOPRSTWY]|T[ADFNQRSW]|UB|W[ACDFNRSV]|YO|ZE|XX|B|E|G|L|M|N|S|W)(n|[1-9]n) nii;(E|N|W|EC|NW|SE|SW|WC)n[A-HJKMNPR-Y] nii;GIR 0AA;BFPO n(nnn|nn|n|),GBEC1Y8SY!
([A-CEGHJ-NPR-TVY]n[A-CEGHJ-NPR-TV-Z]|X0[ABCEG]|X1A) n[A-CEGHJ-NPR-TV-Z]n,CAK1A0B1!
,AE,AG,AO,AW,BI,BJ,BQ,BS,BV,BW,BZ,CD,CF,CG,CI,CM,CW,DJ,DM,ER,FJ,GA,GD,GM,GQ,GY,HK,KI,KM,KP,ML,MO,MR,QA,RW,SB,SC,SL,SR,ST,SX,SY,TG,TK,TL,TO,TV,UG,VU,YE,ZW
00120,VA?^^
008([0-4]n|5[01])(-nnnn|),VI00802?^^
00[679]nn(-nnnn|),PR00930?^^
22nnn,AX22150!
2899,NF?
39nn,GL3900!
4789n,SM47890!
6798,CX?
6799,CC?
8099;917n,SJ9170!
94(8[5-9]|9[0-8]),LI9490!
96799(-nnnn|),AS96799?
96898(-nnnn|),UM96898?
969(39|40)(-nnnn|),PW96940?
969([12]n|3[0-2])(-nnnn|),GU96910?
9694[1-4](-nnnn|),FM96941?
9695[0-2](-nnnn|),MP96950?
969[67]n(-nnnn|),MH96960?
972nn,MQ97220!
973nn,GF97300!
975nn,PM97500!
976nn,YT97600!
97[01]nn,BL97133!,GP97100!,MF97150!
97[478]nn,RE97400!
980nn,MC98000?
984nn,TF98413
986nn,WF98600!
987nn,PF98709!
988nn,NC98800!
?(P|)nnn;Pnnnnnnn,PS600
?9974,NU?
?BIQQ 1ZZ;nnnn(n|nn|nnn|);annnn(aaa|),AQBIQQ1ZZ
?NRU68,NR?
?aa-nnn(n|)-nnnn,GHGA1209182
?nn;JMaaann,JM10^
?nnnn,BO0201^,CK0101^
?nnnnn,BF10010,LY13520,SS81111,TD10001
?nnnnnn,MW207201,TT120110
?{KN}nnnn,KNKN0101^
?{LC}nn nnn,LCLC04101^
?{MSR }nnnn,MSMSR1110?
?{WS}nnnn,WSWS1322
ADnnn,ADAD500?
ASCN 1ZZ,AC?
BBND 1ZZ,IO?
FIQQ 1ZZ,FK!
GX11 1AA,GI?
GY(n|[1-9]n) nii,GGGY11AA!
IM(n|[1-9]n) nii,IMIM21AA!
JE(n|[1-9]n) nii,JEJE11AA!
KY[1-3]-nnnn,KYKY11100
PC nnn;nnn,OM111
PCRN 1ZZ,PN!
SIQQ 1ZZ,GS!
TDCU 1ZZ,TA?
TKCA 1ZZ,TC!
[0-2]nnnn;(CALLAO|LIMA) n(n|),PE15001^
[0-9AR]nnnn;nnnaannn,MU42602
[1-9]nn nn,SE11120!
[1-9]nn,FO100?
[1-9]nnn (S[BCE-RT-Z]|[A-RT-Z]a),NL1011AB!
[A-HJ-NP-Z]nnnn(aaa|);nnnn!0,ARC1070AAM?
[HLMS]nnn,SZH100
aa nnnnn,SOJH09010
aa xx,BMFL07?
aaa nn(nn|n|),MTVLT1117?
aannnn,BNBT2328?
nn-nnn,PL00001!^^
nnn nn![089],CZ11000!
nnn nn![09],GR10188!
nnn nn![1-7],SK81101!^
nnn!0,IS101?
nnn(nn|nnn|),TW100?
nnn,GN001^^,LS100,MG501?,PG111
nnn-nnnn,JP1000001!^00[1-7]|0[1-9]
nnnn!0,AT1010!,BE1000!,BG1000?,CH3000!,CY1010?,HU1011!
nnnn!00|7[5-9]|8[1-9]|9,AZ1000^
nnnn!01|0[3-7],AU2000!^
nnnn!0|4[4-9]|[5-9],AF1001
nnnn!0|[1-4][3-9]|[5-9][2-9],TN1000
nnnn!0|[1-9]0|[2-9][6-9]|1[89]|[2359]5|94,HT6110
nnnn!0|[2468][89]|2[5-7]|9[5-9],BD1000
nnnn!9[0-2],ZA0001!^^
nnnn![0189]|7[89],MD2001
nnnn![034589],MK1000?
nnnn![07],SI1000?
nnnn( nnnn|),LB20383054
nnnn(-a|),VE1010
nnnn(nn|),PY1536
nnnn(n|),TZ14101
nnnn(n|);nnn_nnnn![089],CR10101
nnnn,AL1001,CV7600,DK2100!,ET1000,GE0105?^,GW1000,HM7050,LR1000,LU1010!,MZ1102,NE8001,NO0010!^00[0-5]|0[1-9],NZ1010!^,PA0801^,PH1000?^0[4589]
nnnn-nnn!0,PT2725079!
nnnnn!0,CU10100,EE10111!,ID10110?,MA10000,TH10200?,UY11000
nnnnn!00,UA01001!^0[1-4789]
nnnnn!00|8[2-9]|9[0-8],TR01960?^
nnnnn!00|[7-9],DZ16000^
nnnnn!0[05]|43|62,DE10115!^
nnnnn!0[34],MY50000!^
nnnnn!0|1[1-9]|20|2[3-9]|3[015-9]|4[0-36-9]|5[0-4589]|[6-9],NP44600
nnnnn!1[7-9],MX06000!^
nnnnn!6[4-9]|[7-9],KR03051!^0[1-8]
nnnnn!96,FR75001!
nnnnn![0-69],BA71000?
nnnnn![0-79],ME81000?
nnnnn![02789]|1[1-9]|[3-6][0579]|[345]3|[346]8,IQ10001
nnnnn![06-9],HR10000?
nnnnn![089],XK10000
nnnnn(-nnnn|),SA11564
nnnnn(nn|),EG11511,IL9614303,MM11181^
nnnnn(n|),KH120101^,RS11000?,VN10000^
nnnnn,BT11001,DO10101,EH70000,FI00100!^^,GT01001^,HN31301,IT00118!^^,JO11118,KE00100^00[1-9]|01,KW54541,LA01000^,LK00100^00[1-9]|01,LT04340!^,MN65030,MV20026^,NA10005,PK44000,SD11042,SN10000,ZM50101
nnnnn-nnnnn![02],IR1193612345
nnnnn;nnn_nnn_n,NI52000
nnnnnn!0,NG930283
nnnnnn!0[0-4679]|1[0246]|2[124689]|3|4[0235689]|5[135-9]|6[0124579]|7[1245789]|8[023479]|9[02368],CO110111^
nnnnnn!0|2[4-9]|[3-689],UZ100000
nnnnnn![0-689],TM744000
nnnnnn![013-9]|2[5-9],BY220030
nnnnnn![0578],RU101000!
nnnnnn!n8|[0-8]9|[05-8]0|[13789]7|14|76|82|9[1-6],CN100000!^
nnnnnn,EC170150^,KG720001,RO060274?^0[1-8],SG018956!^,TJ734000
nnnnnn;annanan,KZ010000^
nnnnnnn,CL8320000
{AI-}2640,AI?
{BB}nnnnn,BBBB23026
{CP }nnnn,SVCP1101
{LV-}nnnn!LV-[06-9],LVLV1050!
{VC}nnnn,VCVC0100^
{VG}nnnn,VGVG1110?`
