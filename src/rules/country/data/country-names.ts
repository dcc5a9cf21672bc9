// Written by scripts/build-countries.ts; do not edit.
// Sources: i18n-iso-countries 7.14.0 (MIT); cldr-localenames-full 48.2.0 (Unicode-3.0);
// scripts/facts/country-languages.txt; scripts/facts/country-names.txt.
// The other names of each country as lookup keys ('src/rules/country/country-names.ts'), sorted by alpha-2 code, countries separated by semicolons.

/** Each name omits the letters that it shares with the start and the end of the shown name's key ('src/rules/packing/packed-names.ts'). */
export const COUNTRY_NAMES: string =
	`,ile lascensionIJbritish 6N;Fe;,eau,emirates,emirats,uaeDes emiratos unidosDes emirats unisNstate 6;C7;G;Fa;,shqiper2,shqiperiFe;Fe;;EtidaHque;He;Gines6Ha6;,autriche,oesterreich,osterreich;He;;,aalan9,ahvenanmaa,daland ilesEEiaGlesJs;,azarbayc2Gd3Gy2;Da herc7EeEe herzegovineFNw3;Fe;IJ peoples republicJ populaire republiqueJ popular republica;EcaEeEenEque;,alto volta,haute volta,upper voltaG;Ge;,bare2De2;;,dahomey;Dolome sanDs6E6;FesGs;,abode brunei nation peaceF darussalamF darussalam negaraF nation;FeFe etat plurinationalG estado plurinacionalG plurinational state;,bas caribeens pays,bes is5,bonaire,bonaire eustache saba saint,bonaire eustaquio saba san,bonaire eustatius saba saint,bonaire eustatius saba sint,eustatius sint,sabaEe neerlandesEisch nederland;,bres2Cs2;;,b4,bho4,འབྲུག;FoyaGlileHleK;,bechuanalandDu3;,bielorrusia,bielorussie,byelorussiaCorussia;,british hondurasDce;;,island9Fkeeling kepulauanGle9GlesJ9JsM;,3,rdc,zaireFcongo democratica republicaFkinshasaFrdFrdcGem repGemocratic kinshasa republicGemocratic republicGemocratica republicaGemocratique republiqueH;,centrafricaine republique,centroafricana republicaS;,brazzaville congoEFpeoples 8I;,confederacion suiza,confederation suisse,confederation swiss,confederazione svizzera,confoederatio helvetica,eidgenossenschaft schweizerische,helvetia,schweiz,suisse,suiza,svizra,svizzera;,coast cote divoire ivory,coast ivory,costa marfilE6;DFlesIs;Di;EunFun;,prc,中华人民共和国,中国,中國DeDe populaire republiqueE mainlandE peoples republicE popular republicaE pr;Ge;;;,cabo6C vert;,country 7Dz2Dzao paisG landG pays;,isla navidad,isla navidad territorioJlile territoireKle;,chipre,chypre,kibris;,ceska republika,cesko,checa republica,chequ2,republique tcheque,tchequieE repE republic;,alemania,allemagne,brd,bundesrepublik deutschland,deutschland;,french somaliland,yib3;,da5,dane4,dinamarca;Fque;Hine republiqueIa republicaM;,argel2,argelina democratica popular republica,dalgerie democratique populaire republiqueFeFenne democratique populaire republiqueG democratic peoples republic;,equateur;,eestiFe;,arab egypt republic,arab republic united,arabe degypte republique,arabe egipto republica,egiptoEe;,arab democratic republic sahrawi,arabe democratica republica saharaui,arabe democratique republique sahraouie,occidental saharaGspanish;,erythree,ኤርትራG state;,canarias,canarias islas,canaries iles,canary islands,ceuta melilla,espagne,espana;,abyssin2,democratic ethiopia federal republic,democratica etiopia federal republica,democratique dethiopie federale republique,et5,ኢትዮጵያGe;,suomiGeGia;,fid2,fiyiD islands;,iles malouines,islas malvinas,malvinasHsJles iles malouinesJles malouinesMs islas malvinasMs malvinasP islas malvinasP malvinas;,estados federados m9,etats federes micronesie,federated micronesia statesIe;,faero9,faeroerne,feroe iles,feroe islas,foroyarJs;,french republicEaise republiqueEiaF metropolitaineF metropolitanFsa republica;Eaise republiqueEesa republicaEese republic;,an aonaichte rioghachd,angleterre,bretagne dirlande grande nord royaume uni,bretagne grande,bretana gran,bretana gran irlanda norte reino unido,britain,britain great,britain great ireland kingdom northern7,deyrnas unedig,ecosse,england,escocia,gales,inglaterra,ireland northern,reino unido,royaume uni,scotland,uk,walesIk u5;,gra4Fe;,საქართველოFe;,francaise guyane,francesa guay3,guyaneIy3;,alderney 8Ee3;,coast gold;;,gro5,gro6,groenlandia,kalaallit nunaat;Ee;Ee;Dal3;,ecuatori9,guinea spanishJe guinee;,el,ellada,helenica republica,hellas,hellenic republic,hellenique republiqueC2Ccia;Fe iles sandwich sud sudGs islas sandwich sur surH5Ls sandwich sur surQ s sandwichZ4;;;,guinea portugueseC9Eo guineeLLe;,british gui3,co guyana operative republic,cooperativa guyana republica,cooperative guyana republique;,administrative china hong kong peoples region republic special,administrative china hong kong region special,administrative hong kong region special,china 9,china hong kong rae,china hong kong sar,chinoise hong kong ras,hksar,中华人民共和国香港特别行政区,中國香港特别行政区,香港,香港特别行政区D4I sar;,donald heard islands mcGle iles ma7Gle iles9Gles ma7Gles9Js9LL islands9;;,hrvatskaDc2Fe;;,hongrie,magyarorszagDria;,dutch east indies,east indies netherlandsHe;,eire,free irish state,heireann na poblacht,irish republic,irlanda,irlande;,ישראל,ישראל מדינתF state;,i6Ca4;,bharatCe;,diego garciaDanico indico oceano territorioDannique indien locean territoireDannique indien ocean;Ck;,persia;,is4,islande,islandia;DiaDian republicDiana republicaDieDienDienne republique;;Eque;,hachemita jordania reino,hachemite jordanie royaume,hashemite jordan kingdom,trans6FiaFie;,nippon,日本,日本国Con;Cia;,kirghi5,kirghize republique,kirghizi4,kirghizia,kirgizia,kirgui4,kirguisa republica,kirguizi4F republic;,democratic kampuchea,kampuchea,khmer republic,កម្ពុជាEyaFge;,gilbert islands,independent kiribati republic sovereign;EasEes;,christophe nieve7,christopher ne9,cristobal nieves san,cristobal sanF5;,corea democratica popular republica,corea norte,coree dem populaire rep,coree democratique populaire republique,coree nord,democratic korea people republic s,democratic korea peoples republic,dprk,북한,조선민주주의인민공화국;,corea,corea sur,coree,coree sud,rok,남한,대한민국,한국EG;,kowe2F state;,caiman islas,caimans iles;,қазақстанDj4Dji4;,democratic lao peoples republic,democratica lao popular republica,democratique lao populaire republique,ລາວ,ລາວ ສປປ,ສປປລາວC pdr;,liban,libanaise republique,libanesa republica,libanoEese republic;De sainteDe6Hnta;;,ceylon,democratic lanka republic socialist4,democratica lanka republica socialist5,democratique lanka republique socialiste4,ලංකාව ශ්රී;;,basutolandEo;,lietuvaC5Cuanie;,ducado gran luxemburgo,duche grand l9,duchy grand l9,grossherzogtum luxemb3,letzebue2F3Furgo;,leton2,lettonieEja;,arab great jamahiriya libyan peoples socialist,arab jamahiriya libyan,arab jamahiriya libyan peoples socialist,arabe jamahiriya libyenneCiaDeE state;,maroc,marruecos;;DaviaDavie;,crna gora;,antilles francaises mar9,francaise martin partie6,france mar9,francesa mar9,francesa martin parte san,french martin part6In;,malagasy republicGikara;,8,iles9,majelDs9;,former macedonia republic yugoslav,fyrom,македонија севернаFineFine nordINe;,french sudan;,birmania,birmania 7,birmanie,birmanie 7,burma,burma 7,မြန်မာ;GeH outerHn peoples republic;,administrative china macao peoples region republic special,administrative china macao region special,administrative macao region special,administrative macau region special,aomen,china macao rae,china macao sar,china macau rae,china macau sar,chinoise macao ras,中华人民共和国澳门特别行政区,中國澳门特别行政区,澳门DuDu sarE sar;,iles mariannes nord,mariannes nordDs marianas norte;Gca;Ie;;De;,ile mauriceEceEcio;,islands maldiveFas;,nyasalandDui;,estados mexicanos unidos,etats mexicains unis,etats mexique unis,mej3DqueEan states united;D3Disie;,moc7;,africa south westFe;He nouvelleKueva;;,ile8D8;;;,bajos paises,bas pays,der koninkrijk nederlanden,holanda,holland,hollande,nederland;CegCgeCuegaCvege;,democratic federal nepal republic,democratica federal nepal republica,democratique federale nepal republique;,naoero;;,aotearoa,aotearoa ne9,aotearoa nouvelle zelande,aotearoa nueva zelanda,nouvelle zelande,nueva zelanda,nueva zelandia;,doman sultanat,muscat 4D sultanato;;Cou;,francaise polynesie,francesa poli5,tahiti;,estado guinea independiente nueva6,etat guinee independant nouvelle papouasie,niugini6,papouasieEe nouvelle papouasieGindependent new papua stateHueva6;,filipinas,pilipinas;,paqu5,پاكستان;CogneConiaCskaCska rzeczpospolita;,collectivity miquelon overseas pie9Jedro san;,8,diles groupe9,ducie henderson islands oeno9,group islands9,grupo islas9,iles9Ds9F9;,asociado estado libre pu9,po8;,authority palestinian,bank gaza west,bank west,gaza,occupe palestinien territoire,occupied palestinian territoryHaHian territoriesHian territoryHiens territoiresHos territoriosI state;Fuesa republicaFuese republicGise republique;,be3Dos;;,c4E state;,ile 7,island 7;,roumanie,ru5;,srbija,србијаEe;,federacion ru3,federation russian,rossiyaC2Ee;,republica ruandesa,republique rwandaise,ru4F u;,ksaEe saouditeLta;,iles sa5,sa5Ds sa5;;,so4;,suecia,suede,sverige;,新加坡FurGur;,acuna ascension elena santa tristan,acuna ascension helena santa tristan,ascension cunha helena saint tristan,ascension cunha helene sainte tristan,elena santaEe sainteInta;,e8GeGja;,ile jan mayen,ile jan mayen9,iles jan mayen9,islands jan mayen9,islas jan mayen9Jog 8;,eslovaca republica,eslovaqu2,republic slovak,republic slovak 8,republika slovenska,republique slovaqueDenskoEquie;Da7;E saintGmost republic san sereneGrepubblica san serenissimaGrepublica san serenisima;;,soomaaliyaFe;,dutch guianaG;,sudan surCdan sud;,8,democratic principe republic9,democratica principe republica sant6,democratica principe republica9,democratique principe republique9Knt6;;,bas martin pays sa3,dutch maarten part5,dutch martin part sa3,martin neerlandaise partie sa3Hneerlandesa 4Hneerlandesa parte 4Ia3;,arab republic syrian,arabe republica si3,arabe republique syrienne,si3DeDenne;,esu5,l8,suazilandia,swaziland,swazilandia;,acun9File 7;Cques ile7Cques iles turquesG5Hle7K7Ks turcas;,t4;,antarctic french lands southern,antarctic french southern te9,antarctiques australes francaises terr2,antarticas australes francesas tierras,australes francaises terr2,australes francesas tierras,australes franceses territorios,franceses sur territorios,taaf;,republic togolese,republica togolesa,republique togolaise;,tailandiaHe;,tad8,tay7,тоҷикистон;,iles 7,islas 7;,democratic leste republic6,democratica leste republica6,democratique leste republiqu7,democratique oriental republiqu7,east6,oriental6,portugues7;;,republic tunisian,republica tunecina,republique tunisienneCezFe;,iles 5;,cumhuriyeti 7CquiaCquieDey;,8,tabago9Lte;,ellice islands;,china en republica 6,china province 6,china republic,china republic 6,chine republique 6,chinese taipei,formosa,roc,roc 6,中華民國,台湾;,jamhuri muungano tanzania wa ya,republic tanzania united,republica tanzania unida,republique tanzanie unieCganyikaGe;,ucrania,украіна;,o6;,alejadas ee islas menores uu,alejadas estados islas menores unidos,americaines dependances,ee islas ultramarinas uu,eloignees etats iles mineures unis,estados islas menores ultramarinas unidos,estados islas menores unidosHminor ou9Hminor outlying states united;,a us,america,america estados unidos,america stat9,damerique etats unis,ee uu,eeuu,estados unidos,etats unis,euaM us;,luruguay orientale republique,oriental republic 7,oriental republica 7;,ou9,ozbekiston;,7,ciudad vaticano,civitatis status vaticanae,holy see,saint siege,saint siege8,santa sede,vaticanoCe etat saint siege8Ce8Cta della stato vaticanoCta vaticanoEholy see 7Eholy see state 7Estate 7;,granadinas san vicente,sain9;,bolivarian republic 9,bolivariana republica 9,bolivarienne republique 9;,bvi,islas reino unido virgenesDanicas islas virgenesDanniques iles vierges;,americaines iles vierges,ee islas uu virgenes,estados islas unidos virgenes,etats iles unis vierges,usviH6Hstates united7;,chu cong hoa hoi nam nghia viet xa,nam viet;,hebrides new;Giles territoire 6Gislands 6Gislas territorio 6;,estado independiente 5,etat independant 5,independent samoa state,occidental 5,occidentales 5E western;EaEeEes republika;,republic yemeni;,departamento 7,departement 7,department 7;,rsa,sudafricaDka emzantsiDka iningizimuDka suidDque sud;,northern rhodes2Ee;,rhodesia,rhodesia southernFue`

/** The names in other scripts, a line for each country ('src/rules/packing/packed-names.ts'). */
export const COUNTRY_SCRIPT_NAMES: string =
	"\n" + "\n" +
	// الامارات, الامارات العربيه المتحده, الامارات العربيه المتحده دوله
	"!VsVtV`VY!VsVtV`VY Vsh`Wyv VstY\\^v!VsVtV`VY Vsh`Wyv VstY\\^v ^wsv\n" +
	// افغانستان
	"!VpiVubYVu\n" +
	"\n" + "\n" + "\n" +
	// հայաստան
	"(_PdPlnPe\n" +
	"\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" +
	// босна и херцеговина
	",`mpl_ g tdoudbmagl_\n" +
	"\n" +
	// বাংলাদেশ
	"&[m1amUve\n" +
	"\n" + "\n" +
	// българия
	",`yjb_og~\n" +
	// البحرين
	"!VsW\\`yu\n" +
	"\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" +
	// беларусь, белоруссия
	",`dj_orp{,`djmorppg~\n" +
	"\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" +
	// κυπρος
	"-itopnq\n" +
	"\n" + "\n" +
	// جيبوتي
	"![yWwYy\n" +
	"\n" + "\n" + "\n" +
	// الجزاير
	"!Vs[aVy`\n" +
	"\n" + "\n" +
	// العربيه جمهوريه مصر, مصر
	"!Vsh`Wyv [tvw`yv td`!td`\n" +
	// الصحراء الغربيه
	"!Vsd\\`VP Vsi`Wyv\n" +
	// اريتريا
	"!V`yY`yV\n" +
	"\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" +
	// δημοκρατια ελληνικη, ελλαδα
	"-cfknip`sh` djjflhif-djj`c`\n" +
	"\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" +
	// اسراييل, اسراييل دوله
	"!Vb`Vyys!Vb`Vyys ^wsv\n" +
	"\n" +
	// गणराज्य भारत, भारत
	"#FR_mK|^ \\m_S#\\m_S\n" +
	"\n" +
	// العراق
	"!Vsh`Vq\n" +
	// ايران
	"!Vy`Vu\n" +
	"\n" + "\n" + "\n" + "\n" +
	// الاردن, الاردنيه المملكه الهاشميه
	"!VsV`^u!VsV`^uyv Vsttsrv VsvVctyv\n" +
	"\n" + "\n" +
	// киргизия, кыргыз республикасы, кыргызская республика, кыргызстан
	",igobgfg~,izobzf odpnr`jgi_pz,izobzfpi_~ odpnr`jgi_,izobzfpq_l\n" +
	"\n" + "\n" +
	// القمر جزر
	"!Vsqt` [a`\n" +
	"\n" + "\n" + "\n" +
	// الكويت, الكويت دوله
	"!VsrwyY!VsrwyY ^wsv\n" +
	"\n" +
	// казахстан
	",i_f_tpq_l\n" +
	"\n" +
	// الجمهوريه اللبنانيه, لبنان
	"!Vs[tvw`yv VssWuVuyv!sWuVu\n" +
	"\n" + "\n" +
	// இலங்கை
	"$6aH|Dw\n" +
	"\n" + "\n" + "\n" + "\n" + "\n" +
	// دوله ليبيا, ليبيا
	"!^wsv syWyV!syWyV\n" +
	// المغرب, المغربيه المملكه
	"!Vsti`W!Vsti`Wyv Vsttsrv\n" +
	"\n" + "\n" +
	// гора црна
	",bmo_ uol_\n" +
	"\n" + "\n" + "\n" + "\n" + "\n" + "\n" +
	// монгол, монгол улс
	",kmlbmj,kmlbmj rjp\n" +
	"\n" + "\n" + "\n" +
	// موريتانيا
	"!tw`yYVuyV\n" +
	"\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" +
	// नेपाल
	"#WvYma\n" +
	"\n" + "\n" + "\n" +
	// عمان
	"!htVu\n" +
	"\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" +
	// الاراضي الفلسطينيه, دوله فلسطين, فلسطين
	"!VsV`Vey Vspsbfyuyv!^wsv psbfyu!psbfyu\n" +
	"\n" + "\n" + "\n" +
	// دوله قطر, قطر
	"!^wsv qf`!qf`\n" +
	"\n" + "\n" + "\n" +
	// россииская федерация, россия, рф
	",omppggpi_~ sdcdo_ug~,omppg~,os\n" +
	"\n" +
	// السعوديه, السعوديه العربيه المملكه
	"!Vsbhw^yv!Vsbhw^yv Vsh`Wyv Vsttsrv\n" +
	"\n" + "\n" +
	// السودان
	"!Vsbw^Vu\n" +
	"\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" +
	// الصومال
	"!VsdwtVs\n" +
	"\n" + "\n" + "\n" + "\n" + "\n" +
	// الجمهوريه السوريه العربيه, سوريا, سوريه
	"!Vs[tvw`yv Vsbw`yv Vsh`Wyv!bw`yV!bw`yv\n" +
	"\n" + "\n" + "\n" +
	// تشاد
	"!YcV^\n" +
	"\n" + "\n" +
	// ประเทศไทย, ไทย
	"%JR_oFWsFQ%sFQ\n" +
	"\n" + "\n" + "\n" + "\n" +
	// التونسيه الجمهوريه, تونس
	"!VsYwubyv Vs[tvw`yv!Ywub\n" +
	"\n" + "\n" + "\n" + "\n" + "\n" + "\n" +
	// украина
	",rio_gl_\n" +
	"\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" + "\n" +
	// косово
	",impmam\n" +
	// الجمهوريه اليمنيه, اليمن
	"!Vs[tvw`yv Vsytuyv!Vsytu\n" +
	"\n" + "\n" + "\n" + "\n"

/** Names in other languages that look like the name of another country: the alpha-2 code, then the folded name, separated by semicolons. */
export const FALSE_FRIENDS: string =
	`AIangila;AMermenistan;CGcongo rc;CZcehija;CZcehiya;DEalmaniya;DEalmanya;DEjamani;DOdominikana;DOdominikani;GBbretland;GEgruusia;GRgraekenland;GRgriechenland;GRgriekeland;GRgriekenland;GRgrikenlan;GRgrikkland;HUungaria;IMman;ISaisland;ISysland;KEceinia;LBlibana;LVlettonia;MFsao martinho;MFsen marten;MFst maartin;MNmong co;MYmalajzi;NEnigeris;NLholande;SXsint matin;SYsuriye;SZsvasiland;SZsvaziland;SZswasiland;THtailan;THtajlandia;TJtakisitani;TRtyrkia;YTmajota;ZMsamibia`
