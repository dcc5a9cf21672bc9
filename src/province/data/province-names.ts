// Written by scripts/build-provinces.ts; do not edit.
// Sources: iso-3166 4.4.0 and iso-3166-2 1.0.0 (MIT); cldr-subdivisions-full 48.2.0 (Unicode-3.0);
// scripts/facts/province-names.json and province-use.json, from Shopify worldwide (MIT) and Google's address metadata
// (CC-BY 4.0) by way of commerceguys/addressing (MIT); scripts/facts/province-additions.txt.
// The other names of these provinces, and the codes that addresses do not use, a line for each country.

/**
 * The lookup keys of each province's other names, provinces separated by semicolons, in the order of PROVINCE_CODES. First the
 * names that may omit their kind (such as State); after an exclamation mark, whole names; after a number sign, names that are
 * kept as written. Each name omits the letters that it shares with the start of the shown name's key
 * (`src/packing/shared-starts.ts`).
 */
export const PROVINCE_ALIASES: string = `
;;;;;,dandorralavella
,ابوظبيCzaby;,عجمان;,دبيDyy;,الفجيرهDyrah;,الشارقهDiqah;,راسالخيمهBkHymah;,uaq,امالقيوينFaywayn
,արարատ;,լոռի;,sirak,շիրակ;,կոտայք;,սյունիք;,տավուշE;,արագածոտնEcotn;,արմավիր;,գեղարքունիքCarkunik;,վայոցձորDcjor;,erevan,երեւան
;;;;Nantartidaislasdelatlanticosur;;Eva;,bs;,buenosairesautonomouscity,buenosairescity,caba,capfed,capitalfederalBtyofbuenosairesFdebuenosaires;;;;;;;;;;;;;;,sgodelestero,stgodelestero
#,aunuu,ofuolosega,roseatoll,swains,tau,tutuila
;;;;;;;,canberra,jervisbay

;;;;;;;;;,fernandodenoronha;;;;;;;;;,spaulo;;;C;,scatarina;;;,brasilia
Eislands;;;;;,governorsharbour;Ecays;;,greenturtlecay;,sandypoint;Gcrookedislands;;;;Krumcay;;Gislandlongcay;,highrock;,cityoffreeport;;;;;;;;,kempsbay;,rocksound;;;;;;,nichollstownberryislands;,marshharbour;,freshcreek
,territoireduyukon;;C;BtaC;,nouveaubrunswick;,territoiresdunordouest,tno;D;,neBuvelleecosse;,ileduprinceedouard,ipe;C;C;,cb,colombiebritannique;,labrador,nfld,terreneuve,terreneuvelabrador,tnlL
,aisen,aisendelgeneralcarlosibanezdelcampoEdelgeneralcarlosibanezdelcampo;,libertador,libertadorgeneralbernardoohiggins;;,metropolitana,region;;;;;;JantarticachilenaJchileanantarcticaJdelaantarticachilenaJlaantarticachilena;;;;;E
,aomen,澳门DoDosarDospecialadministrativeEsar;,河北;,上海Hcity;,安徽;,福建;,湖北;,海南;,湖南;,吉林;,szechuan,四川;,tibet,西藏;,云南;,pekin,peking,北京Gcity;,甘肃;,贵州;,河南;,黑龙江;,台湾;,sinkiang,新疆,新疆维吾尔HuyghurHuygurHweiwuerzizhiqu;,浙江;,xianggang,香港HsarHspecialadministrative;,辽宁;,宁夏,宁夏回族GhuiGhuiziGhuizu;,青海;,山东;,陕西;,山西;,天津Gcity;,重庆BungkingIcity;,canton,广东;,广西,广西壮族GzhuangGzhuangzu;,江苏;,江西;,neimenggu,neimongol,内蒙古
;,capital,capitaldebogota,santafedebogotaFdcFdistritocapital;;;;;;;;;;;;;;Cnia;;;;;;;;;;;;;;;E;,archipielagodesanandres,archipielagodesanandresprovidenciasantacatalinaIIislasTsantacatalina;,ndesantander,ntedesantanderDhsantander

;,ciudaddelahabanaBbana;;;;;;;;;;;;;;Fpinos


,bahralahmar,bahrelahmar,البحرالاحمر;,janubsina,جنوبسيناء;,القليوبيهCubiaGyaGyah;,qina,قنا;,wadialjadid,wadielgedeed,الواديالجديد;,helwan,hulwan,qahirah,القاهره,حلوان;,الغربيهFyah;,الاسماعيليهGyah;,iskandariyah,الاسكندريهD;,السويسBways;,اسوان;,اسيوطBsiutCout;,buhayrah,البحيره;,الدقهليهBqahliaBqahliyah;,6thofoctober,jizah,sadisminuktubar,sixthofoctober,الجيزه,السادسمناكتوبر;,uqsur,الاقصر;,menia,المنيا;,مطروحDuh;,banisueif,banisuwayf,بنيسويف;,menofia,menoufia,minufiyah,المنوفيه;,suhaj,سوهاج;,كفرالشيخDashshaykh;,bursaid,بورسعيد;,الفيومByoumByyum;,dumiat,dumyat,دمياط;,الشرقيهDkiaFyah;,shamalsina,شمالسيناء
;,biscaia,biscay,bizkaia;Ds;,fuerteventura,grancanaria,lanzaroteFdegrancanaria;,oviedo,principadodeasturiasFesHprincipado;,ibiza,illasbaleares,illesbalears,islasbaleares,mallorca,menorca,palmademallorcaFesFicislandsGilles;,santander;,gipuzkoaEscoa;,araba;Bacant;;;,xaen;,lerida;,communityofmadrid;Etzia;;Etzia;,saragossa;;Dxoz;;,ciudadautonomadeceuta;;,gerona,xirona;;;,osca,uesca;;;Ctzia;,foraldenavarraBfarroaBfarroakoforukomunitateaFeGcomunidadforal;;;Fe;;;;;;;;HHdelaplanaIdelaplana;,ciudadautonomademelilla;,orense;;;,kordobaEva;,logrono;,cdadrealBdadereal;,coruna,corunaa,corunya;,tenerifeIItenerifekoa
;,truk
Dica;;;,frenchguianaF;;;,rhonealpesH;,bourgogne,bourgognefranchecomte,franchecomte;Bittany;F;,alsace,champagneardenne,lorraine;,nordpasdecalais,picardie;;,aquitaine,limousin,poitoucharentes;,bassenormandie,hautenormandieGy;,languedocroussillon,midipyrenees;,paca
,bfpo;,lloegr#,avon,barkingdagenham,barnet,barnsley,bathnortheastsomerset,bedford,bedfordshire,beds,berks,berkshire,bexley,birmingham,blackburnwithdarwen,blackpool,bolton,bournemouthchristchurchpoole,bracknellforest,bradford,brent,brightonhove,bristol,bristolcity,bromley,buckinghamshire,bucks,bury,calderdale,cambridgeshire,cambs,camden,centralbedfordshire,cheshire,cheshireeast,cheshirewestchester,cityofbristol,cityofkingstonuponhull,cityofwestminster,cleveland,cornwall,coventry,croydon,cumberland,cumbria,darlington,derby,derbyshire,devon,doncaster,dorset,dudley,durham,ealing,eastridingofyorkshire,eastsussex,eastyorkshire,essex,gateshead,gloucestershire,greaterlondon,greatermanchester,greenwich,hackney,halton,hammersmithfulham,hampshire,hants,haringey,harrow,hartlepool,havering,herefordshire,hertfordshire,herts,hillingdon,hounslow,hull,humberside,isleofwight,islesofscilly,islington,kensingtonchelsea,kent,kingstonuponhull,kingstonuponthames,kirklees,knowsley,lambeth,lancashire,lancs,leeds,leicester,leicestershire,leics,lewisham,lincolnshire,lincs,liverpool,london,londoncity,luton,manchester,medway,merseyside,merton,middlesbrough,middlesex,miltonkeynes,newcastle,newcastleupontyne,newham,norfolk,northamptonshire,northants,northeastlincolnshire,northlincolnshire,northnorthamptonshire,northsomerset,northtyneside,northumberland,northyorkshire,nottingham,nottinghamshire,notts,oldham,oxfordshire,oxon,peterborough,plymouth,portsmouth,reading,redbridge,redcarcleveland,richmonduponthames,rochdale,rotherham,rutland,sainthelens,salford,sandwell,scilly,sefton,sheffield,shropshire,slough,solihull,somerset,southampton,southendonsea,southgloucestershire,southtyneside,southwark,southyorkshire,staffordshire,staffs,stockport,stocktonontees,stokeontrent,suffolk,sunderland,surrey,sussex,sutton,swindon,tameside,telfordwrekin,thurrock,torbay,towerhamlets,trafford,tynewear,wakefield,walsall,walthamforest,wandsworth,warks,warrington,warwickshire,westberkshire,westmidlands,westminster,westmorlandfurness,westnorthamptonshire,westsussex,westyorkshire,wigan,wilts,wiltshire,windsormaidenhead,wirral,wokingham,wolverhampton,worcestershire,worcs,york,yorkshireBfield;,alba,yralban#,aberdeen,aberdeencity,aberdeenshire,angus,argyll,argyllbute,ayrshire,banffshire,berwickshire,caithness,cityofedinburgh,cityofglasgow,clackmannanshire,comhairlenaneileansiar,dumfriesgalloway,dumfriesshire,dunbartonshire,dundee,dundeecity,eastayrshire,eastdunbartonshire,eastlothian,eastrenfrewshire,edinburgh,edinburghcity,eileansiar,falkirk,fife,glasgow,glasgowcity,highland,inverclyde,invernessshire,kincardineshire,kinrossshire,kirkcudbrightshire,lanarkshire,midlothian,moray,naheileanansiar,nairnshire,northayrshire,northlanarkshire,orkney,orkneyislands,outerhebrides,peeblesshire,perthkinross,perthshire,renfrewshire,rossshire,roxburghshire,selkirkshire,shetland,shetlandislands,southayrshire,southlanarkshire,stirling,stirlingshire,sutherland,westdunbartonshire,westernisles,westlothian,wigtownshireDtishborders;,cymru#,abertawe,anglesey,blaenaugwent,brecknockshire,bridgend,bromorgannwg,caerdydd,caerffili,caernarfonshire,caerphilly,cardiff,carmarthenshire,casnewydd,castellneddporttalbot,ceredigion,clwyd,conwy,denbighshire,dyfed,flintshire,glamorgan,gwent,gwynedd,isleofanglesey,merionethshire,merthyrtudful,merthyrtydfil,midglamorgan,monmouthshire,montgomeryshire,neathporttalbot,newport,pembrokeshire,penbontarogwr,powys,radnorshire,rhonddacynontaf,rhonddacynontaff,sirbenfro,sirceredigion,sirddinbych,sirfflint,sirfynwy,sirgaerfyrddin,southglamorgan,swansea,torfaen,valeofglamorgan,westglamorgan,wrecsam,wrexham,ynysmon;,nireland#,antrim,antrimnewtownabbey,ardsnorthdown,armagh,armaghbanbridgecraigavon,armaghcitybanbridgecraigavon,belfast,belfastcity,causewaycoastglens,derry,derrycitystrabane,derrystrabane,down,fermanagh,fermanaghomagh,lisburncastlereagh,londonderry,mideastantrim,midulster,newrymournedown,tyrone
,ciudaddeguatemala
,kln,九龙#,kwuntong,shamshuipo,wongtaisin,yautsimmongGcity;,新界#,islands,kwaitsing,north,saikung,shatin,taipo,tsuenwan,tuenmun,yuenlong;,香港,香港岛Hsar#,centralwestern,eastern,southern,wanchai
,islasdelabahia
,jabar,jawabarat;,jatim,jawatimur;,jateng,jawatengah;,kalbar,kalimantanbarat;,kepri,kepulauanriau!,ilesriau;,kalimantanselatan,kalsel;,kalimantanutara,kaltara;,ntb,nusatenggarabarat;,irianjayabarat,pabar,papbar,papuabaratDirianjaya;,pabaya,papuabaratdaya,pbd;,papeg,papuapegunungan,papuapengunungan;,papsel,papuaselatan,pasel;,papteng,papuatengah,pateng;,sumaterabarat,sumatrabarat,sumbar;,sulawesitenggara,sultra;,sulawesiselatan,sulsel;,sulawesibarat,sulbar;,sulawesitengah,sulteng;,daerahistimewaaceh,nad,nanggroeacehdarussalam;;;;;;;,irianjaya;;,daerahistimewayogyakarta,diy,jogja,jogjakarta,specialregionofyogyakartaE;,daerahkhususibukotajakarta,daerahkhususjakarta,dki,dkijakarta,dkj,specialcapitalregionofjakartaGrayaGspecialcapital;;,sumateraselatan,sumatraselatan,sumsel;,kepulauanbangkabelitungBbelNislands;,kalimantantimur,kaltim;,ntt,nusatenggaratimur;,sumaterautara,sumatrautara,sumut;,malukuutara,malut,moluccas;,sulawesiutara,sulut;,kalimantantengah,kalteng
,baileathacliath,bhaileathacliath,fingal,southdublinBnlaoghairerathdownFcity;,nagaillimheBillimh;,chorcaiCcaigh;,mhuineachain,muineachan;,lochgarman;,chillchainnigh,cillchainnigh;,mhaigheoBigheo;,chlairD;,chabhainBbhan;,chiarrai,ciarrai;,lu;,queensDghisEe;,mhi,nami;,shligighDeach;,ceatharlach,cheatharlach;,kings,uibhfhaili;,dhunnangall,dunnangall;,chilldara,cilldara;,liatroim,liatroma;,northtipperary,southtipperary,thiobraidarannBobraidarann;,chillmhantain,cillmhantain;FirtGt;,luimneach,luimnigh;Fain;,phortlairge,portlairge;,iarmhi,nahiarmhi
,तेलंगाना,తెలంగాణ;,अंडमानऔरनिकोबारद्वीपसमूहGN;,अरुणाचलप्रदेश;,असम,অসম;,चंडीगढ़,चण्डीगढ़;,झारखंड,झारखण्ड;,mysore,कर्नाटक,ಕರ್ನಾಟಕ;,लद्दाख;,orissa,ओड़िशा,ओडिशा,ଓଡ଼ିଶା;,त्रिपुरा,ত্রিপুরা;,nationalcapitalterritoryofdelhi,newdelhi,दिल्ली,नईदिल्ली;,गोआ,गोवा;,गुजरात,ગુજરાત;,हरियाणा;,महाराष्ट्र;,मणिपुर,মণিপুর;,मिज़ोरम,मिजोरम;,राजस्थान;,सिक्किम;,बिहार;,केरल,കേരളം;,नागालैंड;,पश्चिमबंगाल,পশ্চিমবঙ্গ;,मेघालय;,पंजाब,ਪੰਜਾਬ;,तमिलनाडु,தமிழ்நாடு;,उत्तरप्रदेश;,आंध्रप्रदेश,आन्ध्रप्रदेश,ఆంధ్రప్రదేశ్;,लक्षद्वीपGeep;,मध्यप्रदेश;,उत्तराखंड,उत्तराखण्डFnchal;,छत्तीसगढ़Battisgarh;,हिमाचलप्रदेशH;,जम्मूऔरकश्मीर;,pondicherry,pondichery,पांडिचेरी,पुदुच्चेरी,புதுச்சேரி;,diu,dnh,दमनऔरदीव,दादराऔरनगरहवेली,दादराऔरनगरहवेलीऔरदमनऔरदीवBmanBmandiuP
,arbil,اربيل,ههولێر;,dahuk,duhok,دهوك;,حلبجه,ههڵهبجهGh;,البصرهEh;,ديالي;,كربلاء;,tamim,التاميم,كركوك;,ميسان;,النجفCef;,نينويCawa;,السليمانيه,سلێماني;,واسط;,بابلCil;,بغداد;,iqlimkurdistan;,الانبار;,ذيقار;,صلاحالدينDhaddin;,المثني;,القادسيهGah
,مركزي;,guilan,گيلان;,مازندران;,azarbayjansharqi,اذربايجانشرقيFarbaijan;,azarbayjangharbi,اذربايجانغربيFarbaijan;,bakhtaran,كرمانشاه;,خوزستان;,فارس;,كرمان;,khorasanrazavi,خراسانرضوي;,esfahan,اصفهان;,سيستانوبلوچستانFvabaluchestan;,kordestan,كردستان;,همدانCedan;,چهارمحالوبختياريKlvabakhtiariKvabakhtiari;,luristan,لرستان;,ايلامCam;,كهگيلويهوبويراحمدJvabowyerahmadJvabuyerahmad;,بوشهر;,زنجان;,سمنان;,يزد;,هرمزگان;,تهران;,اردبيل;,قم;,ghazvin,قزوين;,گلستان;,khorasanshemali,khorasanshomali,خراسانشمالي;,khorasanjanubi,khorasanjonubi,خراسانجنوبي;,البرز
;;,liberoconsorziocomunalediagrigento;;;,valdaosta,valdaoste,valledaosta,valleedaosteEvalley;;;;;;;;;;;,liberoconsorziocomunaledienna;;,florence;;Da;;;;;;;;;;E;;Cles;;;;;;;;;FnellemiliaFnnellemilia;;;;;;,carboniaiglesias,southsardiniaBlcisiglesiente;;;,turin;;;Cice;;;;;,liberoconsorziocomunaledicaltanissetta;;;;;;;;Dua;E;;Cua;;;,liberoconsorziocomunalediragusa;CeDcapitale;,liberoconsorziocomunaledisiracusa,syracuse;;;;;;;;,altoadige,southtyrol,sudtirolBzen;;;;;Eino;,liberoconsorziocomunaleditrapani;;,vcoFia;;;;;;;Bt;;;E;;;;EEdellabrianza;,calabriaFdicalabria;F;,aquila;;,olbiatempioG
,saintkingston
,北海Hu;,青森;,岩手;,宮城;,秋田;,山形;,hukusima,ふくしま,福岛;,茨城;,栃木Btigi;,群馬Bmma;,埼玉;,tiba,千葉;,东京BukyouCioEmetropolis;,神奈川;,新潟;,富山;,石川Bikawa;,hukui,福井;,山梨Gi;,長野;,岐阜Bhu;,sizuoka,静岡;,愛知Bti;,三重;,siga,滋賀;,京,京都Cuto;,oosaka,大阪;,兵庫Cugo;,奈良;,和歌山;,鳥取;,simane,岛根;,岡山;,広岛Eima;,山口Fti;,徳岛Eima;,香川;,愛媛;,高知BtiBuchi;,hukuoka,福岡;,佐賀;,長崎;,熊本;,ooita,大分;,宮崎;,鹿児岛Eima;,沖縄
Gs#,abaiang,abemama,aranuka,arorae,banaba,beru,butaritari,centralgilberts,kuria,maiana,makin,marakei,nikunau,nonouti,northerngilberts,northtarawa,onotoa,southerngilberts,southtarawa,tabiteuea,tamana,tarawa;#,christmas,fanning,kiritimati,tabuaeran,teraina;#,canton,kanton

,평양IcityIsi;,pyongannamdo,평안남;,pyonganbukto,평안북;,자강;,hwanghaenamdo,황해남;,hwanghaebukto,황해북;,강원Eeonto;,hamgyongnamdo,함경남;,hamgyongbukto,함경북;,yanggang,량강Ekangto;,najinsonbong,nason,라선;,남포Do;,개성Dong
,서울Ecity;,pusan,부산;,taegu,대구;,인천Don;,kwangju,광주Gcity;,taejon,대전Dun;,울산;,kyeonggi,kyonggi,kyunggi,경기Bunggi;,kangweon,kangwon,강원Eeon;,northchungcheong,northchungchong,northchungchung,충북,충청북BoongbukEcheongbukEchongbukEchungbuk;,southchungcheong,southchungchong,southchungchung,충남,충청남BoongnamEcheongnamEchongnamEchungnam;,chollabuk,chonbuk,chunbuk,junbuk,northcholla,northjeolla,전라북,전북CllabukDrabuk;,chollanam,chonnam,chunnam,junnam,southcholla,southjeolla,전남,전라남CllanamDranam;,kyeongbuk,kyeongsangbuk,kyongbuk,kyongsangbuk,kyungbuk,kyungsangbuk,northgyeongsang,northkyongsang,northkyungsang,경북,경상북BungbukFsangbugdoFsangbuk;,kyeongnam,kyeongsangnam,kyongnam,kyongsangnam,kyungnam,kyungsangnam,southgyeongsang,southkyongsang,southkyungsang,경남,경상남BungnamFsangnam;,cheju,제주;,세종Fcity
,capital,kuwayt,العاصمه;,حولي;,مباركالكبيرLir;,الاحمدي;,الفروانيهI;,الجهراء
#,sisterislands;#,boddentown,eastend,georgetown,northside,westbay
,semipalatinCy;,aqmolaEin;,aqtobeCjubinCyubin;Ein!FoblastFoblysy;,gurev,guryev;,batysqazaqstan,zapadnokazakhstan;,dzhambul,zambyl,zhambyl;,zhetisu,zhetysu;,qaragandy,qaraghandyHinHy;,kustanai,kustanay,qostanayGj;,kzylorda,qyzylordaHin#,baikonur,baikonyr,baykonur,bayqongyr;DghystauDistau;;,severokazahstan,severokazakhstan,soltustikqazaqstan;,juznokazahstan,ongtustikqazaqstan,southkazakhstan,yuzhnokazakhstanDestan!,chimkentskayaoblast;;,shyghysqazaqstan,shygysqazaqstan,vostochnokazakhstan;,nursultan;DataFcity;Hcity!,chimkent

#,rota,saipan,tinianHislands
,edomex;;;Hdezaragoza;;;;;;Ideocampo;;;;;Idearteaga;;;;;;HdeignaciodelallaveHllave;;;;;;;Nnorte;;;,cddemexico,federal,mexicocity,mexicodf;,qr
Ee;;;,malacca;,nsembilanCrisembilan;;,pulaupinang;;;;,trengganu;;;,kl
;;,maputocidade,maputocity
;;;;;;;;;;;;;;;;;;;;Csarawa;;;;;;;;;;;;;;;;,fct,federalcapitalEEcapital
;;;;;;;;;;;;;;;,atlanticonorte,northcaribbeancoast,raan,raccn;,atlanticosur,raas,raccs,southcaribbeancoast
;;;;Dsi
;;;;;,tamakimakaurau;;;Fcity;;;;;HIhanganui;;;,greaterwellington
;,westpanama;;;;;;;;;Fwounaan;,kunayala,sanblas;Bobebugle
Bsco;Crumayu;;;;;;,constitucionaldelcallao;;,hunin;;;,gobiernoregionaldelimaDprovincias!,departamentodelimaDdepartamentoDregion;;;;;;;;;;;;,municipalidadmetropolitanadelimaDhatunllaqta!,provinciadelimaDprovinceDprovincia
;;,archipeldestubuai,tubuai;,archipeldesmarquisesEesasislands;,archipeldestuamotuG
,simbu;;;;;;;;;,oro;,northsolomons;,sandaun;;;;;;;;;;,portmoresby
,manila,nationalcapital;;;;;;Dke;;;;;Det;;;;;;;;;;;;;;;,compostelavalley;;;E;;;;,gimaras;;;,hilagangiloko;;;;;,hilaganglanaw;;;;Gke;Cindanaw;;,kanlurangmindoro,mindorooccidental;,mindorooriental;;;,lalawigangbulubundukin;,kanlurangmisamis;;,northcotabato;,kanlurangnegros;;,hilagangsamar;;;;;;,keson;,kirino;Bsal;;;;Bkihor;,katimogangleyte;;;;,hilagangsurigaw;;;;,westernsamar;,hilagangsambuwangga;,timogsambuwanggaI;,sambales;,sambuwanggasibugayNuey
;;;;;;;;;;En;;,oporto;;;;;;,azores,regiaoautonomadosacores;,regiaoautonomadamadeira
;;;Dbohei;;;;;;;;;;;;Fal
;;;;;;;;;;;;;;;;;,capital
;;;Charest
,tyva;,evrej,evrey,evreyskayaavtonomnaya,yevreyskayaavtonomnaya;EjaEya;,gornoaltay!,republicofaltai,respublikaaltayDjrespublikaDyDyrepublicDyrepublitsDyrespDyrespublikaE;EiriaEiriya;CjatijaFGya;,avtonomnarespublikakrim,krym;;EetijaIya;;GjaGya;,yakutia,yakutiyaBhaEyakutiaEyakutiya;;FGya;!DjskijkrajDykraiDyskiyDyskiykray;;Bhangel;Ehan;;Bjan;,celjabin;F;,ustorda,ustordaburyat,ustordyn,ustordynskiyburyat,ustordynskyburyat;F;,koryak,koryakia,koryakiyaDatG;,kuzbassG;,habarov;;G;;Dckaja;;Ckov!CkvaoblastFprovinceFregion;;DckijE;,gorkov,gorkyCegorodDegorod;DajaDaya;;,komipermyak,komipermyakia,komipermyat;FeFye;;;,rjazan;Bhalin;,kuybyshevE;;;;;;;;C;,kalinin;,tjumen;Bjanov;;;,jaroslavH;,agaburyat,agaburyatia,aginburyat,aginskiyburyat,aginskyburyat,chita,chitin,transbaikalDjkalHe;BelBlov;Fcity!,gmoskva,gorodmoskvaCkvaCkvag;,hantymansij,yugraBmaoFKy;,jamaloneneckijBnaoFK;,cecenEen;GHya;IOPyaQn;GjaGya;FjaFya;Dzh;;Den;;Eod;,hakasijaFiya;;,velikiynovgorod;;EaevocerkesGevocherkesGevocherkesiyaHevocherkesP;DjDy;,spbBnktpeterburgBnktpetersburg;;,dolganonenet,evenk,evenkia,evenkiy,evenkiya,taimyr,taymyr,taymyrdolganonenets,taymyria,taymyrskiydolganonenetFjar;;,severnajaosetija,severnayaosetiya,severnayaosetiyaalaniyaL
;Cbwalo;;,anucap;;;;;;;;;;;,ladig;,englishriver;Cbikston;Cfleri;;;Cglo;;;,lemamel
,jubbadadhexe;,jubbadahoose;,shabeellahadhexe;;;;Biraan;;Dal;;;;;;,benadirDdir;;;,shabeellahahoose

;;,calatenango
,bkk,krungthep,krungthepmahanakhon,กทม,กรุงเทพ,กรุงเทพมหานคร,กรุงเทพฯGmetropolis;,สมุทรปราการ;,นนทบุรี;,ปทุมธานี;,ayutthaya,พระนครศรีอยุธยา,อยุธยา;,อ่างทอง;,ลพบุรี;,สิงห์บุรี;,ชัยนาท;,สระบุรี;,ชลบุรี;,ระยอง;,จันทบุรี;,ตราด;,ฉะเชิงเทรา;,ปราจีนบุรี;,นครนายก;,สระแก้ว;,korat,นครราชสีมา;,บุรีรัมย์;,สุรินทร์;,ศรีสะเกษ;,อุบลราชธานี;,ยโสธร;,ชัยภูมิ;,อํานาจเจริญ;,บึงกาฬ;,หนองบัวลําภู;,ขอนแก่น;,อุดรธานี;,เลย;,หนองคาย;,มหาสารคาม;,ร้อยเอ็ด;,กาฬสินธุ์;,สกลนคร;,นครพนม;,มุกดาหาร;,เชียงใหม่;,ลําพูน;,ลําปาง;,อุตรดิตถ์;,แพร่;,น่าน;,พะเยา;,เชียงราย;,แม่ฮ่องสอน;,นครสวรรค์;,อุทัยธานี;,กําแพงเพชร;,ตาก;,สุโขทัย;,พิษณุโลก;,พิจิตร;,เพชรบูรณ์;,ราชบุรี;,กาญจนบุรี;,สุพรรณบุรี;,นครปฐมGhathom;,สมุทรสาคร;,สมุทรสงคราม;,เพชรบุรี;,ประจวบคีรีขันธ์;,นครศรีธรรมราช;,กระบี่;,พังงา;,ภูเก็ต;,สุราษฎร์ธานี;,ระนอง;,ชุมพรEon;,สงขลา;,สตูล;,ตรัง;,พัทลุงEalung;,ปัตตานี;,ยะลา;,นราธิวาส;,phatthaya,พัทยา,เมืองพัทยา
;;E;;;;;;;;;;;;;;;;;;;;;;;;,antep;;;;,antakya;;,icel;;;;;;;;,izmit;;;;;,kmaras,maras;;;;;;;;;;;;;;;;;,surfa,urfa
;;;;;;;;Fga
!,嘉义县;!,新竹县;G!,新竹市;,高雄Icity;,屏东;,台东;,台中Hcity;,彰化;,花莲;,基隆Gcity;,金门;,连江;,苗栗;,南投;,澎湖;,桃园Gcity;,云林;,新北Icity!,taipeicounty,台北县;Fcity!,台北,台北市;,台南Fcity;F!,嘉义市;,ilan,宜兰
DichchinaDitEchchynaEchynaF;Cin;Bgan;BepropetrovFFv;DchchinaDchchynaDchyna;Bitomir;,transcarpathiaHIya;GkaHiaJya;,precarpathia,prikarpattya,prykarpattia,prykarpattya;Dcity!,kiev,kiiv,mistokiiv,mistokyiv,mkiiv;,kiivshchinaDschynaDshchyna!,kievoblast,kievskayaoblast,kiivoblast,kiivska,kiivskaobl,kiivskaoblastDregionDskaDskaoblast;,kropivnit,kropyvnytFgrad;Jcity;,avtonomnarespublikakrim,avtonomnarespublikakrym,krim,krym;Bov;,mikolaivFyiv;CDDsa;F;En;C;Hlya;Eov;;FichchinaFitGchchynaGchyna;F;Fgiv;,bukovina,bukovynaGechchinaGechchynaGet
;FFislands
,cnmiOs;;!C;C;CE;D;C;Ba;;;C;C;D;D;CD;;D;CD;;,unitedstatesvirginislands;D;CD;C;D;D;C;D;C;KaeKafricaKcanadaKmiddleeastQcanadaafricamiddleeastQthemiddleeastcanada;D;;CD;D;,nuevohampshire;,nuevajersey;,nmex,nuevomexico;,nuevayork;;;E;;;;,virginiaoccidental,wva,wvirginia;,carolinadelnorte,ncarolina;,dakotadelnorte,ndak,ndakota;;,carolinadelsur,scarolina;,dakotadelsur,sdak,sdakota;D;,washingtondc;;,luisiana;;;;;;CsilvaniaDDa;KtheamericasLa;Kap;;,micronesia
;;;;;;;;;;;;;;;;;;,33
;;;;;;;;;;;;;;,federaldependencies,federaldependenciesofvenezuela;,vargas;;,bolivarianodemiranda;;;;;;;,dttocapital,federalBracas
#,saintcroix,saintjohn,saintthomas
BtayEcity;;,hagiang;;;;,baccan,backan;Gg;;Cgiang;,hoabinh,vinhphuc;CduongHcity;,ninhthuan;,binhthuan,dacnong,daknong;,hanam,namdinh;;;;Ebinh;,thuathienhueCcity;,quangnamDcity;,kontum;,binhdinh;,thaibinh;,phuyenBclacBclak;,yenbai;,binhphuoc;,bariavungtau,binhduong,hcm,hcmc,hochiminh,hochiminhcity,saigon,tphcm,vungtau;,long;,tiengiang;,bentre,travinh;,kiengiang;,haugiang,soctrangFcity;,baclieu
,pwv;,easterntransvaal,impumalanga;,northern,northerntransvaal;,gazulunatala,natal;,foreisetata,orangefree,vrystaat;,bokonebophirimaBordwes;,ooskaap;,itjhingalangakapaCkaap;,itlhagwinikapaBordkaap

`

/** The countries of the lines in the next two tables. */
export const OTHER_COUNTRIES: string =
	'AFAGALAOATAZBABDBEBFBGBHBIBJBNBOBQBTBWBYBZCDCFCGCHCICMCVCYCZDEDJDKDMDODZECEEERESETFIFJFRGAGBGDGEGHGLGMGNGQGRGWGYHRHTHUIDIEILISITJOKEKGKHKMKNLALBLCLILKLRLSLTLULVLYMAMCMDMEMGMHMKMLMMMNMRMTMUMVMWNANENLNONPNZOMPHPKPLPSQARSRWSASBSDSESGSHSISKSLSMSNSSSTSYSZTDTGTJTLTMTNTOTTTZUGUZVCVUWFWSYEZM'

/** The codes of ISO 3166-2 that addresses do not use, by steps. */
export const OTHER_CODES: string = `
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

/** The lookup keys of the names of each of these codes, codes separated by semicolons. Empty where addresses have no province. */
export const OTHER_NAMES: string = `



























barlaventoislands,ilhasdebarlavento;sotaventoislands,ilhasdesotavento;santacatarina;santacatarinadofogo;santacruz;calhetadesaomiguel;mosteiros;paul;portonovo;praia;ribeirabrava;ribeiragrande;ribeiragrandedesantiago;saodomingos;saofilipe;saomiguel;saolourencodosorgaos;saosalvadordomundo;tarrafal;tarrafaldesaonicolau









alutaguse;anija;antsla;elva;haapsalu;haljala;harku;;haademeeste;joelahtme;;johvi;;kadrina;kambja;kanepi;kastre;kehtna;keila;kihnu;kiili;kohila;kohtlajarve;kose;kuusalu;loksa;laaneranna;laaneharju;luunja;laanenigula;luganuse;maardu;muhu;mulgi;mustvee;marja;narva;narvajoesuu;noo;otepaa;paide;peipsiaare;pohjasakala;poltsa;;;pohjaparnu;raasiku;rae;rakvere;;;ruhnu;rouge;rapina;saarde;;saku;saue;seto;sillamae;tallinn;tapa;;;toila;tori;torva;turi;;viimsi;;viljandi3;vinni;virunigula;vormsi;;;vaikemaarja

andalusia,andalucia,andalousie;aragon;castileleon,castillaleon,castilleleon;castilelamancha,castillalamancha;canaryislands,canarias,islascanarias,canaries;catalonia,catalunya,cataluna,catalogne;extremadura,estremadure;galicia,galiza,galice;basquecountry,paisvasco,euskadi,paysbasque,euskalherria;valenciancommunity,valenciana,comunitatvalenciana,communautevalencienne



















java,jawa;kalimantan,borneo;malukuislands;lessersundaislands,nusatenggara,lessersunda;papuaislands;sulawesi,celebes;sumatra,sumatera
connacht,connaught;leinster,laighin;munster,mhumhain;ulster,ulaidh


piedmont,piemonte,piemont,piamonte;lombardy,lombardia,lombardie;trentinosouthtyrol,trentinoaltoadigetrentinosudtirol,trentinoaltoadige,trentinosudtirol,trentinhautadige;veneto,venetie;friuliveneziagiulia,friuli,frioulvenetiejulienne;liguria;emiliaromagna,emilia,emilieromagne,emiliaromana;tuscany,toscana,toscane;umbria,ombrie;marche,marches,marcas;lazio,latium,lacio;abruzzo,abruzzi,abruzzes,abruzos;molise;campania,campanie;apulia,puglia,pouilles;basilicata,basilicate,lucania;;sicily,sicilia,sicile;sardinia,sardegna,sardaigne,cerdena





christchurchnicholatown;saintannesandypoint;saintgeorgebasseterre;saintgeorgegingerland;saintjameswindward;saintjohncapisterre;saintjohnfigtree;saintmarycayon;saintpaulcapisterre;saintpaulcharlestown;saintpeterbasseterre;saintthomaslowland;saintthomasmiddle;trinitypalmettopoint
















ailukatoll,ailuk;ailinglaplapatoll,ailinglaplap;arno;auratoll,aur;ebonatoll,ebon;enewetakatoll,enewetakujelang;jabat;jaluitatoll,jaluit;kili,bikinikili;kwajalein;laeatoll,lae;lib;likiepatoll,likiep;majuro;maloelapatoll,maloelap;mejit;miliatoll,mili;namdrikatoll,namdrik;namuatoll,namu;rongelapatoll,rongelap;ujaeatoll,ujae;utirikatoll,utrik;wothoatoll,wotho;wotjeatoll,wotje














north;south

ilocos;cagayanvalley;centralluzon;bicol;westernvisayas,rehiyonngkanlurangbisaya;centralvisayas;easternvisayas;zamboangapeninsula,rehiyonngtangwayngsambuwangga;northernmindanao;;soccsksargen,rehiyonngsoccsksargen;caraga;muslimmindanao,inmuslimmindanao;cordilleraadministrative;calabarzon;mimaropa






































`
