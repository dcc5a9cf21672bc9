// Written by scripts/build-provinces.ts; do not edit.
// Sources: iso-3166 4.4.0 and iso-3166-2 1.0.0 (MIT); cldr-subdivisions-full 48.2.0 (Unicode-3.0);
// scripts/facts/province-names.json and province-use.json, from Shopify worldwide (MIT) and Google's address metadata
// (CC-BY 4.0) by way of commerceguys/addressing (MIT); scripts/facts/province-additions.txt, province-languages.txt and
// province-cldr.txt, from Unicode CLDR (Unicode-3.0) by way of the gem countries (MIT).
// The other names of these provinces, and the codes that addresses do not use.

/**
 * A row for each row of PROVINCES: the lookup keys of the province's other names. First the names that may omit their kind (such
 * as State); after an exclamation mark, whole names; after a number sign, names that are kept as written. Each omits the letters
 * that it shares with the start and the end of the shown name's key (`src/rules/packing/packed-names.ts`).
 */
export const OTHER_NAMES: string = `
=AD
=AE
,aboud3CzabyD3

Dyy
,fuyairaDy3
,c6Diq2
,rakCe8EjaimaHy3
,oummalqai4,uaqFaywayn
=AM

CriCy
,s4


E
Ec3

C7
Dcj2
,6
=AR




Nantartidaislasdelatlanticosur

Eva
,bs
,buenosairesautonomouscity,buenosairescity,caba,capfed,capitalfederal,cityofbu9Fdebu9













,sgo9,stgo9
=AS
#,aunuu,eastern,manua,ofuolosega,rose,roseatoll,swains,tau,tutuila,western
=AU
Ge

,territoiredunord,territoriodelnorte
,nouvellegallesdusud,nuevagalesdelsur
,australiameridional,australiemeridionale

,australiaoccidental,australieoccidentale
,canberra,jervisbay,territoiredelacapitaleaustralienne,territoriodelacapitalaustraliana
=BB
=BR









,fernandodenoronhaGouc








,s5


C
,s8
Jel5
Kelsur
,brasilia
Jelsur
=BS
Eislands




,governorsharbour
Ecays

,greenturtlecay
,sandypoint
Gcrookedislands



Krumcay

Gislandlongcay
,highrock
,cityof8







,kempsbay
,rocksound





,nichollstownberryislands
,marshharbour
,freshcreek
=CA
,territoiredu5

C
,al2C
,nouveau9,nuevo9
,territoiresdunordouest,territoriosdelnoroeste,tno
D
,ne,nouvelleecosse,nuevaescoc2
,ileduprinceedou3,ipe,isladelprincipeeduardo
C
C
,cb,colombiebritannique,columbiabritanica
,8,nfld,terranova8,terreneuve,terreneuve8,tnlL
=CL
,ai3,aisendelgeneralcarlosibanezdelcampo,xiEdelgeneralcarlosibanezdelcampoEdelgralcarlosibanezdelcampo!,regionxi
,libertador,libertadorgeneralbernardo8,libertadorgralbernardo8,libgralbernardo8,vi!,regionvi
,xvi
,metropolitana,xiii!,regionmetropolitana
,ii!,regionii
,ix!,regionix
,iii!,regioniii
,viii!,regionviii
,iv!,regioniv
,xiiJantarticachilenaJchileanantarcticaJdelaantarticachilenaJlaantarticaJlaantarticachilena!,regionxii
,i!,regioni
,x!,regionx
,xiv!,regionxiv
,vii!,regionvii
,xvE!,regionxv
,v!,regionv
=CN
,aomen,澳门DoDosarDospecialadministrativeEsar
,河北
,上海Hcity
,安徽
,福建
,湖北
,海南
,湖南
,吉林
,sze5,四川
,autonomedutibet,tibet,西藏
,云南
,pek3,pekin,北京Gcity
,甘肃
,贵州
,河南
,黑龙江
,台湾
,sink4,新疆,新疆维吾尔HuyghurHuygurHweiwuerzizhiqu
,浙江
,xiangga2,香港HsarHspecialadministrative
,辽宁
,宁夏,宁夏回族GhuiGhuiziGhuizu
,青海
,山东
,陕西
,山西
,天津Gcity
,chungk3,重庆Icity
,canton,广东
,广西,广西壮族GzhuangGzhuangzu
,江苏
,江西
,mongoliainterior,mongolieinterieure,neimenggu,neimongol,内蒙古
=CO

,capital,capitalde6,santafede6,santafedebogotadistritocapitalFdcFdistritocapital













C3














E
,archipeldesanandresprovidenciasantacatalina,archipielagodesanandres,archipielagodesanandresprovidenciasantacatalinaIIislasTsantacatalina
,nde9,ntede9Dh9
=CR
=CU

,ciudaddelahab3,hab3













Fpinos
=CV
=EE
=EG
,bahralahmar,bahrelahmar
,janubsina
C4GyaGyah
,qi2
,wadialjadid,wadielgedeed
,helwan,hulwan,qahirah
Fyah
Gyah
,iskandariyahD
,suways

,assi2Co2
,buhayrah
,daq5,daqahliyah
,6thofoctober,jizah,sadisminuktubar,sixthofoctober
,uqsur
,menia
D2
,banisueif,banisuwayf
,meno3,meno4,minufiyah
,suhaj
Dashshay2
,bur4
,fay3,fayo2
,dumiat,dumyat
Dk2Fyah
,shamalsina
=ES

,biscaia,biscay,biscaye,bizkaia
DsDx
,fuerteventura,grancanaria,lanzaroteFdegrancanaria
,oviedoFes
,ibiza,illasbaleares,illes7,islasbaleares,mallorca,menorca,palmademallorcaFesFicislandsGilles
,santanderHe
,gipuzk2Es3Fk2
,araba
,alacant
He

,x3
,ler3
,communautede6,communityof6Fautonomouscommunity
Etz2
He
Etz2Fe
,saragossa,saragosse

Dx2

,ciudadautonomade5

,ge4,gerone,x5
,grenade

,5,o3


Ctz2Ee
,communauteforaledenavarre,foralde7,nafarroa,nafarroakoforukomunitateaFeGcharteredcommunityGcomunidadforal

Gque
Fe


Ee




HHdelaplanaIdelaplana
,ciudadautonomade7
,o5
Fe

,k6EueEva
,logrono
,c7,cidade4
,6,corogne,corunaa,corunya
,8,sc8II8Itenerifekoa
=FM

,tr2
=FR
Dica


,frenchguianaF


,r9H
,bourgogne,bourgognefra9,fra9
,brittany
F
,alsace,champagneardenne,lorraine
,nordpasdecalais,picardie

,9,limousin,poitoucharentes
,basse9,haute9Gy
,languedocroussillon,midipyrenees
,paca
=GB
,bfpo
,lloegr#,avon,barkingdagenham,barnet,barnsley,bathnortheastsomerset,bedford,bedfordshire,beds,berks,berkshire,bexley,birmingham,blackburnwithdarwen,blackpool,bolton,bournemouthchristchurchpoole,bracknellforest,bradford,brent,brightonhove,bristol,bristolcity,bromley,buckinghamshire,bucks,bury,calderdale,cambridgeshire,cambs,camden,centralbedfordshire,cheshire,cheshireeast,cheshirewestchester,cityofbristol,cityofkingstonuponhull,cityofwestminster,cleve4,cornwall,coventry,croydon,cumber4,cumbria,darlington,derby,derbyshire,devon,doncaster,dorset,dudley,durham,ealing,eastridingofyorkshire,eastsussex,eastyorkshire,enfield,essex,gateshead,gloucestershire,greaterlondon,greatermanchester,greenwich,hackney,halton,hammersmithfulham,hampshire,hants,haringey,harrow,hartlepool,havering,herefordshire,hertfordshire,herts,hillingdon,hounslow,hull,humberside,isleofwight,islesofscilly,islington,kensingtonchelsea,kent,kingstonuponhull,kingstonuponthames,kirklees,knowsley,lambeth,lancashire,lancs,leeds,leicester,leicestershire,leics,lewisham,lincolnshire,lincs,liverpool,london,londoncity,luton,manchester,medway,merseyside,merton,middlesbrough,middlesex,miltonkeynes,newcastle,newcastleupontyne,newham,norfolk,northamptonshire,northants,northeastlincolnshire,northlincolnshire,northnorthamptonshire,northsomerset,northtyneside,northumber4,northyorkshire,nottingham,nottinghamshire,notts,oldham,oxfordshire,oxon,peterborough,plymouth,portsmouth,reading,redbridge,redcarcleve4,richmonduponthames,rochdale,rotherham,rut4,sainthelens,salford,sandwell,scilly,sefton,sheffield,shropshire,slough,solihull,somerset,southampton,southendonsea,southgloucestershire,southtyneside,southwark,southyorkshire,staffordshire,staffs,stockport,stocktonontees,stokeontrent,suffolk,sunder4,surrey,sussex,sutton,swindon,tameside,telfordwrekin,thurrock,torbay,towerhamlets,trafford,tynewear,wakefield,walsall,walthamforest,wandsworth,warks,warrington,warwickshire,westberkshire,westmidlands,westminster,westmorlandfurness,westnorthamptonshire,westsussex,westyorkshire,wigan,wilts,wiltshire,windsormaidenhead,wirral,wokingham,wolverhampton,worcestershire,worcs,york,yorkshire
,alba,yralban#,aberdeen,aberdeencity,aberdeenshire,angus,argyll,argyllbute,ayrshire,banffshire,berwickshire,caithness,cityofedinburgh,cityofglasgow,clackmannanshire,comhairlenaneileansiar,dumfriesgalloway,dumfriesshire,dunbartonshire,dundee,dundeecity,eastayrshire,eastdunbartonshire,eastlothian,eastrenfrewshire,edinburgh,edinburghcity,eileansiar,falkirk,fife,glasgow,glasgowcity,high4,inverclyde,invernessshire,kincardineshire,kinrossshire,kirkcudbrightshire,lanarkshire,midlothian,moray,naheileanansiar,nairnshire,northayrshire,northlanarkshire,orkney,orkneyislands,outerhebrides,peeblesshire,perthkinross,perthshire,renfrewshire,rossshire,roxburghshire,selkirkshire,she5,shetlandislands,southayrshire,southlanarkshire,stirling,stirlingshire,suther4,westdunbartonshire,westernisles,westlothian,wigtownshireDtishborders
,cymru#,abertawe,anglesey,blaenaugwent,brecknockshire,bridgend,bromorgannwg,caerdydd,caerffili,caernarfonshire,caerphilly,cardiff,carmarthenshire,casnewydd,castellneddporttalbot,ceredigion,clwyd,conwy,denbighshire,dyfed,flintshire,glamorgan,gwent,gwynedd,isleofanglesey,merionethshire,merthyrtudful,merthyrtydfil,midglamorgan,monmouthshire,montgomeryshire,neathporttalbot,newport,pembrokeshire,penbontarogwr,powys,radnorshire,rhonddacynontaf,rhonddacynontaff,sirbenfro,sirceredigion,sirddinbych,sirfflint,sirfynwy,sirgaerfyrddin,southglamorgan,swansea,torfaen,valeofglamorgan,westglamorgan,wrecsam,wrexham,ynysmon
,8#,antrim,antrimnewtownabbey,ardsnorthdown,armagh,armaghbanbridgecraigavon,armaghcitybanbridgecraigavon,belfast,belfastcity,causewaycoastglens,derry,derrycitystrabane,derrystrabane,down,fermanagh,fermanaghomagh,lisburncastlereagh,londonderry,mideastantrim,midulster,newrymournedown,tyrone
=GT
,ciudadde9
=HK
,kln,九龙#,kwuntong,kwuntong7,shamshuipo,shamshuipo7,wongtaisin,wongtaisin7,yautsimmong,yautsimmong7GcityGcitykowloon
,新界#,islands,islandsnewte9,kwaitsing,kwaitsingnewte9,north,northnewte9,saikung,saikungnewte9,shatin,shatinnewte9,taipo,taiponewte9,tsuenwan,tsuenwannewte9,tuenmun,tuenmunnewte9,yuenlong,yuenlongnewte9
,香港,香港岛Hsar#,centralwestern,centralwestern8,eastern,eastern8,southern,southern8,wanchai,wanchai8
=HN
,islasdelabahia
=ID
,jabar,javaoccidental,jawabarat
,jatim,javaoriental,jawatimur
,jateng,javacentral,jawatengah
,borneooccidental,kalbar,kalimantanbarat,kalimantanoccidental
,islasriau,kepri,kepulauanriau!,ilesriau
,borneomeridional,kalimantandusud,kalimantansela3,kalsel
,kalimantanseptentrional,kalimantanutara,kaltaraCdk9
,ntb,nusatenggarabarat,nusatenggaraoccidental,petitesilesdelasondeoccidentales
,irianjayabarat,pabar,papbar,papouasieoccidentale,papuabarat,papuaoccidentalDirianjaya
,pabaya,papuabaratdaya,pbd
,papeg,papuapegunungan,papuapengunungan
,papsel,papuaselatan,pasel
,papteng,papuatengah,pateng
,sumaterabarat,sumatrabarat,sumatraoccidental,sumbar
,celebessuroriental,sulawesidusudest,sulawesitenggara,sultra
,celebesmeridional,sulawesidusud,sulawesiselatan,sulsel
,celebesoccidental,sulawesibarat,sulawesioccidental,sulbar
,celebescentral,sulawesicentral,sulawesitengah,sulteng
,daerahistimewa4,nad,nanggroeacehdarussalam





,molucas,moluques
,irianjayaCouasie

,daerahistimeway9,diy,jogj6,jogja,specialregionofy9,territoirespecialdey9E
,daerahkhusus7,daerahkhususibukota7,dk7,dki,dki7,dkj,specialcapitalregionof7,y6GrayaGspecialcapital

,sumateraselatan,sumatradusud,sumatrameridional,sumatraselatan,sumsel
,babel,kepulauanbangk9Nislands
,kalimantanoriental,kalimantantimur,kaltim
,ntt,nusatenggaraoriental,nusatenggaratimur,petitesilesdelasondeorientales
,sumaterauta2,sumatradunord,sumatraseptentrional,sumatrauta2,sumut
,malukuutara,malut,molucasseptentrional,moluccas,moluquesdunord
,celebesseptentrional,sulawesidunord,sulawesiutara,sulut
,borneocentral,kalimantancentral,kalimantantengah,kalteng
=IE
,baileathacliath,bhaileathacliath,dunlaoghairerathdown,fingal,south6Fcity#F10F100F110F120F130F140F150F160F170F180F20F200F220F240F30F40F50F60F6wF70F80F90
,gaillimh,nagaillimhe
,chorcaiCcaigh
,mhuineachain,muineac3
,lochgarman
,chillchainnigh,cillchainnigh
,maigheo,mhaigheo
,chlairD
,cabh2,chabhain
,chiarrai,ciarrai
,lu
,queensDghisEe
,mhi,nami
,shligighDeach
,ceatharlach,cheatharlach
,kings,uibhfhaili
,dhunnangall,dunnangall
,chilldara,cilldara
,liatro2,liatroma
,north9,south9,thiobraidarann,tiobraidarann
,chillmhantain,cillmhantain
FirtGt
,luimneach,luimnigh
Fain
,phortlairge,portlairge
,iarmhi,nahiarmhi
=IN
Ci5
,islasandamannicobarGN




,mysore

,orissa

,nationalcapitalterritoryof5,new5

,guy4

G3

Fn
F2




,bengalaoccident2,bengaleoccident2
C5
,pend3,ਪੰਜਾਬCy2



,laquedivasG3

Fnchal
,ch9
H
EcachemiraEcachemire
,pondi6,pondiche2,territoiredepondiche2
,3,8,daman,dnhP
=IQ
,a4,ههولێر
,da3,duhok
,ههڵهبجهGh
Eh


,tamim

Cef
Cawa
,سلێماني

Cil

,iqlim9


Dhad3

G2
=IR

,gu4,گيلان

,azarbayjansharqiFa7
,azarbayjangharbiFa7
,bakhtaran



,khorasanrazavi
,e6
,سيستانوبلوچستانFvaba9
,korde4
Ce3
,چهارمحالوبختياريKlva9Kva9
,luri4
Cam
,كهگيلويهوبويراحمدJvabow8Jvabu8




,هرمزگان



,gh5
,گلستان
,khorasanshemali,khorasanshomali
,khorasanjanubi,khorasanjonubi
=IT
Fa

,liberoconsorziocomunaledi9He
Cxandrie
Ee
,vald5,valdaoste,valled5,vallede5,valleedaosteEvalley




DniaFe



Ce
Fe
,liberoconsorziocomunaledi4
Fe
,florence,florencia

,ciudadmetropolitanade6,villemetropolitainedegenesDa





Durne

Cques
C3Fe
E
Ee
,ciudadmetropolitanadenapoles,villemetropolitainedenaplesCles
Ee


G
Fe

Ce
EaFe
FdemilieFnell6Fnnell6


Fe
Dne

,carboniaiglesias,cerdenadelsur,sardaignedusud,southsardinia,sulcisiglesiente
Ce3Cente

,turin


CiceCiseDc2
Ece


H
,liberoconsorziocomunaledicalt9
,coni

Ee




DuaEue
E

CuaDue
De
De
,liberoconsorziocomunaledi6Ee
CeDcapitale
,liberoconsorziocomunaledi8,syracuse

Ee

Ee
Fe
Fe

,altoadige,autonomede7,bozen,southtyrol,sudtirol
Fe

,plaisance

,autonomedetrenteEino
,liberoconsorziocomunaledi7
Fe
,vcoFia
Eil
Couse




,bat


E



EEdela7Edella7
,8FdecalabreFdi8
FFd6
,6

,olbiatempioG
=JM
,saint8
=JP
,北海Hu
,青森
,岩手
,宮城
,秋田
,山形
,hukus3,ふくしま,福岛
,茨城
,tot3,栃木
,gum2,群馬
,埼玉
,t3,千葉
,toukyou,东京CioEmetropolis
,神奈川
,新潟
,富山
,is5,石川
,h4,福井
,山梨Gi
,長野
,gihu,岐阜
,s6,静岡
,aiti,愛知
,三重
,s3,滋賀
,ki3,京,京都Cu2
,o5,大阪
,兵庫Cu2
,奈良
,和歌山
,鳥取
,s5,岛根
,岡山
,広岛E3
,山口Fti
,徳岛E3
,香川
,愛媛
,koti,kou3,高知
,h6,福岡
,佐賀
,長崎
,熊本
,o4,大分
,宮崎
,鹿児岛E3
,沖縄
=KI
GGs#,abaiang,abemama,aranuka,arorae,banaba,beru,butaritari,centralgilberts,kuria,maiana,makin,marakei,nikunau,nonouti,northerngilberts,northtarawa,onotoa,southerngilberts,southtarawa,tabiteuea,tamana,tarawa
D#,christmas,fanning,kiritimati,tabuaeran,teraina
G#,canton,kanton
=KN
=KP
,평양IcityIsi
,pyongannamdo,평안남
,pyonganbukto,평안북
,자강
,hwanghaenamdo,황해남
,hwanghaebukto,황해북
,강원Eeonto
,hamgyongnamdo,함경남
,hamgyongbukto,함경북
,8,량강Ekangto
,n4,najinsonbong,라선
,남포Do
,개성D3
=KR
,se2,서울Ecity
,p4,부산
,t4,대구
,인천D2
,k6,광주Gcity
,taej2,대전Dun
,울산
,gyu4,k7,ky5,kyu4,경기
,k6,kangwe2,강원Ee2
,choo5,northchungcheong,northchungchong,northchungchung,충북,충청북Echeong3EcheongdelnorteEchong3Echung3
,choo5,southchungcheong,southchungchong,southchungchung,충남,충청남Echeong3EcheongdelsurEcheongdusudEchong3Echung3
,ch5,cholla3,chu4,ju4,northcholla,northjeolla,전라북,전북Clla3ClladelnorteClladunordDra3
,ch5,cholla3,chu4,ju4,southcholla,southjeolla,전남,전라남Clla3ClladelsurClladusudDra3
,gyu5,k8,ky6,kyeongsa5,kyongsa5,kyu5,kyungsa5,northgyeongsang,northkyongsang,northkyungsang,경북,경상북Fsang3FsangbugdoFsangdelnorteFsangdunord
,gyu5,k8,ky6,kyeongsa5,kyongsa5,kyu5,kyungsa5,southgyeongsang,southkyongsang,southkyungsang,경남,경상남Fsang3FsangdelsurFsangdusud
,ch3,제주
,세종Fcity
=KW
,capital,kuwayt

Lir

I
=KY
#,sisterislands
#,boddentown,eastend,georgetown,northside,westbay
=KZ
,semipalatinCy!,semipalatinsk
,aq4Ein
,aq4CjubinCyubin!Cyubinsk
Ein!FoblastFoblysy
,gurev,guryev
,batysqazaq4,zapadnok9,zko
,dzhambul,z5,zh5
,zh5,zhety2
,qaragandy,qaraghandyHinHy
,ku6,kustanai,q7Gj
,k7,q8Hin#,baikonur,baikonyr,baykonur,bayqongyr
Dgh5Di4

,severok9,severokaza5,sko,soltustikqazaq4
,juznokazah4,ongtustikqazaq4,southkazakh4,yuzhnokazakh4De4!,chimkentskayaoblast

,shyghysqazaq4,shygysqazaq4,vko,vostochnok9
,nursultanFcity
DataFcity
Hcity!,chi5
=MH

E
E
=MP
#,rota,saipan,tinianH7
=MX
,edomex


Hdezaragoza





Ideocampo




Idearteaga





HdeignaciodelallaveHllave






,bassecalifornieNnorte
,bassecaliforniedusud

,c9,federal,mexicocity,mexicodf
,qr
=MY
Ee


,malacca
,n8Cr9

,pulaupi4



,t8


,kl
=MZ


,maputocidade,maputocity
=NG




















Cs5















,fct,feder9EE7
=NI















,atlantico5,northcaribbeancoast,raan,raccn
,atlantico3,raas,raccs,southcaribbeancoast
=NR




Dsi
=NZ





,tamakimakaurau


Fcity




HIh7


,greaterw9
=PA

,westpanama








Fwounaan
,k7,sanblasD
,ngo7
=PE
,cus2
Crumayu





,constitucionaldel6

,h4


,gobiernoregionalde4Dprovincias!,departamentode4DdepartamentoDregion











,municipalidadmetropolitanade4Dhatunllaqta!,provinciade4DprovinceDprovincia
=PF
,windwardislands
,leewardislands
,archipeldestubuai,tubuaiGislands
,archipeldes9Eesasislands
,archipeldestuamotuG
=PG
,s4








,oro
,northsolomons
,sandaun









,portmoresby
=PH
,6,kalakhangmay4,nationalcapital





Dke




D2














,compostelavalley


E



,g6


,hilagangiloko




,hilaganglanaw



Gke
Cindanaw

,kanlurang7,mindorooccidental
,mindorooriental


,lalawigangbulubunduk2,mt
,kanlurangmisamis

,north8
,kanlurangnegros

,hilagang5





,kes2
,k5
,ris2



,sikih2
,katimogang5



,hilagangsurigaw



,western5
,hilagangsambuwangga
,timogsambuwanggaI
,s7
,sambuwang9Nuey
=PT










En

,o5





,az4,regiaoautonomados6
,regiaoautonomada7
=PW



Dboh2











Fal
=PY

















,capital
=RO



Charest
=RU
,to3,ty2
,autonomejuif,autonomohebreo,evrej,evrey,evreyskayaavtonomnaya,yevreyskayaavtonomnaya
,adigueyaDueeEjaEya
,republiquedel5!,gornoaltaysk,republicof5,respublikaaltayDjrespublikaDyDyrepublicDyrepublitsDyrespDyrespublikaE
,bachkirieEiriaEiriya
,bouriatieCi4CjatijaFGya
,avtonomnarespublikakrim,krym
Ch5Cu5
CouchieE4EetijaIya
,republiquedeskomis
GeGjaGya
,republiquede5,sa2,saja,yakutia,yakutiyaEyakutiaEyakutiya
,tartari4
,oudmourtieFGya
,l5!,kraide5DjskijkrajDykraiDyskiyDyskiykray
,amo2
,ar6,arjangu2
E3Ec2

,bri2,brj2
,celj4,tcheli4Di4
,tcho6F
,ustorda,ustordaburyat,ustordyn,ustordynskiyburyat,ustordynskyburyatCo2
F
,koryak,koryakia,koryakiyaCt6DatG
,kuzbassG
,7!,jabarovsk,kraidekhabarovsk

G
Io
Dckaja

Ckov!,oblastdemoscou,oblastdemoscuCkvaoblastFprovinceFregion
,mo5
DckijEFiaFie
,gorkov,gorky,nijni8Ce5De5Ei8Ei9
DajaDaya
CmburgoEo3
,komipermyak,komipermyakia,komipermyat
FeFieFye


,ri4,rj4
,sa5,saj4He
,kuybyshevE







,to3C
,kalinin
,ti4,tio4,tj4
,ouli4,uli4,ulj4

Fj
,i8,jaroslavH
,agaburyat,agaburyatia,aginburyat,aginskiyburyat,aginskyburyat,chita,chitin,transbai3,transbaikalieDikalieDj3He
,orel,ori2,orlov
Fcity!,gmoskva,gorodmoskvaCkvaCkvagDuEu
,hantymansij,janti5,khmao,yugraFFsmansisKy!Kysk
,iamalie,jamaloneneckij,yanaoEianenetsiaFK
,cecen,tchetchenieEenEenia
,tchouvachieF2GHya
Ga8IOPePyaQn
DoukieDu3GjaGya
,republicadec6,republiquedecarelieFjaFya
Co3Dzh
,ko2
Den
Es4
Eod
,hakasija,jaka3FiyaHe
,ko5
,velikiy8
Io
DtchaievotcherkessieEaevocerkesGevocherkesGevocherkesiyaHevocherke3HevocherkesP
,republiquedesmarisDjDy
,sanktp9,sanktpeter4,sanpetersburgo,spbLo3

,dolganonenet,evenk,evenkia,evenkiy,evenkiya,taimyr,taymyr,taymyrdolganonenets,taymyria,taymyrskiydolganonenetFj2!Cidekrasnoiarsk
Ko
,osetiadelnorte6,ossetiedunordalanie,severnajaosetija,severnayaosetiya,severnayaosetiyaalaniyaL
=SC

Cbwalo

,an4










,ladig
,englishriver
Cbiks3
Cfle2


Cglo


,lemamel
=SO
,jubbadadhexe
,jubbadahoose
,shabeellahadhexe



,hiira2

Dal





,ben4D3


,shabeellahahoose
=SR
=SV


,ca9
=TH
,bkk,krungthep,krungthepmahanakhonGmetropolis



,9













,korat







































Gh5










E2



E5



,phatth3
=TR


E























,5



,antakya

,icel







,izmit




,5,k5
















,4,s4
=TV








F2
=TW
!,嘉义县
!,新竹县
G!,新竹市
,高雄Icity
,屏东
,台东
,台中Hcity
,彰化
,花莲
,基隆Gcity
,金门
,连江
,苗栗
,南投
,澎湖
,桃园Gcity
,云林
,新北Icity!,taipeicounty,台北县
Fcity!,台北,台北市
,台南Fcity
F!,嘉义市
,4,宜兰
=UA
DichchinaDitEchchynaEchynaF
Cin
,lug2
,dne9FFv
DchchinaDchchynaDchyna
,zhitomir
,transcarpath2HIya
GkaH2Jya
,precarpathia,prikarpattya,prykarpattia,prykarpattya
Dcity!,ki2,kiev,misto4,mistoki2,mki2
,kiivshchinaDschynaDshchyna!,kievoblast,kievskayaoblast,kiivoblast,kiivska,kiivskaobl,kiivskaoblastDregionDskaDskaoblast
,kropivnit,kropyvnytFg3
Jcity
,avtonomnarespublikakrim,avtonomnarespublikakrym,krim,krym
,lvov
,mi6Fy2
CDDsa
F
En
C
Hlya
Eov

FichchinaFitGchchynaGchyna
F
Fg2
,bukovina,bukovynaGechchinaGechchynaGet
=UM

FFislands
=US
,cnmiOs

!C
C
CEIe
D
C
,flaFe


C
C
D
D
CD

D
CD

,unitedstatesvirg9
D
CD
C
D
Cisi2D
C
D
C
KaeKafricaKcanadaKmiddleeastQcanadaafricamiddleeastQthemiddleeastcanada
D

CD
D
,nuevo9
,nueva6
,nmex,nouveaumexique,nuevo6
,nueva4


E


C3
,virginiaoccidental,virginieoccidentale,w8,wva
,carolinadelnorte,carolinedunord,n8
,dakotadelnorte,dakotadunord,n6,ndak

,carolinadelsur,carolinedusud,s8
,dakotadelsur,dakotadusud,s6,sdak
D
,washingtondc
Fe
,l7He



Ge

Csi6DDaKe
Kofthe8Kthe8La
Kap
,minoroutlyi9,outlyi9
,m9
=UY


















,330
=VE














,federaldependenci2,federaldependenciesofvenezuelaFancesfederalesduvenezuelaUvenezolanas
,vargas

,bolivarianode7






,caracas,dtto7,feder2Gedecaracas
=VI
#,saintcroix,saintjohn,saintthomas
=VN
,hatayEcity

,hagi3



,baccan,backan
Gg

Cgiang
,hoabinh,vinhphuc
Cdu3Hcity
,ninhthuan
,binhthuan,dacn3,dakn3
,hanam,namd3



Ebinh
,thuathien3Ccity
,quangnamDcity
,kontum
,binhdinh
,thaibinh
,dac3,daclac,phuyen
,yenb2
,binhphuoc
,9,bariavungtau,binhduong,hcm,hcmc,hochiminhcity,saigon,tphcm,vungtau
,long
,tiengiang
,bentre,travinh
,kien5
,haugiang,soctrangFcity
,baclieu
=ZA
,pwv
,easterntransvaal,im9
,northern,northerntransvaal
,5,gazulunatala
,foreisetata,orange4,vrystaat
,bokonebophirima,noordwes
,ooskaap
,itjhingalangakapaCkaap
,itlhagwinikapa,noordkaap
=ZW
`

/**
 * Names in other scripts that may omit their kind, a line for each country of PROVINCES, its provinces between spaces
 * (`src/rules/packing/packed-names.ts`).
 */
export const SCRIPT_NAMES: string =
	"\n" +
	"\n" +
	// ابوظبي, عجمان, دبي, الفجيره, فجيره, الشارقه, راسالخيمه, امالقيوين
	"!VWwgWy !h[tVu !^Wy !Vsp[y`v!p[y`v !VscV`qv !`VbVs]ytv !VtVsqywyu\n" +
	// արարատ, լոռի, շիրակ, կոտայք, սյունիք, տավուշ, արագածոտն, արմավիր, գեղարքունիք, վայոցձոր, երեւան
	"(PoPoPn ([gkZ (fZoP^ (^gnPds (ldgqeZs (nPmgqf (PoPRP]gne (PocPmZo (RTaPosgqeZs (mPdgp`go (ToTqPe\n" +
	"\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" +
	// البحرالاحمر, جنوبسيناء, القليوبيه, قنا, الواديالجديد, القاهره, حلوان, الغربيه, الاسماعيليه, الاسكندريه, السويس, اسوان, اسيوط, البحيره, الدقهليه, الجيزه, السادسمناكتوبر, الاقصر, المنيا, مطروح, بنيسويف, المنوفيه, سوهاج, كفرالشيخ, بورسعيد, الفيوم, دمياط, الشرقيه, شمالسيناء
	"!VsW\\`VsV\\t` ![uwWbyuVP !VsqsywWyv !quV !VswV^yVs[^y^ !VsqVv`v!\\swVu !Vsi`Wyv !VsVbtVhysyv !VsVbru^`yv !Vsbwyb !VbwVu !Vbywf !VsW\\y`v !Vs^qvsyv !Vs[yav!VsbV^btuVrYwW` !VsVqd` !VstuyV !tf`w\\ !Wuybwyp !Vstuwpyv !bwvV[ !rp`Vscy] !Ww`bhy^ !Vspywt !^tyVf !Vsc`qyv !ctVsbyuVP\n" +
	"\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" +
	// तेलंगाना, తెలంగాణ, अंडमानऔरनिकोबारद्वीपसमूह, अरुणाचलप्रदेश, असम, অসম, चंडीगढ, चण्डीगढ, झारखंड, झारखण्ड, कर्नाटक, ಕರ್ನಾಟಕ, लद्दाख, ओडिशा, ଓଡ଼ିଶା, त्रिपुरा, ত্রিপুরা, दिल्ली, नईदिल्ली, गोआ, गोवा, गुजरात, ગુજરાત, हरियाणा, महाराष्ट्र, मणिपुर, মণিপুর, मिजोरम, राजस्थान, सिक्किम, बिहार, केरल, കേരളം, नागालैंड, पश्चिमबंगाल, পশ্চিমবঙ্গ, मेघालय, पंजाब, तमिलनाडु, தமிழ்நாடு, उत्तरप्रदेश, आंध्रप्रदेश, आन्ध्रप्रदेश, ఆంధ్రప్రదేశ్, लक्षद्वीप, मध्यप्रदेश, उत्तराखंड, उत्तराखण्ड, छत्तीसगढ, हिमाचलप्रदेश, जम्मूऔरकश्मीर, पांडिचेरी, पुदुचेरी, पुदुच्चेरी, புதுச்சேரி, दमनऔरदीव, दादराऔरनगरहवेली, दादराऔरनगरहवेलीऔरदमनऔरदीव
	"#Sva1FmWm)Sua1FmR #41P]mWC_WnDz[m_U|doYg]qh #4_pRmIaY|_Uve #4g]&4g] #I1PoFQ#IR|PoFQ #Lm_E1P#Lm_ER|P #D_|WmND'D_|WmND #aU|UmE #BPnem\"BPknem #S|_nYp_m&S|_nYp_m #Una|ao#W7Una|ao #Fz5#Fzdm #FpK_mS*FpK_mS #h_n^mRm #]hm_mf|N|_ #]RnYp_&]RnYp_ #]nKz_] #_mKg|TmW #gnD|Dn] #[nhm_ #Dv_a+Dv_b1 #WmFmaw1P #Ye|In][1Fma&Ye|In][H|F #]vGma^ #Y1Km[ #S]naWmPp$S]nc|WmNp #8S|S_Y|_Uve #51V|_Y|_Uve#5W|V|_Y|_Uve)51V|_Y|_Uve| #aD|fU|doY #]V|^Y|_Uve #8S|S_mE1P#8S|S_mER|P #JS|SogFQ #hn]mIaY|_Uve #K]|]qC_De|]o_ #Ym1PnIv_o#YpUpIv_o#YpUpI|Iv_o$YpSpI|Iv_n #U]WC_Uod#UmU_mC_WF_hdvao#UmU_mC_WF_hdvaoC_U]WC_Uod\n" +
	// اربيل, دهوك, حلبجه, البصره, ديالي, كربلاء, التاميم, كركوك, ميسان, النجف, نينوي, السليمانيه, واسط, بابل, بغداد, الانبار, ذيقار, صلاحالدين, المثني, القادسيه
	"!V`Wys !^vwr !\\sW[v !VsWd`v !^yVsy !r`WsVP !VsYVtyt!r`rwr !tybVu !Vsu[p !uyuwy !VsbsytVuyv !wVbf !WVWs !Wi^V^  !VsVuWV` !_yqV` !dsV\\Vs^yu !VstZuy !VsqV^byv\n" +
	// مركزي, مازندران, اذربايجانشرقي, اذربايجانغربي, كرمانشاه, خوزستان, فارس, كرمان, خراسانرضوي, اصفهان, كردستان, همدان, لرستان, ايلام, بوشهر, زنجان, سمنان, يزد, تهران, اردبيل, قم, قزوين, خراسانشمالي, خراسانجنوبي, البرز
	"!t`ray  !tVau^`Vu !V_`WVy[Vuc`qy !V_`WVy[Vui`Wy !r`tVucVv !]wabYVu !pV`b !r`tVu !]`VbVu`ewy !VdpvVu  !r`^bYVu !vt^Vu  !s`bYVu !VysVt  !Wwcv` !au[Vu !btuVu !ya^  !Yv`Vu !V`^Wys !qt !qawyu  !]`VbVuctVsy !]`VbVu[uwWy !VsW`a\n" +
	"\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" +
	// العاصمه, حولي, مباركالكبير, الاحمدي, الفروانيه, الجهراء
	"!VshVdtv !\\wsy !tWV`rVsrWy` !VsV\\t^y !Vsp`wVuyv !Vs[v`VP\n" +
	"\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" +
	// กทม, กรุงเทพ, กรุงเทพมหานคร, กรุงเทพฯ, สมุทรปราการ, นนทบุรี, ปทุมธานี, พระนครศรีอยุธยา, อยุธยา, อ่างทอง, ลพบุรี, สิงห์บุรี, ชัยนาท, สระบุรี, ชลบุรี, ระยอง, จันทบุรี, ตราด, ฉะเชิงเทรา, ปราจีนบุรี, นครนายก, สระแก้ว, นครราชสีมา, บุรีรัมย์, สุรินทร์, ศรีสะเกษ, อุบลราชธานี, ยโสธร, ชัยภูมิ, อํานาจเจริญ, บึงกาฬ, หนองบัวลําภู, ขอนแก่น, อุดรธานี, เลย, หนองคาย, มหาสารคาม, ร้อยเอ็ด, กาฬสินธุ์, สกลนคร, นครพนม, มุกดาหาร, เชียงใหม่, ลําพูน, ลําปาง, อุตรดิตถ์, แพร่, น่าน, พะเยา, เชียงราย, แม่ฮ่องสอน, นครสวรรค์, อุทัยธานี, กําแพงเพชร, ตาก, สุโขทัย, พิษณุโลก, พิจิตร, เพชรบูรณ์, ราชบุรี, กาญจนบุรี, สุพรรณบุรี, นครปฐม, สมุทรสาคร, สมุทรสงคราม, เพชรบุรี, ประจวบคีรีขันธ์, นครศรีธรรมราช, กระบี่, พังงา, ภูเก็ต, สุราษฎร์ธานี, ระนอง, ชุมพร, สงขลา, สตูล, ตรัง, พัทลุง, ปัตตานี, ยะลา, นราธิวาส, พัทยา, เมืองพัทยา
	"%0FP%0Rg6oFM%0Rg6oFMPZaH3R%0Rg6oFM^ %YPgFRJRa0aR %HHFIgRd %JFgPGaHd %MR_H3RWRd\\QgGQa%\\QgGQa %\\wa6F\\6 %TMIgRd %Yc6Z{IgRd %9`QHaF %YR_IgRd %9TIgRd %R_Q\\6 %7`HFIgRd %DRaC %8_o9c6oFRa %JRa7dHIgRd %H3RHaQ0 %YR_p0xV %H3RRa9YdPa %IgRdR`PQ{ %YgRcHFR{ %WRdY_o0X %\\gITRa9GaHd %QqYGR %9`QOhPc %\\|aHa7o7Rc< %Ie60a[ %ZH\\6I`VT|aOh %1\\Hp0wH %\\gCRGaHd %oTQ %ZH\\63aQ %PZaYaR3aP %Rx\\Qo\\vC %0a[YcHGg{ %Y0TH3R %H3RMHP %Pg0CaZaR %o9dQ6rZPw %T|aMhH %T|aJa6 %\\gDRCcDE{ %pMRw %HwaH %M_oQa %o9dQ6RaQ %pPw]w\\6Y\\H %H3RYVRR3{ %\\gF`QGaHd %0|apM6oM9R %Da0 %Ygq1F`Q %McXBgqT0 %Mc7cDR %oM9RIhRB{ %Ra9IgRd %0a<7HIgRd %YgMRRBIgRd %H3RJ?P %YPgFRYa3R %YPgFRY63RaP %oM9RIgRd %JR_7VI3dRd1`HG{ %H3RWRdGRRPRa9 %0R_Idw %M`66a %Oho0vD %YgRaX=R{GaHd %R_H\\6 %9gPMR %Y61Ta %YDhT %DR`6 %M`FTg6 %J`DDaHd %Q_Ta %HRaGcVaY %M`FQa%oPf\\6M`FQa\n" +
	"\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n"

/** The countries of the lines in the next two tables. */
export const LEVEL_COUNTRIES: string =
	'AFAGALAOATAZBABDBEBFBGBHBIBJBNBOBQBTBWBYBZCDCFCGCHCICMCVCYCZDEDJDKDMDODZECEEERESETFIFJFRGAGBGDGEGHGLGMGNGQGRGWGYHRHTHUIDIEILISITJOKEKGKHKMKNLALBLCLILKLRLSLTLULVLYMAMCMDMEMGMHMKMLMMMNMRMTMUMVMWNANENLNONPNZOMPHPKPLPSQARSRWSASBSDSESGSHSISKSLSMSNSSSTSYSZTDTGTJTLTMTNTOTTTZUGUZVCVUWFWSYEZM'

/** The codes of ISO 3166-2 that addresses do not use, by steps (`province-codec.ts`). */
export const LEVEL_CODES: string = `
z5/BwYMwX8SJ8a6yHy5O4jG8YhzzMCwowtxv0X088Ozyf0N8MMEyPwE8bEF5t8Q48Nb8es
2DBBBBBCB
2BBBBBBBBBBBB
z8MeGk2hwXznByK8zyI8mwxYgx31Iz99MW8w2
1BBBBBBBBB
yaxSxSiSVCw7MFxBe zsxACKGC0HyOKGw/wr2aK3Yxz8cnxW1KHzCwA8Oyxw8NDC3cxdLw84N7P63zd8NcWCBI0bx97/CEDBGCUyRtrPybxr1A0n8eKwKx90Mxgw84EDB
z8NLy1+zB
2BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB xABBBBBBB
z8RC/LfezJCwrygwugxuwrRd
2BBBBBBBBBBBBB z5/BBMxkxHE7E8j10Vu505h8OuxCyWMwEDBD1rzU530ACK0479Cx7038a4w9w5NgF0G3R8r6N8NCxoH
2BBBBBBBBBBBBBBBBBBBBBBBBBBBB
2NBBC
ybKBFJIw4w4JHcUCCIw+HF
yKBFYaayGUgwKRzX
yeI2cQ
xBBFECBBDB
yo18E
2LBBBBGBBBHBBBHBBBB yxs06
ywIDwoJHwtKFLSqSxAKBE
yrxnCDxBIy6
ywDZ0Gwk z8et+uW
ycSwawYBJZjCCFCFWGGNBWKw+KKGOG
yCZJxsCGwNFVaOXdwtwKa z8MV
1CDCBB 2LBBBBB z8UT
yGCJNHHw3NHGwhwEkSawoBHLHCjMPwsB
yBrUbwUxREaxyJwKqvn
yDwFwNFyHvIYw4C
xBR ywEFMBzQwQNEkFMLCHCEIS
2BBBBBB
2KKLBJBJBBKBHBI 3yZBBBBBBBBw2BBBBBBEBBBBBBwkBBIBBBBBBwkBBBHBBBBGBBBwxBBBBGBBBBBBwQBBBBGBBBwdBBBBB =20A =20B =20C
ybDSCxVDDxgNOwxSECGO
yRBwUBzmxR
2whBBBB 3PFFFFFCIFFFFGEVu
2CBBBBBBBBB
2BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
2BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
xABBBBBBBBDBBBBCBBBCBBB y2nB
3xSLBdNHHHJfCEERLBHCDHCMERPwXGBBJBEgCGRIDOdKTdDECONCICFVJKECFHGDwBIBDHGPKVjHCCCEKCJ
yNwbKwLxrx2
yNEuBBGwIdzPxZ
yAFHSwDwbayXwvFBIM
2BBBBBBBBBBBBBBBBBBB
2BBBBBBBBBBBBBB xCCJEF
2BBBBBBBBBBBBBBBBBBBCBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB ylezKXwHHwxwe =2A =2B =69M =6AE =75C
1BBBBBBBBB
zcBBxPXxxKF0iLmQBhKVMSvvwWDLTarBVVwCxnMHbw/RSwlHQDKwEIwOTxSwrnwTEEwHxwBowfwPOxmLCwNNyZFnxJCUFyUyawmb1BUzNMxexbw2BJpvw+wWcntwMDC4gEwtwV8NeLwcgzwwWw6PFXoKUwvIxAyWxmwSVExCwhwewkFwENx5NweIRcxQDQexXZIFwSDv0bxzxnyNxtlwXFxA8NcFMIFwUwKx9xsxvCdwnJJdIEwcQBEtiBGwkgCBGFBFwGDHw6xcvx2EwexU1B4L3eTwOwDUwCugCIiEFYHwYIEPL8Sq1y
2BBBBBBE
yBIx3soKwGxRYBPC
yAFCTEKbwEyvLew6aJSrC
yVzTxcPt
xBKBBHC
xBBBCFBBB yeBFeNHDJgODJUwkBCBJBEIEKOBIBnjweWKxS
xCG yNaFaRyKVzz
2wV xABBBBBBBBBBBB
xLCF yaLBGIw4yowQwY
yauKXRyOwqHxCQ
2BBBBBBBBBBBBBBBBBBBBB
yRnw0yJBEGgwnB
yaCCGKFTMQMLNoGDDRsRIJncEKgOwPCCDDBEBGCNmEIwsE
yzQEwPjvwaB
xCJBI
xDJN yyGwQzI
1BBBBBBBB zzhHx/N2+wkF8OiU8PXzNzsIpR1W0xwlHEyn2LOwQPFE4i8NPy9xT0G8Plxlw+1w8mDUJwkI2IuIQPwJweBIDwSbFw/ZHixXyBwM8SUFzS
2VEHCCGDHDCFDCFDCBEG
yJDEDGByXJawEDK
2BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
xBBHEBFF yxtN
1BBBBBBBBB 2KBBBBBBBBBBBBBBB
xAGG
2BBBBBBBBBBBBBC
yTRBWxZwXfDwjNwiKwRLhEEK
yKIIHByYLwt
2BBBCBBBCBB
2BBBBBBBBBBB
1BBBBBBBBB 2LBBIBBIBBIBBBBGBBIBJBJBJB
ygGawtFEFxRSIKKw2Ca
xABBBBBBBCB
2BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB yLzUJwBwawRaEpS
xDDF ywELXUQwDxVKxRJwvf
3CFEEBGEHIBFDCCCCBDFBFEDHBBCDDCCBEFBB z8ht89q128Sc86Mw28nu
yaUwBwgwLGCMLwAHBHVFxDQKwdDPwM
2BBBBBBBBBBBB zxvyxw9x1xWFBzFJwjy7x4EL8Nt59REybxDwsyh7ZBxwF0w2ZyT10000vFwQJB2wR50wSYHwxxwNz31N78DGQ8Wcw+4KGwyOwmEFBwA1uDGDCGwywyMw/N825xg
ywPDweMwiwAaCEIGwRwaLBCwe
yNNDOBILBFBBBUDDJXLPLXSwiwIUPwREVFFBFCFEj
2BBBBBBBBBBBBBBBBBBBBBBBBB
xADCHHB
zz4Bxuwi8hv0C8urK8NE0xw8ydJ2jCw2w67bK8qN8ctzc8UXC
3w1BBBBBBBBwsBBBBBBBBBBwqCBDBCBBBwoBBBBBBBBBwrBBBBBBBBwsBBBBBBBBwsBBBBBwvBBBBBBBBBBBBBBBB
1BBBBBBBBB 2K z8OG
2BBBBBBBEBBBBBBB
1B 3jCCCCDBCCCCCCCCBBCCCC
2BBBBBBBBBBBBBBB
2BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
yGfRwnexrwQLLsDJ
2ABBBBBCBEBBDDDBBBBBB z+Ci
xCLF yaLZHCLKyJBQCSEBNCDCDECICnwRGhxz
ywEwVwNweEDNCwlEGFBD
1BBBBBBBB
yWwEVuGNNxJtGow6wAxDD =BQ1 =BQ2 =BQ3
2DIEDDBIBBBBEBBCEEEBB
=P1 =P2 =P3 =P4 =P5 =P6 =P7
xNF
yjJCgy6UxhJw6wKU
2BBBCBBBBBBBBBBZB
yaxTwVSfxEwgX
2CCCCCCCCCCCCCCCC
z8Rp8OM8ndwR8VlB0c8M18VmxZ8inz1w48Mc1vy0
yweyNwPxAhwPiwe
2ABBBBBBBBBBBBBBBBBBBBBBBBBBBBB yzgzw
2BBBBB
2BBBBBBBBBBBBC
ywIDMw5wCwwBxIwHwe
ywgCJFEwLHPwfHGFwNNDFw0Q
xCBBBBBBCCBBEBBCBBB yBBb
2BBBBB
yCyPz9
3BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBCBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
ycJy3wewRwjCxy
xEJFE y04
2BBBBBBBBB
ywfJwExIDBHVnxdHRFxr
ynJwKCSxCwIwOyKt
2BBBBBB xP
ywmJHwgIDBRwbxmGDrG
yyNxFGxz
yaGINwHKwHUwTcMDJCCKPaw1ISIwb
xCICDD
ywywLxKxzu
yLCNOaUjx1IXOlyK
xABCIBG
2LBBBHBBIBBBHBBIBBIKBBIBB
2BBBBB
z2S8QM0b249gL8Zrzjwfm8ZZQwPW7sx6
2BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
3w1BBBBBBBBBBBBBBBBBBBBBBBBBwbBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBwQBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBwQBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB xCCJJ
yNhwkxAw2QwIRjIMQEw4
2BBBBBB
z9+P8e58e8ww4M05
yL2fwT
yALIw/eEyyweulN
yBCJOwEHw0GLHZwEaRFw8aDEGHG
2BBBBBBBBBB
`

/** The lookup keys of the names of each of these codes, the others near the first (`src/rules/packing/packed-names.ts`), codes separated by semicolons. Empty where addresses have no province. */
export const LEVEL_NAMES: string = `



























barlaventoislands,ilhasdebarlavento;sotaventoislands,ilhasdesotavento;santacatarina;santacatarinadofogo;santacruz;calhetadesaomiguel;mosteiros;paul;portonovo;praia;ribeirabrava;ribeiragrande;ribeiragrandedesantiago;saodomingos;saofilipe;saomiguel;saolourencodosorgaos;saosalvadordomundo;tarrafal;tarrafaldesaonicolau









alutaguse;anija;antsla;elva;haapsalu;haljala;harku;;haademeeste;joelahtme;;johvi;;kadrina;kambja;kanepi;kastre;kehtna;keila;kihnu;kiili;kohila;kohtlajarve;kose;kuusalu;loksa;laaneranna;laaneharju;luunja;laanenigula;luganuse;maardu;muhu;mulgi;mustvee;marja;narva;narvajoesuu;noo;otepaa;paide;peipsiaare;pohjasakala;poltsa;;;pohjaparnu;raasiku;rae;rakvere;;;ruhnu;rouge;rapina;saarde;;saku;saue;seto;sillamae;tallinn;tapa;;;toila;tori;torva;turi;;viimsi;;viljandi3;vinni;virunigula;vormsi;;;vaikemaarja

andalusiaFc2Eousie;aragon;castileleonFla4Fl5;castilelamanchaFla8Flelamanche;canaryislandsEias,islascanariasEies;cataloniaEunyaEunaFgne;extremadura,estremadure,es9;galiciaDzaEe;basquecountry,paisvasco,euskadi,paysbasque,euskalherria;valenciancommunityIa,comunitatvalenciana,communautevalencienne



















java,jawa,ilede4;kalimantan,borneo;malukuislands,islasmolucas;lessersundaislands,nusatenggaraK,petitesilesdelasonde,islasmenoresdelasonda;papuaislands,nouvelleguineeoccidentale,nuevaguineaoccidental;sulawesi,celebes;sumatraEe2
connachtEug2;leinster,laighin;munster,mhumhain;ulster,ulaidh


piedmontCmonteC4,piamonte;lombardyGiaGie;trentinosouthtyrolHaltoadigetrentinosudti3HaltoadigeIudti3GhautadigeHaltoadigio;venetoEie;friuliveneziagiuliaFCoulvenetiejulienneJciaj4;liguriaFe;emiliaromagnaFEeromagneJ2;tuscany,toscana,toscane;umbria,ombrie;marcheFsDas;lazio,latium,lac2;abruzzoFiFesEos;molise;campaniaGe;apulia,pug3,pouilles;basilicataIe,lucania;calabre;sicilyEiaEe;sardiniaDegnaDaigne,cerdena





christchurchnicholatown;saintannesandypoint;saintgeorgebasseterre;saintgeorgegingerland;saintjameswindward;saintjohncapisterre;saintjohnfigtree;saintmarycayon;saintpaulcapisterre;saintpaulcharlestown;saintpeterbasseterre;saintthomaslowland;saintthomasmiddle;trinitypalmettopoint
















ailukatollE;ailinglaplapatollL;arno;auratollC;ebonatollD;enewetakatollHujelang;jabat;jaluitatollF;kili,bikini4;kwajalein;laeatollC;lib;likiepatollF;majuro;maloelapatollH;mejit;miliatollD;namdrikatollG;namuatollD;rongelapatollH;ujaeatollD;utirikatoll,utrik;wothoatollE;wotjeatollE














north;south

ilocos;cagayanvalley;centralluzon;bicol;westernvisayas,rehiyonngkanlurangbisaya;centralvisayas;easternvisayas;zamboangapeninsula,rehiyonngtangwayngsambuwangga;northernmindanao;;soccsksargen,rehiyonngsoc9;caraga;muslimmindanao,inmusli9;cordilleraadministrative;calabarzon;mimaropa






































`
